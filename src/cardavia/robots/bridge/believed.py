"""What the auction says of the hands: how likely each would have called as its player did, by book and by habit."""

from collections.abc import Iterator, Sequence

import numpy as np

from cardavia.games.bridge import BridgeView
from cardavia.games.seat import Seat
from cardavia.robots.bridge.layouts import Floats, unseen
from cardavia.robots.bridge.layouts import Masks as Worlds
from cardavia.robots.bridge.policy import all_likelihoods, learnt
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
        heard = [(state, call, *unique(dealt[:, seat])) for seat, state, call in self._heard(view)]
        weights = np.ones(len(dealt))
        for (_, _, _, whose), found in zip(
            heard, likely([(state, hands, call) for state, call, hands, _ in heard]), strict=True
        ):
            weights *= found[whose]
        return weights

    def _heard(self, view: BridgeView) -> Iterator[tuple[Seat, State, str]]:
        """The calls of the hidden hands, each with the auction before it."""
        hidden = unseen(view).hidden
        texts = tuple(call.text for _, call in view.auction)
        for at, (seat, call) in enumerate(view.auction):
            if seat in hidden:
                yield seat, read(self.table, texts[:at]), call.text


def likely(asked: Sequence[tuple[State, Worlds, str]]) -> list[Floats]:
    """How likely each of n hands (n, 4) makes the call after these calls, for several of them."""
    found = [np.where(calls_by_book(state, hands) == COLUMN[call], 1.0, MISS / 3) for state, hands, call in asked]
    some = [at for at, (state, _, _) in enumerate(asked) if learnt(state)]
    for at, habit in zip(some, all_likelihoods([asked[at][:2] for at in some]), strict=True):
        by_book = found[at] == 1.0
        found[at] = BOOK * by_book + (1 - BOOK) * habit[:, COLUMN[asked[at][2]]] + SLIP
    return found
