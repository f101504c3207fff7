"""What the auction says of the hands: how likely each would have called as its player did, by book and by habit."""

from collections.abc import Iterator

import numpy as np

from cardavia.games.bridge import BridgeView
from cardavia.games.seat import Seat
from cardavia.robots.bridge.layouts import Floats, unseen
from cardavia.robots.bridge.layouts import Masks as Worlds
from cardavia.robots.bridge.policy import learnt, likelihoods
from cardavia.robots.bridge.system.choosing import COLUMN, calls_by_book, unique
from cardavia.robots.bridge.system.reading import State, Table, read

#: What a call that neither the book nor habit makes with a hand is still worth.
SLIP = 0.003
#: How much of the belief is the book's; the rest is habit, which the net of calls has learnt.
BOOK = 0.4


#: What a call that the book does not make with a hand leaves of the guess.
MISS = 0.15


class Believed:
    """The belief that each side bids by its system, most of the time."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def guess(self, view: BridgeView, dealt: Worlds) -> Floats:
        """By the book alone, which is quick to ask."""
        weights = np.ones(len(dealt))
        for seat, state, call in self._heard(view):
            weights *= np.where(calls_by_book(state, dealt[:, seat]) == COLUMN[call], 1.0, MISS)
        return weights

    def weigh(self, view: BridgeView, dealt: Worlds) -> Floats:
        weights = np.ones(len(dealt))
        for seat, state, call in self._heard(view):
            hands, whose = unique(dealt[:, seat])
            weights *= likely(state, hands, call)[whose]
        return weights

    def _heard(self, view: BridgeView) -> Iterator[tuple[Seat, State, str]]:
        """The calls of the hidden hands, each with the auction before it."""
        hidden = unseen(view).hidden
        texts = tuple(call.text for _, call in view.auction)
        for at, (seat, call) in enumerate(view.auction):
            if seat in hidden:
                yield seat, read(self.table, texts[:at]), call.text


def likely(state: State, hands: Worlds, call: str) -> Floats:
    """How likely each of n hands (n, 4) makes this call after these."""
    column = COLUMN[call]
    by_book = calls_by_book(state, hands) == column
    if not learnt(state):
        return np.where(by_book, 1.0, MISS / 3)
    by_habit = likelihoods(state, hands)[:, column]
    return np.asarray(BOOK * by_book + (1 - BOOK) * by_habit + SLIP, np.float64)
