"""Records as JSON, by the schema in ``record.schema.json``: what ``write`` gives, ``read`` takes back whole.

>>> from cardavia.games import Seat, game
>>> from cardavia.deals import unrank
>>> bridge = game("bridge")
>>> passed = tuple(Act(seat, "P") for seat in (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST))
>>> record = Record("bridge", {"dealer": "S"}, unrank(bridge, 1), passed)
>>> read(write(record)).outcome.cancelled
'passed_out'
"""

import json
import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from cardavia.cards import Refusal, Unreadable
from cardavia.games import SEATS, AnyGame, Deal, Plain, Seat, game, plain
from cardavia.records.record import ORIGINS, Act, Record

FORMAT = "cardavia-record/1"
_FIELDS = (
    *("format", "game", "title", "number", "played", "setup", "players"),
    *("deal", "origin", "commitment", "opened", "actions", "outcome"),
)
_DIGEST = re.compile(r"[0-9a-f]{64}")


def schema() -> dict[str, Any]:
    """The JSON Schema (2020-12) of a record."""
    text = files("cardavia.records").joinpath("record.schema.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def as_plain(record: Record) -> dict[str, Plain]:
    """The record as JSON can hold it. ``outcome`` is there for readers that don't know the rules; ``read`` makes its
    own from the actions."""
    piles = [*(seat.letter for seat in SEATS), "stock"][: len(record.deal.piles)]
    cards = {
        name: [card.code for card in record.rules.pack.cards_in(pile)]
        for name, pile in zip(piles, record.deal.piles, strict=True)
    }
    return {
        "format": FORMAT,
        "game": record.game,
        "title": record.title,
        "number": record.number,
        "played": record.played,
        "setup": plain(record.setup),
        "players": {seat.letter: name for seat, name in sorted(record.players.items())},
        "deal": plain(cards),
        "origin": record.origin,
        "commitment": record.commitment,
        "opened": list(record.opened),
        "actions": [{"seat": act.seat.letter, "text": act.text} for act in record.actions],
        "outcome": plain(record.outcome),
    }


def write(record: Record) -> str:
    """The record as JSON text, ended by a line feed."""
    return json.dumps(as_plain(record), ensure_ascii=False, indent=1) + "\n"


def read(text: str) -> Record:
    """The record in a JSON text, its deal and every action checked.

    ``Unreadable("bad_json", line=…, column=…)`` if it isn't JSON; ``Unreadable("bad_record", field=…)`` names the first
    field that isn't as the schema says; the rules' refusals (see ``Record.states``) for actions that can't be.
    """
    try:
        values = json.loads(text)
    except json.JSONDecodeError as error:
        raise Unreadable("bad_json", line=error.lineno, column=error.colno) from error
    except RecursionError as error:
        raise Unreadable("bad_json", line=1, column=1) from error
    record = from_plain(values)
    if record.states:
        return record
    raise Unreadable("bad_record", field="actions")


def from_plain(values: object) -> Record:
    """The record that ``as_plain`` gave. The actions are not played yet: ``Record.states`` does that."""
    if not isinstance(values, dict):
        raise Unreadable("bad_record", field="")
    if values.get("format") != FORMAT:
        raise Unreadable("bad_record", field="format", value=values.get("format"))
    for field in values:
        if field not in _FIELDS:
            raise Unreadable("bad_record", field=field)
    if not isinstance(values.get("outcome"), dict | None):
        raise Unreadable("bad_record", field="outcome")
    name = _text(values, "game")
    rules = game(name)
    setup = values.get("setup")
    if not isinstance(setup, dict):
        raise Unreadable("bad_record", field="setup")
    rules.read_setup(setup)
    origin = values.get("origin", "given")
    if origin not in ORIGINS:
        raise Unreadable("bad_record", field="origin", value=origin)
    number = values.get("number", 1)
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        raise Unreadable("bad_record", field="number", value=number)
    return Record(
        name,
        setup,
        _deal(rules, values.get("deal")),
        _actions(values.get("actions")),
        _players(values.get("players", {})),
        _text(values, "title", ""),
        number,
        origin,
        _commitment(values.get("commitment")),
        _lines(values.get("opened", [])),
        _text(values, "played") if values.get("played") is not None else None,
    )


def _text(values: Mapping[str, object], field: str, default: str | None = None) -> str:
    value = values.get(field, default)
    if not isinstance(value, str):
        raise Unreadable("bad_record", field=field, value=value)
    return value


def _commitment(value: object) -> str | None:
    if value is None or (isinstance(value, str) and _DIGEST.fullmatch(value)):
        return value
    raise Unreadable("bad_record", field="commitment", value=value)


def _lines(values: object) -> tuple[str, ...]:
    if not isinstance(values, list) or not all(isinstance(line, str) for line in values):
        raise Unreadable("bad_record", field="opened")
    return tuple(values)


def _deal(rules: AnyGame, values: object) -> Deal:
    names = [*(seat.letter for seat in SEATS), "stock"][: len(rules.sizes)]
    if not isinstance(values, dict) or set(values) != set(names):
        raise Unreadable("bad_record", field="deal")
    piles = []
    for name in names:
        codes = values[name]
        if not isinstance(codes, list) or not all(isinstance(code, str) for code in codes):
            raise Unreadable("bad_record", field=f"deal.{name}")
        cards = [rules.pack[code] for code in codes]
        if len(set(cards)) != len(cards):
            raise Unreadable("bad_record", field=f"deal.{name}")
        piles.append(rules.pack.mask(cards))
    deal = Deal(tuple(piles))
    rules.check_deal(deal)
    return deal


def _players(values: object) -> dict[Seat, str]:
    if not isinstance(values, dict):
        raise Unreadable("bad_record", field="players")
    try:
        players = {Seat.read(letter): name for letter, name in values.items()}
    except Refusal as refusal:
        raise Unreadable("bad_record", field="players") from refusal
    if not all(isinstance(name, str) for name in players.values()):
        raise Unreadable("bad_record", field="players")
    return players


def _actions(values: object) -> tuple[Act, ...]:
    if not isinstance(values, list):
        raise Unreadable("bad_record", field="actions")
    acts = []
    for at, entry in enumerate(values):
        if not isinstance(entry, dict) or set(entry) != {"seat", "text"} or not isinstance(entry["text"], str):
            raise Unreadable("bad_record", field=f"actions[{at}]")
        if entry["seat"] not in ("N", "E", "S", "W"):
            raise Unreadable("bad_record", field=f"actions[{at}].seat", value=entry["seat"])
        acts.append(Act(Seat.read(entry["seat"]), entry["text"]))
    return tuple(acts)
