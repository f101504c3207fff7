"""What the net is given: the hand, the auction, and the hand in the light of the auction.

Vulnerability is left out: the auctions that the net learnt from were all made with nobody vulnerable, so that a figure
for it would carry nothing but noise. Where it matters, search decides.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from cardavia.robots.bridge.net.heard import Heard
from cardavia.robots.bridge.net.held import STOPPED, SUIT, SUPPORT, Held

Array = np.ndarray[Any, Any]


def own(held: Held) -> Array:
    """The figures of n hands alone, (n, OWN) of 0 and 1."""
    return np.concatenate([held.suits.reshape(len(held.suits), 4 * SUIT), held.whole], axis=1)


def between(held: Held, heards: Sequence[Heard], which: Array) -> Array:
    """The figures of n hands, each in that of the auctions which ``which`` (n,) says, (n, BETWEEN) of 0 and 1: the
    suit of each role, points in support of partner's last suit, whether every suit of theirs is stopped, and the
    length of the shortest suit that they did not name."""
    hands = len(held.suits)
    rows = np.arange(hands)
    roles = np.array([heard.roles for heard in heards])[which]
    suits = np.concatenate([held.suits, np.zeros((hands, 1, SUIT), np.uint8)], axis=1)  # a role that is none is -1
    support = np.concatenate([held.support, np.zeros((hands, 1, len(SUPPORT)), np.uint8)], axis=1)
    theirs = np.array([[suit in heard.theirs for suit in range(4)] for heard in heards])[which]
    stopped = theirs.any(axis=1) & np.all(~theirs | (held.suits[:, :, STOPPED] > 0), axis=1)
    least = np.where(theirs, 99, held.lengths).min(axis=1)
    some = theirs.any(axis=1) & ~theirs.all(axis=1)
    shortest = (np.where(some, least, 0)[:, None] >= np.array([2, 3, 4])).astype(np.uint8)
    return np.concatenate(
        [
            suits[rows[:, None], roles].reshape(hands, roles.shape[1] * SUIT),
            support[rows, roles[:, 0]],
            stopped[:, None].astype(np.uint8),
            shortest,
        ],
        axis=1,
    )
