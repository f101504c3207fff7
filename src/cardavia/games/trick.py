"""A finished trick."""

from dataclasses import dataclass

from cardavia.cards import Card
from cardavia.games.seat import Seat


@dataclass(frozen=True, slots=True)
class Trick:
    """Four cards in the order played, each with the seat whose card it was, and the seat that won them."""

    cards: tuple[tuple[Seat, Card], ...]
    winner: Seat

    @property
    def leader(self) -> Seat:
        return self.cards[0][0]
