"""The ports in memory, for tests and for a table that nobody needs to find again."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from threading import Lock

from cardavia.table.ledger import ROBOT, Ledger
from cardavia.table.people import Person
from cardavia.table.ports import Clash, Clock, Due, Ports, Thinker
from cardavia.table.row import Row
from cardavia.table.tables import Tables
from cardavia.table.thought import Thought, think
from cardavia.table.waking import Waking


class MemoryLog:
    """The log, the due rows and the shares of one process."""

    def __init__(self) -> None:
        self._rows: dict[str, list[Row]] = defaultdict(list)
        self._sealed: dict[tuple[str, int], str] = {}
        self._keys: dict[tuple[str, str, str], Row] = {}
        self._created: dict[tuple[str, str], str] = {}
        self._dues: dict[tuple[str, int, str], Due] = {}
        self._shares: dict[tuple[str, int], str] = {}
        self._lock = Lock()

    def append(self, rows: Sequence[Row], *, sealed: Mapping[int, str] | None = None, dues: Sequence[Due] = ()) -> None:
        with self._lock:
            for at, row in enumerate(rows):
                if row.seq != len(self._rows.get(row.table, ())) + at:
                    raise Clash(f"{row.table}/{row.seq}")
                if row.actor is None or row.key is None:
                    continue
                if (row.table, row.actor, row.key) in self._keys:
                    raise Clash(row.key)
                if row.kind == "setup" and (row.actor, row.key) in self._created:
                    raise Clash(row.key)
            for row in rows:
                self._rows[row.table].append(row)
                if row.actor is not None and row.key is not None:
                    self._keys[row.table, row.actor, row.key] = row
                    if row.kind == "setup":
                        self._created[row.actor, row.key] = row.table
                if sealed and row.seq in sealed:
                    self._sealed[row.table, row.seq] = sealed[row.seq]
            for due in dues:
                self._dues.setdefault((due.table, due.seq, due.kind), due)

    def rows(self, table: str, since: int = 0) -> tuple[Row, ...]:
        with self._lock:
            return tuple(self._rows.get(table, ())[since:])

    def sealed(self, table: str, seq: int) -> str | None:
        return self._sealed.get((table, seq))

    def by_key(self, table: str, actor: str, key: str) -> Row | None:
        return self._keys.get((table, actor, key))

    def created(self, actor: str, key: str) -> str | None:
        return self._created.get((actor, key))

    def tables(self, actor: str) -> tuple[str, ...]:
        with self._lock:
            return tuple(
                table
                for table, rows in reversed(self._rows.items())
                if any(row.kind in ("setup", "seat") and row.actor == actor for row in rows)
            )

    def take(self, kind: str, until: datetime, now: datetime, lease: datetime, most: int) -> tuple[Due, ...]:
        with self._lock:
            free = [
                due
                for due in self._dues.values()
                if due.kind == kind and due.at <= until and (due.lease is None or due.lease <= now)
            ]
            taken = [replace(due, lease=lease) for due in sorted(free, key=lambda due: due.at)[:most]]
            for due in taken:
                self._dues[due.table, due.seq, due.kind] = due
            return tuple(taken)

    def done(self, due: Due) -> None:
        with self._lock:
            self._dues.pop((due.table, due.seq, due.kind), None)

    def extend(self, dues: Sequence[Due], lease: datetime) -> None:
        with self._lock:
            for due in dues:
                if (due.table, due.seq, due.kind) in self._dues:
                    self._dues[due.table, due.seq, due.kind] = replace(due, lease=lease)

    def release(self, due: Due) -> None:
        with self._lock:
            if (due.table, due.seq, due.kind) in self._dues:
                self._dues[due.table, due.seq, due.kind] = replace(due, lease=None)

    def token(self, table: str, number: int, fresh: str) -> str:
        return self._shares.setdefault((table, number), fresh)

    def find(self, token: str) -> tuple[str, int] | None:
        return next((place for place, known in self._shares.items() if known == token), None)


class MemoryPeople:
    """The people of one process."""

    def __init__(self) -> None:
        self._people: dict[str, Person] = {}

    def add(self, person: Person) -> None:
        self._people.setdefault(person.id, person)

    def find(self, person: str) -> Person | None:
        return self._people.get(person)

    def like(self, person: str, *, language: str | None = None, look: str | None = None) -> None:
        known = self._people.get(person)
        if known is not None:
            self._people[person] = replace(
                known,
                language=known.language if language is None else language,
                look=known.look if look is None else look,
            )


class SystemClock:
    """The machine's clock."""

    def now(self) -> datetime:
        return datetime.now(UTC)


