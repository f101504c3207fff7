"""A deal as it has been played so far at a table: a fold over the ``act`` rows since its ``deal`` row."""

import json
from dataclasses import dataclass, replace
from typing import Any

from cardavia.deals import Sealed, unrank
from cardavia.games import SEATS, Action, AnyGame, Deal, Outcome, Seat, Viewer
from cardavia.table.row import Row
from cardavia.table.shown import cards_shown

#: Where a deal came from: drawn in secret with a commitment, asked for by number, or given by a person (SPEC G8).
ORIGINS = ("drawn", "numbered", "given")


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the deal, with the state in which it was taken. An undone one stays here, marked."""

    row: Row
    seat: Seat
    action: Action
    before: Any
    undone: bool = False


@dataclass(frozen=True, slots=True)
class Dealt:
    """The deal in play, or just over. ``index`` and ``nonce`` are the sealed part of its row."""

    game: AnyGame
    number: int
    seq: int
    setup: Any
    origin: str
    commitment: str | None
    index: int
    nonce: bytes | None
    deal: Deal
    state: Any
    steps: tuple[Step, ...] = ()
    revealed: bool = False

    @classmethod
    def of(cls, game: AnyGame, row: Row, sealed: str) -> "Dealt":
        """The deal that a ``deal`` row and its sealed part tell of, before the first action."""
        public, secret = json.loads(row.text), json.loads(sealed)
        index = int(secret["index"])
        setup = game.read_setup(public["setup"])
        deal = unrank(game, index)
        return cls(
            game,
            public["number"],
            row.seq,
            setup,
            public["origin"],
            public["commitment"],
            index,
            bytes.fromhex(secret["nonce"]) if secret["nonce"] else None,
            deal,
            game.start(setup, deal),
        )

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def opened(self) -> tuple[str, ...]:
        """The lines whose SHA-256 is the commitment; none for a deal that has none. Secret until the deal is over."""
        if self.nonce is None:
            return ()
        return tuple(Sealed(self.game.name, self.number, self.index, self.nonce).lines())

    @property
    def awaited(self) -> frozenset[Seat]:
        return self.game.awaited(self.state)

    @property
    def acts(self) -> tuple[Step, ...]:
        """The actions that stand."""
        return tuple(step for step in self.steps if not step.undone)

    def acted(self, row: Row) -> "Dealt":
        """The deal after this ``act`` row."""
        seat = SEATS[row.seat] if row.seat is not None else Seat.SOUTH
        action = self.game.read(self.state, seat, row.text)
        step = Step(row, seat, action, self.state)
        return replace(self, state=self.game.apply(self.state, seat, action), steps=(*self.steps, step))

    def undoable(self, viewer: Viewer) -> Step | None:
        """The viewer's action that may be taken back: the last one of all, if it showed the viewer no card that was
        hidden before and the deal isn't over (SPEC G11)."""
        last = next((step for step in reversed(self.steps) if not step.undone), None)
        if last is None or last.seat is not viewer or self.outcome is not None:
            return None
        before, after = self.game.view(last.before, viewer), self.game.view(self.state, viewer)
        return last if cards_shown(after) <= cards_shown(before) else None

    def undone(self, seq: int) -> "Dealt":
        """The deal as if the action of row ``seq``, the last that stands, had not been taken."""
        steps = list(self.steps)
        at = max(at for at, step in enumerate(steps) if not step.undone)
        if steps[at].row.seq != seq:
            raise ValueError(f"row {seq} is not the last action")
        steps[at] = replace(steps[at], undone=True)
        return replace(self, state=steps[at].before, steps=tuple(steps))
