"""What is wrong with a line of a book, and what would be right, before any auction reaches it.

Each function takes the text of one part of a line and raises ``Unfit`` with the fault; the place of the line is added
by :mod:`~cardavia.robots.bridge.system.book`.
"""

import re
from collections.abc import Collection
from difflib import get_close_matches
from functools import lru_cache

from cardavia.robots.bridge.system.pattern import CALL, NAME, VARIABLES, is_name, tokens
from cardavia.robots.bridge.system.terms import BadTerm, Facts, Term, term

FLAGS = ("artificial", "forcing", "gf", "invitational", "signoff", "asks")
#: The letters that stand for a suit of the auction so far; patterns come before it and have none of them.
LATER = "pqgltuv"
LETTERS = "".join(VARIABLES) + LATER
_LETTER = re.compile(rf"(?<![A-Za-z])[{LETTERS}](?![A-Za-z])")
_RULE_CALL = re.compile(rf"P|X|XX|[1-7]?(NT|[CDHS{LETTERS}])|(jump|djump|game|slam|grand) (NT|[CDHS{LETTERS}])")
_SUIT = re.compile(rf"[CDHS{LETTERS}]")


class Unfit(ValueError):
    """A part of a line that can't be: why, and what would be right."""


@lru_cache(maxsize=8192)
def check_call(text: str) -> None:
    """A rule's call: one of the game, a letter, or a word and a letter.

    >>> check_call("jump M")
    """
    if not _RULE_CALL.fullmatch(text):
        raise Unfit(
            f"{text!r} is no call: P, X, XX, 2NT, 3M, M (the cheapest), or jump, djump, game, slam or grand with a suit"
            " or NT"
        )


@lru_cache(maxsize=8192)
def check_terms(text: str) -> None:
    """The terms of a rule, or those of its ``shows``.

    >>> check_terms("15-17 hcp, bal, 5+ M or 5+ m")
    """
    for part in text.split(","):
        _term(part)


@lru_cache(maxsize=1024)
def check_conditions(text: str) -> None:
    """The conditions of a section: terms that ask the auction alone.

    >>> check_conditions("not passed, seat 1-3")
    """
    for part in text.split(","):
        if not _public(_term(part).said):
            raise Unfit(f"the condition {part.strip()!r} asks for a hand; a section's may ask the auction alone")


def _term(text: str) -> Term:
    if not text.strip():
        raise Unfit("between two commas stands no term; 'any' is the one that always holds")
    try:
        return term(_LETTER.sub("H", text), Facts())
    except BadTerm as error:
        raise Unfit(str(error) if _LETTER.search(text) is None else f"{error} (in {text.strip()!r})") from None


def _public(said: tuple[object, ...]) -> bool:
    if said[0] in ("or", "not"):
        return all(isinstance(part, tuple) and _public(part) for part in said[1:])
    return said[0] in ("fact", "any")


@lru_cache(maxsize=4096)
def check_pattern(text: str) -> None:
    """The pattern of a section: brackets that close, words that are calls or names, sides in turn.

    >>> check_pattern("1M (P) jacoby-2NT (P) 3x (P)")
    """
    for word in text.split():
        if word == "...":
            continue
        inner = word[1:-1] if word.startswith("(") else word
        if word.startswith("(") != word.endswith(")") or "(" in inner or ")" in inner:
            raise Unfit(f"{word!r} in the pattern: an opponents' call stands in parentheses, as (P) or (1M|1NT)")
        for option in inner.split("|"):
            _check_option(option, word)
    if "..." in text.split()[1:]:
        raise Unfit("'...' stands only at the start of a pattern")
    try:
        tokens(text)
    except ValueError as error:
        raise Unfit(str(error)) from None


def _check_option(option: str, word: str) -> None:
    call = CALL.match(option)
    if call is not None:
        low, high, strain = call.groups()
        if high is not None and int(high) < int(low):
            raise Unfit(f"{option!r} in the pattern: the lower level first, as {high}-{low}{strain}")
        return
    if re.fullmatch(rf"[0-9-]*[{LATER}]", option):
        raise Unfit(f"{option!r} in the pattern: {option[-1]} stands for a suit only in rules and conditions")
    if not is_name(option):
        return
    if not NAME.fullmatch(option):
        raise Unfit(
            f"{word!r} in the pattern is no call and no rule's name: 1NT, 3M, 1-3x, x, P, X, XX, bid, any, or a name"
            " with a small first letter and hyphens for blanks, as jacoby-2NT or transfer/M"
        )


def names_in(pattern: str) -> tuple[str, ...]:
    """The rules that a pattern calls by their names.

    >>> names_in("... transfer/M (P) 3M|stayman (P)")
    ('transfer', 'stayman')
    """
    options = [option for token in tokens(pattern)[1] for option in token.options]
    return tuple(option.partition("/")[0] for option in options if is_name(option))


def check_names(pattern: str, known: Collection[str]) -> None:
    """Each name in the pattern is that of a rule, whose tags are ``known``."""
    for name in names_in(pattern):
        if name not in known:
            near = get_close_matches(name, sorted(known), 1)
            raise Unfit(f"no rule is called {name!r}{f'; one is called {near[0]!r}' if near else ''}")


def check_flag(text: str, named: str) -> None:
    """A note that is no flag and is to be the rule's name; ``named`` is the name that it has already.

    >>> check_flag("Jacoby 2NT", "")
    """
    near = get_close_matches(text.lower(), FLAGS, 1, 0.75)
    told = f"no such flag: {text!r}; " + (f"{near[0]!r} is one" if near else f"there are {', '.join(FLAGS)}")
    if not (text[0].isupper() or text[0].isdigit()):
        raise Unfit(f"{told}, and a rule's name begins with a capital letter or a figure")
    if text.lower() in FLAGS:
        raise Unfit(told)
    if named:
        raise Unfit(f"a rule has one name, and this has two: {named!r} and {text!r}; flags are {', '.join(FLAGS)}")


def check_suits(note: str, text: str) -> None:
    """The suits that the notes ``suits`` and ``agrees`` name.

    >>> check_suits("suits", "H S")
    """
    words = text.split()
    if not words or not all(_SUIT.fullmatch(word) for word in words) or (note == "agrees" and len(words) > 1):
        right = "one suit or letter" if note == "agrees" else "suits or letters with blanks between"
        raise Unfit(f"{note} {text!r}: it names {right}, as {note} M")
