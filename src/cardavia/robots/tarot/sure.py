"""Whether one hand wins all the tricks that are left, whatever the others hold, and by which card first."""

from cardavia.cards import MARSEILLE, Card
from cardavia.games.tarot.trick import EXCUSE, TRUMPS

_SUITS = tuple(MARSEILLE.suits[suit] for suit in "CSBD")


def runs_out(own: int, others: int, spared: int = 0) -> bool:
    """Whether the cards of one suit all win when led from the top: each beats all the others', or the others' are
    used up by then even if they lie in one hand, which may be ``spared`` a round by the Excuse.

    >>> runs_out(MARSEILLE["CR"].bit | MARSEILLE["C2"].bit, MARSEILLE["C5"].bit)
    True
    """
    top = 0
    while own > others:  # its highest card is above all theirs
        own ^= 1 << (own.bit_length() - 1)
        top += 1
    return not own or top >= others.bit_count() + spared


def wins_all(hand: int, elsewhere: int, slam: bool) -> bool:
    """Whether a hand on lead wins every trick against any lie of the cards ``elsewhere``. The Excuse in the hand is
    allowed only in a ``slam`` so far complete: led last, it wins (SPEC T7)."""
    if hand & EXCUSE.bit and not slam:
        return False
    own, theirs = hand & TRUMPS, elsewhere & TRUMPS
    spared = 1 if elsewhere & EXCUSE.bit else 0
    if theirs:
        run = 0
        rest = own
        while rest > theirs:
            rest ^= 1 << (rest.bit_length() - 1)
            run += 1
        if run < theirs.bit_count() + spared:
            return own == hand & ~EXCUSE.bit and not rest
    return all(runs_out(hand & suit, elsewhere & suit, spared) for suit in _SUITS)


def sure_lead(hand: int, elsewhere: int, slam: bool = False) -> Card | None:
    """The card to lead from a hand that wins all: trumps from the top while others have some, then the suits from
    the top, the last trumps, the Petit last of them, and the Excuse last of all. ``None`` if it is not sure."""
    if not wins_all(hand, elsewhere, slam):
        return None
    trumps = hand & TRUMPS
    if trumps and elsewhere & TRUMPS:
        return MARSEILLE.cards_in(trumps)[-1]
    for suit in _SUITS:
        if hand & suit:
            return MARSEILLE.cards_in(hand & suit)[-1]
    if trumps:
        return MARSEILLE.cards_in(trumps)[-1]
    return EXCUSE
