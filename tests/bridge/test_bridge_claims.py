"""Claims and concessions (SPEC B8, Laws 68 to 71)."""

import pytest

from cardavia.cards import FRENCH, Illegal
from cardavia.games import Seat, Watch
from cardavia.games.bridge import BRIDGE, Answer, Claim, State
from tests.bridge_positions import after, cards, done, given

#: South's 3NT: eight tricks on top; a ninth is the heart finesse through West's king, or nothing.
TRICKY = given("A432.AQ.432.5432", "QJT.543.QJT.KJT9", "K65.J762.AK5.AQ8", "987.KT98.9876.76")
#: South has eleven tricks on top in no trump, whatever the others hold.
LAYDOWN = given("432.432.432.5432", "QJT5.JT95.JT95.6", "AK98.AKQ.AKQ.AKQ", "76.876.876.JT987")
LEAD = "3NT P P P D9"


def tricky() -> State:
    return after(LEAD, TRICKY)


def refusal(state: object, seat: Seat, action: object) -> str:
    with pytest.raises(Illegal) as caught:
        BRIDGE.apply(state, seat, action)
    return caught.value.reason


def test_any_seat_but_dummy_may_claim_during_the_play_in_turn_or_not() -> None:
    state = tricky()
    assert {seat for seat in Seat if BRIDGE.offers(state, seat)} == {Seat.EAST, Seat.SOUTH, Seat.WEST}
    assert Claim(Seat.EAST, 5) in BRIDGE.offers(state, Seat.EAST)
    assert Claim(Seat.SOUTH, 9, cards("SK")) in BRIDGE.offers(state, Seat.SOUTH)
    assert Claim(Seat.SOUTH, 14) not in BRIDGE.offers(state, Seat.SOUTH)
    assert refusal(state, Seat.NORTH, Claim(Seat.NORTH, 3)) == "dummy_cannot_claim"


def test_nothing_can_be_claimed_in_the_auction_or_after_the_end() -> None:
    assert not BRIDGE.offers(after("1C", TRICKY), Seat.SOUTH)
    assert refusal(after("1C", TRICKY), Seat.WEST, Claim(Seat.WEST, 3)) == "wrong_phase"
    over = done(tricky(), "concede", Seat.SOUTH)
    assert not BRIDGE.offers(over, Seat.SOUTH)
    assert refusal(over, Seat.SOUTH, Claim(Seat.SOUTH, 0)) == "deal_over"


def test_a_claim_proved_from_what_the_claimant_sees_is_granted_at_once() -> None:
    state = after("7NT P P P CJ", LAYDOWN)
    over = done(state, "claim 11", Seat.SOUTH)
    view = BRIDGE.view(over, Watch.OPEN)
    assert view.phase == "over"
    [claim] = view.claims
    assert (claim.seat, claim.tricks, claim.granted, claim.proved, claim.answers) == (Seat.SOUTH, 11, True, True, ())


def test_a_claim_that_is_not_proved_is_answered_by_both_opponents() -> None:
    state = done(tricky(), "claim 9", Seat.SOUTH)
    view = BRIDGE.view(state, Seat.EAST)
    assert view.phase == "claim"
    assert view.awaited == {Seat.WEST, Seat.EAST}
    assert view.claim is not None
    assert (view.claim.seat, view.claim.tricks) == (Seat.SOUTH, 9)
    assert {action.text for action in view.choices} == {"accept", "refuse"}
    assert not BRIDGE.view(state, Seat.SOUTH).choices
    once = done(state, "accept", Seat.EAST)
    assert BRIDGE.awaited(once) == {Seat.WEST}
    over = done(once, "accept", Seat.WEST)
    outcome = BRIDGE.outcome(over)
    assert outcome is not None
    assert outcome.detail.tricks == 9
    assert outcome.detail.claim.answers == ((Seat.EAST, True), (Seat.WEST, True))
    assert outcome.scores[Seat.SOUTH] == 400


def test_declarers_hand_is_shown_to_both_defenders_and_to_nobody_else() -> None:
    state = done(tricky(), "claim 9", Seat.SOUTH)
    hand = FRENCH.cards_in(TRICKY.piles[Seat.SOUTH])
    assert BRIDGE.view(state, Seat.EAST).shown == ((Seat.SOUTH, hand),)
    assert BRIDGE.view(state, Seat.WEST).shown == ((Seat.SOUTH, hand),)
    assert BRIDGE.view(state, Seat.NORTH).shown == ()
    assert BRIDGE.view(state, Seat.SOUTH).shown == ()
    assert BRIDGE.view(state, Watch.WATCHER).shown == ()


