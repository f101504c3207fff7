"""How a seat that sees no other hand would play: a worth for each card, in half points, by what the table shows.

The thought is that of the ``greedy`` level: what the trick may win or lose now, with the seats still to play, against
what the card is worth later. Its numbers are an array here, ``SKILL``, so that better ones can be found.
"""

# Compiled code counts in NumPy's numbers, which are no int and no float to a type checker.
# mypy: disable-error-code="no-any-return,arg-type"

import numpy as np

from cardavia.robots.tarot.fast.compiled import bits, kernel, length
from cardavia.robots.tarot.fast.engine import (
    AWAY,
    BARRED,
    BEST,
    BEST_RANK,
    BEST_SUIT,
    CAP,
    COUNT,
    DONE,
    EXCUSE,
    EXCUSE_BIT,
    HAND,
    LED,
    LOOT,
    PINNED,
    PUBLIC,
    SEEN,
    SUIT,
    TAKER,
    TRICKS,
    TRUMPS,
    TURN,
    VOID,
    WORTH,
    Floats,
    Ints,
)

#: The numbers of the policy, by name, and what they are for ``greedy``.
GREEDY = {
    "feed": 1.0,  # what a seat still to play adds to a trick that its side wins
    "throw": 0.5,  # and to one that it loses
    "petit_au_bout": 10.0,
    "length": 1.5,  # for leading a suit, each card held of it
    "force": 2.5,  # for a lead on which the taker must spend a trump
    "draw": 1.2,  # for each trump that a lead draws, by a taker with more than half of the others'
    "draw_few": 0.4,  # the same with fewer
    "hunt": 18.0,  # for a lead that may catch the Petit
    "trump_lead": -4.0,  # for a trump led by a defender
    "excuse_keep": 1.0,
    "excuse_trick": 0.3,  # the Excuse kept, for each trick to come
    "excuse_lead": -4.0,
    "free_trump": 3.0,  # a trump kept once the other side has none
    "low_trump": 2.0,  # a trump kept, the lowest
    "high_trump": 5.0,  # and what a master is worth on top
    "master": 0.5,  # what of a master's worth is to come while its suit is long
    "master_late": 0.25,  # and when six of it or fewer are out
    "guarded": 0.0,  # what of an honour's worth is to come while lower cards guard it
    "guard": 0.0,  # a lower card kept, for each half point of the honour that it guards
    "under": 0.0,  # for leading a low card from under an honour, for each half point of it
    "under_master": 0.0,  # and from under the master
    "top_trump": 0.0,  # for leading the master trump
    "last_of_suit": 0.0,  # for throwing the last card of a suit, which leaves a void
    "last_trump": 0.0,  # one's only trump kept
    "lead_last": 0.0,  # for leading the only card of a suit
    "trump_again": 0.0,  # for a trump lead, each trump held beyond half of the others'
}
NAMES = tuple(GREEDY)
SKILL = np.array(list(GREEDY.values()))
(
    FEED,
    THROW,
    AU_BOUT,
    LENGTH,
    FORCE,
    DRAW,
    DRAW_FEW,
    HUNT,
    TRUMP_LEAD,
    KEEP_EXCUSE,
    KEEP_EXCUSE_TRICK,
    LEAD_EXCUSE,
    FREE_TRUMP,
    LOW_TRUMP,
    HIGH_TRUMP,
    MASTER,
    MASTER_LATE,
    GUARDED,
    GUARD,
    UNDER,
    UNDER_MASTER,
    TOP_TRUMP,
    LAST_OF_SUIT,
    LAST_TRUMP,
    LEAD_LAST,
    TRUMP_AGAIN,
) = range(len(NAMES))
#: What a card that no player with sense would play is behind the others.
FOOLISH = -1000.0

# The table as the seat on turn sees it, one array of whole numbers for a decision.
UNSEEN = 0  # 5: cards in nobody's sight
LEFT = 5  # 4: cards each seat holds
STOCK = 9  # unseen cards that lie in no hand
ENEMY = 10  # trumps that the other side may hold
OUT = 11  # how many cards are unseen
MAY = 12  # 20: by seat, the cards of each suit that it may hold
PLACES = 32  # 5: in how many places a card of each suit may lie, -1 where nobody has counted
VIEW = 37


