"""Random bridge deals a second, one core: ours through the public interface beside OpenSpiel's, in one run.

    python bench/bridge_deals.py [--deals 2000]

Both play legal actions drawn uniformly from the first call to the score. OpenSpiel's game is its ``bridge`` with
``use_double_dummy_result=false`` (with it, it would solve every deal). Its dealing is done by the same draws.
"""

import argparse
import random
import time

from cardavia.cards import FRENCH
from cardavia.games import Deal
from cardavia.games.bridge import BRIDGE, Setup


def ours(deals: int, rng: random.Random) -> tuple[float, float]:
    """Deals and actions a second."""
    pack = list(FRENCH)
    dealt = []
    for _ in range(deals):
        rng.shuffle(pack)
        dealt.append(Deal(tuple(FRENCH.mask(pack[at : at + 13]) for at in (0, 13, 26, 39))))
    actions = 0
    start = time.process_time()
    for deal in dealt:
        state = BRIDGE.start(Setup(), deal)
        while awaited := BRIDGE.awaited(state):
            for seat in awaited:
                break
            state = BRIDGE.apply(state, seat, BRIDGE.legal(state, seat).sample(rng))
            actions += 1
        BRIDGE.outcome(state)
    taken = time.process_time() - start
    return deals / taken, actions / taken


def theirs(deals: int, rng: random.Random) -> tuple[float, float]:
    """Deals and actions a second; the dealing is not counted."""
    import pyspiel

    game = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    actions = 0
    taken = 0.0
    for _ in range(deals):
        state = game.new_initial_state()
        pack = list(range(52))
        rng.shuffle(pack)
        for card in pack:
            state.apply_action(card)
        start = time.process_time()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            actions += 1
        state.returns()
        taken += time.process_time() - start
    return deals / taken, actions / taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    mine = ours(asked.deals, random.Random(asked.seed))
    print(f"cardavia   {mine[0]:8.0f} deals/s {mine[1]:10.0f} actions/s")
    other = theirs(asked.deals, random.Random(asked.seed))
    print(f"open_spiel {other[0]:8.0f} deals/s {other[1]:10.0f} actions/s")
    print(f"ratio      {mine[0] / other[0]:8.2f}")


if __name__ == "__main__":
    main()
