"""The choice of a card: every legal card tried in worlds that fit what was called and played."""

from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardavia.cards import FRENCH, Card
from cardavia.games.bridge import BridgeView, Contract, Play
from cardavia.games.seat import Seat
from cardavia.robots.bridge.layouts import Floats, Masks, by_suit
from cardavia.robots.bridge.playing.budget import NORMAL, Budget
from cardavia.robots.bridge.playing.habits import Habits, expected
from cardavia.robots.bridge.playing.worth import lost, points
from cardavia.robots.bridge.worlds import Belief, Bounds, sample

#: How many IMPs it costs to play a card that is e times less usual than another.
HABIT = 0.12
#: The same for the opening lead, of which double dummy knows less.
HABIT_LEAD = 0.35


class Considered(NamedTuple):
    """One card that was thought of: the tricks that the player's side is expected to win in all, the points expected
    for it, and how many IMPs it is behind the best that each world allows, less usual cards a little more."""

    card: Card
    tricks: float
    score: float
    behind: float


class Choice(NamedTuple):
    """The card, all cards considered with the best first, and why: ``only`` (no other may be played), ``worlds`` (best
    in the worlds that were looked at), ``alike`` (others are as good there, and this one is the usual)."""

    card: Card
    considered: tuple[Considered, ...]
    reason: str
    worlds: int


def choose_card(
    view: BridgeView,
    seat: Seat,
    rng: Random,
    budget: Budget = NORMAL,
    belief: Belief | None = None,
    bounds: Bounds | None = None,
) -> Choice:
    """The card that ``seat`` plays, from its own hand or, as declarer, from dummy's.

    ``belief`` is what the auction says. All chance comes from ``rng``: the same view and seed give the same card.
    ``ValueError`` if it isn't this seat's turn to play a card.
    """
    contract, turn = view.contract, view.playing
    if view.viewer != seat or seat not in view.awaited or contract is None or turn is None or view.phase != "play":
        raise ValueError("not a view of a seat that must play a card")
    legal = tuple(sorted(action.card for action in view.choices if isinstance(action, Play)))
    if len(legal) == 1:
        return Choice(legal[0], (Considered(legal[0], 0.0, 0.0, 0.0),), "only", 0)
    opening = not view.tricks and not view.trick
    chance = np.random.default_rng(rng.getrandbits(64))
    left = 13 - len(view.tricks)
    worlds, weights = sample(
        view,
        budget.of(left, opening),
        chance,
        belief,
        bounds,
        budget.candidates,
        None if opening else Habits(),
        budget.looked_at,
    )
    taken = _declarers(view, contract, turn, worlds, legal)
    return _best(view, contract, turn, legal, taken, weights, opening)


def _declarers(
    view: BridgeView, contract: Contract, turn: Seat, worlds: Masks, legal: tuple[Card, ...]
) -> NDArray[np.int64]:
    """All tricks that declarer wins in each world when each legal card is played (n, cards)."""
    from cardavia.solve.bridge import each_card  # only where it is needed: it brings the solver with it

    trick = tuple(card for _, card in view.trick)
    leader = view.trick[0][0] if view.trick else turn
    cards, rest = each_card(worlds, leader, trick, contract.strain, turn)
    at = [cards.index(card) for card in legal]
    mine = rest[:, at].astype(np.int64)
    declaring = (turn & 1) == (contract.declarer & 1)
    won = view.won[contract.declarer & 1]
    return won + (mine if declaring else (13 - len(view.tricks)) - mine)


def _best(
    view: BridgeView,
    contract: Contract,
    turn: Seat,
    legal: tuple[Card, ...],
    taken: NDArray[np.int64],
    weights: Floats,
    opening: bool,
) -> Choice:
    defending = (turn & 1) != (contract.declarer & 1)
    table = points(contract, view.vulnerable)
    behind = weights @ lost(taken, table, defending)
    usual = usual_cards(view, turn)
    habit = HABIT_LEAD if opening else HABIT
    unusual = np.array([-np.log(max(usual[card.index], 1e-4)) for card in legal])
    worth = behind + habit * unusual
    order = sorted(range(len(legal)), key=lambda at: (round(float(worth[at]), 6), legal[at].rank, legal[at].index))
    tricks = weights @ (13 - taken if defending else taken)
    score = weights @ (-table[taken] if defending else table[taken])
    considered = tuple(Considered(legal[at], float(tricks[at]), float(score[at]), float(worth[at])) for at in order)
    alike = int((np.abs(behind - behind[order[0]]) < 1e-9).sum()) > 1
    return Choice(legal[order[0]], considered, "alike" if alike else "worlds", len(weights))


def usual_cards(view: BridgeView, turn: Seat) -> dict[int, float]:
    """How usual each legal card is, by its index."""
    hands = {view.viewer: FRENCH.mask(view.hand)}
    if view.dummy is not None and view.dummy_hand is not None:
        hands[view.dummy] = FRENCH.mask(view.dummy_hand)
    own = np.array(by_suit(hands[turn]), np.uint16)
    other = np.array(by_suit(hands[view.viewer]), np.uint16) if turn is view.dummy else None
    return expected(view, turn, own, other)
