"""One question to a robot: what do you do, seeing this?"""

import random
from dataclasses import dataclass
from hashlib import sha256
from typing import Any


@dataclass(frozen=True, slots=True)
class Thought:
    """All that a robot gets: its seat's view, and a seed (SPEC G6). It can be sent to another process."""

    game: str
    level: str
    view: Any
    seed: int

    @property
    def rng(self) -> random.Random:
        """A source of chance that the seed starts: the same each time."""
        return random.Random(self.seed)


def seed(table: str, seq: int) -> int:
    """The seed of the thought at this point of this table: the same thought again gives the same action."""
    return int.from_bytes(sha256(f"{table}/{seq}".encode()).digest()[:8], "big")


def think(thought: Thought) -> str:
    """The text of the action that the robot chooses. Runs in a worker."""
    from cardavia.robots import robot

    action = robot(thought.game, thought.level).act(thought.view, thought.rng)
    return str(action.text)
