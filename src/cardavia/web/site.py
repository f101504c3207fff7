"""The site of a house: pages, streams, the API, and what guards them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from cardavia import __version__
from cardavia.app import House
from cardavia.cards import Refusal
from cardavia.web import analysis, answers, api, front, records, streams, systems, tables
from cardavia.web.asking import Desk
from cardavia.web.drawing import STATIC
from cardavia.web.guards import Guarded, Headed
from cardavia.web.guests import Guests
from cardavia.web.limits import Limits, Meter, Places

ABOUT = "Bridge and tarot tables for programs: found a table, look, act, follow the events, read the record."
#: Where files may be posted, and so more bytes than a form has.
UPLOADS = ("/tables",)


class Files(StaticFiles):
    """Static files. Their addresses change when they do, so a browser may keep them for a year."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        kept = "public, max-age=31536000, immutable" if scope["query_string"] else "no-cache"
        response.headers["cache-control"] = kept
        return response


def site(house: House, limits: Limits | None = None) -> FastAPI:
    """The web application of a house. While it runs, the house's robots are awake.

    >>> from cardavia.app import memory_house
    >>> site(memory_house()).title
    'Cardavia'
    """

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        async with house.running():
            yield

    made = FastAPI(
        title="Cardavia",
        version=__version__,
        description=ABOUT,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/v1/openapi.json",
    )
    made.state.desk = Desk(house, Guests(house), limits or Limits(), Meter(), Places())
    for room in (front, systems, tables, records, analysis, streams, api):
        made.include_router(room.router)
    made.mount("/static", Files(directory=STATIC), name="static")
    made.add_exception_handler(Refusal, answers.on_refusal)
    made.add_exception_handler(RequestValidationError, answers.on_bad_request)
    made.add_exception_handler(HTTPException, answers.on_http_error)
    made.add_exception_handler(UnicodeEncodeError, answers.on_unwritable)
    # The last one added stands first.
    made.add_middleware(GZipMiddleware, minimum_size=1000)
    made.add_middleware(Guarded, body=house.settings.body, upload=house.settings.upload, uploads=UPLOADS)
    made.add_middleware(Headed)
    return made
