"""The chien, the discard and the slam's announcement (SPEC T4, T5)."""

from random import Random

import pytest

from cardavia.cards import MARSEILLE, Illegal
from cardavia.games import Hidden, Watch
from cardavia.games.tarot import TAROT, Contract, Discard, Side, check_discard, discards, trumps_due
from tests.tarot import slow_tarot
from tests.tarot.positions import E, N, S, W, cards, deal, do, mask, random_deal, started, turn

#: East takes; the four Kings and 14 trumps with the Excuse come to the hand of 24, and five ordinary cards.
FEW = deal(east="T2-T9 T20 T21 EX CR SR DR BR CQ C2 C3", chien="T10-T13 S2 S3", fill="NWS")
FEW_HAND = FEW.piles[1] | FEW.piles[4]
PLAIN = deal(east="C1-C10 S1-S6 T3 T21", chien="CR T1 D1 D2 D3 BV", west="T4-T18")


@pytest.mark.parametrize("bid", ["prise", "garde"])
def test_for_a_prise_or_garde_all_see_the_chien_and_the_taker_holds_24(bid):
    state = started(PLAIN, bid, "pass", "pass", "pass")
    for viewer in (N, E, S, W, Watch.WATCHER):
        assert set(TAROT.view(state, viewer).chien) == set(cards("CR T1 D1 D2 D3 BV"))
    assert len(TAROT.view(state, E).hand) == 24
    assert len(TAROT.view(state, N).hand) == 18


@pytest.mark.parametrize("bid", ["garde_sans", "garde_contre"])
def test_for_the_higher_contracts_nobody_sees_the_chien_before_the_end(bid):
    state = started(PLAIN, bid, "pass", "pass", "pass", "chelem no")
    for viewer in (N, E, S, W, Watch.WATCHER):
        assert TAROT.view(state, viewer).chien is None
    assert len(TAROT.view(state, E).hand) == 18
    rng = Random(1)
    while TAROT.awaited(state):
        state = TAROT.apply(state, turn(state), TAROT.legal(state, turn(state)).sample(rng))
    assert set(TAROT.view(state, N).chien) == set(cards("CR T1 D1 D2 D3 BV"))


def test_the_chien_shows_nothing_during_the_bidding():
    state = started(PLAIN, "prise", "pass")
    assert all(TAROT.view(state, viewer).chien is None for viewer in (N, E, S, W, Watch.WATCHER))


def test_whose_the_six_cards_are():
    assert [contract.chien_side for contract in Contract] == [Side.TAKER, Side.TAKER, Side.TAKER, Side.DEFENCE]
    assert [contract.shows_chien for contract in Contract] == [True, True, False, False]


def test_no_trump_may_go_while_six_ordinary_cards_can():
    state = started(PLAIN, "prise", "pass", "pass", "pass")
    (form,) = TAROT.legal(state, E).forms
    assert all(card.suit != "T" and not card.code.endswith("R") for card in form.pool)
    assert form.forced == ()
    with pytest.raises(Illegal) as refused:
        do(state, "discard T3 C1 C2 C3 C4 C5")
    assert refused.value.reason == "too_many_trumps"
    assert (refused.value.values["count"], refused.value.values["allowed"]) == (1, 0)


@pytest.mark.parametrize(
    ("laid", "reason"),
    [
        ("CR C1 C2 C3 C4 C5", "no_king_in_discard"),
        ("T1 C1 C2 C3 C4 C5", "no_bout_in_discard"),
        ("T21 C1 C2 C3 C4 C5", "no_bout_in_discard"),
        ("C1 C2 C3 C4 C5", "wrong_discard_size"),
        ("C1 C2 C3 C4 C5 C6 C7", "wrong_discard_size"),
        ("C1 C2 C3 C4 C5 C5", "card_twice"),
        ("C1 C2 C3 C4 C5 B1", "not_held"),
    ],
)
def test_a_discard_is_refused_for_its_own_reason(laid, reason):
    state = started(PLAIN, "garde", "pass", "pass", "pass")
    with pytest.raises(Illegal) as refused:
        do(state, f"discard {laid}")
    assert refused.value.reason == reason


def test_queens_knights_and_jacks_may_go():
    hand = mask("CQ CC CV SQ SC SV") | mask("T2-T19")
    assert check_discard(hand, cards("CQ CC CV SQ SC SV")) == mask("CQ CC CV SQ SC SV")


