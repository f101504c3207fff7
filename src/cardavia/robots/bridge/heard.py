"""What the calls of an auction tell in a simple natural system: points and lengths, seat by seat."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from cardavia.games.bridge import BIDS, DOUBLE, PASS, Bid, Call, Strain
from cardavia.games.seat import SEATS, Seat
from cardavia.robots.bridge.hand import MAJORS, SUITS

Said = tuple[Seat, Call]


@dataclass(slots=True)
class Shown:
    """What a seat has shown: from ``least`` to ``most`` points, and the fewest cards it has in each suit."""

    least: int = 0
    most: int = 37
    lengths: dict[Strain, int] = field(default_factory=lambda: dict.fromkeys(SUITS, 0))
    takeout: bool = False

    def narrow(self, least: int, most: int) -> None:
        self.least = max(self.least, least)
        self.most = max(min(self.most, most), self.least)

    def long(self, strain: Strain, length: int) -> None:
        if strain in self.lengths:
            self.lengths[strain] = max(self.lengths[strain], length)


class Heard:
    """An auction as one seat hears it.

    >>> from cardavia.games.bridge import CALLS
    >>> auction = [(Seat.SOUTH, CALLS["1H"]), (Seat.WEST, CALLS["P"]), (Seat.NORTH, CALLS["2H"])]
    >>> heard = Heard(auction)
    >>> north = heard.shown[Seat.NORTH]
    >>> north.least, north.most, north.lengths[Strain.H]
    (6, 10, 3)
    """

    def __init__(self, auction: Sequence[Said]) -> None:
        self.shown = {seat: Shown() for seat in SEATS}
        self.bids: list[tuple[Seat, Bid]] = []
        self.calls: list[Said] = []
        for seat, call in auction:
            self._hear(seat, call)
            self.calls.append((seat, call))
            if isinstance(call, Bid):
                self.bids.append((seat, call))

    @property
    def last(self) -> Bid | None:
        return self.bids[-1][1] if self.bids else None

    def bids_of(self, *seats: Seat) -> list[Bid]:
        return [bid for seat, bid in self.bids if seat in seats]

    def cheapest(self, strain: Strain) -> Bid | None:
        """The lowest bid of this strain that is allowed now."""
        start = self.last.rank + 1 if self.last else 0
        return next((bid for bid in BIDS[start:] if bid.strain is strain), None)

    def jump(self, bid: Bid) -> int:
        """By how many levels the bid, made now, is higher than it need be."""
        cheapest = self.cheapest(bid.strain)
        return bid.level - cheapest.level if cheapest else 0

    def suits_of(self, *seats: Seat) -> set[Strain]:
        return {bid.strain for bid in self.bids_of(*seats) if bid.strain.suit}

    def _hear(self, seat: Seat, call: Call) -> None:
        me, partner = self.shown[seat], seat.partner
        ours, theirs = self.bids_of(seat, partner), self.bids_of(seat.left, seat.right)
        if call == PASS:
            if not self.bids:
                me.narrow(0, 11)
            elif len(ours) == 1 and not self.bids_of(seat) and not theirs:
                me.narrow(0, 5 if ours[0].level == 1 else 9)
        elif call == DOUBLE:
            if theirs and theirs[-1].level <= 3 and theirs[-1].strain.suit and not self.bids_of(seat):
                me.takeout = True
                me.narrow(12 if not ours else 6, 37)
                for suit in set(SUITS) - self.suits_of(seat.left, seat.right, partner):
                    me.long(suit, 3)
        elif isinstance(call, Bid):
            if not ours:
                self._first(me, call, bool(theirs), self.shown[partner].takeout)
            elif not self.bids_of(seat):
                self._answer(me, call, self.bids_of(partner)[-1], bool(self.bids_of(partner)[0] != self.bids[0][1]))
            else:
                self._again(me, call, self.bids_of(seat), self.bids_of(partner), seat)

    def _first(self, me: Shown, bid: Bid, overcall: bool, doubled: bool) -> None:
        """An opening, an overcall, or the answer to partner's take-out double."""
        jump = self.jump(bid)
        if doubled:
            if bid.strain is Strain.NT:
                me.narrow(*((6, 10), (11, 12), (13, 37))[min(jump, 2)])
            else:
                me.narrow(*((0, 8), (9, 11), (9, 14))[min(jump, 2)])
                me.long(bid.strain, 4)
        elif bid.strain is Strain.NT:
            me.narrow(*{1: (15, 18) if overcall else (15, 17), 2: (20, 21), 3: (25, 27)}.get(bid.level, (20, 37)))
            for suit in SUITS:
                me.long(suit, 2)
        elif overcall:
            me.narrow(*((8 if bid.level == 1 else 10, 16) if not jump else (5, 10)))
            me.long(bid.strain, 5 if not jump else 6)
        elif bid.level == 1:
            me.narrow(12, 21)
            me.long(bid.strain, 5 if bid.strain in MAJORS else 3)
        elif bid.text == "2C":
            me.narrow(22, 37)
        else:
            me.narrow(5, 10)
            me.long(bid.strain, bid.level + 4)

    def _answer(self, me: Shown, bid: Bid, partners: Bid, overcalled: bool) -> None:
        jump = self.jump(bid)
        if partners.text == "2C":
            me.narrow(*((0, 7) if bid.text == "2D" else (8, 37)))
            if bid.text != "2D":
                me.long(bid.strain, 5)
        elif partners.strain is Strain.NT:
            if bid.strain is Strain.NT:
                me.narrow(*((8, 9) if bid.level == 2 else (10, 15) if bid.level == 3 else (16, 37)))
            else:
                me.narrow(*((0, 7) if bid.level == 2 else (10, 37) if bid.level == 3 else (8, 15)))
                me.long(bid.strain, 5 if bid.level < 4 else 6)
        elif partners.level > 1 and partners.strain.suit and not overcalled:
            me.narrow(*((6, 37) if bid.strain is partners.strain else (14, 37)))
            me.long(bid.strain, 3 if bid.strain is partners.strain else 5)
        elif bid.strain is partners.strain:
            me.narrow(*((6, 10), (10, 12), (6, 16))[min(jump, 2)])
            me.long(bid.strain, 3 if bid.strain in MAJORS else 4)
        elif bid.strain is Strain.NT:
            me.narrow(*((6, 10) if bid.level == 1 else (11, 12) if bid.level == 2 else (13, 16)))
        else:
            me.narrow(6 if bid.level == 1 else 10 if not overcalled else 8, 37)
            me.long(bid.strain, 4 if bid.level == 1 else 5)

    def _again(self, me: Shown, bid: Bid, mine: list[Bid], partners: list[Bid], seat: Seat) -> None:
        jump = self.jump(bid)
        if mine[0].text == "2C" and me.least >= 22:
            me.narrow(22, 24 if bid.text == "2NT" else 27)
            me.long(bid.strain, 5)
            return
        opener = self.bids[0][0] is seat and me.least >= 12
        if not opener or me.most - me.least < 6:
            if jump or bid.text == "2NT":
                me.narrow(min(me.least + 5, me.most), me.most) if me.most > 12 else None
            me.long(bid.strain, 6 if bid.strain is mine[-1].strain else 3)
            return
        if bid.strain is Strain.NT:
            me.narrow(*((12, 14) if bid.level == 1 else (18, 19) if jump else (12, 15) if bid.level == 2 else (16, 21)))
        elif any(bid.strain is theirs.strain for theirs in partners):
            me.narrow(*((12, 15), (16, 18), (18, 21))[min(jump, 2)])
            me.long(bid.strain, 4)
        elif bid.strain is mine[0].strain:
            me.narrow(*((12, 15), (16, 18), (18, 21))[min(jump, 2)])
            me.long(bid.strain, 6)
        else:
            reverse = bid.level == 2 and bid.strain.order > mine[0].strain.order
            me.narrow(19 if jump else 16 if reverse else 12, 21 if jump or reverse else 18)
            me.long(bid.strain, 4)
