"""Chicago: four hands, the line, the pad (SPEC C1 to C5)."""

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from cardavia.cards import Illegal, Unreadable
from cardavia.games import Seat
from cardavia.games.bridge import BRIDGE, STRAINS, Chicago, Contract, Setup, Strain, Vulnerable, outcome, read_contract
from cardavia.games.bridge.result import passed_out


def played(*hands: tuple[str, str, int], match: Chicago | None = None) -> Chicago:
    """The match after these hands: contract, declarer's letter, tricks."""
    match = match or Chicago(Seat.NORTH)
    for contract, declarer, tricks in hands:
        setup = match.next_setup()
        assert setup is not None
        match = match.record(outcome(setup, read_contract(contract, Seat.read(declarer)), tricks))
    return match


def test_the_deal_passes_to_the_left() -> None:
    assert [Chicago(Seat.WEST).dealer(hand).letter for hand in (1, 2, 3, 4)] == ["W", "N", "E", "S"]


def test_nobody_then_twice_the_dealers_opponents_then_all_are_vulnerable() -> None:
    match = Chicago(Seat.NORTH)  # dealers N E S W
    assert [match.vulnerable(hand) for hand in (1, 2, 3, 4)] == [
        Vulnerable.NONE,
        Vulnerable.NS,
        Vulnerable.EW,
        Vulnerable.BOTH,
    ]


def test_other_clubs_make_the_dealers_side_vulnerable() -> None:
    match = Chicago(Seat.NORTH, "dealers_side")
    assert [match.vulnerable(hand).value for hand in (1, 2, 3, 4)] == ["none", "ew", "ns", "both"]


def test_a_hand_passed_out_is_dealt_again_by_the_same_dealer_and_does_not_count() -> None:
    match = Chicago(Seat.NORTH)
    first = match.next_setup()
    assert first is not None
    again = match.record(passed_out(first)).record(passed_out(first))
    assert again.next_setup() == first
    pad = played(("1C", "N", 7), match=again).pad()
    assert isinstance(pad, dict)
    assert pad["deals"][0]["passed_out_before"] == 2
    assert played(("1C", "N", 7), match=again).redeals == 0


def test_a_passed_out_deal_keeps_the_partscores() -> None:
    match = played(("2H", "N", 8))
    setup = match.next_setup()
    assert setup is not None
    assert setup.carry == (60, 0)
    assert match.record(passed_out(setup)).next_setup() == setup


def test_the_match_ends_after_four_hands() -> None:
    match = played(("1C", "N", 7), ("1C", "N", 7), ("1C", "N", 7), ("1C", "N", 7))
    assert match.next_setup() is None
    with pytest.raises(Illegal) as caught:
        match.record(passed_out(Setup()))
    assert caught.value.reason == "match_over"


def test_only_the_deal_that_is_due_can_be_recorded() -> None:
    with pytest.raises(Illegal) as caught:
        Chicago(Seat.NORTH).record(passed_out(Setup(Seat.EAST, scoring="chicago")))
    assert caught.value.reason == "other_setup"


def test_only_the_trick_points_of_a_made_contract_go_below_the_line() -> None:
    entry = played(("2HX", "N", 9)).hands[0].result.entry
    assert entry is not None
    assert entry.below == (120, 0)
    assert entry.above == ((("overtricks", 100), ("insult", 50), ("game", 300)), ())


def test_partscores_add_up_to_a_game_at_the_vulnerability_of_the_hand_that_completes_it() -> None:
    match = played(("2H", "N", 8), ("2D", "S", 8))  # NS vulnerable in hand 2
    assert match.hands[1].result.entry.above[0] == (("game", 500),)
    assert match.carry == (0, 0)


def test_a_game_wipes_the_other_sides_partscore() -> None:
    match = played(("2H", "N", 8), ("4S", "E", 10), ("2D", "N", 8))
    assert match.carry == (40, 0)
    assert not match.hands[2].result.entry.line_drawn


def test_a_partscore_survives_hands_in_which_no_game_is_made() -> None:
    match = played(("2H", "N", 8), ("4S", "E", 9), ("3C", "W", 9))
    assert match.carry == (60, 60)


