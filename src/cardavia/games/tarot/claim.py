"""When the rest may be played out at once: every legal way to play it settles the same.

The leader of a trick may ask for it if what the leader can see proves that its side wins every trick that is left, and
that neither the Petit nor the Excuse can still fall: then all the cards left are its side's in any order. Nothing
but the leader's own view goes in, so that the offer tells nobody anything of the hidden hands.
"""

from cardavia.cards import MARSEILLE
from cardavia.games.seat import Seat
from cardavia.games.tarot.state import State
from cardavia.games.tarot.trick import ABOVE, EXCUSE, PETIT, TRUMPS

_SUITS = tuple(MARSEILLE.suits[suit] for suit in "CSBD")


def may_claim(state: State, seat: Seat) -> bool:
    """Whether ``seat``, on lead, may ask that the rest be played out."""
    if state.phase != "play" or state.turn is not seat or state.trick or not state.tricks:
        return False
    hand = state.hands[seat]
    elsewhere = MARSEILLE.all & ~hand & ~seen_by(state, seat)
    if (hand | elsewhere) & (PETIT.bit | EXCUSE.bit):
        return False
    return all_masters(hand, elsewhere)


def seen_by(state: State, seat: Seat) -> int:
    """The cards that ``seat`` knows to be out of play: those played, and of the discard what it may see."""
    gone = 0
    for trick in state.tricks:
        for _, card in trick.cards:
            gone |= card.bit
    opening = state.opening
    if opening.discard is None:
        return gone
    return gone | (opening.discard if seat is opening.taker else opening.public_trumps)


def all_masters(hand: int, elsewhere: int) -> bool:
    """Whether every card of a hand wins when led, in whatever order, however the cards ``elsewhere`` lie.

    >>> hand = MARSEILLE.mask(MARSEILLE[code] for code in ("T21", "CR"))
    >>> all_masters(hand, MARSEILLE["CQ"].bit), all_masters(hand, MARSEILLE["T2"].bit)
    (True, False)
    """
    trumps, others = hand & TRUMPS, elsewhere & TRUMPS
    if others:
        lowest = MARSEILLE.cards_in(trumps)[0] if trumps else None
        return hand == trumps and lowest is not None and not others & ABOVE[lowest.rank]
    for suit in _SUITS:
        own, rest = hand & suit, elsewhere & suit
        if own and rest and own & -own < rest:  # the lowest own card is beneath the highest of the rest
            return False
    return True
