"""Is a claim proved from what the claimant has seen, whatever the others do? (SPEC B8)

The answer is sound and may be incomplete: ``True`` means that one way of playing wins the tricks claimed against every
layout of the unseen cards and every defence, partner's included; ``False`` means that none was found.

The others are taken to see everything and to choose, card by card, any layout that fits what was seen so far.
So an unseen card is not in a hand: each hidden hand has a mask of cards that it may hold, and playing one card or
showing a void narrows the masks.
"""

from collections.abc import Iterator

from cardavia.cards import Card
from cardavia.games.bridge.cashing import Cashing
from cardavia.games.bridge.known import Known, settled
from cardavia.games.bridge.play import SUIT_OF, SUITS
from cardavia.games.seat import SEATS, Seat

#: How many positions a proof may look at: many near the end, few when a search could not finish anyway.
NEAR_END = 5
NODES_NEAR_END = 20_000
NODES = 3_000
CASHING = 1_000

#: The table: how many cards lie on it, the suit led, the best card's index and whose it is.
_Table = tuple[int, int, int, int]
_NO_TABLE: _Table = (0, 0, -1, 0)


def proved(
    known: Known, tricks: int, line: tuple[Card, ...] = (), nodes: int | None = None, grudging: bool = False
) -> bool:
    """Does the claimant's side surely win ``tricks`` of those that are not finished?

    ``line`` binds the claimant: its first card that is still held is played as soon as the rules allow. ``nodes``
    limits the search. If ``grudging``, each choice that the line leaves open is taken to go against the claimant.

    >>> from cardavia.cards import FRENCH
    >>> hands = [FRENCH.mask([FRENCH[code] for code in codes.split()]) for codes in ("S2 H2", "", "SA SK", "")]
    >>> rest = FRENCH.mask([FRENCH[code] for code in ("S3", "S4", "S5", "D9")])
    >>> known = Known((hands[0], rest, hands[2], rest), (2, 2, 2, 2), (Seat.SOUTH, Seat.NORTH), 0, Seat.SOUTH, (), 0)
    >>> proved(known, 2), proved(known._replace(turn=Seat.WEST), 2)
    (True, False)
    """
    if tricks <= 0:
        return True
    hidden = known.hidden
    if len(hidden) > 2:
        return False
    if nodes is None:
        nodes = NODES_NEAR_END if max(known.sizes) <= NEAR_END else NODES
    search = _Search(known, line, hidden, nodes, grudging)
    table = _NO_TABLE
    for seat, card in known.trick:
        table = search.laid(table, seat, card.index)
    return search.wins(known.may, known.sizes, known.turn, table, tricks)


