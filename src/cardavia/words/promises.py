"""What a rule of a bidding system promises, term by term, in words: ``15–17 points``, ``5+ ♥``, ``a stopper in ♦``.

A term comes as data (``Term.said`` of :mod:`cardavia.robots.bridge.system.terms`): its kind and its values, with suits
by number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardavia.robots.bridge.system.terms import MOST
from cardavia.words.mark import mark, mark_many

if TYPE_CHECKING:
    from cardavia.words.words import Words

Promised = tuple[Any, ...]

#: What is counted. ``{size}`` is how many: ``5``, ``5+``, ``5–7``.
SIZES = {
    "hcp": mark_many("{size} point", "{size} points"),
    "pts": mark_many("{size} point with long suits counted", "{size} points with long suits counted"),
    "sup": mark_many("{size} point in support of {suit}", "{size} points in support of {suit}"),
    "length": mark_many("{size} {suit}", "{size} {suit}"),
    "losers": mark_many("{size} loser", "{size} losers"),
    "controls": mark_many("{size} control", "{size} controls"),
    "aces": mark_many("{size} ace", "{size} aces"),
    "kings": mark_many("{size} king", "{size} kings"),
    "keys": mark_many(
        "{size} of the four aces and the king of {suit}", "{size} of the four aces and the king of {suit}"
    ),
    "rule": mark_many(
        "{size} by points and the two longest suits", "{size} by points and the two longest suits together"
    ),
    "fifteen": mark_many("{size} by points and spades", "{size} by points and spades together"),
}
PLAIN = {
    "bal": mark("balanced"),
    "semi": mark("nearly balanced"),
    "longest": mark("{suit} the longest suit"),
    "stop": mark("a stopper in {suit}"),
    "doublestop": mark("a double stopper in {suit}"),
    "ace": mark("the ace of {suit}"),
    "king": mark("the king of {suit}"),
    "queen": mark("the queen of {suit}"),
    "control": mark("a control in {suit}"),
}
DENIED = {
    "bal": mark("unbalanced"),
    "stop": mark("no stopper in {suit}"),
    "ace": mark("without the ace of {suit}"),
    "king": mark("without the king of {suit}"),
    "queen": mark("without the queen of {suit}"),
}
PLAYING = {">=": mark("{n}+ playing tricks"), "<=": mark("at most {n} playing tricks")}
COMPARED = {
    ">": mark("{one} longer than {other}"),
    ">=": mark("{one} at least as long as {other}"),
    "=": mark("{one} and {other} equally long"),
}


def size(words: Words, sentences: tuple[str, str], low: int, high: int, **values: object) -> str:
    """A count within bounds; ``high`` of ``MOST`` is none.

    >>> from cardavia.words import words
    >>> size(words("en"), SIZES["hcp"], 15, 17), size(words("sv"), SIZES["aces"], 1, 1)
    ('15–17 points', '1 ess')
    """
    told = f"{low}+" if high >= MOST else str(low) if low == high else f"{low}–{high}"
    return words.plural(*sentences, 1 if low == high == 1 else 2, size=told, **values)


def promised(words: Words, terms: Sequence[Promised], suits: Sequence[str]) -> list[str]:
    """The terms of a promise, each a phrase; counts of the same thing are put together. ``suits`` name the four.

    >>> from cardavia.words import words
    >>> promised(words("en"), [("length", 2, 5, 40), ("hcp", 11, 40), ("hcp", 0, 15)], "♣♦♥♠")
    ['11–15 points', '5+ ♥']
    """
    return [told for term in _merged(terms) if (told := phrase(words, term, suits))]


def _merged(terms: Sequence[Promised]) -> list[Promised]:
    """Points first, then lengths, the longest suits first, then the rest; bounds on one thing meet."""
    counts: dict[tuple[Any, ...], tuple[int, int]] = {}
    rest: list[Promised] = []
    for term in terms:
        if term[0] in ("hcp", "pts", "length", "sup"):
            suit = term[1] if term[0] == "length" else term[3] if term[0] == "sup" else None
            low, high = (term[2], term[3]) if term[0] == "length" else (term[1], term[2])
            known = counts.get((term[0], suit), (0, MOST))
            high = MOST if term[0] == "length" and high >= 13 else high
            counts[term[0], suit] = max(low, known[0]), min(high, known[1])
        elif term not in rest:
            rest.append(term)
    counts = {thing: bounds for thing, bounds in counts.items() if bounds[0] > 0 or bounds[1] < MOST}
    points = [(kind, *bounds) for (kind, _), bounds in counts.items() if kind in ("hcp", "pts")]
    support = [(kind, *bounds, suit) for (kind, suit), bounds in counts.items() if kind == "sup"]
    lengths = [(kind, suit, *bounds) for (kind, suit), bounds in counts.items() if kind == "length"]
    return [*points, *support, *sorted(lengths, key=lambda term: (-term[2], -term[1])), *rest]


def phrase(words: Words, term: Promised, suits: Sequence[str]) -> str:
    """One term; nothing for one that says nothing of the hand.

    >>> from cardavia.words import words
    >>> phrase(words("en"), ("not", ("stop", 1)), "♣♦♥♠"), phrase(words("en"), ("any",), "♣♦♥♠")
    ('no stopper in ♦', '')
    """
    match term:
        case ("length", suit, low, high):
            return size(words, SIZES["length"], low, high, suit=suits[suit])
        case ("sup" | "keys" as kind, low, high, suit):
            return size(words, SIZES[kind], low, high, suit=suits[suit])
        case (kind, low, high) if kind in SIZES:
            return size(words, SIZES[kind], low, high)
        case ("quick", halves):
            return words.text("{n}+ quick tricks", n=halves / 2)
        case ("tricks", sign, halves):
            return words.text(PLAYING[sign], n=halves / 2)
        case ("top", count, of, suit):
            return words.text("{n} of the {of} highest in {suit}", n=count, of=of, suit=suits[suit])
        case ("compare", one, sign, other):
            one, other = (suits[one], suits[other]) if sign in COMPARED else (suits[other], suits[one])
            return words.text(COMPARED[sign.replace("<", ">")], one=one, other=other)
        case ("stops", *theirs):
            return words.text(PLAIN["stop"], suit=words.list_of([suits[suit] for suit in theirs])) if theirs else ""
        case ("not", inner):
            return _denied(words, inner, suits)
        case ("or", *options):
            told = [phrase(words, option, suits) for option in options]
            return words.list_of(told, "or") if all(told) else ""
        case (kind, *values) if kind in PLAIN:
            return words.text(PLAIN[kind], **({"suit": suits[values[0]]} if values else {}))
    return ""


def _denied(words: Words, term: Promised, suits: Sequence[str]) -> str:
    kind, *values = term
    if kind in DENIED:
        return words.text(DENIED[kind], **({"suit": suits[values[0]]} if values else {}))
    told = phrase(words, term, suits)
    return words.text("not {what}", what=told) if told else ""
