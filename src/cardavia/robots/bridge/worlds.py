"""Worlds: layouts of the unseen cards that a robot thinks with, weighted by what was called and played.

Where nothing is known but hand sizes and voids, each layout is as likely as another. A :class:`Belief` says how much
likelier one layout makes the calls and cards than another does. When few layouts are left all of them are taken.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from cardavia.games.bridge import BridgeView
from cardavia.robots.bridge.layouts import Floats, Layouts, Masks, Unseen, unseen
from cardavia.robots.bridge.stirring import stirred

#: Up to so many layouts all are taken, none is drawn.
EVERY = 300
#: How many layouts are drawn at once, and how often at most, when few of them fit the bounds.
BATCH = 3000
BATCHES = 4
#: How many of them a belief weighs.
CLOSER = 400
#: How many steps worlds are stirred when fewer fit than are wanted, and how many worlds at most.
STEPS = 16
STIRRED = 100
#: What each point or card outside a bound leaves of a layout's weight.
OUTSIDE = 0.15

#: High-card points by suit mask.
POINTS = np.array([4 * (m >> 12) + 3 * (m >> 11 & 1) + 2 * (m >> 10 & 1) + (m >> 9 & 1) for m in range(8192)], np.int8)
#: Cards by suit mask.
LENGTH = np.array([m.bit_count() for m in range(8192)], np.int8)


class Belief(Protocol):
    """What calls and cards say of the hands behind them."""

    def guess(self, view: BridgeView, dealt: Masks) -> Floats:
        """A cheap guess of :meth:`weigh`, more than 0: it chooses which worlds are worth weighing."""
        ...

    def weigh(self, view: BridgeView, dealt: Masks) -> Floats:
        """How likely the calls and cards of this view were, had the hands been dealt so: (n,), no less than 0, up to
        a factor that is the same for all worlds of a view, whichever are asked of together. ``dealt`` (n, 4 seats,
        4 suits) are whole hands of 13, played cards given back."""
        ...


class Uniform:
    """Nothing is known but the cards: every layout weighs the same."""

    def guess(self, view: BridgeView, dealt: Masks) -> Floats:
        return np.ones(len(dealt))

    def weigh(self, view: BridgeView, dealt: Masks) -> Floats:
        return np.ones(len(dealt))


Range = tuple[int, int]


@dataclass(frozen=True)
class Bounds:
    """What the hands have promised, by seat N E S W: high-card points and the lengths of C D H S as dealt, least and
    most. They are soft: each point or card outside leaves a seventh of the weight."""

    points: tuple[Range, ...] = ((0, 37),) * 4
    lengths: tuple[tuple[Range, ...], ...] = (((0, 13),) * 4,) * 4

    def favour(self) -> Floats:
        """The factor for each seat's length in each suit (4, 4, 14)."""
        factors = np.ones((4, 4, 14))
        for seat, suits in enumerate(self.lengths):
            for suit, (least, most) in enumerate(suits):
                for length in range(14):
                    factors[seat, suit, length] = OUTSIDE ** max(least - length, length - most, 0)
        return factors

    def weigh(self, dealt: Masks, seats: Sequence[int]) -> Floats:
        """The factor for the points of these hands (n,)."""
        held = POINTS[dealt].sum(2)
        outside = np.zeros(len(dealt))
        for seat in seats:
            least, most = self.points[seat]
            outside += np.maximum(np.maximum(least - held[:, seat], held[:, seat] - most), 0)
        return np.power(np.float64(OUTSIDE), outside)


