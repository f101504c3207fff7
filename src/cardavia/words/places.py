"""Seats, sides, vulnerability and robots' levels in a reader's words."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from cardavia.games import Seat, Viewer
from cardavia.words.mark import mark, mark_in

if TYPE_CHECKING:
    from cardavia.words.words import Words

SEATS = {Seat.NORTH: mark("North"), Seat.EAST: mark("East"), Seat.SOUTH: mark("South"), Seat.WEST: mark("West")}
LETTERS = {
    Seat.NORTH: mark_in("seat letter", "N"),
    Seat.EAST: mark_in("seat letter", "E"),
    Seat.SOUTH: mark_in("seat letter", "S"),
    Seat.WEST: mark_in("seat letter", "W"),
}
SIDES = {"ns": mark("North–South"), "ew": mark("East–West")}
VULNERABLE = {
    "none": mark("Nobody vulnerable"),
    "ns": mark("North–South vulnerable"),
    "ew": mark("East–West vulnerable"),
    "both": mark("Both sides vulnerable"),
}
LEVELS = {
    "random": mark("Random"),
    "greedy": mark("Simple"),
    "quick": mark("Quick"),
    "normal": mark("Normal"),
    "max": mark("Strongest (slow)"),
    "strong": mark("Strong"),
}
#: The bidding systems, as briefly as a table shows them.
SYSTEMS = {"sayc": "SAYC", "two_over_one": mark("Two over one"), "acol": "Acol"}


def seat(words: Words, who: Viewer) -> str:
    """A seat's name; one who only looks is a watcher."""
    return words.text(SEATS[who]) if isinstance(who, Seat) else words.text("Watcher")


def letter(words: Words, who: Seat) -> str:
    """A seat's letter in this language."""
    return words.in_context(*LETTERS[who])


def side(words: Words, who: object) -> str:
    """The two seats of a bridge side, by one of them or by ``ns``/``ew``."""
    if isinstance(who, Seat):
        who = "ns" if who in (Seat.NORTH, Seat.SOUTH) else "ew"
    name = str(who.value if isinstance(who, Enum) else who).lower()
    return words.text(SIDES[name]) if name in SIDES else name


def vulnerable(words: Words, which: object) -> str:
    """Who is vulnerable, in words."""
    name = str(which.value if isinstance(which, Enum) else which)
    return words.text(VULNERABLE[name]) if name in VULNERABLE else name


def level(words: Words, name: str) -> str:
    """A robot's level, with its bidding system if it has one; one that we have no word for by its own name.

    >>> from cardavia.words import words
    >>> level(words("en"), "normal:sayc"), level(words("en"), "my own")
    ('Normal (SAYC)', 'my own')
    """
    name, colon, of = name.partition(":")
    told = words.text(LEVELS[name]) if name in LEVELS else name
    return f"{told} ({system(words, of)})" if colon else told


def system(words: Words, name: str) -> str:
    """A bidding system's short name; one that we have no word for by its own name."""
    return words.text(SYSTEMS[name]) if name in SYSTEMS else name
