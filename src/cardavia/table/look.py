"""A table as one person sees it now."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from cardavia.cards import Card, Refusal
from cardavia.games import SEATS, Outcome, Plain, Seat, Viewer, plain
from cardavia.table.course import Course
from cardavia.table.dealt import Dealt, Step
from cardavia.table.event import Event
from cardavia.table.refused import refused


@dataclass(frozen=True, slots=True)
class Player:
    """Who holds a seat, as all may know it: the viewer, another person, or a robot of this level."""

    seat: Seat
    you: bool
    robot: str | None


@dataclass(frozen=True, slots=True)
class Look:
    """All that one viewer may know of a table now, and no field for more.

    ``seq`` is the number of rows in the log: send it with the next action, and ask for events from it on. ``view`` is
    the game's own view (``cardavia.games``). ``number`` is the deal's at this table, ``origin`` is ``drawn``,
    ``numbered`` or ``given``, ``commitment`` the digest of a drawn deal, ``opened`` the lines whose SHA-256 it is, once
    the deal is over. ``may_undo`` says whether the viewer's last action can be taken back now. ``pad`` is the match's
    score after the deals that are over, ``match_over`` says that the next deal begins a new match, ``deal_over`` that
    a next deal may be asked for. ``recent`` are the events since the viewer's own last action, that one included.
    ``refused`` says of each card that the viewer holds, and may not choose now, why not.
    """

    table: str
    game: str
    match: str
    seq: int
    viewer: Viewer
    view: Any
    players: tuple[Player, Player, Player, Player]
    pace: str
    number: int
    origin: str
    commitment: str | None
    opened: tuple[str, ...] | None
    may_undo: bool
    deal_over: bool
    match_over: bool
    pad: Plain
    recent: tuple[Event, ...]
    refused: Mapping[Card, Refusal] = field(default_factory=dict)

    @property
    def seat(self) -> Seat | None:
        """The viewer's seat, if it has one."""
        return self.viewer if isinstance(self.viewer, Seat) else None

    @property
    def your_turn(self) -> bool:
        return self.seat is not None and self.seat in self.view.awaited

    @property
    def outcome(self) -> Outcome | None:
        found: Outcome | None = self.view.outcome
        return found

    def plain(self) -> dict[str, Plain]:
        """For JSON."""
        return {
            "table": self.table,
            "game": self.game,
            "match": self.match,
            "seq": self.seq,
            "viewer": plain(self.viewer),
            "view": plain(self.view),
            "players": [plain(player) for player in self.players],
            "pace": self.pace,
            "number": self.number,
            "origin": self.origin,
            "commitment": self.commitment,
            "opened": None if self.opened is None else list(self.opened),
            "may_undo": self.may_undo,
            "your_turn": self.your_turn,
            "deal_over": self.deal_over,
            "match_over": self.match_over,
            "pad": self.pad,
            "recent": [event.plain() for event in self.recent],
        }


@dataclass(frozen=True, slots=True)
class Listed:
    """A line in a person's list of tables."""

    table: str
    game: str
    match: str
    number: int
    phase: str
    your_turn: bool
    deal_over: bool
    match_over: bool
    founded: datetime
    changed: datetime


def look(course: Course, dealt: Dealt, viewer: Viewer, recent: tuple[Event, ...]) -> Look:
    """The look of this viewer at a table where ``dealt`` is the deal."""
    founding = course.founding
    north, east, south, west = (Player(seat, seat is viewer, founding.sitters[seat].robot) for seat in SEATS)
    return Look(
        table=course.table,
        game=founding.game,
        match=founding.match,
        seq=course.seq,
        viewer=viewer,
        view=course.game.view(dealt.state, viewer),
        players=(north, east, south, west),
        pace=founding.pace,
        number=dealt.number,
        origin=dealt.origin,
        commitment=dealt.commitment,
        opened=dealt.opened if dealt.revealed else None,
        may_undo=undoable(course, viewer) is not None,
        deal_over=dealt.revealed,
        match_over=course.match.next_setup() is None,
        pad=course.match.pad(),
        recent=recent,
        refused=refused(course.game, dealt.state, viewer),
    )


def undoable(course: Course, viewer: Viewer) -> Step | None:
    """The viewer's action that may be taken back now (SPEC G11)."""
    if course.dealt is None or course.founding.people > 1:
        return None
    return course.dealt.undoable(viewer)


def listed(course: Course, person: str) -> Listed:
    """The table's line in this person's list."""
    viewer, dealt = course.viewer(person), course.dealt
    phase = "" if dealt is None or viewer is None else course.game.view(dealt.state, viewer).phase
    return Listed(
        course.table,
        course.founding.game,
        course.founding.match,
        0 if dealt is None else dealt.number,
        phase,
        viewer in course.awaited,
        dealt is not None and dealt.revealed,
        course.match.next_setup() is None,
        course.began,
        course.changed,
    )
