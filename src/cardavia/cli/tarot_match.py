"""``cardavia tarot match``: one robot against three of another, over the same deals from each seat."""

from collections.abc import Mapping
from typing import Any

from rich.table import Table

from cardavia.cli.matching import Where, columns, error, play_boards, times, versus
from cardavia.cli.saying import language, one_of, refusing, screen, write_json
from cardavia.games import plain
from cardavia.games.tarot import Contract
from cardavia.words import Words
from cardavia.work.match import COMMON, WHOLE, Plan
from cardavia.work.match_file import Row
from cardavia.work.match_tarot import figures

BIDDINGS = {"own": WHOLE, "common": COMMON}


def match(
    first: str,
    second: str,
    deals: int,
    seed: str,
    bidding: str,
    where: Where,
    early: bool,
    as_json: bool,
    lang: str | None,
) -> None:
    said = language(lang)
    with refusing(said, as_json, "tarot"):
        plan = Plan("tarot", first, second, seed, one_of("bidding", bidding, BIDDINGS))
        rows = play_boards(said, plan, deals, where, (said.text("Deals"), said.text("Points a deal")), early)
    if as_json:
        write_json(plain(figures(plan, rows)))
        return
    report(said, plan, rows)


def report(said: Words, plan: Plan, rows: tuple[Row, ...]) -> None:
    """The figures as people read them."""
    console, found = screen(), figures(plan, rows)
    table = columns("", versus(said, plan), "±", said.text("Deals"))
    table.add_row(said.text("Points a deal"), f"{found['mean']:+.2f}", error(found["standard_error"]), str(len(rows)))
    console.print(table)
    if found["interval"] is not None:
        low, high = (f"{end:+.2f}" for end in found["interval"])
        console.print(said.text("95 times in 100 the truth is between {low} and {high}.", low=low, high=high))
    console.print(taken(said, found))
    console.print(said.text("Passed out: {share} of the tables.", share=part(found["passed_out"])))
    console.print(times(said, found["robots"]))


def taken(said: Words, found: Mapping[str, Any]) -> Table:
    """For each robot and contract how often it was taken and made and what it brought; and the first as a defender."""
    table = columns("", said.text("Tables"), said.text("Made"), said.text("Points"), "±")
    for robot in found["robots"]:
        for contract in Contract:
            told = robot["contracts"][contract.value]
            if told["tables"]:
                name = f"{robot['level']}: {said.contract('tarot', contract)}"
                table.add_row(name, str(told["tables"]), part(told["made"]), *_points(told))
    told = found["as_defender"]
    if told["tables"]:
        name = said.text("{level} as a defender", level=found["first"])
        table.add_row(name, str(told["tables"]), "", *_points(told))
    return table


def part(share: float | None) -> str:
    """A share in hundredths; nothing where there is none."""
    return "" if share is None else f"{100 * share:.1f} %"


def _points(told: Mapping[str, Any]) -> tuple[str, str]:
    return f"{told['mean']:+.1f}", error(told["standard_error"])
