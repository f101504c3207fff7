"""What one viewer learns from one row of the log (SPEC G6, G7)."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from cardavia.games import Action, AnyGame, Hidden, Plain, Seat, Viewer, Watch, plain
from cardavia.table.row import Row


@dataclass(frozen=True, slots=True)
class Event:
    """One row, as its viewer may see it. The number is the cursor: ask for what came since.

    ``kind`` is a row's. An ``act`` has ``action``: the action itself, or :class:`~cardavia.games.Hidden` with the cards
    of it that are public. The others have ``values``: of a ``deal`` its number, origin, commitment and setup; of an
    ``undo`` the number of the row undone; of a ``reveal`` the index and the nonce. Who acted is told by seat only.
    """

    seq: int
    kind: str
    time: datetime
    seat: Seat | None = None
    action: Action | Hidden | None = None
    values: Mapping[str, Plain] = field(default_factory=dict)

    @property
    def text(self) -> str | None:
        """The action's text, with nothing in it that the viewer may not see."""
        return None if self.action is None else self.action.text

    def plain(self) -> dict[str, Plain]:
        """For JSON."""
        told: dict[str, Plain] = {"seq": self.seq, "kind": self.kind, "time": self.time.isoformat()}
        if self.seat is not None:
            told["seat"] = plain(self.seat)
        if self.action is not None:
            told["action"] = self.action.text
            told["hidden"] = isinstance(self.action, Hidden)
        return told | dict(self.values)


def event(rules: AnyGame, row: Row, state: Any, viewer: Viewer) -> Event:
    """What ``viewer`` learns of ``row``; ``state`` is the game's when it was written (of an ``act`` row only)."""
    if row.kind == "act" and row.seat is not None:
        action = rules.read(state, row.seat, row.text)
        # One who sees all after the end was a watcher when it happened.
        during = Watch.WATCHER if viewer is Watch.OPEN else viewer
        return Event(row.seq, row.kind, row.time, row.seat, rules.seen(state, during, row.seat, action))
    if row.kind in ("deal", "reveal"):
        return Event(row.seq, row.kind, row.time, values=json.loads(row.text))
    if row.kind == "undo":
        return Event(row.seq, row.kind, row.time, row.seat, values={"undone": int(row.text)})
    return Event(row.seq, row.kind, row.time, row.seat)
