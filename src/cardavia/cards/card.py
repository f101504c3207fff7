"""A card and a pack: values that know no game."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from cardavia.cards.refusal import Unreadable


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card of one pack. There is one object for each card, so ``is`` and ``==`` agree.

    ``code`` is its canonical text, ``suit`` a letter of its pack, ``rank`` grows with the card's
    strength within its suit, ``index`` is its place in the pack (its bit in a mask of cards) and
    ``half_points`` its worth in half card points (SPEC T8; 0 in the French pack).

    >>> from cardavia.cards import MARSEILLE
    >>> king = MARSEILLE["CR"]
    >>> king.code, king.suit, king.half_points
    ('CR', 'C', 9)
    """

    code: str
    suit: str
    rank: int
    index: int
    half_points: int
    pack: str
    bit: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bit", 1 << self.index)

    def __repr__(self) -> str:
        return f"<{self.code}>"

    def __str__(self) -> str:
        return self.code

    def __lt__(self, other: "Card") -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[object, ...]:
        return (_restored, (self.pack, self.code))


_PACKS: dict[str, "Pack"] = {}


def _restored(pack: str, code: str) -> Card:
    return _PACKS[pack][code]


class Pack:
    """The cards of one pack in index order, found by canonical code, by index or in a mask.

    A *mask* is a whole number whose bit ``card.index`` is set for each card in it.

    >>> from cardavia.cards import FRENCH
    >>> len(FRENCH), FRENCH["SA"].index
    (52, 51)
    >>> FRENCH.cards_in(FRENCH.mask([FRENCH["C2"], FRENCH["SA"]]))
    (<C2>, <SA>)
    """

    def __init__(self, name: str, cards: Iterable[Card]) -> None:
        self.name = name
        self.cards = tuple(cards)
        self.all = (1 << len(self.cards)) - 1
        self._by_code = {card.code: card for card in self.cards}
        self.suits: dict[str, int] = {}
        for card in self.cards:
            self.suits[card.suit] = self.suits.get(card.suit, 0) | card.bit

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and self._by_code.get(card.code) is card

    def __getitem__(self, code: str) -> Card:
        """The card with this canonical code; ``Unreadable("no_such_card")`` if there is none."""
        card = self._by_code.get(code)
        if card is None:
            raise Unreadable("no_such_card", text=code, pack=self.name)
        return card

    def mask(self, cards: Iterable[Card]) -> int:
        """The mask of these cards."""
        mask = 0
        for card in cards:
            mask |= card.bit
        return mask

    def cards_in(self, mask: int) -> tuple[Card, ...]:
        """The cards of a mask, in index order."""
        cards = self.cards
        found = []
        while mask:
            low = mask & -mask
            found.append(cards[low.bit_length() - 1])
            mask ^= low
        return tuple(found)


def known(pack: Pack) -> Pack:
    """The same pack, entered so that its cards keep their identity through pickling."""
    _PACKS[pack.name] = pack
    return pack
