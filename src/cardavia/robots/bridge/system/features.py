"""What a bidder counts in a hand, for one hand or for many at once.

A hand is four suit masks in the order clubs, diamonds, hearts, spades (bit 0 the deuce, bit 12 the ace). With ints the
figures are Python numbers; with NumPy arrays of masks they are arrays, so that one rule of a book chooses a call for
one hand and asks ten thousand sampled hands whether they would have made it.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

_MASKS = range(8192)
_ACE, _KING, _QUEEN, _JACK, _TEN, _NINE = (1 << at for at in (12, 11, 10, 9, 8, 7))


def _tricks(mask: int) -> int:
    """Playing tricks in this suit, in halves: honours that win, and long cards once the top ones are gone."""
    length = mask.bit_count()
    if not length:
        return 0
    top = [bool(mask & honour) for honour in (_ACE, _KING, _QUEEN)]
    jack, ten = bool(mask & _JACK), bool(mask & _TEN)
    if length >= 5:
        losers = 2 * (3 - sum(top)) - (jack and sum(top) < 3) - (jack and ten and sum(top) < 2)
        return max(2 * length - max(losers, 0) - (2 if length == 5 and sum(top) < 2 else 0), 0)
    halves = 2 * top[0]
    if top[1]:
        halves += 2 if top[0] or (top[2] and length > 1) else (1 if length > 1 else 0)
    if top[2] and length > 2:
        halves += 2 if top[0] and top[1] else 1
    return halves + (length == 4 and sum(top) >= 2)


def _losers(mask: int) -> int:
    length = mask.bit_count()
    return min(length, 3) - sum(bool(mask & honour) and length > at for at, honour in enumerate((_ACE, _KING, _QUEEN)))


def _stops(mask: int) -> bool:
    length = mask.bit_count()
    return bool(
        mask & _ACE
        or (mask & _KING and length > 1)
        or (mask & _QUEEN and length > 2)
        or (mask & _JACK and mask & _TEN and length > 3)
    )


def _quick(mask: int) -> int:
    """Quick tricks, in halves."""
    ace, king, queen = bool(mask & _ACE), bool(mask & _KING), bool(mask & _QUEEN)
    length = mask.bit_count()
    if ace:
        return 4 if king else 3 if queen else 2
    if king and length > 1:
        return 2 if queen else 1
    return 0


def _count(mask: int, *honours: int) -> int:
    return sum(bool(mask & honour) for honour in honours)


#: One figure of one suit for each of its 8,192 holdings.
_OF_SUIT: dict[str, list[int]] = {
    "lengths": [mask.bit_count() for mask in _MASKS],
    "highs": [sum((mask >> 9 + at & 1) * (at + 1) for at in range(4)) for mask in _MASKS],
    "tops3": [_count(mask, _ACE, _KING, _QUEEN) for mask in _MASKS],
    "tops5": [_count(mask, _ACE, _KING, _QUEEN, _JACK, _TEN) for mask in _MASKS],
    "aces_in": [mask >> 12 & 1 for mask in _MASKS],
    "kings_in": [mask >> 11 & 1 for mask in _MASKS],
    "queens_in": [mask >> 10 & 1 for mask in _MASKS],
    "stops": [int(_stops(mask)) for mask in _MASKS],
    "tricks_in": [_tricks(mask) for mask in _MASKS],
    "losers_in": [_losers(mask) for mask in _MASKS],
    "quick_in": [_quick(mask) for mask in _MASKS],
    "idle": [_count(mask, _KING, _QUEEN, _JACK) if 0 < mask.bit_count() < 2 else 0 for mask in _MASKS],
}
_ARRAYS = {name: np.array(values, dtype=np.int16) for name, values in _OF_SUIT.items()}


class Features:
    """The figures. Lists are by suit, clubs first.

    ``hcp`` high-card points; ``pts`` with one more for each card beyond four in a suit; ``sup[suit]`` in support of
    that trump suit; ``bal`` 4333, 4432 or 5332; ``semi`` also 5422 and 6322; ``tricks`` playing tricks in halves.
    """

    def __init__(self, masks: Sequence[Any], tables: dict[str, Any]) -> None:
        self.n = [tables["lengths"][mask] for mask in masks]
        self.h = [tables["highs"][mask] for mask in masks]
        self.t3 = [tables["tops3"][mask] for mask in masks]
        self.t5 = [tables["tops5"][mask] for mask in masks]
        self.ace = [tables["aces_in"][mask] for mask in masks]
        self.king = [tables["kings_in"][mask] for mask in masks]
        self.queen = [tables["queens_in"][mask] for mask in masks]
        self.stop = [tables["stops"][mask] for mask in masks]
        self.hcp = self.h[0] + self.h[1] + self.h[2] + self.h[3]
        self.aces = sum(self.ace)
        self.kings = sum(self.king)
        self.controls = 2 * self.aces + self.kings
        self.quick = sum(tables["quick_in"][mask] for mask in masks)
        self.tricks = sum(tables["tricks_in"][mask] for mask in masks)
        self.losers = sum(tables["losers_in"][mask] for mask in masks)
        n = self.n
        long = [(length > 4) * (length - 4) for length in n]
        self.pts = self.hcp + long[0] + long[1] + long[2] + long[3]
        short = [(length < 3) * (3 - length) for length in n]
        idle = sum(tables["idle"][mask] for mask in masks)
        shortness = short[0] + short[1] + short[2] + short[3]
        extra = sum((length < 2) * 1 + (length < 1) * 1 for length in n)
        self.sup = [
            self.hcp - (idle > 0) + (n[suit] > 2) * (shortness - short[suit]) + (n[suit] > 3) * extra
            for suit in range(4)
        ]
        twos = sum(1 * (length == 2) for length in n)
        few = (n[0] < 2) | (n[1] < 2) | (n[2] < 2) | (n[3] < 2)
        self.semi = few ^ True
        six = (n[0] > 5) | (n[1] > 5) | (n[2] > 5) | (n[3] > 5)
        self.bal = self.semi & (twos < 2) & (six ^ True)
        seven = (n[0] > 6) | (n[1] > 6) | (n[2] > 6) | (n[3] > 6)
        self.semi = self.semi & (seven ^ True)
        top = (n[0] > n[1]) * n[0] + (n[0] <= n[1]) * n[1]
        other = (n[2] > n[3]) * n[2] + (n[2] <= n[3]) * n[3]
        low = n[0] + n[1] - top
        rest = n[2] + n[3] - other
        self.longest = (top > other) * top + (top <= other) * other
        lesser = top + other - self.longest
        second = (self.longest == top) * low + (self.longest != top) * rest
        self.two = self.longest + (lesser > second) * lesser + (lesser <= second) * second


@lru_cache(maxsize=4096)
def one_hand(masks: tuple[int, ...]) -> Features:
    """The figures of one hand.

    >>> hand = one_hand((0b0111, 0b1000000001111, 0b11, 0b1100000000011))
    >>> hand.hcp, hand.n[3], bool(hand.bal)
    (11, 4, True)
    """
    return Features(masks, _OF_SUIT)


def many_hands(masks: "np.ndarray[Any, Any]") -> Features:
    """The figures of n hands, given as an array of shape (n, 4), each an array of length n."""
    return Features([masks[:, suit] for suit in range(4)], _ARRAYS)