@kernel
def _may(state: Ints, seen: Ints, seat: int, suit: int) -> int:
    """The unseen cards of a suit (trumps without the Excuse) that another seat may hold, as the seat on turn sees."""
    if state[VOID + seat] >> suit & 1:
        return 0
    found = seen[UNSEEN + suit] & ~state[BARRED + 5 * seat + suit]
    if seat != state[TAKER]:
        found &= ~state[PINNED + suit]
    if suit == 4:
        found &= TRUMPS & ((np.int64(1) << state[CAP + seat]) - 1)
    return found


@kernel
def look(state: Ints, seen: Ints) -> None:
    """Writes what the seat on turn sees."""
    me, taker = state[TURN], state[TAKER]
    out = 0
    for suit in range(5):
        gone = state[SEEN + suit] | state[HAND + 5 * me + suit]
        if me == taker:
            gone |= state[AWAY + suit]
        if suit == 4:
            gone |= state[PUBLIC]
        unseen = (SUIT if suit < 4 else TRUMPS | EXCUSE_BIT) & ~gone
        seen[UNSEEN + suit] = unseen
        out += bits(unseen)
    total = TRICKS - state[DONE]
    for seat in range(4):
        seen[LEFT + seat] = total
    place = me
    for _ in range(state[COUNT]):  # those who played to this trick hold one less
        place = (place + 1) & 3
        seen[LEFT + place] -= 1
    seen[OUT] = out
    seen[STOCK] = max(0, out - 4 * total + state[COUNT] + total)
    enemy = 0
    for seat in range(4):
        if seat == me:
            continue
        for suit in range(5):
            seen[MAY + 5 * seat + suit] = _may(state, seen, seat, suit)
        if ((seat == taker) != (me == taker)) and seen[LEFT + seat]:
            enemy |= seen[MAY + 5 * seat + 4]
    seen[ENEMY] = enemy
    seen[PLACES : PLACES + 5] = -1


@kernel
def chance(state: Ints, seen: Ints, seat: int, suit: int, cards: int) -> float:
    """How likely another seat holds one or more of these cards of a suit."""
    found = seen[MAY + 5 * seat + suit] & cards
    if not found or not seen[LEFT + seat]:
        return 0.0
    if seat == state[TAKER] and found & state[PINNED + suit]:
        return 1.0
    places = seen[PLACES + suit]
    if places < 0:
        places = seen[STOCK]
        for other in range(4):
            if other != state[TURN] and seen[MAY + 5 * other + suit]:
                places += seen[LEFT + other]
        seen[PLACES + suit] = places
    lacks = max(0.0, 1.0 - seen[LEFT + seat] / places)
    none = 1.0
    for _ in range(bits(found)):
        none *= lacks
    return 1.0 - none


@kernel
def beats(state: Ints, seen: Ints, seat: int, suit: int, best_suit: int, best_rank: int) -> float:
    """How likely a seat that plays later can beat the best card of a trick in which ``suit`` is led."""
    higher = TRUMPS & ~((np.int64(1) << best_rank) - 1) if best_suit == 4 else np.int64(TRUMPS)
    trumps = chance(state, seen, seat, 4, higher)
    if suit == 4:
        return trumps
    follows = chance(state, seen, seat, suit, np.int64(SUIT))
    over = 0.0
    if best_suit == suit:
        over = chance(state, seen, seat, suit, SUIT & ~((np.int64(1) << best_rank) - 1))
    return over + (1.0 - follows) * trumps


