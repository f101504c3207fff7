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
from cardavia.games.bridge.imps import LEAST
from cardavia.games.seat import SEATS, Seat
from cardavia.robots.bridge.policy import calls_by_policy
from cardavia.robots.bridge.system.choosing import COLUMNS
from cardavia.robots.bridge.system.reading import State, read

#: No auction in the search grows longer than this by so many calls.
LONGEST = 16
#: So many worlds are looked at before it is asked which calls are clearly behind: by so many times the standard error
#: of the difference, and by so many IMPs besides.
PART = 8
CLEARLY, SLIGHTLY = 2.0, 0.3


class Judged(NamedTuple):
    """A call and how many IMPs it is ahead of the first of the calls; a call that fell clearly behind is judged by
    fewer worlds than the others."""

    call: str
    imps: float


def judged(
    state: State,
    calls: Sequence[str],
    worlds: NDArray[np.uint16],
    weights: NDArray[np.float64],
    dealer: Seat,
    vulnerable: Vulnerable,
) -> tuple[Judged, ...]:
    """The calls, each with what it brings in these worlds (n, 4 seats, 4 suits; whole hands), in the order given.

    The worlds are looked at in parts. After each the calls that are clearly behind are left, and with one call left
    the rest of the worlds is."""
    seat = SEATS[(dealer + state.turn) & 3]
    sign = -1 if seat & 1 else 1
    ends = [_ends(read(state.table, (*state.calls, call)), worlds, dealer) for call in calls]
    differ = np.array([len({end[at] for end in ends}) > 1 for at in range(len(worlds))], bool)
    gains = np.zeros((len(calls), len(worlds)))
    found = [Judged(call, 0.0) for call in calls]
    left = list(range(len(calls)))
    parts = max(1, len(worlds) // PART)
    order = np.concatenate([np.arange(part, len(worlds), parts) for part in range(parts)])
    taken: Taken = {}
    for part in range(1, parts + 1):
        seen = order[: len(worlds) * part // parts]
        _solve([ends[at] for at in left], worlds, [at for at in seen if differ[at]], taken)
        for at in left:
            gains[at, seen] = [sign * _points(ends[at][world], world, taken, vulnerable) for world in seen]
        share = weights[seen] / weights[seen].sum()
        ahead = _imps(gains[:, seen] - gains[0, seen])
        for at in left:
            found[at] = Judged(calls[at], float(share @ ahead[at]))
        best = max(left, key=lambda at: found[at].imps)
        left = [at for at in left if at == best or not _behind(ahead[best] - ahead[at], share)]
        if len(left) == 1:
            break
    return tuple(found)


def _imps(differences: NDArray[np.float64]) -> NDArray[np.float64]:
    won = np.searchsorted(LEAST, np.rint(np.abs(differences)), "right")
    return np.asarray(np.sign(differences) * won, np.float64)


def _behind(less: NDArray[np.float64], share: NDArray[np.float64]) -> bool:
    """Are these IMPs, by which another call is better, more than chance?"""
    mean = float(share @ less)
    error = float(share**2 @ (less - mean) ** 2) ** 0.5
    return bool(mean > CLEARLY * error + SLIGHTLY)


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


#: The tricks of declarer's side by strain, side and world: who of the two partners declares seldom matters.
Taken = dict[tuple[Strain, int, int], int]


def _solve(
    ends: Sequence[Sequence[Contract | None]], worlds: NDArray[np.uint16], some: Sequence[int], taken: Taken
) -> None:
    """The tricks of the contracts in some of the worlds, as far as they are not known."""
    from cardavia.solve.bridge import tricks  # only where it is needed: it brings the solver with it

    needed: dict[tuple[Strain, int], dict[int, Seat]] = defaultdict(dict)
    for end in ends:
        for at in some:
            contract = end[at]
            if contract is not None and (contract.strain, contract.declarer & 1, at) not in taken:
                needed[contract.strain, contract.declarer & 1].setdefault(at, contract.declarer)
    for (strain, side), declarers in sorted(needed.items(), key=lambda item: (item[0][0].order, item[0][1])):
        for declarer in sorted(set(declarers.values())):
            rows = sorted(at for at, whose in declarers.items() if whose is declarer)
            for at, won in zip(rows, tricks(worlds[rows], strain, declarer).tolist(), strict=True):
                taken[strain, side, at] = int(won)


def _points(contract: Contract | None, world: int, taken: Taken, vulnerable: Vulnerable) -> float:
    """The points of North and South; 0 where all calls end alike, as nothing was solved there, or nobody bid."""
    if contract is None:
        return 0.0
    side = vulnerable.of(contract.declarer)
    won = taken.get((contract.strain, contract.declarer & 1, world))
    if won is None:
        return 0.0
    made = float(score(contract, side, won).total)
    if won < contract.target and not contract.doubled:
        doubled = Contract(contract.level, contract.strain, 1, contract.declarer)
        made = (made + score(doubled, side, won).total) / 2
    return -made if contract.declarer & 1 else made
