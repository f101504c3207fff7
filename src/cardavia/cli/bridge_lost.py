"""``cardavia bridge lost``: the tricks that a robot loses against double dummy when it plays with itself."""

import typer

from cardavia.cli.matching import Where, columns, error, play_boards, times
from cardavia.cli.saying import language, refusing, screen, write_json
from cardavia.games import plain
from cardavia.words import Words
from cardavia.words.mark import mark
from cardavia.work.match import LOST, Plan
from cardavia.work.match_file import Row
from cardavia.work.match_lost import as_pbn, figures, worst_boards

NAMES = {"declarer": mark("Declarer"), "defence": mark("Defence"), "lead": mark("of it the opening lead")}


def lost(
    level: str,
    boards: int,
    seed: str,
    where: Where,
    worst: int,
    as_json: bool,
    lang: str | None,
) -> None:
    said = language(lang)
    plan = Plan("bridge", level, level, seed, LOST)
    with refusing(said, as_json, "bridge"):
        rows = play_boards(said, plan, boards, where, (said.text("Boards"), said.text("Tricks lost per deal")))
    if as_json:
        write_json(plain(figures(plan, rows, worst)))
        return
    report(said, plan, rows, worst)


def report(said: Words, plan: Plan, rows: tuple[Row, ...], worst: int) -> None:
    """The figures as people read them, then the worst boards as PBN."""
    console, found = screen(), figures(plan, rows, worst)
    table = columns("", said.text("Tricks lost per deal"), "±", said.text("Deals"))
    for name, label in NAMES.items():
        part = found[name]
        table.add_row(said.text(label), f"{part['lost']:.3f}", error(part["standard_error"]), str(found["played"]))
    console.print(table)
    console.print(times(said, found["robots"]))
    boards = worst_boards(rows, worst)
    if boards:
        console.print(said.text("The boards on which most was lost (trick, seat, card, tricks lost):"))
        for row in boards:
            console.print(f"{row['board']}: {', '.join(row['costs'])}")
        typer.echo(as_pbn(plan, boards))
