"""Card play by worlds: legal, blind to what the seat may not see, the same under a seed, sound where it is known."""

from random import Random

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from cardavia.games import Seat
from cardavia.games.bridge import BRIDGE, PLAYS, Vulnerable
from cardavia.games.bridge.play import Playing
from cardavia.games.bridge.position import play_view, read_calls, read_cards, read_hand
from cardavia.robots.bridge.playing import QUICK, Budget, Choice, choose_card
from cardavia.robots.bridge.worlds import Belief
from tests.bridge_positions import twin, walked

#: Enough worlds for a clear position, few enough for a quick test.
FEW = Budget(6, (8,) * 10 + (6, 6, 6, 6), 200, 60)


def chosen(
    hand: str,
    dummy: str,
    calls: str,
    dealer: str,
    played: str,
    budget: Budget = FEW,
    seed: int = 1,
    belief: Belief | None = None,
) -> Choice:
    """The choice of the player on turn in this position."""
    view = play_view(
        read_hand(hand),
        read_hand(dummy) if dummy else (),
        read_calls(calls, Seat.read(dealer)),
        Seat.read(dealer),
        Vulnerable.NONE,
        read_cards(played),
    )
    assert isinstance(view.viewer, Seat)
    return choose_card(view, view.viewer, Random(seed), budget, belief)


@settings(max_examples=10, deadline=None)
@drawn(st.integers(0, 10**9), st.integers(25, 55))
def test_it_plays_something_legal_and_the_same_when_only_hidden_cards_change_places(seed: int, moves: int) -> None:
    walk = walked(Random(seed), moves)
    if not isinstance(walk.state, Playing):
        return
    seat = min(BRIDGE.awaited(walk.state))
    choice = choose_card(BRIDGE.view(walk.state, seat), seat, Random(3), QUICK)
    assert PLAYS[walk.state.turn][choice.card.index] in BRIDGE.legal(walk.state, seat)
    other = twin(walk, seat, Random(seed))
    assert other is not None
    assert choose_card(BRIDGE.view(other, seat), seat, Random(3), QUICK) == choice


def test_a_seat_that_must_not_play_is_refused() -> None:
    view = play_view(
        read_hand("AKQ32.K2.432.J32"), (), read_calls("1NT P P P", Seat.SOUTH), Seat.SOUTH, Vulnerable.NONE, ()
    )
    with pytest.raises(ValueError, match="must play"):
        choose_card(view, Seat.NORTH, Random(1), FEW)
