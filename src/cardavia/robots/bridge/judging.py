"""Calls judged by search: worlds that fit the auction, the auction finished by the policy, the tricks of its contract
with all cards seen, and the IMPs of the result (SPEC B5; the method of Ginsberg's GIB, JAIR 14, 2001).

A contract that fails undoubled counts half way between its score and the doubled one: opponents would often double.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardavia.games.bridge import Contract, Strain, Vulnerable, score
from cardavia.games.bridge.imps import LEAST
from cardavia.games.seat import SEATS, Seat
from cardavia.robots.bridge.policy import calls_by_policy
from cardavia.robots.bridge.reckoning import Chances, Numbers, chances
from cardavia.robots.bridge.system.choosing import COLUMNS
from cardavia.robots.bridge.system.reading import State, read

#: No auction in the search grows longer than this by so many calls.
LONGEST = 16


class Judged(NamedTuple):
    """A call and how many IMPs it is ahead of the first of the calls, with the standard error of that."""

    call: str
    imps: float
    error: float


def judged(
    state: State,
    calls: Sequence[str],
    worlds: NDArray[np.uint16],
    weights: NDArray[np.float64],
    dealer: Seat,
    vulnerable: Vulnerable,
    taken: Chances = chances,
) -> tuple[Judged, ...]:
    """The calls, each with what it brings in these worlds (n, 4 seats, 4 suits; whole hands), in the order given.
    ``taken`` says how likely a contract takes each number of tricks: reckoned, or solved."""
    seat = SEATS[(dealer + state.turn) & 3]
    sign = -1 if seat & 1 else 1
    ends = _ends([read(state.table, (*state.calls, call)) for call in calls], worlds, dealer)
    likely = _Tricks(worlds, taken, [{end[at] for end in ends} for at in range(len(worlds))])
    made = [Judged(calls[0], 0.0, 0.0)]
    for call, end in zip(calls[1:], ends[1:], strict=True):
        ahead = sign * _ahead(end, ends[0], likely, vulnerable)
        mean = float(weights @ ahead)
        made.append(Judged(call, mean, float(weights**2 @ (ahead - mean) ** 2) ** 0.5))
    return tuple(made)


def _ends(starts: Sequence[State], worlds: NDArray[np.uint16], dealer: Seat) -> list[list[Contract | None]]:
    """The contract in which each world's auction ends, from each of these beginnings. All auctions go on together, a
    call at a time, and those that are the same one are thought of once."""
    longest = max(len(start.calls) for start in starts) + LONGEST
    ends: list[list[Contract | None]] = [[None] * len(worlds) for _ in starts]
    after = [(start, np.arange(len(worlds)), at) for at, start in enumerate(starts)]
    while after:
        going = []
        for state, which, at in after:
            if state.closed or len(state.calls) >= longest:
                end = contract_of(state, dealer)
                for world in which:
                    ends[at][world] = end
            else:
                going.append((state, which, at))
        called = calls_by_policy([(state, worlds[which, (dealer + state.turn) & 3]) for state, which, _ in going])
        after = [
            (read(state.table, (*state.calls, COLUMNS[number])), which[calls == number], at)
            for (state, which, at), calls in zip(going, called, strict=True)
            for number in np.unique(calls)
        ]
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


class _Tricks:
    """How likely each contract takes each number of tricks in each world: asked once for a strain and a side, as who of
    two partners declares seldom matters."""

    def __init__(self, worlds: NDArray[np.uint16], taken: Chances, ends: Sequence[set[Contract | None]]) -> None:
        declarers: dict[tuple[Strain, int], dict[int, Seat]] = defaultdict(dict)
        for world, contracts in enumerate(ends):
            if len(contracts) > 1:
                for contract in sorted(filter(None, contracts), key=lambda each: each.declarer):
                    declarers[contract.strain, contract.declarer & 1].setdefault(world, contract.declarer)
        self.likely: dict[tuple[Strain, int], Numbers] = {}
        for key, whose in declarers.items():
            found = self.likely[key] = np.zeros((len(worlds), 14), np.float32)
            for declarer in sorted(set(whose.values())):
                rows = sorted(world for world, seat in whose.items() if seat is declarer)
                found[rows] = taken(worlds[rows], key[0], declarer)

    def of(self, contract: Contract | None, rows: NDArray[np.int64]) -> Numbers:
        if contract is None:
            return np.tile(np.eye(14, dtype=np.float32)[0], (len(rows), 1))
        return self.likely[contract.strain, contract.declarer & 1][rows]


def _ahead(
    ends: Sequence[Contract | None], others: Sequence[Contract | None], likely: _Tricks, vulnerable: Vulnerable
) -> NDArray[np.float64]:
    """The IMPs for North and South of these ends against others, in each world."""
    pairs: dict[tuple[Contract | None, Contract | None], list[int]] = defaultdict(list)
    for world, pair in enumerate(zip(ends, others, strict=True)):
        if pair[0] != pair[1]:
            pairs[pair].append(world)
    ahead = np.zeros(len(ends))
    for (one, other), which in pairs.items():
        rows = np.array(which)
        won = _imps(_points(one, vulnerable)[:, None] - _points(other, vulnerable)[None, :])
        first, second = likely.of(one, rows), likely.of(other, rows)
        if one and other and one.strain is other.strain and not (one.declarer ^ other.declarer) & 1:
            ahead[rows] = first @ np.diag(won)  # the same play, the same tricks
        else:
            ahead[rows] = ((first @ won) * second).sum(1)
    return ahead


def _imps(differences: NDArray[np.float64]) -> NDArray[np.float64]:
    won = np.searchsorted(LEAST, np.rint(np.abs(differences)), "right")
    return np.asarray(np.sign(differences) * won, np.float64)


@lru_cache(maxsize=4096)
def _points(contract: Contract | None, vulnerable: Vulnerable) -> NDArray[np.float64]:
    """The points of North and South for 0 to 13 tricks (14,)."""
    return np.array([0.0 if contract is None else _worth(contract, won, vulnerable) for won in range(14)])


def _worth(contract: Contract, won: int, vulnerable: Vulnerable) -> float:
    side = vulnerable.of(contract.declarer)
    made = float(score(contract, side, won).total)
    if won < contract.target and not contract.doubled:
        doubled = Contract(contract.level, contract.strain, 1, contract.declarer)
        made = (made + score(doubled, side, won).total) / 2
    return -made if contract.declarer & 1 else made
