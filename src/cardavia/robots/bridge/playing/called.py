"""What the auction says of the hands: how likely each of them would have made the calls that its player made."""

import numpy as np

from cardavia.games.bridge import BridgeView
from cardavia.robots.bridge.layouts import Floats, Masks, unseen
from cardavia.robots.bridge.net import likelihood

#: What a call that breaks every habit is still worth.
SLIP = 0.002


class Called:
    """The belief that calls were made as the net of calls expects. ``trust`` tempers it: 0 says nothing, 1 all."""

    def __init__(self, trust: float = 0.8) -> None:
        self.trust = trust

    def guess(self, view: BridgeView, dealt: Masks) -> Floats:
        return np.ones(len(dealt))

    def weigh(self, view: BridgeView, dealt: Masks) -> Floats:
        hidden = unseen(view).hidden
        weights = np.zeros(len(dealt))
        texts = [call.text for _, call in view.auction]
        for at, (seat, call) in enumerate(view.auction):
            if seat in hidden:
                hands = dealt[:, seat]
                likely = likelihood(hands, texts[:at], call.text).astype(np.float64)
                weights += self.trust * np.log(likely + SLIP)
        return np.asarray(np.exp(weights), np.float64)
