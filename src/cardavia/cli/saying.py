"""How commands speak: in the reader's language, or in JSON; and how they refuse."""

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from typing import TypeVar

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from cardavia.cards import Refusal, Unreadable
from cardavia.games import Line, Plain, plain
from cardavia.words import Words, choose, words

Chosen = TypeVar("Chosen")


def language(wish: str | None) -> Words:
    """The words of the language asked for, or of the environment's."""
    if wish is not None and choose(wish) != wish.replace("_", "-").partition("-")[0].lower():
        raise typer.BadParameter(f"There is no language {wish!r}.", param_hint="--lang")
    return words(choose(wish, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))))


@contextmanager
def refusing(said: Words, as_json: bool, game: str | None = None) -> Iterator[None]:
    """A refusal in here ends the command with code 2 and one sentence; as JSON also with its reason."""
    try:
        yield
    except Refusal as refusal:
        sentence = said.refusal(refusal, game)
        if as_json:
            write_json({"error": {"reason": refusal.reason, "message": sentence}})
        else:
            typer.echo(sentence, err=True)
        raise typer.Exit(2) from refusal


def write_json(value: Plain) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False, indent=1))


def one_of(field: str, text: str, options: dict[str, Chosen]) -> Chosen:
    """The option of this name, in either case; ``Unreadable("bad_field")`` lists what there is."""
    word = text.strip().lower()
    if word not in options:
        raise Unreadable("bad_field", field=field, value=text, options=tuple(options))
    return options[word]


def breakdown(said: Words, game: str, lines: Sequence[Line], total: str, points: Fraction | int) -> Table:
    """The lines of a score with their points, and what they come to."""
    table = Table(box=box.SIMPLE_HEAD, show_header=False, show_footer=True, pad_edge=False)
    table.add_column(footer=total)
    table.add_column(footer=said.signed(points), justify="right")
    for line in lines:
        table.add_row(said.line(game, line), said.signed(line.points))
    return table


def plain_lines(said: Words, game: str, lines: Sequence[Line]) -> list[Plain]:
    """The lines for programs, each with its sentence."""
    return [
        {"key": line.key, "points": plain(line.points), "values": plain(line.values), "text": said.line(game, line)}
        for line in lines
    ]


def screen(as_json: bool = False) -> Console:
    """Where people read: standard output, or standard error where that is kept for JSON."""
    return Console(stderr=as_json, highlight=False)
