"""``cardavia verify``: was this the deal that was promised?"""

import re
import sys
from pathlib import Path

import typer

from cardavia.app import load_plugins, plugin_names
from cardavia.cards import Illegal, Unreadable
from cardavia.cli.saying import language, refusing, screen, write_json
from cardavia.deals import FORMAT, Sealed
from cardavia.deals import verify as check
from cardavia.games import SEATS, Plain, game
from cardavia.records import read

LONGEST = 2 * 1024 * 1024
_LABEL = re.compile(r"^[^:]{0,40}:\s+")


def verify(file: Path | None, as_json: bool, lang: str | None) -> None:
    said = language(lang)
    with refusing(said, as_json):
        load_plugins(plugin_names())
        text = _text(file)
        digest, lines = promise(text)
        try:
            sealed = check(digest, lines)
        except Illegal as refusal:
            if as_json:
                write_json({"verified": False, "digest": digest, "found": str(refusal.values["found"])})
            else:
                typer.echo(said.refusal(refusal), err=True)
            raise typer.Exit(1) from refusal
        if text.lstrip().startswith("{") and read(text).deal != sealed.deal():
            raise Unreadable("bad_record", field="deal")
    rules = game(sealed.game)
    written = rules.write_deal(sealed.deal())
    if as_json:
        write_json(_plain(sealed, written))
        return
    console = screen()
    console.print(said.text("This is the deal that was promised."))
    console.print(said.text("{game}, deal {number}", game=said.game(sealed.game), number=str(sealed.number)))
    for name, pile in zip([*(said.seat(seat) for seat in SEATS), "+"], sealed.deal().piles, strict=False):
        console.print(f"{name}: {' '.join(said.card(card) for card in rules.pack.cards_in(pile))}", soft_wrap=True)


def promise(text: str) -> tuple[str, tuple[str, ...]]:
    """The digest and the lines in what was copied: the lines begin with their format, what is left is the digest.
    A label before a value (``Digest: …``) is let through. From a record: its commitment and what was opened.

    >>> promise("Digest: 00ff\\ncardavia-deal/1\\nbridge\\n1\\n7\\nabcd")
    ('00ff', ('cardavia-deal/1', 'bridge', '1', '7', 'abcd'))
    """
    if text.lstrip().startswith("{"):
        record = read(text)
        if record.commitment is None or not record.opened:
            raise Unreadable("no_commitment")
        return record.commitment, record.opened
    lines = [_LABEL.sub("", line.strip()) for line in text.splitlines() if line.strip()]
    if FORMAT not in lines:
        raise Unreadable("bad_seal_length", count=max(len(lines) - 1, 0), expected=5)
    first = lines.index(FORMAT)
    rest = lines[:first] + lines[first + 5 :]
    if len(rest) != 1:
        raise Unreadable("bad_digest", text=" ".join(rest))
    return rest[0], tuple(lines[first : first + 5])


def _text(file: Path | None) -> str:
    if file is None or str(file) == "-":
        return sys.stdin.read(LONGEST)
    try:
        with file.open(encoding="utf-8", errors="replace") as stream:
            return stream.read(LONGEST)
    except OSError as error:
        raise Unreadable("no_such_file", text=str(file)) from error


def _plain(sealed: Sealed, written: str) -> dict[str, Plain]:
    return {
        "verified": True,
        "digest": sealed.digest(),
        "game": sealed.game,
        "number": sealed.number,
        "index": str(sealed.index),
        "deal": written,
    }
