"""The one interface that every game offers.

A deal is a fold: ``start(setup, deal)`` gives a state, each ``apply(state, seat, action)`` the next. States,
actions, setups, views and outcomes are frozen values. There is no clock, no randomness and no I/O in here.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Generic, Protocol, TypeVar

from cardavia.cards import Card, Illegal, Pack, Unreadable
from cardavia.games.choices import NOTHING, Action, Choices
from cardavia.games.plain import Plain, plain
from cardavia.games.seat import SEATS, Seat, Viewer


@dataclass(frozen=True, slots=True)
class Deal:
    """Where each card lies before the first action: a mask for each pile, N E S W, then the stock if any."""

    piles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hidden:
    """What a viewer learns from an action whose cards it may not see: its kind, and the cards that are public."""

    kind: str
    public: tuple[Card, ...] = ()

    @property
    def text(self) -> str:
        return " ".join([self.kind, *(card.code for card in self.public)])


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a scoring breakdown: what it is for, the points (of the side named in ``values`` or of
    the declaring side), and whatever else its sentence needs."""

    key: str
    points: Fraction
    values: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal ended. ``scores`` are exact, by seat N E S W; ``lines`` the breakdown; ``cancelled`` the reason if
    the deal was not played (``passed_out``, ``petit_sec``); ``detail`` the game's own settled result."""

    scores: tuple[Fraction, Fraction, Fraction, Fraction]
    lines: tuple[Line, ...]
    cancelled: str | None
    detail: Any


class View(Protocol):
    """What every view offers, whatever the game. A game's own view has more; none has a field for what its
    viewer may not see."""

    @property
    def viewer(self) -> Viewer: ...
    @property
    def phase(self) -> str: ...
    @property
    def awaited(self) -> frozenset[Seat]: ...
    @property
    def dealer(self) -> Seat: ...
    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's own cards, unplayed; empty for one who holds none."""
        ...

    @property
    def trick(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards on the table, in order; empty between tricks."""
        ...

    @property
    def choices(self) -> Choices[Any]:
        """What the viewer may do now (``legal`` if awaited, else nothing)."""
        ...

    @property
    def outcome(self) -> Outcome | None: ...


class Match(Protocol):
    """Beside a game: how deals follow each other. A single deal is a match of one. Frozen."""

    def next_setup(self) -> Any | None:
        """The setup of the deal to play next; ``None`` when the match is over."""
        ...

    def record(self, outcome: Outcome) -> "Match":
        """The match after a deal that ended so."""
        ...

    def pad(self) -> Plain:
        """The score as it stands, as plain data."""
        ...


SetupT = TypeVar("SetupT")
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT", bound=Action)
ViewT = TypeVar("ViewT", bound=View)


class Game(ABC, Generic[SetupT, StateT, ActionT, ViewT]):
    """The rules of one game."""

    name: str
    pack: Pack
    #: How many cards each pile of a deal holds: N, E, S, W, then the stock if the game has one.
    sizes: tuple[int, ...]
    #: The seats in order of turn (clockwise in bridge, anticlockwise in tarot).
    order: tuple[Seat, ...]
    #: The kinds of match that ``match`` knows; the first is the single deal.
    matches: tuple[str, ...] = ("single",)

    @abstractmethod
    def start(self, setup: SetupT, deal: Deal) -> StateT:
        """The state before the first action."""

    @abstractmethod
    def awaited(self, state: StateT) -> frozenset[Seat]:
        """Who must act: one seat, several after a claim, none at the end. A declarer is awaited for dummy's cards."""

    @abstractmethod
    def legal(self, state: StateT, seat: Seat) -> Choices[ActionT]:
        """What ``seat`` may answer to what the state awaits of it; nothing if it is not awaited."""

    def offers(self, state: StateT, seat: Seat) -> Choices[ActionT]:
        """What ``seat`` may do unasked (a claim); ``apply`` takes these too."""
        return NOTHING

    @abstractmethod
    def apply(self, state: StateT, seat: Seat, action: ActionT) -> StateT:
        """The next state. ``Illegal`` says why if the rules refuse; the state given is never changed."""

    @abstractmethod
    def seen(self, state: StateT, viewer: Viewer, seat: Seat, action: ActionT) -> ActionT | Hidden:
        """What ``viewer`` learns when ``seat`` does ``action`` in ``state``."""

    @abstractmethod
    def view(self, state: StateT, viewer: Viewer) -> ViewT:
        """What ``viewer`` may see. ``Watch.OPEN`` sees all, once the deal is over (else ``Illegal("not_over")``)."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """The settled result, or ``None`` while the deal goes on."""

    @abstractmethod
    def read(self, state: StateT, seat: Seat, text: str) -> ActionT:
        """The action that ``text`` names when ``seat`` says it now: canonical, or as people write. The text of every
        action that ``legal`` or ``offers`` lists reads back as that action. ``Unreadable`` or ``Ambiguous`` if it
        names none or several; whether it is allowed is for ``apply`` to say."""

    @abstractmethod
    def read_setup(self, values: Mapping[str, object]) -> SetupT:
        """A setup from plain data, defaults filled in; ``Unreadable("bad_field", field=…)`` names what is wrong."""

    def write_setup(self, setup: SetupT) -> dict[str, Plain]:
        """The setup as plain data, which ``read_setup`` takes back."""
        written = plain(setup)
        if not isinstance(written, dict):
            raise TypeError(f"a setup is written as named fields, not as {type(written).__name__}")
        return written

    @abstractmethod
    def match(self, kind: str, values: Mapping[str, object]) -> Match:
        """A match of one of the kinds in ``matches`` with these settings, before its first deal."""

    def check_deal(self, deal: Deal) -> None:
        """``Illegal`` if the piles are not this game's sizes or a card lies in two of them."""
        seen = 0
        if len(deal.piles) != len(self.sizes):
            raise Illegal("wrong_piles", count=len(deal.piles), expected=len(self.sizes))
        for pile, size in zip(deal.piles, self.sizes, strict=True):
            if seen & pile:
                raise Illegal("card_twice", card=self.pack.cards_in(seen & pile)[0])
            if pile.bit_count() != size:
                raise Illegal("wrong_pile_size", count=pile.bit_count(), expected=size)
            seen |= pile
        if seen & ~self.pack.all:
            raise Illegal("foreign_card")

    def write_deal(self, deal: Deal) -> str:
        """One line: each pile's letter (a stock is ``+``) and its cards' codes."""
        names = [*(seat.letter for seat in SEATS), *"+" * (len(deal.piles) - 4)]
        return " ".join(
            f"{name}:{','.join(card.code for card in self.pack.cards_in(pile))}"
            for name, pile in zip(names, deal.piles, strict=True)
        )

    def read_deal(self, text: str) -> Deal:
        """The deal that ``write_deal`` wrote; ``Unreadable`` or ``Illegal`` says what is wrong."""
        piles: list[int] = []
        for word in text.split():
            name, colon, codes = word.partition(":")
            if not colon or name != "NESW+++"[len(piles) : len(piles) + 1]:
                raise Unreadable("bad_deal", text=word)
            cards = [self.pack[code] for code in codes.split(",") if code]
            if len(set(cards)) != len(cards):
                raise Illegal("card_twice", card=next(c for c in cards if cards.count(c) > 1))
            piles.append(self.pack.mask(cards))
        deal = Deal(tuple(piles))
        self.check_deal(deal)
        return deal


AnyGame = Game[Any, Any, Any, Any]
