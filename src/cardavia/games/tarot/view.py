"""What one viewer may see of a tarot deal (SPEC G6)."""

from dataclasses import dataclass

from cardavia.cards import MARSEILLE, Card, Illegal
from cardavia.games.choices import Choices
from cardavia.games.game import Hidden, Outcome
from cardavia.games.seat import SEATS, Seat, Viewer, Watch
from cardavia.games.tarot.actions import Bid, Discard, Poignee, TarotAction
from cardavia.games.tarot.chien import is_petit_sec
from cardavia.games.tarot.levels import Contract
from cardavia.games.tarot.state import State
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


def seen(viewer: Viewer, seat: Seat, action: TarotAction) -> TarotAction | Hidden:
    """What a viewer learns of an action: all of it, but of another's discard only the trumps (SPEC T4)."""
    if isinstance(action, Discard) and viewer is not seat and viewer is not Watch.OPEN:
        return Hidden("discard", action.public)
    return action


def view(
    state: State,
    viewer: Viewer,
    awaited: frozenset[Seat],
    choices: Choices[TarotAction],
    offers: Choices[TarotAction],
) -> TarotView:
    """The view of one viewer; ``Illegal("not_over")`` if it asks to see all before the end."""
    over = state.phase == "over"
    if viewer is Watch.OPEN and not over:
        raise Illegal("not_over")
    opening = state.opening
    taker, contract = opening.taker, opening.contract
    taken = sum(trick.winner is taker for trick in state.tricks)
    shown = over or (contract is not None and contract.shows_chien)
    discard = opening.discard if over or viewer is taker else None
    cards_in = MARSEILLE.cards_in
    return TarotView(
        viewer=viewer,
        phase=state.phase,
        awaited=awaited,
        dealer=opening.setup.dealer,
        hand=cards_in(state.hands[viewer]) if isinstance(viewer, Seat) else (),
        bids=opening.bids,
        contract=contract,
        taker=taker,
        chien=cards_in(opening.chien) if shown else None,
        discard=None if discard is None else cards_in(discard),
        public_trumps=cards_in(opening.public_trumps),
        chelem=opening.chelem,
        poignees=state.poignees,
        trick=state.trick,
        tricks=state.tricks,
        won=(taken, len(state.tricks) - taken),
        petit_sec=_petit_sec(state),
        choices=choices,
        offers=offers,
        hands=tuple(cards_in(pile) for pile in opening.deal.piles[:4])
        if over and viewer is not Watch.WATCHER
        else None,
        outcome=state.outcome,
    )


def _petit_sec(state: State) -> tuple[Seat, tuple[Card, ...]] | None:
    if state.outcome is None or state.outcome.cancelled != "petit_sec":
        return None
    piles = state.opening.deal.piles
    seat = next(seat for seat in SEATS if is_petit_sec(piles[seat]))
    return seat, MARSEILLE.cards_in(piles[seat])
