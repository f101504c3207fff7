"""Where unseen cards may lie: every way counted, and drawn with each way exactly as likely as the others.

Cards with the same places open to them are alike. For one kind of cards after the other it is drawn how many go to each
place, from the number of layouts that each split leaves open, and then which cards go.
"""

# Compiled code counts in NumPy's numbers, which are no int and no float to a type checker.
# mypy: disable-error-code="no-any-return,arg-type"

import numpy as np
from numpy.typing import NDArray

from cardavia.robots.tarot.fast.compiled import entry, kernel
from cardavia.robots.tarot.fast.engine import Floats, Ints

Words = NDArray[np.uint64]

PLACES = 4  # how many places at most hold cards that are not seen
WIDE = 19  # cards in a place, and nought

_FACTORIAL = np.ones(79)
for _n in range(1, 79):
    _FACTORIAL[_n] = _FACTORIAL[_n - 1] * _n


@kernel
def rolled(chance: Words) -> float:
    """The next number from 0 to 1 of a source of chance, one word that is changed (SplitMix64)."""
    chance[0] += np.uint64(0x9E3779B97F4A7C15)
    z = chance[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z = z ^ (z >> np.uint64(31))
    return np.float64(z >> np.uint64(11)) / 9007199254740992.0


@kernel
def _ways(kinds: Ints, room: Ints) -> Floats:
    """``ways[t, a, b, c]``: in how many ways the kinds from ``t`` on fill so many places in the first three, and the
    rest of their number in the fourth."""
    number = len(kinds)
    ways = np.zeros((number + 1, room[0] + 1, room[1] + 1, room[2] + 1))
    ways[number, 0, 0, 0] = 1.0
    cards = 0
    for t in range(number - 1, -1, -1):
        n = kinds[t, 0]
        cards += n
        for a in range(room[0] + 1):
            if t == 0 and a != room[0]:
                continue
            for b in range(room[1] + 1):
                if t == 0 and b != room[1]:
                    continue
                for c in range(room[2] + 1):
                    if t == 0 and c != room[2]:
                        continue
                    d = cards - a - b - c
                    if d < 0 or d > room[3]:
                        continue
                    total = 0.0
                    for i in range((min(n, a) if kinds[t, 1] else 0) + 1):
                        for j in range((min(n - i, b) if kinds[t, 2] else 0) + 1):
                            low = 0 if kinds[t, 4] else n - i - j
                            high = min(n - i - j, c) if kinds[t, 3] else 0
                            low = max(low, n - i - j - d)
                            for k in range(low, high + 1):
                                rest = ways[t + 1, a - i, b - j, c - k]
                                if rest:
                                    total += rest * _split(n, i, j, k)
                    ways[t, a, b, c] = total
    return ways


@kernel
def _split(n: int, i: int, j: int, k: int) -> float:
    return _FACTORIAL[n] / (_FACTORIAL[i] * _FACTORIAL[j] * _FACTORIAL[k] * _FACTORIAL[n - i - j - k])


@entry
def count_layouts(kinds: Ints, room: Ints) -> float:
    """How many layouts there are. ``kinds`` (t, 5): how many cards, and whether each of four places is open to them;
    ``room``: how many cards each place takes, as many as there are in all."""
    return _ways(kinds, room)[0, room[0], room[1], room[2]]


@entry
def draw_layouts(kinds: Ints, cards: Ints, room: Ints, number: int, chance: Words) -> Ints:
    """``number`` layouts drawn independently, as five masks for each of four places (number, 4, 5). ``cards`` are the
    cards, kind after kind. ``ValueError`` if there is no layout."""
    ways = _ways(kinds, room)
    if not ways[0, room[0], room[1], room[2]]:
        raise ValueError("no layout fits what is known")
    laid = np.zeros((number, PLACES, 5), np.int64)
    order = np.empty(len(cards), np.int64)
    for world in range(number):
        a, b, c, d = room[0], room[1], room[2], room[3]
        begin = 0
        for t in range(len(kinds)):
            n = kinds[t, 0]
            target = rolled(chance) * ways[t, a, b, c]
            x, y, z = -1, 0, 0
            total = 0.0
            for i in range((min(n, a) if kinds[t, 1] else 0) + 1):
                for j in range((min(n - i, b) if kinds[t, 2] else 0) + 1):
                    low = 0 if kinds[t, 4] else n - i - j
                    high = min(n - i - j, c) if kinds[t, 3] else 0
                    low = max(low, n - i - j - d)
                    for k in range(low, high + 1):
                        rest = ways[t + 1, a - i, b - j, c - k]
                        if rest:
                            total += rest * _split(n, i, j, k)
                            x, y, z = i, j, k
                            if total > target:
                                break
                    if total > target:
                        break
                if total > target:
                    break
            a, b, c, d = a - x, b - y, c - z, d - (n - x - y - z)
            for at in range(n):
                order[at] = cards[begin + at]
            for at in range(n):
                other = at + int(rolled(chance) * (n - at))
                card = order[other]
                order[other] = order[at]
                place = 0 if at < x else 1 if at < x + y else 2 if at < x + y + z else 3
                suit = min(card // 14, 4)
                laid[world, place, suit] |= np.int64(1) << (card - 14 * suit)
            begin += n
    return laid