@kernel
def outcome(
    state: Ints, seen: Ints, skill: Floats, suit: int, best_suit: int, best_rank: int, ours: bool
) -> tuple[float, float]:
    """The chance that our side wins the trick, and what the seats still to come add to it."""
    me = state[TURN]
    attack = me == state[TAKER]
    won = 1.0 if ours else 0.0
    seat = me
    after = 3 - state[COUNT]
    for _ in range(after):
        seat = (seat + 3) & 3
        can = beats(state, seen, seat, suit, best_suit, best_rank)
        if (seat == state[TAKER]) == attack:
            won += (1.0 - won) * can
        else:
            won *= 1.0 - can
    added = 0.0
    seat = me
    for _ in range(after):
        seat = (seat + 3) & 3
        if (seat == state[TAKER]) == attack:
            added += won * skill[FEED] - (1.0 - won) * skill[THROW]
        else:
            added += won * skill[THROW] - (1.0 - won) * skill[FEED]
    return won, added


@kernel
def kept(state: Ints, seen: Ints, skill: Floats, card: int) -> float:
    """What the card is worth if it is kept for later."""
    me = state[TURN]
    own = seen[LEFT + me]
    if card == 77:
        return skill[KEEP_EXCUSE] + skill[KEEP_EXCUSE_TRICK] * own if own > 3 else 0.0
    if card >= 56:
        enemy = seen[ENEMY]
        if card == 56:
            trumps = bits(state[HAND + 5 * me + 4] & TRUMPS)
            return skill[AU_BOUT] if not enemy and trumps > 1 else 0.0
        if not enemy:
            return skill[FREE_TRUMP]
        higher = bits(enemy & ~((np.int64(1) << (card - 55)) - 1)) / bits(enemy)
        only = skill[LAST_TRUMP] if bits(state[HAND + 5 * me + 4] & TRUMPS) == 1 else 0.0
        return skill[LOW_TRUMP] + skill[HIGH_TRUMP] * (1.0 - higher) + only
    if own == 1:
        return 0.0
    suit = card // 14
    unseen = seen[UNSEEN + suit]
    place = card - 14 * suit
    hand = state[HAND + 5 * me + suit]
    if length(unseen) > place + 1:
        above = bits(unseen & ~((np.int64(1) << (place + 1)) - 1))
        lower = bits(hand & ((np.int64(1) << place) - 1))
        if place >= 10 and lower >= above:
            return WORTH[card] * skill[GUARDED]
        top = length(hand) - 1
        if top > place and top >= 10 and length(unseen) > top + 1:
            return skill[GUARD] * WORTH[14 * suit + top]
        return 0.0
    return WORTH[card] * (skill[MASTER] if bits(unseen) >= 6 else skill[MASTER_LATE])


@kernel
def foolish(state: Ints, seen: Ints, card: int, cards: Ints, count: int) -> bool:
    """Whether no player with sense would play the card while there are others."""
    me = state[TURN]
    hand = HAND + 5 * me
    own = seen[LEFT + me]
    if card < 56:
        if state[BEST] < 0 or (state[BEST] == state[TAKER]) == (me == state[TAKER]):
            return False
        return state[BEST_SUIT] == 4 and WORTH[card] == 9
    if card == 77:
        return False
    if state[COUNT] == 0:
        if not seen[ENEMY]:
            if card == 56:
                return own > 1
            return (state[hand] | state[hand + 1] | state[hand + 2] | state[hand + 3]) != 0
        return card == 56
    if card == 76 and state[EXCUSE] < 0 and state[LOOT] == state[COUNT]:
        for at in range(count):
            if 56 <= cards[at] < 76:
                return True
    return False


@kernel
def _alike(seen: Ints, suit: int, low: int, high: int) -> bool:
    """Whether two cards of a suit that both win the trick so far are beaten by the same unseen cards."""
    between = ((np.int64(1) << (high - 1)) - 1) & ~((np.int64(1) << low) - 1)
    return seen[UNSEEN + suit] & between == 0


