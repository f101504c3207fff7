"""The runner of robots' matches, for any game: worker processes, a file that keeps what was played, an early end.

A match is a row of boards. What is played on one board is the business of its *table function*: it is called in a
worker with the plan and the board's number and gives back a plain row with a ``margin``, above zero where the first
robot did better. Bridge has three (whole deals, auctions only, tricks lost); every other game that is registered gets
the general one.
"""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import asdict, dataclass
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path

from cardavia import games, robots
from cardavia.work.match_figures import enough
from cardavia.work.match_file import Results, Row
from cardavia.work.pool import begin

WHOLE = "whole"
BIDDING = "bidding"
LOST = "lost"

_TABLES = {
    ("bridge", WHOLE): "cardavia.work.match_bridge:whole",
    ("bridge", BIDDING): "cardavia.work.match_bridge:bidding",
    ("bridge", LOST): "cardavia.work.match_lost:lost",
}
_ANY = "cardavia.work.match_any:both_ways"


@dataclass(frozen=True, slots=True)
class Plan:
    """What decides every board of a match: the game, the two robots' levels, the seed of deals and chance, and what is
    played of each deal: ``whole``, or in bridge ``bidding``, or ``lost``, one robot with itself for its lost tricks."""

    game: str
    first: str
    second: str
    seed: str
    what: str = WHOLE


def run(
    plan: Plan,
    boards: int,
    *,
    workers: int = 1,
    file: Path | None = None,
    early: bool = False,
    plugins: tuple[str, ...] = (),
    told: Callable[[Row], None] = lambda row: None,
) -> tuple[Row, ...]:
    """The rows of boards 1 to ``boards``, in order; ``told`` hears of each as it is known, in any order.

    The rows are the same for any number of workers (but for the times in them). ``workers`` 0 plays in this process.
    With ``file``, boards that are in it are not played again, and new ones are added. With ``early`` the match ends
    after the first board at which the winner is beyond doubt (:func:`~cardavia.work.match_figures.enough`).

    Refusals: those of :class:`Results`, and ``Unreadable("no_such_game")`` and ``Unreadable("no_such_robot")``.
    """
    games.game(plan.game)
    for level in (plan.first, plan.second):
        robots.robot(plan.game, level)
    with Results(file, asdict(plan)) as results:
        for number in sorted(results.rows.keys() & set(range(1, boards + 1))):
            told(results.rows[number])
        missing = [number for number in range(1, boards + 1) if number not in results.rows]
        end = _end(results, early)
        if missing and (end is None or end > boards):
            for row in _rows(plan, missing, workers, plugins):
                results.add(row)
                told(row)
                if _end(results, early) is not None:
                    break
        end = _end(results, early) or boards
        return tuple(results.rows[number] for number in range(1, min(end, boards) + 1))


def cores() -> int:
    """How many processes this one may run at a time: its cores, or those that it was given of them."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def table(plan: Plan, number: int) -> Row:
    """One board, played. Runs in a worker. A robot's failure goes on to the caller with the board's number."""
    module, _, name = _TABLES.get((plan.game, plan.what), _ANY).partition(":")
    play: Callable[[Plan, int], Row] = getattr(import_module(module), name)
    try:
        return {"board": number, **play(plan, number)}
    except Exception as error:
        error.add_note(f"on board {number} of {plan}")
        raise


def _end(results: Results, early: bool) -> int | None:
    """After which board the match may end, judged by the boards from the first on that are there without a gap."""
    return enough(_unbroken(results.rows)) if early else None


def _unbroken(rows: dict[int, Row]) -> Iterator[float]:
    number = 1
    while number in rows:
        yield rows[number]["margin"]
        number += 1


def _rows(plan: Plan, numbers: list[int], workers: int, plugins: tuple[str, ...]) -> Iterator[Row]:
    """The rows of these boards as they are done. If a worker dies, new ones take up what is left; if none of them
    finishes a board either, ``BrokenProcessPool``."""
    if not workers:
        yield from (table(plan, number) for number in numbers)
        return
    left = dict.fromkeys(numbers)
    while left:
        before = len(left)
        with suppress(BrokenProcessPool):
            for row in _pooled(plan, tuple(left), min(workers, len(left)), plugins):
                del left[row["board"]]
                yield row
        if len(left) == before:
            raise BrokenProcessPool(f"workers died on boards {sorted(left)[:workers]} of {plan}")


def _pooled(plan: Plan, numbers: tuple[int, ...], workers: int, plugins: tuple[str, ...]) -> Iterator[Row]:
    pool = ProcessPoolExecutor(
        workers,
        mp_context=get_context("spawn"),
        initializer=_begin,
        initargs=(os.getpid(), plugins, dict(games.paths()), dict(robots.paths())),
    )
    try:
        asked: list[Future[Row]] = [pool.submit(table, plan, number) for number in numbers]
        for done in as_completed(asked):
            yield done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin(*start: object) -> None:
    """A worker's first act. Ctrl-C ends it without a word: its parent has the word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    begin(*start)  # type: ignore[arg-type]
