"""What calls of bridge mean by a side's system, in sentences: ``Strong notrump: 15–17 points, balanced.``

The meaning is data (:class:`~cardavia.robots.bridge.system.reading.Meaning`): the rules that the call may be by, and
what they promise. Only public calls and the book come in here, so that a sentence can tell nothing of any hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from cardavia.games.bridge import CALLS
from cardavia.robots.bridge.system.pattern import bind
from cardavia.robots.bridge.system.reading import Meaning, Option, State, read, situation
from cardavia.robots.bridge.system.terms import MOST, Bounds, Facts, Term, promise
from cardavia.words.cards import SIGNS
from cardavia.words.mark import mark
from cardavia.words.promises import SIZES, Promised, promised, size

if TYPE_CHECKING:
    from cardavia.words.words import Words

FLAGS = {
    "artificial": mark("artificial"),
    "gf": mark("forcing to game"),
    "forcing": mark("forcing"),
    "invitational": mark("invites game"),
    "signoff": mark("a sign-off"),
    "asks": mark("a question"),
}
#: What conventions are about, where their promise alone doesn't tell.
ABOUT = {
    "Stayman": mark("asks for a four-card major"),
    "Blackwood": mark("asks for aces"),
    "Gerber": mark("asks for aces"),
    "King ask": mark("asks for kings"),
    "Fourth suit": mark("asks for more, says nothing of the suit"),
    "Takeout double": mark("asks partner to choose a suit"),
    "Negative double": mark("shows unbid suits"),
    "Responsive double": mark("asks partner to choose a suit"),
    "Asks a feature": mark("asks for an ace or king on the side"),
    "Asks the minor": mark("asks which minor it is"),
    "Cue bid": mark("a strong bid in their suit"),
    "Waiting": mark("tells nothing yet"),
}
#: Rules that stand in a book under their name; their words are found in the books by ``words.extract``.
BOOK = "system"
_FIGURES = ("hcp", "pts", "sup", "length", "fact", "any")


def title(words: Words, name: str, suits: Mapping[str, str] | None = None) -> str:
    """The name of a rule, section or chapter of a book: ``Stayman``, ``Transfer (♥)``.

    >>> from cardavia.words import words
    >>> title(words("en"), "Transfer/M", {"M": "H"}), title(words("sv"), "Transfer/H")
    ('Transfer (♥)', 'Överföring (♥)')
    """
    head, slash, suit = name.partition("/")
    told = words.in_context(BOOK, head) if head else ""
    suit = (suits or {}).get(suit, suit)
    return f"{told} ({SIGNS.get(suit, suit)})" if slash else told


def meaning(words: Words, said: Meaning, facts: Facts) -> str:
    """What a call says, as a sentence; ``facts`` are those of the auction before it.

    >>> from cardavia.robots.bridge.system.reading import Table
    >>> from cardavia.words import words
    >>> before = read(Table(), ())
    >>> meaning(words("en"), read(Table(), ("1NT",)).meanings[-1], before.facts())
    'Strong notrump: 15–17 points, balanced.'
    """
    called = list(dict.fromkeys(option.rule.name for option in said.options if option.rule.name))
    told = [*_promised(words, said, facts)]
    head = words.list_of([_named(words, name, said.options) for name in called[:3]], "or")
    if not said.options:
        return _sound(words, said, told)
    asked = [*about(words, called)]
    shown = flags(words, said.flags - {"asks"} if asked else said.flags)
    rest = "; ".join(part for part in (", ".join(told), ", ".join(asked), ", ".join(shown)) if part)
    if not rest:
        return f"{head}." if head else words.text("Nothing more to say.")
    return _sentence(f"{head}: {rest}" if head else rest)


def _sentence(told: str) -> str:
    return told[:1].upper() + told[1:] + "."


def _named(words: Words, name: str, options: Iterable[Option]) -> str:
    option = next(option for option in options if option.rule.name == name)
    return title(words, name, option.binding)


def _sound(words: Words, said: Meaning, told: Sequence[str]) -> str:
    """A call that no rule makes."""
    if "cue" in said.tags:
        return words.text("Not in the book. Taken as a strong bid in their suit, forcing.")
    if not told:
        return words.text("Not in the book.")
    return words.text("Not in the book. By its sound: {promise}.", promise=", ".join(told))


def about(words: Words, names: Sequence[str]) -> Iterator[str]:
    """What the conventions of these names are about."""
    yield from dict.fromkeys(words.text(ABOUT[name]) for name in names if name in ABOUT)


def flags(words: Words, found: frozenset[str]) -> list[str]:
    """Whether the call forces, invites, ends it; what forces to game forces."""
    shown = found - {"forcing"} if "gf" in found else found
    return [words.text(told) for flag, told in FLAGS.items() if flag in shown]


def _promised(words: Words, said: Meaning, facts: Facts) -> list[str]:
    """The promise: of the one rule, or what is common to all that it may be."""
    found = [_terms(option, facts) for option in said.options]
    kinds = {tuple(term.said for term in terms if term.said[0] not in ("fact", "any")) for terms in found}
    if len(kinds) == 1:
        return promised(words, kinds.pop(), [SIGNS[suit] for suit in "CDHS"])
    common = [told for told in next(iter(kinds), ()) if all(told in kind for kind in kinds)]
    return [*_bounds(words, said.bounds, common), *_others(words, common)]


def _terms(option: Option, facts: Facts) -> tuple[Term, ...]:
    """What partner may count on: what the rule shows, if it says so, else what it needs."""
    if not option.rule.shows:
        return option.promise.terms
    bound = bind(option.rule.shows, option.binding)
    return promise(bound, facts).terms


def _others(words: Words, common: Sequence[Promised]) -> list[str]:
    kept = [told for told in common if told[0] not in _FIGURES]
    return promised(words, kept, [SIGNS[suit] for suit in "CDHS"])


def _bounds(words: Words, bounds: Bounds, common: Sequence[Promised]) -> Iterator[str]:
    """Points and lengths within bounds; what every balanced hand has is not told again."""
    if bounds.hcp != (0, MOST):
        yield size(words, SIZES["hcp"], *bounds.hcp)
    usual = {"bal": (2, 5), "semi": (2, 6)}
    given = {usual[told[0]] for told in common if told[0] in usual} | {(0, 13)}
    for at in sorted(range(4), key=lambda suit: (-bounds.lengths[suit][0], -suit)):
        if bounds.lengths[at] not in given:
            low, high = bounds.lengths[at]
            yield size(words, SIZES["length"], low, high if high < 13 else MOST, suit=SIGNS["CDHS"[at]])


def auction(words: Words, state: State) -> list[tuple[Meaning, str]]:
    """Each call that was made, and what it says."""
    return [
        (said, meaning(words, said, read(state.table, state.calls[:at]).facts()))
        for at, said in enumerate(state.meanings)
    ]


def choices(words: Words, state: State, calls: Iterable[str]) -> dict[str, str]:
    """What each of these calls, all legal now, would say.

    >>> from cardavia.robots.bridge.system.reading import Table
    >>> from cardavia.words import words
    >>> choices(words("en"), read(Table(), ("1NT", "P")), ["2C"])["2C"]
    'Stayman: asks for a four-card major; artificial, forcing.'
    """
    facts = state.facts()
    return {call: meaning(words, read(state.table, (*state.calls, call)).meanings[-1], facts) for call in calls}


def in_book(state: State) -> frozenset[str]:
    """The calls that the book has a rule for here."""
    return frozenset(option.call for option in situation(state) if option.call in CALLS)
