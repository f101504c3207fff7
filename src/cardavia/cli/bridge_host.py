"""``cardavia bridge host``: a table for other people's programs, or the two tables of a teams match."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from cardavia.cards import Unreadable
from cardavia.cli.matching import columns
from cardavia.cli.saying import language, refusing, screen, write_json
from cardavia.games import Plain, Seat
from cardavia.records.pbn import write
from cardavia.wire.boards import Dealt, dealt, from_pbn
from cardavia.wire.hosting import Host
from cardavia.wire.match import compared, records
from cardavia.wire.place import Patience, Report
from cardavia.wire.table import Result, Table
from cardavia.words import Words
from cardavia.words.mark import mark

#: How many boards are dealt where nothing is said of them.
BOARDS = 16

#: What is said of each thing that happens (see ``cardavia.wire.place.REPORTS``).
HAPPENED = {
    "seated": mark("{seat}: {team} sits down."),
    "left": mark("{seat}: {team} has left. The board waits for it to come back."),
    "stalled": mark("{seat}: {team} took too long."),
    "unreadable": mark("{seat}: {team} sent a line that can't be read: {line}"),
    "illegal": mark("{seat}: {team} did what is not allowed: {line}. {why}"),
    "out_of_turn": mark("{seat}: {team} acted out of turn: {line}"),
    "out_of_step": mark("{seat}: {team} said what was not due: {line}"),
    "flood": mark("{seat}: {team} sent too many lines before their turn."),
    "line_too_long": mark("{seat}: {team} sent a line that is too long."),
    "slow": mark("{seat}: {team} doesn't read what is sent to it."),
    "expelled": mark("{seat}: {team} was sent away. It may come back."),
    "restarted": mark("Board {number} begins anew."),
    "given_up": mark("Board {number} was begun too often and is given up."),
    "played": mark("Board {number}: {result} North–South {points}."),
    "broken": mark("{seat}: {team} didn't come back. The session ends here."),
    "over": mark("The session is over."),
}
#: And with what should have been said.
DUE = mark("{seat}: {team} said what was not due: {line} (due was: {due})")


@dataclass(frozen=True, slots=True)
class Session:
    """What was asked for: which boards, where to listen, one table or two, where results go."""

    boards: int | None
    pbn: Path | None
    seed: str | None
    address: str
    port: int
    teams: bool
    results: Path | None
    patience: Patience

    def dealt(self) -> tuple[Dealt, ...]:
        """The boards: of the file, or dealt."""
        if self.pbn is None:
            return dealt(BOARDS if self.boards is None else self.boards, self.seed)
        if self.seed is not None:
            raise Unreadable("pbn_or_seed")
        try:
            data = self.pbn.read_bytes()
        except OSError as failed:
            raise Unreadable("no_such_file", text=str(self.pbn)) from failed
        return from_pbn(data)[: self.boards]


class Teller:
    """Says what happens, and keeps the file of results up to date."""

    def __init__(self, said: Words, session: Session, tables: Sequence[Table], quiet: bool) -> None:
        self._said = said
        self._results = session.results
        self._tables = tables
        self._quiet = quiet

    def told(self, at: int, report: Report) -> None:
        """One thing that happened at a table."""
        if report.what == "played":
            self.keep()
        sentence = happened(self._said, report)
        if sentence and not self._quiet:
            many = len(self._tables) > 1
            typer.echo(
                self._said.text("Table {number}. {text}", number=str(at + 1), text=sentence) if many else sentence
            )

    def keep(self) -> None:
        """Writes what was played so far."""
        if self._results is None:
            return
        try:
            self._results.write_bytes(write(records(self._tables)))
        except OSError as failed:
            raise Unreadable("cannot_write", text=str(self._results)) from failed


def host(session: Session, as_json: bool, lang: str | None) -> None:
    said = language(lang)
    with refusing(said, as_json, "bridge"):
        boards = session.dealt()
        titles = ("1", "2") if session.teams else ("",)
        tables = tuple(
            Table(boards, session.patience, said.text("Table {number}", number=number) if number else "")
            for number in titles
        )
        teller = Teller(said, session, tables, as_json)
        teller.keep()  # what can't be written is better known before the first board
        try:
            asyncio.run(_keep(said, session, tables, teller, as_json))
        except KeyboardInterrupt:
            typer.echo("\n" + said.text("You ended the session."), err=as_json)
            raise typer.Exit(130) from None
    if as_json:
        write_json(figures(tables))
    else:
        report(said, tables)
    if any(table.broken or len(table.results) < len(boards) for table in tables):
        raise typer.Exit(1)


async def _keep(said: Words, session: Session, tables: Sequence[Table], teller: Teller, as_json: bool) -> None:
    house = Host(tables, teller.told)
    await house.open(session.address, session.port)
    typer.echo(
        said.text("Programs connect at {address}, port {port}.", address=session.address, port=str(house.port)),
        err=as_json,
    )
    await house.run()


def happened(said: Words, report: Report) -> str:
    """The sentence of a report; empty for what isn't worth one."""
    values: dict[str, Any] = {**report.values, "seat": report.seat, "team": report.team}
    sentence = HAPPENED.get(report.what)
    if sentence is None:
        return ""
    result = values.get("result")
    if isinstance(result, Result):
        values |= {
            "number": str(result.board.number),
            "result": said.headline("bridge", result.outcome),
            "points": said.signed(result.north_south),
        }
    elif "number" in values:
        values["number"] = str(values["number"])
    if "cause" in values:
        values["why"] = said.refusal(values.pop("cause"), "bridge")
    return said.text(DUE if values.get("due") else sentence, **values)


def report(said: Words, tables: Sequence[Table]) -> None:
    """What the session came to, as people read it."""
    boards = compared(tables)
    if not boards:
        return
    teams = tables[0].teams
    table = columns(said.text("Board"), *(said.text("Table {number}", number=str(at + 1)) for at in range(2)), "IMPs")
    for each in boards:
        points = (said.signed(each.first.north_south), said.signed(each.second.north_south))
        table.add_row(str(each.number), *points, said.signed(each.imps))
    screen().print(table)
    typer.echo(
        said.text(
            "{first} against {second}: {imps} IMPs on {boards} boards.",
            first=teams[0],
            second=teams[1],
            imps=said.signed(sum(each.imps for each in boards)),
            boards=str(len(boards)),
        )
    )


def figures(tables: Sequence[Table]) -> dict[str, Plain]:
    """The same as plain data: for each table its boards; for two, the IMPs of the team that sat North–South first."""
    boards = compared(tables)
    return {
        "teams": [*tables[0].teams],
        "tables": [
            {
                "north_south": table.teams[0],
                "east_west": table.teams[1],
                "broken": table.broken,
                "boards": [_plain(result) for result in table.results],
            }
            for table in tables
        ],
        "imps": [{"board": each.number, "imps": each.imps} for each in boards],
        "total": sum(each.imps for each in boards) if len(tables) > 1 else None,
    }


def _plain(result: Result) -> Plain:
    contract, tricks = result.outcome.detail.contract, result.outcome.detail.tricks
    return {
        "board": result.board.number,
        "contract": None if contract is None else contract.text,
        "declarer": None if contract is None else Seat(contract.declarer).letter,
        "tricks": tricks,
        "north_south": result.north_south,
    }
