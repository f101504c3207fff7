"""The taker's six, compiled: what the greedy rule likes best, and how likely a taker would have laid away those."""

# Compiled code counts in NumPy's numbers, which are no int and no float to a type checker.
# mypy: disable-error-code="no-any-return,arg-type,assignment"

import numpy as np

from cardavia.robots.tarot.fast.compiled import bits, kernel, length, lowest
from cardavia.robots.tarot.fast.engine import TRUMPS, WORTH, Floats, Ints

VOID = 13.0  # half points that a void is worth
LONG = 3.0  # what each card beyond the fourth of a suit brings
KING = np.int64(1) << 13
ORDINARY = KING - 1
SIZE = 6


@kernel
def _kept(kept: int, had: int) -> float:
    """Half points to expect of what stays of a suit of which the taker had so many."""
    if not kept:
        return VOID
    follow = min(1.0, (14 - had) / 10)
    worth = LONG * max(0, bits(kept) - 4)
    top = 13
    sure = follow
    rest = kept
    while rest:
        place = length(rest) - 1
        rest ^= np.int64(1) << place
        if place == top:
            worth += sure * (WORTH[place] + 3.0) - (1.0 - sure) * WORTH[place]
            top -= 1
            sure *= follow * 0.7
        else:
            worth -= 0.7 * WORTH[place] + 1.0
    return worth


@kernel
def _gone(mask: int) -> float:
    total = 0
    while mask:
        total += WORTH[lowest(mask)]
        mask &= mask - 1
    return total * 1.0


@kernel
def suit_best(held: int, best: Floats, which: Ints, weight: Floats, heat: float) -> None:
    """For 0 to 6 cards laid away from a suit: the best worth, which cards, and the sum over all ways of the weight
    exp(worth / heat) (no sum if ``heat`` is nought)."""
    free = held & ORDINARY
    had = bits(held)
    for size in range(SIZE + 1):
        best[size] = -1e9
        weight[size] = 0.0
    gone = free
    while True:  # every subset, the full one first
        size = bits(gone)
        if size <= SIZE:
            worth = _kept(held & ~gone, had) + _gone(gone)
            if worth > best[size]:
                best[size] = worth
                which[size] = gone
            if heat > 0.0:
                weight[size] += np.exp(worth / heat)
        if not gone:
            break
        gone = (gone - 1) & free


@kernel
def lay(hand: Ints, into: Ints) -> None:
    """Moves six cards from a hand of 24 (five masks) to ``into``, the best by the rule."""
    for suit in range(5):
        into[suit] = 0
    ordinary = 0
    for suit in range(4):
        ordinary += bits(hand[suit] & ORDINARY)
    if ordinary < SIZE:
        for suit in range(4):
            into[suit] = hand[suit] & ORDINARY
            hand[suit] &= ~ORDINARY
        plain = hand[4] & TRUMPS & ~(np.int64(1) | np.int64(1) << 20)
        for _ in range(SIZE - ordinary):
            low = plain & -plain
            into[4] |= low
            hand[4] ^= low
            plain ^= low
        return
    best, which = np.empty((4, SIZE + 1)), np.empty((4, SIZE + 1), np.int64)
    weight = np.empty(SIZE + 1)
    for suit in range(4):
        suit_best(hand[suit], best[suit], which[suit], weight, 0.0)
    top = -1e18
    sizes = (0, 0, 0, 0)
    for a in range(SIZE + 1):
        for b in range(SIZE + 1 - a):
            for c in range(SIZE + 1 - a - b):
                d = SIZE - a - b - c
                worth = best[0, a] + best[1, b] + best[2, c] + best[3, d]
                if worth > top:
                    top = worth
                    sizes = (a, b, c, d)
    for suit in range(4):
        gone = which[suit, sizes[suit]]
        into[suit] = gone
        hand[suit] &= ~gone


@kernel
def lay_chance(kept: Ints, gone: Ints, heat: float) -> float:
    """The logarithm of the chance that a taker who held both lays away these six, if each choice has the weight
    exp(worth / heat); 0 where there is no choice."""
    trumps = gone[4]
    if trumps:
        return 0.0
    sums = np.zeros(SIZE + 1)
    sums[0] = 1.0
    best, which, weight = np.empty(SIZE + 1), np.empty(SIZE + 1, np.int64), np.empty(SIZE + 1)
    worth = 0.0
    for suit in range(4):
        held = kept[suit] | gone[suit]
        suit_best(held, best, which, weight, heat)
        for total in range(SIZE, -1, -1):
            found = 0.0
            for size in range(total + 1):
                found += weight[size] * sums[total - size]
            sums[total] = found
        worth += _kept(kept[suit], bits(held)) + _gone(gone[suit])
    return worth / heat - np.log(sums[SIZE])
