"""The first call after partner's opening, overcall or take-out double."""

from cardavia.games.bridge import PASS, Bid, Call, Strain
from cardavia.robots.bridge.hand import MAJORS, MINORS, SUITS, Hand
from cardavia.robots.bridge.heard import Heard, Shown

GAME = {Strain.C: 5, Strain.D: 5, Strain.H: 4, Strain.S: 4, Strain.NT: 3}


def game_in(strain: Strain) -> Bid:
    return Bid(GAME[strain], strain)


def answer(hand: Hand, heard: Heard, partners: Bid, partner: Shown, theirs: set[Strain], opened: bool) -> Call:
    """The answer to partner's last bid; ``opened`` if partner opened the bidding rather than overcalled."""
    if partners.text == "2C" and opened:
        return _to_two_clubs(hand, heard)
    if partners.strain is Strain.NT:
        return _to_no_trump(hand, heard, partners, partner)
    if partners.level > 1 and opened:
        return _to_preempt(hand, partners)
    return _to_suit(hand, heard, partners.strain, partner, theirs, opened)


def _to_two_clubs(hand: Hand, heard: Heard) -> Call:
    longest = hand.longest
    bid = heard.cheapest(longest)
    if hand.high >= 8 and hand.length(longest) >= 5 and bid and bid.level <= 3 and bid.text != "2D":
        return bid
    if hand.high >= 8:
        return heard.cheapest(Strain.NT) or PASS
    return _legal(heard, Bid(2, Strain.D))


def _to_no_trump(hand: Hand, heard: Heard, partners: Bid, partner: Shown) -> Call:
    """To play, an invitation, or game; a long major goes before no trump."""
    least, most = partner.least + hand.high, partner.most + hand.high
    long = [suit for suit in MAJORS if hand.length(suit) >= 6 or (hand.length(suit) == 5 and not hand.balanced)]
    if least >= 33:
        return _legal(heard, Bid(6 if least < 37 else 7, Strain.NT))
    if least >= 25:
        if long and hand.length(long[0]) >= 6 and partners.level < 4:
            return _legal(heard, Bid(4, long[0]))
        if partners.level == 1 and long:
            return _legal(heard, Bid(3, long[0]))
        return _legal(heard, Bid(3, Strain.NT))
    if partners.level > 1:
        return PASS
    if most >= 25:
        if long and hand.length(long[0]) >= 6 and hand.points + partner.least >= 24:
            return _legal(heard, Bid(4, long[0]))
        return _legal(heard, Bid(2, Strain.NT))
    weak = [suit for suit in (*MAJORS, Strain.D) if hand.length(suit) >= 5]
    return _legal(heard, Bid(2, weak[0])) if weak and not heard.bids[-1][1].level > 1 else PASS


def _to_preempt(hand: Hand, partners: Bid) -> Call:
    trumps = hand.length(partners.strain)
    tricks = hand.high / 4 + max(trumps - 1, 0)
    if hand.support(partners.strain) >= 16 or (trumps >= 2 and tricks >= 5):
        return game_in(partners.strain) if game_in(partners.strain).rank > partners.rank else PASS
    if hand.balanced and hand.high >= 17 and partners.level < 4:
        return Bid(3, Strain.NT) if Bid(3, Strain.NT).rank > partners.rank else PASS
    return PASS


def _to_suit(hand: Hand, heard: Heard, strain: Strain, partner: Shown, theirs: set[Strain], opened: bool) -> Call:
    trumps, points = hand.length(strain), hand.support(strain)
    enough = 3 if strain in MAJORS or not opened else 5 if strain is Strain.C else 4
    if strain in MAJORS and trumps >= enough:
        return raised(heard, strain, points, partner) if points >= 6 else PASS
    if hand.high < 6:
        return PASS
    new = _new_suit(hand, heard, strain, theirs, opened)
    if new is not None:
        return new
    if trumps >= enough and (not hand.balanced or points < 13):
        return raised(heard, strain, points, partner)
    stopped = all(hand.stops(suit) for suit in theirs)
    if stopped:
        level = 1 if hand.high <= 10 else 2 if hand.high <= 12 else 3
        if level == 3 and hand.high >= 20:
            level = 6
        cheapest = heard.cheapest(Strain.NT)
        if cheapest and cheapest.level <= level and (hand.high >= 8 or not theirs):
            return Bid(level, Strain.NT)
    if trumps >= 3 and points >= 8:
        return raised(heard, strain, min(points, 10), partner)
    return PASS


def _new_suit(hand: Hand, heard: Heard, strain: Strain, theirs: set[Strain], opened: bool) -> Bid | None:
    """A suit of four at the one level, of five with ten points or more at the two level."""
    longest_first = sorted(
        (suit for suit in SUITS if suit is not strain and suit not in theirs),
        key=lambda suit: (hand.length(suit), suit.order if hand.length(suit) > 4 else -suit.order),
        reverse=True,
    )
    for suit in longest_first:
        bid = heard.cheapest(suit)
        if bid is None:
            continue
        if bid.level == 1 and hand.length(suit) >= (4 if opened else 5):
            return bid
        wanted = 4 if suit in MINORS and hand.high >= 13 and not hand.balanced else 5
        if bid.level == 2 and hand.length(suit) >= wanted and hand.high >= (10 if opened else 11):
            return bid
        if bid.level == 3 and hand.length(suit) >= 6 and hand.high >= 12:
            return bid
    return None


def raised(heard: Heard, strain: Strain, points: int, partner: Shown) -> Call:
    """Partner's suit at the level that both hands are worth: three on 22 points together, game on 25, slam on 33. An
    answer to one's own take-out double promises nothing and is raised on 16."""
    together = points + partner.least
    if not partner.least and points < 16:
        return PASS
    level = 6 if together >= 33 else GAME[strain] if together >= 25 else 3 if together >= 22 else 2
    cheapest = heard.cheapest(strain)
    if cheapest is None or cheapest.level > max(level, 3 if together >= 20 else 2):
        return PASS
    return Bid(max(level, cheapest.level), strain)


def to_double(hand: Hand, heard: Heard, theirs: set[Strain]) -> Call:
    """The answer to partner's take-out double: the best unbid suit, jumping on nine points, game on twelve."""
    last = heard.last
    if last is None:
        return PASS
    if last.strain.suit and hand.length(last.strain) >= 5 and hand.quality(last.strain) >= 3:
        return PASS  # it is better to defend
    unbid = [suit for suit in SUITS if suit not in theirs]
    best = max(unbid, key=lambda suit: (hand.length(suit) + (suit in MAJORS), suit.order), default=Strain.NT)
    stopped = all(hand.stops(suit) for suit in theirs)
    if stopped and hand.length(best) <= 4 and best not in MAJORS and hand.high >= 6:
        cheapest = heard.cheapest(Strain.NT)
        level = 1 if hand.high <= 10 else 2 if hand.high <= 12 else 3
        if cheapest and cheapest.level <= level:
            return Bid(level, Strain.NT)
    bid = heard.cheapest(best)
    if bid is None:
        return PASS
    level = bid.level
    if hand.points >= 12:
        level = max(level, GAME[best] if best in MAJORS else 3)
        if best in MINORS and stopped and heard.cheapest(Strain.NT):
            return _legal(heard, Bid(3, Strain.NT))
    elif hand.points >= 9 and bid.level < 3:
        level += 1
    return Bid(level, best)


def _legal(heard: Heard, bid: Bid) -> Call:
    last = heard.last
    return bid if last is None or bid.rank > last.rank else PASS
