"""The first call of a side: openings, overcalls and take-out doubles of a simple natural system."""

from cardavia.games.bridge import DOUBLE, PASS, Bid, Call, Strain
from cardavia.robots.bridge.hand import MAJORS, SUITS, Hand
from cardavia.robots.bridge.heard import Heard


def opening(hand: Hand, passes: int) -> Call:
    """What to open after so many passes.

    1NT 15-17 and 2NT 20-21 are balanced; one of a major has five cards; 2C is 22 and more; 2D, 2H and 2S are weak with
    six cards, three of a suit with seven.
    """
    high, lengths = hand.high, {suit: hand.length(suit) for suit in SUITS}
    longest = hand.longest
    if hand.balanced:
        for least, most, level in ((15, 17, 1), (20, 21, 2), (25, 27, 3)):
            if least <= high <= most:
                return Bid(level, Strain.NT)
    if high >= 22:
        return Bid(2, Strain.C)
    two_longest = sum(sorted(lengths.values())[-2:])
    if high >= 12 or (high >= 10 and high + two_longest >= 20 and lengths[longest] >= 5):
        return Bid(1, one_of(hand))
    if 5 <= high <= 10 and passes < 3:
        if lengths[longest] == 6 and longest is not Strain.C and hand.quality(longest) >= 2:
            return Bid(2, longest)
        if lengths[longest] >= 7 and hand.quality(longest) >= 2:
            return Bid(4 if lengths[longest] >= 8 and longest in MAJORS else 3, longest)
    return PASS


def one_of(hand: Hand) -> Strain:
    """The suit to open at the one level: the longer five-card major, else the longer minor (diamonds if four each)."""
    majors = [suit for suit in MAJORS if hand.length(suit) >= 5]
    longest = hand.longest
    if majors:
        best = max(majors, key=lambda suit: (hand.length(suit), suit.order))
        if hand.length(best) >= hand.length(longest):
            return best
    clubs, diamonds = hand.length(Strain.C), hand.length(Strain.D)
    if max(clubs, diamonds) < 3:
        return max(MAJORS, key=lambda suit: (hand.length(suit), suit.order))
    return Strain.D if diamonds > clubs or diamonds == clubs >= 4 else Strain.C


def coming_in(hand: Hand, heard: Heard, theirs: set[Strain]) -> Call:
    """What to say when only the opponents have bid: a suit of five, 1NT with their suit stopped, a take-out double."""
    last = heard.last
    if last is None or last.level > 3:
        return PASS
    if hand.balanced and 15 <= hand.high <= 18 and last.level == 1 and all(hand.stops(suit) for suit in theirs):
        no_trump = heard.cheapest(Strain.NT)
        if no_trump and no_trump.level == 1:
            return no_trump
    if 5 <= hand.high <= 10 and last.level == 1:
        for suit in SUITS:
            if suit not in theirs and hand.length(suit) >= 6 and hand.quality(suit) >= 3:
                cheapest = heard.cheapest(suit)
                if cheapest and cheapest.level + 1 <= 3:
                    return Bid(cheapest.level + 1, suit)
    fives = [suit for suit in SUITS if suit not in theirs and hand.length(suit) >= 5 and hand.quality(suit) >= 2]
    for suit in sorted(fives, key=lambda suit: (hand.length(suit), suit.order), reverse=True):
        bid = heard.cheapest(suit)
        least = {1: 8, 2: 11, 3: 14, 4: 17}
        if bid and bid.level <= 4 and least[bid.level] <= hand.points <= 18:
            return bid
    unbid = [suit for suit in SUITS if suit not in theirs]
    shape = all(hand.length(suit) >= 3 for suit in unbid)
    short = all(hand.length(suit) <= 3 for suit in theirs)
    doubles = last.strain.suit is not None and (hand.high >= 12 + max(last.level - 2, 0) and shape and short)
    if doubles or (hand.high >= 18 and last.strain.suit is not None):
        return DOUBLE
    return PASS
