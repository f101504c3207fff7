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
from cardavia.solve.tarot import Position, is_made, points, value
from cardavia.solve.tarot.engine import engine
from cardavia.solve.tarot.kernel.ending import last_trick
from cardavia.solve.tarot.kernel.layout import (
    EXCUSE,
    EXCUSE_BY,
    LEADER,
    WIDTH,
    after,
    counted,
    taken,
)
from cardavia.solve.tarot.kernel.memory import hashed
from cardavia.solve.tarot.kernel.moves import BEST_SUIT, LED, TRICK_WIDTH, legal, played
from cardavia.solve.tarot.rows import rows

KINDS = ("play", "random")


@njit(error_model="numpy")
def _plain_moves(row, trick, seat, moves):
    """Every legal card, suit by suit, the lowest first."""
    found = 0
    for suit in range(5):
        mask = legal(row, trick, seat, suit)
        for place in range(21):
            if mask >> place & 1:
                moves[found] = suit * 32 + place
                found += 1
    if row[EXCUSE_BY] == seat:
        moves[found] = EXCUSE
        found += 1
    return found


@njit("i8(i8[:,:],i8[:,:],i8[:,:],i8[:,:],i8[:],i8,i8,i8,i8,i8[:])", error_model="numpy")
def _plain(rows, room, keys, memory, none, tricks, ply, alpha, beta, count):
    """Alpha-beta for the taker's card points from here on, each card of a trick a level; a table before each trick."""
    k, at = ply >> 2, ply & 3
    row, first = rows[k], alpha
    last = beta
    entry = np.int64(0)
    if at == 0:
        count[0] += 1
        if count[0] > count[1]:
            return np.int64(0)
        if tricks - k == 1:
            return (last_trick(row, none, np.int64(0)) >> 2) - 4096
        hashed(row, np.int64(0), np.int64(2), keys[k])
        entry = keys[k, 0] & (len(memory) - 1)
        if memory[entry, 0] == keys[k, 0] and memory[entry, 1] == keys[k, 1]:
            low, high = memory[entry, 2], memory[entry, 3]
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
            first, last = max(first, low), min(last, high)
        room[ply, :TRICK_WIDTH] = 0
        room[ply, LED] = room[ply, BEST_SUIT] = -1
    seat = (row[LEADER] + at) & 3
    size = _plain_moves(row, room[ply], seat, room[ply, 16:])
    best = np.int64(-9999) if seat == 0 else np.int64(9999)
    low, high = first, last
    for which in range(size):
        card = room[ply, 16 + which]
        room[ply, 10] = card
        if at < 3:
            played(room[ply], seat, card, room[ply + 1])
            got = _plain(rows, room, keys, memory, none, tricks, ply + np.int64(1), low, high, count)
        else:
            cards = room[ply - 3 : ply + 1, 10].copy()
            result = taken(row, cards, none)
            after(row, cards, result >> 16, rows[k + 1])
            gain = result & 0xFFFF
            got = gain + _plain(
                rows, room, keys, memory, none, tricks, ply + np.int64(1), low - gain, high - gain, count
            )
        if seat == 0:
            best = max(best, got)
            low = max(low, best)
        else:
            best = min(best, got)
            high = min(high, best)
        if low >= high:
            break
    if at == 0:
        if memory[entry, 0] != keys[k, 0] or memory[entry, 1] != keys[k, 1]:
            memory[entry, 0], memory[entry, 1], memory[entry, 2], memory[entry, 3] = keys[k, 0], keys[k, 1], -9999, 9999
        if best > first:
            memory[entry, 2] = max(memory[entry, 2], best)
        if best < last:
            memory[entry, 3] = min(memory[entry, 3], best)
    return best


_MEMORY = np.zeros((1 << 21, 4), np.int64)


def plain(position: Position, nodes: int | None) -> tuple[int | None, int]:
    """The taker's half points of the whole deal by the plain search, ``None`` beyond the nodes; and its nodes."""
    tricks = position.left
    state = np.zeros((tricks + 1, WIDTH), np.int64)
    state[0] = rows(position).row
    counted(state[0])
    count = np.array([0, nodes or 1 << 60])
    room = np.zeros((4 * tricks + 1, 64), np.int64)
    keys = np.zeros((tricks + 1, 2), np.int64)
    none = np.zeros(5, np.int64)
    got = _plain(state, room, keys, _MEMORY, none, tricks, 0, -999, 999, count)
    return (None if count[0] > count[1] else got + position.half_points), int(count[0])


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
        while state.turn is not None and (state.phase != "play" or len(state.tricks) < 18 - tricks):
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


def measure_plain(kind: str, tricks: int, count: int, seed: int, nodes: int) -> None:
    """The plain search on the same positions; where it ends, both must say the same."""
    times, looked, open_ = [], [], 0
    for position in endings(kind, tricks, count, seed):
        _MEMORY[:] = 0
        spent, found = cpu(lambda at=position: plain(at, nodes))
        times.append(spent)
        looked.append(found[1])
        open_ += found[0] is None
        if found[0] is not None and found[0] != 2 * points(position).low:
            raise SystemExit(f"the two differ about {position}: {found[0]} half points")
    told(f"{kind}, {tricks} tricks, plain", times, looked, open_)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tricks", type=int, nargs="+", default=[8, 10])
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int)
    parser.add_argument("--kinds", nargs="+", default=list(KINDS))
    parser.add_argument("--aims", nargs="+", default=["contract", "settlement"])
    parser.add_argument("--plain", action="store_true")
    asked = parser.parse_args()
    is_made(next(endings("random", 2, 1, 1)))  # compiled before anything is timed
    for tricks in asked.tricks:
        for kind in asked.kinds:
            measure(kind, tricks, asked.deals, asked.seed, asked.nodes, tuple(asked.aims))
            if asked.plain:
                measure(kind, tricks, asked.deals, asked.seed, asked.nodes, ("points",))
                measure_plain(kind, tricks, asked.deals, asked.seed, asked.nodes or 20_000_000)
