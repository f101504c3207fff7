"""A deal that was played, as a value: everything that is needed to play it again (SPEC G5)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from cardavia.cards import Illegal, Refusal
from cardavia.games import AnyGame, Deal, Outcome, Plain, Seat, Watch, game

ORIGINS = ("drawn", "numbered", "given")


@dataclass(frozen=True, slots=True)
class Act:
    """One action: whose turn it was taken in, and its canonical text."""

    seat: Seat
    text: str


@dataclass(frozen=True)
class Record:
    """One deal. ``setup`` is the game's setup as plain data; ``players`` the names, by seat; ``number`` the deal's
    place in its match. ``origin`` tells where the cards came from (one of :data:`ORIGINS`); a drawn deal has the
    digest that was shown before the first action as ``commitment``, and what was revealed as ``opened``.
    ``played`` is when it ended (ISO 8601, UTC), if that is known.
    """

    game: str
    setup: Mapping[str, Plain]
    deal: Deal
    actions: tuple[Act, ...]
    players: Mapping[Seat, str] = field(default_factory=dict)
    title: str = ""
    number: int = 1
    origin: str = "given"
    commitment: str | None = None
    opened: tuple[str, ...] = ()
    played: str | None = None

    @cached_property
    def rules(self) -> AnyGame:
        return game(self.game)

    @cached_property
    def states(self) -> tuple[Any, ...]:
        """The states from the first to the last; ``states[n]`` is before action ``n``.

        ``Illegal("bad_action", number=…, text=…, cause=…)`` if an action can't be, with the rules' own refusal as
        ``cause``.
        """
        rules = self.rules
        state = rules.start(rules.read_setup(self.setup), self.deal)
        found = [state]
        for number, act in enumerate(self.actions, 1):
            try:
                state = rules.apply(state, act.seat, rules.read(state, act.seat, act.text))
            except Refusal as refusal:
                raise Illegal("bad_action", number=number, text=act.text, cause=refusal) from refusal
            found.append(state)
        return tuple(found)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or ``None`` if it was not played to its end."""
        return self.rules.outcome(self.states[-1])

    @property
    def final(self) -> Any:
        """The last state as the record shows it: open if the deal is over."""
        state = self.states[-1]
        return self.rules.view(state, Watch.OPEN if self.outcome else Watch.WATCHER)
