"""A table from a set-up form."""

from collections.abc import Callable
from typing import Any

from cardavia import deals
from cardavia.cards import Unreadable
from cardavia.deals import pasted
from cardavia.games import SEATS, AnyGame, Deal, Seat, game
from cardavia.records import pbn
from cardavia.table import Tables
from cardavia.web.asking import Fields
from cardavia.web.systems import SYSTEMS, plays_system

#: The fields of the form that are settings of the game.
SETTINGS = ("vulnerable", "dealer")


def found(tables: Tables, person: str, form: Fields, usual: Callable[[str], str]) -> str:
    """The new table's token. ``usual`` says the level of a game's robots where the form names none. A deal from a file
    keeps its own dealer and vulnerability (SPEC B1)."""
    rules = game(form["game"])
    values: dict[str, Any] = {name: form.get(name) for name in SETTINGS if form.get(name)}
    deal, own = _given(rules, form)
    number = "".join(form.get("number").split())
    if number and not (number.isascii() and number.isdecimal() and len(number) <= 60):
        raise Unreadable("bad_deal_number", text=number[:60])
    if form.get("seed").strip() and not number:
        number = str(deals.seeded(rules, form.get("seed")))
    return tables.create(
        person,
        rules.name,
        key=form["key"],
        values=values | own,
        robots={seat: _robot(rules, seat, form, usual) for seat in SEATS if seat is not Seat.SOUTH},
        pace=form.get("pace") or "normal",
        deal=deal,
        index=int(number) if number and deal is None else None,
    )


def _robot(rules: AnyGame, seat: Seat, form: Fields, usual: Callable[[str], str]) -> str:
    """The robot of this seat, by its side's system if its level plays one."""
    level = form.get(f"robot-{seat.letter}") or usual(rules.name)
    system = form.get(f"system-{'ns' if seat in (Seat.NORTH, Seat.SOUTH) else 'ew'}")
    if not system:
        return level
    if system not in SYSTEMS.get(rules.name, ()):
        raise Unreadable("no_such_system", text=system[:60], systems=SYSTEMS.get(rules.name, ()))
    return f"{level}:{system}" if plays_system(rules.name, level) else level


def _given(rules: AnyGame, form: Fields) -> tuple[Deal | None, dict[str, Any]]:
    """The deal that was pasted or came as a file, and the settings that came with it."""
    text = form.get("deal").strip()
    file = form.file("file")
    if file and not text:
        if rules.name != "bridge":
            raise Unreadable("bad_field", field="file", value=rules.name)
        board = next((board for board in pbn.each(file) if board.deal is not None), None)
        if board is None:
            raise Unreadable("not_pbn")
        own = {"dealer": board.dealer, "vulnerable": board.vulnerable}
        return board.deal, {name: value for name, value in own.items() if value is not None}
    return (pasted(rules, text) if text else None), {}


def last_number(rules: AnyGame) -> str:
    """The highest number that a deal can have, in digits."""
    return str(deals.count(rules) - 1)
