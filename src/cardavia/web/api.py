"""The JSON API: the same tables for programs. A bot asks for a guest's token once and sends it with every request."""

import json
import secrets
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Query, Request
from fastapi.sse import EventSourceResponse, ServerSentEvent
from starlette.concurrency import run_in_threadpool

from cardavia.cards import Unreadable
from cardavia.deals import pasted, seeded
from cardavia.games import Plain, Seat, game, names, plain
from cardavia.records import as_plain
from cardavia.robots import levels
from cardavia.table import PACES
from cardavia.web.asking import AtDesk, Bot, held
from cardavia.web.guests import address
from cardavia.web.models import (
    ActWanted,
    ErrorTold,
    EventsTold,
    GamesTold,
    GuestTold,
    LookTold,
    SeqWanted,
    ShareTold,
    TablesTold,
    TableTold,
    TableWanted,
)
from cardavia.web.systems import SYSTEMS

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorTold} for status in (400, 401, 404, 409, 413, 422, 429)
}
router = APIRouter(prefix="/api/v1", responses=ERRORS)


@router.get("/games", tags=["games"])
def list_games() -> GamesTold:
    """The games, what a table of each can be set up with, and the levels of the robots."""
    told = [
        {
            "name": name,
            "matches": list(game(name).matches),
            "levels": list(levels(name)),
            "systems": list(SYSTEMS.get(name, ())),
            "order": [seat.letter for seat in game(name).order],
            "pack": [card.code for card in game(name).pack],
        }
        for name in names()
    ]
    return GamesTold.model_validate({"games": told, "paces": list(PACES)})


@router.post("/guests", status_code=201, tags=["guests"])
def new_guest(request: Request, at: AtDesk) -> GuestTold:
    """A new guest. Send the token with every other request, as `Authorization: Bearer TOKEN`."""
    at.meter.count(f"guests {address(request)}", at.limits.guests)
    return GuestTold(token=at.guests.token(at.guests.new()))


@router.get("/tables", tags=["tables"])
def list_tables(at: AtDesk, person: Bot) -> TablesTold:
    """The guest's tables, newest first."""
    return TablesTold.model_validate({"tables": [plain_listed(listed) for listed in at.house.tables.mine(person)]})


@router.post("/tables", status_code=201, tags=["tables"])
def new_table(at: AtDesk, person: Bot, wanted: TableWanted) -> TableTold:
    """Founds a table and deals. The guest sits in the seat that no robot has (South by default), or watches if
    robots have all four."""
    at.meter.count(f"tables {person}", at.limits.tables)
    rules = game(wanted.game)
    number = wanted.deal_number
    if number is not None and not (number.isascii() and number.isdecimal() and len(number) <= 60):
        raise Unreadable("bad_deal_number", text=number[:60])
    if wanted.seed is not None and number is None:
        number = str(seeded(rules, wanted.seed))
    table = at.house.tables.create(
        person,
        wanted.game,
        key=wanted.key or secrets.token_urlsafe(16),
        match=wanted.match or rules.matches[0],
        values=wanted.values,
        robots=None if wanted.robots is None else {Seat.read(seat): level for seat, level in wanted.robots.items()},
        pace=wanted.pace,
        deal=None if wanted.deal is None else pasted(rules, wanted.deal),
        index=None if number is None else int(number),
    )
    return TableTold(table=table, look=LookTold.model_validate(at.house.tables.look(table, person).plain()))


@router.get("/tables/{table}", tags=["tables"])
def view_table(at: AtDesk, person: Bot, table: str) -> LookTold:
    """The table as the guest sees it now."""
    return LookTold.model_validate(at.house.tables.look(table, person).plain())


@router.post("/tables/{table}/acts", tags=["tables"])
def act_at_table(at: AtDesk, person: Bot, table: str, wanted: ActWanted) -> LookTold:
    """Acts for the guest's seat: a call (`P`, `X`, `4S`), a card (`SA`, `T21`), a bid, a discard, a claim."""
    key = wanted.key or secrets.token_urlsafe(16)
    return LookTold.model_validate(at.house.tables.act(table, person, wanted.text, seq=wanted.seq, key=key).plain())