def test_trumps_go_only_for_the_shortfall_and_all_see_them():
    assert trumps_due(FEW_HAND) == 1
    state = started(FEW, "garde", "pass", "pass", "pass")
    (form,) = TAROT.legal(state, E).forms
    assert set(form.forced) == set(cards("CQ C2 C3 S2 S3"))
    assert form.count() == 13  # any trump but the two bouts among them
    after = do(state, "discard CQ C2 C3 S2 S3 T20")
    for viewer in (N, S, W, Watch.WATCHER):
        view = TAROT.view(after, viewer)
        assert [card.code for card in view.public_trumps] == ["T20"]
        assert view.discard is None
    assert set(TAROT.view(after, E).discard) == set(cards("CQ C2 C3 S2 S3 T20"))


def test_two_trumps_are_too_many_where_one_is_short():
    with pytest.raises(Illegal) as refused:
        check_discard(FEW_HAND, cards("CQ C2 C3 S2 T2 T3"))
    assert (refused.value.reason, refused.value.values["allowed"]) == ("too_many_trumps", 1)


def test_a_bout_never_fills_the_shortfall():
    with pytest.raises(Illegal) as refused:
        check_discard(FEW_HAND, cards("CQ C2 C3 S2 S3 T21"))
    assert refused.value.reason == "no_bout_in_discard"


def test_even_a_hand_of_nothing_but_kings_and_trumps_has_a_discard():
    hand = mask("CR SR DR BR T1-T19 T21")
    assert trumps_due(hand) == 6
    assert discards(hand).count() == 18564  # 6 of the trumps 2 to 19


def test_another_seat_learns_of_a_discard_only_its_trumps():
    state = started(FEW, "garde", "pass", "pass", "pass")
    action = TAROT.read(state, E, "discard CQ C2 C3 S2 S3 T20")
    assert TAROT.seen(state, E, E, action) == action
    assert TAROT.seen(state, Watch.OPEN, E, action) == action
    for viewer in (N, S, W, Watch.WATCHER):
        assert TAROT.seen(state, viewer, E, action) == Hidden("discard", (MARSEILLE["T20"],))


def test_the_discard_cannot_be_taken_back():
    state = started(PLAIN, "garde", "pass", "pass", "pass", "discard C1 C2 C3 C4 C5 C6")
    with pytest.raises(Illegal) as refused:
        TAROT.apply(state, E, Discard(tuple(cards("C1 C2 C3 C4 C5 C7"))))
    assert refused.value.reason == "wrong_phase"


def test_legal_discards_are_those_of_the_plain_rule():
    rng = Random(7)
    for _ in range(60):
        dealt = random_deal(rng)
        hand = dealt.piles[0] | dealt.piles[4]
        if rng.random() < 0.5:  # few ordinary cards
            hand = mask("CR SR DR BR") | MARSEILLE.mask(rng.sample(cards("T1-T21 EX"), 16))
            hand |= MARSEILLE.mask(rng.sample(cards("C1-C10"), 4))
        codes = {card.code for card in MARSEILLE.cards_in(hand)}
        form = discards(hand)
        for _ in range(20):
            chosen = rng.sample(MARSEILLE.cards_in(hand), 6)
            laid = Discard(tuple(chosen))
            assert (laid in form) == slow_tarot.is_discard(codes, {card.code for card in chosen})
            assert slow_tarot.is_discard(codes, {card.code for card in form.sample(rng).cards})


@pytest.mark.parametrize("bid", ["prise", "garde", "garde_sans", "garde_contre"])
def test_the_chelem_question_is_always_put_to_the_taker_and_to_nobody_else(bid):
    state = started(PLAIN, bid, "pass", "pass", "pass")
    if bid in ("prise", "garde"):
        state = do(state, "discard C1 C2 C3 C4 C5 C6")
    assert (state.phase, turn(state)) == ("chelem", E)
    assert [action.text for action in TAROT.legal(state, E)] == ["chelem no", "chelem yes"]
    for seat in (N, S, W):
        assert not TAROT.legal(state, seat)
        with pytest.raises(Illegal):
            TAROT.apply(state, seat, TAROT.read(state, seat, "chelem yes"))


def test_the_announcer_leads():
    state = started(PLAIN, "pass", "garde_sans", "pass", "pass", dealer=S)
    assert turn(do(state, "chelem no")) == E
    assert turn(do(state, "chelem yes")) == N
