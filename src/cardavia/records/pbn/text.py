"""PBN as text: bytes to lines, lines to games of tags with their sections. Knows the syntax, not the bridge.

The standard is Portable Bridge Notation 2.1. Files in the wild bend it; what is bent is read as it is meant where
that is plain, with a warning that says what and where.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from cardavia.cards import Unreadable

_TAG = re.compile(r'\[\s*(\w+)\s*"((?:[^"\\]|\\.)*)"\s*\]')
_CHARSET = re.compile(r"charset\s*=\s*([\w.:-]+)", re.IGNORECASE)
_ESCAPED = re.compile(r"\\(.)")
#: Tags that a new record begins with; any of them after a blank line starts one.
_OPENING = ("Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Deal")


@dataclass(frozen=True, slots=True)
class Warned:
    """Something that was not as the standard has it: what, in which line of the file, and what the sentence needs."""

    reason: str
    line: int
    values: dict[str, object] = field(default_factory=dict)


@dataclass(slots=True)
class Game:
    """The tags of one record with the words of the section behind each. The first of a repeated tag counts."""

    line: int
    tags: dict[str, str] = field(default_factory=dict)
    sections: dict[str, list[str]] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)


def decode(data: bytes) -> str:
    """The text of a file: by its byte-order mark, by its ``%Content-type`` line, else UTF-8 if it is that, else
    Latin-1, the standard's own."""
    for mark, encoding in ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be")):
        if data.startswith(mark):
            return data[len(mark) :].decode(encoding, errors="replace")
    declared = _CHARSET.search(data[:2000].decode("latin-1"))
    for encoding in ([declared[1]] if declared else []) + ["utf-8"]:
        try:
            return data.decode(encoding)
        except (UnicodeDecodeError, LookupError):
            continue
    return data.decode("latin-1")


def games(text: str) -> tuple[list[Game], list[Warned]]:
    """The records of a text, in order. ``Unreadable("not_pbn")`` if there is no tag in it at all."""
    found: list[Game] = []
    warned: list[Warned] = []
    game: Game | None = None
    section: str | None = None
    blank = True
    for number, line in _lines(text):
        if not line.strip():
            blank, section = True, section if game is None or not blank else None
            continue
        rest = line
        while rest.strip():
            match = _TAG.match(rest.lstrip())
            if match is None:
                words, bracket, after = rest.partition("[")
                if bracket and not _TAG.match("[" + after):
                    words, bracket, after = rest, "", ""
                if section is not None and game is not None and not (blank and _prose(words)):
                    game.sections[section] += words.split()
                elif words.strip():
                    warned.append(Warned("stray_text", number, {"text": words.strip()[:60]}))
                    section = None
                rest = bracket + after
                continue
            name, value = match[1], _ESCAPED.sub(r"\1", match[2])
            if game is None or _starts(game, name, value, blank):
                game = Game(number)
                found.append(game)
            blank = False
            section = name
            if name == "Note":
                game.notes.append(value)
                section = "Note"
            elif name in game.tags:
                warned.append(Warned("repeated_tag", number, {"tag": name}))
                section = f"{name} again"
            else:
                game.tags[name] = value
                game.lines[name] = number
            game.sections[section] = []
            rest = rest.lstrip()[match.end() :]
        blank = False
    if not found:
        raise Unreadable("not_pbn")
    return found, warned


def _starts(game: Game, name: str, value: str, blank: bool) -> bool:
    """Does this tag begin a new record? After a blank line it does unless it goes on with the one before; without a
    blank line a second Event, or a second Board or Deal of another value, does."""
    if name == "Event" and (name in game.tags or "Deal" in game.tags):
        return True
    if name in ("Board", "Deal") and name in game.tags and game.tags[name] != value:
        return True
    return blank and (name in _OPENING or name in game.tags)


def _prose(words: str) -> bool:
    """Words that no section holds: what programs print behind their records."""
    return any(len(word) > 7 and word.isalpha() for word in words.split())


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines with their numbers, comments and escape lines taken out."""
    depth = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("%") and not depth:
            continue
        kept: list[str] = []
        quoted = False
        at = 0
        while at < len(line):
            char = line[at]
            if depth:
                depth = char != "}"
            elif quoted:
                kept.append(char)
                if char == "\\":
                    kept.append(line[at + 1 : at + 2])
                    at += 1
                quoted = char != '"'
            elif char == "{":
                depth = True
            elif char == ";":
                break
            else:
                kept.append(char)
                quoted = char == '"'
            at += 1
        text_kept = "".join(kept)
        if text_kept.strip() or not line.strip():
            yield number, text_kept
