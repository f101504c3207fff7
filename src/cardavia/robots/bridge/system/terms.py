"""What a rule of a book promises: terms such as ``15-17 hcp``, ``5+ H`` or ``stop D``, each a test of a hand.

The terms of a rule are parted by commas; ``or`` joins two, ``not`` denies one. :func:`promise` makes of them one test
of a hand's :class:`~cardavia.robots.bridge.system.features.Features`, and the bounds that it sets to points and
lengths. The whole list is in ``docs/systems.md``.
"""

import re
from collections.abc import Callable
from difflib import get_close_matches
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

from cardavia.robots.bridge.system.bounds import MOST, Bounds, Facts

__all__ = ["MOST", "SUITS", "BadTerm", "Bounds", "Facts", "Promise", "Term", "promise", "term"]

SUITS = "CDHS"


class Term(NamedTuple):
    """``source`` is a Python expression on ``f``; ``bounds`` what it says of points and lengths; ``said`` the kind of
    promise and its values, for words."""

    source: str
    bounds: Bounds
    said: tuple[Any, ...]


class Promise(NamedTuple):
    """``holds`` tests the figures of hands; ``impossible`` says that the auction alone rules it out, ``always`` that
    every hand fits."""

    holds: Callable[[Any], Any]
    bounds: Bounds
    terms: tuple[Term, ...]
    impossible: bool
    always: bool


def _range(text: str) -> tuple[int, int]:
    low, dash, high = text.partition("-")
    if dash:
        if int(low) > int(high):
            raise BadTerm(f"no such range: {text!r}; the lower figure comes first, as {high}-{low}")
        return int(low), int(high)
    return (int(text[:-1]), MOST) if text.endswith("+") else (int(text), int(text))


def _within(what: str, low: int, high: int) -> str:
    if high >= MOST:
        return f"({what} >= {low})"
    if low <= 0:
        return f"({what} <= {high})"
    return f"({what} == {low})" if low == high else f"(({what} >= {low}) & ({what} <= {high}))"


def _length(suit: int, low: int, high: int) -> Bounds:
    lengths = [(0, 13)] * 4
    lengths[suit] = (low, min(high, 13))
    return Bounds(lengths=tuple(lengths))


_POINTS = {"hcp": ("f.hcp", 0, 0), "pts": ("f.pts", 2, 0)}
_COUNTS = {
    "losers": "f.losers",
    "controls": "f.controls",
    "aces": "f.aces",
    "kings": "f.kings",
    "rule": "(f.hcp + f.two)",
    "fifteen": "(f.hcp + f.n[3])",
}
_BALANCED = Bounds(lengths=((2, 5),) * 4)
_SEMI = Bounds(lengths=((2, 6),) * 4)
_R = r"(\d+(?:-\d+|\+)?)"
_SHAPES: list[tuple[re.Pattern[str], str]] = [
    (re.compile(pattern + r"\Z"), kind)
    for pattern, kind in (
        (_R + r" (hcp|pts)", "points"),
        (_R + r" sup ([CDHS])", "support"),
        (_R + r" (losers|controls|aces|kings|rule|fifteen)", "count"),
        (_R + r" keys ([CDHS])", "keys"),
        (r"(\d+(?:\.5)?)([+-]) tricks", "tricks"),
        (r"(\d+(?:\.5)?)\+ quick", "quick"),
        (_R + r" ([CDHS])", "length"),
        (r"top (\d)/([35]) ([CDHS])", "top"),
        (r"([CDHS]) (>=|>|<=|<|=) ([CDHS])", "compare"),
        (r"([CDHS]) is ([CDHS])", "same"),
        (r"(major|minor|unbid) ([CDHS])", "kind"),
        (r"longest ([CDHS])", "longest"),
        (r"(stop|ace|king|queen|control|doublestop) ([CDHS])", "holds"),
        (r"(stops|bal|semi|any)", "shape"),
        (r"(together|maybe) " + _R, "together"),
        (r"(together|maybe) " + _R + r" (?:sup ([CDHS])|(pts))", "together"),
        (r"fit ([CDHS]) " + _R, "fit"),
        (r"(seat|level|theirs|partner|mine|they hold) " + _R, "fact number"),
        (r"partner ([CDHS]) " + _R, "fact length"),
        (r"mine ([CDHS]) " + _R, "my length"),
        (r"(passed|partner passed|vul|vul them|forced|game forced|silent|game|signed off|invited)", "fact"),
    )
]
_FACTS = {
    "passed": "passed",
    "partner passed": "partner_passed",
    "vul": "vul",
    "vul them": "vul_them",
    "forced": "forced",
    "game forced": "game_forced",
    "silent": "silent",
    "game": "game",
    "signed off": "signed_off",
    "invited": "invited",
}


