"""The level ``greedy``: a simple natural system, plain card play, and claims answered by proof."""

from random import Random

from cardavia.games.bridge import Action, Answer, BridgeView, Play
from cardavia.games.seat import Seat
from cardavia.robots.bridge.answers import accepts
from cardavia.robots.bridge.bidding import call
from cardavia.robots.bridge.following import followed
from cardavia.robots.bridge.leading import led
from cardavia.robots.bridge.position import Position


class Greedy:
    """Sees one view, leaves nothing to chance, and does one legal thing."""

    def act(self, view: BridgeView, rng: Random) -> Action:
        seat = view.viewer
        if not isinstance(seat, Seat) or seat not in view.awaited:
            raise ValueError("not a view of a seat that must act")
        if view.phase == "auction":
            return call(view, seat)
        if view.phase == "claim":
            return Answer(seat, accepts(view, seat))
        at = Position(view, seat)
        card = at.legal[0] if len(at.legal) == 1 else followed(at) if view.trick else led(at)
        return Play(at.turn, card)


def greedy() -> Greedy:
    return Greedy()
