"""What each seat sees (SPEC G6, B5, B8)."""

from random import Random

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from cardavia.cards import FRENCH, Illegal
from cardavia.games import Seat, Watch, plain
from cardavia.games.bridge import BRIDGE
from tests.bridge_positions import after, done, played_out, shuffled, twin, walked

DEAL = shuffled(Random(7))


def cards_in(value: object) -> set[str]:
    """Every card's code anywhere in a plain value (calls like 2C are no codes: suit first)."""
    found: set[str] = set()
    if isinstance(value, str):
        found |= {word for word in value.split() if len(word) == 2 and word[0] in "CDHS" and word[1] in "23456789TJQKA"}
    elif isinstance(value, list):
        for item in value:
            found |= cards_in(item)
    elif isinstance(value, dict):
        for item in value.values():
            found |= cards_in(item)
    return found


def test_a_seat_sees_its_own_hand_alone_before_the_lead() -> None:
    for texts in ("", "1C", "1C P P P"):
        state = after(texts, DEAL)
        for seat in Seat:
            own = {card.code for card in FRENCH.cards_in(DEAL.piles[seat])}
            assert cards_in(plain(BRIDGE.view(state, seat))) == own


def test_a_watcher_sees_no_hand_but_dummys() -> None:
    state = after("1C P P P", DEAL)
    assert cards_in(plain(BRIDGE.view(state, Watch.WATCHER))) == set()
    led = done(state, sorted(card.code for card in FRENCH.cards_in(DEAL.piles[Seat.WEST]))[0])
    view = BRIDGE.view(led, Watch.WATCHER)
    assert view.hand == ()
    assert view.dummy_hand == FRENCH.cards_in(DEAL.piles[Seat.NORTH])
    assert not view.choices


def test_dummy_does_not_see_declarers_hand_before_the_end() -> None:
    state = after(["P", "P", "1NT", "P", "P", "P"], DEAL)  # South is dummy, North declares
    rng = Random(5)
    while BRIDGE.awaited(state):
        view = BRIDGE.view(state, Seat.SOUTH)
        played = {card for trick in view.tricks for _, card in trick.cards} | {card for _, card in view.trick}
        own = set(FRENCH.cards_in(DEAL.piles[Seat.SOUTH]))
        assert cards_in(plain(view)) <= {card.code for card in played | own}
        assert view.hands is None
        seat = min(BRIDGE.awaited(state))
        state = BRIDGE.apply(state, seat, BRIDGE.legal(state, seat).sample(rng))
    assert BRIDGE.view(state, Seat.SOUTH).hands is not None


def test_all_hands_are_open_only_when_the_deal_is_over() -> None:
    state = after("1C P P P", DEAL)
    with pytest.raises(Illegal) as caught:
        BRIDGE.view(state, Watch.OPEN)
    assert caught.value.reason == "not_over"
    over = played_out(state, Random(1))
    expected = tuple(FRENCH.cards_in(pile) for pile in DEAL.piles)
    assert BRIDGE.view(over, Watch.OPEN).hands == expected
    assert BRIDGE.view(over, Seat.EAST).hands == expected
    assert BRIDGE.view(after("P P P P", DEAL), Watch.OPEN).hands == expected


def test_everything_said_and_played_is_seen_by_all() -> None:
    state = after("1C P P P", DEAL)
    play = next(iter(BRIDGE.legal(state, Seat.WEST)))
    for viewer in (*Seat, Watch.WATCHER):
        assert BRIDGE.seen(state, viewer, Seat.WEST, play) is play


@settings(max_examples=40, deadline=None)
@drawn(st.integers(0, 10**9), st.integers(0, 60), st.sampled_from([*Seat, Watch.WATCHER]), st.booleans())
def test_views_of_deals_that_differ_only_in_hidden_cards_are_equal(
    seed: int, moves: int, viewer: Seat | Watch, claims: bool
) -> None:
    rng = Random(seed)
    walk = walked(rng, moves, 0.1 if claims else 0)
    other = twin(walk, viewer, rng)
    if other is not None:
        assert plain(BRIDGE.view(other, viewer)) == plain(BRIDGE.view(walk.state, viewer))
