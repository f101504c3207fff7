"""Worlds: layouts of the unseen cards that agree with all one seat has seen, weighted by what was bid and played."""

from dataclasses import dataclass
from random import Random

import numpy as np

from cardavia.games.seat import SEATS
from cardavia.games.tarot import BIDS, Contract, TarotView
from cardavia.robots.tarot.fast.engine import Floats, Ints, masks
from cardavia.robots.tarot.fast.evidence import moments_of, opening_chance, playing_chance, stir
from cardavia.robots.tarot.fast.layouts import draw_layouts
from cardavia.robots.tarot.fast.policy import SKILL
from cardavia.robots.tarot.position import STOCK, Position, worlds_of


@dataclass(frozen=True, slots=True)
class Belief:
    """How much is made of what the others did.

    ``spread`` is how far the standards of bidders differ, in card points; ``discard`` and ``play`` are the heats, in
    half points, of the choices of the six and of cards, and ``doubt`` the chance of a card that no thought explains. A
    player may be of ``another`` sort, by that chance, with a heat and a doubt of its own. ``candidates`` layouts are
    drawn, of which the bids and the discard leave ``closer`` for the look at the cards; each that is chosen is stirred
    by so many ``steps``.
    """

    candidates: int = 1500
    closer: int = 150
    spread: float = 1.0
    discard: float = 2.0
    play: float = 0.5
    doubt: float = 0.02
    another: float = 0.3
    another_play: float = 2.0
    another_doubt: float = 0.1
    steps: int = 20

    @property
    def numbers(self) -> Floats:
        return np.array(
            [self.spread, self.discard, self.play, self.doubt, self.another_play, self.another_doubt, self.another]
        )


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
    """Each seat's bid, 0 (pass) to 4 or -1 if it has not spoken, and the highest before it (4, 2)."""
    rows = np.full((4, 2), -1, np.int64)
    high = 0
    for seat, bid in view.bids:
        made = BIDS.index(bid)
        rows[seat] = made, high
        high = max(high, made)
    return rows


def worlds(
    view: TarotView, here: Position, contract: Contract, number: int, rng: Random, belief: Belief | None = None
) -> tuple[Ints, Floats]:
    """Up to ``number`` states of the play that agree with the view, and their weights, which sum to 1. Without a
    belief each possible layout is as likely as another."""
    if belief is None:
        laid = layouts(here, number, rng)
        return worlds_of(here, laid, contract), np.full(number, 1.0 / number)
    laid = believed(view, here, number, rng, belief)
    return worlds_of(here, laid, contract), np.full(len(laid), 1.0 / len(laid))


@dataclass(frozen=True)
class Evidence:
    """What layouts are weighed by: all that was seen, and the ``logs`` (n, 4) that it gave some layouts by seat."""

    here: Position
    taker: int
    played: Ints
    chien: Ints
    stock: Ints
    bids: Ints
    moments: Ints
    plays: Ints
    logs: Floats

    def stir(self, laid: Ints, logs: Floats, how: Floats, steps: int, seed: int) -> None:
        """Moves layouts by random swaps, in place, their ``logs`` with them."""
        here = self.here
        may = np.array([sum((here.may[place] >> card & 1) << place for place in range(5)) for card in range(78)])
        unseen = np.array([card for card in range(78) if here.unseen >> card & 1], np.int64)
        stir(
            laid,
            logs,
            int(here.viewer),
            self.taker,
            self.played,
            self.chien,
            self.stock,
            self.bids,
            self.moments,
            self.plays,
            SKILL,
            how,
            may,
            unseen,
            steps,
            np.array([seed], np.uint64),
        )


def evidence(view: TarotView, here: Position, laid: Ints, belief: Belief) -> Evidence:
    """The likelihoods of these layouts by bids, discard and cards."""
    viewer, taker = int(here.viewer), -1 if view.taker is None else int(view.taker)
    played = np.array([masks(mask) for mask in here.played])
    chien, stock, bids = masks(here.chien), masks(here.stock), bids_of(view)
    plays = np.array(here.plays, np.int64)
    moments = moments_of(here.begun, plays)
    logs = opening_chance(laid, viewer, taker, played, chien, stock, bids, belief.numbers)
    if len(plays):
        logs = logs + playing_chance(laid, viewer, taker, played, stock, moments, plays, SKILL, belief.numbers)
    return Evidence(here, taker, played, chien, stock, bids, moments, plays, logs)


def believed(view: TarotView, here: Position, number: int, rng: Random, belief: Belief) -> Ints:
    """``number`` layouts (number, 5, 5) drawn by their likelihood: candidates are drawn evenly, weighed by bids and
    discard, some drawn by that weight and weighed by the cards played, drawn again and stirred."""
    viewer, taker = int(here.viewer), -1 if view.taker is None else int(view.taker)
    laid = layouts(here, belief.candidates, rng)
    played = np.array([masks(mask) for mask in here.played])
    first = opening_chance(
        laid, viewer, taker, played, masks(here.chien), masks(here.stock), bids_of(view), belief.numbers
    ).sum(1)
    some = drawn(_weights(first), belief.closer if here.plays else number, rng)
    seen = evidence(view, here, laid[some], belief)
    logs = seen.logs
    if here.plays:  # the bids and the discard have had their say in the first drawing
        again = drawn(_weights(logs.sum(1) - first[some]), number, rng)
        some, logs = some[again], logs[again]
    laid, logs = laid[some].copy(), logs.copy()
    if belief.steps:
        seen.stir(laid, logs, belief.numbers, belief.steps, rng.getrandbits(64))
    return laid


def _weights(logs: Floats) -> Floats:
    raw = np.exp(logs - logs.max())
    return np.asarray(raw / raw.sum())


def drawn(weights: Floats, number: int, rng: Random) -> Ints:
    """``number`` places drawn by these weights, evenly spread (one chance for all), heavy ones more than once."""
    marks = (np.arange(number) + rng.random()) / number
    return np.minimum(np.searchsorted(np.cumsum(weights), marks), len(weights) - 1)
