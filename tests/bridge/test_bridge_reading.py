"""What people write, as calls, cards, claims and answers (SPEC P3, G9)."""

import pytest

from cardavia.cards import Ambiguous, Unreadable
from cardavia.games import Seat
from cardavia.games.bridge import BRIDGE, Contract, Strain, read_contract
from tests.bridge_positions import after, done, given

DEAL = given("AKQJ5.32.432.432", "432.AKQ.AKQ5.AK5", "T98.JT98.JT9.JT9", "76.7654.876.Q876")


def call(text: str) -> str:
    return BRIDGE.read(after(""), Seat.SOUTH, text).text


def card(state: object, seat: Seat, text: str) -> str:
    action = BRIDGE.read(state, seat, text)
    assert action.kind == "play"
    return action.text


@pytest.mark.parametrize(
    ("texts", "meant"),
    [
        (["P", "p", "pass", "PASS", "Pass!", " pass ", "passe", "no bid", "passar"], "P"),
        (["X", "x", "dbl", "Double", "double!", "d", "dubbelt", "contre"], "X"),
        (["XX", "xx", "rdbl", "Redouble", "r", "redubbelt", "surcontre"], "XX"),
        (["1NT", "1nt", "1N", "1 n", "1 NT", "1 notrump", "1 no trump", "1 No-Trump", "one notrump", "NT1"], "1NT"),
        (["1SA", "1 sang", "1 sans atout", "1sans"], "1NT"),
        (["4S", "4s", "4♠", "♠4", "S4", "4 spades", "4♤", "four spades", "4 spader", "4 piques"], "4S"),
        (["2C", "C2", "2♣", "2 clubs", "2 klöver", "2 trèfle"], "2C"),
        (["3D", "d3", "3♦", "3 diamonds", "3 ruter", "3 carreau"], "3D"),
        (["7H", "7♥", "h7", "7 hearts", "7 hjärter", "7 cœur"], "7H"),
    ],
)
def test_calls_are_read_as_people_write_them(texts: list[str], meant: str) -> None:
    assert {text: call(text) for text in texts} == dict.fromkeys(texts, meant)


@pytest.mark.parametrize(
    "text", ["", " ", "8NT", "0C", "0NT", "NT", "spades", "XXX", "1C 1D", "hello", "1Z", "x" * 5000]
)
def test_what_is_no_call_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        call(text)
    assert caught.value.reason == "no_such_call"
    assert len(str(caught.value.values["text"])) <= 30


def test_a_card_in_the_auction_is_told_apart_from_nonsense() -> None:
    with pytest.raises(Unreadable) as caught:
        call("SA")
    assert caught.value.reason == "card_in_auction"


def test_letters_that_mean_clubs_in_one_language_and_diamonds_in_another_are_ambiguous() -> None:
    with pytest.raises(Ambiguous) as caught:
        call("1k")
    assert [bid.text for bid in caught.value.values["options"]] == ["1C", "1D"]


LEAD = after("4S P P P", DEAL)


@pytest.mark.parametrize(
    "text", ["D8", "d8", "♦8", "8♦", "8D", "8 of diamonds", "eight of diamonds", "ruter 8", "8 de carreau", "♢8"]
)
def test_cards_are_read_suit_first_or_rank_first(text: str) -> None:
    assert card(LEAD, Seat.WEST, text) == "D8"


def test_the_phase_settles_whether_2c_is_a_bid_or_a_card() -> None:
    assert call("2C") == call("C2") == "2C"
    state = done(done(LEAD, "C6"), "C2")
    assert card(done(LEAD, "C6"), Seat.SOUTH, "2C") == card(done(LEAD, "C6"), Seat.SOUTH, "C2") == "C2"
    assert state is not None


def test_ten_is_t_or_10() -> None:
    state = after(["4S", "P", "P", "P", "C6", "C2", "C5"], DEAL)
    assert [card(state, Seat.SOUTH, text) for text in ("CT", "C10", "10C", "♣10", "ten of clubs")] == ["CT"] * 5


