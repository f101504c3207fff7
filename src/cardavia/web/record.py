"""A record as its pages show it: the deal's story, and any step of it with all four hands (SPEC G5)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from cardavia.cards import Card
from cardavia.games import SEATS, Outcome, Seat, Trick, Viewer, Watch
from cardavia.records import Record
from cardavia.web.scene import Slot, rows, trump, where
from cardavia.words import Words


@dataclass(frozen=True, slots=True)
class Story:
    """The whole deal. ``view`` is the last one, open; ``hands`` are as dealt, sorted; ``acts`` tells each action."""

    record: Record
    view: Any
    hands: tuple[tuple[Slot, ...], ...]
    stock: tuple[Card, ...]
    players: tuple[str, ...]
    acts: tuple[str, ...]
    tricks: tuple[Trick, ...]
    outcome: Outcome | None

    @property
    def leader_rows(self) -> Iterable[dict[Seat, Card]]:
        """Each trick's cards by seat, for a table with a column for each seat."""
        return (dict(trick.cards) for trick in self.tricks)


@dataclass(frozen=True, slots=True)
class Step:
    """The deal after ``at`` of its ``last`` actions. ``did`` tells the action that led here."""

    at: int
    last: int
    view: Any
    hands: tuple[tuple[Slot, ...], ...]
    trick: tuple[tuple[str, Seat, Card], ...]
    finished: bool
    winner: Seat | None
    did: str
    turn: str


def story(record: Record, speech: Words) -> Story:
    """The story of a record that is over."""
    rules, view = record.rules, record.final
    hands = [rules.pack.cards_in(pile) for pile in record.deal.piles]
    return Story(
        record=record,
        view=view,
        hands=tuple(rows(rules.pack, hand, trump(view)) for hand in hands[:4]),
        stock=hands[4] if len(hands) > 4 else (),
        players=tuple(_player(record, seat, speech) for seat in SEATS),
        acts=tuple(speech.did(record.game, act.seat, act.text) for act in record.actions),
        tricks=getattr(view, "tricks", ()),
        outcome=record.outcome,
    )


def step(record: Record, at: int, speech: Words) -> Step:
    """The deal after ``at`` actions, all hands open: whoever reads a record may see them all."""
    rules = record.rules
    at = max(0, min(at, len(record.actions)))
    state = record.states[at]
    views = [rules.view(state, seat) for seat in SEATS]
    open_view = rules.view(state, _viewer(record, at))
    tricks: tuple[Trick, ...] = getattr(open_view, "tricks", ())
    finished = not open_view.trick
    on_felt = open_view.trick or (tricks[-1].cards if tricks else ())
    awaited = [seat for seat in SEATS if seat in open_view.awaited]
    return Step(
        at=at,
        last=len(record.actions),
        view=open_view,
        hands=tuple(rows(rules.pack, view.hand, trump(open_view)) for view in views),
        trick=tuple((where(seat), seat, card) for seat, card in on_felt),
        finished=finished,
        winner=tricks[-1].winner if tricks and finished else None,
        did=speech.did(record.game, record.actions[at - 1].seat, record.actions[at - 1].text) if at else "",
        turn=speech.text("{seat} to act", seat=awaited[0]) if awaited else "",
    )


def _viewer(record: Record, at: int) -> Viewer:
    return Watch.OPEN if at == len(record.actions) and record.outcome is not None else Watch.WATCHER


def _player(record: Record, seat: Seat, speech: Words) -> str:
    name = record.players.get(seat, "")
    return speech.text("Guest") if name == "guest" else speech.level(name)
