"""What commands that have robots play many boards share: the bar, the workers, the table of times."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from cardavia.app import load_plugins, plugin_names
from cardavia.cards import Unreadable
from cardavia.words import Words
from cardavia.work.match import Plan, run
from cardavia.work.match_cluster import on_cluster
from cardavia.work.match_figures import mean, running
from cardavia.work.match_file import Row
from cardavia.work.match_plot import svg
from cardavia.work.match_pool import Boards, cores, here


@dataclass(frozen=True, slots=True)
class Where:
    """Where boards are played and kept: by so many ``workers`` of this machine (``None``: one for each core) or on the
    ``cluster`` at this address; in the file ``results``, and drawn into the file ``plot``."""

    workers: int | None = None
    cluster: str | None = None
    results: Path | None = None
    plot: Path | None = None

    def boards(self, plugins: tuple[str, ...]) -> Boards:
        """Who plays them; ``Unreadable("workers_or_cluster")`` if both are named."""
        if self.cluster is None:
            return here(cores() if self.workers is None else self.workers, plugins)
        if self.workers is not None:
            raise Unreadable("workers_or_cluster")
        return on_cluster(self.cluster, plugins)


def play_boards(
    said: Words, plan: Plan, boards: int, where: Where, names: tuple[str, str], early: bool = False
) -> tuple[Row, ...]:
    """The boards of a plan, with a bar on standard error and a picture of the margins if one is asked for. ``names``
    are what boards and margins are called."""
    plugins = plugin_names()
    load_plugins(plugins)
    by = where.boards(plugins)
    if where.plot is not None:
        _write(where.plot, "", "a")  # what can't be written is better known before the match
    with progress(names[0], boards) as told:
        rows = run(plan, boards, by=by, file=where.results, early=early, told=told)
    if where.plot is not None:
        _write(where.plot, picture(said, plan, rows, names))
    return rows


def picture(said: Words, plan: Plan, rows: tuple[Row, ...], names: tuple[str, str]) -> str:
    """The plot of the match as SVG."""
    total = mean(row["margin"] for row in rows)
    title = f"{versus(said, plan)}: {total.mean:+.2f}" + ("" if total.error is None else f" ± {total.error:.2f}")
    return svg(list(running(row["margin"] for row in rows)), title, *names)


def versus(said: Words, plan: Plan) -> str:
    """Who plays whom."""
    return said.text("{first} against {second}", first=plan.first, second=plan.second)


def _write(path: Path, text: str, mode: str = "w") -> None:
    try:
        with path.open(mode, encoding="utf-8") as stream:
            stream.write(text)
    except OSError as failed:
        raise Unreadable("cannot_write", text=str(path)) from failed


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
