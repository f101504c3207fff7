"""What solving tarot costs: CPU milliseconds a position on one thread, from an empty memory each time.

    python bench/tarot_solver.py [--tricks 8 10 12] [--deals 50] [--seed 1] [--nodes N] [--plain]

Deals are bid by the greedy robots; those that all pass are left out. ``play``: the robots play on until so many tricks
are left; ``random``: chance does. For each: the contract question, and the exact settlement, with median, 90th
percentile, worst, and the positions looked at. With ``--nodes`` a question ends there, and the share that were settled
is told. ``--plain`` measures a plain alpha-beta with a transposition table beside it, for the taker's card points: the
same rules and the same compiler, and no more.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from random import Random

import numpy as np
from numba import njit

from cardavia.cards import MARSEILLE
from cardavia.games import Deal
from cardavia.games.tarot import TAROT, Setup, State
from cardavia.robots import robot
from cardavia.solve.tarot import Position, is_made, points, solve, value
from cardavia.solve.tarot.engine import engine

KINDS = ("play", "random")


def dealt(rng: Random) -> Deal:
    cards = list(MARSEILLE)
    rng.shuffle(cards)
    return Deal(tuple(MARSEILLE.mask(cards[a:b]) for a, b in ((0, 18), (18, 36), (36, 54), (54, 72), (72, 78))))


def endings(kind: str, tricks: int, count: int, seed: int) -> Iterator[Position]:
    """Positions before a lead with so many tricks left, one from each deal."""
    rng = Random(f"{kind} {tricks} {seed}")
    greedy = robot("tarot", "greedy")
    found = 0
    while found < count:
        state: State = TAROT.start(Setup(), dealt(rng))
        while (
            state.turn is not None
            and len(state.tricks) < 18 - tricks
            or state.phase in ("bidding", "discard", "chelem")
        ):
            if kind == "random" and state.phase == "play":
                action = TAROT.legal(state, state.turn).sample(rng)
            else:
                action = greedy.act(TAROT.view(state, state.turn), rng)
            state = TAROT.apply(state, state.turn, action)
        if state.phase == "play":
            found += 1
            yield Position.of_state(state)


def cpu(work: Callable[[], object]) -> tuple[float, object]:
    """CPU milliseconds, and the answer."""
    engine().forget()
    start = time.process_time()
    answer = work()
    return (time.process_time() - start) * 1000, answer


def told(name: str, times: list[float], nodes: list[int], open_: int) -> None:
    quantile = np.quantile(times, [0.5, 0.9, 1.0])
    note = f", {len(times) - open_} of {len(times)} settled" if open_ else ""
    print(
        f"{name:34} median {quantile[0]:9.2f}  90 % {quantile[1]:9.1f}  worst {quantile[2]:9.0f} ms"
        f"   nodes {int(np.median(nodes)):9d}{note}",
        flush=True,
    )


def measure(kind: str, tricks: int, count: int, seed: int, nodes: int | None, aims: tuple[str, ...]) -> None:
    positions = list(endings(kind, tricks, count, seed))
    for aim in aims:
        times, looked, open_ = [], [], 0
        for position in positions:
            before = engine().looked
            if aim == "contract":
                spent, made = cpu(lambda at=position: is_made(at, nodes))
                open_ += made is None
            else:
                ask = value if aim == "settlement" else points
                spent, found = cpu(lambda at=position, ask=ask: ask(at, nodes))
                open_ += not found.exact
            times.append(spent)
            looked.append(engine().looked - before)
        told(f"{kind}, {tricks} tricks, {aim}", times, looked, open_)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tricks", type=int, nargs="+", default=[8, 10])
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int)
    parser.add_argument("--kinds", nargs="+", default=list(KINDS))
    parser.add_argument("--aims", nargs="+", default=["contract", "settlement"])
    asked = parser.parse_args()
    is_made(next(endings("random", 2, 1, 1)))  # compiled before anything is timed
    for tricks in asked.tricks:
        for kind in asked.kinds:
            measure(kind, tricks, asked.deals, asked.seed, asked.nodes, tuple(asked.aims))
