"""The choice of a card: each legal one tried in worlds, the rest played out by the policy."""

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import numpy as np

from cardavia.cards import MARSEILLE, Card
from cardavia.games.choices import Plays
from cardavia.games.seat import Seat
from cardavia.games.tarot import TarotView
from cardavia.robots.tarot.fast.ending import best_values
from cardavia.robots.tarot.fast.engine import Floats
from cardavia.robots.tarot.fast.playing import values
from cardavia.robots.tarot.fast.policy import SKILL
from cardavia.robots.tarot.known import Known
from cardavia.robots.tarot.play import sensible
from cardavia.robots.tarot.position import position
from cardavia.robots.tarot.worlds import Belief, worlds


class Considered(NamedTuple):
    """A card, and the points that its player may expect of the deal if it is played."""

    card: Card
    points: float


@dataclass(frozen=True, slots=True)
class Thought:
    """How a card is chosen: in so many ``worlds``, by a belief or (``None``) all alike. With ``exact`` cards or fewer
    in each hand all are taken to play best, as if every card were seen. ``slope`` is how far, in half points for each
    trick to come, the policy's play may be from what comes: so the jump at the target is made a slope."""

    worlds: int
    belief: Belief | None = None
    exact: int = 0
    slope: float = 0.0
    sensible: bool = False


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
    if thought.sensible and isinstance(view.viewer, Seat):
        cards = sensible(Known(view, view.viewer), cards)
        if len(cards) == 1:
            return Choice(cards[0], (), 0)
    here = position(view)
    states, weights = worlds(view, here, contract, thought.worlds, rng, thought.belief)
    groups = alike(cards, here.unseen | MARSEILLE.mask(card for _, card in view.trick))
    choices = np.array([group[0].index for group in groups], np.int64)
    left = 18 - len(view.tricks)
    if left <= thought.exact:
        unit = weights @ best_values(states, choices) / 2
    else:
        unit = weights @ values(states, choices, skill, skill, thought.slope * left) / 2
    by_group = 3 * unit if view.viewer is taker else -unit
    points = [float(by_group[at]) for card in cards for at, group in enumerate(groups) if card in group]
    order = sorted(range(len(cards)), key=lambda at: (-round(points[at], 6), cards[at].half_points, at))
    ranked = tuple(Considered(cards[at], points[at]) for at in order)
    return Choice(ranked[0].card, ranked, len(states))


def alike(cards: tuple[Card, ...], others: int) -> list[list[Card]]:
    """The cards in groups that are worth the same: neighbours in a suit with none of the ``others`` (a mask: cards
    unseen, or on the table) between them, of the same points.

    >>> alike((MARSEILLE["C2"], MARSEILLE["C4"], MARSEILLE["CV"]), MARSEILLE["C5"].bit)
    [[<C2>, <C4>], [<CV>]]
    """
    groups: list[list[Card]] = []
    for card in cards:
        if groups:
            last = groups[-1][-1]
            between = ((1 << card.index) - 1) & ~((2 << last.index) - 1)
            if card.suit == last.suit and card.half_points == last.half_points and not others & between:
                groups[-1].append(card)
                continue
        groups.append([card])
    return groups
