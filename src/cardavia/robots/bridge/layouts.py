"""Every way in which the unseen cards may lie: counted, listed, and drawn with each way exactly as likely.

A hand that has shown a void holds no card of that suit, which makes the other hands' holdings of it certain. Dealing
card by card around such rules favours some layouts; so the lengths of the suits are drawn first, from the number of
layouts that each set of lengths has, and then which cards they are.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardavia.cards import FRENCH, Card
from cardavia.games.bridge import BridgeView, known_to
from cardavia.games.seat import SEATS, Seat

Masks = NDArray[np.uint16]
Floats = NDArray[np.float64]

#: The mask of one suit's thirteen cards within a hand's four.
SUIT = 0x1FFF


def by_suit(mask: int) -> list[int]:
    """A mask of the pack as four 13-bit masks, C D H S.

    >>> [bin(part) for part in by_suit(FRENCH["CA"].bit | FRENCH["S2"].bit)]
    ['0b1000000000000', '0b0', '0b0', '0b1']
    """
    return [mask >> 13 * suit & SUIT for suit in range(4)]


@dataclass(frozen=True)
class Unseen:
    """What a seat knows of the cards. By seat N E S W and suit C D H S, as 13-bit masks: ``held`` are unplayed cards
    of hands that are known (0 for the others), ``played`` those that each hand has played.

    ``hidden`` are up to three hands that are not known, ``sizes`` how many cards they hold, ``pool`` the unseen cards
    of each suit, and ``may[hand][suit]`` whether that hidden hand may hold any of the suit.
    """

    held: tuple[tuple[int, ...], ...]
    played: tuple[tuple[int, ...], ...]
    hidden: tuple[Seat, ...]
    sizes: tuple[int, ...]
    pool: tuple[int, ...]
    may: tuple[tuple[bool, ...], ...]


def unseen(view: BridgeView) -> Unseen:
    """What the seat with this view knows, in the auction or in the play; ``ValueError`` for a view of no seat."""
    seat = view.viewer
    if not isinstance(seat, Seat):
        raise ValueError("a seat's view is needed, this is a watcher's")
    played = [0, 0, 0, 0]
    for cards in (*(trick.cards for trick in view.tricks), view.trick):
        for whose, card in cards:
            played[whose] |= card.bit
    if view.playing is None:
        own = FRENCH.mask(view.hand)
        may = [own if other is seat else FRENCH.all & ~own for other in SEATS]
        sizes: tuple[int, ...] = (13, 13, 13, 13)
    else:
        known = known_to(view)
        may, sizes = list(known.may), known.sizes
    hidden = _hidden(may, sizes)
    held = tuple(tuple(by_suit(0 if other in hidden else may[other])) for other in SEATS)
    pool = 0
    for other in hidden:
        pool |= may[other]
    return Unseen(
        held,
        tuple(tuple(by_suit(mask)) for mask in played),
        hidden,
        tuple(sizes[other] for other in hidden),
        tuple(by_suit(pool)),
        tuple(tuple(bool(part) for part in by_suit(may[other])) for other in hidden),
    )


def _hidden(may: list[int], sizes: tuple[int, ...]) -> tuple[Seat, ...]:
    """The hands that are not known; cards that are known to be in one hand are taken from the others' masks."""
    known: set[Seat] = set()
    while certain := [seat for seat in SEATS if seat not in known and may[seat].bit_count() == sizes[seat]]:
        known.add(certain[0])
        for other in SEATS:
            if other is not certain[0]:
                may[other] &= ~may[certain[0]]
    return tuple(seat for seat in SEATS if seat not in known)


