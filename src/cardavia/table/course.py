"""A table as its log tells it: the fold of all its rows."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from cardavia.games import AnyGame, Match, Seat, Viewer, Watch, game
from cardavia.table.dealt import Dealt
from cardavia.table.founding import Founding
from cardavia.table.row import Row


@dataclass(frozen=True, slots=True)
class Past:
    """A deal that is over: its number, and the rows from its deal to its reveal."""

    number: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Course:
    """Where a table stands. ``seq`` is the number of rows folded, so also the number of the next row; ``match`` has
    all finished deals in it; ``past`` lists them. ``began`` and ``changed``: when the
    first and the last row were written."""

    table: str
    founding: Founding
    game: AnyGame
    seq: int
    match: Match
    began: datetime
    changed: datetime
    dealt: Dealt | None = None
    past: tuple[Past, ...] = ()

    @classmethod
    def founded(cls, row: Row) -> "Course":
        """The table after its ``setup`` row."""
        founding = Founding.read(row.text)
        rules = game(founding.game)
        return cls(
            row.table, founding, rules, row.seq + 1, rules.match(founding.match, founding.values), row.time, row.time
        )

    def then(self, row: Row, sealed: str | None = None) -> "Course":
        """The table after the next row. ``sealed`` is the sealed part, which a ``deal`` row has."""
        if row.seq != self.seq:
            raise ValueError(f"row {row.seq} can't follow row {self.seq - 1}")
        after = replace(self, seq=row.seq + 1, changed=row.time)
        if row.kind == "deal":
            if sealed is None:
                raise ValueError(f"the sealed part of {row.table}/{row.seq} is missing")
            return replace(after, match=self._match_to_play(), dealt=Dealt.of(self.game, row, sealed))
        dealt = self.dealt
        if dealt is None:
            return after
        if row.kind == "act":
            return replace(after, dealt=dealt.acted(row))
        if row.kind == "undo":
            return replace(after, dealt=dealt.undone(int(row.text)))
        if row.kind == "reveal":
            return self._over(after, dealt, row)
        return after

    def _over(self, after: "Course", dealt: Dealt, row: Row) -> "Course":
        outcome = dealt.outcome
        if outcome is None:
            raise ValueError(f"row {row.seq} reveals a deal that is not over")
        return replace(
            after,
            match=self.match.record(outcome),
            dealt=replace(dealt, revealed=True),
            past=(*self.past, Past(dealt.number, dealt.seq, row.seq)),
        )

    def _match_to_play(self) -> Match:
        """The match that the next deal belongs to: this one, or one like it afresh when it is over."""
        if self.match.next_setup() is not None:
            return self.match
        return self.game.match(self.founding.match, self.founding.values)

    def next_setup(self) -> object:
        """The setup of the deal that comes next; a match that is over begins again."""
        return self._match_to_play().next_setup()

    @property
    def awaited(self) -> frozenset[Seat]:
        return frozenset() if self.dealt is None else self.dealt.awaited

    @property
    def robots_due(self) -> tuple[Seat, ...]:
        """The robots that must act, in order of turn."""
        awaited = self.awaited
        sitters = self.founding.sitters
        return tuple(seat for seat in self.game.order if seat in awaited and sitters[seat].robot is not None)

    def viewer(self, person: str) -> Viewer | None:
        """What this person is here: a seat, a watcher (the owner of a table where robots alone play, who sees all
        once the deal is over), or nobody."""
        seat = self.founding.seat_of(person)
        if seat is not None or person != self.founding.owner:
            return seat
        return Watch.OPEN if self.dealt is not None and self.dealt.revealed else Watch.WATCHER


def folded(rows: Iterable[Row], sealed: Callable[[int], str | None], course: Course | None = None) -> Course | None:
    """The course after these rows, from ``course`` on if it is given; ``None`` for no rows at all."""
    for row in rows:
        if course is None:
            course = Course.founded(row)
        else:
            course = course.then(row, sealed(row.seq) if row.kind == "deal" else None)
    return course
