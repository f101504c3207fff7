"""The questions a person has, put to the search: is it made, for how many points, what is it worth, card by card."""

from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from cardavia.cards import Card
from cardavia.games.seat import Seat
from cardavia.solve.tarot.aims import Aim, for_contract, for_points, for_settlement, made_from
from cardavia.solve.tarot.engine import Answer, engine
from cardavia.solve.tarot.following import alike, with_card, with_trick
from cardavia.solve.tarot.position import Position, checked


@dataclass(frozen=True, slots=True)
class Range:
    """What is known of a number: it is ``low`` to ``high``, both included, and exact where they are the same."""

    low: Fraction
    high: Fraction

    @property
    def exact(self) -> bool:
        return self.low == self.high


@dataclass(frozen=True, slots=True)
class Solution:
    """A position under best play by the taker and by the three defenders, all of whom see every card.

    ``made``: whether the taker makes the contract. ``points``: the taker's card points if both sides play for card
    points and nothing else. ``value``: what each defender pays the taker at the settlement, if both sides play for that
    (SPEC T9: contract, difference, petit au bout, poignées, slam). The taker gets three times as much. ``nodes``: the
    positions before a trick that the search looked at. Where the budget ended first, ``made`` is ``None`` and the
    ranges are wider than a point; what they say is proved all the same.
    """

    made: bool | None
    points: Range
    value: Range
    nodes: int


class _Budget:
    """Nodes that are left; ``None`` for as many as it takes."""

    def __init__(self, nodes: int | None) -> None:
        if nodes is not None and nodes < 1:
            raise ValueError(f"a budget is 1 node or more, or None for no limit; not {nodes}")
        self.limit = nodes
        self.spent = 0

    @property
    def left(self) -> int | None:
        return None if self.limit is None else max(0, self.limit - self.spent)

    @property
    def gone(self) -> bool:
        return self.left == 0


def solve(position: Position, nodes: int | None = None) -> Solution:
    """Solves a position exactly; with a budget of ``nodes``, as far as they go.

    The contract is asked first, then the settlement near what that answer leaves, then the card points. ``ValueError``
    says what is wrong with a position that is none.

    >>> from cardavia.cards import MARSEILLE, find_cards
    >>> hands = tuple(MARSEILLE.mask(find_cards(MARSEILLE, text)) for text in ("CR C1", "T2 SR", "T21 C2", "B3 D1"))
    >>> south = Position(Seat.SOUTH, hands, Seat.SOUTH, half_points=70, bouts=1)
    >>> found = solve(south)  # the 2 of Cups first: East must trump it, and XXI takes the King of Swords
    >>> found.made, str(found.points.low), str(found.value.low)
    (True, '45', '58')
    """
    position = checked(position)
    engine().older()
    budget = _Budget(nodes)
    made = _made(position, budget)
    value = _narrowed(position, for_settlement(position), budget, made)
    points = _narrowed(position, for_points(position), budget, None)
    return Solution(made.yes, points, value, budget.spent)


def is_made(position: Position, nodes: int | None = None) -> bool | None:
    """Whether the taker makes the contract against best defence; ``None`` if the budget ended before it was known.

    Far cheaper than :func:`solve`. ``ValueError`` as there.
    """
    position = checked(position)
    engine().older()
    return _made(position, _Budget(nodes)).yes


def value(position: Position, nodes: int | None = None) -> Range:
    """What each defender pays the taker under best play; see :class:`Solution`. ``ValueError`` as in :func:`solve`."""
    position = checked(position)
    engine().older()
    budget = _Budget(nodes)
    return _narrowed(position, for_settlement(position), budget, _made(position, budget))


def points(position: Position, nodes: int | None = None) -> Range:
    """The card points that the taker reaches against best defence, those so far among them; see :class:`Solution`.

    ``ValueError`` as in :func:`solve`.
    """
    position = checked(position)
    engine().older()
    return _narrowed(position, for_points(position), _Budget(nodes), None)


def each_card(position: Position, nodes: int | None = None) -> tuple[tuple[Card, Range], ...]:
    """Every card that the seat on turn may play, in the pack's order, with the deal's value if it is played.

    It is the ``value`` of :class:`Solution`: per defender, to the taker, so the taker looks for the highest and a
    defender for the lowest. ``nodes`` is the budget of all together. ``ValueError`` as in :func:`solve`.
    """
    position = checked(position)
    engine().older()
    budget = _Budget(nodes)
    made = _made(position, budget)
    _narrowed(position, for_settlement(position), budget, made)
    found: dict[Card, Range] = {}
    for group in alike(position):
        following = with_card(position, group[0])
        worth = _narrowed(following, for_settlement(following), budget, _made(following, budget))
        found.update(dict.fromkeys(group, worth))
    return tuple((card, found[card]) for card in position.cards)


def line(position: Position) -> tuple[tuple[Seat, Card], ...]:
    """The play to the end, best for both sides in the settlement: who plays which card.

    Of cards that do equally well it takes one. ``ValueError`` as in :func:`solve`.
    """
    position = checked(position)
    engine().older()
    worth = int(2 * _narrowed(position, for_settlement(position), _Budget(None), _made(position, _Budget(None))).low)
    played: list[tuple[Seat, Card]] = []
    while True:
        if len(position.trick) == 4:
            if position.left == 1:
                return tuple(played)
            position = with_trick(position)
        card = _best(position, worth)
        played.append((position.turn, card))
        position = with_card(position, card)


def _best(position: Position, worth: int) -> Card:
    """A card that keeps the deal's worth, in half points, for the side that plays it."""
    groups = alike(position)
    mine = position.turn is position.taker
    if len(groups) == 1:
        return groups[0][0]
    asked = worth if mine else worth + 1
    aim = for_settlement(position)
    first = engine().ask(position, aim, aim.question(asked)).card
    for group in sorted(groups, key=lambda group: first not in group):
        following = with_card(position, group[0])
        aim = for_settlement(following)
        if engine().ask(following, aim, aim.question(asked)).yes is mine:
            return group[0]
    raise AssertionError(f"no card of {position} keeps its worth of {worth} half points")


def _made(position: Position, budget: _Budget) -> Answer:
    aim = for_contract(position)
    answer = engine().ask(position, aim, aim.question(1), budget.left)
    budget.spent += answer.nodes
    return answer


def _narrowed(position: Position, aim: Aim, budget: _Budget, made: Answer | None) -> Range:
    """The value of a position for an aim: one question after another, each about the middle of what is left. What the
    answer about the contract proves is known from the start."""
    inside = aim.worths
    if made is not None and made.yes is not None:
        reached = aim.gains >= made_from(position)
        inside = aim.worths[:, reached if made.yes else ~reached]
    low, high = int(inside.min()), int(inside.max())
    if made is not None and made.yes is not None and not aim.slam:
        if made.yes:
            low = max(low, aim.sure(made.proved))
        else:
            high = min(high, aim.most(made.proved))
    steps = np.unique(aim.worths)
    while low < high and not budget.gone:
        first, last = np.searchsorted(steps, low) + 1, np.searchsorted(steps, high)
        middle = (first + last) // 2
        answer = engine().ask(position, aim, aim.question(int(steps[middle])), budget.left)
        budget.spent += answer.nodes
        if answer.yes is None:
            break
        if answer.yes:
            low = max(int(steps[middle]), aim.sure(answer.proved))
        else:
            high = min(int(steps[middle - 1]), aim.most(answer.proved))
    if low > high:
        raise AssertionError(f"two answers about {position} exclude each other: {low} and {high} half points")
    return Range(Fraction(low, 2), Fraction(high, 2))
