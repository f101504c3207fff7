"""Which games there are. A game is known by name and imported only when it is asked for."""

from collections.abc import Mapping
from importlib import import_module

from cardavia.cards import Unreadable
from cardavia.games.game import AnyGame

_PATHS: dict[str, str] = {
    "bridge": "cardavia.games.bridge:BRIDGE",
    "tarot": "cardavia.games.tarot:TAROT",
}


def register(name: str, path: str) -> None:
    """Makes a game known: ``path`` is ``package.module:NAME`` of its ``Game`` object."""
    _PATHS[name] = path


def names() -> tuple[str, ...]:
    """The games known, in order of entry."""
    return tuple(_PATHS)


def paths() -> Mapping[str, str]:
    """What was registered, for a new process to register again."""
    return dict(_PATHS)


def game(name: str) -> AnyGame:
    """The rules of the game of this name; ``Unreadable("no_such_game")`` if none is known.

    >>> game("bridge").name
    'bridge'
    """
    path = _PATHS.get(name)
    if path is None:
        raise Unreadable("no_such_game", text=name, games=list(_PATHS))
    module, _, attribute = path.partition(":")
    found: AnyGame = getattr(import_module(module), attribute)
    return found
