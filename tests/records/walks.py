"""Deals played at random, as records, for the tests of this folder."""

from random import Random

from cardavia import deals
from cardavia.games import Seat, game
from cardavia.records import Act, Record


def walk(name: str, seed: int, **facts: object) -> Record:
    """A deal of the game played to its end by choices at random."""
    rng = Random(seed)
    rules = game(name)
    setup = {"dealer": "NESW"[seed % 4]}
    deal = deals.unrank(rules, rng.randrange(deals.count(rules)))
    state = rules.start(rules.read_setup(setup), deal)
    acts = []
    while awaited := rules.awaited(state):
        seat = min(awaited)
        action = rules.legal(state, seat).sample(rng)
        acts.append(Act(seat, action.text))
        state = rules.apply(state, seat, action)
    players = {Seat.SOUTH: "Åsa", Seat.NORTH: "greedy"}
    return Record(name, setup, deal, tuple(acts), players, **facts)
