"""What was wrong, and what would be right: one sentence or two for each reason that the program refuses for (G9)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any

from cardavia.cards import Refusal
from cardavia.games import Seat
from cardavia.words.mark import mark
from cardavia.words.phrases import phrases
from cardavia.words.reasons import BARE, REASONS

if TYPE_CHECKING:
    from cardavia.words.words import Words

_PLACE = re.compile(r"{(\w+)}")
_QUOTED_LENGTH = 60

FIELDS = {
    "dealer": mark("the dealer"),
    "vulnerable": mark("the vulnerability"),
    "scoring": mark("the scoring"),
    "game": mark("the game"),
    "level": mark("the level"),
    "points": mark("the points"),
    "bouts": mark("the number of bouts"),
    "tricks": mark("the number of tricks"),
    "number": mark("the deal's number"),
    "deal": mark("the deal"),
    "seq": mark("the place in the deal"),
    "text": mark("the action"),
    "key": mark("the form's key"),
    "match": mark("the match"),
    "pace": mark("the pace"),
    "petit": mark("the Petit"),
    "poignee": mark("the poignée"),
    "chelem": mark("the chelem"),
    "language": mark("the language"),
    "contrast": mark("contrast"),
    "grain": mark("grain"),
    "temperature": mark("colour temperature"),
    "file": mark("the file"),
    "bidding": mark("the bidding"),
}
#: How a contract of each game is written.
CONTRACTS = {
    "bridge": mark("Write a level and a denomination, then X or XX if it is doubled or redoubled, such as 4SX."),
    "tarot": mark("The contracts are prise, garde, garde_sans and garde_contre."),
}
LINES = {
    "format": mark("the format"),
    "game": mark("the game"),
    "number": mark("the deal's number"),
    "index": mark("the deal's index"),
    "nonce": mark("the nonce"),
}
PACKS = {
    "french": mark("Write suit and rank, such as SA or ♠10."),
    "french-54": mark("Write suit and rank, such as SA or ♠10, or red joker."),
    "marseille": mark("Write suit and rank, such as CR for the King of Cups, T21 for a trump, or EX for the Excuse."),
}


def sentence(words: Words, refusal: Refusal, game: str | None = None) -> str:
    """The refusal in this language. Of the sentences for its reason, the first whose values it carries."""
    values = refusal.values
    known = _known(refusal, game)
    for candidate in REASONS.get(refusal.reason, ()):
        places = _PLACE.findall(candidate)
        if known.issuperset(places):
            return words.text(candidate, **{name: tell(words, name, values, game) for name in places})
    return words.text(BARE, reason=refusal.reason.replace("_", " "))


def _known(refusal: Refusal, game: str | None) -> set[str]:
    """The names a sentence may use. ``how`` is how a card of the pack, or a contract of the game, is written."""
    known = {name for name, value in refusal.values.items() if value is not None}
    if refusal.values.get("pack") in PACKS or (refusal.reason == "no_such_contract" and game in CONTRACTS):
        known.add("how")
    return known


def tell(words: Words, name: str, values: Mapping[str, object], game: str | None) -> object:
    """One value of a refusal as its sentence holds it, by the value's name."""
    if name == "how":
        return words.text(PACKS[str(values["pack"])] if "pack" in values else CONTRACTS[str(game)])
    value: Any = values[name]
    pack = str(values.get("pack") or phrases(game or "bridge").pack or "french")
    said = phrases(game or ("tarot" if pack == "marseille" else "bridge"))
    telling: dict[str, Callable[[], str]] = {
        "suit": lambda: words.suit(pack, str(value)),
        "strain": lambda: words.text(_text(value)),
        "bid": lambda: said.action(words, value),
        "call": lambda: said.action(words, value),
        "highest": lambda: said.action(words, value),
        "contract": lambda: said.contract(words, value),
        "least": lambda: said.action(words, value),
        "last": lambda: said.action(words, value),
        "current": lambda: said.action(words, value),
        "line": lambda: words.text(LINES[_text(value)]) if _text(value) in LINES else _text(value),
        "cause": lambda: sentence(words, value, game),
        "digest": lambda: _text(value),
        "found": lambda: _text(value),
        "seats": lambda: words.list_of([_seat(words, _text(seat)) for seat in value]),
        "sizes": lambda: words.list_of(value, "or"),
        "levels": lambda: words.list_of([_text(option) for option in value], "or"),
        "bids": lambda: words.list_of([said.action(words, bid) for bid in value], "or"),
        "phase": lambda: said.phase(words, _text(value)).lower(),
        "wanted": lambda: said.phase(words, _text(value)).lower(),
        "field": lambda: words.text(FIELDS[_text(value)]) if _text(value) in FIELDS else _text(value),
        "options": lambda: words.list_of([_option(words, option) for option in value], "or"),
        "games": lambda: words.list_of([_text(option) for option in value], "or"),
        "matches": lambda: words.list_of([_text(option) for option in value], "or"),
    }
    if name in telling and not (name in ("least", "last", "line") and isinstance(value, int)):
        return telling[name]()
    if name == "seat" and isinstance(value, str):
        return _seat(words, value)
    if isinstance(value, Enum) and not isinstance(value, int):
        return _text(value)
    if isinstance(value, list | tuple | set | frozenset):
        return words.list_of([_option(words, item) for item in value])
    told = words.value(value)
    return quoted(told) if isinstance(told, str) and isinstance(value, str) else told


def quoted(text: str) -> str:
    """What a person wrote, cut to one short line."""
    line = " ".join(text.split())
    return line if len(line) <= _QUOTED_LENGTH else line[: _QUOTED_LENGTH - 1] + "…"


def _text(value: object) -> str:
    return str(value.value if isinstance(value, Enum) else value)


def _seat(words: Words, letter: str) -> str:
    """A seat by its letter; ``+`` is the chien."""
    return words.text("chien") if letter == "+" else words.seat(Seat.read(letter))


def _option(words: Words, option: object) -> str:
    if isinstance(option, Enum) and not isinstance(option, int):
        return _text(option)
    return str(words.value(option))
