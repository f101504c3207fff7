"""What each seat sees (SPEC G6, B5, B8)."""

from random import Random

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from cardavia.cards import FRENCH, Illegal
from cardavia.games import Deal, Seat, Watch, plain
from cardavia.games.bridge import BRIDGE, Answer, Setup, State
from tests.bridge_positions import after, done, played_out, shuffled

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


def hidden_from(state: State, viewer: Seat | Watch) -> list[Seat]:
    view = BRIDGE.view(state, viewer)
    seen = {viewer, *(seat for seat, _ in view.shown)}
    if view.dummy_hand is not None:
        seen.add(view.dummy)
    return [seat for seat in Seat if seat not in seen]


@settings(max_examples=40, deadline=None)
@drawn(st.integers(0, 10**9), st.integers(0, 60), st.sampled_from([*Seat, Watch.WATCHER]), st.booleans())
def test_views_of_deals_that_differ_only_in_hidden_cards_are_equal(
    seed: int, moves: int, viewer: Seat | Watch, claims: bool
) -> None:
    rng = Random(seed)
    deal = shuffled(rng)
    log = []
    state = BRIDGE.start(Setup(), deal)
    for _ in range(moves):
        awaited = BRIDGE.awaited(state)
        if not awaited:
            break
        seat = min(awaited)
        action = BRIDGE.legal(state, seat).sample(rng)
        if claims and rng.random() < 0.1 and (offers := BRIDGE.offers(state, seat)):
            action = offers.sample(rng)
        if isinstance(action, Answer):
            action = Answer(seat, accept=False)
        after_it = BRIDGE.apply(state, seat, action)
        if not BRIDGE.awaited(after_it):
            break
        state = after_it
        log.append((seat, action, BRIDGE.awaited(state)))
    hidden = hidden_from(state, viewer)
    # The unplayed cards of the hidden hands change places so that every card played stays where it was. A void that
    # was shown must stay one.
    view = BRIDGE.view(state, viewer)
    gone = {card: seat for trick in view.tricks for seat, card in trick.cards} | {card: s for s, card in view.trick}
    free = [c for seat in hidden for c in FRENCH.cards_in(deal.piles[seat]) if c not in gone]
    out = {(s, t.cards[0][1].suit) for t in view.tricks for s, c in t.cards if c.suit != t.cards[0][1].suit}
    out |= {(s, view.trick[0][1].suit) for s, c in view.trick if c.suit != view.trick[0][1].suit}
    home = {card: seat for seat in hidden for card in FRENCH.cards_in(deal.piles[seat]) if card in set(free)}
    for _ in range(60):
        if len(free) < 2:
            break
        one, two = rng.sample(free, 2)
        if (home[one], two.suit) not in out and (home[two], one.suit) not in out:
            home[one], home[two] = home[two], home[one]
    piles = [deal.piles[seat] for seat in Seat]
    for seat in hidden:
        stay = [card for card in FRENCH.cards_in(deal.piles[seat]) if card not in home]
        piles[seat] = FRENCH.mask([*stay, *(card for card, at in home.items() if at is seat)])
    other = BRIDGE.start(Setup(), Deal(tuple(piles)))
    for seat, action, awaited in log:
        other = BRIDGE.apply(other, seat, action)
        if BRIDGE.awaited(other) != awaited:
            return  # another claimant's hand: with it the claim was proved, and everybody may know that
    assert plain(BRIDGE.view(other, viewer)) == plain(view)
