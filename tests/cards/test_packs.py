"""SPEC B1, T1, T8: what the packs are made of."""

import pickle

import pytest

from cardavia.cards import FRENCH, FRENCH_54, MARSEILLE, Unreadable


def test_the_french_pack_has_thirteen_cards_in_each_of_four_suits() -> None:
    assert len(FRENCH) == 52
    assert {suit: mask.bit_count() for suit, mask in FRENCH.suits.items()} == {"C": 13, "D": 13, "H": 13, "S": 13}


def test_the_54_card_pack_is_the_52_and_a_red_and_a_black_joker() -> None:
    assert FRENCH_54.cards[:52] == FRENCH.cards
    assert [card.code for card in FRENCH_54.cards[52:]] == ["JB", "JR"]


def test_bridge_ranks_run_from_two_to_ace() -> None:
    spades = [card for card in FRENCH if card.suit == "S"]
    assert "".join(card.code[1] for card in sorted(spades, key=lambda card: card.rank)) == "23456789TJQKA"


def test_the_marseille_pack_has_fourteen_in_each_suit_twenty_one_trumps_and_the_excuse() -> None:
    sizes = {suit: mask.bit_count() for suit, mask in MARSEILLE.suits.items()}
    assert sizes == {"C": 14, "S": 14, "B": 14, "D": 14, "T": 21, "E": 1}


def test_the_tarot_pack_is_worth_ninety_one_points() -> None:
    assert sum(card.half_points for card in MARSEILLE) == 2 * 91


@pytest.mark.parametrize(
    ("code", "half_points"),
    [("T1", 9), ("T21", 9), ("EX", 9), ("CR", 9), ("SQ", 7), ("BC", 5), ("DV", 3), ("C10", 1), ("T20", 1), ("S1", 1)],
)
def test_card_points(code: str, half_points: int) -> None:
    assert MARSEILLE[code].half_points == half_points


def test_the_ace_is_the_lowest_card_of_a_tarot_suit_and_the_king_the_highest() -> None:
    cups = sorted((card for card in MARSEILLE if card.suit == "C"), key=lambda card: card.rank)
    assert (cups[0].code, cups[-1].code) == ("C1", "CR")


def test_a_card_keeps_its_identity_through_pickling() -> None:
    for pack in (FRENCH, FRENCH_54, MARSEILLE):
        for card in pack:
            assert pickle.loads(pickle.dumps(card)) is card


def test_a_mask_gives_its_cards_back() -> None:
    cards = (MARSEILLE["C1"], MARSEILLE["T21"], MARSEILLE["EX"])
    assert MARSEILLE.cards_in(MARSEILLE.mask(cards)) == cards


def test_an_unknown_card_is_refused_with_its_text() -> None:
    with pytest.raises(Unreadable) as refused:
        FRENCH["S1"]
    assert refused.value.reason == "no_such_card"
    assert refused.value.values["text"] == "S1"


def test_a_refusal_keeps_its_reason_through_pickling() -> None:
    again = pickle.loads(pickle.dumps(Unreadable("no_such_card", text="S1")))
    assert (again.reason, again.values) == ("no_such_card", {"text": "S1"})
