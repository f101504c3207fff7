"""Calls judged by search: worlds that fit the auction, the auction finished by the policy, the tricks of its contract
with all cards seen, and the IMPs of the result (SPEC B5; the method of Ginsberg's GIB, JAIR 14, 2001).

A contract that fails undoubled counts half way between its score and the doubled one: opponents would often double.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardavia.games.bridge import Contract, Strain, Vulnerable, score
from cardavia.games.bridge.imps import imps
from cardavia.games.seat import SEATS, Seat
from cardavia.robots.bridge.policy import calls_by_policy
from cardavia.robots.bridge.system.choosing import COLUMNS
from cardavia.robots.bridge.system.reading import State, read

#: No auction in the search grows longer than this by so many calls.
LONGEST = 16


class Judged(NamedTuple):
    """A call, the points that its side is expected to get, and how many IMPs it is ahead of the first of the calls."""

    call: str
    points: float
    imps: float


def judged(
    state: State,
    calls: Sequence[str],
    worlds: NDArray[np.uint16],
    weights: NDArray[np.float64],
    dealer: Seat,
    vulnerable: Vulnerable,
) -> tuple[Judged, ...]:
    """The calls, each with what it brings in these worlds (n, 4 seats, 4 suits; whole hands), in the order given."""
    seat = SEATS[(dealer + state.turn) & 3]
    ends = [_ends(read(state.table, (*state.calls, call)), worlds, dealer) for call in calls]
    differ = np.array([len({end[at] for end in ends}) > 1 for at in range(len(worlds))], bool)
    results = _results(ends, worlds, differ, vulnerable)
    sign = -1 if seat & 1 else 1
    gains = sign * results
    first = gains[0]
    made = []
    for call, gain in zip(calls, gains, strict=True):
        ahead = np.array([imps(round(more)) for more in gain - first])
        made.append(Judged(call, float(weights @ gain), float(weights @ ahead)))
    return tuple(made)


def _ends(start: State, worlds: NDArray[np.uint16], dealer: Seat) -> list[Contract | None]:
    """The contract in which each world's auction ends."""
    ends: list[Contract | None] = [None] * len(worlds)
    open_: list[tuple[State, NDArray[np.int64]]] = [(start, np.arange(len(worlds)))]
    while open_:
        state, which = open_.pop()
        if state.closed or len(state.calls) - len(start.calls) > LONGEST:
            end = contract_of(state, dealer)
            for at in which:
                ends[at] = end
            continue
        seat = (dealer + state.turn) & 3
        calls = calls_by_policy(state, worlds[which, seat])
        for number in np.unique(calls):
            open_.append((read(state.table, (*state.calls, COLUMNS[number])), which[calls == number]))
    return ends


def contract_of(state: State, dealer: Seat) -> Contract | None:
    """The contract of an auction as it stands; ``None`` if nobody bid."""
    if state.last < 0:
        return None
    strain, side = state.last % 5, state.last_by & 1
    name = Strain[("C", "D", "H", "S", "NT")[strain]]
    first = next(
        meaning.seat
        for meaning in state.meanings
        if meaning.seat & 1 == side and meaning.call[0].isdigit() and meaning.call[1:] == name.name
    )
    return Contract(state.last // 5 + 1, name, state.doubled, SEATS[(dealer + first) & 3])


def _results(
    ends: Sequence[Sequence[Contract | None]],
    worlds: NDArray[np.uint16],
    differ: NDArray[np.bool_],
    vulnerable: Vulnerable,
) -> NDArray[np.float64]:
    """The points of North and South in each world for each call (calls, n); 0 where all calls end alike."""
    from cardavia.solve.bridge import tricks  # only where it is needed: it brings the solver with it

    needed: dict[tuple[Strain, Seat], set[int]] = defaultdict(set)
    some = [int(at) for at in np.flatnonzero(differ)]
    for end in ends:
        for at in some:
            contract = end[at]
            if contract is not None:
                needed[contract.strain, contract.declarer].add(at)
    taken: dict[tuple[Strain, Seat, int], int] = {}
    for (strain, declarer), where in sorted(needed.items(), key=lambda item: (item[0][0].order, int(item[0][1]))):
        rows = sorted(where)
        for at, won in zip(rows, tricks(worlds[rows], strain, declarer).tolist(), strict=True):
            taken[strain, declarer, at] = int(won)
    results = np.zeros((len(ends), len(worlds)))
    for row, end in enumerate(ends):
        for at in some:
            contract = end[at]
            if contract is not None:
                results[row, at] = _points(contract, taken[contract.strain, contract.declarer, at], vulnerable)
    return results


def _points(contract: Contract, won: int, vulnerable: Vulnerable) -> float:
    side = vulnerable.of(contract.declarer)
    made = float(score(contract, side, won).total)
    if won < contract.target and not contract.doubled:
        doubled = Contract(contract.level, contract.strain, 1, contract.declarer)
        made = (made + score(doubled, side, won).total) / 2
    return -made if contract.declarer & 1 else made