class SetClock:
    """A clock that tests move.

    >>> clock = SetClock()
    >>> before = clock.now()
    >>> clock.move(timedelta(hours=48))
    >>> (clock.now() - before).days
    2
    """

    def __init__(self, start: datetime = datetime(2026, 1, 1, tzinfo=UTC)) -> None:
        self._now = start

    def now(self) -> datetime:
        return self._now

    def move(self, by: timedelta) -> None:
        self._now += by


#: Of how many tables a process remembers how long the log is.
REMEMBERED = 20_000


class LocalBus:
    """Wakes those who wait in this process. It remembers where the last ``REMEMBERED`` tables stand, so that who begins
    to wait just after a row was written doesn't miss it."""

    def __init__(self) -> None:
        self._seqs: dict[str, int] = {}
        self._waiting: dict[str, set[tuple[asyncio.AbstractEventLoop, asyncio.Event]]] = {}
        self._told: list[Callable[[str, int], None]] = []
        self._lock = Lock()

    def listen(self, told: Callable[[str, int], None]) -> None:
        self._told.append(told)

    def publish(self, table: str, seq: int) -> None:
        with self._lock:
            self._seqs[table] = max(seq, self._seqs.pop(table, 0))  # the last told of is the last in the order
            if len(self._seqs) > REMEMBERED:
                del self._seqs[next(iter(self._seqs))]
            waiting = tuple(self._waiting.get(table, ()))
        for loop, woken in waiting:
            with suppress(RuntimeError):  # the loop has closed since
                loop.call_soon_threadsafe(woken.set)
        for told in self._told:
            told(table, seq)

    def watched(self) -> tuple[str, ...]:
        """The tables that someone waits for."""
        with self._lock:
            return tuple(self._waiting)

    async def wait(self, table: str, seq: int) -> int:
        place = (asyncio.get_running_loop(), asyncio.Event())
        with self._lock:
            self._waiting.setdefault(table, set()).add(place)
        try:
            while (now := self._seqs.get(table, 0)) <= seq:
                await place[1].wait()
                place[1].clear()
            return now
        finally:
            with self._lock:
                self._waiting[table].discard(place)
                if not self._waiting[table]:
                    del self._waiting[table]


class InlineThinker:
    """Thinks at once, in the caller's thread."""

    def think(self, thought: Thought) -> "Future[str]":
        done: Future[str] = Future()
        try:
            done.set_result(think(thought))
        except Exception as failure:
            done.set_exception(failure)
        return done


def memory_ports(thinker: Thinker | None = None, clock: Clock | None = None) -> Ports:
    """All ports in memory; robots think inline and the clock is the machine's unless others are given."""
    log = MemoryLog()
    return Ports(log, log, clock or SystemClock(), LocalBus(), log, MemoryPeople(), thinker or InlineThinker())


class Room:
    """A whole table service in memory, its robots acting when told to.

    >>> room = Room()
    >>> room.drain()
    0
    """

    def __init__(self, ports: Ports | None = None) -> None:
        self.ports = ports or memory_ports()
        ledger = Ledger(self.ports)
        self.tables = Tables(ledger)
        self.waking = Waking(ledger)

    def drain(self) -> int:
        """Lets the robots act, whatever the time, until none is awaited; the number of their actions."""
        acts = 0
        clock, dues = self.ports.clock, self.ports.dues
        while True:
            now = clock.now()
            taken = dues.take(ROBOT, now + timedelta(days=1), now, now + timedelta(minutes=1), 16)
            if not taken:
                return acts
            acts += sum(self.waking.now(due) for due in taken)
