"""What a seat may do at a tarot table: bid, discard, announce, show, play, play out."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from cardavia.cards import MARSEILLE, Card
from cardavia.games.seat import SEATS, Seat
from cardavia.games.tarot.levels import Contract, Level


@dataclass(frozen=True, slots=True)
class Bid:
    """One seat's only bid: a contract, or ``None`` for pass (SPEC T3).

    >>> GARDE_SANS.text, PASS.text, PRISE.contract.multiplier
    ('garde_sans', 'pass', 1)
    """

    contract: Contract | None
    kind: ClassVar[str] = "bid"

    @property
    def text(self) -> str:
        return "pass" if self.contract is None else self.contract.value


PASS = Bid(None)
PRISE = Bid(Contract.PRISE)
GARDE = Bid(Contract.GARDE)
GARDE_SANS = Bid(Contract.GARDE_SANS)
GARDE_CONTRE = Bid(Contract.GARDE_CONTRE)
#: Every bid, lowest first.
BIDS = (PASS, PRISE, GARDE, GARDE_SANS, GARDE_CONTRE)


@dataclass(frozen=True, slots=True)
class Discard:
    """The six cards that the taker lays away, in the pack's order (SPEC T4).

    >>> Discard(tuple(MARSEILLE[code] for code in ("C1", "C2", "S3", "S4", "B7", "T5"))).public
    (<T5>,)
    """

    cards: tuple[Card, ...]
    kind: ClassVar[str] = "discard"

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    @property
    def text(self) -> str:
        return " ".join(["discard", *(card.code for card in self.cards)])

    @property
    def public(self) -> tuple[Card, ...]:
        """The discarded trumps, which all may see."""
        return tuple(card for card in self.cards if card.suit == "T")


@dataclass(frozen=True, slots=True)
class Chelem:
    """The taker's answer before the play: a slam is announced, or it is not (SPEC T5)."""

    announced: bool
    kind: ClassVar[str] = "chelem"

    @property
    def text(self) -> str:
        return "chelem yes" if self.announced else "chelem no"


CHELEM_YES = Chelem(True)
CHELEM_NO = Chelem(False)


@dataclass(frozen=True, slots=True)
class Poignee:
    """Trumps shown before one's first card, in the pack's order (SPEC T5). Their number tells the level.

    >>> Poignee(tuple(MARSEILLE[f"T{n}"] for n in range(2, 12))).level
    <Level.SINGLE: 'single'>
    """

    cards: tuple[Card, ...]
    kind: ClassVar[str] = "poignee"

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    @property
    def text(self) -> str:
        return " ".join(["poignee", *(card.code for card in self.cards)])

    @property
    def level(self) -> Level:
        """``Illegal("wrong_poignee_size")`` if it is not 10, 13 or 15 cards."""
        return Level.of_size(len(self.cards))


@dataclass(frozen=True, slots=True)
class Play:
    """A seat's card, played to the trick (SPEC T6)."""

    seat: Seat
    card: Card
    kind: ClassVar[str] = "play"

    @property
    def text(self) -> str:
        return self.card.code


#: ``PLAYS[seat][card.index]`` is the one object that plays that card from that seat.
PLAYS: tuple[tuple[Play, ...], ...] = tuple(tuple(Play(seat, card) for card in MARSEILLE) for seat in SEATS)


class Claim(Enum):
    """The leader's offer to have the rest played out, made only when every way to play it settles the same."""

    REST = "rest"

    @property
    def kind(self) -> str:
        return "claim"

    @property
    def text(self) -> str:
        return self.value


TarotAction = Bid | Discard | Chelem | Poignee | Play | Claim