def sample(
    view: BridgeView,
    n: int,
    rng: np.random.Generator,
    belief: Belief | None = None,
    bounds: Bounds | None = None,
    candidates: int = BATCH,
    closer: Belief | None = None,
    looked_at: int = CLOSER,
    steps: int = STEPS,
) -> tuple[Masks, Floats]:
    """Up to ``n`` different worlds that fit the view, as unplayed cards (m, 4 seats, 4 suits), and their weights (m,),
    which sum to 1: a mean over the worlds with these weights is one over what is believed.

    Without any belief the worlds are drawn evenly from all layouts. With ``belief`` or ``bounds`` so many
    ``candidates`` are drawn; by what ``belief`` guesses of them ``looked_at`` are chosen, and those it weighs, as does
    ``closer``, a belief that has no guess. Then ``n`` are chosen: the likely ones surely, the others by their weight.
    If too few fit, a hundred of the best are stirred so many ``steps`` (:mod:`~cardavia.robots.bridge.stirring`).
    ``ValueError`` if no layout fits the view: somebody has shown out of a suit and must hold cards of it.

    >>> from cardavia.games.bridge.position import auction_view, read_hand
    >>> from cardavia.games import Seat
    >>> from cardavia.games.bridge import Vulnerable
    >>> view = auction_view(read_hand("AKQ32.K2.432.J32"), (), Seat.NORTH, Vulnerable.NONE)
    >>> worlds, weights = sample(view, 5, np.random.default_rng(1))
    >>> worlds.shape, round(float(weights.sum()), 6), LENGTH[worlds].sum(2).tolist()[0]
    ((5, 4, 4), 1.0, [13, 13, 13, 13])
    """
    known = unseen(view)
    layouts = Layouts(known)
    if not layouts.count:
        raise ValueError(
            "no layout of the unseen cards fits this view: a hand has shown out of a suit that it must hold"
        )
    beliefs = [part for part in (belief, closer) if part is not None]
    if layouts.count <= EVERY:
        worlds = layouts.every()
        prior = np.ones(len(worlds)) if bounds is None else _bounded(known, worlds, bounds, lengths_too=True)
        for part in beliefs:
            prior = prior * part.weigh(view, dealt(known, worlds))
        return _chosen(worlds, prior, n, rng)
    count = max(candidates if belief is not None else looked_at if closer is not None else n, n)
    if bounds is not None:
        worlds, prior = _drawn_within(known, bounds, max(candidates, n), rng)
        worlds, prior = _chosen(worlds, prior, count, rng)
    else:
        worlds, prior = layouts.draw(count, rng), np.full(count, 1 / count)
    if belief is not None:
        guess = belief.guess(view, dealt(known, worlds))
        rows, prior = _picked(prior * guess, max(looked_at, n), rng)
        worlds = worlds[rows]
        prior = prior / guess[rows]
    for part in beliefs:
        prior = prior * part.weigh(view, dealt(known, worlds))
    total = float(prior.sum())
    if not beliefs or total <= 0 or total**2 >= n * float((prior**2).sum()):
        return _chosen(worlds, prior, n, rng)

    def weigh(some: Masks) -> Floats:
        weights = np.ones(len(some)) if bounds is None else _bounded(known, some, bounds, lengths_too=True)
        for part in beliefs:
            weights = weights * part.weigh(view, dealt(known, some))
        return weights

    n = min(n, STIRRED)
    worlds = stirred(known, worlds[rng.choice(len(worlds), n, p=prior / total)], weigh, steps, rng)
    worlds, times = np.unique(worlds, axis=0, return_counts=True)
    return worlds, times / n


def _drawn_within(known: Unseen, bounds: Bounds, count: int, rng: np.random.Generator) -> tuple[Masks, Floats]:
    """Worlds drawn by the lengths promised, with what is left to weigh: the points. More are drawn while few fit."""
    layouts = Layouts(known, bounds.favour())
    parts, weights = [], []
    for _ in range(BATCHES):
        parts.append(layouts.draw(count, rng))
        weights.append(_bounded(known, parts[-1], bounds))
        together = np.concatenate(weights)
        if together.sum() ** 2 >= count / 4 * (together**2).sum():
            break
    return np.concatenate(parts), np.concatenate(weights)


def dealt(known: Unseen, worlds: Masks) -> Masks:
    """The hands as they were dealt: the cards played are given back."""
    return worlds | np.array(known.played, np.uint16)


def _bounded(known: Unseen, worlds: Masks, bounds: Bounds, lengths_too: bool = False) -> Floats:
    whole = dealt(known, worlds)
    weights = bounds.weigh(whole, known.hidden)
    if lengths_too:
        factors, lengths = bounds.favour(), LENGTH[whole]
        for seat in known.hidden:
            for suit in range(4):
                weights = weights * factors[seat, suit, lengths[:, seat, suit]]
    return weights


def _chosen(worlds: Masks, weights: Floats, n: int, rng: np.random.Generator) -> tuple[Masks, Floats]:
    """``n`` of the worlds and their new weights, as :func:`_picked` has it."""
    rows, weights = _picked(weights, n, rng)
    return worlds[rows], weights


def _picked(weights: Floats, n: int, rng: np.random.Generator) -> tuple[NDArray[np.int64], Floats]:
    """``n`` of the worlds by number, none twice, and their new weights: those that weigh more than an ``n``-th share
    surely, the others by chance in proportion to their weight, so that the mean stays that of all."""
    total = weights.sum()
    if not np.isfinite(total) or total <= 0:
        weights, total = np.ones(len(weights)), float(len(weights))  # a belief that nothing fits says nothing
    rows = np.flatnonzero(weights > 0)
    weights = weights[rows] / total
    if len(rows) <= n:
        return rows, weights
    falling = -np.sort(-weights)
    left = np.concatenate(([1.0], 1 - np.cumsum(falling)[: n - 1]))  # the weight of all but the k heaviest
    share = left / (n - np.arange(n))
    step = share[int(np.argmax(falling[:n] <= share))] if (falling[:n] <= share).any() else share[-1]
    inclusion = np.minimum(weights / step, 1.0)
    marks = np.floor(np.cumsum(inclusion) + rng.random())
    took = np.flatnonzero(np.diff(marks, prepend=0.0) > 0)
    new = weights[took] / inclusion[took]
    return rows[took], new / new.sum()
