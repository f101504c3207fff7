"""The page that analyses a deal that is over (SPEC G10). A worker does it; the page waits a moment, and then looks
again by itself until it is there."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import HTMLResponse

from cardavia.games import Seat, Trick
from cardavia.games.bridge import STRAINS
from cardavia.records import Record
from cardavia.review import Analysis, JudgedCard, Played, of_record
from cardavia.web.answers import said, wants_fragment
from cardavia.web.asking import AtDesk, Desk, Guest
from cardavia.web.drawing import page
from cardavia.web.guests import address
from cardavia.web.records import Number
from cardavia.words import Words, review
from cardavia.words.places import side

router = APIRouter(include_in_schema=False)

#: How long an answer waits for the worker, in seconds: the page, and the part that the script then asks for.
PAGE_WAITS = 0.7
PART_WAITS = 8.0
SIDES = ("ns", "ew")


@dataclass(frozen=True, slots=True)
class JudgedTrick:
    """A trick's cards by seat, each judged, and what declarer's side can still win in all after it."""

    number: int
    leader: Seat
    cards: dict[Seat, JudgedCard]
    winner: Seat | None
    after: int


@router.get("/tables/{table}/record/analysis")
async def analysis(request: Request, at: AtDesk, person: Guest, table: str, deal: Number = None) -> Response:
    record = await run_in_threadpool(at.house.tables.record, table, person, deal)
    return await _answer(request, at, record, f"/tables/{table}/record", f"?deal={record.number}", person)


@router.get("/records/{token}/analysis")
async def shared_analysis(request: Request, at: AtDesk, token: str) -> Response:
    record = await run_in_threadpool(at.house.tables.shared, token)
    return await _answer(request, at, record, f"/records/{token}", "", address(request))


async def _answer(request: Request, at: Desk, record: Record, base: str, chosen: str, who: str) -> Response:
    """The analysis, or the page that waits for it."""
    played = await run_in_threadpool(of_record, record)
    found = await asked(at, played, who, PART_WAITS if wants_fragment(request) else PAGE_WAITS)
    return HTMLResponse(await run_in_threadpool(_drawn, request, record, base, chosen, found))


async def asked(at: Desk, played: Played, who: str, seconds: float) -> Analysis | None:
    """The analysis, if the worker has it within so many seconds. ``TooMany`` if ``who`` asks for too many deals."""
    if not at.house.analyst.known(played):
        at.meter.count(f"analyses {who}", at.limits.analyses)
    asking = asyncio.wrap_future(at.house.analyst.ask(played))
    done, _ = await asyncio.wait((asking,), timeout=seconds)
    return asking.result() if done else None


def _drawn(request: Request, record: Record, base: str, chosen: str, found: Analysis | None) -> str:
    speech = said(request)
    values = {} if found is None else shown(record, found, speech)
    template = "analysis_part.html" if wants_fragment(request) else "analysis.html"
    return page(request, speech, template, record=record, base=base, chosen=chosen, analysis=found, **values)


def shown(record: Record, found: Analysis, speech: Words) -> dict[str, Any]:
    """What the page shows of an analysis. What cost something comes with the record's step before it."""
    lost = found.lost
    codes = {card.card.code for card in found.cards}
    steps = [at for at, act in enumerate(record.actions) if act.text in codes]
    return {
        "short": (
            review.par(speech, found),
            *review.contract_lines(speech, found),
            *(review.lost_lines(speech, lost) if lost is not None else ()),
        ),
        "strains": tuple((strain, review.strain_sign(speech, strain)) for strain in reversed(STRAINS)),
        "rows": (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST),
        "sides": tuple((SIDES[at], found.others[5 * at : 5 * at + 5]) for at in range(2)),
        "calls": found.calls,
        "tricks": tuple(judged_tricks(found, record.final.tricks)),
        "costly_calls": [(review.call_line(speech, call), at) for at, call in enumerate(found.calls) if call.cost],
        "costly_cards": [
            (review.card_line(speech, card), at) for card, at in zip(found.cards, steps, strict=True) if card.cost
        ],
        "made_line": partial(review.made_line, speech),
        "side_name": partial(side, speech),
    }


def judged_tricks(found: Analysis, tricks: Sequence[Trick]) -> Iterator[JudgedTrick]:
    """The cards by trick; the last trick may lack some."""
    for at in range(0, len(found.cards), 4):
        cards = found.cards[at : at + 4]
        winner = tricks[at // 4].winner if at // 4 < len(tricks) else None
        yield JudgedTrick(at // 4 + 1, cards[0].seat, {card.seat: card for card in cards}, winner, cards[-1].after)