@router.post("/tables/{table}/undo", tags=["tables"])
def undo_at_table(at: AtDesk, person: Bot, table: str, wanted: SeqWanted) -> LookTold:
    """Takes the guest's last action back, if no other seat has acted since."""
    key = wanted.key or secrets.token_urlsafe(16)
    return LookTold.model_validate(at.house.tables.undo(table, person, seq=wanted.seq, key=key).plain())


@router.post("/tables/{table}/deals", tags=["tables"])
def deal_at_table(at: AtDesk, person: Bot, table: str, wanted: SeqWanted) -> LookTold:
    """Deals again, once the deal is over."""
    key = wanted.key or secrets.token_urlsafe(16)
    return LookTold.model_validate(at.house.tables.next_deal(table, person, seq=wanted.seq, key=key).plain())


@router.get("/tables/{table}/events", tags=["events"])
def list_events(at: AtDesk, person: Bot, table: str, since: Annotated[int, Query(ge=0, le=2**53)] = 0) -> EventsTold:
    """What has happened from event `since` on, each as the guest may see it."""
    return EventsTold.model_validate(
        {"events": [event.plain() for event in at.house.tables.events(table, person, since)]}
    )


@router.get("/tables/{table}/record", tags=["records"])
def read_record(at: AtDesk, person: Bot, table: str, deal: Annotated[int | None, Query(ge=1)] = None) -> dict[str, Any]:
    """The record of a deal that is over (the last one by default), all four hands open."""
    return as_plain(at.house.tables.record(table, person, deal))


@router.post("/tables/{table}/share", tags=["records"])
def share_record(at: AtDesk, person: Bot, table: str, deal: Annotated[int | None, Query(ge=1)] = None) -> ShareTold:
    """A token by which anyone can read the record."""
    token = at.house.tables.share(table, person, deal)
    return ShareTold(token=token, path=f"/records/{token}")


@router.get("/records/{token}", tags=["records"])
def read_shared_record(at: AtDesk, token: str) -> dict[str, Any]:
    """A record that was shared. No guest's token is needed."""
    return as_plain(at.house.tables.shared(token))


async def place(at: AtDesk, person: Bot) -> AsyncIterator[str]:
    """The guest, with a place for this stream."""
    async for taken in held(at, person):
        yield taken


def from_event(
    at: AtDesk,
    table: str,
    person: Annotated[str, Depends(place)],
    since: Annotated[int, Query(ge=0, le=2**53)] = 0,
    last_event_id: Annotated[str | None, Header()] = None,
) -> int:
    """The first event that the stream sends; ``NotFound`` before the stream begins."""
    at.house.tables.look(table, person)
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdecimal():
        return int(last_event_id[:12]) + 1
    return since


@router.get("/tables/{table}/stream", tags=["events"], response_class=EventSourceResponse)
async def stream_events(
    at: AtDesk, table: str, person: Annotated[str, Depends(place)], first: Annotated[int, Depends(from_event)]
) -> AsyncIterator[ServerSentEvent]:
    """The events from `since` on, or after `Last-Event-ID`, and then each as it happens. A comment comes every
    fifteen seconds when nothing else does."""
    at_event = first
    while True:
        for event in await run_in_threadpool(at.house.tables.events, table, person, at_event):
            at_event = event.seq + 1
            yield ServerSentEvent(event=event.kind, id=str(event.seq), raw_data=json.dumps(event.plain()))
        await at.house.ports.bus.wait(table, at_event)


def plain_listed(listed: Any) -> dict[str, Plain]:
    """A line of the list of tables for JSON."""
    told = {name: getattr(listed, name) for name in ("table", "game", "match", "number", "phase")}
    told |= {name: getattr(listed, name) for name in ("your_turn", "deal_over", "match_over")}
    told |= {name: getattr(listed, name).isoformat() for name in ("founded", "changed")}
    return {name: plain(value) for name, value in told.items()}
