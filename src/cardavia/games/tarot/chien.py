"""The chien and the discard (SPEC T2, T4)."""

from collections.abc import Iterable

from cardavia.cards import MARSEILLE, Card, Illegal
from cardavia.cards.marseille import BOUTS
from cardavia.games.choices import Pick
from cardavia.games.tarot.actions import Discard
from cardavia.games.tarot.trick import EXCUSE, PETIT, TRUMPS

SIZE = 6  # cards in the chien, and in the discard

KINGS = MARSEILLE.mask(MARSEILLE[suit + "R"] for suit in "CSBD")
BOUT_MASK = MARSEILLE.mask(MARSEILLE[code] for code in BOUTS)
#: What goes first: all but Kings, trumps and the Excuse.
ORDINARY = MARSEILLE.all & ~(TRUMPS | EXCUSE.bit | KINGS)
#: What may fill a shortfall.
PLAIN_TRUMPS = TRUMPS & ~BOUT_MASK


def is_petit_sec(hand: int) -> bool:
    """Whether a hand's only trump is the Petit, with no Excuse: this cancels the deal (SPEC T2).

    >>> is_petit_sec(MARSEILLE.mask(MARSEILLE[code] for code in ("T1", "C1", "S2")))
    True
    """
    return hand & (TRUMPS | EXCUSE.bit) == PETIT.bit


def trumps_due(hand: int) -> int:
    """How many trumps the discard from this hand of 24 must hold: what six ordinary cards fall short by, no more.

    >>> trumps_due(MARSEILLE.suits["T"] | MARSEILLE.mask([MARSEILLE["C1"], MARSEILLE["CR"], MARSEILLE["EX"]]))
    5
    """
    return max(0, SIZE - (hand & ORDINARY).bit_count())


def discards(hand: int) -> Pick[Discard]:
    """Every discard that the rules allow from this hand: a pick of six cards, of which some may be forced."""
    ordinary = MARSEILLE.cards_in(hand & ORDINARY)
    if len(ordinary) >= SIZE:
        return Pick("discard", ordinary, SIZE, (), Discard, _discarded)
    pool = MARSEILLE.cards_in(hand & (ORDINARY | PLAIN_TRUMPS))
    return Pick("discard", pool, SIZE, ordinary, Discard, _discarded)


def _discarded(action: object) -> tuple[Card, ...] | None:
    return action.cards if isinstance(action, Discard) else None


def check_discard(hand: int, cards: Iterable[Card]) -> int:
    """The mask of a legal discard from this hand of 24; ``Illegal`` says what is wrong with another one.

    Reasons: ``not_held``, ``card_twice``, ``wrong_discard_size``, ``no_king_in_discard``, ``no_bout_in_discard``,
    ``too_many_trumps`` (a trump although an ordinary card could still go).
    """
    chosen = 0
    for card in cards:
        if not hand & card.bit:
            raise Illegal("not_held", card=card)
        if chosen & card.bit:
            raise Illegal("card_twice", card=card)
        chosen |= card.bit
    kings, bouts, trumps = chosen & KINGS, chosen & BOUT_MASK, chosen & PLAIN_TRUMPS
    if kings:
        raise Illegal("no_king_in_discard", card=MARSEILLE.cards_in(kings)[0])
    if bouts:
        raise Illegal("no_bout_in_discard", card=MARSEILLE.cards_in(bouts)[0])
    allowed = trumps_due(hand)
    if trumps.bit_count() > allowed:
        raise Illegal("too_many_trumps", count=trumps.bit_count(), allowed=allowed, card=MARSEILLE.cards_in(trumps)[-1])
    if chosen.bit_count() != SIZE:
        raise Illegal("wrong_discard_size", count=chosen.bit_count(), expected=SIZE)
    return chosen
