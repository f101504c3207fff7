"""Robots for tests of matches: one that is watched, one that breaks the rules."""

from random import Random
from typing import Any

from cardavia import robots
from cardavia.games import Seat
from cardavia.games.bridge import PASS, Bid, BridgeView, Strain

#: Who was asked (the robot's identity), for which seat, and what it was shown.
SEEN: list[tuple[int, Seat, Any]] = []


class Watched:
    """Does what greedy does, and keeps who was asked and what it was shown."""

    def __init__(self) -> None:
        self.greedy = robots.robot("bridge", "greedy")

    def act(self, view: BridgeView, rng: Random) -> Any:
        assert isinstance(view.viewer, Seat)
        SEEN.append((id(self), view.viewer, view))
        return self.greedy.act(view, rng)


class Stubborn:
    """Bids one club whatever was said; plays the ace of spades, hers or not."""

    def act(self, view: BridgeView, rng: Random) -> Any:
        if view.phase == "auction":
            return Bid(1, Strain.C) if any(call != PASS for _, call in view.auction) else PASS
        return "SA"
