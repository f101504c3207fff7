"""PBN as text: bytes to lines, lines to games of tags with their sections. Knows the syntax, not the bridge.

The standard is Portable Bridge Notation 2.1. Files in the wild bend it; what is bent is read as it is meant where
that is plain, with a warning that says what and where.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from cardavia.cards import Unreadable
from cardavia.records.pbn.comments import uncommented

_TAG = re.compile(r'\[\s*(\w+)\s*"((?:[^"\\]|\\.)*)"\s*\]')
_CHARSET = re.compile(r"charset\s*=\s*([\w.:-]+)", re.IGNORECASE)
_ESCAPED = re.compile(r"\\(.)")
#: Tags that a new record begins with.
_OPENING = ("Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal")
#: Tags that are known by their name in any case.
_NAMES = {
    name.lower(): name for name in (*_OPENING, "Scoring", "Declarer", "Contract", "Result", "Auction", "Play", "Note")
}
#: A record that has one of these is more than the head of one.
_BODY = ("Deal", "Auction", "Play", "Contract", "Result")


@dataclass(frozen=True, slots=True)
class Warned:
    """Something that was not as the standard has it: what, in which line of the file, and what the sentence needs."""

    reason: str
    line: int
    values: dict[str, object] = field(default_factory=dict)


@dataclass(slots=True)
class Game:
    """The tags of one record with the words of the section behind each. The first of a repeated tag counts. ``notes``
    are those of each section, by its tag's name."""

    line: int
    tags: dict[str, str] = field(default_factory=dict)
    sections: dict[str, list[str]] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    notes: dict[str, list[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Tag:
    line: int
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class _Words:
    line: int
    text: str


#: What a text is made of; ``None`` is a blank line.
_Piece = _Tag | _Words | None


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
        except (UnicodeError, LookupError):
            continue
    return data.decode("latin-1")


def games(text: str, most: int) -> tuple[list[Game], list[Warned]]:
    """The records of a text, in order. ``Unreadable("not_pbn")`` if there is no tag in it at all,
    ``Unreadable("too_many_boards", most=…)`` if it holds more than ``most``."""
    warned: list[Warned] = []
    pieces = list(_pieces(text, warned))
    found: list[Game] = []
    game: Game | None = None
    section: str | None = None
    blanks = 1
    straying = False
    for piece, following in zip(pieces, _next_tags(pieces), strict=True):
        if piece is None:
            blanks += 1
            if blanks > 1:
                section = None
            continue
        if isinstance(piece, _Words):
            if game is not None and section is not None and not (blanks and _prose(piece.text)):
                game.sections[section] += piece.text.split()
            elif not straying:
                warned.append(Warned("stray_text", piece.line, {"text": piece.text.strip()[:60]}))
                straying, section = True, None
            blanks = 0
            continue
        if game is None or _starts(game, piece, bool(blanks), following):
            if len(found) == most:
                raise Unreadable("too_many_boards", most=most)
            game, section = Game(piece.line), None
            found.append(game)
        blanks, straying = 0, False
        section = _enter(game, section, piece, warned)
    if not found:
        raise Unreadable("not_pbn")
    return found, warned


def _enter(game: Game, section: str | None, tag: _Tag, warned: list[Warned]) -> str:
    """Puts a tag into its record. Gives the section that the words behind it belong to: its own, or, behind a note,
    the one that the note explains."""
    name = tag.name
    if name == "Note":
        owner = section if section in ("Auction", "Play") else "Auction"
        game.notes.setdefault(owner, []).append(tag.value)
        name = section or "Note"
    elif name in game.tags:
        again = f"{name} again"
        if again not in game.sections:
            warned.append(Warned("repeated_tag", tag.line, {"tag": name}))
        name = again
    else:
        game.tags[name] = tag.value
        game.lines[name] = tag.line
    game.sections.setdefault(name, [])
    return name


def _starts(game: Game, tag: _Tag, blank: bool, following: str | None) -> bool:
    """Does this tag begin a new record? Behind a blank line it does if the record at hand has it, or is more than a
    head. Without one it does if the tag behind it is there too: one repeated tag is a slip, two are a new record."""
    if tag.name == "Note":
        return False
    repeated = tag.name in game.tags
    full = any(name in game.tags for name in _BODY)
    if blank:
        return repeated or (full and tag.name in _OPENING)
    if not repeated:
        return tag.name == "Event" and full
    if tag.name in _OPENING and following in game.tags and (following != tag.name or tag.name == "Deal"):
        return True
    return full and (tag.name == "Event" or (tag.name in ("Board", "Deal") and game.tags[tag.name] != tag.value))


def _next_tags(pieces: list[_Piece]) -> list[str | None]:
    """For each piece the name of the first tag behind it."""
    names: list[str | None] = []
    following: str | None = None
    for piece in reversed(pieces):
        names.append(following)
        if isinstance(piece, _Tag):
            following = piece.name
    return names[::-1]


def _pieces(source: str, warned: list[Warned]) -> Iterator[_Piece]:
    """Tags, words between tags, and blank lines, in order."""
    for number, line, closed in uncommented(source):
        if not closed:
            warned.append(Warned("open_comment", number))
        text = line.strip()
        if not text:
            if closed:
                yield None
            continue
        bent = None if _TAG.match(text) else _bent(text)
        if bent is not None:
            warned.append(Warned("bent_tag", number, {"tag": bent[0]}))
            yield _Tag(number, _named(bent[0]), bent[1])
            continue
        at = 0
        for match in _TAG.finditer(text):
            if text[at : match.start()].strip():
                yield _Words(number, text[at : match.start()])
            yield _Tag(number, _named(match[1]), _ESCAPED.sub(r"\1", match[2]))
            at = match.end()
        if text[at:].strip():
            yield _Words(number, text[at:])


def _bent(line: str) -> tuple[str, str] | None:
    """Name and value of a tag alone on its line whose value holds quotes of its own, or has none around it."""
    if not (line.startswith("[") and line.endswith("]")):
        return None
    name, *rest = line[1:-1].split(maxsplit=1)[:2] or ("",)
    value = rest[0].strip() if rest else ""
    if not name.isidentifier() or not value:
        return None
    if len(value) > 1 and value[0] == value[-1] == '"':
        return name, value[1:-1]
    return None if set(value) & set('"[]') else (name, value)


def _named(name: str) -> str:
    return _NAMES.get(name.lower(), name)


def _prose(words: str) -> bool:
    """Words that no section holds: what programs print behind their records."""
    return any(len(word) > 7 and word.isalpha() for word in words.split())
