"""A position as the search takes it: one row of whole numbers, and the names of its cards."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardavia.cards import MARSEILLE, Card
from cardavia.games.tarot.levels import Side
from cardavia.games.tarot.setup import playing_order
from cardavia.games.tarot.trick import EXCUSE, PETIT, WORLD
from cardavia.solve.tarot.aims import credited, sweeps
from cardavia.solve.tarot.kernel import layout
from cardavia.solve.tarot.position import Position

Ints = NDArray[np.int64]


class Rows(NamedTuple):
    """``row`` (``WIDTH``,) is the position before the trick, ``table`` the cards on the table, both in the numbers of
    :mod:`~cardavia.solve.tarot.kernel.layout`; ``cards`` gives each number's card."""

    row: Ints
    table: Ints
    cards: dict[int, Card]


@lru_cache(maxsize=16)
def rows(position: Position) -> Rows:
    """The row of a checked position."""
    hands = position.whole()
    order = playing_order(position.taker)
    everything = hands[0] | hands[1] | hands[2] | hands[3]
    row = np.zeros(layout.WIDTH, np.int64)
    cards: dict[int, Card] = {}
    numbers: dict[Card, int] = {}
    for suit, letter in enumerate("CSBDT"):
        there = MARSEILLE.cards_in(everything & MARSEILLE.suits[letter])
        for place, card in enumerate(there):
            cards[suit * 32 + place] = card
            numbers[card] = suit * 32 + place
            seat = next(at for at, seat in enumerate(order) if hands[seat] & card.bit)
            if suit < 4:
                row[suit] |= 1 << (15 * seat + place)
            else:
                row[4 + (seat >> 1)] |= 1 << (21 * (seat & 1) + place)
        if suit < 4:
            row[suit] |= sum(1 << (15 * bit + 14) for bit in range(4) if any(c.rank == 11 + bit for c in there))
    cards[layout.EXCUSE] = EXCUSE
    numbers[EXCUSE] = layout.EXCUSE
    row[layout.LEADER] = order.index(position.leader)
    row[layout.EXCUSE_BY] = next((at for at, seat in enumerate(order) if hands[seat] & EXCUSE.bit), layout.GONE)
    row[layout.BOUTS] = credited(position)
    row[layout.SWEEP] = sweeps(position)
    row[layout.PETIT] = bool(everything & PETIT.bit)
    row[layout.WORLD] = bool(everything & WORLD.bit)
    row[layout.LAST_PETIT] = {None: 0, Side.TAKER: 1, Side.DEFENCE: -1}[position.petit]
    return Rows(row, np.array([numbers[card] for card in position.trick], np.int64), cards)
