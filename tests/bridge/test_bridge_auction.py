"""The auction (SPEC B3, B4)."""

import pytest

from cardavia.cards import Illegal
from cardavia.games import Seat, Watch
from cardavia.games.bridge import BIDS, BRIDGE, DOUBLE, PASS, REDOUBLE, Bid, Setup, Strain
from tests.bridge_positions import ONE_SUIT_EACH, after, done


def allowed(texts: str) -> set[str]:
    state = after(texts)
    [seat] = BRIDGE.awaited(state)
    return {call.text for call in BRIDGE.legal(state, seat)}


def contract(texts: str) -> tuple[str, str]:
    found = BRIDGE.view(after(texts), Watch.WATCHER).contract
    assert found is not None
    return found.text, found.declarer.letter


def refusal(texts: str, call: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(Illegal) as caught:
        done(after(texts), call)
    return caught.value.reason, dict(caught.value.values)


def test_south_deals_and_calls_first_unless_the_deal_says_otherwise() -> None:
    assert BRIDGE.awaited(after("")) == {Seat.SOUTH}
    assert BRIDGE.awaited(after("", setup=Setup(Seat.EAST))) == {Seat.EAST}


def test_calls_go_clockwise() -> None:
    order = [min(BRIDGE.awaited(after(["P"] * n + ["1C"]))) for n in range(4)]
    assert order == [Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH]


def test_the_strains_rank_clubs_diamonds_hearts_spades_no_trump_and_any_level_beats_a_lower_one() -> None:
    assert [bid.text for bid in BIDS[:7]] == ["1C", "1D", "1H", "1S", "1NT", "2C", "2D"]
    assert len(BIDS) == 35
    assert BIDS[-1] == Bid(7, Strain.NT)


def test_the_first_caller_may_pass_or_make_any_bid_and_nothing_else() -> None:
    assert allowed("") == {"P"} | {bid.text for bid in BIDS}


def test_each_bid_must_exceed_the_last_one() -> None:
    assert allowed("6S") == {"P", "X", "6NT", "7C", "7D", "7H", "7S", "7NT"}
    assert refusal("1H", "1D") == ("bid_too_low", {"bid": "1D", "last": "1H", "least": "1S"})
    assert refusal("1H P", "1H")[0] == "bid_too_low"


def test_nothing_outranks_seven_no_trump() -> None:
    assert allowed("7NT") == {"P", "X"}
    assert refusal("7NT", "7S") == ("bid_too_low", {"bid": "7S", "last": "7NT", "least": None})


def test_only_opponents_double_and_only_an_undoubled_bid() -> None:
    assert "X" in allowed("1C")
    assert "X" not in allowed("1C P")
    assert "X" in allowed("1C P P")
    assert "X" not in allowed("1C X P P")
    assert refusal("", "X") == ("cannot_double", {"why": "no_bid"})
    assert refusal("P P", "X") == ("cannot_double", {"why": "no_bid"})
    assert refusal("1C P", "X") == ("cannot_double", {"why": "own_bid"})
    assert refusal("1C X XX", "X") == ("cannot_double", {"why": "already_doubled"})
    assert refusal("1C X", "X")[0] == "cannot_double"


def test_only_the_bidding_side_redoubles_and_only_a_double() -> None:
    assert "XX" in allowed("1C X")
    assert "XX" in allowed("1C X P P")
    assert "XX" not in allowed("1C X P")
    assert "XX" not in allowed("1C")
    assert refusal("1C", "XX") == ("cannot_redouble", {"why": "not_doubled"})
    assert refusal("", "XX") == ("cannot_redouble", {"why": "not_doubled"})
    assert refusal("1C X P", "XX") == ("cannot_redouble", {"why": "own_double"})
    assert refusal("1C X XX P", "XX") == ("cannot_redouble", {"why": "already_redoubled"})


def test_a_new_bid_cancels_a_double_and_it_can_be_doubled_again() -> None:
    assert "XX" not in allowed("1C X 1D")
    assert "X" in allowed("1C X 1D")
    assert contract("1C X 1D P P P") == ("1D", "N")
    assert contract("1C X XX 1D P P P") == ("1D", "E")


def test_passes_keep_the_doubling() -> None:
    assert contract("1C P P X P P P") == ("1CX", "S")
    assert contract("1C X P P XX P P P") == ("1CXX", "S")


def test_a_double_or_redouble_starts_the_count_of_passes_afresh() -> None:
    assert BRIDGE.view(after("1C P P X P P"), Watch.WATCHER).phase == "auction"
    assert BRIDGE.view(after("1C P P X P P P"), Watch.WATCHER).phase == "play"


def test_four_passes_pass_the_deal_out_at_zero_for_both() -> None:
    assert BRIDGE.outcome(after("P P P")) is None
    outcome = BRIDGE.outcome(after("P P P P"))
    assert outcome is not None
    assert outcome.scores == (0, 0, 0, 0)
    assert outcome.cancelled == "passed_out"
    assert not BRIDGE.awaited(after("P P P P"))


def test_three_passes_then_a_bid_then_three_passes_is_a_contract_of_the_fourth_seat() -> None:
    assert contract("P P P 1NT P P P") == ("1NT", "E")


def test_declarer_is_the_first_of_the_winning_side_to_have_named_the_strain() -> None:
    assert contract("1H P 4H P P P") == ("4H", "S")
    assert contract("1C P 1H P 2H P 4H P P P") == ("4H", "N")
    assert contract("1H 1S 2H 2S 4H P P P") == ("4H", "S")
    assert contract("1H 1S 3H 4S P P P") == ("4S", "W")


def test_an_opponents_bid_of_the_same_strain_makes_nobody_declarer() -> None:
    assert contract("1C 2C 2H P 3C P P P") == ("3C", "S")
    assert contract("P 1D P 1S X 1NT 2D P P P") == ("2D", "N")


def test_a_transfer_leaves_the_hand_that_named_the_strain_first_as_declarer() -> None:
    assert contract("1NT P 2D P 2H P 4H P P P") == ("4H", "S")  # North showed hearts, South named them
    assert contract("1NT P 2H P 2S P P P") == ("2S", "S")
    assert contract("1H P 1NT P 2D P 3NT P P P") == ("3NT", "N")


def test_out_of_turn_and_after_the_end_nothing_can_be_called() -> None:
    with pytest.raises(Illegal) as caught:
        BRIDGE.apply(after("1C"), Seat.NORTH, PASS)
    assert (caught.value.reason, caught.value.values["seat"]) == ("not_your_turn", Seat.WEST)
    for call in (PASS, DOUBLE, REDOUBLE):
        with pytest.raises(Illegal) as caught:
            BRIDGE.apply(after("P P P P"), Seat.SOUTH, call)
        assert caught.value.reason == "deal_over"
    with pytest.raises(Illegal) as caught:
        BRIDGE.apply(after("1C P P P"), Seat.WEST, PASS)
    assert caught.value.reason == "wrong_phase"


def test_a_card_in_the_auction_is_of_the_wrong_phase() -> None:
    play = BRIDGE.read(after("1C P P P"), Seat.WEST, "C2")
    with pytest.raises(Illegal) as caught:
        BRIDGE.apply(after(""), Seat.SOUTH, play)
    assert caught.value.reason == "wrong_phase"


def test_the_same_calls_can_go_on_to_the_longest_auction_of_319() -> None:
    texts = ["P", "P", "P"]
    for bid in BIDS:
        texts += [bid.text, "P", "P", "X", "P", "P", "XX", "P", "P"]
    state = after([*texts, "P"], ONE_SUIT_EACH)
    assert len(BRIDGE.view(state, Watch.WATCHER).auction) == 319
    assert contract(" ".join([*texts, "P"]))[0] == "7NTXX"
