"""What an auction is still worth, all cards seen: the exact value of the bidding after each call.

From any point of an auction the two sides go on to bid, double and redouble as well as can be done by those who see all
four hands and know what each contract makes. What they come to is the *value* of that point. At the start it is the par
of the deal; after the last call it is the score of the contract at double dummy. A call can keep its side's value or
lose some of it, never gain: what it lost is what the call cost, as a card costs double-dummy tricks.

The value is found backwards from 7NT. A bid is followed by at most 15 situations until the next bid (who has passed,
doubled, redoubled), so 35 bids by four seats make 2,100 situations; each is solved at once for every way in which the
strains may have been named before, which decides who is declarer (SPEC B4).
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from cardavia.games.bridge import BIDS, DOUBLE, REDOUBLE, STRAINS, Bid, Call, Contract, Vulnerable
from cardavia.games.seat import SEATS, Seat
from cardavia.review.analysis import Tricks, Worth, dd_score

#: Values of one situation, one for each way of naming: the score for NS times 1024, and which contract it is.
Values = npt.NDArray[np.int64]
#: What has been done since the last bid, as the seats count from the bidder: (doubled, who did it, passes since).
Situation = tuple[int, int, int]

_SHIFT = 10
_LOW = (1 << _SHIFT) - 1
_PASSED_OUT = 0
_NOTHING_SINCE: Situation = (0, 0, 0)


def worths(tricks: Tricks, dealer: Seat, vulnerable: Vulnerable, calls: Sequence[Call]) -> tuple[Worth, ...]:
    """The value before the first call and after each of ``calls``, which the laws must allow.

    Where both partners take as many tricks in a strain that neither has named, the contract is given to North or East.
    Between contracts of the same score the lower one is named.

    >>> from cardavia.games.bridge import CALLS
    >>> ns, ew = (3, 3, 10, 4, 8), (10, 10, 3, 9, 5)  # NS make 4 hearts, EW 4 diamonds or 3 spades
    >>> found = worths((ns, ew, ns, ew), Seat.SOUTH, Vulnerable.NONE, [CALLS[text] for text in "1H P P P".split()])
    >>> [(worth.contract.text, worth.contract.declarer.letter, worth.score) for worth in found]
    [('4SX', 'E', 100), ('4SX', 'E', 100), ('4SX', 'E', 100), ('4SX', 'E', 100), ('1H', 'S', 170)]
    """
    return _Backwards(tricks, dealer, vulnerable, calls).found


class _Naming:
    """The ways in which the strains may have been named, as far as it matters: a digit (nobody, North or East, South
    or West) for each side and strain in which the partners don't take equally many tricks."""

    def __init__(self, tricks: Tricks) -> None:
        pairs = [(side, at) for side in range(2) for at in range(5) if tricks[side][at] != tricks[side + 2][at]]
        self.place = {pair: 3**at for at, pair in enumerate(pairs)}
        self.every = np.arange(3 ** len(pairs))

    def digit(self, side: int, strain: int) -> npt.NDArray[np.int64] | None:
        """Who of the side has named the strain, in each way; ``None`` where it doesn't matter."""
        place = self.place.get((side, strain))
        return None if place is None else self.every // place % 3

    def named(self, at: npt.NDArray[np.int64], seat: int, strain: int) -> npt.NDArray[np.int64]:
        """The ways that ``at`` become when the seat bids the strain."""
        place = self.place.get((seat & 1, strain))
        if place is None:
            return at
        return np.where(at // place % 3 == 0, at + place * (1 + seat // 2), at)


class _Backwards:
    """One deal's auctions, valued from the top down."""

    def __init__(self, tricks: Tricks, dealer: Seat, vulnerable: Vulnerable, calls: Sequence[Call]) -> None:
        self._tricks = tricks
        self._dealer = dealer
        self._vulnerable = vulnerable
        self._naming = _Naming(tricks)
        #: By seat: the value of its best bid above those done so far; none above 7NT.
        self._bids: list[Values | None] = [None] * 4
        wanted = {call.rank: at for at, call in enumerate(calls) if isinstance(call, Bid)}
        kept: dict[int, dict[Situation, Values]] = {}
        for bid in reversed(BIDS):
            every = [self._after_bid(bid, seat) for seat in range(4)]
            if bid.rank in wanted:
                kept[wanted[bid.rank]] = every[(dealer + wanted[bid.rank]) & 3]
            for seat, situations in enumerate(every):
                ways = self._naming.named(self._naming.every, seat, bid.strain.order)
                self._bids[seat] = self._choice(seat, situations[_NOTHING_SINCE][ways], self._bids[seat])
        self.found = tuple(self._found(calls, kept))

    def _choice(self, seat: int, *options: Values | None) -> Values:
        """The best of the options for the seat's side; there is at least one."""
        there = [option for option in options if option is not None]
        best = there[0]
        for option in there[1:]:
            best = np.minimum(best, option) if seat & 1 else np.maximum(best, option)
        return best

    def _after_bid(self, bid: Bid, bidder: int) -> dict[Situation, Values]:
        """The value of each situation after this bid by this seat, before the next bid."""
        found: dict[Situation, Values] = {}
        for doubled, doers in ((2, (0, 2)), (1, (1, 3)), (0, (0,))):
            for doer in doers:
                after = self._stands(bid, bidder, doubled)
                for passes in (2, 1, 0):
                    turn = (doer + 1 + passes) & 3
                    may = (0 if turn & 1 else 2) if doubled == 1 else 1 if doubled == 0 and turn & 1 else 0
                    seat = (bidder + turn) & 3
                    after = self._choice(seat, after, found[may, turn, 0] if may else None, self._bids[seat])
                    found[doubled, doer, passes] = after
        return found

    def _stands(self, bid: Bid, bidder: int, doubled: int) -> Values:
        """The value of the bid as the contract."""
        side, strain = bidder & 1, bid.strain.order
        digit = self._naming.digit(side, strain)
        if digit is None:
            return np.full(self._naming.every.shape, self._code(bid, doubled, side))
        # A way in which nobody has named the strain doesn't occur after the bid.
        return np.where(digit == 2, self._code(bid, doubled, side + 2), self._code(bid, doubled, side))

    def _code(self, bid: Bid, doubled: int, declarer: int) -> int:
        """The score for NS of this contract, with a number that tells it: among contracts of the same score the lower
        is better for its own side."""
        contract = Contract(bid.level, bid.strain, doubled, SEATS[declarer])
        points = dd_score(contract, self._vulnerable, self._tricks)
        number = 1 + 12 * bid.rank + 4 * doubled + declarer
        return (points << _SHIFT) + (number if declarer & 1 else _LOW - number)

    def _found(self, calls: Sequence[Call], kept: dict[int, dict[Situation, Values]]) -> list[Worth]:
        first = self._at_first()
        found = [first[0]]
        way, bidder, bid_at = np.zeros(1, dtype=np.int64), -1, -1
        doubled, doer, passes = _NOTHING_SINCE
        named: dict[tuple[int, str], int] = {}
        for at, call in enumerate(calls):
            seat = (self._dealer + at) & 3
            if isinstance(call, Bid):
                way = self._naming.named(way, seat, call.strain.order)
                named.setdefault((seat & 1, call.strain.value), seat)
                bidder, bid_at = seat, at
                doubled, doer, passes = _NOTHING_SINCE
            elif call in (DOUBLE, REDOUBLE):
                doubled, doer, passes = 1 if call == DOUBLE else 2, (seat - bidder) & 3, 0
            else:
                passes += 1
            if bid_at < 0:
                found.append(first[at + 1])
            elif passes < 3:
                found.append(self._worth(int(kept[bid_at][doubled, doer, passes][way[0]]), named))
            else:
                found.append(self._ended(calls[bid_at], bidder, doubled, named))
        return found

    def _at_first(self) -> list[Worth]:
        """The values while all have passed: before the first call, after one pass, …, after four."""
        after = np.full(self._naming.every.shape, _PASSED_OUT)
        found = [Worth(None, 0)]
        for at in (3, 2, 1, 0):
            seat = (self._dealer + at) & 3
            after = self._choice(seat, after, self._bids[seat])
            found.insert(0, self._worth(int(after[0]), {}))
        return found

    def _worth(self, value: int, named: dict[tuple[int, str], int]) -> Worth:
        low = value & _LOW
        if low == _PASSED_OUT:
            return Worth(None, 0)
        rank, rest = divmod((low if low < _LOW // 2 else _LOW - low) - 1, 12)
        doubled, declarer = divmod(rest, 4)
        strain = STRAINS[rank % 5]
        first = named.get((declarer & 1, strain.value), declarer)
        return Worth(Contract(rank // 5 + 1, strain, doubled, SEATS[first]), value >> _SHIFT)

    def _ended(self, call: Call, bidder: int, doubled: int, named: dict[tuple[int, str], int]) -> Worth:
        if not isinstance(call, Bid):
            raise TypeError(f"{call} is no bid")
        contract = Contract(call.level, call.strain, doubled, SEATS[named[bidder & 1, call.strain.value]])
        return Worth(contract, dd_score(contract, self._vulnerable, self._tricks))
