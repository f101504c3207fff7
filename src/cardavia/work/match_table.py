"""One deal of any game, played by robots: what each did, how long it thought, and what was not allowed."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from time import perf_counter
from typing import Any

from cardavia.cards import Refusal
from cardavia.games import AnyGame, Deal, Seat
from cardavia.robots import Robot, robot, told

#: Times are kept to a hundredth of a millisecond.
DIGITS = 5


@dataclass
class Player:
    """A robot in a seat. ``seconds`` are the times of those decisions in which there was more than one thing to do;
    ``illegal`` counts the actions that the rules refused."""

    robot: Robot
    rng: Random
    seconds: list[float] = field(default_factory=list)
    illegal: int = 0


@dataclass(frozen=True)
class Played:
    """A deal that was played, to its end or to that of the phase asked for: the last state, and each action's seat
    (a declarer's for dummy's cards) and text."""

    state: Any
    acts: tuple[tuple[Seat, str], ...]


@cache
def seated(team: int, game: str, level: str, seat: Seat) -> Robot:
    """The robot of a team in a seat: one for each, for as long as the process lives, so that whatever a robot keeps of
    what it saw, it has seen one hand of each deal."""
    return robot(game, level)


def player(team: int, game: str, level: str, seat: Seat, seed: str) -> Player:
    """A robot ready for a deal. Its chance depends on the seed and the seat, not on the team: so a robot that plays
    against itself does the same at both tables."""
    return Player(seated(team, game, level, seat), Random(f"{seed}/{seat.letter}"))  # noqa: S311


def sides(game: str, levels: Sequence[str], table: int, order: Sequence[Seat], seed: str) -> dict[Seat, Player]:
    """Who sits where: at table 0 the first level has North and South, at table 1 East and West."""
    teams = {seat: (seat & 1) ^ table for seat in order}
    known = [told(game, level, (levels[1 - team],)) for team, level in enumerate(levels)]
    return {seat: player(team, game, known[team], seat, seed) for seat, team in teams.items()}


def play(
    rules: AnyGame, setup: Any, deal: Deal, players: Mapping[Seat, Player], only: Collection[str] | None = None
) -> Played:
    """Plays a deal to its end, or until its phase is none of ``only``.

    Each robot is given the view of the seat that must act, and no other. An action that the rules refuse is counted and
    one that they allow, drawn at random, takes its place.
    """
    return play_on(rules, rules.start(setup, deal), players, only)


def play_on(rules: AnyGame, state: Any, players: Mapping[Seat, Player], only: Collection[str] | None = None) -> Played:
    """The same from any state of a deal."""
    acts = []
    while awaited := rules.awaited(state):
        seat = next(seat for seat in rules.order if seat in awaited)
        view = rules.view(state, seat)
        if only is not None and view.phase not in only:
            break
        state, action = _acted(rules, state, seat, view, players[seat])
        acts.append((seat, str(action.text)))
    return Played(state, tuple(acts))


def _acted(rules: AnyGame, state: Any, seat: Seat, view: Any, player: Player) -> tuple[Any, Any]:
    began = perf_counter()
    action = player.robot.act(view, player.rng)
    taken = perf_counter() - began
    if view.choices.count() > 1:
        player.seconds.append(round(taken, DIGITS))
    try:
        return rules.apply(state, seat, action), action
    except Refusal:
        player.illegal += 1
    instead = view.choices.sample(player.rng)
    return rules.apply(state, seat, instead), instead
