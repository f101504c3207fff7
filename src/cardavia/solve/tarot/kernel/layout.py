"""A position before a trick as one row of whole numbers, and what a finished trick makes of it.

Seats count in the order of play from the taker, who is 0. Cards are *relative*: in each suit those still in the hands
are numbered from the lowest, so that positions that differ only in cards gone by are the same row. A card is
``suit * 32 + place``; suits 0 to 3, trumps 4, the Excuse ``EXCUSE``.

Columns 0 to 3 hold a suit: four lanes of 15 bits, 14 for the cards of a seat and one that tells which of Jack, Knight,
Queen and King are still there (they are the highest of the suit; all below count a half point). Columns 4 and 5 hold
the trumps of seats 0 1 and 2 3, in lanes of 21 bits.
"""

import numpy as np
from numpy.typing import NDArray

from cardavia.solve.tarot.kernel.compiled import bits, highest, kernel, small

Ints = NDArray[np.int64]

LEADER = 6
EXCUSE_BY = 7  # who holds the Excuse; 4: it is gone
BOUTS = 8  # the taker's so far, with XXI and the Excuse for those who hold them
SWEEP = 9  # bit 0: the taker may still win every trick, bit 1: the defence may
PETIT = 10  # whether the Petit is still there: it is trump 0
WORLD = 11  # whether XXI is: it is the highest trump
LAST_PETIT = 12  # the Petit lay in the trick before: 1 won by the taker, -1 by the defence, else 0
CARDS = 13  # 5: how many cards of each suit are still there
HONOURS = 18  # 4: which honours are, bit 0 the Jack
GAIN = 22  # what the taker gains by the trick that is being tried
WIDTH = 23

EXCUSE = 160
SUIT = 0x3FFF
TRUMPS = 0x1FFFFF
SUIT_LANES = 1 | 1 << 15 | 1 << 30 | 1 << 45
TRUMP_LANES = 1 | 1 << 21
GONE = 4

#: ``HONOUR_WORTH[4 * honours + n]``: half points of the n-th lowest of these honours.
HONOUR_WORTH = np.array(
    [
        ([worth for bit, worth in enumerate((3, 5, 7, 9)) if honours >> bit & 1] + [0] * 4)[n]
        for honours in range(16)
        for n in range(4)
    ],
    dtype=np.int64,
)


@small
def held(row: Ints, seat: int, suit: int) -> int:
    """The cards of a seat in a suit or in trumps, as a mask of relative places."""
    if suit < 4:
        return (row[suit] >> (15 * seat)) & SUIT
    return (row[4 + (seat >> 1)] >> (21 * (seat & 1))) & TRUMPS


@small
def remaining(row: Ints, suit: int) -> int:
    """A mask of all places of a suit that are there."""
    return (1 << row[CARDS + suit]) - 1


@small
def worth(row: Ints, card: int) -> int:
    """Half points of a card; for the Excuse 9."""
    suit, place = card >> 5, card & 31
    if suit < 4:
        honours = row[HONOURS + suit]
        above = place - row[CARDS + suit] + bits(honours)
        return 1 if above < 0 else HONOUR_WORTH[4 * honours + above]
    if suit > 4 or (place == 0 and row[PETIT]) or (row[WORLD] and place == row[CARDS + 4] - 1):
        return 9
    return 1


@kernel
def counted(row: Ints) -> None:
    """Fills in the columns that follow from the lanes."""
    for suit in range(4):
        lanes = row[suit]
        union = (lanes | lanes >> 15 | lanes >> 30 | lanes >> 45) & SUIT
        row[CARDS + suit] = bits(union)
        row[HONOURS + suit] = lanes >> 14 & 1 | lanes >> 28 & 2 | lanes >> 42 & 4 | lanes >> 56 & 8
    lanes = row[4] | row[5]
    row[CARDS + 4] = bits((lanes | lanes >> 21) & TRUMPS)


