"""A table as its manager keeps it: four programs, one board after another. No clock and no network in here.

Lines go in with :meth:`Table.hear`, what is to be sent comes out of :meth:`Table.sent`, what happened of
:meth:`Table.reports`. A program's line that comes before its turn waits in its inbox.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cardavia.cards import Refusal, Unreadable
from cardavia.games import SEATS, Outcome, Seat
from cardavia.records import Record
from cardavia.wire.boards import Dealt
from cardavia.wire.course import Course
from cardavia.wire.messages import Called, Carded, End, Fault, Message, Ready, Refused, Seated, Teams, Timing
from cardavia.wire.place import FAREWELL, Patience, Place, Report, Stage
from cardavia.wire.reading import quoted, read
from cardavia.wire.writing import write


@dataclass(frozen=True, slots=True)
class Result:
    """A board that was played to its end at this table."""

    board: Dealt
    record: Record
    outcome: Outcome

    @property
    def north_south(self) -> int:
        """The points of North and South."""
        return int(self.outcome.scores[Seat.NORTH])


class Table:
    """The manager's side of the protocol at one table. Times are seconds of any clock that never goes back."""

    def __init__(self, boards: Sequence[Dealt], patience: Patience | None = None, title: str = "") -> None:
        self.places: dict[Seat, Place] = {}
        #: The teams of North–South and East–West, once somebody sits for them.
        self.teams: list[str | None] = [None, None]
        self.results: list[Result] = []
        self.course: Course | None = None
        self.over = False
        self.broken = False
        self._patience = patience or Patience()
        self._title = title
        self._boards = tuple(boards)
        self._at = 0
        self._starts = 0
        self._step = 0
        self._away: dict[Seat, float] = {}
        self._sent: list[tuple[Seat, str | None]] = []
        self._reports: list[Report] = []
        self._thought = [0.0, 0.0]
        self._total = [0.0, 0.0]

    # What goes in

    def seat(self, seat: Seat, team: str, now: float) -> None:
        """Gives a free seat to a program of this team."""
        self.places[seat] = Place(team, now)
        self.teams[seat & 1] = team
        self._away.pop(seat, None)
        self._say(seat, Seated(seat, team))
        self._report("seated", seat)

    def hear(self, seat: Seat, line: str, now: float) -> None:
        """A line of the program in this seat."""
        place = self.places.get(seat)
        if place is None or self.over:
            return
        try:
            place.inbox.append(read(line))
        except Unreadable:
            self._wrong(seat, now, "unreadable", line=quoted(line))
            return
        self._work(now)
        if len(place.inbox) > self._patience.ahead and self.places.get(seat) is place:
            self.expel(seat, now, "flood")

    def leave(self, seat: Seat, now: float) -> None:
        """The program in this seat is gone."""
        if seat in self.places and not self.over:
            self._report("left", seat)
            self._gone(seat, now)

    def expel(self, seat: Seat, now: float, why: str) -> None:
        """Sends the program in this seat away; it may come back. ``why`` is one of :data:`FAREWELL`."""
        if seat in self.places and not self.over:
            self._report(why, seat)
            self._send_away(seat, now, why)

    def tick(self, now: float) -> None:
        """Sends away who has let the table wait too long, and ends the session if nobody came back."""
        for seat, place in list(self.places.items()):
            if self._hears(seat, place) and now - place.since > self._patience.act:
                self.expel(seat, now, "stalled")
        gone = [seat for seat, since in self._away.items() if now - since > self._patience.away]
        if gone and not self.over:
            self._end(Report("broken", gone[0], self.teams[gone[0] & 1] or ""))

    # What comes out

    def sent(self) -> list[tuple[Seat, str | None]]:
        """The lines to send, in order, each given once; ``None`` for a connection to close."""
        sent, self._sent = self._sent, []
        return sent

    def reports(self) -> list[Report]:
        """What happened since the last time."""
        reports, self._reports = self._reports, []
        return reports

    # Who is heard

    def _hears(self, seat: Seat, place: Place) -> bool:
        """Does the table wait for this program now?"""
        if place.stage is Stage.READY:
            return self.course is not None and seat in self.course.awaited
        return place.stage is not Stage.WAITING

    def _work(self, now: float) -> None:
        """Takes what the inboxes hold, as far as it is its turn."""
        moved = True
        while moved:
            moved = False
            for seat in SEATS:
                place = self.places.get(seat)
                while place is not None and place.inbox and not self.over and self._hears(seat, place):
                    moved = True
                    self._take(seat, place, place.inbox.popleft(), now)
                    place = self.places.get(seat)

    def _take(self, seat: Seat, place: Place, message: Message, now: float) -> None:
        course = self.course
        if place.stage is not Stage.READY or course is None:
            self._gather(seat, place, message, now)
        elif isinstance(message, Called | Carded) and not place.deaf:
            self._act(seat, course, message, now)
        elif isinstance(message, Ready) and message.seat is seat and course.fits(message):
            place.deaf, place.last = False, message
            course.ready(seat)
            self._go_on(course, now)
        elif not place.deaf and not (message == place.last or (isinstance(message, Ready) and course.surplus(message))):
            self._report("out_of_step", seat, line=write(message), due=_due(course.awaited[seat]))
            self._again(now)

    def _gather(self, seat: Seat, place: Place, message: Message, now: float) -> None:
        """Before the first board, or of one who came back."""
        due = Ready(seat, place.stage.value)
        if message != due:
            if message != place.last:
                self._wrong(seat, now, "out_of_step", line=write(message), due=write(due))
            return
        place.last = message
        place.stage = Stage.WAITING if place.stage is Stage.SEATED else Stage.READY
        if len(self.places) < 4 or any(each.stage is Stage.SEATED for each in self.places.values()):
            return
        for other, each in self.places.items():
            if each.stage is Stage.WAITING:
                each.stage, each.since = Stage.TOLD, now
                self._say(other, Teams(str(self.teams[0]), str(self.teams[1])))
        if all(each.stage is Stage.READY for each in self.places.values()):
            self._again(now)

    # Boards

    def _again(self, now: float) -> None:
        """The board at hand from its start on, or the next one if this has been begun too often."""
        if self._starts > self._patience.restarts:
            self._report("given_up", number=self._boards[self._at].number)
            self._next()
        if self._at == len(self._boards):
            self._end(Report("over"))
            return
        self._report("restarted" if self._starts else "begun", number=self._boards[self._at].number)
        self._starts += 1
        for place in self.places.values():
            place.deaf, place.last = True, None
            place.inbox.clear()
        self.course = Course(self._boards[self._at])
        self._step = -1
        self._go_on(self.course, now)

    def _next(self) -> None:
        self._at += 1
        self._starts = 0
        self._thought = [0.0, 0.0]
        for place in self.places.values():
            place.wrong = 0

    def _go_on(self, course: Course, now: float) -> None:
        """Sends what the board has to say, and notes whom it waits for since when."""
        said, course.said = course.said, []
        for seat, message in said:
            self._say(seat, message)
        if course.step != self._step:
            self._step = course.step
            for seat in course.awaited:
                self.places[seat].since = now
        if course.outcome is not None:
            self._finish(course, course.outcome, now)

    def _act(self, seat: Seat, course: Course, message: Called | Carded, now: float) -> None:
        """A call or card; if it may not be, the program is told so and may try again."""
        refused = Refused("bid" if isinstance(message, Called) else "card")
        if course.awaited[seat] is not None:
            self._say(seat, refused)
            self._wrong(seat, now, "out_of_turn", line=write(message))
            return
        thought = now - self.places[seat].since
        try:
            course.act(seat, message)
        except Refusal as refusal:
            self._say(seat, refused)
            self._wrong(seat, now, "illegal", line=write(message), cause=refusal)
            return
        self._thought[seat & 1] += thought
        self._go_on(course, now)

    def _finish(self, course: Course, outcome: Outcome, now: float) -> None:
        board = course.board
        record = Record(
            "bridge",
            {"dealer": board.setup.dealer.letter, "vulnerable": board.setup.vulnerable.value},
            board.deal,
            tuple(course.acts),
            {seat: place.team for seat, place in self.places.items()},
            title=self._title,
            number=board.number,
            origin=board.origin,
        )
        self.results.append(Result(board, record, outcome))
        self._total = [total + thought for total, thought in zip(self._total, self._thought, strict=True)]
        for seat in SEATS:
            self._say(seat, Timing((self._thought[0], self._thought[1]), (self._total[0], self._total[1])))
        self._report("played", result=self.results[-1])
        self._next()
        self._again(now)

    # What goes wrong

    def _wrong(self, seat: Seat, now: float, what: str, **values: object) -> None:
        """Something that a program may not say: it is reported, and the program sent away if it goes on so."""
        self._report(what, seat, **values)
        place = self.places[seat]
        place.wrong += 1
        if place.wrong > self._patience.wrong:
            self._send_away(seat, now, what)

    def _send_away(self, seat: Seat, now: float, why: str) -> None:
        self._report("expelled", seat)
        self._say(seat, Fault(FAREWELL[why]))
        self._sent.append((seat, None))
        self._gone(seat, now)

    def _gone(self, seat: Seat, now: float) -> None:
        """Nothing goes on until somebody sits here again for the same team, for that long the table waits."""
        del self.places[seat]
        self.course = None
        if self._starts or self._at:
            self._away[seat] = now
        elif seat.partner not in self.places:
            self.teams[seat & 1] = None

    def _end(self, report: Report) -> None:
        self.over, self.broken, self.course = True, report.what == "broken", None
        for seat in self.places:
            self._say(seat, End())
            self._sent.append((seat, None))
        self._reports.append(report)

    def _say(self, seat: Seat, message: Message) -> None:
        self._sent.append((seat, write(message)))

    def _report(self, what: str, seat: Seat | None = None, **values: object) -> None:
        team = self.places[seat].team if seat in self.places else ""
        self._reports.append(Report(what, seat, team, values))


def _due(wanted: Ready | None) -> str:
    """What a program should have said instead; empty if it was to call or play."""
    return "" if wanted is None else write(wanted)
