"""When a claim is proved: never if any layout beats it (SPEC B8)."""

from random import Random

import pytest

from cardavia.games import Seat
from cardavia.games.bridge import Known, proved
from tests.bridge_positions import cards, ending, layouts, mask, reached, surely_wins

SIDES = [(Seat.SOUTH, Seat.NORTH), (Seat.WEST, Seat.EAST), (Seat.EAST,), (Seat.NORTH,), (Seat.SOUTH,)]


def known(north: str, south: str, hidden: str, turn: Seat = Seat.SOUTH, trump: str = "") -> Known:
    """South declares and sees both hands; the rest lies with East and West."""
    size = len(south.split())
    rest = mask(hidden)
    return Known(
        (mask(north), rest, mask(south), rest), (size,) * 4, (Seat.SOUTH, Seat.NORTH), 0, turn, (), mask(trump)
    )


@pytest.mark.parametrize(("size", "count"), [(1, 60), (2, 200), (3, 120), (4, 12)])
def test_a_claim_is_proved_just_when_it_holds_in_every_layout_for_one_way_of_playing(size: int, count: int) -> None:
    rng = Random(100 + size)
    found = 0
    for _ in range(count):
        mine = rng.choice(SIDES)
        position, hands = ending(rng, size, mine, rng.choice(["CDHS", "CD", "DHS"]))
        own = sorted(card for seat in mine for card in hands[seat])
        line = tuple(rng.sample(own, min(len(own), rng.randrange(4)))) if rng.random() < 0.4 else ()
        for tricks in range(1, size + 1):
            result = proved(position, tricks, line)
            assert result == surely_wins(position, tricks, line), (position, tricks, line)
            found += result
    assert found > count // 10


def test_at_five_cards_no_layout_with_all_cards_seen_beats_a_proved_claim() -> None:
    rng = Random(4)
    checked = 0
    for _ in range(40):
        position, _ = ending(rng, 5, rng.choice(SIDES), rng.choice(["CD", "DHS", "CDHS"]))
        most = max((tricks for tricks in range(6) if proved(position, tricks)), default=0)
        if not most:
            continue
        for hands in rng.sample(worlds := layouts(position), min(2, len(worlds))):
            assert reached(hands, position, most)
            checked += 1
    assert checked > 10


def test_top_cards_in_both_hands_are_proved_whatever_lies_where() -> None:
    assert proved(known("SA SK H2", "S2 S3 HA", "S4 S5 S6 D2 D3 D4"), 3)


def test_a_blocked_suit_is_not_proved() -> None:
    # Three spades are tops, and two of them are alone in South's hand with no way over to North's.
    assert not proved(known("SQ D2 D3", "SA SK D4", "S4 S5 S6 DA DK DQ"), 3)
    assert proved(known("SQ D2 D3", "SA SK D4", "S4 S5 S6 DA DK DQ"), 2)


def test_a_long_suit_runs_only_if_no_hand_can_hold_a_stopper() -> None:
    assert proved(known("C2 C3 C4 C5", "SA SK SQ S2", "S9 S8 S7 H2 H3 H4 H5 H6"), 4)
    assert not proved(known("C2 C3 C4 C5", "SA SK SQ S2", "S9 S8 S7 S6 H3 H4 H5 H6"), 4)


def test_a_void_shown_earlier_counts() -> None:
    position = known("C2 C3 C4 C5", "SA SK SQ S2", "S9 S8 S7 S6 H3 H4 H5 H6")
    rest = mask("S9 S8 S7 S6 H3 H4 H5 H6")
    out = position._replace(may=(position.may[0], mask("S9 S8 S7 S6"), position.may[2], mask("H3 H4 H5 H6")))
    assert rest == out.may[1] | out.may[3]
    assert not proved(out, 4)  # all four spades are with East
    split = known("C2 C3 C4 C5", "SA SK SQ S2", "S9 S8 S7 D2 H3 H4 H5 H6")
    assert proved(split, 4)


def test_side_winners_are_not_proved_while_a_trump_is_out() -> None:
    spades = "SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2"
    assert not proved(known("H2 H3", "HA HK", "S2 H4 H5 H6", trump=spades), 2)
    assert proved(known("H2 H3", "SA HA", "S2 H4 H5 H6", trump=spades), 2)
    assert not proved(known("H2 H3", "SA HA", "S2 S3 H5 H6", trump=spades), 2)  # both trumps may lie in one hand


def test_a_stated_line_that_fails_is_not_proved_though_another_would_do() -> None:
    position = known("H2 H3", "SA S2", "S3 S4 H4 H5")
    assert proved(position, 1)
    assert not proved(position, 2, cards("S2 SA"))
    assert not proved(position, 1, cards("S2 SA"))  # S2 loses, and then SA goes on a heart
    assert proved(position, 1, cards("SA S2"))
    assert proved(known("H2 H3", "SA S5", "S3 S4 H4 H5"), 2, cards("S5 SA"))


def test_a_claim_of_no_tricks_needs_no_proof() -> None:
    assert proved(known("H2", "H3", "HA HK"), 0)


def test_a_defenders_partner_is_not_relied_on() -> None:
    """West holds DA; the claim of both tricks needs East to win the second, so it is not proved."""
    rest = mask("SA SK H2 H3")
    position = Known(
        (mask("H4 H5"), rest, rest, mask("DA D2")), (2, 2, 2, 2), (Seat.WEST,), 1, Seat.WEST, (), 0
    )  # North is dummy
    assert proved(position, 1)
    assert not proved(position._replace(may=(mask("D3 D4"), rest, rest, mask("DA D2"))), 2)


def test_before_dummy_is_seen_nothing_is_proved() -> None:
    rest = mask("SA SK S2 S3 S4 S5")
    position = Known((rest, rest, mask("HA HK"), rest), (2, 2, 2, 2), (Seat.SOUTH, Seat.NORTH), 0, Seat.WEST, (), 0)
    assert not proved(position, 1)


def test_a_proof_on_thirteen_cards_comes_quickly_and_finds_the_top_tricks() -> None:
    position = known(
        "SA SK SQ S2 HA HK H3 DA DK D2 CA CK C2",
        "SJ ST S9 S3 HQ HJ HT DQ DJ DT CQ CJ CT",
        "S4 S5 S6 S7 S8 H2 H4 H5 H6 H7 H8 H9 D3 D4 D5 D6 D7 D8 D9 C3 C4 C5 C6 C7 C8 C9",
    )
    assert proved(position, 12)
    assert proved(position, 13)
