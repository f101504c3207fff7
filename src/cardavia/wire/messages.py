"""The lines of the table manager protocol as values (Blue Chip Bridge, version 18).

Two sides speak: the *table manager*, which deals and keeps the table, and four *programs*, one for each seat. A line is
one message. What a line says stands here; how it is written and read stands in ``writing`` and ``reading``.
"""

from dataclasses import dataclass

from cardavia.cards import Card
from cardavia.games import Seat
from cardavia.games.bridge import Call, Vulnerable

#: The version of the protocol that is spoken here.
VERSION = 18


@dataclass(frozen=True, slots=True)
class Connecting:
    """A program asks for a seat (``None``: for any) in the name of its team."""

    team: str
    seat: Seat | None
    version: int = VERSION


@dataclass(frozen=True, slots=True)
class Ready:
    """The program in ``seat`` is ready: ``what`` is ``teams``, ``start``, ``deal``, ``cards``, ``dummy``, ``bid`` or
    ``card``. A bid or card has whose it is as ``of`` (``None``: dummy's), a card its trick, 1 to 13."""

    seat: Seat
    what: str
    of: Seat | None = None
    trick: int | None = None


@dataclass(frozen=True, slots=True)
class Called:
    """``seat`` calls. ``alert`` says that it was alerted, ``text`` is what the program tells of it."""

    seat: Seat
    call: Call
    alert: bool = False
    text: str = ""


@dataclass(frozen=True, slots=True)
class Carded:
    """``seat`` plays a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Seated:
    """The manager gave ``team`` the seat."""

    seat: Seat
    team: str


@dataclass(frozen=True, slots=True)
class Teams:
    """Who plays whom."""

    north_south: str
    east_west: str


@dataclass(frozen=True, slots=True)
class Start:
    """A board begins; in the middle of one: drop it and begin again."""


@dataclass(frozen=True, slots=True)
class BoardIs:
    """The board's number (as text: some are ``7a``), its dealer, who is vulnerable."""

    number: str
    dealer: Seat
    vulnerable: Vulnerable


@dataclass(frozen=True, slots=True)
class Cards:
    """The hand of ``seat``; of dummy if that is ``None``."""

    seat: Seat | None
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ToLead:
    """``seat`` is to lead; dummy if that is ``None``."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Refused:
    """The last call or card (``what`` is ``bid`` or ``card``) is not allowed."""

    what: str


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds that each side has thought: on this board and in all, North–South's first."""

    board: tuple[float, float]
    total: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Explain:
    """The manager asks a program what a call of ``seat`` means."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class Fault:
    """The manager says what was wrong; mostly it closes the connection next."""

    text: str


@dataclass(frozen=True, slots=True)
class End:
    """The session is over."""


FromProgram = Connecting | Ready | Called | Carded
FromManager = (
    Seated | Teams | Start | BoardIs | Cards | Called | Carded | ToLead | Refused | Timing | Explain | Fault | End
)
Message = FromProgram | FromManager
