"""How a process hears of rows that other processes write.

PostgreSQL tells (``LISTEN``, ``NOTIFY``); a look at what is waited for, every few seconds, makes up for what was said
while the line was down. SQLite can't tell: there the look comes several times a second.
"""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import psycopg
from sqlalchemy import Connection, Engine, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from cardavia.store.schema import ROWS
from cardavia.table.memory import LocalBus

log = logging.getLogger(__name__)

#: How often, in seconds, the database is looked at where nobody tells, and where somebody does.
BEAT = 0.2
TOLD_BEAT = 5.0
#: How long, in seconds, before the line to a database that tells is tried again.
AGAIN = 1.0
CHANNEL = "cardavia_rows"


def tell(connection: Connection, lengths: Mapping[str, int]) -> None:
    """Tells every process that these tables' logs have so many rows, when this transaction is committed. Nothing where
    the database can't tell."""
    if connection.dialect.name != "postgresql":
        return
    for table, length in lengths.items():
        connection.execute(text("SELECT pg_notify(:channel, :said)"), {"channel": CHANNEL, "said": f"{length} {table}"})


class SqlBus(LocalBus):
    """What this process writes is told at once; so is what others write, where the database tells, else within a beat
    (the port ``Bus``)."""

    def __init__(self, engine: Engine, beat: float = BEAT, told_beat: float = TOLD_BEAT) -> None:
        super().__init__()
        self._engine = engine
        self._beat = beat
        self._told_beat = told_beat
        #: Is a line open on which the database tells?
        self.listening = False

    async def run(self) -> None:
        """Listens and looks until it is cancelled."""
        changed = asyncio.Event()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._look(changed))
            if self._engine.dialect.name == "postgresql":
                tasks.create_task(self._listen(changed))

    async def _look(self, changed: asyncio.Event) -> None:
        """Looks at each beat, and when a line was opened or lost: something may have been said in between."""
        while True:
            changed.clear()
            watched = self.watched()
            if watched:
                try:
                    found = await asyncio.to_thread(self._lengths, watched)
                except SQLAlchemyError:
                    log.exception("the log can't be read; the next beat tries again")
                    found = []
                for table, last in found:
                    self.publish(table, last + 1)
            with suppress(TimeoutError):
                async with asyncio.timeout(self._told_beat if self.listening else self._beat):
                    await changed.wait()

    async def _listen(self, changed: asyncio.Event) -> None:
        """Hears what the database tells; when the line breaks, a new one is tried."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(**self._arguments(), autocommit=True) as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    self.listening = True
                    changed.set()
                    async for told in line.notifies():
                        length, _, table = told.payload.partition(" ")
                        self.publish(table, int(length))
            except (psycopg.Error, OSError) as error:
                log.warning("the database can't be listened to (%s); it is looked at instead", type(error).__name__)
            finally:
                self.listening = False
                changed.set()
            await asyncio.sleep(AGAIN)

    def _arguments(self) -> dict[str, Any]:
        return dict(self._engine.dialect.create_connect_args(self._engine.url)[1])

    def _lengths(self, tables: tuple[str, ...]) -> list[tuple[str, int]]:
        wanted = select(ROWS.c.table_id, func.max(ROWS.c.seq)).where(ROWS.c.table_id.in_(tables))
        with self._engine.connect() as connection:
            return [(table, last) for table, last in connection.execute(wanted.group_by(ROWS.c.table_id))]
