"""One bridge robot against another: both sides play each deal, duplicate fashion.

    python bench/robots_bridge.py [--deals 500] [--first greedy] [--second random] [--seed 1]

Each deal is played twice, the first robot North–South and then East–West. Prints points and IMPs a deal with standard
errors, how often a contract was made, and the time a decision takes.
"""

import argparse
import random
import statistics
import time
from collections import Counter

from cardavia.cards import FRENCH
from cardavia.games import Deal, Seat
from cardavia.games.bridge import BRIDGE, Setup, Vulnerable
from cardavia.robots import robot

#: The least difference in points for each IMP.
IMPS = (20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500)
IMPS += (3000, 3500, 4000)


def imps(points: int) -> int:
    size = sum(abs(points) >= least for least in IMPS)
    return size if points > 0 else -size


class Match:
    def __init__(self, first: str, second: str, seed: int) -> None:
        self.robots = (robot("bridge", first), robot("bridge", second))
        self.rng = random.Random(seed)
        self.contracts: Counter[str] = Counter()
        self.made = [0, 0]
        self.declared = [0, 0]
        self.seconds = 0.0
        self.decisions = 0
        self.slowest = 0.0

    def deal(self, number: int) -> int:
        """The first robot's points for both plays of one deal."""
        pack = list(FRENCH)
        self.rng.shuffle(pack)
        deal = Deal(tuple(FRENCH.mask(pack[at : at + 13]) for at in (0, 13, 26, 39)))
        setup = Setup(Seat(number % 4), list(Vulnerable)[number // 4 % 4])
        return self.play(deal, setup, 0) + self.play(deal, setup, 1)

    def play(self, deal: Deal, setup: Setup, side: int) -> int:
        state = BRIDGE.start(setup, deal)
        while awaited := BRIDGE.awaited(state):
            seat = min(awaited)
            who = (seat & 1) ^ side
            view = BRIDGE.view(state, seat)
            began = time.perf_counter()
            action = self.robots[who].act(view, self.rng)
            if who == 0:
                taken = time.perf_counter() - began
                self.seconds += taken
                self.decisions += 1
                self.slowest = max(self.slowest, taken)
            state = BRIDGE.apply(state, seat, action)
        outcome = BRIDGE.outcome(state)
        result = outcome.detail
        if result.contract is not None:
            declarer = (result.contract.declarer & 1) ^ side
            self.declared[declarer] += 1
            self.made[declarer] += result.over >= 0
            if declarer == 0:
                self.contracts[result.contract.text] += 1
        return int(outcome.scores[side])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--first", default="greedy")
    parser.add_argument("--second", default="random")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    match = Match(asked.first, asked.second, asked.seed)
    points = [match.deal(number) for number in range(asked.deals)]
    for name, values in (("points", points), ("IMPs", [imps(p) for p in points])):
        error = statistics.stdev(values) / len(values) ** 0.5
        print(f"{asked.first} against {asked.second}: {statistics.mean(values):+.2f} {name} a deal, s.e. {error:.2f}")
    for name, made, declared in zip((asked.first, asked.second), match.made, match.declared, strict=True):
        print(f"{name:8} declared {declared}, made {made} ({100 * made / max(declared, 1):.0f} %)")
    print("contracts of the first:", ", ".join(f"{name} {n}" for name, n in match.contracts.most_common(12)))
    print(f"{1000 * match.seconds / match.decisions:.3f} ms a decision, slowest {1000 * match.slowest:.1f} ms")


if __name__ == "__main__":
    main()
