"""The reference ``flat-mc``: it bids and lays away as ``greedy``, and plays the card that does best on average in
worlds drawn evenly, the rest played out by the greedy policy. No inference and no solver.

It is there to be measured against and is not offered at a table."""

from random import Random

from cardavia.games.choices import Plays
from cardavia.games.seat import Seat
from cardavia.games.tarot import PLAYS, TarotAction, TarotView
from cardavia.robots.tarot.choosing import Thought, choose
from cardavia.robots.tarot.greedy import Greedy


class Flat:
    """Plays by ``count`` worlds; anything else is the greedy level's."""

    def __init__(self, count: int) -> None:
        self.thought = Thought(count)
        self.greedy = Greedy()

    def act(self, view: TarotView, rng: Random) -> TarotAction:
        action = self.greedy.act(view, rng)
        seat = view.viewer
        if not isinstance(seat, Seat) or view.phase != "play" or action.kind != "play":
            return action
        if not any(isinstance(form, Plays) for form in view.choices.forms):
            return action
        return PLAYS[seat][choose(view, rng, self.thought).card.index]


def flat_40() -> Flat:
    return Flat(40)


def flat_200() -> Flat:
    return Flat(200)
