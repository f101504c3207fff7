"""Whole deals dealt and played in compiled code: for measuring one set of the policy's numbers against another."""

# Compiled code counts in NumPy's numbers, which are no int and no float to a type checker.
# mypy: disable-error-code="no-any-return,arg-type"

import numpy as np

from cardavia.robots.tarot.fast import engine
from cardavia.robots.tarot.fast.bidding import bid
from cardavia.robots.tarot.fast.compiled import entry, kernel
from cardavia.robots.tarot.fast.engine import EXCUSE_BIT, SIZE, TRUMPS, WORTH, Floats, Ints, empty
from cardavia.robots.tarot.fast.laying import lay
from cardavia.robots.tarot.fast.layouts import Words, rolled
from cardavia.robots.tarot.fast.playing import play_out
from cardavia.robots.tarot.fast.policy import VIEW

TIMES = np.array([0, 1, 2, 4, 6], np.int64)
KEPT = np.int64(1) << 13  # a King
BOUT_BITS = np.int64(1) | np.int64(1) << 20 | np.int64(EXCUSE_BIT)


@kernel
def shuffled(piles: Ints, chance: Words) -> None:
    """Deals the pack at random: four hands and the chien, five masks each."""
    order = np.arange(78)
    piles[:] = 0
    for at in range(78):
        other = at + int(rolled(chance) * (78 - at))
        card = order[other]
        order[other] = order[at]
        suit = min(card // 14, 4)
        piles[min(at // 18, 4), suit] |= np.int64(1) << (card - 14 * suit)


@kernel
def put_stock(state: Ints, stock: Ints, ours: bool) -> None:
    """Counts six cards that lie outside the play, if they are the taker's."""
    if not ours:
        return
    for suit in range(5):
        mask = stock[suit]
        for place in range(22):
            if mask >> place & 1:
                state[engine.HALF] += WORTH[14 * suit + place]
                if suit == 4 and BOUT_BITS >> place & 1:
                    state[engine.TAKEN] += 1


@kernel
def opened(piles: Ints, taker: int, contract: int, dealer: int, stock: Ints) -> Ints:
    """The state before the first card: chien taken, six laid away by the rule. ``stock`` is room for five masks."""
    state = empty()
    for seat in range(4):
        for suit in range(5):
            state[engine.HAND + 5 * seat + suit] = piles[seat, suit]
    state[engine.TAKER] = taker
    state[engine.TIMES] = TIMES[contract]
    state[engine.TURN] = (dealer + 3) & 3
    if contract <= 2:
        hand = state[engine.HAND + 5 * taker : engine.HAND + 5 * taker + 5]
        for suit in range(5):
            hand[suit] |= piles[4, suit]
        lay(hand, stock)
        pin(state, piles[4], stock)
    else:
        stock[:] = piles[4]
    put_stock(state, stock, contract < 4)
    return state


@kernel
def pin(state: Ints, chien: Ints, laid: Ints) -> None:
    """Notes what all know once the taker has laid six away of the chien that they saw."""
    for suit in range(4):
        state[engine.AWAY + suit] = laid[suit]
        state[engine.PINNED + suit] = chien[suit] & KEPT
    state[engine.AWAY + 4] = laid[4]
    state[engine.PUBLIC] = laid[4] & TRUMPS
    state[engine.PINNED + 4] = chien[4] & ~laid[4]


@entry
def duel(one: Floats, other: Floats, number: int, seed: int) -> Floats:
    """Deals bid by all alike, each played twice: ``one`` takes against three of ``other``, then the sides change. For
    each deal that was played: half the difference of what a defender pays."""
    chance = np.array([seed], np.uint64)
    piles = np.zeros((5, 5), np.int64)
    stock = np.zeros(5, np.int64)
    found = np.zeros(number)
    cards, seen, worth = np.empty(24, np.int64), np.empty(VIEW, np.int64), np.empty(24)
    again = np.empty(SIZE, np.int64)
    for at in range(number):
        taker, high = -1, 0
        while taker < 0:
            shuffled(piles, chance)
            dealer = int(rolled(chance) * 4)
            seat = dealer
            high = 0
            for _ in range(4):
                seat = (seat + 3) & 3
                made = bid(piles[seat], high)
                if made > high:
                    taker, high = seat, made
        state = opened(piles, taker, high, dealer, stock)
        again[:] = state
        first = play_out(state, one, other, cards, seen, worth)
        found[at] = (first - play_out(again, other, one, cards, seen, worth)) / 4.0
    return found