class _Search:
    def __init__(
        self, known: Known, line: tuple[Card, ...], hidden: tuple[Seat, ...], nodes: int, grudging: bool
    ) -> None:
        self.known = known
        self.line = line
        self.trump = known.trump
        self.mine = frozenset(known.mine)
        self.hidden = hidden
        self.nodes = nodes
        self.grudging = grudging
        self.found: dict[tuple[object, ...], bool] = {}

    def laid(self, table: _Table, seat: int, index: int) -> _Table:
        """The table after one more card."""
        count, led, best, whose = table
        suit = SUITS[SUIT_OF[index]]
        if not count:
            return 1, suit, index, seat
        best_suit = SUITS[SUIT_OF[best]]
        better = index > best if suit == best_suit else suit == self.trump
        return (count + 1, led, index, seat) if better else (count + 1, led, best, whose)

    def wins(self, may: tuple[int, ...], sizes: tuple[int, ...], turn: int, table: _Table, need: int) -> bool:
        """Does the claimant's side win ``need`` more tricks from here, in every layout?"""
        if table[0] == 4:
            whose = table[3]
            need -= (whose & 1) == self.known.side
            turn, table = whose, _NO_TABLE
        if need <= 0:
            return True
        if need > max(sizes) or (table[0] and need > sizes[turn]):
            return False
        key = (may, sizes, turn, table, need)
        known = self.found.get(key)
        if known is not None:
            return known
        if self.nodes <= 0:
            return False
        self.nodes -= 1
        own = turn in self.mine
        if own and not table[0] and not self.grudging and self._cashes(may, sizes, turn, need):
            result = True
        elif own:
            after = (self._after(may, sizes, turn, table, need, card) for card in self._own(may, turn, table))
            result = all(after) if self.grudging else any(after)
        else:
            result = all(
                self.wins(narrowed, after, SEATS[(turn + 1) & 3], self.laid(table, turn, index), need)
                for narrowed, after, index in self._theirs(may, sizes, turn, table)
            )
        if self.nodes > 0 or result:
            self.found[key] = result
        return result

    def _cashes(self, may: tuple[int, ...], sizes: tuple[int, ...], turn: int, need: int) -> bool:
        most = min(CASHING, self.nodes)
        run = Cashing(self.known, may, sizes, self.line, most)
        found = run.surely(may, turn, need)
        self.nodes -= (most - run.left) // 2
        return found

    def _after(
        self, may: tuple[int, ...], sizes: tuple[int, ...], turn: int, table: _Table, need: int, index: int
    ) -> bool:
        narrowed = _changed(may, turn, may[turn] ^ (1 << index))
        after = _changed(sizes, turn, sizes[turn] - 1)
        return self.wins(narrowed, after, SEATS[(turn + 1) & 3], self.laid(table, turn, index), need)

    def _own(self, may: tuple[int, ...], turn: int, table: _Table) -> Iterator[int]:
        """The cards worth trying from a hand of the claimant's, high ones first."""
        hand = may[turn]
        legal = hand & table[1] or hand
        if self.line:
            held = 0
            for seat in self.mine:
                held |= may[seat]
            due = next((card for card in self.line if card.bit & held), None)
            if due is not None:
                legal = due.bit if due.bit & legal else legal
                return _each(legal)
        return iter(self._apart(may, legal, table)[::-1])

    def _theirs(
        self, may: tuple[int, ...], sizes: tuple[int, ...], turn: int, table: _Table
    ) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], int]]:
        """Each card that another hand may play, with what is then known."""
        hand, led = may[turn], table[1]
        after = _changed(sizes, turn, sizes[turn] - 1)
        other = next((seat for seat in self.hidden if seat != turn), None) if turn in self.hidden else None
        if hand & led or not led:
            for index in self._apart(may, hand & led or hand, table):
                yield self._without(may, after, turn, other, index), after, index
        if led and hand & ~led:
            if not hand & led:
                without = may
            elif other is None or hand & led & ~may[other]:
                return  # it holds the suit for certain, so it follows
            else:
                kept = hand & ~led
                if kept.bit_count() < sizes[turn] or (may[other] & ~kept).bit_count() > sizes[other]:
                    return
                one, two = settled(kept, sizes[turn], may[other], sizes[other])
                without = _changed(_changed(may, turn, one), other, two)
            for index in self._apart(without, without[turn] & ~led, table):
                yield self._without(without, after, turn, other, index), after, index

    def _without(
        self, may: tuple[int, ...], sizes: tuple[int, ...], turn: int, other: int | None, index: int
    ) -> tuple[int, ...]:
        bit = 1 << index
        if other is None:
            return _changed(may, turn, may[turn] & ~bit)
        one, two = settled(may[turn] & ~bit, sizes[turn], may[other] & ~bit, sizes[other])
        return _changed(_changed(may, turn, one), other, two)

    def _apart(self, may: tuple[int, ...], legal: int, table: _Table) -> list[int]:
        """The lowest of each run of cards that are as good as each other: next to each other among the cards in
        play, and for certain in the same hand. (Who holds which of two unseen cards matters, so these stay apart.)"""
        live = may[0] | may[1] | may[2] | may[3]
        best = 1 << table[2] if table[0] else 0
        live |= best
        chosen = []
        for suit in SUITS:
            before = _NO_ONE
            mask = live & suit if legal & suit else 0
            while mask:
                bit = mask & -mask
                mask ^= bit
                owners = [seat for seat in SEATS if may[seat] & bit]
                owner = owners[0] if len(owners) == 1 else _NO_ONE
                if bit & legal and (owner == _NO_ONE or owner != before):
                    chosen.append(bit.bit_length() - 1)
                before = owner
        return chosen


#: No hand holds the card for certain (or it lies on the table).
_NO_ONE = -1


def _changed(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _each(mask: int) -> Iterator[int]:
    while mask:
        yield mask.bit_length() - 1
        mask ^= 1 << (mask.bit_length() - 1)
