"""What is asked of the search: outcomes of a position in order of worth, and the thresholds that a worth stands for."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardavia.cards import MARSEILLE
from cardavia.games.seat import Seat
from cardavia.games.tarot.levels import TARGETS, Side
from cardavia.games.tarot.settlement import (
    BASE,
    CHELEM_FAILED,
    CHELEM_MADE,
    CHELEM_UNANNOUNCED,
    PETIT_AU_BOUT,
)
from cardavia.games.tarot.setup import playing_order
from cardavia.games.tarot.trick import EXCUSE, LAST, WORLD
from cardavia.solve.tarot.position import Position

#: Half points that stand for a slam in the search's count.
SLAM = 1000
#: What the search's count may differ by from that of the cards alone: the Excuse, and bouts that move the target.
SLACK = 30
#: A threshold that is always reached, or never.
ALWAYS, NEVER = -6000, 6000

_BOUTS_ADD = np.array([2 * (TARGETS[0] - target) for target in TARGETS] + [2 * (TARGETS[0] - TARGETS[3])], np.int64)
_NOTHING = np.zeros(5, np.int64)


class Aim(NamedTuple):
    """What the sides play for. ``gains`` (outcomes,) are all that the taker might still gain, in the search's count,
    ``worths`` (3, outcomes) what the deal is then worth if the defence wins the Petit au bout, nobody does, the taker
    does: rising along each row. ``bouts``, ``slam`` and ``mode`` go to the search as they are."""

    gains: NDArray[np.int64]
    worths: NDArray[np.int64]
    bouts: NDArray[np.int64]
    slam: int
    mode: int

    def question(self, worth: int) -> tuple[int, int, int]:
        """The thresholds that ask whether the deal can be worth this much or more."""
        found = []
        for row in self.worths:
            at = int(np.searchsorted(row, worth))
            found.append(ALWAYS if at == 0 else NEVER if at == len(row) else int(self.gains[at]))
        return found[0], found[1], found[2]

    def sure(self, proved: NDArray[np.int64]) -> int:
        """What the taker is sure of, by the three numbers of a *yes*."""
        return min(int(row[self._at(gain)]) for row, gain in zip(self.worths, proved, strict=True))

    def most(self, proved: NDArray[np.int64]) -> int:
        """The most that the taker can get, by the three numbers of a *no*."""
        return max(int(row[self._below(gain)]) for row, gain in zip(self.worths, proved, strict=True))

    def _at(self, gain: int) -> int:
        """The first outcome with this gain or more; the last one stands for gains out of reach."""
        return min(int(np.searchsorted(self.gains, gain)), len(self.gains) - 1)

    def _below(self, gain: int) -> int:
        """The last outcome with less than this gain; the first one stands for gains that are always reached."""
        return max(int(np.searchsorted(self.gains, gain)) - 1, 0)


def credited(position: Position) -> int:
    """The taker's bouts, with XXI and the Excuse if the taker still holds them."""
    hand = position.whole()[position.taker]
    return position.bouts + bool(hand & WORLD.bit) + bool(hand & EXCUSE.bit)


def sweeps(position: Position) -> int:
    """Who may still win every trick: 1 the taker, 2 the defence, 3 either, 0 nobody."""
    if position.left == LAST:
        return 3
    return {Side.TAKER: 1, Side.DEFENCE: 2, None: 0}[position.sweep]


def for_points(position: Position) -> Aim:
    """The taker's card points, in half points of the whole deal."""
    gains = np.arange(-SLACK, _in_hands(position) + SLACK + 1)
    worths = np.tile(gains + position.half_points, (3, 1))
    return Aim(gains, worths, _NOTHING, 0, 0)


def for_settlement(position: Position) -> Aim:
    """What each defender pays the taker, in half points (SPEC T9)."""
    most = _in_hands(position)
    plain = np.arange(-SLACK, most + SLACK + 1)
    sweep = sweeps(position)
    parts, slams = [plain], [np.zeros_like(plain)]
    if sweep & 2:
        parts.insert(0, np.arange(-SLACK, SLACK + 1))
        slams.insert(0, np.full_like(parts[0], -1))
    if sweep & 1:
        parts.append(np.arange(most - SLACK, most + SLACK + 1))
        slams.append(np.full_like(parts[-1], 1))
    gains, slam = np.concatenate(parts), np.concatenate(slams)
    had = position.half_points + int(_BOUTS_ADD[credited(position)]) - 2 * TARGETS[0]
    margin = had + gains
    times = position.contract.multiplier
    shown = 2 * sum(level.points for _, level in position.poignees)
    side = np.where(margin >= 0, 1, -1)
    worth = times * (margin + side * 2 * BASE) + side * shown
    if position.chelem:
        worth += np.where(slam == 1, 2 * CHELEM_MADE, 2 * CHELEM_FAILED) - 2 * CHELEM_UNANNOUNCED * (slam == -1)
    else:
        worth += 2 * CHELEM_UNANNOUNCED * slam
    petit = 2 * PETIT_AU_BOUT * times
    worths = np.stack([worth - petit, worth, worth + petit])
    return Aim(gains + SLAM * slam, worths, _BOUTS_ADD, int(sweep != 0), 1)


def made_from(position: Position) -> int:
    """The half points that the taker must still gain to make the contract, in the search's count."""
    return 2 * TARGETS[0] - position.half_points - int(_BOUTS_ADD[credited(position)])


def for_contract(position: Position) -> Aim:
    """Made or not: worth 1 or 0."""
    gains = np.arange(-SLACK, _in_hands(position) + SLACK + 1)
    worths = np.tile(np.where(gains >= made_from(position), 1, 0), (3, 1))
    return Aim(gains, worths, _BOUTS_ADD, 0, 1)


def _in_hands(position: Position) -> int:
    """Half points of all cards to be played."""
    everything = 0
    for hand in position.whole():
        everything |= hand
    return sum(card.half_points for card in MARSEILLE.cards_in(everything))


def seats(position: Position) -> tuple[Seat, Seat, Seat, Seat]:
    """The four seats as the search counts them: from the taker on, in the order of play."""
    return playing_order(position.taker)