def test_a_rank_alone_is_the_one_card_of_that_rank_that_may_be_played() -> None:
    state = done(LEAD, "D8")
    assert card(state, Seat.SOUTH, "2") == "D2"  # dummy holds H2, D2 and C2, and must follow diamonds
    assert card(LEAD, Seat.WEST, "queen") == "CQ"


def test_a_rank_alone_that_fits_several_cards_is_ambiguous() -> None:
    with pytest.raises(Ambiguous) as caught:
        BRIDGE.read(LEAD, Seat.WEST, "8")
    assert caught.value.reason == "which_card"
    assert [option.code for option in caught.value.values["options"]] == ["C8", "D8"]


def test_declarer_names_a_card_of_either_hand() -> None:
    state = done(LEAD, "D8")
    assert BRIDGE.read(state, Seat.SOUTH, "D4").seat is Seat.NORTH
    assert BRIDGE.read(state, Seat.SOUTH, "DJ").seat is Seat.SOUTH


@pytest.mark.parametrize("text", ["", "Z9", "1NT", "S1", "the lot", "♠", "11"])
def test_what_is_no_card_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        BRIDGE.read(LEAD, Seat.WEST, text)


def test_a_call_in_the_play_is_told_apart_from_nonsense() -> None:
    with pytest.raises(Unreadable) as caught:
        BRIDGE.read(LEAD, Seat.WEST, "1NT")
    assert caught.value.reason == "call_in_play"


def test_claims_are_read_with_or_without_a_line() -> None:
    state = done(LEAD, "D8")
    texts = {
        "claim 9": "claim 9",
        "Claim 9 SA SK": "claim 9 SA SK",
        "claim 9 ♠A, ♠K": "claim 9 SA SK",
        "claim": "claim 13",
        "I claim the rest": None,
        "claim the rest": "claim 13",
        "claim all": "claim 13",
        "claim 0": "concede",
        "concede": "concede",
        "concede 3": "claim 10",
        "concede the rest": "concede",
    }
    for text, meant in texts.items():
        if meant is not None:
            assert BRIDGE.read(state, Seat.SOUTH, text).text == meant, text
    for text in ("claim lots", "concede SA", "concede 14"):
        with pytest.raises(Unreadable):
            BRIDGE.read(state, Seat.SOUTH, text)


def test_answers_are_read_while_a_claim_is_asked() -> None:
    state = done(done(LEAD, "D8"), "claim 13", Seat.SOUTH)
    for text, accept in {"accept": True, "yes": True, "OK": True, "refuse": False, "No": False, "nej": False}.items():
        assert BRIDGE.read(state, Seat.EAST, text).accept is accept
    with pytest.raises(Unreadable) as caught:
        BRIDGE.read(state, Seat.EAST, "maybe")
    assert caught.value.reason == "yes_or_no"


@pytest.mark.parametrize("text", ["4SX", "4S X", "X4S", "4♠x", "S4X", "4 spades doubled", "dbl 4S", "4s*"])
def test_a_doubled_contract_keeps_its_double_in_whatever_order_it_is_written(text: str) -> None:
    assert read_contract(text, Seat.EAST) == Contract(4, Strain.S, 1, Seat.EAST)


@pytest.mark.parametrize("text", ["4SXXX", "8S", "X", "", "pass", "XX", "4", "S"])
def test_what_is_no_contract_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_contract(text, Seat.EAST)
    assert caught.value.reason == "no_such_contract"


def test_a_setup_names_the_field_that_is_wrong() -> None:
    for values in (
        {"dealer": "Z"},
        {"vulnerable": "all of us"},
        {"scoring": "imps"},
        {"hand": 5},
        {"hand": True},
        {"carry": [100, 0]},
        {"carry": 3},
        {"partscore_bonus": "x"},
        {"colour": "red"},
    ):
        with pytest.raises(Unreadable) as caught:
            BRIDGE.read_setup(values)
        assert caught.value.reason == "bad_field"
        assert caught.value.values["field"] in values


def test_a_setup_is_written_and_read_back() -> None:
    for values in ({}, {"dealer": "W", "vulnerable": "both", "scoring": "chicago", "hand": 4, "carry": [40, 90]}):
        setup = BRIDGE.read_setup(values)
        assert BRIDGE.read_setup(BRIDGE.write_setup(setup)) == setup
