"""Worlds: layouts of the unseen cards that agree with all one seat has seen, weighted by what was bid and played."""

from dataclasses import dataclass
from random import Random

import numpy as np

from cardavia.games.seat import SEATS
from cardavia.games.tarot import BIDS, Contract, TarotView
from cardavia.robots.tarot.fast.engine import Floats, Ints, masks
from cardavia.robots.tarot.fast.evidence import opening_chance, playing_chance
from cardavia.robots.tarot.fast.layouts import draw_layouts
from cardavia.robots.tarot.fast.policy import SKILL
from cardavia.robots.tarot.position import STOCK, Position, worlds_of


@dataclass(frozen=True, slots=True)
class Belief:
    """How much is made of what the others did. ``spread`` is how far the standards of bidders differ, in card points;
    ``discard`` and ``play`` are the heats, in half points, of the choices of the six and of cards; ``doubt`` is the
    chance of a card that no thought explains. ``candidates`` layouts are drawn, of which the bids and the discard
    leave ``closer`` for the look at the cards."""

    candidates: int = 1500
    closer: int = 300
    spread: float = 2.0
    discard: float = 6.0
    play: float = 2.0
    doubt: float = 0.05


def layouts(here: Position, number: int, rng: Random) -> Ints:
    """``number`` layouts of the unseen cards, each drawn from all that are possible with the same chance: five masks
    for each of the seats N E S W and the stock (number, 5, 5)."""
    places = [*(seat for seat in SEATS if seat is not here.viewer), STOCK]
    kinds: dict[tuple[bool, ...], list[int]] = {}
    unseen = here.unseen
    for index in range(78):
        if unseen >> index & 1:
            kinds.setdefault(tuple(bool(here.may[place] >> index & 1) for place in places), []).append(index)
    order = sorted(kinds, key=lambda kind: (-sum(kind), -len(kinds[kind]), kind))
    table = np.array([(len(kinds[kind]), *kind) for kind in order], np.int64).reshape(-1, 5)
    cards = np.array([card for kind in order for card in kinds[kind]], np.int64)
    room = np.array([here.sizes[place] for place in places], np.int64)
    chance = np.array([rng.getrandbits(64)], np.uint64)
    drawn = draw_layouts(table, cards, room, number, chance)
    laid = np.zeros((number, 5, 5), np.int64)
    for at, place in enumerate(places):
        laid[:, place] = drawn[:, at]
    return laid


def bids_of(view: TarotView) -> Ints:
    """The bids as rows: seat, bid (0 pass to 4), the highest before."""
    rows = []
    high = 0
    for seat, bid in view.bids:
        made = BIDS.index(bid)
        rows.append((int(seat), made, high))
        high = max(high, made)
    return np.array(rows, np.int64).reshape(-1, 3)


def worlds(
    view: TarotView, here: Position, contract: Contract, number: int, rng: Random, belief: Belief | None = None
) -> tuple[Ints, Floats]:
    """Up to ``number`` states of the play that agree with the view, and their weights, which sum to 1. Without a
    belief each possible layout is as likely as another."""
    if belief is None:
        states = worlds_of(here, layouts(here, number, rng), contract)
        return states, np.full(number, 1.0 / number)
    states = worlds_of(here, layouts(here, belief.candidates, rng), contract)
    played = np.array([masks(mask) for mask in here.played])
    logs = opening_chance(
        states, played, masks(here.chien), bids_of(view), int(here.viewer), belief.spread, belief.discard
    )
    states, weights = chosen(states, _weights(logs), belief.closer, rng)
    if len(here.plays):
        plays = np.array(here.plays, np.int64)
        logs = np.log(weights) + playing_chance(
            states, here.begun, played, plays, int(here.viewer), SKILL, belief.play, belief.doubt
        )
        weights = _weights(logs)
    return chosen(states, weights, number, rng)


def _weights(logs: Floats) -> Floats:
    raw = np.exp(logs - logs.max())
    return np.asarray(raw / raw.sum())


def chosen(states: Ints, weights: Floats, number: int, rng: Random) -> tuple[Ints, Floats]:
    """``number`` of the worlds, none twice: the heavy ones surely, the others by chance in proportion to their
    weight, so that a mean over them stays that over all."""
    some = weights > 1e-12
    states, weights = states[some], weights[some]
    if len(states) <= number:
        return states, weights / weights.sum()
    falling = -np.sort(-weights)
    rest = np.concatenate(([1.0], 1.0 - np.cumsum(falling)[: number - 1]))  # the weight of all but the k heaviest
    share = rest / (number - np.arange(number))
    fits = falling[:number] <= share
    step = share[int(np.argmax(fits))] if fits.any() else share[-1]
    inclusion = np.minimum(weights / step, 1.0)
    marks = np.floor(np.cumsum(inclusion) + rng.random())
    took = np.flatnonzero(np.diff(marks, prepend=0.0) > 0)
    fair = weights[took] / inclusion[took]
    return states[took], fair / fair.sum()
