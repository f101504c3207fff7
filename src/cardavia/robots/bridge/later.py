"""The second call and later ones: describe the hand once more, then game, an invitation, or the cheapest place."""

from cardavia.games.bridge import DOUBLE, PASS, Bid, Call, Strain
from cardavia.robots.bridge.answering import GAME, game_in
from cardavia.robots.bridge.hand import MAJORS, SUITS, Hand
from cardavia.robots.bridge.heard import Heard, Shown

GAME_POINTS = 25
MINOR_GAME_POINTS = 28
SLAM_POINTS = 33
GRAND_POINTS = 37
#: After so many bids of its own a seat says no more.
ENOUGH = 3


def is_game(bid: Bid) -> bool:
    return bid.level >= GAME[bid.strain]


def together(hand: Hand, partner: Shown, suit: Strain) -> int:
    """The cards of a suit that both hands hold at least; beside six of one's own partner is taken to have two."""
    own = hand.length(suit)
    return own + max(partner.lengths[suit], 2 if own >= 6 else 0)


def fit(hand: Hand, partner: Shown) -> Strain | None:
    """The suit of eight cards or more together, majors first."""
    fits = [suit for suit in SUITS if together(hand, partner, suit) >= 8]
    return max(fits, key=lambda suit: (suit in MAJORS, together(hand, partner, suit), suit.order), default=None)


def again(hand: Hand, heard: Heard, mine: list[Bid], partners: list[Bid], partner: Shown, theirs: set[Strain]) -> Call:
    """The call of one who has bid before and whose partner has bid too."""
    last = heard.last
    if last is None or len(mine) > ENOUGH:
        return PASS
    suit = fit(hand, partner)
    worth = hand.support(suit) if suit else hand.high
    least, most = worth + partner.least, worth + partner.most
    contested = heard.bids[-1][1] is not partners[-1] and heard.bids[-1][1] is not mine[-1]
    if is_game(last) and least < SLAM_POINTS:
        return PASS
    if len(mine) == 1 and mine[0].text == "2C" and heard.bids[0][1] is mine[0] and not is_game(last):
        return _strong(hand, heard)
    forced = not contested and len(mine) == 1 and _forcing(heard, mine, partners)
    if forced and suit is None:
        return described(hand, heard, mine, partners, theirs)
    strain = suit if suit else Strain.NT
    if least >= SLAM_POINTS and last.level < 6:
        slam = Bid(7 if least >= GRAND_POINTS + 2 else 6, strain)
        return slam if slam.rank > last.rank else PASS
    needed = MINOR_GAME_POINTS if strain in (Strain.C, Strain.D) else GAME_POINTS
    if least >= needed:
        return _bid(heard, game_in(strain))
    if least >= GAME_POINTS and all(hand.stops(other) for other in theirs):
        return _bid(heard, Bid(3, Strain.NT))
    if forced and suit is not None:
        return _stepped(heard, suit, 0 if worth <= 15 else 1 if worth <= 18 else 2)
    if contested:
        return _compete(hand, heard, suit, worth, partner)
    if most >= needed + 2 and partner.most - partner.least <= 6 and least >= needed - 3:
        invitation = Bid(2 if strain is Strain.NT else 3, strain)
        if invitation.rank > last.rank:
            return invitation
    return _correct(hand, heard, suit, mine, partners, partner)


def _forcing(heard: Heard, mine: list[Bid], partners: list[Bid]) -> bool:
    """Did partner answer a one-bid with a new suit?"""
    answer = partners[-1]
    return (
        heard.bids[-1][1] is answer
        and mine[0].level == 1
        and mine[0].strain is not Strain.NT
        and answer.strain.suit is not None
        and answer.strain is not mine[0].strain
        and mine[0].rank < answer.rank
    )


def described(hand: Hand, heard: Heard, mine: list[Bid], partners: list[Bid], theirs: set[Strain]) -> Call:
    """The second bid over partner's new suit: no trump if balanced, the own suit of six, else another suit."""
    own = mine[0].strain
    cheapest = heard.cheapest(Strain.NT)
    stopped = all(hand.stops(suit) for suit in theirs)
    if hand.balanced and stopped and cheapest:
        if hand.high >= 18 and cheapest.level <= 2:
            return Bid(max(2, cheapest.level) if cheapest.level == 1 else 3, Strain.NT)
        if cheapest.level <= 2:
            return cheapest
    if hand.length(own) >= 6:
        return _stepped(heard, own, 0 if hand.points <= 15 else 1 if hand.points <= 18 else 2)
    for suit in sorted(SUITS, key=lambda suit: -hand.length(suit)):
        bid = heard.cheapest(suit)
        if suit is own or suit in theirs or bid is None or hand.length(suit) < 4:
            continue
        reverse = bid.level > 1 and suit.order > own.order
        if bid.level <= 2 and (not reverse or hand.points >= 16):
            return bid
        if bid.level == 3 and hand.points >= 16:
            return bid
    partners_suit = partners[-1].strain
    if hand.length(partners_suit) >= 3:
        return _stepped(heard, partners_suit, 0 if hand.points <= 15 else 1)
    if cheapest and cheapest.level <= 2:
        return cheapest
    return _stepped(heard, own, 0)


def _strong(hand: Hand, heard: Heard) -> Call:
    """The second bid of one who opened 2C: no trump if balanced, else the longest suit."""
    if hand.balanced:
        return _bid(heard, Bid(2 if hand.high < 25 else 3, Strain.NT))
    return heard.cheapest(hand.longest) or PASS


def _compete(hand: Hand, heard: Heard, suit: Strain | None, worth: int, partner: Shown) -> Call:
    """Over the opponents: to the level of the trumps held together, a double when they are too high, else pass."""
    last = heard.last
    if last is None:
        return PASS
    if suit is not None:
        bid = heard.cheapest(suit)
        if bid and bid.level <= min(together(hand, partner, suit) - 6, 4) and worth + partner.least >= 17 + bid.level:
            return bid
    strong = hand.high + partner.least >= 24
    if strong and last.level >= 3 and last.strain.suit and hand.length(last.strain) >= 3 and _can_double(heard):
        return DOUBLE
    return PASS


def _correct(
    hand: Hand, heard: Heard, suit: Strain | None, mine: list[Bid], partners: list[Bid], partner: Shown
) -> Call:
    """Leave partner's bid, or put it back into the suit where more trumps are held."""
    last = heard.last
    if last is None or last is not partners[-1] or last.strain is Strain.NT or last.strain is suit:
        return PASS
    if suit is not None:
        bid = heard.cheapest(suit)
        if bid and bid.level <= 3:
            return bid
    here = hand.length(last.strain) + partner.lengths[last.strain]
    for bid in partners[:-1] + mine[:1]:
        other = heard.cheapest(bid.strain)
        if bid.strain.suit and other and other.level == last.level:
            there = hand.length(bid.strain) + (partner.lengths[bid.strain])
            if there > here:
                return other
    return PASS


def _stepped(heard: Heard, strain: Strain, more: int) -> Call:
    bid = heard.cheapest(strain)
    return PASS if bid is None else Bid(min(bid.level + more, max(GAME[strain], bid.level)), strain)


def _bid(heard: Heard, bid: Bid) -> Call:
    last = heard.last
    if last is None or bid.rank > last.rank:
        return bid
    return PASS


def _can_double(heard: Heard) -> bool:
    return not any(call == DOUBLE for _, call in heard.calls[-3:])
