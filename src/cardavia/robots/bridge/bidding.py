"""Which call the greedy robot makes: points, lengths and a simple natural system without conventions."""

from cardavia.games.bridge import DOUBLE, PASS, Bid, BridgeView, Call
from cardavia.games.seat import Seat
from cardavia.robots.bridge.answering import answer, to_double
from cardavia.robots.bridge.hand import weighed
from cardavia.robots.bridge.heard import Heard
from cardavia.robots.bridge.later import again, is_game
from cardavia.robots.bridge.opening import coming_in, opening


def call(view: BridgeView, seat: Seat) -> Call:
    """A legal call for this seat; pass if nothing else is worth saying or allowed."""
    wanted = _wanted(view, seat)
    if wanted == PASS and DOUBLE in view.choices and _beaten(view, seat):
        return DOUBLE
    return wanted if wanted in view.choices else PASS


def _beaten(view: BridgeView, seat: Seat) -> bool:
    """Do the tricks that this hand takes against a high bid, and those that partner's points promise, beat it?"""
    hand, heard = weighed(view.hand), Heard(view.auction)
    last = heard.last
    if last is None or last.level < 4:
        return False
    tricks = sum({"A": 1.0, "K": 0.5}.get(ranks[at], 0.0) for ranks in hand.ranks.values() for at in range(len(ranks)))
    tricks += max(hand.length(last.strain) - 3, 0) if last.strain.suit else 0
    partner = heard.shown[seat.partner]
    return tricks + (partner.least - 4) / 6 * (partner.least >= 10) >= 8 - last.level


def _wanted(view: BridgeView, seat: Seat) -> Call:
    hand, heard = weighed(view.hand), Heard(view.auction)
    mine, partners = heard.bids_of(seat), heard.bids_of(seat.partner)
    theirs = heard.suits_of(seat.left, seat.right)
    partner = heard.shown[seat.partner]
    if not heard.bids:
        return opening(hand, len(heard.calls))
    last = heard.bids[-1][1]
    if not mine and not partners:
        if partner.takeout and _doubled_by(heard, seat.partner):
            return to_double(hand, heard, theirs)
        return coming_in(hand, heard, theirs)
    if partner.takeout and mine and not partners and _doubled_by(heard, seat.partner):
        return to_double(hand, heard, theirs)
    if is_game(last) and heard.bids[-1][0] in (seat, seat.partner):
        return again(hand, heard, mine, partners, partner, theirs) if mine and partners else PASS
    if not mine:
        opened = heard.bids[0][0] is seat.partner
        if any(said == PASS for caller, said in heard.calls[-4:] if caller is seat) and len(partners) > 1:
            return PASS
        return answer(hand, heard, partners[-1], partner, theirs, opened)
    if not partners:
        return _unanswered(hand.high, hand.length(mine[0].strain), heard, mine)
    return again(hand, heard, mine, partners, partner, theirs)


def _doubled_by(heard: Heard, partner: Seat) -> bool:
    """Was partner's double the last thing said but passes?"""
    for caller, said in reversed(heard.calls):
        if said != PASS:
            return caller is partner and said == DOUBLE
    return False


def _unanswered(high: int, length: int, heard: Heard, mine: list[Bid]) -> Call:
    """One's own suit again when partner is silent: six cards and a good opening, at the two level."""
    bid = heard.cheapest(mine[0].strain)
    if bid is not None and len(mine) == 1 and bid.level == 2 and length >= 6 and high >= 14:
        return bid
    return PASS
