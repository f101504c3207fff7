"""What the taker lays away: points that could be lost, and short suits, so that there is something to trump."""

from itertools import combinations

from cardavia.cards import MARSEILLE, Card
from cardavia.games.tarot import Discard
from cardavia.games.tarot.chien import ORDINARY, PLAIN_TRUMPS, SIZE, trumps_due

VOID = 13.0  # half points that a void is worth
LENGTH = 3.0  # what each card beyond the fourth of a suit brings by tiring the trumps of the others


def lay(hand: tuple[Card, ...]) -> Discard:
    """A sane discard from a hand of 24: the six cards whose loss leaves the best suits behind.

    Each suit is judged alone, so the best six are found by joining the suits one after the other.
    """
    held = MARSEILLE.mask(hand)
    due = trumps_due(held)
    if due:
        low = MARSEILLE.cards_in(held & PLAIN_TRUMPS)[:due]
        return Discard((*MARSEILLE.cards_in(held & ORDINARY), *low))
    best: dict[int, tuple[float, tuple[Card, ...]]] = {0: (0.0, ())}
    for suit in "CSBD":
        cards = MARSEILLE.cards_in(held & MARSEILLE.suits[suit])
        joined: dict[int, tuple[float, tuple[Card, ...]]] = {}
        for size, (worth, gone) in _suit(cards).items():
            for count, (before, others) in best.items():
                total = size + count
                if total <= SIZE and (total not in joined or before + worth > joined[total][0]):
                    joined[total] = (before + worth, (*others, *gone))
        best = joined
    return Discard(best[SIZE][1])


def best_by_suit(hand: tuple[Card, ...], suit: str) -> dict[int, tuple[float, tuple[Card, ...]]]:
    """For each number of cards that may go from a suit of this hand, the best choice and its worth in half points, the
    points of the cards laid away among it."""
    return _suit(MARSEILLE.cards_in(MARSEILLE.mask(hand) & MARSEILLE.suits[suit]))


def _suit(cards: tuple[Card, ...]) -> dict[int, tuple[float, tuple[Card, ...]]]:
    """For each number of cards that may go from one suit, the best choice and its worth."""
    free = [card for card in cards if card.bit & ORDINARY]
    found: dict[int, tuple[float, tuple[Card, ...]]] = {}
    for size in range(min(SIZE, len(free)) + 1):
        for gone in combinations(free, size):
            worth = _worth(tuple(card for card in cards if card not in gone), len(cards))
            worth += sum(card.half_points for card in gone)
            if size not in found or worth > found[size][0]:
                found[size] = (worth, gone)
    return found


def _worth(kept: tuple[Card, ...], had: int) -> float:
    """Half points to expect of what stays of a suit of which the taker ``had`` so many."""
    if not kept:
        return VOID
    others = 14 - had
    follow = min(1.0, others / 10)  # how surely all three follow the first round
    ranks = {card.rank for card in kept}
    worth = LENGTH * max(0, len(kept) - 4)
    top = 14
    sure = follow
    for card in sorted(kept, key=lambda card: -card.rank):
        if card.rank == top and top in ranks:
            worth += sure * (card.half_points + 3.0) - (1.0 - sure) * card.half_points
            top -= 1
            sure *= follow * 0.7
        else:
            worth -= 0.7 * card.half_points + 1.0
    return worth
