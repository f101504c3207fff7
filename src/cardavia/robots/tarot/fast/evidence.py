"""How likely the bids, the six laid away and the cards played were, had the cards lain so; and layouts that fit them.

What a seat does depends on its own cards and on what all have seen. So each hand has a likelihood of its own, and when
two hands swap a card only those two are thought through again.
"""

# Compiled code counts in NumPy's numbers, which are no int and no float to a type checker.
# mypy: disable-error-code="no-any-return,arg-type"

import numpy as np

from cardavia.robots.tarot.fast.bidding import bid_chance
from cardavia.robots.tarot.fast.compiled import entry, kernel
from cardavia.robots.tarot.fast.engine import AWAY, HAND, SIZE, TURN, Floats, Ints, legal, play
from cardavia.robots.tarot.fast.laying import lay_chance
from cardavia.robots.tarot.fast.layouts import Words, rolled
from cardavia.robots.tarot.fast.policy import VIEW, weigh

#: The chance left to what is out of all reason.
NEVER = -30.0
STOCK = 4
#: Settings, by place: spread of the bidders, heat of the discard, heat and doubt of a card, the same for a player of
#: another sort, and how likely a player is of that sort.
SPREAD, LAYING, HEAT, DOUBT, OTHER_HEAT, OTHER_DOUBT, OTHER = range(7)


@kernel
def _opened(
    laid: Ints, seat: int, taker: int, played: Ints, chien: Ints, stock: Ints, bids: Ints, how: Floats
) -> float:
    """The logarithm of the chance of a seat's bid, and of the discard if it is the taker's."""
    hand = np.empty(5, np.int64)
    shown = False
    for suit in range(5):
        shown = shown or chien[suit] != 0
        hand[suit] = laid[seat, suit] | played[seat, suit]
    total = 0.0
    if shown and seat == taker:
        gone = np.empty(5, np.int64)
        for suit in range(5):
            gone[suit] = laid[STOCK, suit] | stock[suit]
        if how[LAYING] > 0.0:
            total += lay_chance(hand, gone, how[LAYING])
        for suit in range(5):
            hand[suit] = (hand[suit] | gone[suit]) & ~chien[suit]
    if hand[4] == 1:
        total += NEVER  # the deal would have been cancelled
    if bids[seat, 0] >= 0 and how[SPREAD] > 0.0:
        total += np.log(max(1e-9, bid_chance(hand, bids[seat, 0], bids[seat, 1], how[SPREAD])))
    return total


