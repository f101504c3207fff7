"""What a robot is, and which there are. A robot is known by game and level and imported only when it is asked for."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from inspect import signature
from random import Random
from typing import Any, Protocol, runtime_checkable

from cardavia.cards import Unreadable


class Robot(Protocol):
    """A player. It knows what its view says and nothing else; all chance comes from ``rng``, so that the same view
    and the same seed give the same action."""

    def act(self, view: Any, rng: Random) -> Any:
        """One of the actions in ``view.choices``, or one of ``view.offers``; the view's seat must be awaited."""
        ...


@dataclass(frozen=True, slots=True, init=False)
class Why:
    """A reason as data: its key, and the values that its sentence holds. The sentences are the readers' business
    (``cardavia.words``), as with a refusal.

    >>> Why("rule", rule="Stayman").values["rule"]
    'Stayman'
    """

    key: str
    values: Mapping[str, Any]

    def __init__(self, key: str, **values: Any) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "values", values)


@dataclass(frozen=True, slots=True)
class Weighed:
    """One thing that a robot might do, what it expects of it (in the explanation's unit, for the robot's own side, more
    is better; ``None`` if it has no figure) and what speaks for it or against it."""

    action: Any
    value: float | None = None
    why: Why | None = None


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a robot chose and why. ``alternatives`` are what it weighed, its choice among them, the best first; none if
    it weighed nothing. ``unit`` is that of their values: ``points``, ``imps`` or ``tricks``; ``""`` if they have none.
    """

    action: Any
    why: Why
    alternatives: tuple[Weighed, ...] = ()
    unit: str = ""


@runtime_checkable
class Explains(Protocol):
    """A robot that can say why."""

    def explain(self, view: Any, rng: Random) -> Explanation:
        """What ``act`` does with the same view and the same chance, and why."""
        ...


#: The levels that play where a person asks for none, the first that the game has: the best that answers within about a
#: second, and what answers at once.
USUAL = ("normal", "greedy")
#: The level that every game has: any action the rules allow.
RANDOM = "random"
_ANYTHING = "cardavia.robots.anything:anything"

_PATHS: dict[tuple[str, str], str] = {
    ("bridge", "greedy"): "cardavia.robots.bridge:greedy",
    ("bridge", "quick"): "cardavia.robots.bridge.seated:quick",
    ("bridge", "normal"): "cardavia.robots.bridge.seated:normal",
    ("bridge", "max"): "cardavia.robots.bridge.seated:most",
    ("tarot", "greedy"): "cardavia.robots.tarot:greedy",
}


def register(game_name: str, level: str, path: str) -> None:
    """Makes a robot known: ``path`` is ``package.module:factory``. The factory is called with nothing, or, if it takes
    them, with ``system=`` and ``theirs=``, the names of its own side's bidding system and of its opponents'."""
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


def usual(game_name: str) -> str:
    """The level that plays where a person asks for none.

    >>> usual("bridge"), usual("a game of your own")
    ('normal', 'random')
    """
    known = levels(game_name)
    return next((level for level in USUAL if level in known), known[-1])


def robot(game_name: str, level: str) -> Robot:
    """The robot of this level; ``LEVEL:SYSTEM`` for one that bids by this system, ``LEVEL:SYSTEM:THEIRS`` for one that
    knows what its opponents bid by. An empty name is the robot's own choice.

    Its factory is called with the names given; one that knows no such system raises ``Unreadable("no_such_system")``
    with ``text`` and ``systems``, the names it knows.
    ``Unreadable("no_such_robot")`` (``text``, ``levels``) if the game has no such level,
    ``Unreadable("no_such_system")`` (``text``, ``level``) if the level's factory takes no system.

    >>> robot("bridge", "random") is not None
    True
    """
    name, *given = level.split(":")
    path = _PATHS.get((game_name, name), _ANYTHING if name == RANDOM else None)
    if path is None:
        raise Unreadable("no_such_robot", text=name, levels=levels(game_name))
    module, _, factory = path.partition(":")
    make = getattr(import_module(module), factory)
    named = {field: system for field, system in zip(("system", "theirs"), given, strict=False) if system}
    if len(given) > 2 or not named.keys() <= signature(make).parameters.keys():
        raise Unreadable("no_such_system", text=":".join(given), level=name)
    made: Robot = make(**named)
    return made


def system_of(level: str) -> str:
    """The bidding system that this level was given; empty if none.

    >>> system_of("quick:acol"), system_of("quick")
    ('acol', '')
    """
    return level.split(":")[1] if ":" in level else ""


def told(game_name: str, level: str, opponents: Iterable[str]) -> str:
    """The level, told what its opponents bid by: the first system that one of their levels was given, if it can be
    told. In bridge nothing about a bidding system is hidden from the other side.

    >>> told("bridge", "quick:sayc", ("quick:acol", "greedy")), told("bridge", "greedy", ("quick:acol",))
    ('quick:sayc:acol', 'greedy')
    """
    name, _, own = level.partition(":")
    theirs = next((system for system in map(system_of, opponents) if system), "")
    path = _PATHS.get((game_name, name))
    if not theirs or path is None or ":" in own:
        return level
    module, _, factory = path.partition(":")
    takes = "theirs" in signature(getattr(import_module(module), factory)).parameters
    return f"{name}:{own}:{theirs}" if takes else level
