"""How many random tarot deals a second go from shuffle to score through the public interface, on one core.

    python bench/tarot_deals.py [SECONDS]

OpenSpiel's bridge (without its double-dummy result), played at random in the same run, is the measure; its deal is 52
cards and its code C++, so the ratio tells how near plain Python comes, not which is better.
"""

import random
import sys
import time

from cardavia.cards import MARSEILLE
from cardavia.games import Deal
from cardavia.games.tarot import TAROT, Setup

CUTS = ((0, 18), (18, 36), (36, 54), (54, 72), (72, 78))


def shuffled(rng: random.Random) -> Deal:
    order = list(range(len(MARSEILLE)))
    rng.shuffle(order)
    return Deal(tuple(sum(1 << index for index in order[a:b]) for a, b in CUTS))


def ours(rng: random.Random) -> int:
    """One deal; the number of its actions."""
    state = TAROT.start(Setup(), shuffled(rng))
    actions = 0
    while awaited := TAROT.awaited(state):
        (seat,) = awaited
        state = TAROT.apply(state, seat, TAROT.legal(state, seat).sample(rng))
        actions += 1
    outcome = TAROT.outcome(state)
    if outcome is None or sum(outcome.scores) != 0:
        raise SystemExit("a deal ended without a score")
    return actions


def open_spiel(rng: random.Random) -> int:
    state = _BRIDGE.new_initial_state()
    actions = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        actions += 1
    state.returns()
    return actions


def rate(play, rng: random.Random, seconds: float) -> tuple[float, float]:
    """Deals a second of processor time, and actions a deal."""
    began = time.process_time()
    deals = actions = 0
    while (spent := time.process_time() - began) < seconds:
        actions += play(rng)
        deals += 1
    return deals / spent, actions / deals


if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    own, own_length = rate(ours, random.Random(1), seconds)
    print(f"tarot, ours: {own:.0f} deals a second, {own_length:.0f} actions a deal")
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed (extra: bench)")
    else:
        _BRIDGE = pyspiel.load_game("bridge(use_double_dummy_result=false)")
        other, other_length = rate(open_spiel, random.Random(1), seconds)
        print(f"bridge, OpenSpiel: {other:.0f} deals a second, {other_length:.0f} actions a deal")
        print(f"ratio: {own / other:.2f}")
