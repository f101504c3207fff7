"""Each legal card tried in world after world, until one is clearly best or the worlds are used up."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardavia.cards import Card
from cardavia.games.bridge import BridgeView, Contract
from cardavia.games.seat import Seat
from cardavia.robots.bridge.layouts import Floats, Masks
from cardavia.robots.bridge.playing.touching import by_rule, touching
from cardavia.robots.bridge.playing.worth import lost, points

#: The worlds are tried in so many parts. After each it is asked whether more could change the choice.
PARTS = 3
#: No part has fewer worlds than this.
LEAST = 8
#: A card is clearly behind when the difference is so many times its own standard error.
CLEARLY = 2.5
#: How many IMPs it costs to play a card that is e times less usual than another, and how much more the fewer worlds
#: tell: this much by the root of their number.
HABIT, NOISE = 0.05, 0.3
#: The same for the opening lead, of which double dummy knows less.
HABIT_LEAD = 0.7


class Tried(NamedTuple):
    """What came of the cards (in the order given): ``taken`` (n, cards) are all of declarer's tricks, ``weights`` (n,)
    the worlds', ``behind`` (cards,) the expected IMPs behind the best that each world allows, ``worth`` (cards,) the
    same with what an unusual card costs: the least is best."""

    taken: NDArray[np.int64]
    weights: Floats
    behind: Floats
    worth: Floats


def tried(
    view: BridgeView, contract: Contract, turn: Seat, legal: Sequence[Card], drawn: tuple[Masks, Floats], usual: Floats
) -> Tried:
    """``drawn`` are the worlds and their weights, ``usual`` (cards,) how usual each card is."""
    worlds, weights = drawn
    defending = (turn & 1) != (contract.declarer & 1)
    table = points(contract, view.vulnerable)
    opening = not view.tricks and not view.trick
    unusual = -np.log(np.maximum(by_rule(view, contract, turn, legal, usual), 1e-4))
    twins = touching(view, turn, legal)
    parts = max(1, min(PARTS, len(worlds) // LEAST))
    taken = np.zeros((0, len(legal)), np.int64)
    looked = np.zeros(0)
    for part in range(parts):
        taken = np.concatenate([taken, _declarers(view, contract, turn, worlds[part::parts], legal)])
        looked = np.concatenate([looked, weights[part::parts]])
        share = looked / looked.sum()
        imps = lost(taken, table, defending)
        behind = share @ imps
        habit = HABIT_LEAD if opening else HABIT + NOISE * float((share**2).sum()) ** 0.5
        worth = behind + habit * unusual
        if _settled(imps, share, worth, twins):
            break
    return Tried(taken, share, behind, worth)


def _settled(imps: Floats, share: Floats, worth: Floats, twins: NDArray[np.int64]) -> bool:
    """Is every other card clearly behind the best, or as good as it in every layout?"""
    best = int(np.argmin(worth))
    others = twins != twins[best]
    if not others.any():
        return True
    apart = imps[:, others] - imps[:, [best]]
    mean = share @ apart
    error = np.sqrt(share**2 @ (apart - mean) ** 2)
    ahead = worth[others] - worth[best]
    return bool(((ahead > CLEARLY * error) & (np.abs(mean) > 0)).all())


def _declarers(
    view: BridgeView, contract: Contract, turn: Seat, worlds: Masks, legal: Sequence[Card]
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
