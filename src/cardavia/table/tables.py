"""The service that people, pages and programs play through (SPEC G5 to G11)."""

import secrets
from collections.abc import Iterator, Mapping

from cardavia.cards import Illegal, Unreadable
from cardavia.deals import count
from cardavia.games import SEATS, Deal, Seat, Viewer, game, plain
from cardavia.records import Record
from cardavia.robots import levels, robot
from cardavia.table.course import Course, folded
from cardavia.table.event import Event, event
from cardavia.table.founding import Founding, Sitter
from cardavia.table.ledger import Ledger
from cardavia.table.look import Listed, Look, listed, look, undoable
from cardavia.table.pace import check_pace
from cardavia.table.ports import Clash, Ports
from cardavia.table.recorded import find_record
from cardavia.table.refusals import NotFound, Stale
from cardavia.table.row import VERSION, Row, lifted

#: Bytes of a table's and a record's token: 192 bits, not to be guessed.
TOKEN = 24

#: The longest action text and the longest request key, in characters.
LONGEST_TEXT = 400
LONGEST_KEY = 100


class Tables:
    """Tables founded, looked at and played. Every method is safe to repeat with the same request key, from several
    threads, in several processes. ``person`` is the id of who asks; a person who has no business at a table gets
    the same ``NotFound`` as for one that isn't there.

    >>> from cardavia.table.memory import Room
    >>> room = Room()
    >>> table = room.tables.create("anna", "tarot", values={"dealer": "W"}, key="1")
    >>> room.drain()  # the robots act until a person is awaited
    0
    >>> look = room.tables.look(table, "anna")
    >>> look.view.phase, look.seat.letter, len(look.view.hand)
    ('bidding', 'S', 18)
    >>> look = room.tables.act(table, "anna", "garde", seq=look.seq, key="2")
    """

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    @property
    def ports(self) -> Ports:
        return self._ledger.ports

    def create(
        self,
        owner: str,
        game_name: str,
        *,
        key: str,
        match: str = "single",
        values: Mapping[str, object] | None = None,
        robots: Mapping[Seat, str] | None = None,
        pace: str = "normal",
        deal: Deal | None = None,
        index: int | None = None,
    ) -> str:
        """Founds a table, deals, and gives its token.

        ``values`` are the match's settings as ``Game.match`` reads them. ``robots`` gives a level, or
        ``LEVEL:SYSTEM``, for each seat that a robot holds (by default ``greedy`` in all but South); the owner sits in
        the seat that is left, or watches if none is. ``deal`` gives the first deal, ``index`` asks for it by number.
        ``Unreadable``: ``no_such_game``, ``no_such_match``, ``no_such_robot``, ``no_such_system``, ``bad_field``,
        ``no_such_deal``; ``Illegal``: ``one_seat_each``, and what ``Game.check_deal`` refuses.
        """
        log = self.ports.log
        _check_key(key)
        known = log.created(owner, key)
        if known is not None:
            return known
        founding = _founding(owner, game_name, match, values or {}, robots, check_pace(pace))
        rules = game(game_name)
        if deal is not None:
            rules.check_deal(deal)
        if index is not None and not 0 <= index < count(rules):
            raise Unreadable("no_such_deal", number=str(index), last=str(count(rules) - 1))
        table = secrets.token_urlsafe(TOKEN)
        setup = Row(table, 0, "setup", None, owner, founding.text, VERSION, self.ports.clock.now(), key)
        course = Course.founded(setup)
        row, sealed = self._ledger.deal_row(course, deal, index, owner, None)
        try:
            self._ledger.append(course, row, sealed, setup)
        except Clash:
            found = log.created(owner, key)
            if found is None:
                raise
            return found
        return table

    def look(self, table: str, person: str) -> Look:
        """The table as this person sees it now."""
        course = self._ledger.course(table)
        return self._look(course, _viewer(course, person))

    def act(self, table: str, person: str, text: str, *, seq: int, key: str) -> Look:
        """Does what ``text`` says (``Game.read``), for the person's seat, and gives the look after it.

        ``seq`` is that of the look acted on, ``key`` names the request: the same once more changes nothing and gives
        the table as it is. ``Stale`` if the table has moved on; ``Unreadable``, ``Ambiguous``, ``Illegal`` as the rules
        say (``not_your_turn``, ``must_follow``, …); ``Illegal("key_used")`` if the key was another request's.
        """
        course, viewer, done = self._begin(table, person, key, "act", text)
        if done:
            return self._look(course, viewer)
        _check_seq(course, seq)
        dealt = course.dealt
        if not isinstance(viewer, Seat):
            raise Illegal("watchers_only_watch")
        if dealt is None or dealt.revealed:
            raise Illegal("deal_over")
        if len(text) > LONGEST_TEXT:
            raise Unreadable("too_long", most=LONGEST_TEXT)
        action = course.game.read(dealt.state, viewer, text)
        course.game.apply(dealt.state, viewer, action)
        row = self._ledger.row(course, "act", action.text, viewer, person, key)
        return self._write(course, person, row)

    def undo(self, table: str, person: str, *, seq: int, key: str) -> Look:
        """Takes back the person's last action: until any other seat has acted, not if it showed the person a hidden
        card, never among people (SPEC G11). ``Illegal("no_undo")`` otherwise, ``Stale`` if the table has moved on."""
        course, viewer, done = self._begin(table, person, key, "undo")
        if done:
            return self._look(course, viewer)
        _check_seq(course, seq)
        step = undoable(course, viewer)
        if step is None:
            raise Illegal("no_undo")
        row = self._ledger.row(course, "undo", str(step.row.seq), step.seat, person, key)
        return self._write(course, person, row)

    def next_deal(self, table: str, person: str, *, seq: int, key: str) -> Look:
        """Deals again: the match's next deal, or the first of a new match when it is over. ``Illegal("deal_not_over")``
        while a deal goes on, ``Stale`` if the table has moved on."""
        course, viewer, done = self._begin(table, person, key, "deal")
        if done:
            return self._look(course, viewer)
        _check_seq(course, seq)
        if course.dealt is not None and not course.dealt.revealed:
            raise Illegal("deal_not_over")
        row, sealed = self._ledger.deal_row(course, None, None, person, key)
        return self._write(course, person, row, sealed)

    def events(self, table: str, person: str, since: int = 0) -> tuple[Event, ...]:
        """What has happened from row ``since`` on, each row as this person may see it. To follow a table, wait with
        ``ports.bus.wait(table, seq)`` and ask again."""
        course = self._ledger.course(table)
        return self._events(course, _viewer(course, person), since)

    def record(self, table: str, person: str, number: int | None = None) -> Record:
        """The record of a deal that is over (of the last one dealt if no number is given), open.
        ``Illegal("not_over")`` while it goes on, ``NotFound("no_such_deal")`` for a number that was not dealt."""
        course = self._ledger.course(table)
        _viewer(course, person)
        return find_record(self._ledger, course, number)

    def share(self, table: str, person: str, number: int | None = None) -> str:
        """A token by which anyone can read the record of a deal that is over; the same each time it is asked for."""
        number = self.record(table, person, number).number
        return self.ports.shares.token(table, number, secrets.token_urlsafe(TOKEN))

    def shared(self, token: str) -> Record:
        """The record that the token opens; ``NotFound("no_such_record")``."""
        found = self.ports.shares.find(token)
        if found is None:
            raise NotFound("no_such_record")
        table, number = found
        return find_record(self._ledger, self._ledger.course(table), number)

    def mine(self, person: str) -> tuple[Listed, ...]:
        """The person's tables, newest first."""
        courses = (self._ledger.course(table) for table in self.ports.log.tables(person))
        return tuple(listed(course, person) for course in courses)

    # How a request goes.

    def _begin(
        self, table: str, person: str, key: str, kind: str, text: str | None = None
    ) -> tuple[Course, Viewer, bool]:
        """The table, what the person is there, and whether this very request was done before."""
        _check_key(key)
        course = self._ledger.course(table)
        viewer = _viewer(course, person)
        done = self.ports.log.by_key(table, person, key)
        if done is None:
            return course, viewer, False
        self._check_same(done, kind, text)
        # The first of the two requests may have been answered between our two reads.
        return self._ledger.course(table), viewer, True

    def _check_same(self, done: Row, kind: str, text: str | None) -> None:
        same = done.kind == kind
        if same and text is not None and text != done.text and done.seat is not None:
            then = self._ledger.course_at(done.table, done.seq)
            same = then.dealt is not None and then.game.read(then.dealt.state, done.seat, text).text == done.text
        if not same:
            raise Illegal("key_used")

    def _write(self, course: Course, person: str, row: Row, sealed: str | None = None) -> Look:
        try:
            after = self._ledger.append(course, row, sealed)
        except Clash:
            after = self._ledger.course(course.table)
            done = self.ports.log.by_key(row.table, person, row.key or "")
            if done is None:
                raise Stale(seq=after.seq) from None
            self._check_same(done, row.kind, row.text if row.kind == "act" else None)
        return self._look(after, _viewer(after, person))

    def _look(self, course: Course, viewer: Viewer) -> Look:
        dealt = course.dealt
        if dealt is None:
            raise NotFound()
        own = [step.row.seq for step in dealt.steps if step.seat is viewer]
        return look(course, dealt, viewer, self._events(course, viewer, own[-1] if own else dealt.seq))

    def _events(self, course: Course, viewer: Viewer, since: int) -> tuple[Event, ...]:
        rows = [lifted(row) for row in self.ports.log.rows(course.table, max(since, 0)) if row.seq < course.seq]
        dealt = course.dealt
        if dealt is not None and since >= dealt.seq:
            before = {step.row.seq: step.before for step in dealt.steps}
            return tuple(event(course.game, row, before.get(row.seq), viewer) for row in rows)
        return tuple(self._told_again(course.table, viewer, since))

    def _told_again(self, table: str, viewer: Viewer, since: int) -> Iterator[Event]:
        """The events of earlier deals: the table is folded again from its first row."""
        log = self.ports.log
        course = None
        for row in map(lifted, log.rows(table)):
            state = course.dealt.state if course is not None and course.dealt is not None else None
            if row.seq >= since:
                yield event(game(self._ledger.course(table).founding.game), row, state, viewer)
            course = folded([row], lambda seq: log.sealed(table, seq), course)


