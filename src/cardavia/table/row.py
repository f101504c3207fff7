"""A row of the log: one thing that happened at a table, for ever (SPEC G7)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from cardavia.games import Seat

#: What a row may be. Only ``deal`` and ``act`` make the game's state; ``undo`` takes an ``act`` out of it again.
KINDS = ("setup", "deal", "act", "seat", "clock", "undo", "host", "reveal")

#: The version in which each kind is written today.
VERSION = 1


@dataclass(frozen=True, slots=True)
class Row:
    """One event of a table. ``seq`` counts from 0; the unique pair (table, seq) is the lock of the whole design.

    ``seat`` is the seat that acts, ``actor`` who acted for it (a person's id or ``robot:LEVEL``), ``text`` the
    action's canonical text or the event's JSON, ``time`` is in UTC, ``key`` the request that caused it, so that
    a repeated request counts once.
    """

    table: str
    seq: int
    kind: str
    seat: Seat | None
    actor: str | None
    text: str
    version: int
    time: datetime
    key: str | None = None


Lift = Callable[[Row], Row]

#: For each (kind, version) that is no longer written: the step that makes it one version younger.
LIFTS: Mapping[tuple[str, int], Lift] = {}


def lifted(row: Row, lifts: Mapping[tuple[str, int], Lift] = LIFTS, version: int = VERSION) -> Row:
    """The row as it would be written today. A row that is younger than this program is not guessed at:
    ``ValueError``.

    >>> from datetime import UTC
    >>> old = Row("t", 3, "act", Seat.SOUTH, "p", "pass", 1, datetime(2026, 1, 1, tzinfo=UTC))
    >>> lifted(old, {("act", 1): lambda row: replace(row, text="P")}, version=2).text
    'P'
    """
    if row.version > version:
        raise ValueError(f"row {row.table}/{row.seq} is of version {row.version}, this program knows up to {version}")
    while row.version < version:
        lift = lifts.get((row.kind, row.version))
        before = row.version
        row = replace(lift(row) if lift else row, version=before + 1)
    return row
