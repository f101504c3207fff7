"""One deal of bridge, as a match of one (SPEC B)."""

from dataclasses import dataclass, replace

from cardavia.games.bridge.setup import Setup
from cardavia.games.game import Outcome
from cardavia.games.plain import Plain, plain


@dataclass(frozen=True, slots=True)
class Single:
    """A match of one deal. A passed-out deal ends it too: a tie at zero.

    >>> Single(Setup()).next_setup() == Setup()
    True
    """

    setup: Setup
    played: Outcome | None = None

    def next_setup(self) -> Setup | None:
        return self.setup if self.played is None else None

    def record(self, outcome: Outcome) -> "Single":
        return replace(self, played=outcome)

    def pad(self) -> Plain:
        """The deal's score for each side, with its lines; both are ``None`` before the end."""
        if self.played is None:
            return {"kind": "single", "totals": None, "lines": None, "winner": None}
        ns = self.played.scores[0]
        winner = "tie" if not ns else "NS" if ns > 0 else "EW"
        totals = {"NS": plain(ns), "EW": plain(-ns)}
        return {"kind": "single", "totals": totals, "lines": plain(self.played.lines), "winner": winner}
