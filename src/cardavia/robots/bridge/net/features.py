"""What the net is given: the hand, the auction, and the hand in the light of the auction.

Vulnerability is left out: the auctions that the net learnt from were all made with nobody vulnerable, so that a figure
for it would carry nothing but noise. Where it matters, search decides.
"""

from typing import Any

import numpy as np

from cardavia.robots.bridge.net.heard import Heard
from cardavia.robots.bridge.net.held import SUIT, Held

Array = np.ndarray[Any, Any]


def own(held: Held) -> Array:
    """The figures of n hands alone, (n, OWN) of 0 and 1."""
    return np.concatenate([held.suits.reshape(len(held.suits), 4 * SUIT), held.whole], axis=1)


def between(held: Held, heard: Heard) -> Array:
    """The figures of n hands in this auction, (n, BETWEEN) of 0 and 1: the suit of each role, points in support of
    partner's and of one's own last suit, and whether every suit of theirs is stopped."""
    hands = len(held.suits)
    nothing = np.zeros((hands, SUIT), dtype=np.uint8)
    parts = [nothing if suit < 0 else held.suits[:, suit] for suit in heard.roles]
    for suit in heard.roles[:1]:
        parts.append(np.zeros((hands, 20), dtype=np.uint8) if suit < 0 else held.support[:, suit])
    stopped = np.ones((hands, 1), dtype=np.uint8)
    shortest = np.ones((hands, 3), dtype=np.uint8)
    for suit in heard.theirs:
        stopped &= held.suits[:, suit, 19:20]
    unnamed = [suit for suit in range(4) if suit not in heard.theirs]
    least = held.lengths[:, unnamed].min(axis=1) if unnamed and heard.theirs else np.zeros(hands)
    shortest = (least[:, None] >= np.array([2, 3, 4])).astype(np.uint8)
    return np.concatenate([*parts, stopped * bool(heard.theirs), shortest], axis=1)
