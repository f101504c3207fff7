"""``cardavia bridge match``: two robots as teams over the same boards."""

import typer

from cardavia.cli.matching import Where, columns, error, play_boards, times, versus
from cardavia.cli.saying import language, refusing, screen, write_json
from cardavia.games import plain
from cardavia.games.bridge import Vulnerable
from cardavia.words import Words
from cardavia.work.match import BIDDING, WHOLE, Plan
from cardavia.work.match_bridge import as_pbn, figures, worst
from cardavia.work.match_file import Row


def match(
    first: str,
    second: str,
    boards: int,
    seed: str,
    bidding_only: bool,
    where: Where,
    early: bool,
    count: int,
    as_json: bool,
    lang: str | None,
) -> None:
    said = language(lang)
    plan = Plan("bridge", first, second, seed, BIDDING if bidding_only else WHOLE)
    with refusing(said, as_json, "bridge"):
        rows = play_boards(said, plan, boards, where, (said.text("Boards"), said.text("IMPs a board")), early)
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
    table = columns("", versus(said, plan), "±", said.text("Boards"))
    for name, part in lines.items():
        table.add_row(name, f"{part['imps_per_board']:+.3f}", error(part["standard_error"]), str(part["boards"]))
    console.print(table)
    console.print(times(said, found["robots"]))
    lost = worst(rows, count)
    if lost:
        console.print(said.text("The boards on which {first} lost most:", first=plan.first))
        typer.echo(as_pbn(plan, lost))
