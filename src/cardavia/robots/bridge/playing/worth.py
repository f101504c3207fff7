"""What tricks are worth in this contract: points, and the IMPs that one card's points are behind another's."""

import numpy as np
from numpy.typing import NDArray

from cardavia.games.bridge import Contract, Vulnerable, score
from cardavia.games.bridge.imps import LEAST
from cardavia.robots.bridge.layouts import Floats

#: IMPs between the steps of the table: as many as the points that lie half way.
_STEPS = np.array([0, *((low + high) / 2 for low, high in zip(LEAST, (*LEAST[1:], 4500), strict=True))])
#: What a trick more counts beside the points, in IMPs: contracts are misjudged, and defenders err.
TRICK = 0.8


def points(contract: Contract, vulnerable: Vulnerable) -> Floats:
    """Declarer's points for 0 to 13 tricks (14,).

    >>> from cardavia.games import Seat
    >>> from cardavia.games.bridge import Strain
    >>> points(Contract(4, Strain.S, 0, Seat.SOUTH), Vulnerable.NONE)[8:12].tolist()
    [-100.0, -50.0, 420.0, 450.0]
    """
    of = vulnerable.of(contract.declarer)
    return np.array([score(contract, of, tricks).total for tricks in range(14)], np.float64)


def imps(behind: Floats) -> Floats:
    """IMPs for so many points (not below 0), without the table's steps.

    >>> imps(np.array([0.0, 35.0, 450.0])).round(1).tolist()
    [0.0, 1.0, 9.8]
    """
    return np.asarray(np.interp(behind, _STEPS, np.arange(len(_STEPS))), np.float64)


def lost(taken: NDArray[np.int64], table: Floats, defending: bool) -> Floats:
    """For each world and card (n, cards) the IMPs by which the card's points are behind the best card's there, less
    what its tricks count. ``taken`` are all of declarer's tricks."""
    side = -table[taken] if defending else table[taken]
    tricks = -taken if defending else taken
    behind = imps(side.max(1, keepdims=True) - side)
    more: Floats = behind + TRICK * (tricks.max(1, keepdims=True) - tricks)
    return more