_NUMBERS = {
    "seat": "seat",
    "level": "level",
    "theirs": "their_suits",
    "partner": "partner.least",
    "mine": "mine.least",
    "they hold": "they_hold",
}


class BadTerm(ValueError):
    """A term that is not one of those in ``docs/systems.md``."""


def term(text: str, facts: Facts) -> Term:
    """The test that this text names; ``BadTerm`` if there is none such.

    >>> term("15-17 hcp", Facts()).bounds.hcp, term("5+ H", Facts()).source
    ((15, 17), '(f.n[2] >= 5)')
    """
    text = text.strip()
    if " or " in text:
        parts = [term(part, facts) for part in text.split(" or ")]
        bounds = parts[0].bounds
        for part in parts[1:]:
            bounds = bounds.either(part.bounds)
        return Term("(" + " | ".join(part.source for part in parts) + ")", bounds, ("or", *(p.said for p in parts)))
    if text.startswith("not "):
        inner = term(text[4:], facts)
        if inner.source in ("True", "False"):
            return Term(str(inner.source == "False"), Bounds(), ("not", inner.said))
        return Term(f"({inner.source} ^ True)", Bounds(), ("not", inner.said))
    for pattern, kind in _SHAPES:
        found = pattern.match(text)
        if found:
            return _term(kind, found.groups(), facts)
    raise BadTerm(f"no such term: {text!r}; {_right(text)}")


#: One of each kind, to show what would be right.
_EXAMPLES = (
    *("15-17 hcp", "13+ pts", "10-12 sup H", "20+ rule", "15+ fifteen", "0-7 losers", "4+ controls", "2+ aces"),
    *("3+ kings", "3+ keys H", "9+ tricks", "2.5+ quick", "5+ H", "S >= H", "longest S", "top 2/3 H", "stop D"),
    *("doublestop D", "stops", "ace D", "king D", "queen D", "control D", "bal", "semi", "any", "together 25+"),
    *("maybe 33+", "together 25+ sup H", "fit H 8+", "M is H", "major x", "minor x", "unbid H", "partner 15+"),
    *("mine 12-14", "partner H 5+", "mine H 5+", "seat 1-3", "level 2", "theirs 1-2", "they hold 1", *_FACTS),
)


def _right(text: str) -> str:
    near = get_close_matches(text, _EXAMPLES, 1, 0.5)
    return f"one is {near[0]!r}" if near else "15-17 hcp, 5+ H and bal are some; docs/systems.md has all"


