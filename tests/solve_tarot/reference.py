"""The slow plain solver: every way to play an ending by the rules, and nothing clever.

What it has found of a position before a trick (hands, leader, what the taker has) it keeps, so that it ends the same
day. It carries the three values together: made or not, card points, settlement.
"""

from functools import cache
from typing import NamedTuple

from cardavia.cards import MARSEILLE, Card
from cardavia.games import Seat
from cardavia.games.tarot import Side, excuse_fate, playable, playing_order, settle, trick_winner
from cardavia.games.tarot.trick import EXCUSE, LAST, PETIT, side_of
from cardavia.solve.tarot import Position

cards_in = cache(MARSEILLE.cards_in)

#: Made (1 or 0), the taker's card points doubled, what each defender pays the taker doubled.
Values = tuple[int, int, int]


class Pile(NamedTuple):
    """What the taker has, who won every trick so far if one side did, and who won the Petit in the trick before."""

    half_points: int
    bouts: int
    sweep: Side | None
    petit: Side | None


class Reference:
    def __init__(self, position: Position) -> None:
        self.taker = position.taker
        self.position = position
        self.known: dict[object, Values] = {}
        self.settled = cache(self._settled)

    def best(self) -> Values:
        at = self.position
        pile = Pile(at.half_points, at.bouts, at.sweep, at.petit)
        return self._play(list(at.hands), at.leader, list(at.trick), pile)

    def _play(self, hands: list[int], leader: Seat, trick: list[Card], pile: Pile) -> Values:
        if len(trick) == 4:
            return self._trick(hands, leader, trick, pile)
        key = (*hands, leader, pile) if not trick else None
        if key in self.known:
            return self.known[key]
        seat = playing_order(leader)[len(trick)]
        hand = hands[seat]
        found = []
        for card in cards_in(playable(hand, trick)):
            hands[seat] = hand ^ card.bit
            found.append(self._play(hands, leader, [*trick, card], pile))
        hands[seat] = hand
        pick = max if seat is self.taker else min
        made, points, worth = (pick(values) for values in zip(*found, strict=True))
        if key is not None:
            self.known[key] = made, points, worth
        return made, points, worth

    def _trick(self, hands: list[int], leader: Seat, trick: list[Card], pile: Pile) -> Values:
        number = LAST - hands[0].bit_count()
        seats = playing_order(leader)
        others = seats[trick_winner(trick)]
        winner = others
        half_points, bouts = pile.half_points, pile.bouts
        if EXCUSE in trick:
            by = seats[trick.index(EXCUSE)]
            own = side_of(by, self.taker)
            fate = excuse_fate(number, own, by is leader, side_of(others, self.taker), pile.sweep)
            if fate.wins:
                winner = by
            if fate.counts_for is Side.TAKER:
                half_points += 9
                bouts += 1
            if fate.half_point_to is not None:
                half_points += 1 if fate.half_point_to is Side.TAKER else -1
        side = side_of(winner, self.taker)
        if side is Side.TAKER:
            half_points += sum(card.half_points for card in trick if card is not EXCUSE)
            bouts += sum(card.code in ("T1", "T21") for card in trick)
        sweep = side if number == 1 or pile.sweep is side else None
        petit = side if PETIT in trick else None
        if number == LAST:
            if winner is not others:  # the Excuse won: the trick before counts
                petit = pile.petit
            return self.settled(half_points, bouts, petit, sweep)
        return self._play(hands, winner, [], Pile(half_points, bouts, sweep, petit))

    def _settled(self, half_points: int, bouts: int, petit: Side | None, sweep: Side | None) -> Values:
        at = self.position
        end = settle(at.contract, half_points, bouts, petit, at.poignees, at.chelem, sweep)
        return int(end.made), half_points, int(2 * end.per_defender)
