"""Positions in mid-play, many at once, as the back end takes them."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardavia.cards import Card
from cardavia.games.bridge import Strain
from cardavia.games.seat import Seat
from cardavia.solve.bridge.hands import Worlds

#: In ``Positions.trick``: no card there.
NO_CARD = -1


class Positions(NamedTuple):
    """n positions, checked by who makes them.

    ``worlds`` (n, 4, 4) hold the cards not yet played, ``trick`` (n, 3) the indices of the cards on the table in the
    order played (``NO_CARD`` where there is none), ``leader`` (n,) who leads or led to this trick, ``strain`` (n,) the
    order of the strain, clubs 0 to no trump 4.
    """

    worlds: Worlds
    leader: NDArray[np.int8]
    trick: NDArray[np.int8]
    strain: NDArray[np.int8]

    def __len__(self) -> int:
        return len(self.worlds)


def alike(worlds: Worlds, leader: Seat, trick: Sequence[Card], strain: Strain) -> Positions:
    """Positions that differ in nothing but where the unplayed cards lie."""
    count = len(worlds)
    row = [card.index for card in trick] + [NO_CARD] * (3 - len(trick))
    return Positions(
        worlds,
        np.full(count, leader, dtype=np.int8),
        np.tile(np.array(row, dtype=np.int8), (count, 1)),
        np.full(count, strain.order, dtype=np.int8),
    )