def _founding(
    owner: str,
    game_name: str,
    match: str,
    values: Mapping[str, object],
    robots: Mapping[Seat, str] | None,
    pace: str,
) -> Founding:
    rules = game(game_name)
    rules.match(match, values)  # refuses what it can't read
    if robots is None:
        robots = {seat: "greedy" for seat in SEATS if seat is not Seat.SOUTH}
    known = levels(game_name)
    for level in robots.values():
        if level.partition(":")[0] not in known:
            raise Unreadable("no_such_robot", text=level, levels=known)
        if ":" in level:
            robot(game_name, level)  # refuses a system that it doesn't play
    if len(robots) < len(SEATS) - 1:
        raise Illegal("one_seat_each", count=len(SEATS) - len(robots))
    north, east, south, west = (
        Sitter(robot=robots[seat]) if seat in robots else Sitter(person=owner) for seat in SEATS
    )
    told = {name: plain(value) for name, value in values.items()}
    return Founding(owner, game_name, match, told, (north, east, south, west), pace)


def _viewer(course: Course, person: str) -> Viewer:
    viewer = course.viewer(person)
    if viewer is None:
        raise NotFound()
    return viewer


def _check_seq(course: Course, seq: int) -> None:
    if seq != course.seq:
        raise Stale(seq=course.seq)


def _check_key(key: str) -> None:
    if not 0 < len(key) <= LONGEST_KEY:
        raise Unreadable("bad_field", field="key", value=key[:LONGEST_KEY])
