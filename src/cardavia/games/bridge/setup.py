"""What is settled before a bridge deal (SPEC B1, B2, C1)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from cardavia.cards import Unreadable
from cardavia.games.seat import Seat


class Vulnerable(Enum):
    """Which side is vulnerable.

    >>> Vulnerable("ns").of(Seat.SOUTH), Vulnerable.EW.of(Seat.SOUTH), Vulnerable.BOTH.of(Seat.EAST)
    (True, False, True)
    """

    NONE = "none"
    NS = "ns"
    EW = "ew"
    BOTH = "both"

    def of(self, seat: Seat) -> bool:
        """Is this seat's side vulnerable?"""
        return self is Vulnerable.BOTH or self is (Vulnerable.EW if seat & 1 else Vulnerable.NS)


SCORINGS = ("duplicate", "chicago")


@dataclass(frozen=True, slots=True)
class Setup:
    """Who deals, who is vulnerable, how the deal is scored.

    The last three matter in Chicago only: which of the four hands it is, the points below the line that each side
    (NS, EW) brings with it, and the bonus for a partscore in the fourth hand.
    """

    dealer: Seat = Seat.SOUTH
    vulnerable: Vulnerable = Vulnerable.NONE
    scoring: str = "duplicate"
    hand: int = 1
    carry: tuple[int, int] = (0, 0)
    partscore_bonus: int = 100


def read_setup(values: Mapping[str, object]) -> Setup:
    """A setup from plain data; ``Unreadable("bad_field", field=…, value=…)`` names what is wrong.

    >>> read_setup({"dealer": "W", "vulnerable": "both"}).dealer.letter
    'W'
    """
    for name in values:
        if name not in Setup.__dataclass_fields__:
            raise Unreadable("bad_field", field=name, value=values[name])
    scoring = values.get("scoring", "duplicate")
    if scoring not in SCORINGS:
        raise Unreadable("bad_field", field="scoring", value=scoring, options=SCORINGS)
    carry = values.get("carry", (0, 0))
    if not isinstance(carry, list | tuple) or len(carry) != 2 or not all(_whole(points, 0, 90) for points in carry):
        raise Unreadable("bad_field", field="carry", value=carry)
    return Setup(
        read_seat(values, "dealer"),
        read_vulnerable(values.get("vulnerable", "none")),
        str(scoring),
        read_whole(values, "hand", 1, 1, 4),
        (int(carry[0]), int(carry[1])),
        read_whole(values, "partscore_bonus", 100, 0, 1000),
    )


def read_seat(values: Mapping[str, object], name: str) -> Seat:
    """The seat in this field, South if it is missing."""
    value = values.get(name, Seat.SOUTH)
    if isinstance(value, Seat):
        return value
    if isinstance(value, str) and value.strip().upper() in Seat.__members__ | {seat.letter: seat for seat in Seat}:
        return Seat.read(value)
    raise Unreadable("bad_field", field=name, value=value, options=("N", "E", "S", "W"))


def read_vulnerable(value: object) -> Vulnerable:
    """The vulnerability that the text names: ``none``, ``ns``, ``ew`` or ``both``, in either case."""
    if isinstance(value, Vulnerable):
        return value
    for side in Vulnerable:
        if isinstance(value, str) and value.strip().lower() == side.value:
            return side
    raise Unreadable("bad_field", field="vulnerable", value=value, options=tuple(side.value for side in Vulnerable))


def read_whole(values: Mapping[str, object], name: str, usual: int, least: int, most: int) -> int:
    """The whole number in this field, ``usual`` if it is missing."""
    value = values.get(name, usual)
    if isinstance(value, int) and _whole(value, least, most):
        return value
    raise Unreadable("bad_field", field=name, value=value, least=least, most=most)


def _whole(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
