"""The choice of a card: each legal one tried in worlds, the rest played out by the policy."""

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import numpy as np

from cardavia.cards import Card
from cardavia.games.choices import Plays
from cardavia.games.tarot import TarotView
from cardavia.robots.tarot.fast.engine import Floats
from cardavia.robots.tarot.fast.playing import values
from cardavia.robots.tarot.fast.policy import SKILL
from cardavia.robots.tarot.position import position
from cardavia.robots.tarot.worlds import Belief, worlds


class Considered(NamedTuple):
    """A card, and the points that its player may expect of the deal if it is played."""

    card: Card
    points: float


@dataclass(frozen=True, slots=True)
class Thought:
    """How a card is chosen: in so many ``worlds``, weighted by a belief or (``None``) all alike."""

    worlds: int
    belief: Belief | None = None


class Choice(NamedTuple):
    """The card, all cards considered (the best first), and in how many worlds; none where only one may be played."""

    card: Card
    considered: tuple[Considered, ...]
    worlds: int


def choose(view: TarotView, rng: Random, thought: Thought, skill: Floats = SKILL) -> Choice:
    """The card that does best for the seat with this view; it must be its turn to play one."""
    taker, contract = view.taker, view.contract
    if taker is None or contract is None:
        raise ValueError("no card is awaited before a contract is bid")
    cards = next(form for form in view.choices.forms if isinstance(form, Plays)).cards
    if len(cards) == 1:
        return Choice(cards[0], (), 0)
    here = position(view)
    states, weights = worlds(view, here, contract, thought.worlds, rng, thought.belief)
    choices = np.array([card.index for card in cards], np.int64)
    unit = weights @ values(states, choices, skill, skill) / 2
    points = 3 * unit if view.viewer is taker else -unit
    order = sorted(range(len(cards)), key=lambda at: (-round(float(points[at]), 6), cards[at].half_points, at))
    ranked = tuple(Considered(cards[at], float(points[at])) for at in order)
    return Choice(ranked[0].card, ranked, len(states))
