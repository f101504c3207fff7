"""Processes that think: started when first needed, gone with the server, made anew when one dies."""

import os
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context
from threading import Lock
from typing import ParamSpec, TypeVar

from cardavia import games, robots
from cardavia.table import Thought, think

P = ParamSpec("P")
T = TypeVar("T")

#: How often a worker looks whether its server is still there, in seconds.
WATCH = 0.5


class Workers:
    """Runs functions in worker processes.

    They are started by ``spawn``: a forked one would keep the server's port open after the server was killed. Each
    watches its parent and ends with it. ``plugins`` are imported in each worker; what is registered in this process
    is registered there too.
    """

    def __init__(self, workers: int = 1, plugins: tuple[str, ...] = ()) -> None:
        self._workers = workers
        self._plugins = plugins
        self._pool: ProcessPoolExecutor | None = None
        self._lock = Lock()

    def submit(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Asks a worker. A pool that broke since the last call is made anew first; a call that it breaks under
        fails with ``BrokenProcessPool``, and the next one gets a new pool."""
        pool = self._ready()
        try:
            asked = pool.submit(function, *args, **kwargs)
        except BrokenProcessPool:
            self._drop(pool)
            pool = self._ready()
            asked = pool.submit(function, *args, **kwargs)

        def ended(done: "Future[T]") -> None:
            if not done.cancelled() and isinstance(done.exception(), BrokenProcessPool):
                self._drop(pool)

        asked.add_done_callback(ended)
        return asked

    def warm(self) -> None:
        """Starts the workers now, so that the first call needn't wait for them. Returns at once."""
        pool = self._ready()
        for _ in range(self._workers):
            pool.submit(os.getpid)

    def close(self) -> None:
        """Ends the workers; calls not begun are cancelled. A later call starts new ones."""
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)

    def _ready(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    self._workers,
                    mp_context=get_context("spawn"),
                    initializer=begin,
                    initargs=(os.getpid(), self._plugins, games.paths(), robots.paths()),
                )
            return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        with self._lock:
            if self._pool is pool:
                self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)


class PoolThinker(Workers):
    """Runs thoughts in worker processes (the port ``Thinker``)."""

    def think(self, thought: Thought) -> "Future[str]":
        """Asks a worker."""
        return self.submit(think, thought)


def begin(
    parent: int,
    plugins: tuple[str, ...],
    known_games: Mapping[str, str],
    known_robots: Mapping[tuple[str, str], str],
) -> None:
    """A worker's first act: it watches its parent, and registers what its parent has."""
    threading.Thread(target=_watch, args=(parent,), daemon=True, name="parent-watch").start()
    know(plugins, known_games, known_robots)


def know(plugins: tuple[str, ...], known_games: Mapping[str, str], known_robots: Mapping[tuple[str, str], str]) -> None:
    """Imports these plugins and registers these games and robots."""
    for name in plugins:
        import_module(name)
    for name, path in known_games.items():
        games.register(name, path)
    for (name, level), path in known_robots.items():
        robots.register(name, level, path)


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(WATCH)
    # Nobody is there to read what this process would still say or write.
    os._exit(1)


class Threads:
    """Runs functions in a thread of this process, for where processes can't be had (``workers`` 0)."""

    def __init__(self) -> None:
        self._pool: ThreadPoolExecutor | None = None
        self._lock = Lock()

    def submit(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Asks the thread."""
        with self._lock:
            if self._pool is None:
                self._pool = ThreadPoolExecutor(1, thread_name_prefix="think")
            return self._pool.submit(function, *args, **kwargs)

    def warm(self) -> None:
        """Nothing to start."""

    def close(self) -> None:
        """Ends the thread; calls not begun are cancelled. A later call starts a new one."""
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)


class ThreadThinker(Threads):
    """Runs thoughts in a thread of this process (the port ``Thinker``)."""

    def think(self, thought: Thought) -> "Future[str]":
        """Asks the thread."""
        return self.submit(think, thought)
