"""A bidding system as a book: chapters of sections, each a situation in the auction with its rules.

A book is a text file in ``books/``, written to be read by players; ``docs/systems.md`` tells how. This module reads it
and knows nothing of hands or auctions.
"""

import re
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib.resources import files

FLAGS = ("artificial", "forcing", "gf", "invitational", "signoff", "asks")


class BadBook(ValueError):
    """A line of a book that can't be read: which, and why."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One line of a section: the call, what it promises, and what else is said of it.

    ``shows`` are the terms that the partner may count on, where they say less than what the bidder needs. ``suits`` are
    suits that the call shows beside or instead of its own; ``agrees`` one that it agrees on. ``place`` is file and
    line.
    """

    call: str
    terms: str
    flags: frozenset[str] = frozenset()
    name: str = ""
    tag: str = ""
    shows: str = ""
    suits: str = ""
    agrees: str = ""
    place: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A situation (``pattern``, see :mod:`~cardavia.robots.bridge.system.pattern`; ``conditions`` on the auction, as
    terms) and its rules, the first that fits a hand being the call."""

    pattern: str
    title: str
    chapter: str
    conditions: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Book:
    name: str
    title: str
    sections: tuple[Section, ...] = field(repr=False)


def names() -> tuple[str, ...]:
    """The systems that a side can play."""
    return ("sayc", "two_over_one", "acol")


@lru_cache(maxsize=8)
def book(name: str) -> Book:
    """The book of this name, with what it takes over from others; ``BadBook`` if there is none such.

    >>> book("sayc").title
    'Standard American Yellow Card'
    """
    if name not in names():
        raise BadBook(f"no such system: {name!r}; there are {', '.join(names())}")
    title, sections = _read(name)
    return Book(name, title, tuple(sections))


def _read(name: str) -> tuple[str, list[Section]]:
    lines = files(__package__).joinpath("books", f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return _parsed(name, lines)


def _parsed(name: str, lines: list[str]) -> tuple[str, list[Section]]:
    title, chapter = name, ""
    sections: list[Section] = []
    taken: list[Section] = []
    for at, written in enumerate(lines, start=1):
        line = written.split(" # ")[0].rstrip()
        place = f"{name}:{at}"
        if not line or line.startswith("# "):
            continue
        if line.startswith("= "):
            title = line[2:]
        elif line.startswith("with "):
            taken += _read(line[5:].strip())[1]
        elif line.startswith("== "):
            chapter = line[3:]
        elif line.startswith("["):
            pattern, closed, rest = line[1:].partition("]")
            if not closed:
                raise BadBook(f"{place}: a section begins with [calls so far] and its title")
            heading, _, conditions = rest.partition(" if ")
            sections.append(Section(" ".join(pattern.split()), heading.strip(), chapter, conditions.strip(), ()))
        elif not sections:
            raise BadBook(f"{place}: a rule before the first section")
        else:
            last = sections[-1]
            sections[-1] = replace(last, rules=(*last.rules, _rule(line, place)))
    return title, _together(sections, taken)


def _together(own: list[Section], taken: list[Section]) -> list[Section]:
    """Sections of one's own stand in the place of those taken over for the same situation, else before them."""
    key = {(section.pattern, section.conditions): section for section in own}
    placed = [key.pop((section.pattern, section.conditions), section) for section in taken]
    first = [section for section in own if (section.pattern, section.conditions) in key]
    return first + placed


def _rule(line: str, place: str) -> Rule:
    call, colon, rest = line.partition(":")
    if not colon:
        raise BadBook(f"{place}: a rule is CALL : TERMS ; NOTES")
    terms, _, notes = rest.partition(";")
    flags: set[str] = set()
    values = {"name": "", "shows": "", "suits": "", "agrees": ""}
    for note in (part.strip() for part in notes.split(";")):
        word, _, value = note.partition(" ")
        if word in ("shows", "suits", "agrees"):
            values[word] = value.strip()
            continue
        for part in (piece.strip() for piece in note.split(",") if piece.strip()):
            if part in FLAGS:
                flags.add(part)
            else:
                values["name"] = part
    tag = re.sub(r"[^a-z0-9/A-Z]+", "-", values["name"][:1].lower() + values["name"][1:]).strip("-")
    return Rule(
        call.strip(),
        terms.strip(),
        frozenset(flags),
        values["name"],
        tag,
        values["shows"],
        values["suits"],
        values["agrees"],
        place,
    )
