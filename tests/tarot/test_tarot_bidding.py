"""Who speaks, what may be bid, and how a deal is cancelled (SPEC T1 to T3)."""

import pytest

from cardavia.cards import Illegal, Unreadable
from cardavia.games import Deal, Watch
from cardavia.games.tarot import TAROT, Contract, Setup, is_petit_sec
from tests.tarot.positions import E, N, S, W, deal, do, mask, started, turn

PLAIN = deal()  # trumps with West and in the chien; nobody has a lone Petit


def texts(state):
    return [action.text for action in TAROT.legal(state, turn(state))]


def test_the_dealers_right_speaks_first_and_the_turn_goes_anticlockwise():
    state = TAROT.start(Setup(S), PLAIN)
    spoke = []
    for _ in range(4):
        spoke.append(turn(state))
        state = do(state, "pass")
    assert spoke == [E, N, W, S]
    assert TAROT.order == (N, W, S, E)


def test_a_bid_must_be_above_the_last_one():
    state = started(PLAIN, "garde")
    assert texts(state) == ["pass", "garde_sans", "garde_contre"]
    with pytest.raises(Illegal) as refused:
        do(state, "prise")
    assert (refused.value.reason, dict(refused.value.values)) == ("bid_too_low", {"bid": "prise", "current": "garde"})
    with pytest.raises(Illegal):
        do(state, "garde")


def test_the_highest_bidder_takes():
    state = started(PLAIN, "pass", "prise", "garde", "pass")
    view = TAROT.view(state, Watch.WATCHER)
    assert (view.taker, view.contract, view.phase) == (W, Contract.GARDE, "discard")
    assert [(seat, bid.text) for seat, bid in view.bids] == [(E, "pass"), (N, "prise"), (W, "garde"), (S, "pass")]


def test_each_seat_bids_once():
    state = started(PLAIN, "prise", "pass", "pass", "garde")
    assert state.phase == "discard"
    assert turn(state) == S


def test_after_a_garde_contre_by_the_first_to_speak_the_others_pass_and_the_deal_goes_on():
    state = started(PLAIN, "garde_contre")
    for seat in (N, W, S):
        assert turn(state) == seat
        assert texts(state) == ["pass"]
        state = do(state, "pass")
    assert (turn(state), state.phase) == (E, "chelem")
    assert len(TAROT.view(state, N).bids) == 4


def test_four_passes_cancel_the_deal_for_nothing():
    state = started(PLAIN, "pass", "pass", "pass", "pass")
    outcome = TAROT.outcome(state)
    assert outcome.cancelled == "passed_out"
    assert outcome.scores == (0, 0, 0, 0)
    assert outcome.lines == ()
    assert not TAROT.awaited(state)
    again = started(PLAIN)
    assert texts(again) == ["pass", "prise", "garde", "garde_sans", "garde_contre"]


def test_a_petit_alone_without_the_excuse_cancels_the_deal_before_any_bid():
    dealt = deal(west="T1 C1-C10 S1-S7", east="EX", fill="EWNS+")
    state = TAROT.start(Setup(S), dealt)
    assert not TAROT.awaited(state)
    assert TAROT.outcome(state).cancelled == "petit_sec"
    view = TAROT.view(state, N)
    assert (view.phase, view.bids) == ("over", ())
    assert view.petit_sec[0] == W
    assert "T1" in [card.code for card in view.petit_sec[1]]
    with pytest.raises(Illegal) as refused:
        TAROT.apply(state, E, TAROT.read(state, E, "prise"))
    assert refused.value.reason == "deal_over"


@pytest.mark.parametrize("seat", range(4))
def test_petit_sec_counts_in_every_hand(seat):
    piles = ["", "", "", ""]
    piles[seat] = "T1 C1-C10 S1-S7"
    piles[(seat + 1) % 4] = "EX"
    order = "NESW"[(seat + 1) % 4] + "NESW".replace("NESW"[(seat + 1) % 4], "") + "+"
    assert TAROT.outcome(TAROT.start(Setup(N), deal(*piles, fill=order))).cancelled == "petit_sec"


def test_the_petit_with_the_excuse_or_another_trump_is_not_petit_sec():
    assert is_petit_sec(mask("T1 C1-C10 S1-S7"))
    assert not is_petit_sec(mask("T1 EX C1-C10 S1-S6"))
    assert not is_petit_sec(mask("T1 T2 C1-C10 S1-S6"))
    assert not is_petit_sec(mask("T2 C1-C10 S1-S7"))


def test_the_chien_is_not_tested_for_petit_sec():
    state = TAROT.start(Setup(S), deal(chien="T1 C1-C5", south="T2-T4", fill="WNES+"))
    assert state.phase == "bidding"


def test_a_deal_of_wrong_piles_is_refused():
    with pytest.raises(Illegal):
        TAROT.start(Setup(S), Deal(PLAIN.piles[:4]))
    with pytest.raises(Illegal):
        TAROT.start(Setup(S), Deal((PLAIN.piles[0], *PLAIN.piles[:4])))


def test_another_seat_cannot_speak():
    state = started(PLAIN)
    with pytest.raises(Illegal) as refused:
        TAROT.apply(state, S, TAROT.read(state, S, "pass"))
    assert (refused.value.reason, refused.value.values["seat"]) == ("not_your_turn", E)


def test_a_setup_is_read_from_plain_data():
    assert TAROT.read_setup({}) == Setup(S)
    assert TAROT.read_setup({"dealer": "n"}) == Setup(N)
    assert TAROT.read_setup(TAROT.write_setup(Setup(W))) == Setup(W)
    for wrong in ({"dealer": "X"}, {"dealer": 3}, {"colour": "red"}):
        with pytest.raises(Unreadable) as refused:
            TAROT.read_setup(wrong)
        assert refused.value.reason == "bad_field"


def test_a_single_deal_is_a_match_of_one():
    match = TAROT.match("single", {"dealer": "N"})
    assert match.next_setup() == Setup(N)
    done = match.record(TAROT.outcome(started(PLAIN, "pass", "pass", "pass", "pass")))
    assert done.next_setup() is None
    assert done.pad() == {"kind": "single", "scores": [0, 0, 0, 0]}
    with pytest.raises(Unreadable):
        TAROT.match("chicago", {})
