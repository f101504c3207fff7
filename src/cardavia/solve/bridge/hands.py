"""Hands and worlds as the solver reads them.

A hand's *suit masks* are four 13-bit masks in suit order C D H S; bit 0 is the deuce, bit 12 the ace. A *world* says
where every card lies that isn't yet played: a ``numpy.uint16`` array of shape (4 seats N E S W, 4 suits C D H S).
*Worlds* are n of them in one array of shape (n, 4, 4).
"""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from cardavia.cards import FRENCH, Card
from cardavia.games import Deal

Worlds = NDArray[np.uint16]
#: One hand: its cards, or a mask of the pack as ``Pack.mask`` makes it.
Hand = int | Iterable[Card]
#: Where the cards lie: a deal of the rules, a world, or four hands N E S W.
Hands = Deal | Worlds | Sequence[Hand]

#: The thirteen ranks of one suit.
SUIT = 0x1FFF


def suit_masks(cards: Hand) -> tuple[int, int, int, int]:
    """A hand's masks C D H S. ``ValueError`` for a card given twice or one that isn't of the French pack.

    >>> from cardavia.cards import FRENCH
    >>> suit_masks([FRENCH["C2"], FRENCH["SA"], FRENCH["SK"]])
    (1, 0, 0, 6144)
    """
    if isinstance(cards, Iterable):
        cards = _mask(cards)
    if not 0 <= cards <= FRENCH.all:
        raise ValueError(f"a hand's mask has bits 0 to 51, one for each card of the pack, not {cards:#x}")
    return cards & SUIT, cards >> 13 & SUIT, cards >> 26 & SUIT, cards >> 39


def cards_of(masks: Iterable[int]) -> tuple[Card, ...]:
    """The cards of a hand's masks C D H S (a row of a world too), in the pack's order.

    >>> cards_of((1, 0, 0, 6144))
    (<C2>, <SK>, <SA>)
    """
    clubs, diamonds, hearts, spades = (int(mask) for mask in masks)
    for mask in (clubs, diamonds, hearts, spades):
        if not 0 <= mask <= SUIT:
            raise ValueError(f"a suit's mask has bits 0 to 12, one for each rank, not {mask:#x}")
    return FRENCH.cards_in(clubs | diamonds << 13 | hearts << 26 | spades << 39)


def world(hands: Hands) -> Worlds:
    """One world, shape (4, 4). ``ValueError`` unless there are four hands; whether they can be solved is asked later,
    by what solves them.

    >>> from cardavia.cards import FRENCH
    >>> world([FRENCH.suits["S"], FRENCH.suits["H"], FRENCH.suits["D"], FRENCH.suits["C"]]).tolist()
    [[0, 0, 0, 8191], [0, 0, 8191, 0], [0, 8191, 0, 0], [8191, 0, 0, 0]]
    """
    if isinstance(hands, np.ndarray):
        if hands.shape != (4, 4):
            raise ValueError(f"a world has 4 seats of 4 suits, shape (4, 4), not {hands.shape}")
        return checked_dtype(hands)
    piles: Sequence[Hand] = hands.piles if isinstance(hands, Deal) else hands
    if len(piles) != 4:
        raise ValueError(f"a deal has four hands, N E S W, not {len(piles)}")
    return np.array([suit_masks(hand) for hand in piles], dtype=np.uint16)


def worlds_array(deals: Iterable[Hands]) -> Worlds:
    """Worlds, shape (n, 4, 4), from deals of the rules, worlds or lists of four hands; none gives shape (0, 4, 4)."""
    rows = [world(deal) for deal in deals]
    return np.stack(rows) if rows else np.zeros((0, 4, 4), dtype=np.uint16)


def checked_dtype(worlds: NDArray[np.generic]) -> Worlds:
    """The same array as ``uint16``. ``ValueError`` for numbers that are not whole or not a suit's mask."""
    if worlds.dtype == np.uint16:
        return worlds  # type: ignore[return-value]  # the dtype was just asked
    if not np.issubdtype(worlds.dtype, np.integer):
        raise ValueError(f"worlds are whole numbers (uint16 masks), not {worlds.dtype}")
    if worlds.size and not (int(worlds.min()) >= 0 and int(worlds.max()) <= SUIT):
        raise ValueError("a suit's mask has bits 0 to 12, one for each rank: numbers from 0 to 8191")
    return worlds.astype(np.uint16)


def _mask(cards: Iterable[Card]) -> int:
    mask = 0
    for card in cards:
        if card not in FRENCH:
            raise ValueError(f"{card!r} is not a card of the French pack")
        if mask & card.bit:
            raise ValueError(f"{card!r} is twice in one hand")
        mask |= card.bit
    return mask
