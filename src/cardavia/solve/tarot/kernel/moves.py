"""What a seat may play to a trick: one card for all that are alike, the most promising first."""

import numpy as np

from cardavia.solve.tarot.kernel.compiled import highest, kernel, lowest, small
from cardavia.solve.tarot.kernel.layout import (
    EXCUSE,
    EXCUSE_BY,
    LEADER,
    PETIT,
    Ints,
    held,
    remaining,
    worth,
)

#: The columns of a trick in progress, a row for each number of cards on the table.
LED, BEST_SUIT, BEST_PLACE, BEST_SEAT, TABLE = 0, 1, 2, 3, 4  # TABLE: 5 masks of the places on the table
TRICK_WIDTH = 9

# How promising cards are, found by trial: what keeps the search smallest on endings of 8 and 10 tricks. Ten numbers for
# a lead of the taker, then ten for a defender's: the Petit; a master trump; another trump, and for each place; a card
# that no enemy can beat if it is a master, and for each half point; if it isn't, and so on; a card that can be beaten.
LEADS = np.array(
    [-80, 246, 160, -12, 304, 11, 200, 75, 37, -12, -120, 223, 48, -84, 240, -77, 198, 12, 188, 44], np.int64
)
# Twelve for a card of the taker added to a trick, then twelve for a defender's: the last card, if it wins, for each
# half point, and for each place of a trump; a card that wins for sure, for each half point; that wins so far, for each
# half point and place; on a trick that is won for sure, for each half point; on another, for each half point.
FOLLOWS = np.array(
    [404, 9, -20, 324, 1, 180, -88, -4, 268, 12, 120, -24, 284, 8, -35, 320, -12, 66, -40, 48, 236, 42, 64, -116],
    np.int64,
)
# The Excuse of the taker, of a defender: on a trick that its side isn't sure to win, and on one that it is.
EXCUSES = np.array([23, 58, 44, 149], np.int64)


@kernel
def played(before: Ints, seat: int, card: int, now: Ints) -> None:
    """The trick with one more card on it."""
    for column in range(TRICK_WIDTH):
        now[column] = before[column]
    suit, place = card >> 5, card & 31
    if suit == 5:
        return
    now[TABLE + suit] |= 1 << place
    best = before[BEST_SUIT]
    if before[LED] < 0:
        now[LED] = suit
    if best < 0 or (suit == best and place > before[BEST_PLACE]) or (suit == 4 and best != 4):
        now[BEST_SUIT], now[BEST_PLACE], now[BEST_SEAT] = suit, place, seat


@small
def beats(trick: Ints, suit: int, place: int) -> bool:
    """Whether a card would win the trick as it stands."""
    best = trick[BEST_SUIT]
    return best < 0 or (suit == best and place > trick[BEST_PLACE]) or (suit == 4 and best != 4)


@kernel
def legal(row: Ints, trick: Ints, seat: int, suit: int) -> int:
    """The places of a suit or of trumps that a seat may play."""
    led = trick[LED]
    hand = held(row, seat, suit)
    if led < 0 or not hand:
        return hand
    if led < 4:
        if suit == led:
            return hand
        if held(row, seat, led):
            return 0
    if suit == 4:
        if trick[BEST_SUIT] == 4:
            higher = hand >> (trick[BEST_PLACE] + 1) << (trick[BEST_PLACE] + 1)
            return higher if higher else hand
        return hand
    return 0 if held(row, seat, 4) else hand


@kernel
def could_beat(row: Ints, seat: int, led: int, suit: int, place: int) -> bool:
    """Whether a seat that is still to play could beat this card, the best so far of a trick where ``led`` is led."""
    if led < 4:
        mine = held(row, seat, led)
        if mine:
            return suit == led and highest(mine) > place
    trumps = held(row, seat, 4)
    return trumps != 0 and (suit != 4 or highest(trumps) > place)


@kernel
def safe(row: Ints, trick: Ints, seat: int, count: int, suit: int, place: int) -> bool:
    """Whether no opponent still to play can beat a card that would be the best so far."""
    led = trick[LED] if trick[LED] >= 0 else suit
    if seat == 0:
        beaten = False
        for step in range(1, 4 - count):
            beaten = beaten or could_beat(row, (seat + step) & 3, led, suit, place)
        return not beaten
    if (0 - row[LEADER]) & 3 <= count:
        return True  # the taker has played
    return not could_beat(row, 0, led, suit, place)


