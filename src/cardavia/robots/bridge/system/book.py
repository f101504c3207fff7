"""A bidding system as a book: chapters of sections, each a situation in the auction with its rules.

A book is a text file in ``books/``, written to be read by players; ``docs/systems.md`` tells how. This module reads it
and knows nothing of hands or auctions.
"""

from dataclasses import replace
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files

from cardavia.robots.bridge.system import checking
from cardavia.robots.bridge.system.checking import FLAGS
from cardavia.robots.bridge.system.lines import checked, rule, section
from cardavia.robots.bridge.system.rule import BadBook, Book, Rule, Section

__all__ = ["FLAGS", "BadBook", "Book", "Rule", "Section", "book", "names"]


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
    for part in sections:
        checked(part.place, checking.check_names, part.pattern, known)
    return Book(name, title, sections)


def _called() -> frozenset[str]:
    """How the rules of all systems are called in patterns. A chapter that systems share may wait for a call that only
    some of them make."""
    return frozenset(
        each.tag.partition("/")[0] for name in names() for part in _read(name)[1] for each in part.rules if each.tag
    )


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
            sections.append(section(line, chapter, place, sections))
        elif not sections:
            raise BadBook(f"{place}: a rule before the first section, which begins with [calls so far] and its title")
        else:
            last = sections[-1]
            sections[-1] = replace(last, rules=(*last.rules, rule(line, place, last)))
    _whole(sections)
    return title, tuple(_together(sections, taken))


def _whole(sections: list[Section]) -> None:
    if sections and not sections[-1].rules:
        raise BadBook(f"{sections[-1].place}: a section without rules; each is CALL : TERMS ; NOTES")


def _together(own: list[Section], taken: list[Section]) -> list[Section]:
    """Sections of one's own stand in the place of those taken over for the same situation, else before them."""
    key = {(part.pattern, part.conditions): part for part in own}
    placed = [key.pop((part.pattern, part.conditions), part) for part in taken]
    first = [part for part in own if (part.pattern, part.conditions) in key]
    return first + placed