@kernel
def honour_lanes(honours: int) -> int:
    """The four bits that tell which honours are there, where a suit's word has them."""
    return (honours & 1) << 14 | (honours & 2) << 28 | (honours & 4) << 42 | (honours & 8) << 56


@kernel
def _closed(lanes: int, gone: int, each: int) -> int:
    """The lanes with the gone places taken out and what lay above moved down."""
    lanes &= ~(gone * each)
    while gone:
        place = highest(gone)
        gone ^= 1 << place
        low = ((1 << place) - 1) * each
        lanes = (lanes & low) | ((lanes & ~low) >> 1)
    return lanes


@kernel
def _without(row: Ints, suit: int, gone: int) -> int:
    """A suit's word after the cards of these places are gone."""
    honours = row[HONOURS + suit]
    first = row[CARDS + suit] - bits(honours)
    left = honours
    place = 0
    for bit in range(4):
        if honours >> bit & 1:
            if gone >> (first + place) & 1:
                left ^= 1 << bit
            place += 1
    return _closed(row[suit] & ~(SUIT_LANES << 14), gone, SUIT_LANES) | honour_lanes(left)


@kernel
def taken(row: Ints, cards: Ints, bouts: Ints) -> int:
    """The half points that the taker gains by a trick that is not the last, a bout's worth on the target among them;
    the winner's seat in the bits from 16 on."""
    leader = row[LEADER]
    best_suit, best_place, winner = -1, -1, leader
    for at in range(4):
        suit, place = cards[at] >> 5, cards[at] & 31
        if suit == 5:
            continue
        if best_suit < 0 or (suit == best_suit and place > best_place) or (suit == 4 and best_suit != 4):
            best_suit, best_place, winner = suit, place, (leader + at) & 3
    gain = 0
    for at in range(4):
        card = cards[at]
        if card == EXCUSE:
            if (leader + at) & 3 == 0:
                gain += 8
            elif winner == 0:
                gain += 1
        elif winner == 0:
            gain += worth(row, card)
            if card == 4 * 32 and row[PETIT]:
                gain += bouts[row[BOUTS] + 1] - bouts[row[BOUTS]]
    return winner << 16 | gain


@kernel
def after(row: Ints, cards: Ints, winner: int, new: Ints) -> None:
    """The row before the next trick."""
    gone_0 = gone_1 = gone_2 = gone_3 = gone_4 = 0
    new[EXCUSE_BY] = row[EXCUSE_BY]
    for at in range(4):
        suit, bit = cards[at] >> 5, 1 << (cards[at] & 31)
        if suit == 0:
            gone_0 |= bit
        elif suit == 1:
            gone_1 |= bit
        elif suit == 2:
            gone_2 |= bit
        elif suit == 3:
            gone_3 |= bit
        elif suit == 4:
            gone_4 |= bit
        else:
            new[EXCUSE_BY] = GONE
    new[0] = _without(row, 0, gone_0) if gone_0 else row[0]
    new[1] = _without(row, 1, gone_1) if gone_1 else row[1]
    new[2] = _without(row, 2, gone_2) if gone_2 else row[2]
    new[3] = _without(row, 3, gone_3) if gone_3 else row[3]
    new[4] = _closed(row[4], gone_4, TRUMP_LANES)
    new[5] = _closed(row[5], gone_4, TRUMP_LANES)
    new[LEADER] = winner
    new[SWEEP] = row[SWEEP] & (1 if winner == 0 else 2)
    new[LAST_PETIT] = 0
    new[BOUTS] = row[BOUTS]
    new[PETIT] = row[PETIT]
    if row[PETIT] and gone_4 & 1:
        new[PETIT] = 0
        new[LAST_PETIT] = 1 if winner == 0 else -1
        if winner == 0:
            new[BOUTS] += 1
    new[WORLD] = 1 if row[WORLD] and not gone_4 >> (row[CARDS + 4] - 1) & 1 else 0
    counted(new)
