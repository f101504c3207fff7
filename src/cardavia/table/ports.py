"""What a table needs of the world, each with an adapter in memory and others in ``store`` and ``work``."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from cardavia.table.people import People
from cardavia.table.row import Row
from cardavia.table.thought import Thought


class Clash(Exception):
    """A row of that number, or of that request, is there already. Nothing was written: read again and answer."""


@dataclass(frozen=True, slots=True)
class Due:
    """Something to be done for a table when its log stands at ``seq``; unique by (table, seq, kind).

    ``at`` is when it shall be done. A sweep takes it by a lease that ends at ``lease``; if the sweeper dies, the
    next one takes it after that.
    """

    table: str
    seq: int
    kind: str
    at: datetime
    lease: datetime | None = None


class Log(Protocol):
    """The append-only rows of all tables."""

    def append(self, rows: Sequence[Row], *, sealed: Mapping[int, str] | None = None, dues: Sequence[Due] = ()) -> None:
        """Writes the rows (of one table, numbers following each other), the sealed parts by row number, and the
        due rows: all, durably, or nothing. ``Clash`` if a (table, seq) or a (table, actor, key) is taken, for
        a ``setup`` row if the (actor, key) is."""
        ...

    def rows(self, table: str, since: int = 0) -> tuple[Row, ...]:
        """The rows from number ``since`` on, in order; empty if there is no such table."""
        ...

    def sealed(self, table: str, seq: int) -> str | None:
        """The sealed part of a row. For the fold only: no read for a viewer ever calls this."""
        ...

    def by_key(self, table: str, actor: str, key: str) -> Row | None:
        """The row that this request of this actor wrote at this table."""
        ...

    def created(self, actor: str, key: str) -> str | None:
        """The table that this request of this actor founded."""
        ...

    def tables(self, actor: str) -> tuple[str, ...]:
        """The tables that this actor founded or sits at, newest first."""
        ...


class Dues(Protocol):
    """The due rows. They are put with the row that causes them, by ``Log.append``."""

    def take(self, kind: str, until: datetime, now: datetime, lease: datetime, most: int) -> tuple[Due, ...]:
        """Up to ``most`` rows of this kind that are due by ``until`` and on no lease that runs past ``now``, earliest
        first, now on a lease till ``lease``. No two callers get the same row."""
        ...

    def done(self, due: Due) -> None:
        """Takes the row away. Nothing happens if it is gone."""
        ...

    def extend(self, dues: Sequence[Due], lease: datetime) -> None:
        """Keeps rows that the caller has taken on its lease till ``lease``. Rows that are gone stay gone."""
        ...

    def release(self, due: Due) -> None:
        """Gives the lease back, so that anyone may take the row at once."""
        ...


class Clock(Protocol):
    """What time it is."""

    def now(self) -> datetime:
        """The time in UTC."""
        ...


class Bus(Protocol):
    """Tells those who wait that a table's log has grown, whichever process wrote."""

    def publish(self, table: str, seq: int) -> None:
        """The log of ``table`` now has ``seq`` rows. From any thread; never blocks for long."""
        ...

    def listen(self, told: Callable[[str, int], None]) -> None:
        """``told(table, seq)`` is called at each growth that this process hears of, from any thread; it must be
        quick."""
        ...

    async def wait(self, table: str, seq: int) -> int:
        """Returns the number of rows as soon as it is more than ``seq``. It is a level, not an edge: growth between
        a read and the wait is not missed. Cancel it to stop waiting."""
        ...


class Shares(Protocol):
    """Tokens by which a finished deal's record can be read by anyone who has the link."""

    def token(self, table: str, number: int, fresh: str) -> str:
        """The token of this deal: the one it has, else ``fresh`` from now on."""
        ...

    def find(self, token: str) -> tuple[str, int] | None:
        """The table and the deal's number, ``None`` if there is no such token."""
        ...


class Thinker(Protocol):
    """Where robots think: behind an executor, never in the event loop."""

    def think(self, thought: Thought) -> "Future[str]":
        """Will be the text of the action that the robot chose."""
        ...


@dataclass(frozen=True, slots=True)
class Ports:
    """All the ports that the table's services stand on."""

    log: Log
    dues: Dues
    clock: Clock
    bus: Bus
    shares: Shares
    people: People
    thinker: Thinker
