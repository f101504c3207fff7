"""The handful of trumps shown before one's first card (SPEC T5)."""

from math import comb
from random import Random

import pytest

from cardavia.cards import MARSEILLE, Illegal
from cardavia.games.tarot import TAROT, Poignee, poignees
from tests.tarot import slow_tarot
from tests.tarot.positions import E, N, S, W, cards, deal, do, mask, started, turn

SUITS = "C1-C10 S1-S10"


def counts(hand, public=""):
    return {form.name: form.count() for form in poignees(mask(hand), mask(public))}


def test_ten_thirteen_and_fifteen_trumps_are_the_three_sizes():
    assert counts("T2-T10") == {}
    assert counts("T2-T11") == {"poignee-single": 1}
    assert counts("T2-T13") == {"poignee-single": comb(12, 10)}
    assert counts("T2-T14") == {"poignee-single": comb(13, 10), "poignee-double": 1}
    assert counts("T2-T16") == {"poignee-single": comb(15, 10), "poignee-double": comb(15, 13), "poignee-triple": 1}
    assert counts("T2-T19")["poignee-single"] == 43758


def test_the_excuse_fills_a_shortfall_of_one_with_every_trump_shown():
    (form,) = poignees(mask("T2-T10 EX"))
    assert (form.name, form.count()) == ("poignee-single", 1)
    assert set(form.forced) == set(cards("T2-T10 EX"))
    assert counts("T2-T9 EX") == {}


def test_the_excuse_may_not_hide_a_trump():
    assert counts("T2-T11 EX") == {"poignee-single": 1}  # the ten trumps themselves
    assert all(MARSEILLE["EX"] not in form.pool for form in poignees(mask("T2-T11 EX")))
    state = begun("T2-T11 EX")
    with pytest.raises(Illegal) as refused:
        do(state, "poignee T2-T10 EX".replace("T2-T10", " ".join(f"T{n}" for n in range(2, 11))))
    assert refused.value.reason == "excuse_hides_a_trump"


def test_twelve_trumps_and_the_excuse_show_thirteen_or_any_ten():
    assert counts("T2-T13 EX") == {"poignee-single": comb(12, 10), "poignee-double": 1}


def test_four_kings_and_fifteen_trumps_with_the_public_discard_make_a_triple():
    kings = "CR SR DR BR "
    assert counts(kings + "T3-T16", "T2") == {
        "poignee-single": comb(14, 10),
        "poignee-double": comb(14, 13),
        "poignee-triple": 1,
    }
    assert counts(kings + "T4-T16", "T2 T3")["poignee-triple"] == 1
    assert counts(kings + "T4-T17", "T2 T3")["poignee-triple"] == comb(16, 15)


def test_the_public_discard_counts_in_no_lower_level_and_for_nobody_without_four_kings():
    kings = "CR SR DR BR "
    assert "poignee-double" not in counts(kings + "T4-T15", "T2 T3")
    assert "poignee-triple" not in counts("CR SR DR T3-T16", "T2")


def test_fourteen_trumps_with_the_public_discard_and_the_excuse_are_not_fifteen():
    assert "poignee-triple" not in counts("CR SR DR BR EX T3-T15", "T2")  # thirteen, one and the Excuse


def begun(hand, bid="garde_sans", chien="", other=""):
    """North to lead the first card with this hand; East dealt, and nobody else has ten trumps."""
    dealt = deal(north=hand, east=other, chien=chien, fill="NSEW+")
    return started(dealt, bid, "pass", "pass", "pass", "chelem no", dealer=E)


def test_declining_is_playing_a_card():
    state = begun("T2-T12")
    assert [form.name for form in TAROT.legal(state, N).forms[1:]] == ["poignee-single"]
    after = do(state, "T2")
    assert turn(after) == W
    assert after.poignees == ()
    assert not any("poignee" in action.text for action in TAROT.legal(after, W))


