"""The pages of a record: read, stepped through, shared by a link, exported (SPEC G5)."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from cardavia.records import Record, pbn, write
from cardavia.web.answers import said, wants_fragment
from cardavia.web.asking import Acting, AtDesk, Form, Guest
from cardavia.web.drawing import page
from cardavia.web.record import step, story

router = APIRouter(include_in_schema=False)

Number = Annotated[int | None, Query(ge=1)]
StepNumber = Annotated[int, Query(alias="step", ge=0, lt=10_000)]


@router.get("/tables/{table}/record")
def record(request: Request, at: AtDesk, person: Guest, table: str, deal: Number = None, shared: str = "") -> Response:
    return _read(request, at.house.tables.record(table, person, deal), f"/tables/{table}/record", table, shared)


@router.get("/tables/{table}/record/replay")
def replay(request: Request, at: AtDesk, person: Guest, table: str, deal: Number = None, n: StepNumber = 0) -> Response:
    return _step(request, at.house.tables.record(table, person, deal), f"/tables/{table}/record", n)


@router.get("/tables/{table}/record.json")
def record_json(at: AtDesk, person: Guest, table: str, deal: Number = None) -> Response:
    return as_json(at.house.tables.record(table, person, deal))


@router.get("/tables/{table}/record.pbn")
def record_pbn(at: AtDesk, person: Guest, table: str, deal: Number = None) -> Response:
    return as_pbn(at.house.tables.record(table, person, deal))


@router.post("/tables/{table}/share")
def share(at: AtDesk, person: Acting, table: str, form: Form) -> Response:
    number = form.number("deal") if form.get("deal") else None
    token = at.house.tables.share(table, person, number)
    chosen = f"deal={number}&" if number is not None else ""
    return RedirectResponse(f"/tables/{table}/record?{chosen}shared={token}", 303)


@router.get("/records/{token}.json", name="shared_json")
def shared_json(at: AtDesk, token: str) -> Response:
    return as_json(at.house.tables.shared(token))


@router.get("/records/{token}.pbn", name="shared_pbn")
def shared_pbn(at: AtDesk, token: str) -> Response:
    return as_pbn(at.house.tables.shared(token))


@router.get("/records/{token}")
def shared_record(request: Request, at: AtDesk, token: str) -> Response:
    return _read(request, at.house.tables.shared(token), f"/records/{token}")


@router.get("/records/{token}/replay")
def shared_replay(request: Request, at: AtDesk, token: str, n: StepNumber = 0) -> Response:
    return _step(request, at.house.tables.shared(token), f"/records/{token}", n)


def as_json(found: Record) -> Response:
    return Response(write(found), media_type="application/json", headers=_download(found, "json"))


def as_pbn(found: Record) -> Response:
    """``Illegal("not_bridge")`` for another game."""
    return Response(pbn.write([found]), media_type="text/x-pbn", headers=_download(found, "pbn"))


def _download(found: Record, kind: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="cardavia-{found.game}-{found.number}.{kind}"'}


def _read(request: Request, found: Record, base: str, table: str = "", shared: str = "") -> Response:
    speech = said(request)
    path = f"/records/{shared}" if shared.replace("-", "").replace("_", "").isalnum() else ""
    return HTMLResponse(
        page(
            request,
            speech,
            "record.html",
            record=found,
            story=story(found, speech),
            base=base,
            table=table,
            shared=path,
            shared_full=f"{request.url.scheme}://{request.url.netloc}{path}",
        )
    )


def _step(request: Request, found: Record, base: str, at: int) -> Response:
    speech = said(request)
    template = "replay_part.html" if wants_fragment(request) else "replay.html"
    return HTMLResponse(page(request, speech, template, record=found, step=step(found, at, speech), base=base))
