"""Deals, endings and a slow solver of the tests' own, which shares nothing with the one that is tested."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from cardavia.cards import FRENCH, Card
from cardavia.games import SEATS, Deal, Seat
from cardavia.games.bridge import STRAINS, Strain

Hand = frozenset[Card]

#: Deals from the reference lists of the solver DDS (github.com/dds-bridge/dds, hands/list10.txt and
#: hands/nothing_makes.txt): table by declarer N E S W and strain C D H S NT, tricks of the leading side by card led,
#: par.
KNOWN: tuple[dict[str, Any], ...] = tuple(
    json.loads(line) for line in (Path(__file__).parent / "files/known_deals.jsonl").read_text().splitlines()
)
#: Richard Pavlicek's deal on which each of the four, as declarer, makes three no trump.
EVERYBODY_MAKES_3NT = "N:QT9.A8765432.KJ. KJ..A8765432.QT9 A8765432.QT9..KJ .KJ.QT9.A8765432"


def deal(text: str) -> Deal:
    """A deal as PBN writes it."""
    piles = [0, 0, 0, 0]
    for at, hand in enumerate(text[2:].split()):
        suits = zip("SHDC", hand.split("."), strict=True)
        piles[(Seat.read(text[0]) + at) & 3] = FRENCH.mask(FRENCH[s + rank] for s, ranks in suits for rank in ranks)
    return Deal(tuple(piles))


def cards(text: str) -> tuple[Card, ...]:
    return tuple(FRENCH[code] for code in text.split())


class Ending(NamedTuple):
    """The unplayed cards N E S W, who led, and the cards on the table."""

    hands: tuple[Hand, ...]
    leader: Seat
    trick: tuple[Card, ...]
    strain: Strain

    @property
    def turn(self) -> Seat:
        return SEATS[(self.leader + len(self.trick)) & 3]


def ending(rng: Random, size: int, on_table: int, leader: Seat = Seat.NORTH) -> Ending:
    """A random ending of so many tricks, with so many cards of the present one on the table, mostly of two suits so
    that trumps and long suits matter."""
    pack = [card for card in FRENCH if rng.random() < 0.5 or card.suit in "SH"]
    dealt = rng.sample(pack, 4 * size)
    hands = [frozenset(dealt[seat * size : seat * size + size]) for seat in range(4)]
    now = Ending(tuple(hands), leader, (), rng.choice(STRAINS))
    for _ in range(on_table):
        now = after(now, rng.choice(sorted(legal(now))))
    return now


def legal(now: Ending) -> list[Card]:
    held = now.hands[now.turn]
    same = [card for card in held if now.trick and card.suit == now.trick[0].suit]
    return same or list(held)


def after(now: Ending, card: Card) -> Ending:
    """The ending after a card that doesn't complete the trick."""
    hands = tuple(hand - {card} for hand in now.hands)
    return now._replace(hands=hands, trick=(*now.trick, card))


def winner(now: Ending, last: Card) -> Seat:
    """Who takes the trick that this card completes."""
    led, trump = now.trick[0].suit, now.strain.suit

    def strength(at: int) -> tuple[bool, bool, int]:
        card = (*now.trick, last)[at]
        return card.suit == trump, card.suit == led, card.rank

    return SEATS[(now.leader + max(range(4), key=strength)) & 3]


class Minimax:
    """All lines of play, with nothing cut off and nothing guessed; what was seen is remembered."""

    def __init__(self) -> None:
        self._seen: dict[Ending, int] = {}

    def ns(self, now: Ending) -> int:
        """Tricks for NS from here, the present one counted."""
        if not any(now.hands):
            return 0
        if now not in self._seen:
            values = [self.ns_with(now, card) for card in legal(now)]
            self._seen[now] = min(values) if now.turn & 1 else max(values)
        return self._seen[now]

    def ns_with(self, now: Ending, card: Card) -> int:
        """Tricks for NS if this card is played."""
        if len(now.trick) < 3:
            return self.ns(after(now, card))
        won = winner(now, card)
        hands = tuple(hand - {card} for hand in now.hands)
        return 1 - (won & 1) + self.ns(Ending(hands, won, (), now.strain))

    def mine(self, now: Ending, card: Card) -> int:
        """Tricks for the side to play if this card is played."""
        left = len(now.hands[now.turn])
        return left - self.ns_with(now, card) if now.turn & 1 else self.ns_with(now, card)


def other_worlds(rng: Random, now: Ending, count: int) -> list[tuple[Hand, ...]]:
    """The ending's own layout, then others in which the hand to play is the same and the rest are dealt anew."""
    layouts = [now.hands]
    unseen = [card for seat in SEATS if seat != now.turn for card in sorted(now.hands[seat])]
    while len(layouts) < count:
        rng.shuffle(unseen)
        rest = iter(unseen)
        layouts.append(
            tuple(
                hand if seat == now.turn else frozenset(next(rest) for _ in hand)
                for seat, hand in zip(SEATS, now.hands, strict=True)
            )
        )
    return layouts


def lists(hands: Iterable[Hand]) -> Sequence[Sequence[Card]]:
    return [sorted(hand) for hand in hands]
