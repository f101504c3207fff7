"""The loop that does what is due: in any process, in as many as there are, each thing once (SPEC G7)."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import ParamSpec, TypeVar

from cardavia.cards import Refusal
from cardavia.table import ROBOT, Due, Thought, Waking

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

#: How often, in seconds, the due rows are looked at when nothing tells of a new one.
BEAT = 0.25
#: How long before its time a thought is begun, so that it is ready then.
AHEAD = timedelta(seconds=5)
#: How long a due row is kept from the other sweeps. After a crash the robot goes on when this has passed.
LEASE = timedelta(seconds=4)
#: How long a thought may take, in seconds, before a legal action takes its place.
PATIENCE = 60.0
#: How many robots of this process may be at it at once.
MOST = 64


class Sweep:
    """Takes due robots by lease, has them think, and writes their actions when their time has come. The event loop is
    never blocked: the database is used in threads, and thinking is the thinker's."""

    def __init__(self, waking: Waking, *, beat: float = BEAT, patience: float = PATIENCE, most: int = MOST) -> None:
        self._waking = waking
        self._ports = waking.ports
        self._beat = beat
        self._patience = patience
        self._most = most
        self._busy: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._taken: dict[tuple[str, int], Due] = {}
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="sweep")

    async def run(self) -> None:
        """Sweeps until it is cancelled; then those at it are cancelled too, and their rows given back."""
        loop = asyncio.get_running_loop()
        woken = asyncio.Event()

        def told(table: str, seq: int) -> None:
            with suppress(RuntimeError):  # the loop has closed since
                loop.call_soon_threadsafe(woken.set)

        self._ports.bus.listen(told)
        try:
            while True:
                woken.clear()
                await self._renew()
                await self._take()
                # Not wait_for: in 3.11 it forgets that it was cancelled if the event comes at the same moment.
                with suppress(TimeoutError):
                    async with asyncio.timeout(self._beat):
                        await woken.wait()
        finally:
            tasks = tuple(self._busy.values())
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._threads.shutdown(wait=True)

    async def _renew(self) -> None:
        """A thought may last longer than a lease: the leases of those at it are made longer half-way."""
        now = self._ports.clock.now()
        old = [due for due in self._taken.values() if due.lease is not None and due.lease - now < LEASE / 2]
        if not old:
            return
        try:
            await self._threaded(self._ports.dues.extend, old, now + LEASE)
        except Exception:
            log.exception("leases can't be renewed; another sweep may ask the same robot")
            return
        for due in old:
            if (due.table, due.seq) in self._taken:
                self._taken[due.table, due.seq] = replace(due, lease=now + LEASE)

    async def _take(self) -> None:
        room = self._most - len(self._busy)
        if room <= 0:
            return
        now = self._ports.clock.now()
        try:
            taken = await self._threaded(self._ports.dues.take, ROBOT, now + AHEAD, now, now + LEASE, room)
        except Exception:
            log.exception("the due rows can't be read; the next beat tries again")
            return
        for due in taken:
            if (due.table, due.seq) in self._busy:
                continue
            task = asyncio.create_task(self._wake(due))
            self._busy[due.table, due.seq] = task
            self._taken[due.table, due.seq] = due
            task.add_done_callback(partial(self._ended, due))

    async def _wake(self, due: Due) -> None:
        """One robot's action, whatever goes wrong: asked twice, then a legal action in its place."""
        try:
            thought = await self._threaded(self._waking.thought, due)
            if thought is None:
                return
            for _ in range(2):
                try:
                    text = await self._think(thought)
                    await self._wait_for(due)
                    await self._threaded(self._waking.answer, due, text)
                except Refusal as refusal:
                    log.warning("robot %s of %s was refused: %s", thought.level, thought.game, refusal.reason)
                except Exception:
                    log.exception("robot %s of %s failed", thought.level, thought.game)
                else:
                    return
            await self._wait_for(due)
            await self._threaded(self._waking.fall_back, due, thought)
        except asyncio.CancelledError:
            self._ports.dues.release(due)
            raise
        except Exception:
            log.exception("a robot of table %s can't act now; its lease runs out and it is asked again", due.table[:6])

    def _ended(self, due: Due, task: asyncio.Task[None]) -> None:
        self._busy.pop((due.table, due.seq), None)
        self._taken.pop((due.table, due.seq), None)

    async def _think(self, thought: Thought) -> str:
        thinking = self._ports.thinker.think(thought)
        async with asyncio.timeout(self._patience):
            return await asyncio.wrap_future(thinking)

    async def _wait_for(self, due: Due) -> None:
        left = (due.at - self._ports.clock.now()).total_seconds()
        if left > 0:
            await asyncio.sleep(left)

    async def _threaded(self, done: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(done, *args, **kwargs))
