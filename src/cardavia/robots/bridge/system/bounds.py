"""What is known of a hand (:class:`Bounds`) and of the auction (:class:`Facts`)."""

from dataclasses import dataclass
from typing import NamedTuple

#: No hand has more points.
MOST = 40


@dataclass(frozen=True, slots=True)
class Bounds:
    """What is known of a hand's points and lengths (clubs first): least and most of each."""

    hcp: tuple[int, int] = (0, MOST)
    lengths: tuple[tuple[int, int], ...] = ((0, 13),) * 4

    @property
    def least(self) -> int:
        """The fewest points."""
        return self.hcp[0]

    def both(self, other: "Bounds") -> "Bounds":
        """What is known when both hold; where they contradict each other, what ``other`` says."""
        return Bounds(
            _meet(self.hcp, other.hcp),
            tuple(_meet(mine, new) for mine, new in zip(self.lengths, other.lengths, strict=True)),
        )

    def either(self, other: "Bounds") -> "Bounds":
        """What is known when one of the two holds."""
        return Bounds(
            _join(self.hcp, other.hcp),
            tuple(_join(mine, new) for mine, new in zip(self.lengths, other.lengths, strict=True)),
        )


def _meet(old: tuple[int, int], new: tuple[int, int]) -> tuple[int, int]:
    low, high = max(old[0], new[0]), min(old[1], new[1])
    return (low, high) if low <= high else new


def _join(old: tuple[int, int], new: tuple[int, int]) -> tuple[int, int]:
    return min(old[0], new[0]), max(old[1], new[1])


class Facts(NamedTuple):
    """What a term may ask of the auction: ``partner`` is what partner showed, ``theirs`` the suits that opponents
    showed (C D H S as 0 to 3), ``level`` that of the last bid."""

    partner: Bounds = Bounds()
    theirs: tuple[int, ...] = ()
    seat: int = 1
    passed: bool = False
    partner_passed: bool = False
    vul: bool = False
    vul_them: bool = False
    forced: bool = False
    game_forced: bool = False
    level: int = 0
    mine: Bounds = Bounds()
    they_hold: int = 0
    silent: bool = False
    game: bool = False
    signed_off: bool = False
    invited: bool = False

    @property
    def their_suits(self) -> int:
        """How many suits the opponents showed."""
        return len(self.theirs)
