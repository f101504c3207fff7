"""The table's page: looked at, and played at."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse

from cardavia.cards import Card, Refusal, Unreadable
from cardavia.games import Pick, game
from cardavia.table import Look, NotFound, Stale
from cardavia.web.answers import said, status_of, wants_fragment
from cardavia.web.asking import Acting, AtDesk, Desk, Fields, Form, Guest
from cardavia.web.drawing import page
from cardavia.web.front import new_key
from cardavia.web.hints import Hint, has_hints, hint, think
from cardavia.web.meanings import meanings
from cardavia.web.rules import has_rules
from cardavia.web.scene import Option, option, scene
from cardavia.words import Words

router = APIRouter(include_in_schema=False)


@router.get("/tables/{table}")
def table(request: Request, at: AtDesk, person: Guest, table: str, pick: str = "") -> Response:
    return drawn(request, at.house.tables.look(table, person), pick=pick)


@router.get("/tables/{table}/seq")
def seq(at: AtDesk, person: Guest, table: str) -> Response:
    """Where the table stands, for a page that can't have a stream."""
    return JSONResponse({"seq": at.house.tables.look(table, person).seq})


@router.post("/tables/{table}/act")
def act(request: Request, at: AtDesk, person: Acting, table: str, form: Form) -> Response:
    pick = form.get("pick")

    def done() -> Look:
        look = at.house.tables.look(table, person)
        return at.house.tables.act(table, person, acted(look, form), seq=form.number("seq"), key=form["key"])

    return tried(request, at, person, table, done, pick)


@router.post("/tables/{table}/undo")
def undo(request: Request, at: AtDesk, person: Acting, table: str, form: Form) -> Response:
    return tried(
        request,
        at,
        person,
        table,
        lambda: at.house.tables.undo(table, person, seq=form.number("seq"), key=form["key"]),
    )


@router.post("/tables/{table}/next")
def next_deal(request: Request, at: AtDesk, person: Acting, table: str, form: Form) -> Response:
    return tried(
        request,
        at,
        person,
        table,
        lambda: at.house.tables.next_deal(table, person, seq=form.number("seq"), key=form["key"]),
    )


@router.post("/tables/{table}/hint")
async def ask_hint(request: Request, at: AtDesk, person: Acting, table: str, form: Form) -> Response:
    """What a robot would do in the guest's place. It changes nothing at the table."""
    look = await run_in_threadpool(at.house.tables.look, table, person)
    speech = said(request)
    try:
        if look.seq != form.number("seq"):
            raise Stale(seq=look.seq)
        found = hint(look, await think(at, look, person), speech)
    except Refusal as refusal:
        sentence = speech.refusal(refusal, look.game)
        return await run_in_threadpool(drawn, request, look, status_of(refusal), sentence)
    return await run_in_threadpool(partial(drawn, request, look, hint=found))


@router.get("/tables/{table}/hint")
def hint_again(person: Guest, table: str) -> Response:
    """The address of a hint looked at again, as after a change of the settings: the table."""
    return RedirectResponse(f"/tables/{table}", 303)


def acted(look: Look, form: Fields) -> str:
    """The text of the action that a form means: a card or a call, cards that were picked, a claim."""
    if form.get("claim"):
        return " ".join(["claim", form["claim"], form.get("line")]).strip()
    pick = form.get("pick")
    if pick:
        return _picked(look, pick, form.all("card"))
    text = form.get("act").strip()
    if not text:
        raise Unreadable("nothing_chosen")
    return text


def _picked(look: Look, name: str, codes: list[str]) -> str:
    pack = game(look.game).pack
    cards = tuple(sorted({pack[code] for code in codes}))
    form = next((form for form in look.view.choices.forms if isinstance(form, Pick) and form.name == name), None)
    if not cards:
        raise Unreadable("nothing_chosen")
    if form is None:  # the table has moved on; the act says so
        return " ".join([name.partition("-")[0], *codes])
    return str(form.make(cards).text)


def presets(look: Look, form: Pick[Any], speech: Words) -> Iterator[Option]:
    """The ready choices of a poignée: its highest trumps, or its lowest if that is another choice."""
    size = form.size - len(form.forced)
    for free in dict.fromkeys((form.free[len(form.free) - size :], form.free[:size])):
        cards: tuple[Card, ...] = tuple(sorted((*form.forced, *free)))
        yield option(look.game, form.make(cards), speech)


def tried(request: Request, at: Desk, person: str, table: str, do: Callable[[], Look], pick: str = "") -> Response:
    """Does it, and answers with the table; if it is refused, with the table as it is and one sentence."""
    try:
        look = do()
    except NotFound:
        raise
    except Refusal as refusal:
        look = at.house.tables.look(table, person)
        sentence = said(request).refusal(refusal, look.game)
        return drawn(request, look, status_of(refusal), sentence, pick)
    if wants_fragment(request):
        return drawn(request, look)
    return RedirectResponse(f"/tables/{table}", 303)


def drawn(
    request: Request, look: Look, status: int = 200, refusal: str = "", pick: str = "", hint: Hint | None = None
) -> Response:
    """The table's page, or the part of it that our script puts in its place."""
    speech = said(request)
    seen = scene(look, speech, pick)
    rooms = [f"{look.game}/room.html", "game/room.html"]
    told = page(
        request,
        speech,
        rooms if wants_fragment(request) else "table.html",
        rooms=rooms,
        has_rules=has_rules(look.game),
        look=look,
        view=look.view,
        scene=seen,
        refusal=refusal,
        meanings=meanings(look, speech),
        hint=hint,
        has_hints=has_hints(look),
        key=new_key(),
        presets=[option for form in seen.picks for option in presets(look, form, speech)] if seen.plays else [],
    )
    return HTMLResponse(told, status)
