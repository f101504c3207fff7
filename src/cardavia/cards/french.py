"""The French pack: 52 cards, and the 54 with its two jokers (SPEC B1)."""

from cardavia.cards.card import Card, Pack, known

RANKS = "23456789TJQKA"
SUITS = "CDHS"

_fifty_two = [
    Card(suit + rank, suit, 2 + i, 13 * s + i, 0, "french")
    for s, suit in enumerate(SUITS)
    for i, rank in enumerate(RANKS)
]
_jokers = [
    Card("JB", "J", 0, 52, 0, "french-54"),  # the black joker, called small
    Card("JR", "J", 1, 53, 0, "french-54"),  # the red joker, called big
]

FRENCH = known(Pack("french", _fifty_two))
FRENCH_54 = known(Pack("french-54", [*_fifty_two, *_jokers]))