@kernel
def _lead(row: Ints, trick: Ints, seat: int, suit: int, place: int, value: int) -> int:
    """How promising it is to lead a card."""
    others = remaining(row, suit) & ~held(row, seat, suit)
    master = others >> place == 0
    side = 0 if seat == 0 else 10
    if suit == 4:
        if place == 0 and row[PETIT] and not master:
            return LEADS[side]
        return LEADS[side + 1] if master else LEADS[side + 2] + LEADS[side + 3] * place
    if safe(row, trick, seat, 0, suit, place):
        return LEADS[side + 4] + LEADS[side + 5] * value if master else LEADS[side + 6] + LEADS[side + 7] * value
    return LEADS[side + 8] + LEADS[side + 9] * value


@kernel
def _follow(row: Ints, trick: Ints, seat: int, count: int, suit: int, place: int, value: int, sure: bool) -> int:
    """How promising it is to add a card to a trick, which its side may be ``sure`` to win as it stands."""
    low = place if suit == 4 else 0
    side = 0 if seat == 0 else 12
    if beats(trick, suit, place):
        if safe(row, trick, seat, count, suit, place):
            if count == 3:
                return FOLLOWS[side] + FOLLOWS[side + 1] * value + FOLLOWS[side + 2] * low
            return FOLLOWS[side + 3] + FOLLOWS[side + 4] * value + FOLLOWS[side + 2] * low
        return FOLLOWS[side + 5] + FOLLOWS[side + 6] * value + FOLLOWS[side + 7] * low
    if sure:
        return FOLLOWS[side + 8] + FOLLOWS[side + 9] * value
    return FOLLOWS[side + 10] + FOLLOWS[side + 11] * value - low


@kernel
def ordered(row: Ints, trick: Ints, seat: int, count: int, first: int, moves: Ints, scores: Ints) -> int:
    """Writes the cards that ``seat`` may play as the ``count``-th to a trick, ``first`` before all; how many they are.

    Of neighbours in a suit that are worth the same only the lowest is written: what lies on the table already counts
    as gone, the card to beat excepted.
    """
    found = 0
    best = trick[BEST_SUIT]
    for suit in range(5):
        mask = legal(row, trick, seat, suit)
        if not mask:
            continue
        table = trick[TABLE + suit]
        if suit == best:
            table &= ~(1 << trick[BEST_PLACE])
        alike = table | held(row, seat, suit)
        before_worth, before_place = 0, -1
        while mask:
            place = lowest(mask)
            mask &= mask - 1
            value = worth(row, suit * 32 + place)
            if value == before_worth and not (suit == 4 and value == 9):  # the Petit and XXI
                between = ((1 << place) - 1) & ~((2 << before_place) - 1)
                if between & ~alike == 0:
                    before_place = place
                    continue
            before_worth, before_place = value, place
            moves[found] = suit * 32 + place
            scores[found] = value
            found += 1
    if row[EXCUSE_BY] == seat:
        moves[found] = EXCUSE
        scores[found] = 0
        found += 1
    if found == 1:
        return 1
    sure = (
        best >= 0 and (trick[BEST_SEAT] == 0) == (seat == 0) and safe(row, trick, seat, count, best, trick[BEST_PLACE])
    )
    for at in range(found):
        card = moves[at]
        suit, place = card >> 5, card & 31
        if card == first:
            score = 1 << 20
        elif suit == 5:
            score = EXCUSES[(0 if seat == 0 else 2) + (1 if sure else 0)]
        elif best < 0:
            score = _lead(row, trick, seat, suit, place, scores[at])
        else:
            score = _follow(row, trick, seat, count, suit, place, scores[at], sure)
        to = at
        while to > 0 and scores[to - 1] < score:
            scores[to] = scores[to - 1]
            moves[to] = moves[to - 1]
            to -= 1
        scores[to] = score
        moves[to] = card
    return found
