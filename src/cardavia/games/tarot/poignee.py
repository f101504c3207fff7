"""The poignée: which trumps may be shown before one's first card (SPEC T5)."""

from cardavia.cards import MARSEILLE, Card, Illegal
from cardavia.games.choices import Pick
from cardavia.games.tarot.actions import Poignee
from cardavia.games.tarot.chien import KINGS
from cardavia.games.tarot.levels import Level
from cardavia.games.tarot.trick import EXCUSE, TRUMPS


def poignees(hand: int, public_discard: int = 0) -> tuple[Pick[Poignee], ...]:
    """All poignées that a hand of 18 may show, one form for each level and way, lowest level first.

    The Excuse stands in only where all the trumps I to XXI in the hand are shown and one is missing. A taker with four
    Kings may show in a triple, and only there, the trumps of the ``public_discard`` too; the Excuse is not counted in
    that. Forms are named ``poignee-single``, ``poignee-double``, ``poignee-triple``, and ``poignee-triple-excuse``
    where a hand of 14 trumps and the Excuse has both ways open.

    >>> hand = MARSEILLE.mask(MARSEILLE[f"T{n}"] for n in range(1, 13)) | MARSEILLE["EX"].bit
    >>> [(form.name, form.count(), len(form.forced)) for form in poignees(hand)]
    [('poignee-single', 66, 0), ('poignee-double', 1, 13)]
    """
    trumps = hand & TRUMPS
    held = trumps.bit_count()
    excuse = bool(hand & EXCUSE.bit)
    forms = []
    for level in Level:
        size = level.size
        pool = trumps
        if level is Level.TRIPLE and hand & KINGS == KINGS:
            pool |= public_discard & TRUMPS
        name = f"poignee-{level.value}"
        if pool.bit_count() >= size:
            forms.append(_form(name, pool, size, 0))
            name += "-excuse"
        if excuse and held == size - 1:
            with_excuse = trumps | EXCUSE.bit
            forms.append(_form(name, with_excuse, size, with_excuse))
    return tuple(forms)


def check_poignee(hand: int, public_discard: int, action: Poignee) -> None:
    """``Illegal`` unless this hand may show it. Reasons: ``wrong_poignee_size``, ``card_twice``, ``not_a_trump``,
    ``not_held``, ``excuse_hides_a_trump`` (it may stand in only where every trump is shown),
    ``poignee_not_allowed``."""
    level = action.level
    forms = poignees(hand, public_discard)
    if any(action in form for form in forms):
        return
    for card in action.cards:
        if action.cards.count(card) > 1:
            raise Illegal("card_twice", card=card)
        if card is not EXCUSE and card.suit != "T":
            raise Illegal("not_a_trump", card=card)
        if not (hand | public_discard) & card.bit:
            raise Illegal("not_held", card=card)
    if EXCUSE in action.cards:
        raise Illegal("excuse_hides_a_trump", level=level.value)
    raise Illegal("poignee_not_allowed", level=level.value)


def may_show(hand: int) -> bool:
    """A quick no for most hands: fewer than nine trumps and no tenth in any way."""
    return (hand & TRUMPS).bit_count() >= Level.SINGLE.size - 1


def _form(name: str, pool: int, size: int, forced: int) -> Pick[Poignee]:
    return Pick(name, MARSEILLE.cards_in(pool), size, MARSEILLE.cards_in(forced), Poignee, _shown)


def _shown(action: object) -> tuple[Card, ...] | None:
    return action.cards if isinstance(action, Poignee) else None
