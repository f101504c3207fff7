"""The contract that an auction ends in (SPEC B4)."""

from dataclasses import dataclass

from cardavia.cards import Illegal
from cardavia.games.bridge.calls import Strain
from cardavia.games.seat import Seat


@dataclass(frozen=True, slots=True)
class Contract:
    """What declarer's side undertook: ``doubled`` is 0, 1 (doubled) or 2 (redoubled).

    ``Illegal("no_such_contract")`` for a level outside 1 to 7 or another doubling.

    >>> four = Contract(4, Strain.S, 1, Seat.NORTH)
    >>> four.text, four.target, four.dummy.letter
    ('4SX', 10, 'S')
    """

    level: int
    strain: Strain
    doubled: int
    declarer: Seat

    def __post_init__(self) -> None:
        if not 1 <= self.level <= 7 or self.doubled not in (0, 1, 2):
            raise Illegal("no_such_contract", level=self.level, doubled=self.doubled)

    @property
    def text(self) -> str:
        """Level, strain and an X for each doubling: ``3NTXX``."""
        return f"{self.level}{self.strain.value}{'X' * self.doubled}"

    @property
    def target(self) -> int:
        """The tricks that make it: six and the level."""
        return 6 + self.level

    @property
    def dummy(self) -> Seat:
        return self.declarer.partner

    def tricks(self, result: int) -> int:
        """Tricks won for a result of so many over (or, below zero, under) the target;
        ``Illegal("impossible_result")`` for one that 13 tricks can't give."""
        tricks = self.target + result
        if not 0 <= tricks <= 13:
            raise Illegal(
                "impossible_result", contract=self.text, result=result, least=-self.target, most=7 - self.level
            )
        return tricks
