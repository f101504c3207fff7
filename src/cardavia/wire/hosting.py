"""The manager on the network: programs come in by TCP, all by one port, and are led to their tables."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cardavia.cards import Illegal, Refusal, Unreadable
from cardavia.games import Seat
from cardavia.wire.framing import Lines, frame
from cardavia.wire.messages import Connecting, Fault
from cardavia.wire.place import Report
from cardavia.wire.reading import quoted, read
from cardavia.wire.seating import assign
from cardavia.wire.table import Table
from cardavia.wire.writing import write
from cardavia.words import words

#: Seconds within which a new connection must say who it is.
GREETING = 20.0
#: The most connections that have not said so yet.
STRANGERS = 32
#: Bytes that may wait for a program to read them.
UNREAD = 64 * 1024
#: Seconds between two looks at who keeps the tables waiting.
LOOK = 0.2
#: Seconds that a closed connection has to take what was written last.
LAST_WORDS = 2.0
_CHUNK = 4096


@dataclass(eq=False)
class _Connection:
    """One program's line. ``at`` and ``seat`` are its table and seat, once it has one."""

    writer: asyncio.StreamWriter
    lines: Lines = field(default_factory=Lines)
    at: int = 0
    seat: Seat | None = None
    open: bool = True

    def say(self, line: str) -> bool:
        """Sends a line; false if the program doesn't read what is sent."""
        if self.open:
            self.writer.write(frame(line))
        return self.writer.transport.get_write_buffer_size() <= UNREAD

    def close(self) -> None:
        """Closes the line, with a moment for what was written last to be read."""
        if self.open:
            self.open = False
            self.writer.close()
            asyncio.get_running_loop().call_later(LAST_WORDS, self.writer.transport.abort)


class Host:
    """One session: its tables, and the programs at them. ``told`` hears what happens, with the table's place."""

    def __init__(
        self,
        tables: Sequence[Table],
        told: Callable[[int, Report], None] = lambda at, report: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.tables = tuple(tables)
        self.port = 0
        self._told = told
        self._clock = clock
        self._programs: dict[tuple[int, Seat], _Connection] = {}
        self._strangers: set[_Connection] = set()
        self._over = asyncio.Event()
        self._server: asyncio.Server | None = None

    async def open(self, address: str = "127.0.0.1", port: int = 0) -> None:
        """Listens; :attr:`port` is where. ``Unreadable("cannot_listen", text=…, port=…, cause=…)`` if it can't."""
        try:
            self._server = await asyncio.start_server(self._met, address, port, limit=_CHUNK)
        except (OSError, OverflowError) as failed:
            cause = getattr(failed, "strerror", None) or str(failed)
            raise Unreadable("cannot_listen", text=address, port=str(port), why=cause) from failed
        self.port = self._server.sockets[0].getsockname()[1]

    async def run(self) -> None:
        """Keeps the tables until all sessions at them are over, then closes everything."""
        try:
            while not self._over.is_set():
                for at, table in enumerate(self.tables):
                    table.tick(self._clock())
                    self._flush(at)
                try:
                    await asyncio.wait_for(self._over.wait(), LOOK)
                except TimeoutError:
                    continue
        finally:
            self.close()

    def close(self) -> None:
        """Hangs up."""
        if self._server is not None:
            self._server.close()
        for connection in (*self._programs.values(), *self._strangers):
            connection.close()

    async def _met(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A connection, from its first byte to its last."""
        connection = _Connection(writer)
        if len(self._strangers) >= STRANGERS:
            connection.close()
            return
        self._strangers.add(connection)
        late = asyncio.get_running_loop().call_later(GREETING, self._late, connection)
        try:
            while connection.open and (data := await reader.read(_CHUNK)):
                self._heard(connection, data)
        except ConnectionError:
            pass  # gone, as one that ends
        finally:
            late.cancel()
            self._strangers.discard(connection)
            self._gone(connection)
            connection.close()

    def _late(self, connection: _Connection) -> None:
        if connection.seat is None:
            connection.close()

    def _heard(self, connection: _Connection, data: bytes) -> None:
        try:
            lines = connection.lines.feed(data)
        except Unreadable as refusal:
            if connection.seat is None:
                self._turn_away(connection, refusal)
            else:
                self.tables[connection.at].expel(connection.seat, self._clock(), refusal.reason)
                self._flush(connection.at)
            return
        for line in lines:
            if not connection.open:
                return
            if connection.seat is None:
                self._greeted(connection, line)
            else:
                self.tables[connection.at].hear(connection.seat, line, self._clock())
            self._flush(connection.at)

    def _greeted(self, connection: _Connection, line: str) -> None:
        """The first line of a program: who it is."""
        try:
            asked = read(line)
            if not isinstance(asked, Connecting):
                raise Illegal("who_are_you", text=quoted(line))
            at, seat = assign(self.tables, asked)
        except Refusal as refusal:
            self._turn_away(connection, refusal)
            return
        self._strangers.discard(connection)
        connection.at, connection.seat = at, seat
        self._programs[at, seat] = connection
        self.tables[at].seat(seat, asked.team, self._clock())

    def _turn_away(self, connection: _Connection, refusal: Refusal) -> None:
        connection.say(write(Fault(words("en").refusal(refusal, "bridge"))))
        connection.close()

    def _gone(self, connection: _Connection) -> None:
        seat = connection.seat
        if seat is not None and self._programs.get((connection.at, seat)) is connection:
            del self._programs[connection.at, seat]
            self.tables[connection.at].leave(seat, self._clock())
            self._flush(connection.at)

    def _flush(self, at: int) -> None:
        """Sends and tells what a table has to say."""
        table = self.tables[at]
        while sent := table.sent():
            for seat, line in sent:
                connection = self._programs.get((at, seat))
                if connection is None:
                    continue
                if line is None:
                    del self._programs[at, seat]
                    connection.close()
                elif not connection.say(line):
                    table.expel(seat, self._clock(), "slow")
        for report in table.reports():
            self._told(at, report)
        if all(each.over for each in self.tables):
            self._over.set()
