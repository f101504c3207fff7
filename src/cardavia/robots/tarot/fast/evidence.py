"""How likely the bids, the six laid away and the cards played were, had the cards lain as in a world."""

# Compiled code counts in NumPy's numbers, which are no int and no float to a type checker.
# mypy: disable-error-code="no-any-return,arg-type"

import numpy as np

from cardavia.robots.tarot.fast.bidding import bid_chance
from cardavia.robots.tarot.fast.compiled import entry, kernel
from cardavia.robots.tarot.fast.engine import AWAY, HAND, SIZE, TAKER, TURN, Floats, Ints, legal, play
from cardavia.robots.tarot.fast.laying import lay_chance
from cardavia.robots.tarot.fast.policy import VIEW, weigh

#: The chance left to what is out of all reason.
NEVER = -30.0


@entry
def opening_chance(
    states: Ints, played: Ints, chien: Ints, bids: Ints, viewer: int, spread: float, heat: float
) -> Floats:
    """For each world the logarithm of the chance of the others' bids and of the discard.

    ``states`` hold the cards not yet played, ``played`` (4, 5) those played by each seat, ``chien`` the six if they
    were shown. ``bids`` (k, 3): seat, bid and the highest before. ``spread`` is the scale's width in card points,
    ``heat`` that of the discard in half points; nought leaves it out. A hand that would have cancelled the deal weighs
    nothing.
    """
    found = np.zeros(len(states))
    hand, gone = np.empty(5, np.int64), np.empty(5, np.int64)
    shown = False
    for suit in range(5):
        shown = shown or chien[suit] != 0
    for world in range(len(states)):
        state = states[world]
        taker = state[TAKER]
        total = 0.0
        for at in range(len(bids)):
            seat = bids[at, 0]
            if seat == viewer:
                continue
            for suit in range(5):
                hand[suit] = state[HAND + 5 * seat + suit] | played[seat, suit]
                if shown and seat == taker:
                    hand[suit] = (hand[suit] | state[AWAY + suit]) & ~chien[suit]
            if hand[4] == 1:
                total += NEVER
            total += np.log(max(1e-9, bid_chance(hand, bids[at, 1], bids[at, 2], spread)))
        if shown and taker != viewer and heat > 0.0:
            for suit in range(5):
                hand[suit] = state[HAND + 5 * taker + suit] | played[taker, suit]
                gone[suit] = state[AWAY + suit]
            total += lay_chance(hand, gone, heat)
        found[world] = total
    return found


@entry
def playing_chance(
    states: Ints, begun: Ints, played: Ints, plays: Ints, viewer: int, skill: Floats, heat: float, doubt: float
) -> Floats:
    """For each world the logarithm of the chance of the others' cards, if each seat plays by the policy: a card has
    the weight exp(worth / heat), and by the chance ``doubt`` it is any card. ``begun`` is the state before the first
    card, ``plays`` the cards in order."""
    found = np.zeros(len(states))
    state = np.empty(SIZE, np.int64)
    cards, seen, worth = np.empty(24, np.int64), np.empty(VIEW, np.int64), np.empty(24)
    for world in range(len(states)):
        state[:] = begun
        for seat in range(4):
            for suit in range(5):
                state[HAND + 5 * seat + suit] = states[world, HAND + 5 * seat + suit] | played[seat, suit]
        for suit in range(5):
            state[AWAY + suit] = states[world, AWAY + suit]
        total = 0.0
        for at in range(len(plays)):
            card = plays[at]
            if state[TURN] != viewer:
                count = legal(state, cards)
                if count > 1:
                    weigh(state, cards, count, skill, seen, worth)
                    total += _chosen(cards, worth, count, card, heat, doubt)
            play(state, card)
        found[world] = total
    return found


@kernel
def _chosen(cards: Ints, worth: Floats, count: int, card: int, heat: float, doubt: float) -> float:
    """The logarithm of the chance that this card, or one as good as it, is chosen."""
    top = worth[0]
    mine = 0.0
    for at in range(count):
        top = max(top, worth[at])
        if cards[at] == card:
            mine = worth[at]
    total, alike, number = 0.0, 0.0, 0
    for at in range(count):
        weight = np.exp(max(-40.0, (worth[at] - top) / heat))
        total += weight
        if abs(worth[at] - mine) < 0.02:
            alike += weight
            number += 1
    return np.log((1.0 - doubt) * alike / total + doubt * number / count)
