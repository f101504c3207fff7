"""One board at a manager's table: what is said at each step, and what each program must say before the next.

A step waits for all of those in ``awaited``: the one whose turn it is acts (``None``), the others are ready for it.
What is to be sent gathers in ``said``.
"""

from dataclasses import replace

from cardavia.cards import Illegal
from cardavia.games import SEATS, Outcome, Seat, Watch
from cardavia.games.bridge import BRIDGE, PLAYS, Action, BridgeView, State
from cardavia.records import Act
from cardavia.wire.boards import Dealt
from cardavia.wire.messages import BoardIs, Called, Carded, Cards, Message, Ready, Start, ToLead


class Course:
    """A board from its start to its end."""

    def __init__(self, board: Dealt) -> None:
        self.board = board
        self.acts: list[Act] = []
        self.outcome: Outcome | None = None
        #: Grows with each step.
        self.step = 0
        self.said: list[tuple[Seat, Message]] = [(seat, Start()) for seat in SEATS]
        self.awaited: dict[Seat, Ready | None] = {seat: Ready(seat, "deal") for seat in SEATS}
        self._state: State | None = None
        self._dealt = False
        self._dummy_shown = False
        self._done: tuple[Seat, Called | Carded, State] | None = None

    @property
    def view(self) -> BridgeView | None:
        """What one who watches sees; ``None`` before the cards are dealt."""
        return None if self._state is None else BRIDGE.view(self._state, Watch.WATCHER)

    def fits(self, message: Ready) -> bool:
        """Is this what the program must say? Dummy may be called by its seat, and the number of the trick is not
        looked at: programs get it wrong."""
        wanted = self.awaited.get(message.seat)
        if wanted is None or message.what != wanted.what:
            return False
        dummy = None if self._state is None else self._open.dummy
        return (message.of or dummy) == (wanted.of or dummy)

    def surplus(self, message: Ready) -> bool:
        """Is it something that programs say though they needn't?"""
        return message.what in ("teams", "start") or (message.what == "dummy" and self._dummy_shown)

    def ready(self, seat: Seat) -> None:
        """The program in this seat has said what it must."""
        del self.awaited[seat]
        self._go_on()

    def act(self, seat: Seat, message: Called | Carded) -> None:
        """The program whose turn it is calls or plays; ``Illegal`` says why it may not.

        Declarer may name its own seat for dummy's card; otherwise the seat named is that whose call or card it is, else
        ``Illegal("not_your_turn", seat=…)``.
        """
        turn = self._open.playing or seat
        action: Action
        if isinstance(message, Called):
            action, named = message.call, message.seat is seat
        else:
            action, named = PLAYS[turn][message.card.index], message.seat in (seat, turn)
            message = replace(message, seat=turn)
        if not named:
            raise Illegal("not_your_turn", seat=turn)
        after = BRIDGE.apply(self._playing, seat, action)
        self.acts.append(Act(seat, action.text))
        self._done = (seat, message, after)
        self.ready(seat)

    @property
    def _playing(self) -> State:
        if self._state is None:
            raise Illegal("wrong_phase")
        return self._state

    @property
    def _open(self) -> BridgeView:
        return BRIDGE.view(self._playing, Watch.WATCHER)

    def _go_on(self) -> None:
        """The next step, once all have done their part of this one."""
        if self.awaited:
            return
        self.step += 1
        board = self.board
        if not self._dealt:
            self._dealt = True
            told = BoardIs(str(board.number), board.setup.dealer, board.setup.vulnerable)
            self.said += [(seat, told) for seat in SEATS]
            self.awaited = {seat: Ready(seat, "cards") for seat in SEATS}
            return
        if self._state is None:
            self._state = BRIDGE.start(board.setup, board.deal)
            self.said += [(seat, Cards(seat, BRIDGE.view(self._state, seat).hand)) for seat in SEATS]
        elif self._done is not None:
            player, message, self._state = self._done
            self._done = None
            self._relay(player, message)
        else:
            self._dummy_shown = True
            view = self._open
            self.said += [(seat, Cards(None, view.dummy_hand or ())) for seat in SEATS if seat is not view.dummy]
        self.outcome = BRIDGE.outcome(self._state)
        if self.outcome is None:
            self._turn(self._open)

    def _relay(self, player: Seat, message: Called | Carded) -> None:
        """What was called or played, to the other three; what a call means, not to the caller's partner."""
        for seat in SEATS:
            if seat is player.partner and isinstance(message, Called):
                self.said.append((seat, replace(message, alert=False, text="")))
            elif seat is not player:
                self.said.append((seat, message))

    def _turn(self, view: BridgeView) -> None:
        """Whose turn it is next, and what the others must be ready for."""
        if view.dummy_hand is not None and not self._dummy_shown:
            self.awaited = {seat: Ready(seat, "dummy") for seat in SEATS if seat is not view.dummy}
            return
        (player,) = view.awaited
        of = None if view.playing is not None and view.playing is view.dummy else player
        if view.playing is not None and not view.trick:
            self.said.append((player, ToLead(of)))
        what, trick = ("bid", None) if view.playing is None else ("card", len(view.tricks) + 1)
        self.awaited = {seat: Ready(seat, what, of, trick) for seat in SEATS if seat is not player}
        self.awaited[player] = None
