"""A tarot deal at one moment: frozen, hands as masks."""

from dataclasses import dataclass
from fractions import Fraction

from cardavia.cards import Card, Illegal
from cardavia.games.game import Deal, Outcome
from cardavia.games.seat import Seat
from cardavia.games.tarot.actions import Bid, Poignee
from cardavia.games.tarot.levels import Contract
from cardavia.games.tarot.setup import Setup
from cardavia.games.tarot.tally import result
from cardavia.games.tarot.trick import TRUMPS, side_of
from cardavia.games.trick import Trick

Hands = tuple[int, int, int, int]
_NOUGHT = Fraction(0)


@dataclass(frozen=True, slots=True)
class Opening:
    """All that came before the first card. ``discard`` is a mask; it and ``chelem`` are ``None`` until settled."""

    setup: Setup
    deal: Deal
    bids: tuple[tuple[Seat, Bid], ...] = ()
    taker: Seat | None = None
    contract: Contract | None = None
    discard: int | None = None
    chelem: bool | None = None

    def taking(self) -> tuple[Seat, Contract]:
        """Who took, and what; ``Illegal("no_taker")`` while nobody has."""
        if self.taker is None or self.contract is None:
            raise Illegal("no_taker")
        return self.taker, self.contract

    @property
    def chien(self) -> int:
        return self.deal.piles[4]

    @property
    def public_trumps(self) -> int:
        """The trumps laid away, which all have seen."""
        return (self.discard or 0) & TRUMPS

    @property
    def stock(self) -> int:
        """The six cards that lie outside the play: the discard, or the chien that nobody took."""
        return self.chien if self.discard is None else self.discard


@dataclass(frozen=True, slots=True)
class State:
    """Where a deal stands. ``turn`` is the seat that must act, ``hands`` the cards still held, ``tricks`` the full
    ones, ``trick`` the cards on the table."""

    phase: str
    opening: Opening
    turn: Seat | None
    hands: Hands
    trick: tuple[tuple[Seat, Card], ...] = ()
    tricks: tuple[Trick, ...] = ()
    poignees: tuple[tuple[Seat, Poignee], ...] = ()
    outcome: Outcome | None = None


def with_hand(hands: Hands, seat: Seat, hand: int) -> Hands:
    """The four hands with one of them changed."""
    changed = list(hands)
    changed[seat] = hand
    north, east, south, west = changed
    return north, east, south, west


def cancelled(opening: Opening, hands: Hands, reason: str) -> State:
    """The end of a deal that is not played (SPEC T2, T3)."""
    outcome = Outcome((_NOUGHT, _NOUGHT, _NOUGHT, _NOUGHT), (), reason, None)
    return State("over", opening, None, hands, outcome=outcome)


def settled(opening: Opening, tricks: tuple[Trick, ...], poignees: tuple[tuple[Seat, Poignee], ...]) -> State:
    """The end of a deal that was played to its last trick."""
    taker, contract = opening.taking()
    shown = [(side_of(seat, taker), poignee.level) for seat, poignee in poignees]
    detail = result(contract, taker, opening.stock, tricks, shown, opening.chelem is True)
    settlement = detail.settlement
    outcome = Outcome(settlement.scores(taker), settlement.lines, None, detail)
    return State("over", opening, None, (0, 0, 0, 0), (), tricks, poignees, outcome)
