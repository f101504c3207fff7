"""The long comparison of the tarot solver with the slow plain one.

    python -m tests.solve_tarot [--endings 2000] [--tricks 5] [--seed 1]

Half of the endings arise in deals played at random, with 0 to 3 cards on the table; half are made up so that bouts,
slams and poignées abound. Ends with 1 and the positions, if any answer differs.
"""

import argparse
import sys
import time
from random import Random

from cardavia.games.tarot import Side
from cardavia.solve.tarot import Position, solve
from tests.solve_tarot.endings import ending, laid
from tests.solve_tarot.reference import Reference

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--endings", type=int, default=2000)
parser.add_argument("--tricks", type=int, default=5)
parser.add_argument("--seed", type=int, default=1)
asked = parser.parse_args()
rng = Random(asked.seed)
wrong = 0
lengths = [0] * (asked.tricks + 1)
began = time.time()
for number in range(asked.endings):
    tricks = rng.randint(1, asked.tricks)
    lengths[tricks] += 1
    if number % 2:
        position = laid(rng, tricks, rng.choice((None, *Side)))
    else:
        position = Position.of_state(ending(rng, tricks, rng.choice((0, 0, 1, 2, 3))))
    found = solve(position)
    answer = (found.made, 2 * found.points.low, 2 * found.points.high, 2 * found.value.low, 2 * found.value.high)
    made, points, worth = Reference(position).best()
    if answer != (bool(made), points, points, worth, worth):
        wrong += 1
        print(f"{position}\n  {answer} instead of {(made, points, worth)}")
took = time.time() - began
print(f"{asked.endings} endings, of 1 to {asked.tricks} tricks {lengths[1:]}: {wrong} differ ({took:.0f} s)")
sys.exit(1 if wrong else 0)
