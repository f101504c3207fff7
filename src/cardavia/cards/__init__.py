"""Suits, ranks, the packs, and how a card is written and read. Knows no game."""

from cardavia.cards.card import Card, Pack, known
from cardavia.cards.french import FRENCH, FRENCH_54
from cardavia.cards.marseille import MARSEILLE
from cardavia.cards.order import arranged, suit_order
from cardavia.cards.reading import find_cards, read_card, readings
from cardavia.cards.refusal import Ambiguous, Illegal, Refusal, Unreadable

__all__ = [
    "FRENCH",
    "FRENCH_54",
    "MARSEILLE",
    "Ambiguous",
    "Card",
    "Illegal",
    "Pack",
    "Refusal",
    "Unreadable",
    "arranged",
    "find_cards",
    "known",
    "read_card",
    "readings",
    "suit_order",
]