@kernel
def weigh(state: Ints, cards: Ints, count: int, skill: Floats, seen: Ints, worth: Floats) -> None:
    """Writes the worth of each of the ``count`` cards that the seat on turn may play. ``seen`` is room for its view."""
    look(state, seen)
    me, taker = state[TURN], state[TAKER]
    attack = me == taker
    hand = HAND + 5 * me
    own = seen[LEFT + me]
    led = state[LED]
    before = state[BEST] >= 0
    ours = before and (state[BEST] == taker) == attack
    won, added = 0.0, 0.0
    if before:
        won, added = outcome(state, seen, skill, led, state[BEST_SUIT], state[BEST_RANK], ours)
    last_suit, last_rank, last_won, last_added = -1, 0, 0.0, 0.0
    for at in range(count):
        card = cards[at]
        suit = min(card // 14, 4)
        if card == 77:
            if own == 2:
                worth[at] = 1000.0  # in the last trick it would be the other side's
            elif before:
                worth[at] = (2.0 * won - 1.0) * state[LOOT] + added - (1.0 - won) - kept(state, seen, skill, card)
            else:
                worth[at] = skill[LEAD_EXCUSE] - kept(state, seen, skill, card) if own > 3 else -1.0
            continue
        rank = card - 14 * suit + 1
        half = WORTH[card]
        if before:
            mine, more = won, added
            if (suit == state[BEST_SUIT] and rank > state[BEST_RANK]) or (suit == 4 and state[BEST_SUIT] < 4):
                if suit == last_suit and _alike(seen, suit, last_rank, rank):
                    mine, more = last_won, last_added
                else:
                    mine, more = outcome(state, seen, skill, led, suit, rank, True)
                last_suit, last_rank, last_won, last_added = suit, rank, mine, more
            worth[at] = (2.0 * mine - 1.0) * (state[LOOT] + half) + more - kept(state, seen, skill, card)
            if suit < 4 and state[hand + suit] & (state[hand + suit] - 1) == 0:
                worth[at] += skill[LAST_OF_SUIT]
        else:
            if suit == last_suit and _alike(seen, suit, last_rank, rank):
                mine, more = last_won, last_added
            else:
                mine, more = outcome(state, seen, skill, suit, suit, rank, True)
            last_suit, last_rank, last_won, last_added = suit, rank, mine, more
            value = (2.0 * mine - 1.0) * half + more - kept(state, seen, skill, card)
            if suit == 4:
                value += _drawing(state, seen, skill, card, mine)
            else:
                held = state[hand + suit]
                value += skill[LENGTH] * bits(held)
                top = length(held)
                if top > rank and top > 10:
                    high = WORTH[14 * suit + top - 1]
                    value += high * (skill[UNDER] if length(seen[UNSEEN + suit]) > top else skill[UNDER_MASTER])
                if held & (held - 1) == 0:
                    value += skill[LEAD_LAST]
                if not attack:
                    follows = chance(state, seen, taker, suit, np.int64(SUIT))
                    value += skill[FORCE] * (1.0 - follows) * chance(state, seen, taker, 4, np.int64(TRUMPS))
            worth[at] = value
        if foolish(state, seen, card, cards, count):
            worth[at] += FOOLISH
        worth[at] -= 1e-3 * half + 1e-5 * card  # among equals the cheapest, the lowest


@kernel
def _drawing(state: Ints, seen: Ints, skill: Floats, card: int, won: float) -> float:
    """What a trump lead gains by the trumps that it takes from the other side."""
    me = state[TURN]
    if me != state[TAKER]:
        return skill[TRUMP_LEAD]
    enemy = seen[ENEMY]
    count = bits(enemy)
    drawn = 0.0
    for seat in range(4):
        if seat != me:
            drawn += chance(state, seen, seat, 4, np.int64(TRUMPS))
    mine = bits(state[HAND + 5 * me + 4] & TRUMPS)
    worth = drawn * (skill[DRAW] if 2 * mine > count else skill[DRAW_FEW])
    worth += skill[TRUMP_AGAIN] * (mine - 0.5 * count)
    if won > 0.999 and card != 56:
        worth += skill[TOP_TRUMP]
    if enemy & 1:
        worth += skill[HUNT] * won * min(1.0, 3.0 / count)
    return worth


@kernel
def best(state: Ints, cards: Ints, count: int, skill: Floats, seen: Ints, worth: Floats) -> int:
    """The card that the policy plays."""
    if count == 1:
        return cards[0]
    weigh(state, cards, count, skill, seen, worth)
    at = 0
    for other in range(1, count):
        if worth[other] > worth[at]:
            at = other
    return cards[at]
