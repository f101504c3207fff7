"""What a book of a system is made of: sections, each a situation in the auction, and their rules."""

from dataclasses import dataclass, field

from cardavia.robots.bridge.system.pattern import letters


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
    #: The letters that stand for suits in what the rule says.
    letters: tuple[str, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "letters", letters(f"{self.call} , {self.terms} , {self.suits} , {self.agrees}"))


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


@dataclass(frozen=True, slots=True, eq=False)
class Book:
    """A system as it was read; two are the same if they are one object."""

    name: str
    title: str
    sections: tuple[Section, ...] = field(repr=False)
