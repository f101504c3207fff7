"""A game of a third party: four seats, sixteen cards, four tricks. It registers itself and needs no edit in ``src``.

Everyone first lays one card aside, unseen by the others, in turn; then three tricks are played with the cards that are
left, following suit if one can. Each trick is worth four points less three, so that the four scores sum to nought.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from cardavia import games
from cardavia.cards import Card, Illegal, Pack, Unreadable
from cardavia.cards.card import known
from cardavia.games import (
    NOTHING,
    SEATS,
    Choices,
    Deal,
    Game,
    Hidden,
    Line,
    OneOf,
    Outcome,
    Plain,
    Seat,
    Trick,
    Viewer,
    Watch,
)

NAME = "sixteen"
PACK = known(
    Pack(
        NAME,
        [
            Card(f"{suit}{rank}", suit, n, 4 * s + n, 0, NAME)
            for s, suit in enumerate("WXYZ")
            for n, rank in enumerate("1234")
        ],
    )
)


@dataclass(frozen=True, slots=True)
class Setup:
    dealer: Seat = Seat.SOUTH


@dataclass(frozen=True, slots=True)
class Lay:
    card: Card
    kind: str = "lay"

    @property
    def text(self) -> str:
        return f"lay {self.card.code}"


@dataclass(frozen=True, slots=True)
class Play:
    card: Card
    kind: str = "play"

    @property
    def text(self) -> str:
        return self.card.code


@dataclass(frozen=True, slots=True)
class State:
    setup: Setup
    deal: Deal
    turn: Seat | None
    hands: tuple[int, ...]
    laid: tuple[tuple[Seat, Card], ...] = ()
    trick: tuple[tuple[Seat, Card], ...] = ()
    tricks: tuple[Trick, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    viewer: Viewer
    phase: str
    awaited: frozenset[Seat]
    dealer: Seat
    hand: tuple[Card, ...]
    laid: tuple[tuple[Seat, Card], ...]
    trick: tuple[tuple[Seat, Card], ...]
    tricks: tuple[Trick, ...]
    choices: Choices[Any]
    offers: Choices[Any]
    hands: tuple[tuple[Card, ...], ...] | None
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class Evening:
    """``single`` is one deal, ``double`` two, the second dealt by the next seat."""

    setup: Setup
    left: int
    totals: tuple[Fraction, ...] = (Fraction(0),) * 4

    def next_setup(self) -> Setup | None:
        return self.setup if self.left else None

    def record(self, outcome: Outcome) -> "Evening":
        totals = tuple(a + b for a, b in zip(self.totals, outcome.scores, strict=True))
        return Evening(Setup(self.setup.dealer.left), self.left - 1, totals)

    def pad(self) -> Plain:
        return {"totals": [int(total) for total in self.totals]}


class Sixteen(Game[Setup, State, Any, View]):
    name = NAME
    pack = PACK
    sizes = (4, 4, 4, 4)
    order = SEATS
    matches = ("single", "double")

    def start(self, setup: Setup, deal: Deal) -> State:
        self.check_deal(deal)
        return State(setup, deal, setup.dealer.left, deal.piles)

    def awaited(self, state: State) -> frozenset[Seat]:
        return frozenset() if state.turn is None else frozenset((state.turn,))

    def legal(self, state: State, seat: Seat) -> Choices[Any]:
        if seat is not state.turn:
            return NOTHING
        cards = PACK.cards_in(self._playable(state, seat))
        return Choices((OneOf(tuple(map(Lay if len(state.laid) < 4 else Play, cards))),))

    def apply(self, state: State, seat: Seat, action: Any) -> State:
        if state.turn is None:
            raise Illegal("deal_over")
        if seat is not state.turn:
            raise Illegal("not_your_turn", seat=state.turn)
        if not state.hands[seat] & action.card.bit:
            raise Illegal("not_held", card=action.card)
        hands = tuple(hand & ~action.card.bit for hand in state.hands)
        if len(state.laid) < 4:
            if not isinstance(action, Lay):
                raise Illegal("wrong_phase", phase="lay", wanted="play")
            return replace(state, turn=seat.left, hands=hands, laid=(*state.laid, (seat, action.card)))
        if not isinstance(action, Play):
            raise Illegal("wrong_phase", phase="play", wanted="lay")
        if not self._playable(state, seat) & action.card.bit:
            raise Illegal("must_follow", suit=state.trick[0][1].suit)
        trick = (*state.trick, (seat, action.card))
        if len(trick) < 4:
            return replace(state, turn=seat.left, hands=hands, trick=trick)
        winner = max((p for p in trick if p[1].suit == trick[0][1].suit), key=lambda p: p[1].rank)[0]
        tricks = (*state.tricks, Trick(trick, winner))
        return replace(state, turn=winner if len(tricks) < 3 else None, hands=hands, trick=(), tricks=tricks)

    def seen(self, state: State, viewer: Viewer, seat: Seat, action: Any) -> Any:
        if isinstance(action, Lay) and viewer is not seat and viewer is not Watch.OPEN:
            return Hidden("lay")
        return action

    def view(self, state: State, viewer: Viewer) -> View:
        over = state.turn is None
        if viewer is Watch.OPEN and not over:
            raise Illegal("not_over")
        seat = viewer if isinstance(viewer, Seat) else None
        return View(
            viewer,
            "over" if over else "lay" if len(state.laid) < 4 else "play",
            self.awaited(state),
            state.setup.dealer,
            () if seat is None else PACK.cards_in(state.hands[seat]),
            tuple(laid for laid in state.laid if over or laid[0] is seat),
            state.trick,
            state.tricks,
            NOTHING if seat is None else self.legal(state, seat),
            NOTHING,
            tuple(map(PACK.cards_in, state.deal.piles)) if over and viewer is not Watch.WATCHER else None,
            self.outcome(state),
        )

    def outcome(self, state: State) -> Outcome | None:
        if state.turn is not None:
            return None
        won = [Fraction(4 * sum(t.winner is seat for t in state.tricks) - 3) for seat in SEATS]
        return Outcome((won[0], won[1], won[2], won[3]), tuple(Line("tricks", w, {}) for w in won), None, None)

    def read(self, state: State, seat: Seat, text: str) -> Any:
        word = text.strip().upper()
        if word.startswith("LAY "):
            return Lay(PACK[word[4:].strip()])
        return Play(PACK[word])

    def read_setup(self, values: Mapping[str, object]) -> Setup:
        for name in values:
            if name != "dealer":
                raise Unreadable("bad_field", field=name, value=values[name])
        return Setup(Seat.read(str(values.get("dealer", "S"))))

    def match(self, kind: str, values: Mapping[str, object]) -> Evening:
        if kind not in self.matches:
            raise Unreadable("no_such_match", text=kind, matches=self.matches)
        return Evening(self.read_setup(values), 1 + self.matches.index(kind))

    def _playable(self, state: State, seat: Seat) -> int:
        hand = state.hands[seat]
        follow = hand & PACK.suits[state.trick[0][1].suit] if state.trick else 0
        return follow or hand


SIXTEEN = Sixteen()
games.register(NAME, "tests.thirdgame.sixteen:SIXTEEN")
