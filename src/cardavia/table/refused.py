"""Why the cards that a seat holds can't be chosen now (SPEC G1): what stands beside a dimmed card."""

from collections.abc import Iterator, Mapping
from typing import Any

from cardavia.cards import Card, Refusal
from cardavia.games import AnyGame, Pick, Plays, Seat, Viewer


def refused(rules: AnyGame, state: Any, viewer: Viewer) -> Mapping[Card, Refusal]:
    """For each card that this seat could name now and may not: the rules' own refusal. Empty for one that is not
    awaited. It is found by trying, so it says what the rules say, and nothing that they wouldn't tell this seat."""
    if not isinstance(viewer, Seat) or viewer not in rules.awaited(state):
        return {}
    return dict(_tried(rules, state, viewer))


def _tried(rules: AnyGame, state: Any, seat: Seat) -> Iterator[tuple[Card, Refusal]]:
    view = rules.view(state, seat)
    forms = view.choices.forms
    plays = next((form for form in forms if isinstance(form, Plays)), None)
    if plays is not None:
        # Cards of the other hand are not tried: they are no choice now, whatever the trick asks for.
        for card in playing_from(view, seat):
            if not plays.mask & card.bit:
                yield from _why(rules, state, seat, card, plays.table[card.index])
        return
    pick = next((form for form in forms if isinstance(form, Pick)), None)
    if pick is not None:
        for card in view.hand:
            if card not in pick.pool:
                others = (*pick.forced, *pick.free)[: pick.size - 1]
                yield from _why(rules, state, seat, card, pick.make(tuple(sorted((card, *others)))))


def playing_from(view: Any, seat: Seat) -> tuple[Card, ...]:
    """The hand whose card comes next: the seat's own, or dummy's."""
    playing = getattr(view, "playing", seat)
    hand: tuple[Card, ...] = view.hand if playing is seat else view.dummy_hand or ()
    return hand


def _why(rules: AnyGame, state: Any, seat: Seat, card: Card, action: Any) -> Iterator[tuple[Card, Refusal]]:
    try:
        rules.apply(state, seat, action)
    except Refusal as refusal:
        yield card, refusal