def test_a_defenders_hand_is_shown_to_declarer_only() -> None:
    state = done(tricky(), "claim 13", Seat.WEST)
    assert BRIDGE.awaited(state) == {Seat.SOUTH}
    hand = tuple(card for card in FRENCH.cards_in(TRICKY.piles[Seat.WEST]) if card.code != "D9")
    assert BRIDGE.view(state, Seat.SOUTH).shown == ((Seat.WEST, hand),)
    for viewer in (Seat.NORTH, Seat.EAST, Seat.WEST, Watch.WATCHER):
        assert BRIDGE.view(state, viewer).shown == ()


def test_a_hand_once_shown_stays_seen() -> None:
    state = done(done(tricky(), "claim 9", Seat.SOUTH), "refuse", Seat.WEST)
    assert BRIDGE.view(state, Seat.EAST).shown[0][0] is Seat.SOUTH
    assert BRIDGE.view(done(done(state, "D2"), "DT"), Seat.EAST).shown[0][0] is Seat.SOUTH


def test_one_refusal_is_enough_and_play_goes_on() -> None:
    state = done(done(tricky(), "claim 9", Seat.SOUTH), "refuse", Seat.WEST)
    view = BRIDGE.view(state, Seat.SOUTH)
    assert (view.phase, view.claim, view.awaited) == ("play", None, {Seat.SOUTH})
    [claim] = view.claims
    assert (claim.granted, claim.answers) == (False, ((Seat.WEST, False),))


def test_nobody_plays_or_claims_while_a_claim_is_asked() -> None:
    state = done(tricky(), "claim 9", Seat.SOUTH)
    assert refusal(state, Seat.SOUTH, BRIDGE.read(state, Seat.SOUTH, "D2")) == "claim_pending"
    assert refusal(state, Seat.WEST, Claim(Seat.WEST, 2)) == "claim_pending"
    assert refusal(state, Seat.SOUTH, Answer(Seat.SOUTH, True)) == "not_your_turn"
    assert refusal(state, Seat.EAST, Answer(Seat.WEST, True)) == "not_your_turn"
    assert refusal(tricky(), Seat.EAST, Answer(Seat.EAST, True)) == "no_claim"


def test_after_a_refusal_the_stated_line_binds_in_its_order_when_it_is_legal() -> None:
    state = done(done(tricky(), "claim 9 DA SK HJ", Seat.SOUTH), "refuse", Seat.WEST)
    assert {a.text for a in BRIDGE.legal(state, Seat.SOUTH)} == {"D2", "D3", "D4"}  # dummy's card: the line has none
    state = done(done(state, "D2"), "DT")
    assert {a.text for a in BRIDGE.legal(state, Seat.SOUTH)} == {"DA"}
    assert refusal(state, Seat.SOUTH, BRIDGE.read(state, Seat.SOUTH, "DK")) == "stated_line"
    state = done(state, "DA")
    assert {a.text for a in BRIDGE.legal(state, Seat.SOUTH)} == {"SK"}
    for text in ("SK", "S7", "S2", "SJ"):
        state = done(state, text)
    assert {a.text for a in BRIDGE.legal(state, Seat.SOUTH)} == {"HJ"}
    state = done(done(done(done(state, "HJ"), "HK"), "HA"), "H3")
    assert len(BRIDGE.legal(state, Seat.SOUTH).forms[0].cards) > 1  # the line is at its end


def test_the_line_does_not_make_one_revoke() -> None:
    state = done(done(tricky(), "claim 9 SK", Seat.SOUTH), "refuse", Seat.WEST)
    state = done(done(state, "D2"), "DT")
    assert {a.text for a in BRIDGE.legal(state, Seat.SOUTH)} == {"DA", "DK", "D5"}


def test_the_line_binds_only_the_claimant() -> None:
    state = done(done(tricky(), "claim 9 DA SK HJ", Seat.SOUTH), "refuse", Seat.WEST)
    state = done(state, "D2")
    assert {a.text for a in BRIDGE.legal(state, Seat.EAST)} == {"DQ", "DJ", "DT"}


def test_a_line_may_name_only_cards_that_the_claimant_plays_each_once() -> None:
    state = tricky()
    for line in ("SQ", "SK SK", "D9"):
        assert refusal(state, Seat.SOUTH, Claim(Seat.SOUTH, 9, cards(line))) == "claim_card"
    assert refusal(state, Seat.WEST, Claim(Seat.WEST, 2, cards("SQ"))) == "claim_card"
    assert refusal(state, Seat.SOUTH, Claim(Seat.SOUTH, 0, cards("SK"))) == "line_without_tricks"
    done(state, "claim 9 SA SK", Seat.SOUTH)  # dummy's ace and declarer's king


