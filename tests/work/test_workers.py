"""Robots think in processes that come when needed, go with their parent, and are replaced when they die."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from datetime import timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from cardavia.games import SEATS
from cardavia.store import open_store
from cardavia.table import ROBOT, Ledger, Look, Tables, Thought, Waking, think
from cardavia.table.memory import Room, memory_ports
from cardavia.work import PoolThinker, Sweep
from tests.kill.test_kill import alive, descendants
from tests.table.houses import stored_ports
from tests.thirdgame import sixteen

ALL = dict.fromkeys(SEATS, "random")


@pytest.fixture(scope="module")
def pool() -> Iterator[PoolThinker]:
    thinker = PoolThinker(1, ("tests.thirdgame.sixteen",))
    yield thinker
    thinker.close()


def thought(game: str) -> Thought:
    """What a robot is asked first. A deal of tarot may be over before anyone acts (one in four hundred holds the Petit
    as a hand's only trump): then another is dealt."""
    room = Room()
    for key in "abcdef":
        assert room.tables.create("anna", game, key=key, robots=ALL, pace="none")
        now = room.ports.clock.now()
        taken = room.ports.dues.take(ROBOT, now, now, now, 1)
        if taken:
            break
    found = room.waking.thought(taken[0])
    assert found is not None
    return found


@pytest.mark.parametrize("game", ["bridge", "tarot", sixteen.NAME])
def test_a_worker_thinks_what_this_process_would(pool: PoolThinker, game: str) -> None:
    asked = thought(game)
    assert pool.think(asked).result(30) == Room().ports.thinker.think(asked).result()


def test_a_worker_that_is_killed_is_replaced(pool: PoolThinker) -> None:
    asked = thought("bridge")
    said = pool.think(asked).result(30)
    workers = {pid for pid in descendants(os.getpid()) if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()}
    assert workers
    for pid in workers:
        os.kill(pid, signal.SIGKILL)
    answers = []
    for _ in range(3):
        try:
            answers.append(pool.think(asked).result(30))
        except BrokenProcessPool:
            time.sleep(0.1)
    assert answers
    assert set(answers) == {said}
    assert not any(map(alive, workers))


def watched(tables: Tables, table: str) -> Look:
    return tables.look(table, "anna")


async def until_over(sweeps: list[Sweep], tables: Tables, table: str) -> None:
    tasks = [asyncio.create_task(sweep.run()) for sweep in sweeps]
    try:
        async with asyncio.timeout(20):
            while not watched(tables, table).deal_over:
                await asyncio.sleep(0.02)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize("game", ["bridge", "tarot", sixteen.NAME])
def test_a_sweep_plays_the_robots_to_the_end(game: str) -> None:
    room = Room()
    table = room.tables.create("anna", game, key="k", robots=ALL, pace="none")
    asyncio.run(until_over([Sweep(room.waking)], room.tables, table))


def test_two_sweeps_over_one_database_act_once_each_turn(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'two.db'}"
    stores = [open_store(url), open_store(url)]
    rooms = [Room(stored_ports(store)) for store in stores]
    table = rooms[0].tables.create("anna", "tarot", key="k", robots=ALL, pace="none")
    sweeps = [Sweep(room.waking, beat=0.01) for room in rooms]
    asyncio.run(until_over(sweeps, rooms[0].tables, table))
    rows = stores[0].log.rows(table)
    assert [row.seq for row in rows] == list(range(len(rows)))
    assert rows[-1].kind == "reveal"
    for store in stores:
        store.close()


class Asleep:
    """A thinker that never answers."""

    def think(self, thought: Thought) -> "Future[str]":
        return Future()


def test_a_thought_that_never_ends_is_given_up() -> None:
    ports = memory_ports(Asleep())
    room = Room(ports)
    table = room.tables.create("anna", sixteen.NAME, key="k", robots=ALL, pace="none")
    asyncio.run(until_over([Sweep(room.waking, patience=0.01)], room.tables, table))


class Slow:
    """A thinker that takes longer than a lease."""

    def __init__(self) -> None:
        self.asked = 0

    def think(self, thought: Thought) -> "Future[str]":
        self.asked += 1
        done: Future[str] = Future()
        threading.Timer(0.5, lambda: done.set_result(think(thought))).start()
        return done


def test_a_thought_longer_than_a_lease_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardavia.work.sweep.LEASE", timedelta(seconds=0.2))
    thinker = Slow()
    room = Room(memory_ports(thinker))
    table = room.tables.create("anna", sixteen.NAME, key="k", robots={**ALL}, pace="none")

    async def one() -> None:
        sweeps = [asyncio.create_task(Sweep(room.waking, beat=0.05).run()) for _ in range(2)]
        await room.ports.bus.wait(table, 2)
        for sweep in sweeps:
            sweep.cancel()
        await asyncio.gather(*sweeps, return_exceptions=True)

    asyncio.run(asyncio.wait_for(one(), 20))
    # The first seat was asked once; the next may have been asked before the sweeps ended.
    assert thinker.asked <= 2


def test_the_pace_is_kept() -> None:
    ports = memory_ports()
    ledger = Ledger(ports)
    tables, waking = Tables(ledger), Waking(ledger)
    table = tables.create("anna", sixteen.NAME, key="k", robots=ALL, pace="quick")
    began = time.monotonic()

    async def three() -> None:
        sweep = asyncio.create_task(Sweep(waking).run())
        while len(ports.log.rows(table)) < 5:
            await ports.bus.wait(table, len(ports.log.rows(table)))
        sweep.cancel()
        await asyncio.gather(sweep, return_exceptions=True)

    asyncio.run(asyncio.wait_for(three(), 20))
    rows = ports.log.rows(table)[1:5]
    assert all((b.time - a.time).total_seconds() >= 0.3 for a, b in pairwise(rows))
    assert time.monotonic() - began >= 0.9
