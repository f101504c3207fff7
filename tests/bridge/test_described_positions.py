"""A position that someone describes gives the view that its seat would have at the table."""

from random import Random

import pytest

from cardavia.cards import FRENCH, Card, Refusal
from cardavia.deals import seeded, unrank
from cardavia.games import Seat
from cardavia.games.bridge import BRIDGE, Bid, Call, Play, Setup, Vulnerable
from cardavia.games.bridge.position import auction_view, play_view, read_calls, read_cards, read_hand

HAND = "AKQ32.K2.432.J32"


@pytest.mark.parametrize("seed", range(20))
def test_every_position_of_a_deal_is_seen_as_at_the_table(seed: int) -> None:
    """All but claims: what was claimed is no part of a description."""
    rng = Random(seed)
    deal = unrank(BRIDGE, seeded(BRIDGE, f"described {seed}"))
    setup = Setup(Seat(seed & 3), list(Vulnerable)[seed // 4 % 4])
    state = BRIDGE.start(setup, deal)
    calls: list[Call] = []
    played: list[Card] = []
    while awaited := BRIDGE.awaited(state):
        (seat,) = awaited
        view = BRIDGE.view(state, seat)
        hand = FRENCH.cards_in(deal.piles[seat])
        if view.phase == "auction":
            assert auction_view(hand, calls, setup.dealer, setup.vulnerable) == view
        else:
            dummy = FRENCH.cards_in(deal.piles[view.dummy or seat]) if played else ()
            assert play_view(hand, dummy, calls, setup.dealer, setup.vulnerable, played) == view
        action = view.choices.sample(rng)
        if isinstance(action, Bid) and action.level > 3:
            action = read_calls("P", seat)[0]
        if isinstance(action, Call):
            calls.append(action)
        elif isinstance(action, Play):
            played.append(action.card)
        state = BRIDGE.apply(state, seat, action)


@pytest.mark.parametrize(
    "written", ["akq32.k2.432.j32", "SA SK SQ S3 S2 HK H2 D4 D3 D2 CJ C3 C2", " AKQ32 . K2.432.J32 "]
)
def test_a_hand_may_be_written_in_other_ways(written: str) -> None:
    assert read_hand(written) == read_hand(HAND)


def test_a_void_is_nothing_or_a_dash_and_ten_may_be_two_figures() -> None:
    assert read_hand("AKQJT98765432...") == read_hand("AKQJ1098765432.-.-.-")


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("AKQ32.K2.432.J3", "hand_size"),
        ("AKQ32.K2.432.J322", "card_twice"),
        ("AKQ32.K2.432.J32.", "bad_hand"),
        ("AKQ32.K2.432.Y32", "bad_hand"),
        ("", "hand_size"),
        ("hello", "no_such_card"),
        ("." * 1000, "bad_hand"),
    ],
)
def test_what_is_no_hand_is_refused(written: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_hand(written)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("auction", "reason"),
    [
        ("1S 1H", "bid_too_low"),
        ("X", "cannot_double"),
        ("1S P X", "cannot_double"),
        ("1S XX", "cannot_redouble"),
        ("1S P P P", "auction_over"),
        ("1S P P P P", "auction_over"),
        ("P P P P", "auction_over"),
        ("1S 9H", "card_in_auction"),
        ("1S ok", "no_such_call"),
        ("1S claim", "no_such_call"),
    ],
)
def test_an_auction_that_can_not_be_is_refused(auction: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        auction_view(read_hand(HAND), read_calls(auction, Seat.NORTH), Seat.NORTH, Vulnerable.NONE)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("dummy", "auction", "played", "reason"),
    [
        ("", "1NT P P", "", "auction_not_over"),
        ("", "P P P P", "", "passed_out"),
        ("", "1NT P P P", "H3", "dummy_missing"),
        ("54.AQ.AKQ5.AKQ54", "1NT P P P", "", "dummy_unseen"),
        ("54.AQ.AKQ5.AKQ5", "1NT P P P", "H3", "hand_size"),
        ("A4.AQ.AKQ5.AKQ54", "1NT P P P", "H3 HA H4", "card_twice"),
        ("54.AQ.AKQ5.AKQ54", "1NT P P P", "H3 HA H3", "card_twice"),
        ("54.AQ.AKQ5.AKQ54", "1NT P P P", "H3 DA H4", "must_follow"),
        ("54.AQ.AKQ5.AKQ54", "1NT P P P", "H3 HJ H4", "card_not_held"),
        # East showed out of hearts, and then follows to them.
        ("54.AQ.AKQ5.AKQ54", "1NT P P P", "H3 HA D9 H2 S4 S9 SA S6 HK HJ HQ H4", "must_follow"),
    ],
)
def test_a_play_that_can_not_be_is_refused(dummy: str, auction: str, played: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        play_view(
            read_hand(HAND),
            read_hand(dummy) if dummy else (),
            read_calls(auction, Seat.SOUTH),
            Seat.SOUTH,
            Vulnerable.NONE,
            read_cards(played),
        )
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("hand", "dummy", "played"),
    [
        # Both defenders show out of spades, and seven spades are still missing.
        ("AKQ.AKQ2.432.432", "543.543.AKQJ.765", "H6 H3 C8 HA SA D5 S3 D6"),
        # East shows out of hearts and then of spades: West would need sixteen cards.
        ("AKQ.A2.5432.5432", "43.3.AKQJ9.AKQ98", "H6 H3 C7 HA SA S5 S3 D6"),
    ],
)
def test_cards_that_nobody_could_hold_are_refused(hand: str, dummy: str, played: str) -> None:
    with pytest.raises(Refusal) as refused:
        play_view(
            read_hand(hand),
            read_hand(dummy),
            read_calls("1NT P 3NT P P P", Seat.SOUTH),
            Seat.SOUTH,
            Vulnerable.NONE,
            read_cards(played),
        )
    assert refused.value.reason == "in_nobodys_hand"
    assert refused.value.values["card"].suit in "SH"


def test_a_defender_who_has_just_room_for_what_the_other_lacks_is_no_refusal() -> None:
    view = play_view(
        read_hand("AKQ.AKQ2.5432.43"),
        read_hand("543.543.AKQ.8765"),
        read_calls("1NT P 3NT P P P", Seat.SOUTH),
        Seat.SOUTH,
        Vulnerable.NONE,
        read_cards("H6 H3 C9 HA SA S6 S3 D6"),
    )
    assert view.viewer is Seat.SOUTH
