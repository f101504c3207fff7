"""Cards that touch are as good as each other; which of them a defender plays is a rule that partner reads.

Third hand plays the lowest of touching honours, and whoever leads from them the top, of ace and king the king.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cardavia.cards import FRENCH, Card
from cardavia.games.bridge import BridgeView, Contract
from cardavia.games.seat import Seat
from cardavia.robots.bridge.layouts import Floats
from cardavia.robots.bridge.lead_table import ACE, KING, TEN

#: How much of its usualness a card keeps if the rule names another that touches it.
KEPT = 0.1


def touching(view: BridgeView, turn: Seat, legal: Sequence[Card]) -> NDArray[np.int64]:
    """For each card (in rising order) the number of its group: cards of a suit with none between them that another
    hand holds or that lies on the table are as good as each other whatever comes."""
    held = {turn: view.hand if turn is view.viewer else view.dummy_hand or ()}
    gone = FRENCH.mask([card for trick in view.tricks for _, card in trick.cards])
    others = FRENCH.all & ~gone & ~FRENCH.mask(held[turn])
    groups: list[int] = []
    for at, card in enumerate(legal):
        before = legal[at - 1] if at else card
        between = others & (card.bit - before.bit)
        groups.append(groups[-1] if at and before.suit == card.suit and not between else at)
    return np.array(groups)


def by_rule(view: BridgeView, contract: Contract, turn: Seat, legal: Sequence[Card], usual: Floats) -> Floats:
    """How usual the cards are once the rule has spoken: of touching honours the one it names is as usual as all of
    them together. Declarer has no partner to tell; the opening lead has its own table."""
    following = bool(view.trick)
    if (turn & 1) == (contract.declarer & 1) or not (view.tricks or following):
        return usual
    if following and legal[0].suit != view.trick[0][1].suit:
        return usual
    groups = touching(view, turn, legal)
    found = usual.copy()
    for group in np.unique(groups):
        honours = [at for at in np.flatnonzero(groups == group).tolist() if legal[at].rank >= TEN]
        if len(honours) > 1:
            named = honours[0] if following else honours[-1]
            if not following and legal[named].rank == ACE and legal[honours[-2]].rank == KING:
                named = honours[-2]
            found[honours] *= KEPT
            found[named] = usual[honours].sum()
    return found
