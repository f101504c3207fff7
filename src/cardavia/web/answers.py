"""Refusals as answers: one sentence in the reader's language, on a page or as JSON."""

import logging
from typing import cast

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException

from cardavia.cards import Illegal, Refusal, Unreadable
from cardavia.games import Plain, plain
from cardavia.table import NotFound, Stale
from cardavia.web.appearance import appearance
from cardavia.web.drawing import page
from cardavia.words import Words, words

log = logging.getLogger(__name__)

#: The status of each reason that is neither unreadable, illegal, stale nor not found.
STATUS = {
    "no_guest": 401,
    "cross_site": 403,
    "no_rules_page": 404,
    "too_large": 413,
    "too_many_requests": 429,
    "went_wrong": 500,
}
#: What our own refusals call a status that the framework answers with.
REASONS = {404: "no_such_page", 405: "no_such_method"}


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal.

    >>> status_of(Stale(seq=3)), status_of(NotFound()), status_of(Illegal("must_follow", suit="H"))
    (409, 404, 422)
    """
    if refusal.reason in STATUS:
        return STATUS[refusal.reason]
    if isinstance(refusal, NotFound):
        return 404
    if isinstance(refusal, Stale):
        return 409
    return 422 if isinstance(refusal, Illegal) else 400


def said(request: Request) -> Words:
    """The words of the reader: as chosen, else as the browser wishes."""
    return words(appearance(request).language)


def is_api(request: Request) -> bool:
    return request.url.path.startswith("/api/")


def wants_fragment(request: Request) -> bool:
    """Did our script ask, which puts a part of a page in its place?"""
    return "x-fragment" in request.headers


def refused(request: Request, refusal: Refusal, status: int | None = None, game: str | None = None) -> Response:
    """The answer to what can't be done."""
    status = status or status_of(refusal)
    speech = said(request)
    sentence = speech.refusal(refusal, game)
    response: Response
    if is_api(request):
        told = {"reason": refusal.reason, "message": sentence, "values": told_values(refusal)}
        response = JSONResponse({"error": told}, status)
    elif wants_fragment(request):
        response = HTMLResponse(
            page(request, speech, "refusal.html", sentence=sentence), status, headers={"x-refusal": "1"}
        )
    else:
        response = HTMLResponse(page(request, speech, "error.html", sentence=sentence, status=status), status)
    if refusal.reason == "too_many_requests":
        response.headers["retry-after"] = str(refusal.values["seconds"])
    if refusal.reason == "no_guest":
        response.headers["www-authenticate"] = "Bearer"
    return response


def told_values(refusal: Refusal) -> dict[str, Plain]:
    """A refusal's values for JSON; what has no plain form, such as another refusal, by its text."""
    told: dict[str, Plain] = {}
    for name, value in refusal.values.items():
        try:
            told[name] = plain(value)
        except TypeError:
            told[name] = str(value)
    return told


# The handlers of the site. Starlette hands each the kind of error that it is entered for.


async def on_refusal(request: Request, error: Exception) -> Response:
    return refused(request, cast(Refusal, error))


async def on_bad_request(request: Request, error: Exception) -> Response:
    """A body that isn't what the API's schema says: the first thing that is wrong with it."""
    first = cast(RequestValidationError, error).errors()[0]
    where = [str(part) for part in first["loc"] if part != "body"]
    if first["type"] == "json_invalid":
        return refused(request, Unreadable("bad_json", line=1, column=int(where[0]) + 1 if where else 1))
    if first["type"] == "missing":
        return refused(request, Unreadable("missing_field", field=".".join(where) or "body"))
    value = first.get("input")
    told = str(value)[:60] if isinstance(value, str | int | float | bool) else None
    return refused(request, Unreadable("bad_field", field=".".join(where) or "body", value=told))


async def on_http_error(request: Request, error: Exception) -> Response:
    """No such page, no such method; and a refusal that the framework has wrapped up."""
    cause = error.__cause__
    if isinstance(cause, Refusal):
        return refused(request, cause)
    found = cast(HTTPException, error)
    reason = REASONS.get(found.status_code)
    if reason is None:
        return refused(request, Unreadable("bad_request"), found.status_code)
    response = refused(request, Unreadable(reason, text=request.url.path[:60]), found.status_code)
    response.headers.update(found.headers or {})  # Allow
    return response


async def on_unwritable(request: Request, error: Exception) -> Response:
    """A text with half of a surrogate pair, which no encoding can hold: JSON lets it through."""
    return refused(request, Unreadable("bad_request"))


async def on_failure(request: Request, error: Exception) -> Response:
    """Our own fault. The log has it; the page tells nothing of it."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return refused(request, Unreadable("went_wrong"), 500)
