"""A position and its solution as plain data, for files and for programs."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from cardavia.cards import MARSEILLE, Card, Unreadable, find_cards
from cardavia.games import SEATS, Plain, Seat, plain
from cardavia.games.tarot import Contract, Level, Side
from cardavia.solve.tarot.position import NotAPosition, Position, checked
from cardavia.solve.tarot.solving import Range, Solution

FIELDS = (
    "taker", "contract", "leader", "hands", "trick", "points", "bouts", "sweep", "petit", "poignees", "chelem",
)  # fmt: skip
_SIDES = {side.value: side for side in Side}


def from_plain(values: object) -> Position:
    """A position from plain data, checked; ``Unreadable("bad_field", field=…)`` names what is wrong.

    ``hands`` maps N, E, S, W to the cards not yet played, as text. Needed are ``taker``, ``leader`` and three hands or
    four; the rest is as in :class:`Position`, with ``points`` for the taker's card points so far, halves too.

    >>> at = from_plain({"taker": "S", "leader": "S", "points": 35.5, "hands": dict(N="CR", E="T2", S="T21", W="B3")})
    >>> at.half_points, at.hands[Seat.EAST] == MARSEILLE["T2"].bit
    (71, True)
    """
    if not isinstance(values, Mapping):
        raise Unreadable("bad_field", field="file")
    for name in values:
        if name not in FIELDS:
            raise Unreadable("bad_field", field=str(name), value=str(name), options=FIELDS)
    hands = _field(values, "hands", _hands, None)
    position = Position(
        taker=_field(values, "taker", _seat, None),
        hands=hands,
        leader=_field(values, "leader", _seat, None),
        trick=_field(values, "trick", _cards, ()),
        half_points=_field(values, "points", _half_points, 0),
        bouts=_field(values, "bouts", _whole, 0),
        contract=_field(values, "contract", lambda text: Contract.read(_text(text)), Contract.GARDE),
        sweep=_field(values, "sweep", _side, None, True),
        petit=_field(values, "petit", _side, None, True),
        poignees=_field(values, "poignees", _poignees, ()),
        chelem=_field(values, "chelem", _truth, False),
    )
    try:
        return checked(position)
    except NotAPosition as error:
        field = {"half_points": "points"}.get(error.field, error.field)
        raise Unreadable("bad_field", field=field) from error


def _field(
    values: Mapping[str, object], name: str, read: Callable[[object], Any], usual: object, may_lack: bool = False
) -> Any:
    value = values.get(name)
    if value is None:
        if usual is None and not may_lack:
            raise Unreadable("bad_field", field=name)
        return usual
    try:
        return read(value)
    except (TypeError, ValueError, KeyError) as error:
        raise Unreadable("bad_field", field=name, value=str(value)[:60]) from error


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value


def _seat(value: object) -> Seat:
    return Seat.read(_text(value))


def _side(value: object) -> Side:
    return _SIDES[_text(value).lower()]


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"{value!r} is neither true nor false")
    return value


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} is no whole number")
    return value


def _half_points(value: object) -> int:
    if not isinstance(value, int | float | str) or isinstance(value, bool):
        raise TypeError(f"{value!r} is no number")
    doubled = 2 * Fraction(value if isinstance(value, str) else str(value))
    if doubled.denominator != 1:
        raise ValueError(f"{value!r} is no number of halves")
    return int(doubled)


def _cards(value: object) -> tuple[Card, ...]:
    if isinstance(value, Sequence) and not isinstance(value, str):
        value = " ".join(_text(each) for each in value)
    text = _text(value)
    return tuple(find_cards(MARSEILLE, text)) if text.strip() else ()


def _hands(value: object) -> tuple[int, int, int, int]:
    if not isinstance(value, Mapping) or set(value) - {seat.letter for seat in SEATS}:
        raise ValueError(f"{value!r} are no hands of N, E, S and W")
    north, east, south, west = (_mask(_cards(value.get(seat.letter, ""))) for seat in SEATS)
    return north, east, south, west


def _mask(cards: Sequence[Card]) -> int:
    if len(set(cards)) < len(cards):
        raise ValueError("a card stands twice in a hand")
    return MARSEILLE.mask(cards)


def _poignees(value: object) -> tuple[tuple[Side, Level], ...]:
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise TypeError(f"{value!r} is no list of poignées")
    pairs = [_text(each).split(":") for each in value]
    return tuple((_SIDES[side.lower()], Level.read(level)) for side, level in pairs)


def as_plain(position: Position) -> dict[str, Plain]:
    """A position as plain data that :func:`from_plain` reads."""
    return {
        "taker": position.taker.letter,
        "contract": position.contract.value,
        "leader": position.leader.letter,
        "hands": {seat.letter: _codes(MARSEILLE.cards_in(position.hands[seat])) for seat in SEATS},
        "trick": _codes(position.trick),
        "points": plain(Fraction(position.half_points, 2)),
        "bouts": position.bouts,
        "sweep": None if position.sweep is None else position.sweep.value,
        "petit": None if position.petit is None else position.petit.value,
        "poignees": [f"{side.value}:{level.value}" for side, level in position.poignees],
        "chelem": position.chelem,
    }


def _codes(cards: Sequence[Card]) -> str:
    return " ".join(card.code for card in cards)


def solution_as_plain(
    solution: Solution, cards: Sequence[tuple[Card, Range]], line: Sequence[tuple[Seat, Card]] | None
) -> dict[str, Plain]:
    """What was found, as plain data: numbers as :func:`~cardavia.games.plain` writes fractions."""
    return {
        "made": solution.made,
        "points": range_as_plain(solution.points),
        "value": range_as_plain(solution.value),
        "cards": [{"card": card.code, "value": range_as_plain(worth)} for card, worth in cards],
        "line": None if line is None else [{"seat": seat.letter, "card": card.code} for seat, card in line],
        "nodes": solution.nodes,
    }


def range_as_plain(found: Range) -> dict[str, Plain]:
    """A number that is known, or the bounds that are."""
    return {"low": plain(found.low), "high": plain(found.high), "exact": found.exact}
