"""What one process writes, another hears: told by PostgreSQL, seen by a look with SQLite."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import text

from cardavia.store import Store, open_store
from cardavia.store.bus import SqlBus
from cardavia.table import Row
from cardavia.table.memory import REMEMBERED, LocalBus
from tests.table.houses import database_url

NEVER = 3600.0
SOON = 20.0


def row(seq: int, table: str = "table") -> Row:
    return Row(table, seq, "act", None, None, "", 1, datetime(2026, 12, 4, tzinfo=UTC), None)


@pytest.fixture
def stores(tmp_path: Path, postgres_url: str) -> Iterator[tuple[Store, Store]]:
    """Two processes' stores over one PostgreSQL database."""
    with database_url("postgresql", tmp_path, postgres_url) as url:
        first, second = open_store(url), open_store(url)
        yield first, second
        first.close()
        second.close()


async def heard(bus: LocalBus, seq: int) -> int:
    async with asyncio.timeout(SOON):
        return await bus.wait("table", seq)


async def listening(bus: SqlBus) -> None:
    async with asyncio.timeout(SOON):
        while not bus.listening:
            await asyncio.sleep(0.01)


async def stopped(task: "asyncio.Task[None]") -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def test_postgresql_tells_of_a_row_without_a_look(stores: tuple[Store, Store]) -> None:
    first, second = stores
    bus = SqlBus(second.engine, beat=NEVER, told_beat=NEVER)

    async def told() -> int:
        task = asyncio.create_task(bus.run())
        await listening(bus)
        waiting = asyncio.create_task(heard(bus, 0))
        await asyncio.sleep(0)
        await asyncio.to_thread(first.log.append, [row(0), row(1)])
        try:
            return await waiting
        finally:
            await stopped(task)

    assert asyncio.run(told()) == 2


def test_who_begins_to_wait_after_the_row_was_told_of_does_not_miss_it(stores: tuple[Store, Store]) -> None:
    first, second = stores
    bus = SqlBus(second.engine, beat=NEVER, told_beat=NEVER)

    async def late() -> int:
        task = asyncio.create_task(bus.run())
        await listening(bus)
        known = asyncio.Event()
        loop = asyncio.get_running_loop()
        bus.listen(lambda table, seq: loop.call_soon_threadsafe(known.set))
        await asyncio.to_thread(first.log.append, [row(0)])
        async with asyncio.timeout(SOON):
            await known.wait()
        try:
            return await heard(bus, 0)
        finally:
            await stopped(task)

    assert asyncio.run(late()) == 1


def test_a_row_of_a_transaction_that_failed_is_not_told_of(stores: tuple[Store, Store]) -> None:
    first, second = stores
    bus = SqlBus(second.engine, beat=NEVER, told_beat=NEVER)
    told: list[tuple[str, int]] = []
    bus.listen(lambda table, seq: told.append((table, seq)))

    async def clash() -> None:
        task = asyncio.create_task(bus.run())
        await listening(bus)
        await asyncio.to_thread(first.log.append, [row(0)])
        with pytest.raises(Exception, match="table/0"):
            await asyncio.to_thread(first.log.append, [row(0), row(1)])
        await asyncio.to_thread(first.log.append, [row(1)])
        async with asyncio.timeout(SOON):
            while ("table", 2) not in told:
                await asyncio.sleep(0.01)
        await stopped(task)

    asyncio.run(clash())
    assert told == [("table", 1), ("table", 2)]


def test_a_broken_line_is_made_anew_and_what_was_missed_is_looked_up(stores: tuple[Store, Store]) -> None:
    first, second = stores
    bus = SqlBus(second.engine, beat=0.01, told_beat=NEVER)

    async def broken() -> tuple[int, int]:
        task = asyncio.create_task(bus.run())
        await listening(bus)
        waiting = asyncio.create_task(heard(bus, 0))
        await asyncio.sleep(0)
        await asyncio.to_thread(cut, first)
        async with asyncio.timeout(SOON):
            while bus.listening:
                await asyncio.sleep(0.005)
        await asyncio.to_thread(first.log.append, [row(0)])
        missed = await waiting
        await listening(bus)
        waiting = asyncio.create_task(heard(bus, 1))
        await asyncio.to_thread(first.log.append, [row(1)])
        try:
            return missed, await waiting
        finally:
            await stopped(task)

    assert asyncio.run(broken()) == (1, 2)


def cut(store: Store) -> None:
    """Ends the server's side of every line that listens."""
    with store.engine.begin() as connection:
        ended = connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
            )
        ).all()
    assert ended == [(True,)]


def test_with_sqlite_another_process_is_heard_within_a_beat(tmp_path: Path) -> None:
    with database_url("sqlite", tmp_path, None) as url:
        first, second = open_store(url), open_store(url)

        async def seen() -> int:
            task = asyncio.create_task(second.bus.run())
            waiting = asyncio.create_task(heard(second.bus, 0))
            await asyncio.to_thread(first.log.append, [row(0)])
            try:
                return await waiting
            finally:
                await stopped(task)

        assert asyncio.run(seen()) == 1
        first.close()
        second.close()


def test_what_a_process_remembers_of_tables_is_bounded() -> None:
    bus = LocalBus()
    for number in range(REMEMBERED + 10):
        bus.publish(str(number), 1)
    bus.publish("5000", 2)
    assert len(bus._seqs) == REMEMBERED
    assert "0" not in bus._seqs
    assert bus._seqs["5000"] == 2
