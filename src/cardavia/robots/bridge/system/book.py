"""A bidding system as a book: chapters of sections, each a situation in the auction with its rules.

A book is a text file in ``books/``, written to be read by players; ``docs/systems.md`` tells how. This module reads it
and knows nothing of hands or auctions.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files

from cardavia.robots.bridge.system import checking
from cardavia.robots.bridge.system.checking import FLAGS, Unfit
from cardavia.robots.bridge.system.pattern import tokens

__all__ = ["FLAGS", "BadBook", "Book", "Rule", "Section", "book", "names"]


class BadBook(ValueError):
    """A line of a book that can't be read: which, and why, and what would be right."""


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
    terms) and its rules, the first that fits a hand being the call. ``place`` is file and line."""

    pattern: str
    title: str
    chapter: str
    conditions: str
    rules: tuple[Rule, ...]
    place: str = ""


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
    known = _called()
    for section in sections:
        _checked(section.place, checking.check_names, section.pattern, known)
    return Book(name, title, sections)


def _called() -> frozenset[str]:
    """How the rules of all systems are called in patterns. A chapter that systems share may wait for a call that only
    some of them make."""
    return frozenset(
        rule.tag.partition("/")[0] for name in names() for part in _read(name)[1] for rule in part.rules if rule.tag
    )


def _checked(place: str, check: Callable[..., None], *told: object) -> None:
    try:
        check(*told)
    except Unfit as fault:
        raise BadBook(f"{place}: {fault}") from None


@lru_cache(maxsize=64)
def _read(name: str, above: tuple[str, ...] = ()) -> tuple[str, tuple[Section, ...]]:
    """The file's title and sections; ``above`` are the files that take it over, one through the other."""
    lines = files(__package__).joinpath("books", f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return _parsed(name, lines, above)


def _shared(name: str, place: str, above: tuple[str, ...]) -> tuple[Section, ...]:
    """The sections of the file that a line ``with`` names."""
    there = sorted(
        file.name[:-4] for file in files(__package__).joinpath("books").iterdir() if file.name[-4:] == ".txt"
    )
    if name not in there:
        near = get_close_matches(name, there, 1)
        told = f"{near[0]!r} is one" if near else f"there are {', '.join(there)}"
        raise BadBook(f"{place}: no such file to take over: {name!r}; {told}")
    if name in above:
        raise BadBook(f"{place}: {name!r} takes over this file, so this can't take over {name!r}")
    return _read(name, above)[1]


def _parsed(name: str, lines: list[str], above: tuple[str, ...] = ()) -> tuple[str, tuple[Section, ...]]:
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
            taken += _shared(line[5:].strip(), place, (*above, name))
        elif line.startswith("== "):
            chapter = line[3:]
        elif line.startswith("["):
            _whole(sections)
            sections.append(_section(line, chapter, place, sections))
        elif not sections:
            raise BadBook(f"{place}: a rule before the first section, which begins with [calls so far] and its title")
        else:
            last = sections[-1]
            sections[-1] = replace(last, rules=(*last.rules, _rule(line, place, last)))
    _whole(sections)
    return title, tuple(_together(sections, taken))


def _whole(sections: list[Section]) -> None:
    if sections and not sections[-1].rules:
        raise BadBook(f"{sections[-1].place}: a section without rules; each is CALL : TERMS ; NOTES")


def _section(line: str, chapter: str, place: str, before: list[Section]) -> Section:
    pattern, closed, rest = line[1:].partition("]")
    heading, _, conditions = rest.partition(" if ")
    if not closed or not heading.strip():
        raise BadBook(f"{place}: a section begins with [calls so far] and its title")
    made = Section(" ".join(pattern.split()), heading.strip(), chapter, conditions.strip(), (), place)
    _checked(place, checking.check_pattern, made.pattern)
    if made.conditions:
        _checked(place, checking.check_conditions, made.conditions)
    for other in before:
        if (other.pattern, other.conditions) == (made.pattern, made.conditions):
            raise BadBook(f"{place}: the same situation as in {other.place}; rules for one situation stand together")
    return made


def _together(own: list[Section], taken: list[Section]) -> list[Section]:
    """Sections of one's own stand in the place of those taken over for the same situation, else before them."""
    key = {(section.pattern, section.conditions): section for section in own}
    placed = [key.pop((section.pattern, section.conditions), section) for section in taken]
    first = [section for section in own if (section.pattern, section.conditions) in key]
    return first + placed


def silence(pattern: str) -> str:
    """What a pass is called that has no name: why one passes is mostly told by who spoke last.

    >>> silence("1M (P)"), silence("1D (1H)"), silence("..."), silence("")
    ('Far enough', 'Nothing to bid', 'Enough said', 'Nothing to bid')
    """
    anywhere, said = tokens(pattern)
    theirs = next((token.theirs for token in reversed(said) if token.options != ("P",)), None)
    if theirs is None and anywhere:
        return "Enough said"
    return "Far enough" if theirs is False else "Nothing to bid"


def _rule(line: str, place: str, section: Section) -> Rule:
    call, colon, rest = (part.strip() for part in line.partition(":"))
    terms, _, notes = rest.partition(";")
    if not colon or not call:
        raise BadBook(f"{place}: a rule is CALL : TERMS ; NOTES")
    if not terms.strip():
        raise BadBook(f"{place}: a rule says what the hand must hold; 'any' if it need hold nothing")
    _checked(place, checking.check_call, call)
    _checked(place, checking.check_terms, terms.strip())
    flags, values = _notes(notes, place)
    if call == "P":
        values["name"] = values["name"] or silence(section.pattern)
    tag = re.sub(r"[^a-z0-9/A-Z]+", "-", values["name"][:1].lower() + values["name"][1:]).strip("-")
    return Rule(
        call,
        terms.strip(),
        frozenset(flags),
        values["name"],
        tag,
        values["shows"],
        values["suits"],
        values["agrees"],
        place,
    )


def _notes(notes: str, place: str) -> tuple[set[str], dict[str, str]]:
    flags: set[str] = set()
    values = {"name": "", "shows": "", "suits": "", "agrees": ""}
    for note in (part.strip() for part in notes.split(";")):
        word, _, value = note.partition(" ")
        if word in ("shows", "suits", "agrees"):
            if values[word]:
                raise BadBook(f"{place}: {word} stands twice; once is enough, with commas or blanks between its values")
            if word == "shows":
                _checked(place, checking.check_terms, value.strip())
            else:
                _checked(place, checking.check_suits, word, value.strip())
            values[word] = value.strip()
            continue
        for part in (piece.strip() for piece in note.split(",") if piece.strip()):
            if part in FLAGS:
                flags.add(part)
            else:
                _checked(place, checking.check_flag, part, values["name"])
                values["name"] = part
    return flags, values
