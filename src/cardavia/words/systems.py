"""A bidding system's book as a card to be read: chapters, situations, and each rule's call, promise and flags in words.

A rule may stand for several suits: ``M`` is a major, ``x`` any suit. They stay letters here (:data:`LETTERS`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from cardavia.robots.bridge.system.book import Book, Rule, Section, book
from cardavia.words.calls import about, flags, title
from cardavia.words.cards import SIGNS
from cardavia.words.conditions import condition
from cardavia.words.mark import mark

if TYPE_CHECKING:
    from cardavia.words.words import Words

#: What the letters of a card stand for.
LETTERS = (
    ("M O", mark("a major, and the other one")),
    ("m o", mark("a minor, and the other one")),
    ("x y z w", mark("any suit, different letters different suits")),
    ("p q", mark("the suit that partner showed last, and that you showed last")),
    ("g", mark("the agreed suit")),
    ("t", mark("a suit that they showed")),
    ("u v", mark("a suit that nobody showed, and one that they didn’t show")),
    ("l", mark("the suit of the last bid")),
)
CALLED = {
    "jump": mark("jump in {strain}"),
    "djump": mark("double jump in {strain}"),
    "game": mark("game in {strain}"),
    "slam": mark("six {strain}"),
    "grand": mark("seven {strain}"),
}
TOKENS = {"bid": mark("a bid"), "any": mark("any call"), "P": mark("Pass"), "X": mark("Double"), "XX": mark("Redouble")}


@dataclass(frozen=True, slots=True)
class Line:
    """A rule: the call, what it is called, what it promises, what it is about and whether it forces."""

    call: str
    name: str
    promise: str
    notes: str


@dataclass(frozen=True, slots=True)
class Part:
    """A situation: its title, the calls so far (theirs in parentheses), when it holds, and its rules."""

    title: str
    calls: str
    when: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    title: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """The whole card."""

    name: str
    title: str
    chapters: tuple[Chapter, ...]


@lru_cache(maxsize=16)
def card(words: Words, name: str) -> Card:
    """The card of a system; ``BadBook`` if there is none such.

    >>> from cardavia.words import words
    >>> opening = card(words("en"), "sayc").chapters[0].parts[1]
    >>> [line.promise for line in opening.lines if line.call == "1NT"]
    ['15–17 points, balanced']
    """
    found = book(name)
    chapters: dict[str, list[Part]] = {}
    for section in found.sections:
        chapters.setdefault(section.chapter, []).append(_part(words, found, section))
    return Card(
        name,
        title(words, found.title),
        tuple(Chapter(title(words, chapter), tuple(parts)) for chapter, parts in chapters.items()),
    )


def _part(words: Words, found: Book, section: Section) -> Part:
    return Part(
        title(words, section.title),
        situation(words, found, section.pattern),
        promise(words, section.conditions),
        tuple(line(words, rule) for rule in section.rules),
    )


def line(words: Words, rule: Rule) -> Line:
    """A rule in words; of what the bidder needs and what partner may count on, what it needs.

    >>> from cardavia.words import words
    >>> line(words("en"), Rule("djump x", "4+ M, 0-1 x", frozenset({"gf"}), "Splinter")).promise
    '4+ M, 0–1 x'
    """
    notes = [*about(words, [rule.name]), *flags(words, rule.flags)]
    return Line(call(words, rule.call), title(words, rule.name), promise(words, rule.terms), ", ".join(notes))


def promise(words: Words, terms: str) -> str:
    """Terms as a book has them, in words."""
    told = (condition(words, text.strip()) for text in terms.split(",") if text.strip())
    return ", ".join(part for part in told if part)


def call(words: Words, text: str) -> str:
    """The call of a rule: ``1NT``, ``2♥``, ``3M``, ``double jump in x``, ``cheapest NT``."""
    if text in TOKENS:
        return words.text(TOKENS[text])
    how, _, strain = text.rpartition(" ")
    if how in CALLED:
        return words.text(CALLED[how], strain=signs(words, strain))
    if text[0].isdigit():
        return signs(words, text)
    return words.text("cheapest {strain}", strain=signs(words, text))


def signs(words: Words, text: str) -> str:
    """A bid with its suit's sign; letters that stand for suits stay.

    >>> from cardavia.words import words
    >>> signs(words("en"), "2H"), signs(words("en"), "2M"), signs(words("en"), "3NT")
    ('2♥', '2M', '3NT')
    """
    text = text.replace("NT", words.in_context("strain sign", "NT"))
    return re.sub(r"(?<=\d)[CDHS]$|^[CDHS]$", lambda found: SIGNS[found.group()], text)


def situation(words: Words, found: Book, pattern: str) -> str:
    """The calls so far, theirs in parentheses; a convention by its name."""
    names = {rule.tag.partition("/")[0]: rule.name.partition("/")[0] for each in found.sections for rule in each.rules}
    return " ".join(_tokens(words, names, pattern))


def _tokens(words: Words, names: dict[str, str], pattern: str) -> Iterator[str]:
    for written in pattern.split():
        parts = written.strip("()").split("|")
        told = "…" if written == "..." else "/".join(_token(words, names, part) for part in parts)
        yield f"({told})" if written.startswith("(") else told


def _token(words: Words, names: dict[str, str], part: str) -> str:
    if part in TOKENS:
        return words.text(TOKENS[part])
    head, slash, suit = part.partition("/")
    if head in names and not part[0].isdigit():
        return title(words, f"{names[head]}/{suit}" if slash else names[head])
    return signs(words, part)
