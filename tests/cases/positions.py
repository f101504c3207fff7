"""Positions of tarot in which the game itself can be asked what a row claims: a hand, a trick, a seat to act."""

from dataclasses import replace

from cardavia import deals
from cardavia.cards import MARSEILLE, Card
from cardavia.games import SEATS, Deal, Seat
from cardavia.games.tarot import ORDER, TAROT, Bid, Setup, State

EXCUSE = MARSEILLE["EX"]
TRUMPS = MARSEILLE.suits["T"]
#: Who acts first when South deals, and whose hand a row's is.
FIRST = Seat.EAST


def codes(held: int) -> list[str]:
    return sorted(card.code for card in MARSEILLE.cards_in(held))


def dealt(hand: int, chien: int = 0) -> Deal:
    """A deal in which East holds ``hand``. The others share the rest so that no one's only trump is the Petit, unless
    the rest has no other; then it goes to the chien, if that is free."""
    rest = MARSEILLE.all & ~(hand | chien)
    alone = rest & (TRUMPS | EXCUSE.bit) == MARSEILLE["T1"].bit
    cards = sorted(MARSEILLE.cards_in(rest), key=lambda card: (alone is (card.suit == "T"), card.index))
    if not alone:
        cards.sort(key=lambda card: (not card.bit & (TRUMPS | EXCUSE.bit), card.index))
    piles = [MARSEILLE.mask(cards[at : at + 18]) for at in (0, 18, 36)]
    chien = chien or MARSEILLE.mask(cards[54:])
    north, south, west = piles
    return Deal((north, hand, south, west, chien))


def bidden(sequence: list[str], dealer: Seat, deal: Deal | None = None) -> State:
    """A deal after these bids, made in turn from the dealer's right; any deal without petit sec if none is given."""
    setup = Setup(dealer)
    index = 10**40
    state = TAROT.start(setup, deal or deals.unrank(TAROT, index))
    while deal is None and TAROT.outcome(state) is not None:
        index += 10**20
        state = TAROT.start(setup, deals.unrank(TAROT, index))
    for text in sequence:
        (seat,) = TAROT.awaited(state)
        action = TAROT.read(state, seat, text)
        assert isinstance(action, Bid)
        state = TAROT.apply(state, seat, action)
    return state


def taking(hand: int) -> State | None:
    """East has taken with Garde and holds these 24 cards; ``None`` if no such deal would have been played."""
    if hand.bit_count() != 24:
        return None
    trumps = hand & (TRUMPS | EXCUSE.bit)
    order = sorted(MARSEILLE.cards_in(hand), key=lambda card: (trumps != card.bit, bool(card.bit & trumps)))
    six = MARSEILLE.mask(order[:6])
    deal = dealt(hand & ~six, six)
    if TAROT.outcome(TAROT.start(Setup(Seat.SOUTH), deal)) is not None:
        return None
    return bidden(["garde", "pass", "pass", "pass"], Seat.SOUTH, deal)


def before_first_card(held: int, public: int) -> State | None:
    """East has taken, has laid ``public`` away and is to play first, with ``held`` and ordinary cards to make 18;
    ``None`` if that is more than a hand."""
    ordinary = [card for card in MARSEILLE if card.suit in "CSBD" and card.code[1:] != "R"]
    short = 18 - held.bit_count()
    if short < 0:
        return None
    state = in_play(held | MARSEILLE.mask(ordinary[:short]), [])
    return replace(state, opening=replace(state.opening, discard=public))


def in_play(hand: int, trick: list[Card]) -> State:
    """The play with this trick on the table and this hand on turn; the others hold as many cards of the rest as they
    must, and the tricks before are left out."""
    state = bidden(["garde_sans", "pass", "pass", "pass"], Seat.SOUTH)
    state = TAROT.apply(state, FIRST, TAROT.read(state, FIRST, "chelem no"))
    turn = ORDER[(ORDER.index(FIRST) + len(trick)) % 4]
    played = tuple((ORDER[(ORDER.index(FIRST) + at) % 4], card) for at, card in enumerate(trick))
    rest = [card for card in MARSEILLE if not card.bit & (hand | MARSEILLE.mask(trick))]
    size = hand.bit_count()
    hands = []
    for seat in SEATS:
        if seat is turn:
            hands.append(hand)
            continue
        holds = size - any(seat is player for player, _ in played)
        hands.append(MARSEILLE.mask(rest[:holds]))
        del rest[:holds]
    north, east, south, west = hands
    return replace(state, turn=turn, hands=(north, east, south, west), trick=played)


def plays(state: State) -> list[str]:
    """The codes of the cards that the seat on turn may play."""
    (seat,) = TAROT.awaited(state)
    forms = [form for form in TAROT.legal(state, seat).forms if next(iter(form)).kind == "play"]
    return sorted(action.text for form in forms for action in form)
