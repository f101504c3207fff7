"""What may be played, who wins a trick, and the ways of the Excuse (SPEC T6, T7)."""

from random import Random

import pytest

from cardavia.cards import MARSEILLE, Illegal
from cardavia.games.tarot import TAROT, Side, excuse_fate, playable, taken_by, trick_winner
from cardavia.games.trick import Trick
from tests.tarot import slow_tarot
from tests.tarot.positions import E, N, S, W, cards, deal, do, mask, started, turn

TAKER, DEFENCE = Side.TAKER, Side.DEFENCE


@pytest.mark.parametrize(
    ("hand", "trick", "legal"),
    [
        ("C2 CR T5 EX", "C9", "C2 CR EX"),  # the suit led, or the Excuse
        ("S1 T5 T9 EX", "C9", "T5 T9 EX"),  # void: trump, or the Excuse
        ("S1 D2 EX", "C9", "S1 D2 EX"),  # neither: anything
        ("T5 T9 S1", "C9 T7", "T9"),  # over a trump already played, a partner's too
        ("T5 T6 S1", "C9 T7", "T5 T6"),  # no higher: any trump
        ("T2 T11 D4", "S3 T12 T10", "T2 T11"),  # the height is the highest trump, not the last
        ("T2 T13 D4", "S3 T12 T10", "T13"),
        ("T2 T13 C4", "T12 T10", "T13"),  # also where trumps were led
        ("C4 D4 EX", "T12 T10", "C4 D4 EX"),
        ("C4 S4 T3", "EX S9", "S4"),  # an Excuse led: the next card sets the suit
        ("T4 T15 S2", "EX T9", "T15"),
        ("C4 S4 T3", "EX", "C4 S4 T3"),  # nothing led yet: anything
        ("EX", "C9 C10 CV", "EX"),  # the last card may be the Excuse
        ("T1", "S5 S6 S7", "T1"),
        ("T1 C3 EX", "D5", "T1 EX"),
        ("C2 EX", "T5 T6 T7", "C2 EX"),  # out of trumps: the Excuse is not forced
    ],
)
def test_what_may_be_played(hand, trick, legal):
    assert set(MARSEILLE.cards_in(playable(mask(hand), cards(trick)))) == set(cards(legal))


@pytest.mark.parametrize(
    ("trick", "place"),
    [
        ("C1 CR C4 C2", 1),
        ("C10 CV C9 CC", 3),
        ("CQ CC CV C10", 0),
        ("S4 DR DQ B9", 0),
        ("S4 T2 T1 SR", 1),
        ("T21 T20 EX T1", 0),
        ("EX CR C4 C2", 1),
        ("EX T3 SR T2", 1),
        ("C1 EX S5 S6", 0),  # the ace is the lowest, and still wins when nobody follows
    ],
)
def test_who_wins_a_trick(trick, place):
    assert trick_winner(cards(trick)) == place


def test_legal_plays_and_winners_are_those_of_the_plain_rule():
    rng = Random(11)
    for _ in range(3000):
        drawn = [card.code for card in rng.sample(MARSEILLE.cards, rng.randrange(4, 22))]
        table = rng.randrange(0, 4)
        trick, hand = drawn[:table], set(drawn[table:])
        legal = {card.code for card in MARSEILLE.cards_in(playable(mask(" ".join(hand)), cards(" ".join(trick))))}
        assert legal == slow_tarot.legal_plays(hand, trick)
        assert trick_winner(cards(" ".join(drawn[:4]))) == slow_tarot.winner(drawn[:4])


@pytest.mark.parametrize("player", [TAKER, DEFENCE])
@pytest.mark.parametrize("number", [1, 9, 17])
@pytest.mark.parametrize("led", [True, False])
def test_before_the_last_trick_the_excuse_stays_and_half_a_point_goes_to_the_side_that_won(player, number, led):
    lost = excuse_fate(number, player, led, player.other, player)
    assert (lost.counts_for, lost.half_point_to, lost.wins) == (player, player.other, False)
    won = excuse_fate(number, player, led, player, None)
    assert (won.counts_for, won.half_point_to, won.wins) == (player, None, False)


