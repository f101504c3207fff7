"""Matching the calls so far with the pattern of a section.

A pattern is a row of tokens, the opponents' in parentheses, from the opening bid on: ``1M (P) 2NT (P)``; ``...`` at its
start stands for whatever went before. A token is a call (``P``, ``X``, ``2NT``), a level and a suit variable (``1M``,
``2x``), a variable alone (any level), ``bid``, ``any``, or the tag of a convention (``stayman``, ``transfer/M``),
which fits a call that the book read as that. ``|`` parts alternatives. ``M`` and ``O`` are the two majors, ``m`` and
``o`` the two minors, ``x y z w`` any suits; different letters are different suits.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

MAJORS, MINORS = "HS", "CD"
_LETTER = re.compile(r"(?<![A-Za-z])[MOmoxyzwpqgtuvl](?![A-Za-z])")
#: Which suits a variable may stand for.
VARIABLES: dict[str, str] = {"M": MAJORS, "O": MAJORS, "m": MINORS, "o": MINORS, **dict.fromkeys("xyzw", "CDHS")}
Binding = Mapping[str, str]


class Said(NamedTuple):
    """One call as the book read it: its text, the tags of the rules that it may be, the suit that those bound."""

    text: str
    tags: frozenset[str]


class Token(NamedTuple):
    theirs: bool
    options: tuple[str, ...]


@lru_cache(maxsize=4096)
def tokens(pattern: str) -> tuple[bool, tuple[Token, ...]]:
    """Does the pattern begin anywhere (``...``), and its tokens.

    >>> tokens("... stayman (P|X)")
    (True, (Token(theirs=False, options=('stayman',)), Token(theirs=True, options=('P', 'X'))))
    """
    words = pattern.split()
    anywhere = bool(words) and words[0] == "..."
    made = []
    for word in words[anywhere:]:
        theirs = word.startswith("(")
        made.append(Token(theirs, tuple(word.strip("()").split("|"))))
    for at, token in enumerate(reversed(made)):
        if token.theirs != (at % 2 == 0):
            raise ValueError(f"[{pattern}]: the two sides call in turn, and the last call is the opponents'")
    return anywhere, tuple(made)


@lru_cache(maxsize=16384)
def letters(text: str) -> tuple[str, ...]:
    """The letters in a text that stand for suits, each once.

    >>> letters("djump x , 4+ M, 0-1 x")
    ('M', 'x')
    """
    return tuple(sorted(set(_LETTER.findall(text))))


def bind(text: str, binding: Binding) -> str:
    """The text with suits for its letters.

    >>> bind("4+ M, 0-1 x", {"M": "S", "x": "D"})
    '4+ S, 0-1 D'
    """
    names = letters(text)
    return _bound(text, tuple(binding.get(name, name) for name in names)) if names else text


@lru_cache(maxsize=65536)
def _bound(text: str, suits: tuple[str, ...]) -> str:
    binding = dict(zip(letters(text), suits, strict=True))
    return _LETTER.sub(lambda found: binding[found.group()], text)


@lru_cache(maxsize=65536)
def possible(pattern: str, length: int, opening: str, latest: str) -> bool:
    """May the pattern fit so many calls from the opening bid on, the latest of this side being ``latest``? Told by
    these alone, for those that can't are the most.

    >>> possible("1M (P)", 2, "1C", "1C"), possible("... 2NT (P)", 6, "1C", "2NT")
    (False, True)
    """
    anywhere, wanted = tokens(pattern)
    if length < len(wanted) if anywhere else length != len(wanted):
        return False
    if len(wanted) < 2:
        return anywhere or not wanted or _like(wanted[0], opening)
    return _like(wanted[-2], latest) and (anywhere or _like(wanted[0], opening))


def _like(token: Token, call: str) -> bool:
    return any(is_name(option) or _fits(option, Said(call, frozenset()), {}) for option in token.options)


def match(pattern: str, said: Sequence[Said]) -> list[dict[str, str]]:
    """The bindings under which the pattern fits these calls (passes before the opening bid left out); none: no fit.

    >>> match("1M (P)", [Said("1S", frozenset()), Said("P", frozenset())])
    [{'M': 'S'}]
    """
    anywhere, wanted = tokens(pattern)
    if len(said) < len(wanted) if anywhere else len(said) != len(wanted):
        return []
    found: list[dict[str, str]] = [{}]
    for token, call in zip(wanted, said[len(said) - len(wanted) :] if wanted else (), strict=True):
        found = [new for binding in found for option in token.options for new in _fits(option, call, binding)]
        if not found:
            return []
    return found


#: A word of a pattern that is a bid: a level or several, and a strain or letter.
CALL = re.compile(r"(?:([1-7])(?:-([1-7]))?)?(NT|[CDHSMOmoxyzw])\Z")
#: A word that is a rule's name, with its suit.
NAME = re.compile(r"[a-z0-9][A-Za-z0-9-]+(/[CDHSMOmoxyzw])?")


def is_name(option: str) -> bool:
    """Is this word of a pattern no call, so that it must be the name of a rule?

    >>> is_name("stayman"), is_name("1-3x"), is_name("any")
    (True, False, False)
    """
    return option not in ("P", "X", "XX", "any", "bid") and CALL.match(option) is None


def _fits(option: str, call: Said, binding: dict[str, str]) -> list[dict[str, str]]:
    text = call.text
    if option in ("P", "X", "XX"):
        return [binding] if text == option else []
    if option == "any":
        return [binding]
    if option == "bid":
        return [binding] if text[0].isdigit() else []
    shape = CALL.match(option)
    if shape is None:
        name, slash, variable = option.partition("/")
        if not slash:
            return [binding] if name in call.tags else []
        return [
            new
            for tag in sorted(call.tags)
            if tag.startswith(name + "/")
            for new in bound(variable, tag.partition("/")[2], binding)
        ]
    if not text[0].isdigit():
        return []
    low, high, strain = shape.groups()
    if low is not None and not int(low) <= int(text[0]) <= int(high or low):
        return []
    if strain == "NT" or text[1:] == "NT":
        return [binding] if strain == text[1:] else []
    return bound(strain, text[1:], binding)


def bound(variable: str, suit: str, binding: dict[str, str]) -> list[dict[str, str]]:
    """The binding with this variable as that suit, if it may be."""
    if variable in "CDHS":
        return [binding] if variable == suit else []
    if variable in binding:
        return [binding] if binding[variable] == suit else []
    if suit not in VARIABLES[variable] or suit in binding.values():
        return []
    return [{**binding, variable: suit}]


def completed(binding: Binding) -> dict[str, str]:
    """With the other major or minor, where one of the two is bound.

    >>> completed({"M": "S"})
    {'M': 'S', 'O': 'H'}
    """
    made = dict(binding)
    for pair in ("MO", "OM", "mo", "om"):
        if pair[0] in made and pair[1] not in made:
            made[pair[1]] = next(suit for suit in VARIABLES[pair[1]] if suit != made[pair[0]])
    return made