def test_a_partscore_in_the_fourth_hand_that_makes_no_game_is_worth_100() -> None:
    three = (("1C", "N", 6), ("1C", "N", 6), ("1C", "N", 6))
    assert played(*three, ("2H", "N", 8)).hands[3].result.entry.above[0] == (("partscore_deal4", 100),)
    assert played(*three, ("4H", "N", 10)).hands[3].result.entry.above[0] == (("game", 500),)
    assert played(*three, ("2H", "N", 7)).hands[3].result.entry.above == ((), (("undertricks", 100),))


def test_there_is_no_fifty_for_a_partscore() -> None:
    assert played(("2H", "N", 8)).totals == (60, 0)


def test_undertricks_go_above_the_line_to_the_defenders_and_no_column_is_reduced() -> None:
    match = played(("1NTXX", "N", 5), ("1NT", "E", 7))
    assert match.totals == (0, 600 + 40)


def test_slam_bonuses_stand_beside_the_game_bonus() -> None:
    entry = played(("6NT", "N", 12)).hands[0].result.entry
    assert entry.above[0] == (("slam", 500), ("game", 300))


def test_the_highest_total_wins_and_level_is_a_tie() -> None:
    down = [("1NT", "N", 6), ("1NT", "E", 5), ("1NT", "N", 6), ("1NT", "E", 6)]
    pad = played(*down).pad()  # hand 2: NS vulnerable, EW not; hand 3: EW vulnerable; hand 4: all
    assert (pad["totals"], pad["winner"], pad["margin"]) == ({"NS": 200, "EW": 100}, "NS", 100)
    drawn_match = played(("1NT", "N", 6), ("1NT", "E", 6), ("1NT", "E", 6), ("1NT", "N", 6)).pad()
    assert drawn_match["totals"] == {"NS": 50 + 100, "EW": 50 + 100}
    assert (drawn_match["winner"], drawn_match["margin"]) == ("tie", 0)


def test_the_pad_says_nothing_of_a_winner_before_the_end() -> None:
    assert played(("3NT", "S", 9)).pad()["winner"] is None


def test_settings_that_the_rules_do_not_know_are_refused_by_name() -> None:
    for values in (
        {"honours": True},
        {"vulnerability": "random"},
        {"game_clears_part_scores": "opponents"},
        {"first_dealer": "X"},
        {"deal4_partscore_bonus": -1},
        {"hands": 8},
    ):
        with pytest.raises(Unreadable) as caught:
            BRIDGE.match("chicago", values)
        assert caught.value.reason == "bad_field"
        assert caught.value.values["field"] in values
    with pytest.raises(Unreadable) as caught:
        BRIDGE.match("rubber", {})
    assert caught.value.reason == "no_such_match"


def test_a_single_deal_is_a_match_of_one_and_passed_out_ends_it_too() -> None:
    match = BRIDGE.match("single", {"dealer": "S", "vulnerable": "ew"})
    setup = match.next_setup()
    assert setup == Setup(Seat.SOUTH, Vulnerable.EW)
    assert match.record(passed_out(setup)).next_setup() is None
    pad = match.record(outcome(setup, Contract(1, Strain.NT, 0, Seat.EAST), 5)).pad()
    assert (pad["totals"], pad["winner"]) == ({"NS": 200, "EW": -200}, "NS")
    assert match.record(passed_out(setup)).pad()["winner"] == "tie"


hands = st.tuples(
    st.integers(1, 7), st.sampled_from(STRAINS), st.integers(0, 2), st.sampled_from(list(Seat)), st.integers(0, 13)
)


@settings(max_examples=50, deadline=None)
@drawn(st.lists(hands, min_size=4, max_size=4), st.sampled_from(list(Seat)))
def test_columns_only_grow_and_a_carry_is_always_short_of_a_game(dealt: list[tuple], dealer: Seat) -> None:
    match = Chicago(dealer)
    totals = (0, 0)
    for level, strain, doubled, declarer, tricks in dealt:
        setup = match.next_setup()
        ended = outcome(setup, Contract(level, strain, doubled, declarer), tricks)
        match = match.record(ended)
        assert sum(ended.scores) == 0
        assert sum(line.points for line in ended.lines) == sum(match.totals) - sum(totals)
        assert all(now >= before for now, before in zip(match.totals, totals, strict=True))
        assert all(0 <= carried < 100 for carried in match.carry)
        totals = match.totals
    assert match.next_setup() is None
