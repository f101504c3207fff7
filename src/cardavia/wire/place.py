"""What a table knows of the program in one seat, how long it waits for it, and what it reports."""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from cardavia.games import Seat
from cardavia.wire.messages import Message


class Stage(Enum):
    """How far a program has come before the first board."""

    SEATED = "teams"  # is to say that it is ready for the teams
    WAITING = "waiting"  # has said so; the teams are told when all four have
    TOLD = "start"  # is to say that it is ready to start
    READY = "ready"


@dataclass(slots=True)
class Place:
    """A program in a seat. ``inbox`` holds what it said before it was its turn to be heard; ``deaf`` is the table to
    all it says until it is ready for the deal; ``wrong`` counts what it did wrong on this board; ``last`` is what it
    was last ready for; ``since`` is when the table began to wait for it, in seconds."""

    team: str
    since: float
    stage: Stage = Stage.SEATED
    inbox: deque[Message] = field(default_factory=deque)
    deaf: bool = False
    wrong: int = 0
    last: Message | None = None


@dataclass(frozen=True, slots=True)
class Patience:
    """How much a table bears: ``act`` seconds for each thing that it waits for, ``away`` seconds for a program to come
    back, ``wrong`` faults of a program on a board before it is sent away, ``restarts`` of a board before it is given
    up, ``ahead`` lines of a program that come before their turn."""

    act: float = 120.0
    away: float = 60.0
    wrong: int = 3
    restarts: int = 3
    ahead: int = 16


@dataclass(frozen=True, slots=True)
class Report:
    """What happened at a table, for whoever runs it: ``what`` is one of :data:`REPORTS`, ``seat`` and ``team`` whose
    program it was, ``values`` what the sentence needs."""

    what: str
    seat: Seat | None = None
    team: str = ""
    values: Mapping[str, object] = field(default_factory=dict)


#: Of a program: it sits down, is gone, kept the table waiting, said what can't be read, what is not allowed, what was
#: not its turn, what was not due, too much at once, too long a line, or doesn't read; it was sent away. Of a board: it
#: was begun, begun anew, given up, played. Of the session: it is over, or can't go on.
REPORTS = (
    *("seated", "left", "stalled", "unreadable", "illegal", "out_of_turn", "out_of_step", "flood", "line_too_long"),
    *("slow", "expelled", "begun", "restarted", "given_up", "played", "over", "broken"),
)

#: What a program is told that is sent away. Lines of the protocol are in English.
FAREWELL = {
    "stalled": "you took too long",
    "unreadable": "too many lines that can't be read",
    "illegal": "too many calls or cards that are not allowed",
    "out_of_turn": "too many calls or cards out of turn",
    "out_of_step": "too many lines that were not due",
    "flood": "too many lines before their turn",
    "slow": "you don't read what is sent",
    "line_too_long": "a line is too long",
}
