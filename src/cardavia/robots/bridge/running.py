"""Declarer's tricks that can be taken one after the other whatever the defenders hold, and how not to block them."""

from cardavia.cards import FRENCH, Card
from cardavia.games.bridge.cashing import Cashing
from cardavia.games.seat import Seat
from cardavia.robots.bridge.position import Position

#: How many positions a search for a run may look at.
POSITIONS = 250


def run(at: Position) -> tuple[int, Card | None]:
    """How many tricks can surely be taken from here, the hand on turn being on lead, and the card that begins."""
    return longest(at, at.known.may, at.turn)


def longest(at: Position, may: tuple[int, ...], lead: Seat) -> tuple[int, Card | None]:
    """The same for other hands and another hand on lead."""
    found: tuple[int, Card | None] = (0, None)
    for tricks in range(1, may[lead].bit_count() + 1):
        search = Cashing(at.known, may, at.known.sizes, (), POSITIONS)
        if not search.surely(may, lead, tricks):
            break
        found = tricks, FRENCH.cards[search.start]
    return found


def keeping(at: Position) -> Card | None:
    """The card for this trick with which the contract is surely made by a run; ``None`` if there is none such."""
    led = at.trick[0][1].suit
    seat, best = at.best()
    choice: tuple[int, int, Card] | None = None
    for card in at.legal:
        winner, taken = (at.turn, card) if at.beats(card, best) else (seat, best)
        if not at.friend(winner) or not at.holds_up(taken, led):
            continue
        may = tuple(cards & ~card.bit for cards in at.known.may)
        tricks = 1 + (longest(at, may, winner)[0] if may[winner] else 0)
        if choice is None or (tricks, -card.rank) > choice[:2]:
            choice = tricks, -card.rank, card
    return choice[2] if choice is not None and choice[0] >= at.needed else None
