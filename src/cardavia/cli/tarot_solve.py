"""``cardavia tarot solve``: a position with every card seen, solved."""

import json
import sys
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

from cardavia.cards import Card, Illegal, Unreadable
from cardavia.cli.saying import language, refusing, screen, write_json
from cardavia.games import Seat
from cardavia.games.tarot import State
from cardavia.records import Record
from cardavia.records import from_plain as record_from_plain
from cardavia.solve.tarot import Position, Range, Solution, each_card, line, solve
from cardavia.solve.tarot.written import as_plain, from_plain, solution_as_plain
from cardavia.words import Words

TRICKS = 18
#: Where a deal that is over is solved from, if nobody says: eight tricks are a matter of milliseconds.
USUAL = 11


def tarot_solve(file: Path | None, at: int | None, nodes: int, as_json: bool, lang: str | None) -> None:
    said = language(lang)
    with refusing(said, as_json, "tarot"):
        position = read(_text(file), at)
        found = solve(position, nodes)
        cards = each_card(position, nodes)
        played = line(position) if found.value.exact else None
    if as_json:
        write_json({"position": as_plain(position), **solution_as_plain(found, cards, played)})
        return
    _report(screen(), said, position, found, cards, played)


def read(text: str, at: int | None) -> Position:
    """The position in a file: one as JSON, or a record, before its trick ``at``.

    Without ``at``: where the record ends; for a deal that is over, before trick 11.
    """
    try:
        values = json.loads(text)
    except json.JSONDecodeError as error:
        raise Unreadable("bad_json", line=error.lineno, column=error.colno) from error
    except RecursionError as error:
        raise Unreadable("bad_json", line=1, column=1) from error
    if isinstance(values, dict) and "hands" in values:
        if at is not None:
            raise Unreadable("bad_field", field="--at", value=at)
        return from_plain(values)
    return of_record(record_from_plain(values), at)


def of_record(record: Record, at: int | None) -> Position:
    """A record's position before a trick; ``Unreadable("bad_field")`` if it never came to that."""
    states: tuple[State, ...] = record.states
    if record.game != "tarot":
        raise Unreadable("bad_field", field="game", value=record.game, options=("tarot",))
    if not any(state.phase == "play" for state in states):
        raise Illegal("wrong_phase", phase=states[-1].phase, wanted="play")
    if at is None and states[-1].phase == "play":
        return Position.of_state(states[-1])
    wanted = USUAL if at is None else at
    found = [state for state in states if state.phase == "play" and len(state.tricks) == wanted - 1 and not state.trick]
    if not found:
        most = 1 + max(len(state.tricks) for state in states if state.phase == "play")
        raise Unreadable("bad_field", field="--at", value=wanted, least=1, most=most)
    return Position.of_state(found[-1])


def _text(file: Path | None) -> str:
    if file is None:
        return sys.stdin.read()
    try:
        return file.read_bytes().decode("utf-8-sig", "replace")
    except OSError as error:
        raise Unreadable("no_such_file", text=str(file)) from error


def _report(
    console: Console,
    said: Words,
    position: Position,
    found: Solution,
    cards: tuple[tuple[Card, Range], ...],
    played: tuple[tuple[Seat, Card], ...] | None,
) -> None:
    table = Table(box=box.SIMPLE_HEAD, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    made = {True: said.text("Made"), False: said.text("Not made"), None: said.text("Not known")}[found.made]
    table.add_row(said.text("Contract"), made)
    table.add_row(said.text("Card points of the taker"), _range(said, found.points, signed=False))
    table.add_row(said.text("From each defender"), _range(said, found.value))
    for card, worth in cards:
        table.add_row(said.card(card), _range(said, worth))
    console.print(table)
    if played is not None:
        for place in range(0, len(played) + len(position.trick), 4):
            trick = played[max(0, place - len(position.trick)) : place - len(position.trick) + 4]
            number = TRICKS + 1 - position.left + place // 4
            cards_played = said.list_of(f"{said.seat(seat)} {said.card(card)}" for seat, card in trick)
            console.print(said.text("Trick {number}: {cards}", number=number, cards=cards_played), soft_wrap=True)


def _range(said: Words, found: Range, signed: bool = True) -> str:
    """One number, or the two that it lies between."""
    tell = said.signed if signed else said.number
    return tell(found.low) if found.exact else f"{tell(found.low)} … {tell(found.high)}"
