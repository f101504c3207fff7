"""A match of one deal."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from cardavia.cards import Unreadable
from cardavia.games.game import Outcome
from cardavia.games.plain import Plain, plain
from cardavia.games.tarot.setup import Setup, read_setup


@dataclass(frozen=True, slots=True)
class SingleDeal:
    """One deal and no more, also when it is cancelled: then every score is nought."""

    setup: Setup
    outcome: Outcome | None = None

    @classmethod
    def of(cls, kind: str, values: Mapping[str, object]) -> "SingleDeal":
        """The match before its deal; ``Unreadable("no_such_match")`` for a kind that tarot does not know.

        >>> SingleDeal.of("single", {"dealer": "E"}).next_setup()
        Setup(dealer=<Seat.EAST: 1>)
        """
        if kind != "single":
            raise Unreadable("no_such_match", text=kind, matches=["single"])
        return cls(read_setup(values))

    def next_setup(self) -> Setup | None:
        return self.setup if self.outcome is None else None

    def record(self, outcome: Outcome) -> "SingleDeal":
        return replace(self, outcome=outcome)

    def pad(self) -> Plain:
        """The four scores, N E S W, once the deal is over."""
        return {"kind": "single", "scores": None if self.outcome is None else plain(self.outcome.scores)}