def test_a_poignee_is_shown_once_before_ones_first_card_and_seen_by_all():
    state = begun("T2-T12")
    shown = "poignee T3 T4 T5 T6 T7 T8 T9 T10 T11 T12"
    after = do(state, shown)
    assert turn(after) == N
    assert len(TAROT.legal(after, N).forms) == 1
    for viewer in (E, S, W):
        ((seat, poignee),) = TAROT.view(after, viewer).poignees
        assert (seat, poignee.text) == (N, shown)
    with pytest.raises(Illegal) as refused:
        do(after, shown)
    assert refused.value.reason == "one_poignee_each"
    played = do(after, "T2")
    while turn(played) != N:
        played = TAROT.apply(played, turn(played), next(iter(TAROT.legal(played, turn(played)))))
    with pytest.raises(Illegal) as refused:
        do(played, shown)
    assert refused.value.reason == "poignee_too_late"


def test_only_the_chosen_trumps_are_shown():
    after = do(begun("T2-T12"), "poignee T2 T3 T4 T5 T6 T7 T8 T9 T10 T11")
    ((_, poignee),) = TAROT.view(after, S).poignees
    assert "T12" not in [card.code for card in poignee.cards]


def test_a_tenth_trump_that_came_with_the_chien_counts():
    dealt = deal(north="T2-T10 C1-C9", chien="T11 S1-S5", fill="ESW")
    state = started(dealt, "garde", "pass", "pass", "pass", "discard C1 C2 C3 C4 C5 C6", "chelem no", dealer=E)
    assert [form.name for form in TAROT.legal(state, N).forms[1:]] == ["poignee-single"]


def test_a_taker_with_few_ordinary_cards_shows_the_discarded_trump_again():
    dealt = deal(north="CR SR DR BR T2-T14 C1", chien="T15 T16 C2 C3 C4 C5", east="EX", fill="ESW")
    state = started(dealt, "garde", "pass", "pass", "pass", "discard C1 C2 C3 C4 C5 T16", "chelem no", dealer=E)
    names = {form.name: form for form in TAROT.legal(state, N).forms[1:]}
    assert MARSEILLE["T16"] in names["poignee-triple"].pool
    after = do(state, "poignee " + " ".join(f"T{n}" for n in range(2, 17)))
    assert len(after.poignees) == 1


@pytest.mark.parametrize(
    ("shown", "reason"),
    [
        ("T2 T3 T4", "wrong_poignee_size"),
        ("T2 T3 T4 T5 T6 T7 T8 T9 T10 T21", "not_held"),
        ("T2 T3 T4 T5 T6 T7 T8 T9 T10 C1", "not_a_trump"),
        ("T2 T3 T4 T5 T6 T7 T8 T9 T10 T10", "card_twice"),
    ],
)
def test_a_poignee_is_refused_for_its_own_reason(shown, reason):
    with pytest.raises(Illegal) as refused:
        do(begun("T2-T12"), f"poignee {shown}")
    assert refused.value.reason == reason


def test_a_defender_shows_too():
    dealt = deal(west="T2-T12 C1-C7", north="CR", fill="NSE+")
    state = started(dealt, "garde_sans", "pass", "pass", "pass", "chelem no", "CR", dealer=E)
    assert turn(state) == W
    after = do(state, "poignee T2 T3 T4 T5 T6 T7 T8 T9 T10 T11", "C1")
    assert after.poignees[0][0] == W


def test_the_sets_offered_are_those_of_the_plain_rule():
    rng = Random(3)
    for _ in range(12):
        trumps = rng.sample(cards("T1-T21"), rng.choice([9, 10, 11, 12, 13, 14]))
        extra = cards("CR SR DR BR") if rng.random() < 0.5 else cards("CR C1")
        extra += cards("EX") if rng.random() < 0.5 else []
        public = [card for card in cards("T2-T20") if card not in trumps][: rng.randrange(3)]
        hand = [*trumps, *extra][:18]
        offered = [
            frozenset(card.code for card in poignee.cards)
            for form in poignees(MARSEILLE.mask(hand), MARSEILLE.mask(public))
            for poignee in form
        ]
        expected = slow_tarot.poignees({card.code for card in hand}, {card.code for card in public})
        assert set(offered) == expected
        assert len(offered) == len(expected)


def test_a_poignees_cards_are_kept_in_the_packs_order():
    mixed = Poignee(tuple(reversed(cards("T2-T11"))))
    assert mixed == Poignee(tuple(cards("T2-T11")))
    assert mixed.text == "poignee T2 T3 T4 T5 T6 T7 T8 T9 T10 T11"
