"""A position after one more card, and after a full trick; cards of a hand that are as good as one another."""

from dataclasses import replace

from cardavia.cards import MARSEILLE, Card
from cardavia.games.tarot.levels import Side
from cardavia.games.tarot.setup import playing_order
from cardavia.games.tarot.state import with_hand
from cardavia.games.tarot.trick import EXCUSE, LAST, PETIT, excuse_fate, side_of, trick_winner
from cardavia.solve.tarot.position import Position


def with_card(position: Position, card: Card) -> Position:
    """The position with the seat on turn's card on the table; a fourth card may lie there."""
    seat = position.turn
    return replace(
        position,
        hands=with_hand(position.hands, seat, position.hands[seat] & ~card.bit),
        trick=(*position.trick, card),
    )


def with_trick(position: Position) -> Position:
    """The position after the full trick on the table, which is not the last (SPEC T7, T8)."""
    number = LAST + 1 - position.left
    cards = tuple(zip(playing_order(position.leader), position.trick, strict=True))
    winner = cards[trick_winner(position.trick)][0]
    side = side_of(winner, position.taker)
    half_points, bouts = position.half_points, position.bouts
    for seat, card in cards:
        if card is EXCUSE:
            own = side_of(seat, position.taker)
            fate = excuse_fate(number, own, seat is position.leader, side, None)
            if fate.counts_for is Side.TAKER:
                half_points += EXCUSE.half_points
                bouts += 1
            if fate.half_point_to is not None:
                half_points += 1 if fate.half_point_to is Side.TAKER else -1
        elif side is Side.TAKER:
            half_points += card.half_points
            bouts += card.code in ("T1", "T21")
    swept = number == 1 or position.sweep is side
    return replace(
        position,
        leader=winner,
        trick=(),
        half_points=half_points,
        bouts=bouts,
        sweep=side if swept else None,
        petit=side if number == LAST - 1 and PETIT in position.trick else None,
    )


def alike(position: Position) -> tuple[tuple[Card, ...], ...]:
    """What the seat on turn may play, in groups of cards that lead to the same: neighbours in a suit, once the cards
    gone by are taken out, that are worth the same.

    >>> from cardavia.cards import find_cards
    >>> from cardavia.games import Seat
    >>> hands = tuple(MARSEILLE.mask(find_cards(MARSEILLE, text)) for text in ("C2 C4", "C3 T2", "T8 T9", "B3 D1"))
    >>> alike(Position(Seat.SOUTH, hands, Seat.SOUTH)), alike(Position(Seat.SOUTH, hands, Seat.NORTH))
    (((<T8>, <T9>),), ((<C2>,), (<C4>,)))
    """
    others = 0
    for seat, hand in enumerate(position.hands):
        if seat != position.turn:
            others |= hand
    others |= MARSEILLE.mask(position.trick)
    groups: list[list[Card]] = []
    for card in position.cards:
        last = groups[-1][-1] if groups else None
        if last is not None and (last.suit, last.half_points) == (card.suit, card.half_points) and last is not PETIT:
            between = (card.bit - 1) & ~(2 * last.bit - 1)
            if not others & between:
                groups[-1].append(card)
                continue
        groups.append([card])
    return tuple(tuple(group) for group in groups)
