"""What one viewer may see of a tarot deal (SPEC G6)."""

from dataclasses import dataclass

from cardavia.cards import Card
from cardavia.games.choices import Choices
from cardavia.games.game import Outcome
from cardavia.games.seat import Seat, Viewer
from cardavia.games.tarot.actions import Bid, Poignee, TarotAction
from cardavia.games.tarot.levels import Contract
from cardavia.games.trick import Trick


@dataclass(frozen=True, slots=True)
class TarotView:
    """A tarot deal as its viewer sees it. Cards are in the pack's order, seats' lists in the order they happened.

    ``phase`` is ``bidding``, ``discard``, ``chelem``, ``play`` or ``over``. ``hand`` is what the viewer still holds (24
    cards while the taker discards). ``chien`` is ``None`` until all may see it; ``discard`` is the taker's own, and
    everybody's when the deal is over; ``public_trumps`` are the trumps in it, shown to all. ``won`` counts the tricks
    of the taker's side and of the defence. ``petit_sec`` is the seat and hand that cancelled the deal. ``hands`` are
    the four as dealt, once the deal is over, for all but a watcher.
    """

    viewer: Viewer
    phase: str
    awaited: frozenset[Seat]
    dealer: Seat
    hand: tuple[Card, ...]
    bids: tuple[tuple[Seat, Bid], ...]
    contract: Contract | None
    taker: Seat | None
    chien: tuple[Card, ...] | None
    discard: tuple[Card, ...] | None
    public_trumps: tuple[Card, ...]
    chelem: bool | None
    poignees: tuple[tuple[Seat, Poignee], ...]
    trick: tuple[tuple[Seat, Card], ...]
    tricks: tuple[Trick, ...]
    won: tuple[int, int]
    petit_sec: tuple[Seat, tuple[Card, ...]] | None
    choices: Choices[TarotAction]
    offers: Choices[TarotAction]
    hands: tuple[tuple[Card, ...], ...] | None
    outcome: Outcome | None
