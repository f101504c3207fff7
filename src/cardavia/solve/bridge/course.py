"""The course of a play: the position before each card, checked as the rules have it (SPEC B5)."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np

from cardavia.cards import FRENCH, Card
from cardavia.games.bridge import Contract
from cardavia.games.bridge.play import taking
from cardavia.games.seat import Seat
from cardavia.solve.bridge.checking import checked_deals
from cardavia.solve.bridge.hands import Hands, Worlds, cards_of, world

#: Cards in the order played, alone or each with the seat whose card it was.
Play = Iterable[Card | tuple[Seat, Card]]


class Step(NamedTuple):
    """Before a card: the unplayed cards, who leads or led, the trick so far, whose turn it is, the tricks won by
    declarer's side, and the card that was then played."""

    world: Worlds
    leader: Seat
    trick: tuple[Card, ...]
    turn: Seat
    won: int
    card: Card


def course(hands: Hands, contract: Contract, play: Play) -> Iterator[Step]:
    """The steps of a play of a whole deal, from the opening lead by declarer's left on.

    ``ValueError`` for a card that isn't held, that doesn't follow suit, or that is another seat's.
    """
    now = checked_deals(world(hands)[None])[0].copy()
    trump = FRENCH.suits[contract.strain.suit] if contract.strain.suit else 0
    leader, won = contract.declarer.left, 0
    trick: list[Card] = []
    for at, played in enumerate(play):
        turn = Seat((leader + len(trick)) & 3)
        card = _card(at, played, turn)
        suit = card.index // 13
        if not now[turn, suit] >> card.index % 13 & 1:
            raise ValueError(f"card {at + 1}, {card.code}: {turn.letter}, whose turn it is, doesn't hold it")
        if trick and card.suit != trick[0].suit and now[turn, trick[0].index // 13]:
            raise ValueError(f"card {at + 1}, {card.code}: {turn.letter} must follow suit to {trick[0].code}")
        yield Step(now.copy(), leader, tuple(trick), turn, won, card)
        now[turn, suit] ^= np.uint16(1 << card.index % 13)
        trick.append(card)
        if len(trick) == 4:
            leader = Seat((leader + taking(tuple(trick), trump)) & 3)
            won += (leader - contract.declarer) % 2 == 0
            trick = []


def playable(hand: Worlds, trick: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand (a row of a world) that may be played to a trick, in the pack's order."""
    held = cards_of(hand)
    if not trick:
        return held
    return tuple(card for card in held if card.suit == trick[0].suit) or held


def _card(at: int, played: Card | tuple[Seat, Card], turn: Seat) -> Card:
    if isinstance(played, Card):
        return played
    seat, card = played
    if seat != turn:
        raise ValueError(f"card {at + 1}, {card.code}: it is {turn.letter}'s turn, not {seat.letter}'s")
    return card
