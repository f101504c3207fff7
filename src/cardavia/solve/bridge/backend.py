"""What a double-dummy solver must do for us, and the one in use."""

from collections.abc import Sequence
from functools import cache
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from cardavia.solve.bridge.hands import Worlds
from cardavia.solve.bridge.positions import Positions


class Backend(Protocol):
    """Any number of checked positions at once, including none. All answers are exact."""

    def best(self, positions: Positions) -> NDArray[np.int8]:
        """Shape (n,): how many of the remaining tricks, with the one on the table, the side to play can take."""

    def each(self, positions: Positions) -> NDArray[np.int8]:
        """Shape (n, 52): the same if the hand to play plays the card of this index; -1 where it may not."""

    def tables(self, worlds: Worlds) -> NDArray[np.int8]:
        """Shape (n, 4, 5): the tricks that each declarer N E S W takes in each strain C D H S NT. Whole deals."""

    def line(self, position: Positions, play: Sequence[int]) -> list[int]:
        """For one whole deal before the lead and the indices of the cards played from there: the tricks of the side
        that doesn't lead, before the first card and after each, those won on the way counted."""


@cache
def backend() -> Backend:
    """The solver of this process, made when it is first asked for."""
    from cardavia.solve.bridge.dds import Dds

    return Dds()
