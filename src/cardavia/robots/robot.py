"""What a robot is, and which there are. A robot is known by game and level and imported only when it is asked for."""

from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any, Protocol

from cardavia.cards import Unreadable


class Robot(Protocol):
    """A player. It knows what its view says and nothing else; all chance comes from ``rng``, so that the same view
    and the same seed give the same action."""

    def act(self, view: Any, rng: Random) -> Any:
        """One of the actions in ``view.choices``, or one of ``view.offers``; the view's seat must be awaited."""
        ...


#: The level that every game has: any action the rules allow.
RANDOM = "random"
_ANYTHING = "cardavia.robots.anything:anything"

_PATHS: dict[tuple[str, str], str] = {
    ("bridge", "greedy"): "cardavia.robots.bridge:greedy",
    ("tarot", "greedy"): "cardavia.robots.tarot:greedy",
}


def register(game_name: str, level: str, path: str) -> None:
    """Makes a robot known: ``path`` is ``package.module:factory``, the factory called with nothing."""
    _PATHS[game_name, level] = path


def paths() -> Mapping[tuple[str, str], str]:
    """What was registered, for a new process to register again."""
    return dict(_PATHS)


def levels(game_name: str) -> tuple[str, ...]:
    """The levels that play this game, the weakest first.

    >>> levels("bridge")[:2], levels("a game of your own")
    (('random', 'greedy'), ('random',))
    """
    return (RANDOM, *(level for name, level in _PATHS if name == game_name and level != RANDOM))


def robot(game_name: str, level: str) -> Robot:
    """The robot of this level; ``Unreadable("no_such_robot")`` (``text``, ``levels``) if the game has none such.

    >>> robot("bridge", "random") is not None
    True
    """
    path = _PATHS.get((game_name, level), _ANYTHING if level == RANDOM else None)
    if path is None:
        raise Unreadable("no_such_robot", text=level, levels=levels(game_name))
    module, _, factory = path.partition(":")
    made: Robot = getattr(import_module(module), factory)()
    return made
