"""What the auction says of the hands: how likely each would have called as its player did, by book and by habit."""

import numpy as np

from cardavia.games.bridge import BridgeView
from cardavia.games.seat import SEATS
from cardavia.robots.bridge.layouts import Floats
from cardavia.robots.bridge.layouts import Masks as Worlds
from cardavia.robots.bridge.policy import likelihoods
from cardavia.robots.bridge.system.choosing import COLUMN, calls_by_book, unique
from cardavia.robots.bridge.system.reading import State, Table, read

#: What a call that neither the book nor habit makes with a hand is still worth.
SLIP = 0.003
#: How much of the belief is the book's; the rest is habit, which the net of calls has learnt.
BOOK = 0.4


class Believed:
    """The belief that each side bids by its system, most of the time."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def weigh(self, view: BridgeView, dealt: Worlds) -> Floats:
        hidden = {seat for seat in SEATS if len(dealt) and (dealt[:, seat] != dealt[0, seat]).any()}
        weights = np.zeros(len(dealt))
        texts = tuple(call.text for _, call in view.auction)
        for at, (seat, call) in enumerate(view.auction):
            if seat in hidden:
                hands, whose = unique(dealt[:, seat])
                state = read(self.table, texts[:at])
                weights += np.log(likely(state, hands, call.text))[whose]
        return np.asarray(np.exp(weights - weights.max(initial=-np.inf)), np.float64)


def likely(state: State, hands: Worlds, call: str) -> Floats:
    """How likely each of n hands (n, 4) makes this call after these."""
    column = COLUMN[call]
    by_book = calls_by_book(state, hands) == column
    by_habit = likelihoods(state, hands)[:, column]
    return np.asarray(BOOK * by_book + (1 - BOOK) * by_habit + SLIP, np.float64)