def _term(kind: str, values: tuple[Any, ...], facts: Facts) -> Term:
    if kind == "points":
        (low, high), name = _range(values[0]), values[1]
        what, less, _ = _POINTS[name]
        return Term(_within(what, low, high), Bounds((max(low - less, 0), high)), (name, low, high))
    if kind == "support":
        (low, high), suit = _range(values[0]), SUITS.index(values[1])
        return Term(_within(f"f.sup[{suit}]", low, high), Bounds((max(low - 3, 0), high)), ("sup", low, high, suit))
    if kind == "count":
        (low, high), name = _range(values[0]), values[1]
        least = {"aces": 4 * low, "kings": 3 * low}.get(name, 0)
        return Term(_within(_COUNTS[name], low, high), Bounds((least, MOST)), (name, low, high))
    if kind == "keys":
        (low, high), suit = _range(values[0]), SUITS.index(values[1])
        return Term(_within(f"(f.aces + f.king[{suit}])", low, high), Bounds(), ("keys", low, high, suit))
    if kind in ("tricks", "quick"):
        halves = int(2 * float(values[0]))
        if kind == "quick":
            return Term(f"(f.quick >= {halves})", Bounds(), ("quick", halves))
        sign = ">=" if values[1] == "+" else "<="
        return Term(f"(f.tricks {sign} {halves})", Bounds(), ("tricks", sign, halves))
    if kind == "length":
        (low, high), suit = _range(values[0]), SUITS.index(values[1])
        return Term(_within(f"f.n[{suit}]", low, high), _length(suit, low, high), ("length", suit, low, high))
    if kind == "top":
        suit = SUITS.index(values[2])
        return Term(f"(f.t{values[1]}[{suit}] >= {values[0]})", Bounds(), ("top", int(values[0]), int(values[1]), suit))
    if kind == "compare":
        left, right = SUITS.index(values[0]), SUITS.index(values[2])
        sign = "==" if values[1] == "=" else values[1]
        if left == right:  # two letters for one suit: no hand has anything to say
            return Term(str("=" in values[1]), Bounds(), ("compare", left, values[1], right))
        return Term(f"(f.n[{left}] {sign} f.n[{right}])", Bounds(), ("compare", left, values[1], right))
    if kind == "longest":
        suit = SUITS.index(values[0])
        return Term(f"(f.n[{suit}] == f.longest)", Bounds(), ("longest", suit))
    if kind == "holds":
        name, suit = values[0], SUITS.index(values[1])
        source = {
            "control": f"((f.n[{suit}] < 2) | (f.ace[{suit}] > 0) | ((f.king[{suit}] > 0) & (f.n[{suit}] > 1)))",
            "doublestop": f"((f.h[{suit}] >= 6) | ((f.t3[{suit}] > 1) & (f.n[{suit}] > 2)))",
        }.get(name, f"(f.{name}[{suit}] > 0)")
        return Term(source, Bounds(), (name, suit))
    if kind == "shape":
        return _shape(values[0], facts)
    if kind == "together":
        return _together(values, facts)
    if kind == "fit":
        suit, (low, high) = SUITS.index(values[0]), _range(values[1])
        partner = facts.partner.lengths[suit][0]
        low, high = max(low - partner, 0), min(max(high - partner, 0), 13)
        return Term(_within(f"f.n[{suit}]", low, high), _length(suit, low, high), ("length", suit, low, high))
    return _fact(kind, values, facts)


def _asked(text: str) -> tuple[str, ...]:
    """What of the facts a term asks, as expressions on ``f``."""
    text = text.strip()
    if " or " in text:
        return tuple(asked for part in text.split(" or ") for asked in _asked(part))
    if text.startswith("not "):
        return _asked(text[4:])
    for pattern, kind in _SHAPES:
        found = pattern.match(text)
        if not found:
            continue
        value = found.group(1)
        if kind in ("fit", "fact length"):
            return (f"f.partner.lengths[{SUITS.index(value)}][0]",)
        if kind == "my length":
            return (f"f.mine.lengths[{SUITS.index(value)}][0]",)
        if kind == "together":
            return ("f.partner.hcp",)
        if value in ("stops", "unbid"):
            return ("f.theirs",)
        if kind == "fact":
            return (f"f.{_FACTS[value]}",)
        if kind == "fact number":
            return (f"f.{_NUMBERS[value]}",)
        return ()
    return ()


