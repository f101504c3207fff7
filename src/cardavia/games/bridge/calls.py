"""What is said in the auction: bids, pass, double, redouble (SPEC B3)."""

from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar

from cardavia.cards import Unreadable


class Strain(Enum):
    """A denomination. ``order`` grows as the strains outrank each other, clubs 0 to no trump 4.

    >>> Strain("H").order, Strain.NT.suit, Strain.S.suit
    (2, None, 'S')
    """

    C = "C"
    D = "D"
    H = "H"
    S = "S"
    NT = "NT"

    def __init__(self, letters: str) -> None:
        self.order: int = ("C", "D", "H", "S", "NT").index(letters)
        #: The trump suit's letter; ``None`` for no trump.
        self.suit: str | None = letters if len(letters) == 1 else None


STRAINS: tuple[Strain, ...] = tuple(Strain)


@dataclass(frozen=True, slots=True)
class Call:
    """One call. ``PASS``, ``DOUBLE`` and ``REDOUBLE`` are the only ones that are not bids."""

    text: str
    kind: ClassVar[str] = "call"

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Bid(Call):
    """A level of 1 to 7 and a strain. ``rank`` (0 for 1C to 34 for 7NT) is higher for the bid that outranks.

    >>> Bid(4, Strain.S).text, Bid(7, Strain.NT).rank
    ('4S', 34)
    """

    level: int
    strain: Strain
    text: str = field(init=False, compare=False, repr=False)
    rank: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not 1 <= self.level <= 7:
            raise Unreadable("no_such_level", level=self.level)
        object.__setattr__(self, "text", f"{self.level}{self.strain.value}")
        object.__setattr__(self, "rank", 5 * (self.level - 1) + self.strain.order)

    def __str__(self) -> str:
        return self.text


PASS = Call("P")
DOUBLE = Call("X")
REDOUBLE = Call("XX")

#: All bids by rank.
BIDS: tuple[Bid, ...] = tuple(Bid(level, strain) for level in range(1, 8) for strain in STRAINS)
#: All calls by canonical text.
CALLS: dict[str, Call] = {call.text: call for call in (PASS, DOUBLE, REDOUBLE, *BIDS)}
