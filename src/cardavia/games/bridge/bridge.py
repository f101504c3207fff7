"""Contract bridge as a :class:`~cardavia.games.Game` (SPEC B1 to B8)."""

from collections.abc import Mapping
from typing import Any

from cardavia.cards import FRENCH, Illegal, Unreadable
from cardavia.games.bridge import reading, seeing
from cardavia.games.bridge.actions import Action, Answer, Claim, Play
from cardavia.games.bridge.auction import Auction, called, opened
from cardavia.games.bridge.calls import Call
from cardavia.games.bridge.chicago import chicago
from cardavia.games.bridge.claims import answered, claimed
from cardavia.games.bridge.play import Playing, dealt, played
from cardavia.games.bridge.result import outcome, passed_out
from cardavia.games.bridge.seeing import ALONE, NOBODY
from cardavia.games.bridge.setup import Setup, read_setup
from cardavia.games.bridge.single import Single
from cardavia.games.bridge.view import BridgeView
from cardavia.games.choices import Choices
from cardavia.games.game import Deal, Game, Hidden, Match, Outcome
from cardavia.games.seat import SEATS, Seat, Viewer

State = Auction | Playing


class Bridge(Game[Setup, State, Action, BridgeView]):
    """The rules of one deal.

    >>> suits = ["C", "D", "H", "S"]
    >>> state = BRIDGE.start(Setup(), Deal(tuple(FRENCH.suits[suit] for suit in suits)))
    >>> for text in ["1D", "P", "P", "7S"]:
    ...     [seat] = BRIDGE.awaited(state)
    ...     state = BRIDGE.apply(state, seat, BRIDGE.read(state, seat, text))
    >>> BRIDGE.legal(state, Seat.SOUTH).count()  # pass, double, 7NT
    3
    """

    name = "bridge"
    pack = FRENCH
    sizes = (13, 13, 13, 13)
    order = SEATS
    matches = ("single", "chicago")

    def start(self, setup: Setup, deal: Deal) -> State:
        return opened(setup, deal)

    def awaited(self, state: State) -> frozenset[Seat]:
        if isinstance(state, Auction):
            return ALONE[state.turn] if not state.closed else NOBODY
        if state.claim is None and state.settled is None and len(state.tricks) < 13:
            return ALONE[state.player]
        return seeing.awaited(state)

    def legal(self, state: State, seat: Seat) -> Choices[Any]:
        return seeing.legal(state, seat)

    def offers(self, state: State, seat: Seat) -> Choices[Any]:
        return seeing.offers(state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The next state. ``Illegal`` (or its reason) beside those of ``called``, ``played``, ``claimed`` and
        ``answered``: ``deal_over``, ``not_your_turn``, ``wrong_phase`` (a call in the play, a card in the auction),
        ``claim_pending``."""
        if isinstance(state, Auction):
            return _call(state, seat, action)
        if isinstance(action, Play):
            if state.over:
                raise Illegal("deal_over")
            if state.claim is not None:
                raise Illegal("claim_pending", seat=state.claim.seat)
            return played(state, seat, action)
        if isinstance(action, Claim):
            return claimed(state, seat, action)
        if isinstance(action, Answer):
            return answered(state, seat, action)
        if state.over:
            raise Illegal("deal_over")
        raise Illegal("wrong_phase", phase="play", wanted="auction")

    def seen(self, state: State, viewer: Viewer, seat: Seat, action: Action) -> Action | Hidden:
        """All of it: whatever a bridge player says or plays is said and played to the whole table."""
        return action

    def view(self, state: State, viewer: Viewer) -> BridgeView:
        return seeing.build(state, viewer, self.outcome(state))

    def outcome(self, state: State) -> Outcome | None:
        if isinstance(state, Auction):
            return passed_out(state.setup) if state.closed else None
        if not state.over:
            return None
        board = state.board
        won = seeing.won(state)[board.declarer & 1]
        claim = state.claims[-1] if state.settled is not None else None
        return outcome(board.setup, board.contract, won, claim)

    def read(self, state: State, seat: Seat, text: str) -> Action:
        if isinstance(state, Auction):
            return reading.in_auction(seat, text)
        return reading.in_play(state, seat, text)

    def read_setup(self, values: Mapping[str, object]) -> Setup:
        return read_setup(values)

    def match(self, kind: str, values: Mapping[str, object]) -> Match:
        """``single``: one deal, its values those of a setup. ``chicago``: see :func:`chicago`."""
        if kind == "chicago":
            return chicago(values)
        if kind == "single":
            return Single(read_setup(values))
        raise Unreadable("no_such_match", text=kind, matches=self.matches)


def _call(auction: Auction, seat: Seat, action: Action) -> State:
    if auction.closed:
        raise Illegal("deal_over")
    if seat is not auction.turn and seat != auction.turn:
        raise Illegal("not_your_turn", seat=auction.turn)
    if not isinstance(action, Call):
        raise Illegal("wrong_phase", phase="auction", wanted="play")
    after = called(auction, action)
    if after.passes >= 3 and after.closed:
        return dealt(after) or after
    return after


BRIDGE = Bridge()
