"""A term of a book as it is written, in words, its suits still letters: for a system's card.

What a term says of the hand is told by :mod:`cardavia.words.promises`; what it asks of the auction is told here.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cardavia.robots.bridge.system.terms import MOST, SUITS, Facts, term
from cardavia.words.cards import SIGNS
from cardavia.words.mark import mark, mark_many
from cardavia.words.promises import phrase, size

if TYPE_CHECKING:
    from cardavia.words.words import Words

#: What the auction must be like, and what is said if it must not.
FACTS = {
    "passed": (mark("you have passed"), mark("you have not passed")),
    "partner passed": (mark("partner has passed"), mark("partner has not passed")),
    "vul": (mark("vulnerable"), mark("not vulnerable")),
    "vul them": (mark("they are vulnerable"), mark("they are not vulnerable")),
    "forced": (mark("you may not pass"), mark("you may pass")),
    "game forced": (mark("game is forced"), mark("game is not forced")),
    "silent": (mark("your side has only passed"), mark("your side has called")),
    "game": (mark("game is reached"), mark("game is not reached")),
    "signed off": (mark("partner signed off"), mark("partner did not sign off")),
    "invited": (mark("partner invited"), mark("partner did not invite")),
    "they hold 0": (mark("the last bid is your side’s"), mark("the last bid is not your side’s")),
    "they hold 1": (mark("the last bid is theirs"), mark("the last bid is not theirs")),
}
COUNTS = {
    "seat": mark_many("in seat {size}", "in seat {size}"),
    "level": mark_many("the last bid at level {size}", "the last bid at level {size}"),
    "theirs": mark_many("{size} suit shown by them", "{size} suits shown by them"),
    "partner": mark_many("partner has shown {size} point", "partner has shown {size} points"),
    "mine": mark_many("you have shown {size} point", "you have shown {size} points"),
    "together": mark_many("{size} point with partner’s least", "{size} points with partner’s least"),
    "maybe": mark_many("{size} point with partner’s most", "{size} points with partner’s most"),
}
SHOWN = {
    "partner": mark_many("partner has shown {size} {suit}", "partner has shown {size} {suit}"),
    "mine": mark_many("you have shown {size} {suit}", "you have shown {size} {suit}"),
    "fit": mark_many("{size} {suit} with partner’s least", "{size} {suit} with partner’s least"),
}
SORTS = {
    "major": mark("{suit} a major"),
    "minor": mark("{suit} a minor"),
    "unbid": mark("{suit} not shown by them"),
}
_R = r"(\d+(?:-\d+|\+)?)"
_COUNT = re.compile(r"(seat|level|theirs|partner|mine|together|maybe) " + _R + r"(?: (?:sup ([A-Za-z])|pts))?\Z")
_SHOWN = re.compile(r"(partner|mine|fit) ([A-Za-z]) " + _R + r"\Z")
_SORT = re.compile(r"(major|minor|unbid) ([A-Za-z])\Z")
_SAME = re.compile(r"([A-Za-z]) is ([A-Za-z])\Z")
_LETTER = re.compile(r"(?<![A-Za-z])[CDHSMOmoxyzwpqgtuvl](?![A-Za-z])")


def condition(words: Words, text: str) -> str:
    """A term in words; nothing for ``any``. ``BadTerm`` if it is none.

    >>> from cardavia.words import words
    >>> condition(words("en"), "5+ M or 13+ hcp"), condition(words("sv"), "not vul")
    ('5+ M or 13+ points', 'inte i zon')
    """
    if " or " in text:
        return words.list_of([condition(words, part) for part in text.split(" or ")], "or")
    denied = text.startswith("not ")
    bare = text[4:] if denied else text
    if bare in FACTS:
        return words.text(FACTS[bare][denied])
    told = _asked(words, bare)
    if told:
        return words.text("not {what}", what=told) if denied else told
    return _of_hand(words, text)


def _asked(words: Words, text: str) -> str:
    """What a term asks of the auction; nothing if it asks nothing."""
    if found := _COUNT.match(text):
        told = size(words, COUNTS[found[1]], *_range(found[2]))
        if found[3]:
            return words.text("{points}, counted in support of {suit}", points=told, suit=_suit(found[3]))
        return told
    if found := _SHOWN.match(text):
        return size(words, SHOWN[found[1]], *_range(found[3]), suit=_suit(found[2]))
    if found := _SORT.match(text):
        return words.text(SORTS[found[1]], suit=_suit(found[2]))
    if found := _SAME.match(text):
        return words.text("{one} is {other}", one=_suit(found[1]), other=_suit(found[2]))
    return ""


def _of_hand(words: Words, text: str) -> str:
    """What a term says of the hand: its letters are read as suits, and written as they were."""
    if text == "stops":
        return words.text("a stopper in each of their suits")
    letters = list(dict.fromkeys(_LETTER.findall(text)))
    read = _LETTER.sub(lambda found: SUITS[letters.index(found.group())], text)
    said = term(read, Facts()).said
    return phrase(words, said, [_suit(letter) for letter in letters])


def _range(text: str) -> tuple[int, int]:
    low, dash, high = text.partition("-")
    return (int(low), int(high)) if dash else (int(low.rstrip("+")), MOST if low.endswith("+") else int(low))


def _suit(letter: str) -> str:
    return SIGNS.get(letter, letter)
