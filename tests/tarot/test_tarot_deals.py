"""Whole deals through the rules: slams, the last Petit, the last Excuse, the chien at the count (SPEC T7 to T10)."""

import pytest

from cardavia.cards import MARSEILLE
from cardavia.games import Watch, plain
from cardavia.games.tarot import ORDER, TAROT, Contract, Side, replay, result
from tests.tarot.positions import E, N, W, cards, deal, mask, started, turn


def play_out(state, lead=max):
    """Each leader its highest card (trumps before suits, the Excuse last), each other seat its first legal one."""
    while TAROT.awaited(state):
        seat = turn(state)
        choices = [action for action in TAROT.legal(state, seat) if action.kind == "play"]
        plays = [action for action in choices if action.card.code != "EX"] or choices
        state = TAROT.apply(state, seat, plays[0] if state.trick else lead(plays, key=lambda play: play.card.index))
    return state


def taken(dealt, bid, chelem, *plays, dealer=E, lead=max):
    """North, on lead, takes, and the deal is played out."""
    state = started(dealt, bid, "pass", "pass", "pass", f"chelem {chelem}", *plays, dealer=dealer)
    return TAROT.outcome(play_out(state, lead))


def lines(outcome):
    return [(line.key, int(line.points)) for line in outcome.lines]


def test_an_announced_slam_is_completed_by_leading_the_excuse_last():
    outcome = taken(deal(north="T5-T21 EX", fill="ESW+"), "garde_sans", "yes")
    assert outcome.detail.tally.points == 91
    assert lines(outcome) == [("contract_made", (25 + 55) * 4), ("chelem_made", 400)]
    assert outcome.scores == (2160, -720, -720, -720)


def test_a_slam_without_the_excuse_is_eighty_seven_points_and_stands():
    dealt = deal(north="T4-T21", west="EX", fill="ESW+")
    outcome = taken(dealt, "garde_sans", "yes", "T21", "EX")
    assert outcome.detail.tally.points == 87
    assert [card.code for card in outcome.detail.tally.bouts] == ["T1", "T21"]
    assert lines(outcome) == [("contract_made", (25 + 46) * 4), ("chelem_made", 400)]


def test_the_petit_led_last_is_petit_au_bout():
    dealt = deal(north="T1 T5-T21", west="EX", fill="ESW+")
    outcome = taken(dealt, "garde_sans", "no", "T21", "EX")
    assert lines(outcome) == [
        ("contract_made", (25 + 46) * 4),
        ("petit_au_bout", 40),
        ("chelem_unannounced", 200),
    ]


def test_the_excuse_kept_to_the_last_trick_goes_over_without_a_half_point():
    dealt = deal(north="T1 T5-T21", west="EX", fill="ESW+")
    outcome = taken(dealt, "garde_sans", "no")  # West plays it to the last trick
    assert outcome.detail.tally.points == 91
    assert outcome.detail.tally.excuse.counts_for is Side.TAKER
    assert outcome.detail.tally.excuse_by is W


def test_the_defence_makes_a_slam_too():
    dealt = deal(north="", west="T5-T21 EX", fill="NESW+")
    state = started(dealt, "pass", "pass", "pass", "garde_contre", "chelem no", dealer=N)
    assert turn(state) == W
    outcome = TAROT.outcome(play_out(state))
    assert outcome.detail.tally.half_points == 0
    assert lines(outcome) == [("contract_failed", -(25 + 56) * 6), ("chelem_unannounced", -200)]
    assert outcome.scores == (-2058, 686, 686, 686)


def test_an_announced_slam_against_a_slam_of_the_defence_pays_both():
    dealt = deal(north="", west="T5-T21 EX", fill="NESW+")
    state = started(dealt, "pass", "pass", "pass", "garde_contre", "chelem yes", dealer=N)
    assert turn(state) == N
    outcome = TAROT.outcome(play_out(state, lead=max))
    assert lines(outcome) == [("contract_failed", -486), ("chelem_failed", -200), ("chelem_unannounced", -200)]


@pytest.mark.parametrize(("contract", "bouts", "points"), [("garde_sans", 3, 91), ("garde_contre", 1, 80)])
def test_bouts_in_the_unseen_chien_count_for_its_side(contract, bouts, points):
    dealt = deal(north="T2-T19", chien="T1 T20 T21 C1 C2 C3", east="EX", fill="ESW")
    state = started(dealt, contract, "pass", "pass", "pass", "chelem no", dealer=E)
    outcome = TAROT.outcome(play_out(state))
    tally = outcome.detail.tally  # East's Excuse falls in the last trick and goes to the taker
    assert (len(tally.bouts), tally.points) == (bouts, points)


