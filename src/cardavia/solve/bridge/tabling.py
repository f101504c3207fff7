"""The double-dummy table: what each of the four as declarer takes in each strain."""

import numpy as np
from numpy.typing import NDArray

from cardavia.solve.bridge.backend import backend
from cardavia.solve.bridge.checking import checked_deals
from cardavia.solve.bridge.hands import Hands, Worlds, world

#: Tricks by declarer N E S W, then strain C D H S NT: ``table[seat][strain.order]``.
Table = tuple[tuple[int, ...], ...]


def table(hands: Hands) -> Table:
    """The table of one whole deal. ``ValueError`` if it isn't one.

    >>> from cardavia.cards import FRENCH
    >>> from cardavia.games import Deal
    >>> table(Deal(tuple(FRENCH.suits[suit] for suit in "SHDC")))[0]  # North has all spades, South all diamonds
    (0, 13, 0, 13, 0)
    """
    return tuple(tuple(row) for row in tables(world(hands)[None])[0].tolist())


def tables(worlds: Worlds) -> NDArray[np.int8]:
    """The tables of whole deals, any number of them: shape (n, 4 declarers N E S W, 5 strains C D H S NT).

    ``ValueError`` says what is wrong with which world.
    """
    return backend().tables(checked_deals(worlds))
