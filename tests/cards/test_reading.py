"""SPEC P3, T1, G9: how cards are read from what people write."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.cards import FRENCH, FRENCH_54, MARSEILLE, Ambiguous, Pack, Unreadable, find_cards, read_card

FRENCH_SPELLINGS = [
    ("SA", "SA SA sa S-A ♠A A♠ ♤a ♠️A AS s.a ＳＡ"),
    ("ST", "ST S10 s10 ♠10 10♠ T♠ 10S ts ♠T"),
    ("C2", "C2 ♣2 2C 2♣ c2"),
    ("HJ", "HJ ♥J ♥Kn hKN ♥V jh"),
    ("DK", "DK ♦K KD ♦R kd"),
    ("HA", "♥E hE ♥As"),
    ("SQ", "♠D sD ♠Q DS QS"),
]
FRENCH_NAMES = [
    (
        "SA",
        ["ace of spades", "Ace Of Spades", "spader ess", "spaderess", "as de pique", "the ace of spades"],
    ),
    ("HK", ["king of hearts", "hjärter kung", "roi de cœur", "roi de coeur", "HJÄRTER KUNG", "hj K"]),
    ("DQ", ["queen of diamonds", "ruter dam", "dame de carreau", "ru D"]),
    ("CJ", ["jack of clubs", "klöver knekt", "valet de trèfle", "kl Kn"]),
    ("CT", ["ten of clubs", "klöver tio", "klöver 10", "dix de trèfle", "10 of clubs"]),
    ("H8", ["eight of hearts", "hjärter åtta", "huit de cœur"]),
    ("S2", ["two of spades", "deuce of spades", "spader två", "spader 2", "deux de pique"]),
]
TAROT_NAMES = [
    ("CR", ["CR", "cr", "king of cups", "kung av bägare", "roi de coupes", "bägare kung", "♥R", "RC"]),
    ("SQ", ["SQ", "queen of swords", "reine d'épées", "dame d’épée", "svärd dam", "SD", "♠D", "spader dam"]),
    ("BC", ["BC", "knight of batons", "cavalier de bâtons", "riddare av stavar", "stavar riddare", "♣C", "BN"]),
    ("DV", ["DV", "jack of coins", "valet de deniers", "mynt knekt", "♦V", "DJ", "valet de carreau"]),
    ("S1", ["S1", "ace of swords", "as d'épées", "svärd ess", "♠A", "SA", "1 of swords"]),
    ("C10", ["C10", "C 10", "CT", "10 of cups", "dix de coupes", "tio av bägare"]),
    ("T21", ["T21", "t21", "T 21", "21", "XXI", "trump 21", "atout XXI", "trumf 21", "Le Monde"]),
    ("T1", ["T1", "Petit", "le petit", "Le Bateleur", "trump I", "the Petit"]),
    ("T4", ["T4", "trump IV", "iv"]),
    ("T10", ["T10", "X", "trump 10", "La Roue de Fortune"]),
    ("T17", ["T17", "17", "Ⅹ​Ⅶ".replace("\u200b", ""), "L'Étoile", "L’Etoile"]),
    ("EX", ["EX", "ex", "Excuse", "l'excuse", "Le Mat", "fool", "The Fool", "Narren", "Excusen"]),
]  # fmt: skip


@pytest.mark.parametrize(("code", "texts"), FRENCH_SPELLINGS)
def test_short_forms_of_french_cards(code: str, texts: str) -> None:
    assert {text: read_card(FRENCH, text).code for text in texts.split()} == dict.fromkeys(texts.split(), code)


@pytest.mark.parametrize(("code", "texts"), FRENCH_NAMES)
def test_names_of_french_cards_in_three_languages(code: str, texts: list[str]) -> None:
    assert {text: read_card(FRENCH, text).code for text in texts} == dict.fromkeys(texts, code)


@pytest.mark.parametrize(("code", "texts"), TAROT_NAMES)
def test_names_of_tarot_cards_in_three_languages(code: str, texts: list[str]) -> None:
    assert {text: read_card(MARSEILLE, text).code for text in texts} == dict.fromkeys(texts, code)


def test_the_jokers_are_told_apart_by_colour_or_size() -> None:
    assert read_card(FRENCH_54, "red joker").code == read_card(FRENCH_54, "stora jokern").code == "JR"
    assert read_card(FRENCH_54, "black joker").code == read_card(FRENCH_54, "small joker").code == "JB"
    with pytest.raises(Ambiguous) as asked:
        read_card(FRENCH_54, "joker")
    assert [card.code for card in asked.value.values["options"]] == ["JB", "JR"]


@pytest.mark.parametrize("pack", [FRENCH, FRENCH_54, MARSEILLE], ids=lambda pack: pack.name)
def test_every_code_reads_as_its_own_card_in_both_cases(pack: Pack) -> None:
    for card in pack:
        assert read_card(pack, card.code) is card
        assert read_card(pack, card.code.lower()) is card


def test_every_french_card_is_read_rank_first_as_well() -> None:
    assert [read_card(FRENCH, card.code[::-1]) for card in FRENCH] == list(FRENCH)


@pytest.mark.parametrize(
    ("pack", "text", "options"),
    [
        (FRENCH, "2", "C2 D2 H2 S2"),
        (FRENCH, "ace", "CA DA HA SA"),
        (FRENCH, "RD", "DQ DK"),  # ruter dam, or roi of diamonds
        (FRENCH, "CV", "CJ HJ"),  # jack of clubs, or valet de coeur
        (MARSEILLE, "7", "C7 S7 B7 D7 T7"),
        (MARSEILLE, "roi", "CR SR BR DR"),
        (MARSEILLE, "CD", "CQ DC"),  # coupes dame, or cavalier de deniers
        (MARSEILLE, "V", "CV SV BV DV T5"),  # a jack, or trump five
    ],
)
def test_a_text_that_fits_several_cards_asks_which(pack: Pack, text: str, options: str) -> None:
    with pytest.raises(Ambiguous) as asked:
        read_card(pack, text)
    assert asked.value.reason == "which_card"
    assert " ".join(card.code for card in asked.value.values["options"]) == options


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "S1",
        "SX",
        "1S",
        "11",
        "spades",
        "of",
        "SAA",
        "♠",
        "♠♠",
        "ЅА",
        "AK",
        "TA",
        "T2 1",
        "x" * 10_000,
        "\0",
        "🂡",
    ],
)
def test_what_names_no_french_card_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_card(FRENCH, text)
    assert refused.value.reason == "no_such_card"
    assert len(str(refused.value.values["text"])) <= 30


@pytest.mark.parametrize("text", ["T0", "T22", "22", "XXII", "C0", "C11", "IIII", "ten of trumps of cups", "JR"])
def test_what_names_no_tarot_card_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        read_card(MARSEILLE, text)


def test_a_list_of_cards_is_read_in_its_order() -> None:
    found = find_cards(FRENCH, "SA, ♥ 10 king of diamonds; klöver 2 and 3C")
    assert [card.code for card in found] == ["SA", "HT", "DK", "C2", "C3"]


def test_two_numbers_in_a_list_are_two_cards() -> None:
    assert [card.code for card in find_cards(MARSEILLE, "T2 XI T12 13 14")] == ["T2", "T11", "T12", "T13", "T14"]
    with pytest.raises(Ambiguous):
        find_cards(MARSEILLE, "T2 1")


def test_the_first_word_that_is_no_card_is_named() -> None:
    with pytest.raises(Unreadable) as refused:
        find_cards(FRENCH, "SA SB SC")
    assert refused.value.values["text"] == "SB"
    assert find_cards(FRENCH, "  ") == ()


@settings(max_examples=50)
@given(st.lists(st.sampled_from(MARSEILLE.cards), max_size=8))
def test_a_list_of_codes_reads_back(cards: list[object]) -> None:
    assert find_cards(MARSEILLE, " ".join(map(str, cards))) == tuple(cards)


@settings(max_examples=50)
@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        read = read_card(MARSEILLE, text)
    except (Unreadable, Ambiguous):
        return
    assert read in MARSEILLE
