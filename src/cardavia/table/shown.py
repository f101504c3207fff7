"""Which cards a view lets its viewer see."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass

from cardavia.cards import Card
from cardavia.games import Choices


def cards_shown(value: object) -> frozenset[Card]:
    """Every card in a view or an action, wherever in it. What the viewer may do (``Choices``) shows nothing new."""
    found: set[Card] = set()
    _gather(value, found)
    return frozenset(found)


def _gather(value: object, found: set[Card]) -> None:
    if isinstance(value, Card):
        found.add(value)
    elif isinstance(value, Choices | str):
        return
    elif isinstance(value, Mapping):
        for item in value.values():
            _gather(item, found)
    elif isinstance(value, tuple | list | set | frozenset):
        for item in value:
            _gather(item, found)
    elif is_dataclass(value) and not isinstance(value, type):
        for item in fields(value):
            _gather(getattr(value, item.name), found)
