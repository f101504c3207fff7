"""A system's card: every rule of every book in words, in each language."""

import re

import pytest

from cardavia.robots.bridge.system.book import BadBook, Rule, book, names
from cardavia.words import languages, words
from cardavia.words.conditions import condition
from cardavia.words.systems import Card, Line, call, card, line, promise, signs, situation

EN, SV = words("en"), words("sv")


def rules(found: Card) -> list[Line]:
    return [each for chapter in found.chapters for part in chapter.parts for each in part.lines]


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", languages())
def test_every_rule_and_situation_of_every_book_is_on_its_card(name: str, language: str) -> None:
    found = card(words(language), name)
    assert len(rules(found)) == sum(len(section.rules) for section in book(name).sections) > 1000
    assert sum(len(chapter.parts) for chapter in found.chapters) == len(book(name).sections)
    for chapter in found.chapters:
        for part in chapter.parts:
            told = " ".join((part.calls, part.when, *(each.promise for each in part.lines)))
            # Nothing is left as the book writes it.
            assert not re.search(r"\b(hcp|pts|sup|bal|semi|keys|djump|\d fifteen)\b|[<>|]|\bthey hold\b", told), told
            assert not re.search(r"\b\d[CDHS]\b", told), told


@pytest.mark.parametrize(
    ("term", "english", "swedish"),
    [
        ("4+ M", "4+ M", "4+ M"),
        ("together 25+", "25+ points with partner’s least", "25+ poäng med partnerns minsta"),
        (
            "together 26-30 sup g",
            "26–30 points with partner’s least, counted in support of g",
            "26–30 poäng med partnerns minsta, räknat som stöd för g",
        ),
        ("fit p 8+", "8+ p with partner’s least", "8+ p med partnerns minsta"),
        ("they hold 1", "the last bid is theirs", "det sista bjudet är deras"),
        ("not passed", "you have not passed", "du har inte passat"),
        ("partner M 4+", "partner has shown 4+ M", "partnern har visat 4+ M"),
        ("x < M or 5+ H", "M longer than x or 5+ ♥", "M längre än x eller 5+ ♥"),
        ("stops", "a stopper in each of their suits", "håll i var och en av deras färger"),
        ("seat 1-3", "in seat 1–3", "på plats 1–3"),
        ("any", "", ""),
    ],
)
def test_terms_keep_the_letters_that_stand_for_suits(term: str, english: str, swedish: str) -> None:
    assert condition(EN, term) == english
    assert condition(SV, term) == swedish


def test_calls_are_written_as_players_write_them() -> None:
    assert [call(EN, text) for text in ("P", "1NT", "2H", "3M", "jump u", "game NT", "NT")] == [
        "Pass",
        "1NT",
        "2♥",
        "3M",
        "jump in u",
        "game in NT",
        "cheapest NT",
    ]
    assert signs(SV, "7S") == "7♠"
    assert situation(EN, book("sayc"), "1NT (P|X) transfer/M (bid)") == "1NT (Pass/Double) Transfer (M) (a bid)"
    assert situation(SV, book("sayc"), "... stayman (P)") == "… Stayman (Pass)"


def test_a_line_says_what_the_call_needs_and_whether_it_forces() -> None:
    rule = Rule("2NT", "not passed, 13+ hcp, 4+ M", frozenset({"artificial", "gf", "forcing"}), "Jacoby 2NT")
    told = line(EN, rule)
    assert (told.call, told.name, told.promise) == ("2NT", "Jacoby 2NT", "you have not passed, 13+ points, 4+ M")
    assert told.notes == "artificial, forcing to game"
    assert promise(EN, "") == ""


def test_there_is_no_card_of_a_system_that_is_not_there() -> None:
    with pytest.raises(BadBook):
        card(EN, "kaplan")
