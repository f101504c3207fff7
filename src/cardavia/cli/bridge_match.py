"""``cardavia bridge match``: two robots as teams over the same boards."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from cardavia.app import load_plugins, plugin_names
from cardavia.cards import Unreadable
from cardavia.cli.saying import language, refusing, screen, write_json
from cardavia.games import plain
from cardavia.games.bridge import Vulnerable
from cardavia.words import Words
from cardavia.work.match import BIDDING, WHOLE, Plan, cores, run
from cardavia.work.match_bridge import as_pbn, figures, worst
from cardavia.work.match_figures import mean, running
from cardavia.work.match_file import Row
from cardavia.work.match_plot import svg


def match(
    first: str,
    second: str,
    boards: int,
    seed: str,
    bidding_only: bool,
    results: Path | None,
    plot: Path | None,
    workers: int | None,
    early: bool,
    count: int,
    as_json: bool,
    lang: str | None,
) -> None:
    said = language(lang)
    plan = Plan("bridge", first, second, seed, BIDDING if bidding_only else WHOLE)
    with refusing(said, as_json, "bridge"):
        plugins = plugin_names()
        load_plugins(plugins)
        if plot is not None:
            _write(plot, "", "a")  # what can't be written is better known before the match
        with progress(said.text("Boards"), boards) as told:
            rows = run(
                plan,
                boards,
                workers=cores() if workers is None else workers,
                file=results,
                early=early,
                plugins=plugins,
                told=told,
            )
        if plot is not None:
            _write(plot, picture(said, plan, rows))
    if as_json:
        write_json(plain(figures(plan, rows, count)))
        return
    report(said, plan, rows, count)


def report(said: Words, plan: Plan, rows: tuple[Row, ...], count: int) -> None:
    """The figures as people read them, then the worst boards as PBN."""
    console, found = screen(), figures(plan, rows, count)
    lines = {
        said.text("IMPs a board"): found["plain"],
        said.text("with failing contracts doubled"): found["doubled"],
        **{said.vulnerable(side): found["by_vulnerability"][side.value] for side in Vulnerable},
    }
    versus = said.text("{first} against {second}", first=plan.first, second=plan.second)
    table = _table("", versus, "±", said.text("Boards"))
    for name, part in lines.items():
        error = part["standard_error"]
        table.add_row(
            name, f"{part['imps_per_board']:+.3f}", "" if error is None else f"{error:.3f}", str(part["boards"])
        )
    console.print(table)
    spans = (said.text("Half within (s)"), said.text("95 of 100 within (s)"), said.text("Longest (s)"))
    times = _table(said.text("Robot"), said.text("Decisions"), *spans, said.text("Illegal actions"))
    for robot in found["robots"]:
        seconds = (f"{robot[name]:.4f}" for name in ("seconds_p50", "seconds_p95", "seconds_max"))
        times.add_row(robot["level"], str(robot["decisions"]), *seconds, str(robot["illegal"]))
    console.print(times)
    lost = worst(rows, count)
    if lost:
        console.print(said.text("The boards on which {first} lost most:", first=plan.first))
        typer.echo(as_pbn(plan, lost))


def picture(said: Words, plan: Plan, rows: tuple[Row, ...]) -> str:
    """The plot of the match as SVG."""
    total = mean(row["margin"] for row in rows)
    versus = said.text("{first} against {second}", first=plan.first, second=plan.second)
    title = f"{versus}: {total.mean:+.2f}" + ("" if total.error is None else f" ± {total.error:.2f}")
    return svg(list(running(row["margin"] for row in rows)), title, said.text("Boards"), said.text("IMPs a board"))


@contextmanager
def progress(name: str, boards: int) -> Iterator[Callable[[Row], None]]:
    """A bar on standard error; what it yields is told of each board."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(name, total=boards)

        def told(row: Row) -> None:
            bar.advance(task)

        yield told


def _table(*heads: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for at, head in enumerate(heads):
        table.add_column(head, justify="right" if at else "left")
    return table


def _write(path: Path, text: str, mode: str = "w") -> None:
    try:
        with path.open(mode, encoding="utf-8") as stream:
            stream.write(text)
    except OSError as error:
        raise Unreadable("cannot_write", text=str(path)) from error
