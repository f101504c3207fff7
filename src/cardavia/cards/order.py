"""How a hand is laid out for the eye: suits of alternate colours, high cards first, trumps at one end."""

from collections.abc import Iterable

from cardavia.cards.card import Card, Pack

#: The red suits of each pack: hearts and diamonds, and the Latin suits that stand for them.
RED = {"french": "HD", "french-54": "HD", "marseille": "CD"}
#: The order of all four suits, black and red in turn; ``T`` and ``E`` stand before them.
SUITS = {"french": "SHCD", "french-54": "SHCD", "marseille": "SCBD"}
FIRST = "JET"


def suit_order(pack: Pack, held: Iterable[str], first: str | None = None) -> str:
    """The suits held, in the order to show them: jokers, the Excuse and trumps before all, then ``first`` (bridge's
    trump suit), then red and black in turn for as long as there are both.

    >>> from cardavia.cards import FRENCH
    >>> suit_order(FRENCH, "CDHS"), suit_order(FRENCH, "CDS"), suit_order(FRENCH, "CDHS", first="D")
    ('SHCD', 'SDC', 'DSHC')
    """
    red = RED.get(pack.name, "HD")
    usual = SUITS.get(pack.name, "".join(pack.suits))
    held = set(held)
    special = [suit for suit in FIRST if suit in held]
    lead = [first] if first in held and first not in special else []
    rest = [suit for suit in usual if suit in held and suit not in lead and suit not in special]
    colours = {False: [s for s in rest if s not in red], True: [s for s in rest if s in red]}
    turn = lead[0] not in red if lead else len(colours[True]) > len(colours[False])
    ordered = [*special, *lead]
    while colours[turn] or colours[not turn]:
        ordered.append(colours[turn if colours[turn] else not turn].pop(0))
        turn = ordered[-1] not in red
    return "".join(ordered)


def arranged(pack: Pack, cards: Iterable[Card], first: str | None = None, low_first: bool = False) -> tuple[Card, ...]:
    """The cards as a person sorts a hand: by :func:`suit_order`, in each suit the high cards first
    (``low_first`` turns that about).

    >>> from cardavia.cards import FRENCH, MARSEILLE
    >>> arranged(FRENCH, [FRENCH[code] for code in ("C2", "HK", "SA", "H3", "D9")])
    (<SA>, <HK>, <H3>, <C2>, <D9>)
    >>> arranged(MARSEILLE, [MARSEILLE[code] for code in ("C2", "T1", "EX", "T21", "S4")])
    (<EX>, <T21>, <T1>, <S4>, <C2>)
    """
    cards = tuple(cards)
    place = {suit: n for n, suit in enumerate(suit_order(pack, {card.suit for card in cards}, first))}
    return tuple(
        sorted(cards, key=lambda card: (place.get(card.suit, 9), card.rank if low_first else -card.rank, card.index))
    )
