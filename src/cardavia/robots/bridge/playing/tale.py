"""The play so far as numbers, from the side of the hand whose card comes next: what a habit is recognised by.

Suits stand in places: the trump suit first, then the others from the highest. A plane has 52 numbers, ``13 * place +
rank`` with rank 0 for the deuce. Seats are told from the hand on turn: itself, its left, its partner, its right.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cardavia.games.bridge import DOUBLE, REDOUBLE, Bid, Call, Contract
from cardavia.games.seat import SEATS, Seat

Numbers = NDArray[np.float32]

PLANE = 52
#: Planes: own hand, the other hand seen, played by four seats, in this trick by three, first in each suit by three.
OWN, OTHER, PLAYED, TABLE, FIRST = 0, 1, 2, 6, 9
PLANES = 12
#: Blocks of four by suit: bid by each seat, led by each seat, each seat out of it, the suit led now, the suit winning.
BID, LED, OUT, NOW, TOP = 0, 4, 8, 12, 13
BLOCKS = 14
#: Then: role 5, place in the trick 4, who is winning 3, with which rank 13, no trump, level, doubled, how far each
#: side is, tricks left, no trump bid and double by each seat.
REST = 5 + 4 + 3 + 13 + 6 + 8
WIDTH = PLANES * PLANE + 4 * BLOCKS + REST


def places(contract: Contract) -> tuple[int, ...]:
    """The place of each suit C D H S: trumps first, then the others from spades down.

    >>> from cardavia.games.bridge import Strain
    >>> places(Contract(4, Strain.H, 0, Seat.SOUTH)), places(Contract(3, Strain.NT, 0, Seat.SOUTH))
    ((3, 2, 0, 1), (3, 2, 1, 0))
    """
    trump = contract.strain.order
    order = [suit for suit in (trump, 3, 2, 1, 0) if suit < 4]
    return tuple(list(dict.fromkeys(order)).index(suit) for suit in range(4))


class Tale:
    """The play of a deal, told card by card. ``played(seat, index)`` adds a card, ``row(seat)`` describes the moment
    before ``seat``'s next card, without the hands that only their players see."""

    def __init__(
        self,
        contract: Contract,
        auction: Sequence[tuple[Seat, Call]],
        order: tuple[int, ...] | None = None,
    ) -> None:
        self.contract = contract
        self.order = places(contract) if order is None else order
        self.trump = self.order[contract.strain.order] if contract.strain.suit else -1
        self.dummy = np.zeros(PLANE, np.float32)
        self._planes = np.zeros((4, PLANE), np.float32)
        self._first = np.zeros((4, PLANE), np.float32)
        self._seen_in = np.zeros((4, 4), np.bool_)
        self._led = np.zeros((4, 4), np.float32)
        self._out = np.zeros((4, 4), np.float32)
        self._trick: list[tuple[int, int]] = []
        self._won = [0, 0]
        self._bid = np.zeros((4, 4), np.float32)
        self._other = np.zeros((4, 2), np.float32)
        for seat, call in auction:
            if isinstance(call, Bid) and call.strain.suit:
                self._bid[seat, self.order[call.strain.order]] = 0.5 + call.level / 14
            elif isinstance(call, Bid):
                self._other[seat, 0] = 1
            elif call in (DOUBLE, REDOUBLE):
                self._other[seat, 1] = 1

    def place(self, index: int) -> int:
        """Where a card of the pack stands in a plane."""
        return 13 * self.order[index // 13] + index % 13

    def facing(self, cards: Sequence[int]) -> None:
        """Dummy's hand is faced: the indexes of its unplayed cards."""
        for index in cards:
            self.dummy[self.place(index)] = 1

    def played(self, seat: int, index: int) -> None:
        at = self.place(index)
        suit = at // 13
        self._planes[seat, at] = 1
        if seat == self.contract.dummy:
            self.dummy[at] = 0
        if not self._trick:
            self._led[seat, suit] += 0.5
        elif suit != self._trick[0][1] // 13:
            self._out[seat, self._trick[0][1] // 13] = 1
        if not self._seen_in[seat, suit]:
            self._seen_in[seat, suit] = True
            self._first[seat, at] = 1
        self._trick.append((seat, at))
        if len(self._trick) == 4:
            self._won[self._winning()[0] & 1] += 1
            self._trick = []

    def _winning(self) -> tuple[int, int]:
        best = self._trick[0]
        for seat, at in self._trick[1:]:
            same = at // 13 == best[1] // 13
            if (same and at > best[1]) or (not same and at // 13 == self.trump):
                best = (seat, at)
        return best

    def led(self) -> int:
        """The place of the suit led, -1 before a lead."""
        return self._trick[0][1] // 13 if self._trick else -1

    def row(self, seat: Seat) -> Numbers:
        """The moment before this seat's card (WIDTH,). The plane ``OWN`` is left empty; so is ``OTHER`` if the seat is
        dummy, for then it is declarer's hand."""
        row = np.zeros(WIDTH, np.float32)
        planes = row[: PLANES * PLANE].reshape(PLANES, PLANE)
        blocks = row[PLANES * PLANE : PLANES * PLANE + 4 * BLOCKS].reshape(BLOCKS, 4)
        rest = row[PLANES * PLANE + 4 * BLOCKS :]
        turned = [(seat + step) & 3 for step in range(4)]
        dummy, declarer = self.contract.dummy, self.contract.declarer
        if seat is not dummy:
            planes[OTHER] = self.dummy
        for step, other in enumerate(turned):
            planes[PLAYED + step] = self._planes[other]
            blocks[BID + step], blocks[LED + step], blocks[OUT + step] = (
                self._bid[other], self._led[other], self._out[other],
            )  # fmt: skip
            rest[31 + step], rest[35 + step] = self._other[other]
            if step:
                planes[FIRST + step - 1] = self._first[other]
        for other, at in self._trick:
            planes[TABLE + ((other - seat) & 3) - 1, at] = 1
        started = bool(self._planes.any())
        role = 0 if not started else 1 if seat is declarer else 2 if seat is dummy else 3 if seat is dummy.right else 4
        rest[role] = 1
        rest[5 + len(self._trick)] = 1
        if self._trick:
            whose, at = self._winning()
            blocks[NOW, self.led()] = 1
            blocks[TOP, at // 13] = 1
            rest[9 + ((whose - seat) & 3) - 1] = 1
            rest[12 + at % 13] = 1
        side = declarer & 1
        rest[25] = self.trump < 0
        rest[26] = self.contract.level / 7
        rest[27] = self.contract.doubled > 0
        rest[28] = (self.contract.target - self._won[side]) / 7
        rest[29] = (14 - self.contract.target - self._won[1 - side]) / 7
        rest[30] = (13 - sum(self._won)) / 13
        return row


def seat_of(seat: int) -> Seat:
    return SEATS[seat & 3]
