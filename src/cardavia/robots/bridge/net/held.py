"""What the net sees of a hand: yes-or-no figures of its suits and of the whole.

A hand is four suit masks in the order clubs, diamonds, hearts, spades (bit 0 the deuce, bit 12 the ace). Cards below
the nine count only as length: a robot that bids by spots would learn chance.
"""

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

#: Figures of one suit, see ``_suit``.
SUIT = 28
#: The figure of a suit that is stopped.
STOPPED = 19
#: Figures of the whole hand: ``whole``.
POINTS, LONG_POINTS, SUPPORT = range(1, 29), range(4, 31), range(4, 24, 1)


def _suit(mask: int) -> list[int]:
    """A suit's figures: at least 1 to 8 cards, each of A K Q J T 9, two and three of the top three, two to five of the
    top five, a stopper, a full one, losers, points, quick tricks."""
    length = mask.bit_count()
    ace, king, queen, jack, ten, nine = (mask >> at & 1 for at in (12, 11, 10, 9, 8, 7))
    top3, top5 = ace + king + queen, ace + king + queen + jack + ten
    losers = min(length, 3) - sum(bool(held) and length > at for at, held in enumerate((ace, king, queen)))
    high = 4 * ace + 3 * king + 2 * queen + jack
    stopped = ace or (king and length > 1) or (queen and length > 2) or (jack and ten and length > 3)
    surely = (ace and king) or (king and queen and length > 2) or (ace and queen) or (ace and jack and ten)
    return [
        *(length >= least for least in range(1, 9)),
        *(ace, king, queen, jack, ten, nine),
        *(top3 >= least for least in (2, 3)),
        *(top5 >= least for least in (2, 3, 4)),
        stopped,
        surely,
        *(losers >= least for least in (1, 2, 3)),
        *(high >= least for least in (3, 5, 7)),
        (ace and (king or queen)) or (king and queen and length > 2),
    ]


def _counts(mask: int) -> list[int]:
    """Numbers that add up over the suits: length, points, half quick tricks, losers, controls, points of length,
    lone honours."""
    figures = [int(bool(figure)) for figure in _suit(mask)]
    length = mask.bit_count()
    ace, king, queen, jack = (mask >> at & 1 for at in (12, 11, 10, 9))
    quick = (4 if king else 3 if queen else 2) if ace else (2 if queen else 1) if king and length > 1 else 0
    idle = king + queen + jack if length == 1 else (queen + jack if length == 2 else 0)
    return [
        length,
        4 * ace + 3 * king + 2 * queen + jack,
        quick,
        sum(figures[21:24]),
        2 * ace + king,
        max(length - 4, 0),
        idle,
    ]


_SUITS = np.array([[bool(figure) for figure in _suit(mask)] for mask in range(8192)], dtype=np.uint8)
_COUNTS = np.array([_counts(mask) for mask in range(8192)], dtype=np.int8)


def _at_least(values: Array, steps: range) -> Array:
    """One column for each step, 1 where the value reaches it."""
    return (values[:, None] >= np.array(steps)).astype(np.uint8)


class Held:
    """The figures of n hands.

    ``suits`` (n, 4, SUIT), ``whole`` (n, WHOLE), ``support`` (n, 4, 20): points in support of each suit, in steps;
    ``lengths`` (n, 4), ``high`` (n,): high-card points.
    """

    def __init__(self, hands: Array) -> None:
        self.suits = _SUITS[hands]
        counts = _COUNTS[hands]
        self.lengths = lengths = counts[:, :, 0]
        total = counts.sum(axis=1, dtype=np.int16)
        self.high = high = total[:, 1]
        self.whole = np.concatenate(
            [
                _at_least(high, POINTS),
                _at_least(high + total[:, 5], LONG_POINTS),
                _at_least(total[:, 2], range(1, 11)),
                _at_least(total[:, 3], range(3, 11)),
                _at_least(total[:, 4], range(1, 11)),
                _at_least(total[:, 6], range(1, 3)),
                _shape(lengths),
            ],
            axis=1,
        )
        short = np.array([5, 3, 1] + [0] * 11, dtype=np.int16)[lengths]
        few = np.array([3, 2, 1] + [0] * 11, dtype=np.int16)[lengths]
        ruffs = np.where(lengths >= 4, short.sum(axis=1)[:, None] - short, few.sum(axis=1)[:, None] - few)
        worth = high[:, None] + ruffs * (lengths >= 3) + np.maximum(lengths - 4, 0)
        self.support = (worth[:, :, None] >= np.array(SUPPORT)).astype(np.uint8)


def _shape(lengths: Array) -> Array:
    """Balanced, nearly so, the longest and the second suit, voids and singletons, which of two suits is longer."""
    ordered = np.sort(lengths, axis=1)
    doubletons = (lengths == 2).sum(axis=1)
    flat = ordered[:, 0] >= 2
    pairs = [(one, other) for one in range(4) for other in range(one + 1, 4)]
    columns = [
        flat & (doubletons <= 1) & (ordered[:, 3] <= 5),
        flat & (ordered[:, 3] <= 6),
        flat & (ordered[:, 3] <= 4),
        *(ordered[:, 3] >= least for least in (5, 6, 7, 8)),
        *(ordered[:, 2] >= least for least in (4, 5, 6)),
        ordered[:, 0] == 0,
        ordered[:, 0] <= 1,
        ordered[:, 1] <= 1,
        ordered[:, 3] + ordered[:, 2] >= 10,
        (lengths[:, 2] >= 4) & (lengths[:, 3] >= 4),
        (lengths[:, 2:] >= 4).any(axis=1),
        (lengths[:, 2:] >= 5).any(axis=1),
        (lengths[:, 0] >= 4) & (lengths[:, 1] >= 4),
        *(lengths[:, one] > lengths[:, other] for one, other in pairs),
        *(lengths[:, one] == lengths[:, other] for one, other in pairs),
        *((lengths[:, one] >= 4) & (lengths[:, other] >= 4) for one, other in pairs),
        *((lengths[:, one] >= 5) & (lengths[:, other] >= 5) for one, other in pairs),
    ]
    return np.stack(columns, axis=1).astype(np.uint8)
