"""Which card to part with when the trick is lost or partner's."""

from cardavia.cards import Card
from cardavia.robots.bridge.position import Position

#: How many lower cards a high card that is no master needs beside it to win one day: king one, queen two, jack three.
GUARDS = {13: 1, 12: 2, 11: 3}


def cheapest(at: Position) -> Card:
    """The legal card that is least worth keeping: low, not a trump, no guard of an honour, no master."""
    return min(at.legal, key=lambda card: (_worth(at, card), card.rank, card.index))


def _worth(at: Position, card: Card) -> float:
    held = at.suit(at.turn, card.suit)
    worth = card.rank / 2
    if card.suit == at.trump and at.led != at.trump:
        worth += 30
    if at.master(card) and (at.out(card.suit) or at.view.contract is None or at.trump is None):
        worth += 12
    if card.suit != at.led:
        worth += _guarding(at, held, card)
        worth -= min(len(held), 6) / 4
        worth += _dummys_length(at, card.suit, len(held))
    return worth


def _guarding(at: Position, held: tuple[Card, ...], card: Card) -> float:
    """What is lost by taking this card from beside the highest one of its suit."""
    top = held[-1]
    if card is top or at.master(top) or top.rank not in GUARDS:
        return 0
    return 6 if len(held) - 1 <= GUARDS[top.rank] else 0


def _dummys_length(at: Position, suit: str, held: int) -> float:
    """A defender keeps as many cards as dummy has in dummy's long suit."""
    dummy = at.contract.dummy
    if at.declaring or at.turn is dummy:
        return 0
    theirs = at.suit(dummy, suit) if dummy in at.seen else ()
    return 3 if len(theirs) >= 3 and held <= len(theirs) else 0