@kernel
def _played(
    laid: Ints, seat: int, taker: int, played: Ints, stock: Ints, moments: Ints, plays: Ints, skill: Floats, how: Floats
) -> float:
    """The logarithm of the chance of a seat's cards. ``moments`` are the states before each card that was played."""
    cards, seen, worth = np.empty(24, np.int64), np.empty(VIEW, np.int64), np.empty(24)
    hand = np.empty(5, np.int64)
    for suit in range(5):
        hand[suit] = laid[seat, suit] | played[seat, suit]
    one, other = 0.0, 0.0
    for at in range(len(plays)):
        state = moments[at]
        if state[TURN] != seat:
            continue
        for suit in range(5):
            state[HAND + 5 * seat + suit] = hand[suit]
            if seat == taker:
                state[AWAY + suit] = laid[STOCK, suit] | stock[suit]
        count = legal(state, cards)
        card = plays[at]
        if count > 1:
            weigh(state, cards, count, skill, seen, worth)
            one += _chosen(cards, worth, count, card, how[HEAT], how[DOUBT])
            if how[OTHER] > 0.0:
                other += _chosen(cards, worth, count, card, how[OTHER_HEAT], how[OTHER_DOUBT])
        suit = min(card // 14, 4)
        hand[suit] &= ~(np.int64(1) << (card - 14 * suit))
    if how[OTHER] <= 0.0:
        return one
    one += np.log(1.0 - how[OTHER])
    other += np.log(how[OTHER])
    top = max(one, other)
    return top + np.log(np.exp(one - top) + np.exp(other - top))


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


@entry
def moments_of(begun: Ints, plays: Ints) -> Ints:
    """The states before each of these cards, hands left empty."""
    found = np.empty((len(plays), SIZE), np.int64)
    state = begun.copy()
    for at in range(len(plays)):
        found[at] = state
        play(state, plays[at])
    return found


@entry
def opening_chance(
    laid: Ints, viewer: int, taker: int, played: Ints, chien: Ints, stock: Ints, bids: Ints, how: Floats
) -> Floats:
    """For each layout (n, 5 places, 5 masks of cards not played) and seat the logarithm of the chance of its bid and
    discard (n, 4); 0 for the viewer.

    ``played`` (4, 5) are the cards played by each seat, ``chien`` the six if they were shown, ``stock`` what of the
    cards laid away is known, ``bids`` (4, 2) each seat's bid (-1 if none yet) and the highest before it.
    """
    found = np.zeros((len(laid), 4))
    for world in range(len(laid)):
        for seat in range(4):
            if seat != viewer:
                found[world, seat] = _opened(laid[world], seat, taker, played, chien, stock, bids, how)
    return found


@entry
def playing_chance(
    laid: Ints,
    viewer: int,
    taker: int,
    played: Ints,
    stock: Ints,
    moments: Ints,
    plays: Ints,
    skill: Floats,
    how: Floats,
) -> Floats:
    """The same for the cards played (n, 4), if each seat plays by the policy: a card has the weight exp(worth / heat),
    and by the chance of a doubt it is any card."""
    found = np.zeros((len(laid), 4))
    for world in range(len(laid)):
        for seat in range(4):
            if seat != viewer:
                found[world, seat] = _played(laid[world], seat, taker, played, stock, moments, plays, skill, how)
    return found


@entry
def stir(
    laid: Ints,
    logs: Floats,
    viewer: int,
    taker: int,
    played: Ints,
    chien: Ints,
    stock: Ints,
    bids: Ints,
    moments: Ints,
    plays: Ints,
    skill: Floats,
    how: Floats,
    may: Ints,
    unseen: Ints,
    steps: int,
    chance: Words,
) -> None:
    """Moves each layout by so many random swaps of two unseen cards, each taken as often as the likelihoods of both
    layouts ask (Metropolis): layouts drawn by their likelihood stay so, and those drawn twice part.

    ``logs`` (n, 4) are the logarithms of the likelihoods by seat, of bids, discard and cards together, and are kept
    right. ``may`` (5) places as bits for each of the 78 cards; ``unseen`` the cards that are not seen.
    """
    number = len(unseen)
    place = np.empty(78, np.int64)
    for world in range(len(laid)):
        here = laid[world]
        for at in range(number):
            card = unseen[at]
            suit = min(card // 14, 4)
            for whose in range(5):
                if here[whose, suit] >> (card - 14 * suit) & 1:
                    place[card] = whose
        for _ in range(steps):
            one, other = unseen[int(rolled(chance) * number)], unseen[int(rolled(chance) * number)]
            a, b = place[one], place[other]
            fate = rolled(chance)
            if a == b or not may[one] >> b & 1 or not may[other] >> a & 1:
                continue
            _swap(here, one, other, a, b)
            before, after = 0.0, 0.0
            new = np.zeros(4)
            for seat in range(4):
                if not _concerned(seat, a, b, taker, viewer):
                    continue
                before += logs[world, seat]
                new[seat] = _opened(here, seat, taker, played, chien, stock, bids, how)
                after += new[seat]
            for seat in range(4):
                if after - before < -20.0:
                    break
                if not _concerned(seat, a, b, taker, viewer):
                    continue
                more = _played(here, seat, taker, played, stock, moments, plays, skill, how)
                new[seat] += more
                after += more
            if after - before >= -20.0 and fate < np.exp(min(0.0, after - before)):
                place[one], place[other] = b, a
                for seat in range(4):
                    if _concerned(seat, a, b, taker, viewer):
                        logs[world, seat] = new[seat]
            else:
                _swap(here, one, other, b, a)


@kernel
def _concerned(seat: int, a: int, b: int, taker: int, viewer: int) -> bool:
    """Whether a swap between two places changes what is thought of a seat; the stock is the taker's choice."""
    return seat != viewer and (seat in (a, b) or (seat == taker and STOCK in (a, b)))


@kernel
def _swap(laid: Ints, one: int, other: int, a: int, b: int) -> None:
    """Moves one card from place a to b, and the other from b to a."""
    suit = min(one // 14, 4)
    bit = np.int64(1) << (one - 14 * suit)
    laid[a, suit] &= ~bit
    laid[b, suit] |= bit
    suit = min(other // 14, 4)
    bit = np.int64(1) << (other - 14 * suit)
    laid[b, suit] &= ~bit
    laid[a, suit] |= bit
