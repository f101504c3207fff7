"""How a hand is laid out: colours in turn, high cards first, trumps at one end."""

import pytest

from cardavia.cards import FRENCH, MARSEILLE, arranged, suit_order


def test_all_four_suits_stand_black_and_red_in_turn() -> None:
    assert suit_order(FRENCH, "CDHS") == "SHCD"
    assert suit_order(MARSEILLE, "CSBD") == "SCBD"


@pytest.mark.parametrize(
    ("held", "order"), [("CDS", "SDC"), ("CHS", "SHC"), ("DHS", "HSD"), ("CDH", "HCD"), ("CS", "SC"), ("", "")]
)
def test_colours_alternate_without_a_missing_suit_too(held: str, order: str) -> None:
    assert suit_order(FRENCH, held) == order


def test_bridge_trumps_stand_first_when_asked() -> None:
    assert suit_order(FRENCH, "CDHS", first="C") == "CHSD"
    assert suit_order(FRENCH, "DHS", first="C") == "HSD"


def test_the_excuse_and_the_trumps_stand_before_the_suits_of_a_tarot_hand() -> None:
    assert suit_order(MARSEILLE, "CSBDTE") == "ETSCBD"


def test_high_cards_come_first_unless_low_first_is_asked() -> None:
    hand = [MARSEILLE[code] for code in ("C1", "CR", "T1", "T21", "C10")]
    assert [card.code for card in arranged(MARSEILLE, hand)] == ["T21", "T1", "CR", "C10", "C1"]
    assert [card.code for card in arranged(MARSEILLE, hand, low_first=True)] == ["T1", "T21", "C1", "C10", "CR"]


def test_arranging_loses_no_card() -> None:
    assert sorted(arranged(FRENCH, FRENCH)) == list(FRENCH)
