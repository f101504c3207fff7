"""How a view of a bridge deal is built from what its viewer may see (SPEC G6, B5, B8)."""

from typing import Any

from cardavia.cards import FRENCH, Card, Illegal
from cardavia.games.bridge.auction import Auction, allowed, by_seat
from cardavia.games.bridge.claims import answers, asked, offered
from cardavia.games.bridge.known import shown_to
from cardavia.games.bridge.play import Playing, plays
from cardavia.games.bridge.view import BridgeView
from cardavia.games.choices import NOTHING, Choices
from cardavia.games.game import Outcome
from cardavia.games.seat import SEATS, Seat, Viewer, Watch

NOBODY: frozenset[Seat] = frozenset()
ALONE: tuple[frozenset[Seat], ...] = tuple(frozenset((seat,)) for seat in SEATS)


def awaited(state: Auction | Playing) -> frozenset[Seat]:
    """Who must act."""
    if isinstance(state, Auction):
        return NOBODY if state.closed else ALONE[state.turn]
    if state.claim is not None:
        return asked(state)
    return NOBODY if state.over else ALONE[state.player]


def legal(state: Auction | Playing, seat: Seat) -> Choices[Any]:
    """What ``seat`` may answer to what is awaited of it."""
    if isinstance(state, Auction):
        return allowed(state) if seat is state.turn and not state.closed else NOTHING
    if state.claim is not None:
        return answers(seat) if seat in asked(state) else NOTHING
    return plays(state) if seat is state.player and not state.over else NOTHING


def offers(state: Auction | Playing, seat: Seat) -> Choices[Any]:
    """What ``seat`` may do unasked: claim."""
    return NOTHING if isinstance(state, Auction) else offered(state, seat)


def build(state: Auction | Playing, viewer: Viewer, outcome: Outcome | None) -> BridgeView:
    """The view; ``Illegal("not_over")`` for ``Watch.OPEN`` while the deal goes on."""
    if viewer is Watch.OPEN and outcome is None:
        raise Illegal("not_over")
    seat = viewer if isinstance(viewer, Seat) else None
    choices, chances = (NOTHING, NOTHING) if seat is None else (legal(state, seat), offers(state, seat))
    opened = None
    if outcome is not None and viewer is not Watch.WATCHER:
        opened = tuple(FRENCH.cards_in(pile) for pile in state_deal(state).piles)
    if isinstance(state, Auction):
        piles = state.deal.piles
        return BridgeView(
            viewer=viewer,
            phase="auction" if outcome is None else "over",
            awaited=awaited(state),
            dealer=state.setup.dealer,
            vulnerable=state.setup.vulnerable,
            scoring=state.setup.scoring,
            hand=_held(piles, seat),
            auction=by_seat(state.setup, state.calls),
            contract=None,
            declarer=None,
            dummy=None,
            dummy_hand=None,
            playing=None,
            trick=(),
            tricks=(),
            won=(0, 0),
            claim=None,
            claims=(),
            shown=(),
            choices=choices,
            offers=chances,
            hands=opened,
            outcome=outcome,
        )
    board = state.board
    shown = () if seat is None else shown_to(state, seat)
    phase = "over" if state.over else "play" if state.claim is None else "claim"
    return BridgeView(
        viewer=viewer,
        phase=phase,
        awaited=awaited(state),
        dealer=board.setup.dealer,
        vulnerable=board.setup.vulnerable,
        scoring=board.setup.scoring,
        hand=_held(state.hands, seat),
        auction=by_seat(board.setup, board.calls),
        contract=board.contract,
        declarer=board.declarer,
        dummy=board.dummy,
        dummy_hand=FRENCH.cards_in(state.hands[board.dummy]) if state.dummy_faced else None,
        playing=None if state.over else state.turn,
        trick=tuple((play.seat, play.card) for play in state.trick),
        tricks=state.tricks,
        won=won(state),
        claim=state.claim,
        claims=state.claims,
        shown=tuple((other, FRENCH.cards_in(state.hands[other])) for other in shown),
        choices=choices,
        offers=chances,
        hands=opened,
        outcome=outcome,
    )


def state_deal(state: Auction | Playing) -> Any:
    return state.deal if isinstance(state, Auction) else state.board.deal


def won(state: Playing) -> tuple[int, int]:
    """The tricks that NS and EW have: all 13 of them once a claim is granted."""
    if state.settled is not None:
        return state.settled, 13 - state.settled
    return state.ns, len(state.tricks) - state.ns


def _held(hands: tuple[int, ...], seat: Seat | None) -> tuple[Card, ...]:
    return () if seat is None else FRENCH.cards_in(hands[seat])
