"""Where the boards of a match are played: in this process, or in worker processes of this machine."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import get_context

from cardavia import games, robots
from cardavia.work.match_file import Row
from cardavia.work.pool import begin

#: Plays the board of this number. It must be picklable where other processes play.
Board = Callable[[int], Row]
#: Plays these boards and gives back their rows as they are done.
Boards = Callable[[Board, Sequence[int]], Iterator[Row]]


def cores() -> int:
    """How many processes this one may run at a time: its cores, or those that it was given of them."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(workers: int, plugins: tuple[str, ...] = ()) -> Boards:
    """Boards played by so many processes of this machine, each of which imports ``plugins`` first; 0: by this process.

    If a process dies, new ones take up what is left; if none of them finishes a board either, ``BrokenProcessPool``.
    """
    return partial(_revived, workers, plugins) if workers else _alone


def _alone(board: Board, numbers: Sequence[int]) -> Iterator[Row]:
    yield from map(board, numbers)


def _revived(workers: int, plugins: tuple[str, ...], board: Board, numbers: Sequence[int]) -> Iterator[Row]:
    left = dict.fromkeys(numbers)
    while left:
        before = len(left)
        with suppress(BrokenProcessPool):
            for row in _pooled(min(workers, len(left)), plugins, board, tuple(left)):
                del left[row["board"]]
                yield row
        if len(left) == before:
            raise BrokenProcessPool(f"workers died on boards {sorted(left)[:workers]}")


def _pooled(workers: int, plugins: tuple[str, ...], board: Board, numbers: Sequence[int]) -> Iterator[Row]:
    pool = ProcessPoolExecutor(
        workers,
        mp_context=get_context("spawn"),
        initializer=_begin,
        initargs=(os.getpid(), plugins, dict(games.paths()), dict(robots.paths())),
    )
    try:
        asked: list[Future[Row]] = [pool.submit(board, number) for number in numbers]
        for done in as_completed(asked):
            yield done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin(*start: object) -> None:
    """A worker's first act. Ctrl-C ends it without a word: its parent has the word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    begin(*start)  # type: ignore[arg-type]