def _shape(name: str, facts: Facts) -> Term:
    if name == "any":
        return Term("True", Bounds(), ("any",))
    if name == "stops":
        tests = [f"(f.stop[{suit}] > 0)" for suit in facts.theirs]
        return Term("(" + " & ".join(tests) + ")" if tests else "True", Bounds(), ("stops", *facts.theirs))
    return Term(f"f.{name}", _BALANCED if name == "bal" else _SEMI, (name,))


def _together(values: tuple[Any, ...], facts: Facts) -> Term:
    low, high = _range(values[1])
    partner = facts.partner.hcp
    theirs = partner[0] if values[0] == "together" else min(partner[1], partner[0] + 12)
    low = max(low - theirs, 0)
    high = MOST if high >= MOST else max(high - theirs, 0)
    suit = SUITS.index(values[2]) if len(values) > 2 and values[2] else None
    what = "f.hcp" if len(values) < 3 else "f.pts" if suit is None else f"f.sup[{suit}]"
    less = 0 if len(values) < 3 else 2 if suit is None else 3
    said = ("hcp", low, high) if len(values) < 3 else ("pts", low, high) if suit is None else ("sup", low, high, suit)
    return Term(_within(what, low, high), Bounds((max(low - less, 0), high)), said)


def _fact(kind: str, values: tuple[Any, ...], facts: Facts) -> Term:
    if kind == "same":
        return Term(str(values[0] == values[1]), Bounds(), ("fact",))
    if kind == "kind" and values[0] == "unbid":
        return Term(str(SUITS.index(values[1]) not in facts.theirs), Bounds(), ("fact",))
    if kind == "kind":
        return Term(str((values[1] in "HS") == (values[0] == "major")), Bounds(), ("fact",))
    if kind == "fact":
        return Term(str(bool(getattr(facts, _FACTS[values[0]]))), Bounds(), ("fact", values[0]))
    if kind == "fact length":
        low, high = _range(values[1])
        return Term(str(low <= facts.partner.lengths[SUITS.index(values[0])][0] <= high), Bounds(), ("fact",))
    if kind == "my length":
        low, high = _range(values[1])
        return Term(str(low <= facts.mine.lengths[SUITS.index(values[0])][0] <= high), Bounds(), ("fact",))
    low, high = _range(values[1])
    number = attrgetter(_NUMBERS[values[0]])(facts)
    return Term(str(low <= number <= high), Bounds(), ("fact",))


#: Promises that were made, by text and what it asks of the facts; so many are kept.
_made: dict[tuple[str, Any], Promise] = {}
KEPT = 65536


def promise(text: str, facts: Facts) -> Promise:
    """The promise of a whole rule: all its terms hold.

    >>> from cardavia.robots.bridge.system.features import one_hand
    >>> notrump = promise("15-17 hcp, bal", Facts())
    >>> bool(notrump.holds(one_hand((0b111, 0b1111, 0b111, 0b111))))
    False
    """
    key = (text, _asker(text)(facts))
    made = _made.get(key)
    if made is None:
        if len(_made) > KEPT:
            _made.clear()
        made = _made[key] = _promise(text, facts)
    return made


@lru_cache(maxsize=16384)
def _asker(text: str) -> Callable[[Facts], Any]:
    """What this rule asks of the facts."""
    asked = sorted({each for part in text.split(",") for each in _asked(part)})
    return _test("(" + "".join(f"{each}, " for each in asked) + ")")


def _promise(text: str, facts: Facts) -> Promise:
    terms = tuple(term(part, facts) for part in text.split(","))
    bounds = Bounds()
    for each in terms:
        bounds = bounds.both(each.bounds)
    sources = [each.source for each in terms if each.source != "True"]
    impossible = "False" in sources
    return Promise(
        _test("False" if impossible else " & ".join(sources) or "True"), bounds, terms, impossible, not sources
    )


@lru_cache(maxsize=16384)
def _test(source: str) -> Callable[[Any], Any]:
    made: Callable[[Any], Any] = eval("lambda f: " + source)  # noqa: S307 (made of numbers by the terms above)
    return made
