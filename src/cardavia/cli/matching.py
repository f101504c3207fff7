"""What commands that have robots play many boards share: the bar, the workers, the table of times."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from cardavia.app import load_plugins, plugin_names
from cardavia.words import Words
from cardavia.work.match import Plan, cores, run
from cardavia.work.match_file import Row


def play_boards(
    said: Words, plan: Plan, boards: int, *, workers: int | None, results: Path | None, early: bool = False
) -> tuple[Row, ...]:
    """The boards of a plan, played by so many workers (``None``: one for each core), with a bar on standard error."""
    plugins = plugin_names()
    load_plugins(plugins)
    with progress(said.text("Boards"), boards) as told:
        return run(
            plan,
            boards,
            workers=cores() if workers is None else workers,
            file=results,
            early=early,
            plugins=plugins,
            told=told,
        )


@contextmanager
def progress(name: str, boards: int) -> Iterator[Callable[[Row], None]]:
    """A bar on standard error; what it yields is told of each board."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(name, total=boards)

        def told(row: Row) -> None:
            bar.advance(task)

        yield told


def columns(*heads: str) -> Table:
    """A table with these heads, the first column of words, the others of figures."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for at, head in enumerate(heads):
        table.add_column(head, justify="right" if at else "left")
    return table


def times(said: Words, robots: Sequence[Mapping[str, Any]]) -> Table:
    """How long each robot thought, and what it did that was illegal."""
    spans = (said.text("Half within (s)"), said.text("95 of 100 within (s)"), said.text("Longest (s)"))
    table = columns(said.text("Robot"), said.text("Decisions"), *spans, said.text("Illegal actions"))
    for robot in robots:
        seconds = (f"{robot[name]:.4f}" for name in ("seconds_p50", "seconds_p95", "seconds_max"))
        table.add_row(robot["level"], str(robot["decisions"]), *seconds, str(robot["illegal"]))
    return table


def error(value: float | None) -> str:
    """A standard error; nothing where there is none."""
    return "" if value is None else f"{value:.3f}"
