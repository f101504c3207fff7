"""Our program in a seat at somebody's table: what it says and what it must decide. No clock and no network in here.

What the manager says goes in with :meth:`Program.hear`; what is to be said gathers in :meth:`Program.sent`. When it is
for the robot to act, :attr:`Program.asked` is its view, and :meth:`Program.decide` takes the answer.
"""

from cardavia.cards import Illegal, Unreadable
from cardavia.games import Seat
from cardavia.games.bridge import BridgeView, Call, Play, Setup
from cardavia.wire.messages import (
    BoardIs,
    Called,
    Carded,
    Cards,
    Connecting,
    End,
    Fault,
    Message,
    Ready,
    Refused,
    Seated,
    Start,
    Teams,
    ToLead,
)
from cardavia.wire.reading import quoted, read
from cardavia.wire.seen import Seen
from cardavia.wire.writing import write

_HAND = 13


class Program:
    """The program's side of the protocol, for one connection."""

    def __init__(self, team: str, seat: Seat | None) -> None:
        self.team = team
        self.seat = seat
        self.teams: tuple[str, str] | None = None
        #: What the robot is to act on; a new one each time.
        self.asked: BridgeView | None = None
        self.over = False
        #: How many boards were played to the end.
        self.boards = 0
        self._sent: list[str] = [write(Connecting(team, seat))]
        self._seated = False
        self._board: BoardIs | None = None
        self._seen: Seen | None = None
        self._may_lead = False
        self._own: Called | Carded | None = None

    def sent(self) -> list[str]:
        """The lines to send, each given once."""
        sent, self._sent = self._sent, []
        return sent

    def hear(self, line: str) -> None:
        """A line of the manager. What says nothing to us (timing, chat) is passed over.

        ``Illegal("sent_away", text=…)`` if the manager refuses us, ``Illegal("manager_out_of_step", text=…)`` if what
        it says can't be now, ``Illegal("manager_refused", text=…)`` if it doesn't take what we did.
        """
        try:
            message = read(line)
        except Unreadable:
            if self._seated:
                return
            raise Illegal("sent_away", text=quoted(line)) from None
        if isinstance(message, Fault):
            raise Illegal("sent_away", text=quoted(message.text or line))
        try:
            self._take(message)
        except Illegal as refusal:
            if refusal.reason == "manager_refused":
                raise
            raise Illegal("manager_out_of_step", text=quoted(line), cause=refusal) from refusal

    def decide(self, action: object) -> None:
        """What the robot does. ``Illegal("robot_strayed", text=…, chosen=…)`` if the rules don't allow it."""
        view, self.asked = self.asked, None
        seen = self._playing
        if view is None or action not in view.choices:
            raise Illegal("robot_strayed", text=self.team, chosen=str(getattr(action, "text", action)))
        if isinstance(action, Play):
            self._own = Carded(seen.turn, action.card)
            seen.play(action.card)
        elif isinstance(action, Call):
            self._own = Called(seen.turn, action)
            seen.call(action)
        if self._own is not None:
            self._say(self._own)
        self._may_lead = False
        self._go_on(seen)

    def _take(self, message: Message) -> None:
        if isinstance(message, Seated):
            self._seated = True
            self.seat = message.seat
            self._say(Ready(message.seat, "teams"))
        elif isinstance(message, End):
            self._drop()
            self.over = True
        elif isinstance(message, Teams):
            # Said again by one manager when it begins a session anew: there is nothing new to answer.
            if self.teams is None:
                self._say(Ready(self._me, "start"))
            self.teams = (message.north_south, message.east_west)
        elif isinstance(message, Start):
            self._drop()
            self._say(Ready(self._me, "deal"))
        elif isinstance(message, BoardIs):
            self._drop()
            self._board = message
            self._say(Ready(self._me, "cards"))
        elif isinstance(message, Refused):
            raise Illegal("manager_refused", text="" if self._own is None else write(self._own))
        else:
            self._in_play(message)

    def _in_play(self, message: Message) -> None:
        if isinstance(message, Cards):
            self._cards(message)
        elif isinstance(message, ToLead):
            self._may_lead = True
            if self._seen is not None and self._seen.mine and self._seen.leading and self.asked is None:
                self._go_on(self._seen)
        elif isinstance(message, Called | Carded):
            seen = self._playing
            if message == self._own:
                return  # some managers tell us our own
            if message.seat is not seen.turn or seen.mine:
                raise Illegal("not_your_turn", seat=seen.turn)
            if isinstance(message, Called):
                seen.call(message.call)
            else:
                seen.play(message.card)
            self._go_on(seen)

    def _cards(self, message: Cards) -> None:
        if len(message.cards) != _HAND:
            raise Illegal("hand_size", count=len(message.cards), expected=_HAND)
        if message.seat is self._me and self._board is not None and self._seen is None:
            setup = Setup(self._board.dealer, self._board.vulnerable)
            self._seen = Seen(self._me, setup, message.cards)
            self._go_on(self._seen)
        elif message.seat is None:
            seen = self._playing
            if not seen.dummy and not seen.is_dummy:
                seen.dummy = message.cards
                self._go_on(seen)

    @property
    def _me(self) -> Seat:
        if self.seat is None:
            raise Illegal("wrong_phase")
        return self.seat

    @property
    def _playing(self) -> Seen:
        if self._seen is None:
            raise Illegal("wrong_phase")
        return self._seen

    def _drop(self) -> None:
        self._seen = self._board = self._own = self.asked = None
        self._may_lead = False

    def _go_on(self, seen: Seen) -> None:
        """What is next: to act, or to be ready for what another does."""
        contract = seen.contract
        if seen.over:
            self.boards += 1
        elif seen.bidding:
            if seen.mine:
                self.asked = seen.view()
            else:
                self._say(Ready(self._me, "bid", seen.turn))
        elif contract is None:
            raise Illegal("passed_out")
        elif len(seen.played) == 1 and not seen.dummy and not seen.is_dummy:
            self._say(Ready(self._me, "dummy"))
        elif not seen.mine:
            of = None if seen.turn is contract.dummy else seen.turn
            self._say(Ready(self._me, "card", of, seen.trick))
        elif self._may_lead or not seen.leading:
            self.asked = seen.view()

    def _say(self, message: Message) -> None:
        self._sent.append(write(message))
