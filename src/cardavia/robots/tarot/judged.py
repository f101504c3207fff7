"""Bids, the six laid away, handfuls and slams judged by what they come to in worlds."""

from dataclasses import dataclass
from itertools import product
from random import Random
from typing import NamedTuple

import numpy as np

from cardavia.cards import MARSEILLE, Card
from cardavia.games.tarot import BIDS, Bid, Discard, TarotView
from cardavia.games.tarot.chien import SIZE, trumps_due
from cardavia.robots.tarot.fast import engine
from cardavia.robots.tarot.fast.engine import Ints, masks
from cardavia.robots.tarot.fast.judging import bid_values, lay_values, played_out
from cardavia.robots.tarot.fast.policy import SKILL
from cardavia.robots.tarot.laying import best_by_suit, lay
from cardavia.robots.tarot.position import Position, masks_of, position
from cardavia.robots.tarot.worlds import Belief, believed, bids_of, worlds


class Offered(NamedTuple):
    """A bid: the points that its maker may expect of the deal, and how likely its contract is made (``None`` for a
    pass, and where others always bid more)."""

    bid: Bid
    points: float
    made: float | None


@dataclass(frozen=True, slots=True)
class Standards:
    """What a bid must bring: ``prise`` and ``garde`` so many points more than a pass, and the chance of making it.
    A Garde sans or contre must be so many points ``ahead`` of the bid below."""

    prise: float = 5.0
    garde: float = 0.6
    ahead: float = 40.0


def judge_bids(view: TarotView, rng: Random, number: int, belief: Belief, standards: Standards) -> tuple[Offered, ...]:
    """The bids that the seat with this view may make, the one to choose first."""
    here = position(view)
    seat = int(here.viewer)
    laid = believed(view, here, number, rng, belief) | masks_of(here)
    rows = bids_of(view)
    lowest = max(1, 1 + int(rows[:, 0].max()))
    points, own = bid_values(laid, rows[:, 0].copy(), seat, int(view.dealer), lowest, SKILL)
    found = {}
    for choice in (0, *range(lowest, 5)):
        mine = own[:, choice]
        taken = mine[mine >= 0]
        found[choice] = Offered(
            BIDS[choice], float(points[:, choice].mean()), float(taken.mean()) if len(taken) else None
        )
    choice = _chosen(found, standards)
    rest = sorted((other for at, other in found.items() if at != choice), key=lambda other: -other.points)
    return (found[choice], *rest)


def _chosen(found: dict[int, Offered], standards: Standards) -> int:
    """The highest bid that its standards allow."""
    nothing = found[0].points
    for choice in (4, 3):
        offered = found.get(choice)
        if offered is None or (offered.made or 0.0) < standards.garde:
            continue
        below = max(other.points for at, other in found.items() if at < choice)
        if offered.points >= below + standards.ahead:
            return choice
    if 2 in found and (found[2].made or 0.0) >= standards.garde and found[2].points > nothing:
        return 2
    if 1 in found and found[1].points >= nothing + standards.prise:
        return 1
    return 0


class Laid(NamedTuple):
    """Six cards that may go, and the points that the taker may expect then."""

    discard: Discard
    points: float


def judge_discards(
    view: TarotView, rng: Random, numbers: tuple[int, int], ways: int, belief: Belief
) -> tuple[Laid, ...]:
    """The likeliest discards by rule, tried in a few worlds and the best of them in more; the best first."""
    hand = MARSEILLE.mask(view.hand)
    if trumps_due(hand) or view.taker is None or view.contract is None:
        return (Laid(lay(view.hand), 0.0),)
    candidates = likely_discards(view.hand, ways)
    here = position(view)
    few, many = numbers
    deals = believed(view, here, few + many, rng, belief)
    order = np.array(rng.sample(range(few + many), few + many))
    deals = deals[order]
    args = masks(hand), masks(here.chien)
    rest = int(view.taker), view.contract.multiplier, int(view.dealer)
    first = _tried(deals[:few], candidates, args, rest)
    best = sorted(candidates, key=lambda way: -first[way])[: max(2, ways // 3)]
    later = _tried(deals[few:], best, args, rest)
    share = few / (few + many)
    ranked = sorted(best, key=lambda way: -(share * first[way] + (1 - share) * later[way]))
    return tuple(Laid(way, share * first[way] + (1 - share) * later[way]) for way in ranked)


def _tried(
    deals: Ints, ways: list[Discard], args: tuple[Ints, Ints], rest: tuple[int, int, int]
) -> dict[Discard, float]:
    laid = np.array([masks(MARSEILLE.mask(way.cards)) for way in ways])
    unit = lay_values(deals, *args, laid, *rest, SKILL).mean(0)
    return {way: 1.5 * float(each) for way, each in zip(ways, unit, strict=True)}


def likely_discards(hand: tuple[Card, ...], ways: int) -> list[Discard]:
    """The discards that the greedy rule likes best, of those that take from each suit the best cards for their number;
    the best first."""
    suits = [best_by_suit(hand, suit) for suit in "CSBD"]
    found = []
    for sizes in product(*(tuple(suit) for suit in suits)):
        if sum(sizes) == SIZE:
            parts = [suit[size] for suit, size in zip(suits, sizes, strict=True)]
            found.append((sum(worth for worth, _ in parts), Discard(tuple(card for _, gone in parts for card in gone))))
    found.sort(key=lambda each: (-each[0], each[1].text))
    return [discard for _, discard in found[:ways]]


class Prospect(NamedTuple):
    """How likely the taker makes the contract, and takes every trick, in the worlds looked at."""

    made: float
    slam: float


def prospect(view: TarotView, rng: Random, number: int, belief: Belief, leads: bool = False) -> Prospect:
    """What the play is likely to bring, before one's first card; with the taker on lead if it ``leads``."""
    if view.contract is None or view.taker is None:
        raise ValueError("nobody has taken")
    here: Position = position(view)
    states, weights = worlds(view, here, view.contract, number, rng, belief)
    if leads:
        states[:, engine.TURN] = int(view.taker)
    ended = played_out(states, SKILL)
    return Prospect(float(weights @ (ended[:, 0] >= 0)), float(weights @ (ended[:, 1] == 18)))
