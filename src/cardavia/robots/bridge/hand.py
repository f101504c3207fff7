"""What a bridge hand is worth: points, lengths, shape, stoppers."""

from collections.abc import Iterable
from dataclasses import dataclass

from cardavia.cards import Card
from cardavia.games.bridge import STRAINS, Strain

SUITS: tuple[Strain, ...] = STRAINS[:4]
MAJORS = (Strain.S, Strain.H)
MINORS = (Strain.D, Strain.C)
HIGH = {"A": 4, "K": 3, "Q": 2, "J": 1}


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand for bidding. ``ranks`` are each suit's ranks from the highest; ``high`` counts ace 4, king 3, queen 2,
    jack 1, and ``points`` one more for every card of a suit beyond the fourth."""

    ranks: dict[Strain, str]
    high: int
    points: int

    def length(self, strain: Strain) -> int:
        return len(self.ranks.get(strain, ""))

    @property
    def balanced(self) -> bool:
        """No singleton and at most one doubleton."""
        lengths = [len(ranks) for ranks in self.ranks.values()]
        return min(lengths) >= 2 and lengths.count(2) <= 1

    @property
    def longest(self) -> Strain:
        """The longest suit, the higher of two as long."""
        return max(SUITS, key=lambda suit: (self.length(suit), suit.order))

    def support(self, strain: Strain) -> int:
        """Points with this suit as trumps: short suits count when there are trumps to ruff with."""
        trumps = self.length(strain)
        if trumps < 3:
            return self.high
        worth = (3, 2, 1) if trumps == 3 else (5, 3, 1)
        short = sum(worth[self.length(suit)] for suit in SUITS if suit is not strain and self.length(suit) < 3)
        return self.high + short + max(trumps - 4, 0)

    def stops(self, strain: Strain) -> bool:
        """Ace, guarded king, twice guarded queen, or jack with three more."""
        ranks = self.ranks.get(strain, "")
        return any(high in ranks and len(ranks) > guard for guard, high in enumerate("AKQJ"))

    def quality(self, strain: Strain) -> int:
        """How many of the five highest cards of the suit are held."""
        return sum(rank in "AKQJT" for rank in self.ranks.get(strain, ""))


def weighed(cards: Iterable[Card]) -> Hand:
    """The hand that these cards make.

    >>> from cardavia.cards import FRENCH
    >>> hand = weighed(FRENCH[code] for code in "SA SK S9 S5 S2 HQ H3 DK D7 D2 C8 C4 C3".split())
    >>> hand.high, hand.points, hand.balanced, hand.longest.value, hand.stops(Strain.D)
    (12, 13, True, 'S', True)
    """
    cards = sorted(cards, key=lambda card: -card.rank)
    ranks = {suit: "".join(card.code[1] for card in cards if card.suit == suit.suit) for suit in SUITS}
    high = sum(HIGH.get(card.code[1], 0) for card in cards)
    return Hand(ranks, high, high + sum(max(len(held) - 4, 0) for held in ranks.values()))
