"""How a process hears of rows that other processes write: it looks, a few times a second, at what is waited for."""

import asyncio
import logging

from sqlalchemy import Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from cardavia.store.schema import ROWS
from cardavia.table.memory import LocalBus

log = logging.getLogger(__name__)

#: How often the database is looked at, in seconds.
BEAT = 0.2


class SqlBus(LocalBus):
    """What this process writes is told at once, what others write within a beat (the port ``Bus``)."""

    def __init__(self, engine: Engine, beat: float = BEAT) -> None:
        super().__init__()
        self._engine = engine
        self._beat = beat

    async def run(self) -> None:
        """Looks until it is cancelled."""
        while True:
            watched = self.watched()
            if watched:
                try:
                    found = await asyncio.to_thread(self._lengths, watched)
                except SQLAlchemyError:
                    log.exception("the log can't be read; the next beat tries again")
                    found = []
                for table, last in found:
                    self.publish(table, last + 1)
            await asyncio.sleep(self._beat)

    def _lengths(self, tables: tuple[str, ...]) -> list[tuple[str, int]]:
        wanted = select(ROWS.c.table_id, func.max(ROWS.c.seq)).where(ROWS.c.table_id.in_(tables))
        with self._engine.connect() as connection:
            return [(table, last) for table, last in connection.execute(wanted.group_by(ROWS.c.table_id))]