def test_no_more_tricks_can_be_claimed_than_are_left() -> None:
    assert refusal(tricky(), Seat.SOUTH, Claim(Seat.SOUTH, 14)) == "claim_too_many"
    assert refusal(tricky(), Seat.SOUTH, Claim(Seat.SOUTH, -1)) == "claim_too_many"
    assert refusal(tricky(), Seat.SOUTH, Claim(Seat.WEST, 2)) == "not_your_claim"


def test_one_claim_a_seat_in_each_trick() -> None:
    state = done(done(tricky(), "claim 9", Seat.SOUTH), "refuse", Seat.WEST)
    assert not BRIDGE.offers(state, Seat.SOUTH)
    assert refusal(state, Seat.SOUTH, Claim(Seat.SOUTH, 8)) == "claimed_already"
    assert BRIDGE.offers(state, Seat.WEST)
    state = done(done(done(state, "D2"), "DT"), "DA")
    assert BRIDGE.offers(state, Seat.SOUTH)


def test_declarers_concession_needs_no_answer_and_the_score_is_that_of_thirteen_tricks() -> None:
    over = done(tricky(), "concede", Seat.SOUTH)
    view = BRIDGE.view(over, Seat.SOUTH)
    assert view.won == (0, 13)
    assert view.outcome is not None
    assert view.outcome.scores[Seat.SOUTH] == -450
    assert view.claims[0].granted


def test_a_defenders_concession_is_put_to_partner_first() -> None:
    for text in ("concede", "claim 2"):
        state = done(tricky(), text, Seat.WEST)
        assert BRIDGE.awaited(state) == {Seat.EAST}
        assert BRIDGE.view(state, Seat.SOUTH).shown == ()


def test_a_defenders_concession_fails_if_partner_objects() -> None:
    state = done(done(tricky(), "concede", Seat.WEST), "refuse", Seat.EAST)
    view = BRIDGE.view(state, Seat.WEST)
    assert view.phase == "play"
    assert view.claims[0].granted is False
    assert BRIDGE.view(state, Seat.SOUTH).shown == ()


def test_a_defenders_claim_that_partner_objected_to_binds_to_no_line() -> None:
    state = done(done(tricky(), "claim 2 HK", Seat.WEST), "refuse", Seat.EAST)
    state = done(done(done(state, "D2"), "DT"), "DA")
    state = done(state, "HJ")
    assert {a.text for a in BRIDGE.legal(state, Seat.WEST)} == {"HK", "HT", "H9", "H8"}


def test_a_defenders_concession_of_all_stands_when_partner_agrees() -> None:
    over = done(done(tricky(), "concede", Seat.WEST), "accept", Seat.EAST)
    assert BRIDGE.view(over, Seat.SOUTH).won == (13, 0)


def test_declarer_alone_answers_when_a_defender_claims() -> None:
    state = done(done(tricky(), "claim 4", Seat.WEST), "accept", Seat.EAST)
    assert BRIDGE.awaited(state) == {Seat.SOUTH}
    assert [seat for seat, _ in BRIDGE.view(state, Seat.SOUTH).shown] == [Seat.WEST]
    over = done(state, "accept", Seat.SOUTH)
    assert BRIDGE.view(over, Seat.SOUTH).won == (9, 4)
    refused = done(state, "refuse", Seat.SOUTH)
    assert BRIDGE.view(refused, Seat.SOUTH).phase == "play"


#: South has ten spades that nobody beats.
TEN_TRUMPS = given("432.5432.432.432", ".AKQJT9.AKQJ.AKQ", "AKQJT98765...JT9", ".876.T98765.8765")


def test_a_trick_that_cant_be_lost_cant_be_conceded() -> None:
    state = after("4S P P P H8", TEN_TRUMPS)
    over = done(state, "concede", Seat.SOUTH)
    assert BRIDGE.view(over, Seat.SOUTH).won[0] >= 10
    assert BRIDGE.view(over, Seat.SOUTH).claims[0].given == 10


def test_tricks_won_before_a_concession_stay_won() -> None:
    state = tricky()
    for text in ("D2", "DT", "DA"):
        state = done(state, text)
    over = done(state, "concede", Seat.SOUTH)
    assert BRIDGE.view(over, Seat.SOUTH).won == (1, 12)


def test_the_record_shows_claimant_tricks_and_answers_of_every_claim() -> None:
    state = done(done(tricky(), "claim 13", Seat.WEST), "refuse", Seat.SOUTH)
    state = done(done(state, "claim 9", Seat.SOUTH), "refuse", Seat.EAST)
    told = [
        (claim.seat, claim.tricks, claim.answers, claim.granted) for claim in BRIDGE.view(state, Watch.WATCHER).claims
    ]
    assert told == [
        (Seat.WEST, 13, ((Seat.SOUTH, False),), False),
        (Seat.SOUTH, 9, ((Seat.EAST, False),), False),
    ]
