"""The choice of a card: every legal card tried in worlds that fit what was called and played."""

from random import Random
from typing import NamedTuple

import numpy as np

from cardavia.cards import FRENCH, Card
from cardavia.games.bridge import BridgeView, Contract, Play
from cardavia.games.seat import Seat
from cardavia.robots.bridge.layouts import by_suit
from cardavia.robots.bridge.lead_table import from_suit
from cardavia.robots.bridge.playing.budget import NORMAL, Budget
from cardavia.robots.bridge.playing.habits import Habits, expected
from cardavia.robots.bridge.playing.trying import HABIT_LEAD, Tried, tried
from cardavia.robots.bridge.playing.worth import points
from cardavia.robots.bridge.worlds import Belief, Bounds, sample


class Considered(NamedTuple):
    """One card that was thought of: the tricks that the player's side is expected to win in all, the points expected
    for it, and how many IMPs it is behind the best that each world allows, less usual cards a little more. ``tricks``
    and ``score`` are ``None`` if no world was looked at."""

    card: Card
    tricks: float | None
    score: float | None
    behind: float


class Choice(NamedTuple):
    """The card, all cards considered with the best first, and why: ``only`` (no other may be played), ``worlds`` (best
    in the worlds that were looked at), ``alike`` (others are as good there, and this one is the usual), ``usual`` (no
    world was looked at).

    ``worlds`` says how many were looked at; ``sure`` are the remaining tricks that the side takes in each of them, if
    it is the same number in all, with the card on lead to a trick."""

    card: Card
    considered: tuple[Considered, ...]
    reason: str
    worlds: int
    sure: int | None = None


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
        return Choice(legal[0], (Considered(legal[0], None, None, 0.0),), "only", 0)
    opening = not view.tricks and not view.trick
    usual = usual_cards(view, turn)
    if opening:
        legal, usual = suits_led(legal, usual, notrump=not contract.strain.suit)
    count = budget.of(13 - len(view.tricks), opening, not view.trick)
    if not count:
        return _usual(legal, usual)
    chance = np.random.default_rng(rng.getrandbits(64))
    closer = None if opening else Habits()
    drawn = sample(view, count, chance, belief, bounds, budget.candidates, closer, budget.looked_at)
    found = tried(view, contract, turn, legal, drawn, np.array([usual[card.index] for card in legal]))
    return _best(view, contract, turn, legal, found)


def suits_led(
    legal: tuple[Card, ...], usual: dict[int, float], notrump: bool
) -> tuple[tuple[Card, ...], dict[int, float]]:
    """For an opening lead the choice is between suits; which card of it the lead table says, so that partner can read
    it. A suit is as usual as its cards together."""
    cards: dict[str, list[Card]] = {}
    for card in reversed(legal):
        cards.setdefault(card.suit, []).append(card)
    led = {}
    for held in cards.values():
        rank = from_suit([card.rank for card in held], notrump)
        led[next(card for card in held if card.rank == rank)] = sum(usual[card.index] for card in held)
    return tuple(sorted(led)), {card.index: likely for card, likely in led.items()}


def _usual(legal: tuple[Card, ...], usual: dict[int, float]) -> Choice:
    """The most usual card, no world being looked at."""
    order = sorted(legal, key=lambda card: (-usual[card.index], card.rank, card.index))
    behind = [HABIT_LEAD * float(np.log(usual[order[0].index] / max(usual[card.index], 1e-9))) for card in order]
    considered = tuple(Considered(card, None, None, less) for card, less in zip(order, behind, strict=True))
    return Choice(order[0], considered, "usual", 0)


def _best(view: BridgeView, contract: Contract, turn: Seat, legal: tuple[Card, ...], found: Tried) -> Choice:
    defending = (turn & 1) != (contract.declarer & 1)
    table = points(contract, view.vulnerable)
    taken, weights, behind, worth = found
    order = sorted(range(len(legal)), key=lambda at: (round(float(worth[at]), 6), legal[at].rank, legal[at].index))
    own = 13 - taken if defending else taken
    tricks = weights @ own
    score = weights @ (-table[taken] if defending else table[taken])
    considered = tuple(Considered(legal[at], float(tricks[at]), float(score[at]), float(worth[at])) for at in order)
    alike = int((np.abs(behind - behind[order[0]]) < 1e-9).sum()) > 1
    mine = own[:, order[0]] - view.won[turn & 1]
    sure = int(mine[0]) if not view.trick and (mine == mine[0]).all() else None
    return Choice(legal[order[0]], considered, "alike" if alike else "worlds", len(weights), sure)


def usual_cards(view: BridgeView, turn: Seat) -> dict[int, float]:
    """How usual each legal card is, by its index."""
    hands = {view.viewer: FRENCH.mask(view.hand)}
    if view.dummy is not None and view.dummy_hand is not None:
        hands[view.dummy] = FRENCH.mask(view.dummy_hand)
    own = np.array(by_suit(hands[turn]), np.uint16)
    other = np.array(by_suit(hands[view.viewer]), np.uint16) if turn is view.dummy else None
    return expected(view, turn, own, other)
