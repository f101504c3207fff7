"""Second, third and fourth hand: win cheaply, finesse, ruff, or throw the cheapest card."""

from cardavia.cards import Card
from cardavia.robots.bridge.discard import cheapest
from cardavia.robots.bridge.position import Position
from cardavia.robots.bridge.running import keeping

TEN, QUEEN = 10, 12


def followed(at: Position) -> Card:
    """The card to play to a trick that another hand led."""
    led = at.trick[0][1].suit
    seat, best = at.best()
    winners = sorted((card for card in at.legal if at.beats(card, best)), key=lambda card: (card.suit, card.rank))
    if not winners:
        return cheapest(at)
    ours = at.friend(seat)
    if at.declaring and len(at.trick) > 1:
        kept = keeping(at)
        if kept is not None:
            return kept
    if ours and (not at.after() or at.holds_up(best, led)):
        return cheapest(at)
    if at.legal[0].suit != led:
        return _ruffed(at, winners, best, ours)
    if not at.after():
        return winners[0]
    sure = [card for card in winners if at.holds_up(card, led)]
    if len(at.trick) == 2:
        return _third(at, winners, sure, best, ours)
    return _second(at, winners, sure, led)


def _ruffed(at: Position, winners: list[Card], best: Card, ours: bool) -> Card:
    """The lowest trump that wins, unless partner's card may well hold."""
    if ours and best.rank >= QUEEN and not at.declaring:
        return cheapest(at)
    led = at.trick[0][1].suit
    return next((card for card in winners if at.holds_up(card, led)), winners[0])


def _third(at: Position, winners: list[Card], sure: list[Card], best: Card, ours: bool) -> Card:
    """Third hand high, but no higher than it need be; declarer's side finesses against one missing card."""
    finesse = _finessed(at, winners)
    if finesse is not None:
        return finesse
    if sure:
        return at.touching(sure[0])
    high = winners[-1]
    if ours and not any(best.rank < card.rank < high.rank for card in at.out(high.suit)):
        return cheapest(at)  # partner's card is as good
    return at.touching(high)


def _finessed(at: Position, winners: list[Card]) -> Card | None:
    """The lower card of a tenace, if the one card between may lie before it and is not likely to drop."""
    if not at.declaring:
        return None
    suit = winners[0].suit
    missing = at.out(suit)
    together = len(at.suit(at.turn, suit)) + len(at.suit(at.turn.partner, suit)) + 1
    for card in winners:
        higher = [other for other in missing if other.rank > card.rank]
        tops = sum(own.rank > other.rank for own in winners for other in missing[-1:])
        if len(higher) == 1 and higher[0].rank > TEN and 0 < tops < len(missing):
            drop = together >= (9 if higher[0].rank == QUEEN else 11)
            last = at.after()[-1]
            if drop or (last in at.seen and higher[0] not in at.suit(last, suit)):
                return None
            return card
    return None


def _second(at: Position, winners: list[Card], sure: list[Card], led: str) -> Card:
    """Second hand low, unless the trick would slip away; an honour is covered with an honour."""
    partner = at.turn.partner
    card_led = at.trick[0][1]
    if at.declaring:
        known = at.suit(partner, led)
        if any(card.rank > winners[0].rank and at.master(card) for card in known) and not sure:
            return cheapest(at)
        if sure and not any(at.master(card) for card in known):
            return at.touching(sure[0])
        split = [card for card in winners if len([out for out in at.out(led) if out.rank > card.rank]) <= 1]
        return at.touching(split[0]) if split and not known else cheapest(at)
    top = winners[-1]
    if sure and (len(at.cards) <= 3 or len(at.suit(at.turn, led)) == 1 or _sets(at)):
        return at.touching(sure[0])
    if card_led.rank >= 11 and top.rank >= QUEEN and top.rank - card_led.rank <= 2:
        return at.touching(winners[0])
    if at.trump and at.master(top) and led != at.trump and len(at.suit(at.contract.dummy, led)) <= 1:
        return at.touching(top)
    return cheapest(at)


def _sets(at: Position) -> bool:
    """Does one more trick beat the contract?"""
    defenders = at.view.won[1 - (at.contract.declarer & 1)]
    return defenders >= 13 - at.contract.target
