"""``cardavia bridge analyse``: what could be made of each deal of a file, and what each call and card cost."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from cardavia.app import load_plugins, plugin_names
from cardavia.cards import Refusal, Unreadable
from cardavia.cli.saying import language, refusing, screen, write_json
from cardavia.games import Plain, Seat
from cardavia.games.bridge import STRAINS
from cardavia.records import pbn, read
from cardavia.review import Analysis, Played, of_board, of_record
from cardavia.review.written import as_plain
from cardavia.words import Words, review
from cardavia.work import Workers
from cardavia.work.analyst import analyse as analysed
from cardavia.work.match_figures import Mean, mean
from cardavia.work.match_pool import cores

ROWS = (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)


@dataclass(frozen=True, slots=True)
class Found:
    """One deal of the file: its name, the line where it begins, and what is known of it or why nothing is."""

    name: str
    line: int
    played: Played | Refusal


def analyse(file: Path | None, totals: bool, workers: int | None, as_json: bool, lang: str | None) -> None:
    said = language(lang)
    with refusing(said, as_json, "bridge"):
        plugins = plugin_names()
        load_plugins(plugins)
        found = tuple(deals(_bytes(file)))
        with _progress(said.text("Deals"), len(found)) as told:
            analyses = run([each.played for each in found], workers, plugins, told)
    if as_json:
        boards = [] if totals else [_plain(said, each, made) for each, made in zip(found, analyses, strict=True)]
        write_json({"boards": [*boards], "totals": figures(analyses)} if not totals else {"totals": figures(analyses)})
        return
    console = screen()
    if not totals:
        for each, made in zip(found, analyses, strict=True):
            report(console, said, each, made)
    if totals or len(found) > 1:
        console.print(totals_table(said, analyses))


def deals(data: bytes) -> Iterator[Found]:
    """The deals of a file: PBN, or one record as JSON."""
    if data.lstrip().startswith(b"{"):
        record = read(data.decode("utf-8", "replace"))
        yield Found(str(record.number), 1, of_record(record))
        return
    for board in pbn.each(data):
        played: Played | Refusal
        try:
            played = of_board(board)
        except Refusal as refusal:
            played = refusal
        yield Found(board.board or "", board.line, played)


def run(
    played: Sequence[Played | Refusal], workers: int | None, plugins: tuple[str, ...], told: Callable[[], None]
) -> list[Analysis | None]:
    """The analyses in order, ``None`` where there is no deal. Several are spread over processes."""
    wanted = [each for each in played if isinstance(each, Played)]
    many = min(len(wanted), cores() if workers is None else workers)
    if many < 2:
        return [_one(each, told) for each in played]
    pool = Workers(many, plugins)
    try:
        asked = [pool.submit(analysed, each) if isinstance(each, Played) else None for each in played]
        for each in asked:
            if each is None:
                told()
            else:
                each.add_done_callback(lambda _: told())
        return [None if each is None else each.result() for each in asked]
    finally:
        pool.close()


def _one(played: Played | Refusal, told: Callable[[], None]) -> Analysis | None:
    made = analysed(played) if isinstance(played, Played) else None
    told()
    return made


def figures(analyses: Sequence[Analysis | None]) -> dict[str, Plain]:
    """What the deals come to: tricks lost for each deal whose play is known, points lost in each auction."""
    lost = [made.lost for made in analyses if made is not None and made.lost is not None]
    called = [made for made in analyses if made is not None and made.calls]
    return {
        "deals": sum(made is not None for made in analyses),
        "tricks_lost": {
            "deals": len(lost),
            "declarer": _mean(mean(each.declarer for each in lost)),
            "defence": _mean(mean(each.defence for each in lost)),
            "lead": _mean(mean(each.lead for each in lost)),
        },
        "points_lost_in_the_auction": {
            "deals": len(called),
            **{
                name: _mean(mean(sum(call.cost for call in made.calls if call.seat & 1 == side) for made in called))
                for side, name in enumerate(("NS", "EW"))
            },
        },
    }


def _mean(found: Mean) -> dict[str, Plain]:
    return {"mean": found.mean, "standard_error": found.error}


def report(console: Console, said: Words, found: Found, made: Analysis | None) -> None:
    """One deal on the screen."""
    name = said.text("Board {name}", name=found.name) if found.name else said.text("Line {line}", line=found.line)
    if isinstance(found.played, Refusal) or made is None:
        sentence = said.refusal(found.played, "bridge") if isinstance(found.played, Refusal) else ""
        console.print(f"{name}: {sentence}\n", markup=False)
        return
    dealt = said.text("Dealer {seat}", seat=found.played.dealer)
    console.print(f"{name}. {dealt}. {said.vulnerable(found.played.vulnerable)}.", markup=False)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(said.text("Declarer"))
    for strain in reversed(STRAINS):
        table.add_column(review.strain_sign(said, strain), justify="right")
    for seat in ROWS:
        table.add_row(said.seat(seat), *(str(made.tricks[seat][strain.order]) for strain in reversed(STRAINS)))
    console.print(table)
    for line in review.report(said, made):
        console.print(line, markup=False, soft_wrap=True)
    console.print()


def totals_table(said: Words, analyses: Sequence[Analysis | None]) -> Table:
    """The tricks lost for each deal, with their standard errors."""
    lost = [made.lost for made in analyses if made is not None and made.lost is not None]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(said.plural("Tricks lost in {n} deal", "Tricks lost a deal, in {n} deals", len(lost)))
    table.add_column("", justify="right")
    table.add_column("±", justify="right")
    for name, values in (
        (said.text("Declarer"), [each.declarer for each in lost]),
        (said.text("Defence"), [each.defence for each in lost]),
        (said.text("of it the opening lead"), [each.lead for each in lost]),
    ):
        found = mean(values)
        table.add_row(name, f"{found.mean:.3f}", "" if found.error is None else f"{found.error:.3f}")
    return table


def _plain(said: Words, found: Found, made: Analysis | None) -> Plain:
    head: dict[str, Plain] = {"board": found.name, "line": found.line}
    if isinstance(found.played, Refusal):
        return {**head, "error": {"reason": found.played.reason, "message": said.refusal(found.played, "bridge")}}
    return head if made is None else {**head, **as_plain(made)}


def _bytes(file: Path | None) -> bytes:
    if file is None:
        return sys.stdin.buffer.read()
    try:
        return file.read_bytes()
    except OSError as error:
        raise Unreadable("no_such_file", text=str(file)) from error


@contextmanager
def _progress(name: str, deals: int) -> Iterator[Callable[[], None]]:
    """A bar on standard error while there is more than one deal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True, disable=deals < 2) as bar:
        task = bar.add_task(name, total=deals)
        yield lambda: bar.advance(task)
