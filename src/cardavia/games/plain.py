"""Values as plain data, for JSON: one way for every view, setup and outcome."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from fractions import Fraction

from cardavia.cards import Card
from cardavia.games.choices import Choices, OneOf, Pick, Plays
from cardavia.games.seat import Seat

Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]


def plain(value: object) -> Plain:
    """The value as JSON can hold it.

    A card is its code, a seat its letter, a fraction a number (halves are exact), a dataclass an object of its
    fields, a set a sorted list, choices a list of their forms. ``TypeError`` for anything else.

    >>> plain((Seat.SOUTH, Fraction(51, 2)))
    ['S', 25.5]
    """
    match value:
        case Card():
            return value.code
        case Seat():
            return value.letter
        case Enum():
            return plain(value.value)
        case None | bool() | int() | float() | str():
            return value
        case Fraction():
            return int(value) if value.denominator == 1 else float(value)
        case Choices():
            return [_form(form) for form in value.forms]
        case Mapping():
            return {str(plain(key)): plain(item) for key, item in value.items()}
        case frozenset() | set():
            return [plain(item) for item in sorted(value)]
        case tuple() | list():
            return [plain(item) for item in value]
    if is_dataclass(value) and not isinstance(value, type):
        if hasattr(value, "kind") and hasattr(value, "text"):
            return str(value.text)
        return {item.name: plain(getattr(value, item.name)) for item in fields(value)}
    raise TypeError(f"no plain form for {type(value).__name__}")


def _form(form: object) -> Plain:
    match form:
        case Plays():
            return {"form": "play", "cards": [card.code for card in form.cards]}
        case Pick():
            return {
                "form": "pick",
                "name": form.name,
                "size": form.size,
                "pool": [card.code for card in form.pool],
                "forced": [card.code for card in form.forced],
            }
        case OneOf():
            return {"form": "one_of", "actions": [str(action.text) for action in form.actions]}
    raise TypeError(f"no plain form for {type(form).__name__}")
