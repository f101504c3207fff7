"""Par: what a deal is worth when both sides bid and double as well as can be done with every card seen.

The bidding is a game of perfect information between two sides, so it is solved backwards from 7NT: after a bid the
other side lets it stand or bids on. A contract that fails is doubled; each side lets the better of its two hands
declare. Who deals matters when both sides make the same level: the first to speak names it.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from cardavia.games.bridge import BIDS, Bid, Contract, Strain, Vulnerable, score
from cardavia.games.seat import SEATS, Seat
from cardavia.solve.bridge.hands import Hands
from cardavia.solve.bridge.tabling import Table, table

#: The sides, as ``seat & 1`` counts them.
NS, EW = 0, 1
SIDES = (NS, EW)


@dataclass(frozen=True, slots=True)
class ParContract:
    """A contract in which par is reached. ``declarers`` are those of the side who take as many tricks in it as can be
    taken; ``doubled`` is 0 or 1; ``result`` are the tricks over or under, 0 as a rule for one that makes.

    >>> ParContract(5, Strain.C, 1, (Seat.EAST, Seat.WEST), -2).text
    'EW 5CX-2'
    >>> ParContract(4, Strain.H, 0, (Seat.SOUTH,), 0).text
    'S 4H='
    """

    level: int
    strain: Strain
    doubled: int
    declarers: tuple[Seat, ...]
    result: int

    @property
    def text(self) -> str:
        """Side or declarer, contract, result: the way par is written in records."""
        who = "".join(seat.letter for seat in self.declarers)
        result = f"{self.result:+d}" if self.result else "="
        return f"{who} {self.level}{self.strain.value}{'X' * self.doubled}{result}"


@dataclass(frozen=True, slots=True)
class Par:
    """Par of a deal: the duplicate ``score`` for NS, and every contract that gives it, by rank; none if the deal is
    passed out. Contracts that make are named with no overtricks, for the tricks that they take."""

    score: int
    contracts: tuple[ParContract, ...]


def par(hands: Hands, dealer: Seat, vulnerable: Vulnerable) -> Par:
    """Par of one whole deal; ``ValueError`` if it isn't one. Nearly all the work is the table: where that is at hand,
    ask :func:`par_of`."""
    return par_of(table(hands), dealer, vulnerable)


def par_of(tricks: Table, dealer: Seat, vulnerable: Vulnerable) -> Par:
    """Par from a double-dummy table, which is by declarer N E S W and strain C D H S NT.

    >>> ns, ew = (3, 3, 10, 4, 8), (10, 10, 3, 9, 5)  # NS make 4 hearts, EW 4 in a minor
    >>> found = par_of((ns, ew, ns, ew), Seat.SOUTH, Vulnerable.NONE)
    >>> found.score, [contract.text for contract in found.contracts]
    (100, ['EW 4SX-1', 'EW 5CX-1', 'EW 5DX-1'])
    """
    if len(tricks) != 4 or any(len(row) != 5 or not all(0 <= n <= 13 for n in row) for row in tricks):
        raise ValueError("a table has 4 declarers of 5 strains, each with 0 to 13 tricks")
    return _Bidding(tricks, dealer, vulnerable).par()


class _Bidding:
    """One deal's bidding, solved: scores are for NS, ``stand[side][rank]`` if the bid is the contract and
    ``after[side][rank]`` with best bidding from there."""

    def __init__(self, tricks: Table, dealer: Seat, vulnerable: Vulnerable) -> None:
        self._tricks = tricks
        self._dealer = dealer
        self._vulnerable = vulnerable
        self._stand = [[self._standing(bid, side) for bid in BIDS] for side in SIDES]
        self._after = [[0] * len(BIDS) for _ in SIDES]
        best: list[int | None] = [None, None]
        for rank in range(len(BIDS) - 1, -1, -1):
            for side in SIDES:
                self._after[side][rank] = _better(1 - side, self._stand[side][rank], best[1 - side])
            for side in SIDES:
                best[side] = _better(side, self._after[side][rank], best[side])
        #: The best that each side reaches by bidding first.
        self._opening = [max(self._after[NS]), min(self._after[EW])]

    def par(self) -> Par:
        # Before a bid all four may pass. From the last to the first: what each reaches by passing or bidding.
        values = [0]
        for place in (3, 2, 1, 0):
            side = (self._dealer + place) & 1
            values.append(_better(side, values[-1], self._opening[side]))
        values.reverse()
        for place in range(4):
            side = (self._dealer + place) & 1
            if values[place] != values[place + 1]:
                ends = self._ends(self._reaching(side, 0, values[place]))
                found = {self._folded(bid, by) for bid, by in ends}
                ranked = sorted(found, key=lambda contract: (contract.level, contract.strain.order))
                return Par(values[place], tuple(ranked))
        return Par(0, ())

    def _ends(self, bids: list[tuple[Bid, int]]) -> Iterator[tuple[Bid, int]]:
        """The contracts in which these bids end when a side that loses nothing by it lets them stand."""
        seen = set(bids)
        waiting = list(bids)
        while waiting:
            bid, side = waiting.pop()
            value = self._after[side][bid.rank]
            if self._stand[side][bid.rank] == value:
                yield bid, side
                continue
            over = [after for after in self._reaching(1 - side, bid.rank + 1, value) if after not in seen]
            seen.update(over)
            waiting += over

    def _reaching(self, side: int, least: int, value: int) -> list[tuple[Bid, int]]:
        """The side's bids from this rank on that come to the value. If they will be bid over, then only those that
        would have brought it most: a sacrifice is named against the best contract, not against a lower one."""
        bids = [bid for bid in BIDS[least:] if self._after[side][bid.rank] == value]
        stand = [self._stand[side][bid.rank] for bid in bids]
        most = min(stand) if side else max(stand)
        return [(bid, side) for bid, score in zip(bids, stand, strict=True) if score == most]

    def _standing(self, bid: Bid, side: int) -> int:
        taken = self._taken(bid.strain, side)
        contract = Contract(bid.level, bid.strain, int(taken < 6 + bid.level), SEATS[side])
        points = score(contract, self._vulnerable.of(SEATS[side]), taken).total
        return -points if side else points

    def _taken(self, strain: Strain, side: int) -> int:
        return max(self._tricks[side][strain.order], self._tricks[side + 2][strain.order])

    def _folded(self, bid: Bid, side: int) -> ParContract:
        taken = self._taken(bid.strain, side)
        level, over = bid.level, taken - 6 - bid.level
        if over > 0 and self._standing(Bid(taken - 6, bid.strain), side) == self._standing(bid, side):
            level, over = taken - 6, 0
        declarers = tuple(SEATS[at] for at in (side, side + 2) if self._tricks[at][bid.strain.order] == taken)
        return ParContract(level, bid.strain, int(over < 0), declarers, over)


def _better(side: int, one: int, other: int | None) -> int:
    """Of two scores for NS the one that this side would have."""
    if other is None:
        return one
    return min(one, other) if side else max(one, other)
