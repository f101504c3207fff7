"""The Marseille pack of 78 cards: four suits of 14, trumps I to XXI, and Le Mat, the Excuse (SPEC T1, T8)."""

from cardavia.cards.card import Card, Pack, known

RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "V", "C", "Q", "R")
SUITS = "CSBD"  # Cups, Swords, Batons, Coins

#: Half card points (SPEC T8): a King or a bout 4.5, a Queen 3.5, a Knight 2.5, a Jack 1.5, any other 0.5.
HALF_POINTS = {"R": 9, "Q": 7, "C": 5, "V": 3}
BOUTS = ("T1", "T21", "EX")

_suited = [
    Card(suit + rank, suit, i + 1, 14 * s + i, HALF_POINTS.get(rank, 1), "marseille")
    for s, suit in enumerate(SUITS)
    for i, rank in enumerate(RANKS)
]
_trumps = [Card(f"T{n}", "T", n, 55 + n, 9 if f"T{n}" in BOUTS else 1, "marseille") for n in range(1, 22)]
_excuse = Card("EX", "E", 0, 77, 9, "marseille")

MARSEILLE = known(Pack("marseille", [*_suited, *_trumps, _excuse]))