class Layouts:
    """The layouts of some unseen cards. ``favour`` (4 seats, 4 suits, 14) multiplies a layout's likelihood by the
    factor for each hidden hand's length in each suit, its played cards counted too; without it all are as likely."""

    def __init__(self, known: Unseen, favour: Floats | None = None) -> None:
        if len(known.hidden) > 3:
            raise ValueError("at least one hand must be known")
        self.known = known
        spare = 3 - len(known.hidden)
        self._sizes = (*known.sizes, *(0,) * spare)
        self._cards = [[bit for bit in range(13) if mask >> bit & 1] for mask in known.pool]
        self._favour = favour
        self._splits = [self._split(suit) for suit in range(4)]
        # How many layouts (or the sum of their likelihoods) there are of a suit and those after it, by how many cards
        # the first hand and the second still get.
        self._ways = [np.zeros((14, 14)) for _ in range(5)]
        self._ways[4][0, 0] = 1.0
        for suit in (3, 2, 1, 0):
            ways, after = self._ways[suit], self._ways[suit + 1]
            for (one, two, _), weight in zip(*self._splits[suit], strict=True):
                ways[one:, two:] += weight * after[: 14 - one, : 14 - two]
        self._options: dict[tuple[int, int, int], tuple[NDArray[np.int64], Floats]] = {}
        self.count = float(self._ways[0][self._sizes[0], self._sizes[1]])

    def _split(self, suit: int) -> tuple[NDArray[np.int64], Floats]:
        """The lengths that the three hands may have in a suit (n, 3), and the layouts of its cards for each (n,)."""
        cards = len(self._cards[suit])
        most = [cards if hand < len(self.known.may) and self.known.may[hand][suit] else 0 for hand in range(3)]
        lengths, weights = [], []
        for one in range(min(most[0], cards) + 1):
            for two in range(min(most[1], cards - one) + 1):
                three = cards - one - two
                if three > most[2]:
                    continue
                weight = float(comb(cards, one) * comb(cards - one, two))
                if self._favour is not None:
                    for hand, length in zip(self.known.hidden, (one, two, three), strict=False):
                        shown = self.known.played[hand][suit].bit_count()
                        weight *= self._favour[hand, suit, length + shown]
                if weight:
                    lengths.append((one, two, three))
                    weights.append(weight)
        return np.array(lengths, np.int64).reshape(-1, 3), np.array(weights)

    def _choices(self, suit: int, one: int, two: int) -> tuple[NDArray[np.int64], Floats]:
        """The splits of a suit when the first two hands get so many more cards, and their likelihoods added up."""
        found = self._options.get((suit, one, two))
        if found is None:
            lengths, weights = self._splits[suit]
            fits = (lengths[:, 0] <= one) & (lengths[:, 1] <= two)
            lengths = lengths[fits]
            ways = weights[fits] * self._ways[suit + 1][one - lengths[:, 0], two - lengths[:, 1]]
            some = ways > 0
            ways = np.cumsum(ways[some])
            found = self._options[suit, one, two] = lengths[some], ways / ways[-1:]
        return found

    def every(self) -> Masks:
        """All layouts, as hands of unplayed cards (count, 4 seats, 4 suits)."""
        rows = [row for lengths in self._all_lengths(0, self._sizes) for row in self._all_cards(lengths)]
        return self._laid(np.array(rows, np.uint16).reshape(-1, 4, 3).transpose(0, 2, 1))

    def _all_lengths(self, suit: int, left: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
        if suit == 4:
            yield ()
            return
        for lengths in self._choices(suit, left[0], left[1])[0]:
            split = tuple(int(length) for length in lengths)
            after = tuple(have - take for have, take in zip(left, split, strict=True))
            for rest in self._all_lengths(suit + 1, after):
                yield (split, *rest)

    def _all_cards(self, lengths: tuple[tuple[int, ...], ...]) -> Iterator[Any]:
        def deals(suit: int) -> Iterator[tuple[int, int, int]]:
            cards = self._cards[suit]
            for one in combinations(cards, lengths[suit][0]):
                rest = [bit for bit in cards if bit not in one]
                for two in combinations(rest, lengths[suit][1]):
                    three = [bit for bit in rest if bit not in two]
                    yield (_mask(one), _mask(two), _mask(three))

        return product(*(list(deals(suit)) for suit in range(4)))

    def draw(self, n: int, rng: np.random.Generator) -> Masks:
        """``n`` layouts drawn independently: hands of unplayed cards (n, 4 seats, 4 suits)."""
        if not self.count:
            raise ValueError("no layout fits what is known")
        left = np.tile(np.array(self._sizes, np.int64), (n, 1))
        hands = np.zeros((n, 3, 4), np.uint16)
        for suit in range(4):
            lengths = self._drawn_lengths(suit, left, rng)
            left -= lengths
            hands[:, :, suit] = self._drawn_cards(suit, lengths, rng)
        return self._laid(hands)

    def _drawn_lengths(self, suit: int, left: NDArray[np.int64], rng: np.random.Generator) -> NDArray[np.int64]:
        lengths = np.zeros_like(left)
        chance = rng.random(len(left))
        state = left[:, 0] * 14 + left[:, 1]
        for key in np.unique(state):
            rows = np.flatnonzero(state == key)
            options, cumulated = self._choices(suit, int(key) // 14, int(key) % 14)
            at = np.minimum(np.searchsorted(cumulated, chance[rows], "right"), len(options) - 1)
            lengths[rows] = options[at]
        return lengths

    def _drawn_cards(self, suit: int, lengths: NDArray[np.int64], rng: np.random.Generator) -> Masks:
        cards = np.array(self._cards[suit], np.uint16)
        order = rng.random((len(lengths), len(cards))).argsort(1)
        bits = (np.uint16(1) << cards)[order]
        place = np.arange(len(cards))
        first, second = lengths[:, :1], lengths[:, :1] + lengths[:, 1:2]
        whose = (place < first, (place >= first) & (place < second), place >= second)
        return np.stack([np.where(mine, bits, 0).sum(1, dtype=np.uint16) for mine in whose], 1)

    def _laid(self, hands: Masks) -> Masks:
        """The hidden hands (n, 3, 4) put among the known ones."""
        worlds = np.tile(np.array(self.known.held, np.uint16), (len(hands), 1, 1))
        for at, seat in enumerate(self.known.hidden):
            worlds[:, seat] = hands[:, at]
        return worlds


def _mask(bits: tuple[int, ...] | list[int]) -> int:
    return sum(1 << bit for bit in bits)


def hand_of(masks: NDArray[np.uint16]) -> tuple[Card, ...]:
    """The cards of one hand of a world.

    >>> hand_of(np.array([1, 0, 0, 4096], np.uint16))
    (<C2>, <SA>)
    """
    return FRENCH.cards_in(sum(int(part) << 13 * suit for suit, part in enumerate(masks)))
