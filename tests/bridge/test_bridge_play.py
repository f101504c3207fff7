"""The play of the cards (SPEC B5)."""

from random import Random

import pytest

from cardavia.cards import FRENCH, Illegal
from cardavia.games import Seat, Watch
from cardavia.games.bridge import BRIDGE, PLAYS, Play
from cardavia.games.bridge.play import taking
from tests.bridge_positions import after, cards, done, given, played_out, shuffled

#: South declares 4S; North's spades and South's hearts are long.
FOUR_SPADES = given("AKQJ5.32.432.432", "432.AKQ.AKQ5.AK5", "T98.JT98.JT9.JT9", "76.7654.876.Q876")
BID = "4S P P P"


def choices(state: object, seat: Seat) -> set[str]:
    return {action.text for action in BRIDGE.legal(state, seat)}


def refused(state: object, seat: Seat, text: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(Illegal) as caught:
        BRIDGE.apply(state, seat, BRIDGE.read(state, seat, text))
    return caught.value.reason, dict(caught.value.values)


def test_declarers_left_makes_the_opening_lead_with_any_card() -> None:
    state = after(BID, FOUR_SPADES)
    assert BRIDGE.awaited(state) == {Seat.WEST}
    assert len(choices(state, Seat.WEST)) == 13
    assert BRIDGE.awaited(after("P 1H P P P", FOUR_SPADES)) == {Seat.NORTH}


def test_dummy_is_seen_by_all_once_the_lead_is_made_and_not_before() -> None:
    state = after(BID, FOUR_SPADES)
    led = done(state, "D8")
    for viewer in (*Seat, Watch.WATCHER):
        assert BRIDGE.view(state, viewer).dummy_hand is None
        assert BRIDGE.view(led, viewer).dummy_hand == FRENCH.cards_in(FOUR_SPADES.piles[Seat.NORTH])


def test_declarer_plays_dummys_cards_and_dummy_plays_none() -> None:
    state = after(BID + " D8", FOUR_SPADES)
    view = BRIDGE.view(state, Seat.SOUTH)
    assert view.playing is Seat.NORTH
    assert view.awaited == {Seat.SOUTH}
    assert choices(state, Seat.SOUTH) == {"D4", "D3", "D2"}
    assert choices(state, Seat.NORTH) == set()
    assert refused(state, Seat.NORTH, "D4") == ("not_your_turn", {"seat": Seat.SOUTH})


def test_when_south_is_dummy_north_acts_for_south() -> None:
    state = after(["P", "P", "4S", "P", "P", "P"], FOUR_SPADES)
    view = BRIDGE.view(state, Seat.SOUTH)
    assert (view.declarer, view.dummy, view.awaited) == (Seat.NORTH, Seat.SOUTH, {Seat.EAST})
    state = done(state, "CA")
    assert BRIDGE.awaited(state) == {Seat.NORTH}
    assert choices(state, Seat.SOUTH) == set()
    assert choices(state, Seat.NORTH) == {"CJ", "CT", "C9"}
    state = done(state, "C9", Seat.NORTH)
    assert BRIDGE.view(state, Seat.SOUTH).trick == ((Seat.EAST, FRENCH["CA"]), (Seat.SOUTH, FRENCH["C9"]))


def test_the_suit_led_must_be_followed_if_it_is_held() -> None:
    state = after(BID + " D8 D2", FOUR_SPADES)
    assert choices(state, Seat.EAST) == {"DA", "DK", "DQ", "D5"}
    assert refused(state, Seat.EAST, "S2") == ("must_follow", {"suit": "D", "card": FRENCH["S2"]})


def test_one_who_is_out_of_the_suit_may_play_anything_and_need_not_trump() -> None:
    deal = given("AKQJT98.765.432.", "65.432.765.J9876", "432.KQJ.QJT.KQT2", "7.AT98.AK98.A543")
    state = after(["4S", "P", "P", "P", "CA"], deal)
    assert len(choices(state, Seat.SOUTH)) == 13  # North, dummy, has no club
    assert refused(done(state, "H5"), Seat.EAST, "S5")[0] == "must_follow"


def test_a_card_that_is_not_held_is_refused_and_so_is_one_of_the_other_hand_or_another_pack() -> None:
    state = after(BID, FOUR_SPADES)
    assert refused(state, Seat.WEST, "SA")[0] == "card_not_held"
    state = done(state, "D8")
    assert refused(state, Seat.SOUTH, "DJ")[0] == "other_hand"
    from cardavia.cards import MARSEILLE

    with pytest.raises(Illegal) as caught:
        BRIDGE.apply(after(BID, FOUR_SPADES), Seat.WEST, Play(Seat.WEST, MARSEILLE.cards[4]))
    assert caught.value.reason == "card_not_held"


def test_nobody_else_plays_out_of_turn() -> None:
    state = after(BID, FOUR_SPADES)
    assert refused(state, Seat.EAST, "DA") == ("not_your_turn", {"seat": Seat.WEST})
    assert refused(state, Seat.SOUTH, "ST") == ("not_your_turn", {"seat": Seat.WEST})


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("H9 HK H2 HA", None, 3),
        ("H9 S2 D2 C2", None, 0),
        ("H9 SA DA CA", None, 0),
        ("H9 HK C2 HA", "C", 2),
        ("H9 C3 C2 HA", "C", 1),
        ("C9 HA CT SA", "C", 2),
        ("H2 SA DA H3", "C", 3),
    ],
)
def test_the_highest_trump_wins_else_the_highest_card_of_the_suit_led(
    trick: str, trump: str | None, winner: int
) -> None:
    assert taking(cards(trick), FRENCH.suits[trump] if trump else 0) == winner


def test_the_winner_leads_to_the_next_trick() -> None:
    state = after(BID + " D8 D2 DA D9", FOUR_SPADES)
    view = BRIDGE.view(state, Watch.WATCHER)
    assert (view.playing, view.won, view.trick) == (Seat.EAST, (0, 1), ())
    assert view.tricks[0].winner is Seat.EAST
    assert view.tricks[0].leader is Seat.WEST


def test_a_trick_won_in_dummy_is_led_from_dummy_by_declarer() -> None:
    state = after(BID + " S6 SA S2 S8", FOUR_SPADES)
    view = BRIDGE.view(state, Seat.SOUTH)
    assert (view.playing, view.awaited) == (Seat.NORTH, {Seat.SOUTH})
    assert refused(state, Seat.SOUTH, "ST") == ("other_hand", {"card": FRENCH["ST"], "seat": Seat.NORTH})


def test_after_thirteen_tricks_the_deal_is_over_and_scored() -> None:
    state = played_out(after(BID, FOUR_SPADES), Random(1))
    view = BRIDGE.view(state, Watch.OPEN)
    assert sum(view.won) == 13 == len(view.tricks)
    assert view.phase == "over"
    assert view.outcome is not None
    assert view.outcome.detail.tricks == view.won[0]
    for seat in Seat:
        with pytest.raises(Illegal) as caught:
            BRIDGE.apply(state, seat, PLAYS[seat][0])
        assert caught.value.reason == "deal_over"


def test_a_state_is_never_changed_by_what_follows_it() -> None:
    state = after(BID, shuffled(Random(2)))
    before = BRIDGE.view(state, Seat.WEST)
    played_out(state, Random(3))
    assert BRIDGE.view(state, Seat.WEST) == before
