"""Hands and worlds: how they are made, and what is refused before the solver sees it."""

from random import Random

import numpy as np
import pytest

from cardavia.cards import FRENCH, MARSEILLE
from cardavia.games import Deal, Seat
from cardavia.games.bridge import Strain
from cardavia.solve.bridge import (
    cards_of,
    each_card,
    most,
    suit_masks,
    table,
    tables,
    tricks,
    world,
    worlds_array,
)
from tests.bridge_positions import shuffled
from tests.solve.positions import KNOWN, cards, deal

WHOLE = deal(KNOWN[0]["deal"])
TWO_EACH = ("SA SK", "S2 S3", "H2 H3", "D2 D3")


def two_each(*changed: str) -> np.ndarray:
    return worlds_array([[cards(hand) for hand in TWO_EACH], [cards(hand) for hand in changed or TWO_EACH]])


def test_a_mask_has_the_deuce_at_bit_0_and_the_suits_in_rank_order() -> None:
    assert suit_masks(cards("C2 DA H3 HK ST")) == (1, 1 << 12, 1 << 1 | 1 << 11, 1 << 8)
    assert suit_masks(()) == (0, 0, 0, 0)


def test_masks_and_cards_are_the_same_hand_both_ways() -> None:
    for pile in shuffled(Random(8)).piles:
        assert FRENCH.mask(cards_of(suit_masks(pile))) == pile
        assert suit_masks(FRENCH.cards_in(pile)) == suit_masks(pile)


def test_a_world_is_the_same_from_a_deal_from_masks_and_from_cards() -> None:
    dealt = shuffled(Random(9))
    expected = world(dealt)
    assert expected.dtype == np.uint16
    assert expected.shape == (4, 4)
    for given in (dealt.piles, [FRENCH.cards_in(pile) for pile in dealt.piles], expected):
        assert (world(given) == expected).all()
    assert cards_of(expected[Seat.EAST]) == FRENCH.cards_in(dealt.piles[Seat.EAST])
    assert (worlds_array([dealt, WHOLE])[1] == world(WHOLE)).all()


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: suit_masks(cards("SA SA")), "<SA> is twice"),
        (lambda: suit_masks([MARSEILLE["CR"]]), "French pack"),
        (lambda: suit_masks(1 << 52), "bits 0 to 51"),
        (lambda: suit_masks(-1), "bits 0 to 51"),
        (lambda: cards_of((1 << 13, 0, 0, 0)), "bits 0 to 12"),
        (lambda: world(Deal((1, 2, 4))), "four hands"),
        (lambda: world(np.zeros((4, 5), dtype=np.uint16)), "shape"),
    ],
)
def test_what_is_no_hand_is_refused(make, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        make()


@pytest.mark.parametrize(
    ("worlds", "says"),
    [
        (np.zeros((4, 4), dtype=np.uint16), "shape"),
        ([[1, 2, 3, 4]], "shape"),
        (two_each().astype(np.float64), "whole numbers"),
        (two_each().astype(np.int64) - 1, "0 to 8191"),
        (two_each() | np.uint16(1 << 13), "world 0 has a suit's mask with more than 13 bits"),
        (two_each("SA SK", "S2 SK", "H2 H3", "D2 D3"), "world 1 has a card in two places"),
        (two_each("SA SK", "S2 S3 S4", "H2 H3", "D2 D3"), "world 1 has hands of unequal length"),
        (two_each("", "", "", ""), "world 1 has no cards left"),
    ],
)
def test_worlds_that_are_no_positions_are_refused_by_their_number(worlds, says: str) -> None:
    for ask in (
        lambda: tricks(worlds, Strain.NT, Seat.WEST),
        lambda: most(worlds, Seat.NORTH, (), Strain.NT),
        lambda: each_card(worlds, Seat.NORTH, (), Strain.NT, Seat.NORTH),
    ):
        with pytest.raises(ValueError, match=says):
            ask()


def test_worlds_of_other_whole_numbers_are_taken() -> None:
    assert tricks(two_each().astype(np.int64), Strain.NT, Seat.WEST).tolist() == [0, 0]


def test_who_has_played_to_the_trick_has_a_card_less() -> None:
    short = worlds_array([[cards(hand) for hand in ("SA", "S2 S3", "H2 H3", "D2 D3")]])
    assert most(short, Seat.NORTH, cards("SK"), Strain.NT).tolist() == [0]
    with pytest.raises(ValueError, match="one card less"):
        most(short, Seat.EAST, cards("SK"), Strain.NT)
    with pytest.raises(ValueError, match="two places"):
        most(short, Seat.NORTH, cards("SA"), Strain.NT)
    with pytest.raises(ValueError, match="at most 3 cards"):
        most(short, Seat.NORTH, cards("SK S4 S5 S6"), Strain.NT)
    with pytest.raises(ValueError, match="twice"):
        most(short, Seat.NORTH, cards("SK SK"), Strain.NT)


def test_the_seat_to_play_must_be_the_one_whose_turn_it_is_with_one_hand_in_all_worlds() -> None:
    with pytest.raises(ValueError, match="N is to play, not E"):
        each_card(two_each(), Seat.NORTH, (), Strain.NT, Seat.EAST)
    with pytest.raises(ValueError, match="same cards in every world"):
        each_card(two_each("SA SQ", "S2 S3", "H2 H3", "D2 D3"), Seat.NORTH, (), Strain.NT, Seat.NORTH)
    with pytest.raises(ValueError, match="at least one world"):
        each_card(worlds_array([]), Seat.NORTH, (), Strain.NT, Seat.NORTH)


def test_a_table_is_of_a_whole_deal() -> None:
    with pytest.raises(ValueError, match="world 0 is not a whole deal"):
        tables(two_each())
    with pytest.raises(ValueError, match="not a whole deal"):
        table([cards(hand) for hand in TWO_EACH])
