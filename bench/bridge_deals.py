"""Random bridge deals a second, one core: ours through the public interface beside OpenSpiel's, in one run.

    python bench/bridge_deals.py [--deals 2000]

Both play legal actions drawn uniformly, from the shuffle to the score. OpenSpiel's game, in C++, is its ``bridge`` with
``use_double_dummy_result=false`` (else it would solve every deal); dealing is 52 actions there. The second figure
leaves the shuffle and the dealing out.
"""

import argparse
import random
import time

from cardavia.cards import FRENCH
from cardavia.games import Deal
from cardavia.games.bridge import BRIDGE, Setup


def ours(deals: int, rng: random.Random) -> tuple[float, float]:
    """Deals a second, whole and without the dealing."""
    pack = list(FRENCH)
    play = 0.0
    start = time.process_time()
    for _ in range(deals):
        rng.shuffle(pack)
        deal = Deal(tuple(FRENCH.mask(pack[at : at + 13]) for at in (0, 13, 26, 39)))
        began = time.process_time()
        state = BRIDGE.start(Setup(), deal)
        while awaited := BRIDGE.awaited(state):
            (seat,) = awaited
            state = BRIDGE.apply(state, seat, BRIDGE.legal(state, seat).sample(rng))
        if BRIDGE.outcome(state) is None:
            raise SystemExit("a deal ended without a score")
        play += time.process_time() - began
    return deals / (time.process_time() - start), deals / play


def theirs(deals: int, rng: random.Random) -> tuple[float, float]:
    """Deals a second, whole and without the dealing."""
    import pyspiel

    game = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    play = 0.0
    start = time.process_time()
    for _ in range(deals):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        began = time.process_time()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        state.returns()
        play += time.process_time() - began
    return deals / (time.process_time() - start), deals / play


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    mine = ours(asked.deals, random.Random(asked.seed))
    other = theirs(asked.deals, random.Random(asked.seed))
    print(f"{'':12}{'deals/s':>10}{'play only':>12}")
    print(f"{'cardavia':12}{mine[0]:10.0f}{mine[1]:12.0f}")
    print(f"{'open_spiel':12}{other[0]:10.0f}{other[1]:12.0f}")
    print(f"{'ratio':12}{mine[0] / other[0]:10.2f}{mine[1] / other[1]:12.2f}")


if __name__ == "__main__":
    main()
