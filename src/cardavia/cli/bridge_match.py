"""``cardavia bridge match``: two robots as teams over the same boards."""

from pathlib import Path

import typer

from cardavia.cards import Unreadable
from cardavia.cli.matching import columns, error, play_boards, times
from cardavia.cli.saying import language, refusing, screen, write_json
from cardavia.games import plain
from cardavia.games.bridge import Vulnerable
from cardavia.words import Words
from cardavia.work.match import BIDDING, WHOLE, Plan
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
        if plot is not None:
            _write(plot, "", "a")  # what can't be written is better known before the match
        rows = play_boards(said, plan, boards, workers=workers, results=results, early=early)
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
    table = columns("", versus, "±", said.text("Boards"))
    for name, part in lines.items():
        table.add_row(name, f"{part['imps_per_board']:+.3f}", error(part["standard_error"]), str(part["boards"]))
    console.print(table)
    console.print(times(said, found["robots"]))
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


def _write(path: Path, text: str, mode: str = "w") -> None:
    try:
        with path.open(mode, encoding="utf-8") as stream:
            stream.write(text)
    except OSError as failed:
        raise Unreadable("cannot_write", text=str(path)) from failed
