"""A hint for the person on turn: what a robot would do with this hand, and why. It sees what the person sees."""

import asyncio
from concurrent.futures import Future
from dataclasses import dataclass

from fastapi.concurrency import run_in_threadpool

from cardavia.cards import Illegal
from cardavia.robots import Explains, Explanation, robot
from cardavia.table import Look, Thought
from cardavia.table.thought import seed
from cardavia.web.asking import Desk
from cardavia.web.meanings import USUAL, given
from cardavia.words import Words, explaining
from cardavia.work import Threads, Workers

#: The level that is asked, by game; a game that isn't here has no hints.
LEVELS = {"bridge": "normal"}
#: How long an answer waits for the worker, in seconds.
PATIENCE = 25.0


@dataclass(frozen=True, slots=True)
class Other:
    """Something else that the robot weighed: what it is called, and what it expects of it, if it has a figure."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Hint:
    """What the robot would do (``text`` is the action's), why, and what else it weighed, in ``unit``."""

    text: str
    act: str
    why: str
    unit: str
    others: tuple[Other, ...]


def has_hints(look: Look) -> bool:
    """Is there a robot to ask, and something to ask?"""
    return look.game in LEVELS and look.your_turn and look.seat is not None and not look.deal_over


async def think(at: Desk, look: Look, person: str) -> Explanation:
    """What the robot would do in the viewer's place. ``Illegal("no_hint")`` if it isn't the viewer's turn or the game
    has no such robot, ``Illegal("hint_too_slow")`` if the answer doesn't come in time, ``TooMany``."""
    if not has_hints(look) or look.seat is None:
        raise Illegal("no_hint")
    at.meter.count(f"hints {person}", at.limits.hints)
    own, theirs = (given(look, side) or USUAL for side in (look.seat & 1, ~look.seat & 1))
    thought = Thought(look.game, f"{LEVELS[look.game]}:{own}:{theirs}", look.view, seed(look.table, look.seq))
    thinker = at.house.ports.thinker
    try:
        async with asyncio.timeout(PATIENCE):
            if isinstance(thinker, Workers | Threads):
                asking: Future[Explanation] = thinker.submit(explained, thought)
                return await asyncio.wrap_future(asking)
            return await run_in_threadpool(explained, thought)
    except TimeoutError:
        raise Illegal("hint_too_slow") from None


def explained(thought: Thought) -> Explanation:
    """The robot's explanation. Runs in a worker."""
    asked = robot(thought.game, thought.level)
    if not isinstance(asked, Explains):
        raise TypeError(f"{thought.level} of {thought.game} can't explain itself")
    return asked.explain(thought.view, thought.rng)


def hint(look: Look, found: Explanation, speech: Words) -> Hint:
    """The explanation in the reader's words; of what was weighed, at most five, the best first."""
    others = tuple(
        Other(speech.action(look.game, weighed.action), explaining.value(speech, weighed))
        for weighed in found.alternatives[:5]
    )
    return Hint(
        str(found.action.text),
        speech.act(look.game, found.action),
        explaining.sentence(speech, found.why, look.game),
        explaining.unit(speech, found),
        others,
    )