def test_a_partner_who_wins_the_trick_brings_no_half_point():
    row = [cards("C1 EX CR C2"), *[cards(f"S{n} D{n} B{n} T{n}") for n in range(1, 11)]]
    rest = [card for card in MARSEILLE if card not in {c for trick in row for c in trick}]
    row += [rest[4 * n : 4 * n + 4] for n in range(7)]
    stock = MARSEILLE.mask(rest[28:])
    tricks = replay(row, ORDER[0], ORDER[0])
    assert tricks[0].winner is ORDER[2]
    count = result(Contract.PRISE, ORDER[0], stock, tricks).tally
    assert (count.excuse.counts_for, count.excuse.half_point_to) == (Side.DEFENCE, None)


def test_the_record_of_a_deal_has_all_its_parts():
    dealt = deal(north="T1 T5-T15 C1-C6", chien="CR CQ S1 S2 S3 S4", west="EX", fill="ESW")
    state = started(
        dealt,
        "garde",
        "pass",
        "pass",
        "pass",
        "discard C1 C2 S1 S2 S3 S4",
        "chelem no",
        "poignee T5 T6 T7 T8 T9 T10 T11 T12 T13 T14",
        dealer=E,
    )
    end = play_out(state)
    view = TAROT.view(end, Watch.OPEN)
    assert view.phase == "over"
    assert set(view.chien) == set(cards("CR CQ S1 S2 S3 S4"))
    assert set(view.discard) == set(cards("C1 C2 S1 S2 S3 S4"))
    assert view.public_trumps == ()
    assert len(view.tricks) == 18
    assert sum(view.won) == 18
    assert [set(hand) for hand in view.hands] == [set(MARSEILLE.cards_in(pile)) for pile in dealt.piles[:4]]
    assert view.hand == ()
    assert [line.key for line in view.outcome.lines][:1] in (["contract_made"], ["contract_failed"])
    assert "poignee" in [line.key for line in view.outcome.lines]
    data = plain(view)
    assert data["outcome"]["detail"]["tally"]["bouts"] == [card.code for card in view.outcome.detail.tally.bouts]
    assert data["poignees"] == [["N", "poignee T5 T6 T7 T8 T9 T10 T11 T12 T13 T14"]]


def test_tricks_replayed_from_their_cards_have_the_winners_of_the_play():
    state = started(deal(north="T5-T21 EX", fill="ESW+"), "garde_sans", "pass", "pass", "pass", "chelem yes", dealer=E)
    end = play_out(state)
    bare = [[card for _, card in trick.cards] for trick in end.tricks]
    assert replay(bare, N, N) == end.tricks


def test_where_the_excuse_ends_a_slam_the_trick_before_decides_the_petit():
    taker = ORDER[0]
    stock = mask("S1-S6")
    first = [cards(f"T{n + 5} C{n} D{n} B{n}") for n in range(1, 11)]
    left = [card for card in MARSEILLE if not card.bit & stock and card not in {c for row in first for c in row}]
    left = [
        card for card in left if card.code not in ("T1", "T21", "EX", "T20", "T19", "T18", "T17", "T16", "T5", "T4")
    ]
    high = cards("T20 T19 T18 T17 T16 T5")
    tricks = [*first, *[[high[n], *left[3 * n : 3 * n + 3]] for n in range(6)]]
    rest = left[18:]
    seventeenth = [MARSEILLE["T21"], MARSEILLE["T1"], *rest[:2]]
    last = [MARSEILLE["EX"], *rest[2:4], MARSEILLE["T4"]]
    played = replay([*tricks, seventeenth, last], taker, taker)
    count = result(Contract.GARDE, taker, stock, played).tally
    assert count.all_tricks is Side.TAKER
    assert count.petit_au_bout is Side.TAKER
    swapped = replay([*tricks, last, seventeenth], taker, taker)
    assert result(Contract.GARDE, taker, stock, swapped).tally.all_tricks is None


def test_an_excuse_in_the_first_trick_needs_no_card_of_its_side_to_pay_with():
    dealt = deal(north="T4-T21", west="EX", fill="ESW+")
    state = started(dealt, "garde_sans", "pass", "pass", "pass", "chelem no", "T21", "EX", dealer=E)
    end = play_out(state)  # the defence wins no trick at all
    tally = TAROT.outcome(end).detail.tally
    assert (tally.excuse.counts_for, tally.excuse.half_point_to) == (Side.DEFENCE, Side.TAKER)
    assert tally.half_points == 182 - 9 + 1
    assert all(len(trick.cards) == 4 for trick in end.tricks)