@pytest.mark.parametrize("player", [TAKER, DEFENCE])
@pytest.mark.parametrize("won_by", [TAKER, DEFENCE])
def test_in_the_last_trick_the_excuse_goes_to_the_other_side_with_no_half_point(player, won_by):
    for led, previous in ((False, player), (False, None), (True, None), (True, player.other)):
        fate = excuse_fate(18, player, led, won_by, previous)
        assert (fate.counts_for, fate.half_point_to, fate.wins) == (player.other, None, False)


@pytest.mark.parametrize("player", [TAKER, DEFENCE])
def test_the_excuse_led_to_the_last_trick_after_seventeen_wins_it_and_stays(player):
    fate = excuse_fate(18, player, True, player.other, player)
    assert (fate.counts_for, fate.half_point_to, fate.wins) == (player, None, True)


def test_the_last_excuse_takes_the_trick_only_when_led_after_a_clean_sweep():
    row = tuple(zip((N, W, S, E), cards("EX C1 C2 C3"), strict=True))
    swept = [Trick((), N)] * 17
    assert taken_by(row, swept, N) == N
    assert taken_by(row, [*swept[:16], Trick((), S)], N) == E  # one trick lost to the defence
    assert taken_by(row, swept[:16], N) == E  # the trick before the last
    assert taken_by(row, [Trick((), W), *[Trick((), E)] * 16], S) == N  # the defence swept, a partner leads it
    second = tuple(zip((W, N, S, E), cards("C1 EX C2 C3"), strict=True))
    assert taken_by(second, swept, N) == E


def led(*plays, hands):
    north, east, south, west = hands
    dealt = deal(north, east, south, west, fill="NESW+")
    return started(dealt, "garde_sans", "pass", "pass", "pass", "chelem no", *plays, dealer=E)


@pytest.mark.parametrize(
    ("west", "play", "reason", "values"),
    [
        ("C5 T3 S1", "T3", "must_follow", {"suit": "C"}),
        ("C5 T3 S1", "S1", "must_follow", {"suit": "C"}),
        ("T3 T9 S1-S10 B1-B6", "S1", "must_trump", {}),
        ("C5 T3 S1", "D1", "not_held", {"card": MARSEILLE["D1"]}),
    ],
)
def test_a_card_is_refused_with_the_reason(west, play, reason, values):
    state = led("CR", hands=("CR C1-C4", "", "", west)) if play != "D1" else led("CR", hands=("CR D1", "", "", west))
    assert turn(state) == W
    with pytest.raises(Illegal) as refused:
        do(state, play)
    assert (refused.value.reason, dict(refused.value.values)) == (reason, values)


def test_undertrumping_is_refused_while_a_higher_one_is_held():
    state = led("T10", hands=("T10", "", "", "T9 T12 C1"))
    with pytest.raises(Illegal) as refused:
        do(state, "T9")
    assert (refused.value.reason, dict(refused.value.values)) == ("must_overtrump", {"card": MARSEILLE["T10"]})
    with pytest.raises(Illegal) as refused:
        do(state, "C1")
    assert (refused.value.reason, dict(refused.value.values)) == ("must_follow", {"suit": "T"})
    assert turn(do(state, "T12")) == S


def test_after_a_led_excuse_the_third_player_follows_the_second():
    state = led("EX", "S2", hands=("EX", "", "C1 S9 T4", "S2"))
    assert {action.text for action in TAROT.legal(state, S)} >= {"S9"}
    assert all(action.card.suit == "S" for action in TAROT.legal(state, S))


def test_the_winner_leads_the_next_trick():
    state = led("C2", hands=("C2", "C3", "CR", "C4"))
    state = do(state, "C4", "CR", "C3")
    assert turn(state) == S
    assert state.tricks[0].winner == S
