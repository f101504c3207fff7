"""What a tarot deal is worth: exact, in half points, line by line (SPEC T8, T9)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from cardavia.cards import Unreadable
from cardavia.games.game import Line
from cardavia.games.seat import SEATS, Seat
from cardavia.games.tarot.levels import Contract, Level, Side, target

ALL_HALF_POINTS = 182  # 91 card points in the pack

BASE = 25
PETIT_AU_BOUT = 10
CHELEM_MADE = 400
CHELEM_FAILED = -200
CHELEM_UNANNOUNCED = 200


@dataclass(frozen=True, slots=True)
class Settlement:
    """A settled deal. ``lines`` add up to ``per_defender``: what each defender pays the taker (less than nought if the
    taker pays). ``half_points`` are the taker's card points, doubled; ``bouts`` how many the taker took in.
    """

    contract: Contract
    half_points: int
    bouts: int
    made: bool
    lines: tuple[Line, ...]

    @property
    def points(self) -> Fraction:
        """The taker's card points."""
        return Fraction(self.half_points, 2)

    @property
    def target(self) -> int:
        """The card points that were needed."""
        return target(self.bouts)

    @property
    def per_defender(self) -> Fraction:
        return sum((line.points for line in self.lines), Fraction(0))

    def scores(self, taker: Seat) -> tuple[Fraction, Fraction, Fraction, Fraction]:
        """The four scores, N E S W: three times ``per_defender`` to the taker, its opposite to each other seat."""
        unit = self.per_defender
        north, east, south, west = (3 * unit if seat is taker else -unit for seat in SEATS)
        return north, east, south, west


def settle(
    contract: Contract,
    half_points: int,
    bouts: int,
    petit_au_bout: Side | None = None,
    poignees: Sequence[tuple[Side, Level]] = (),
    chelem_announced: bool = False,
    all_tricks: Side | None = None,
) -> Settlement:
    """The settlement of a deal that was played (SPEC T9).

    ``half_points`` are the taker's card points doubled, 0 to 182; ``petit_au_bout`` the side that won the last trick
    with the Petit in it; ``poignees`` who showed what; ``all_tricks`` the side that won every trick.
    ``Unreadable("bad_field", field=…)`` for numbers that no deal gives.

    >>> made = settle(Contract.GARDE, 2 * 45, 2)
    >>> made.made, int(made.per_defender), [int(score) for score in made.scores(Seat.SOUTH)]
    (True, 58, [-58, -58, 174, -58])
    """
    if not 0 <= half_points <= ALL_HALF_POINTS:
        raise Unreadable("bad_field", field="points", value=Fraction(half_points, 2))
    difference = half_points - 2 * target(bouts)
    made = difference >= 0
    multiplier = contract.multiplier
    base = Fraction((2 * BASE + abs(difference)) * multiplier, 2)
    lines = [
        Line(
            "contract_made" if made else "contract_failed",
            base if made else -base,
            {
                "contract": contract,
                "points": Fraction(half_points, 2),
                "target": target(bouts),
                "bouts": bouts,
                "difference": Fraction(abs(difference), 2),
                "multiplier": multiplier,
            },
        )
    ]
    if petit_au_bout is not None:
        worth = Fraction(PETIT_AU_BOUT * multiplier)
        values = {"side": petit_au_bout, "multiplier": multiplier}
        lines.append(Line("petit_au_bout", worth if petit_au_bout is Side.TAKER else -worth, values))
    for side, level in poignees:
        worth = Fraction(level.points)
        lines.append(Line("poignee", worth if made else -worth, {"side": side, "level": level}))
    if chelem_announced:
        won = all_tricks is Side.TAKER
        key, amount = ("chelem_made", CHELEM_MADE) if won else ("chelem_failed", CHELEM_FAILED)
        lines.append(Line(key, Fraction(amount), {"side": Side.TAKER}))
    if all_tricks is not None and not (chelem_announced and all_tricks is Side.TAKER):
        worth = Fraction(CHELEM_UNANNOUNCED)
        lines.append(Line("chelem_unannounced", worth if all_tricks is Side.TAKER else -worth, {"side": all_tricks}))
    return Settlement(contract, half_points, bouts, made, tuple(lines))
