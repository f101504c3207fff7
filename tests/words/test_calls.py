"""What calls mean, in words: points, lengths, flags and names as the book has them (SPEC B)."""

import pytest

from cardavia.robots import Why
from cardavia.robots.bridge.system.book import book, names
from cardavia.robots.bridge.system.reading import Table, read
from cardavia.robots.bridge.system.terms import Facts, promise
from cardavia.words import explaining, words
from cardavia.words.calls import ABOUT, FLAGS, auction, choices, in_book, title
from cardavia.words.extract import titles
from cardavia.words.promises import promised

EN, SV = words("en"), words("sv")
SIGNS = "♣♦♥♠"


def told(language: str, *calls: str) -> str:
    """What the last of these calls means."""
    return auction(words(language), read(Table(), calls))[-1][1]


@pytest.mark.parametrize(
    ("text", "english", "swedish"),
    [
        ("15-17 hcp, bal", "15–17 points, balanced", "15–17 poäng, jämn hand"),
        ("11+ hcp, 0-15 hcp, 5+ H", "11–15 points, 5+ ♥", "11–15 poäng, 5+ ♥"),
        ("4 H or 4 S, 8+ hcp", "8+ points, 4 ♥ or 4 ♠", "8+ poäng, 4 ♥ eller 4 ♠"),
        ("10-12 sup S", "10–12 points in support of ♠", "10–12 stödpoäng för ♠"),
        ("6-13 C, stop D, not bal", "6+ ♣, a stopper in ♦, unbalanced", "6+ ♣, håll i ♦, ojämn hand"),
        ("1 aces, 0-2 kings", "1 ace, 0–2 kings", "1 ess, 0–2 kungar"),
        ("9+ tricks, 3.5+ quick", "9+ playing tricks, 3.5+ quick tricks", "9+ spelstick, 3,5+ toppstick"),
        ("top 2/3 H, S < H", "2 of the 3 highest in ♥, ♥ longer than ♠", "2 av de 3 högsta i ♥, ♥ längre än ♠"),
        ("not queen C, longest C", "without the queen of ♣, ♣ the longest suit", "utan ♣-dam, ♣ längsta färg"),
        ("any, seat 1", "", ""),
    ],
)
def test_a_promise_is_told_term_by_term(text: str, english: str, swedish: str) -> None:
    terms = [term.said for term in promise(text, Facts()).terms]
    assert ", ".join(promised(EN, terms, SIGNS)) == english
    assert ", ".join(promised(SV, terms, SIGNS)) == swedish


def test_stoppers_are_told_for_the_suits_that_they_showed() -> None:
    terms = [term.said for term in promise("stops", Facts(theirs=(1, 3))).terms]
    assert promised(EN, terms, SIGNS) == ["a stopper in ♦ and ♠"]


def test_calls_of_an_auction_are_told_with_names_and_flags() -> None:
    assert told("en", "1NT") == "Strong notrump: 15–17 points, balanced."
    assert told("sv", "1NT") == "Stark sang: 15–17 poäng, jämn hand."
    assert told("en", "1NT", "P", "2C") == "Stayman: asks for a four-card major; artificial, forcing."
    assert told("en", "1NT", "P", "2D") == "Transfer (♥): 5+ ♥; artificial, forcing."
    assert told("sv", "1NT", "P", "2D") == "Överföring (♥): 5+ ♥; konventionellt, rondkrav."
    assert told("en", "1S", "P", "2NT") == "Jacoby 2NT: 13+ points, 4+ ♠; artificial, forcing to game."


def test_rules_that_make_the_same_call_are_told_by_what_is_common_to_them() -> None:
    # Three rules open 1♠, each with its own strength; all show 12 to 21 and five.
    assert told("en", "1S") == "Five-card major: 12–21 points, 5+ ♠."
    # One rule needs six spades to the ace and king or queen, the other less, not vulnerable.
    assert told("en", "2S").startswith("Weak two: 5–11 points, 6 ♠, 0–3 ♥")


def test_a_call_that_no_rule_makes_is_told_by_its_sound() -> None:
    assert told("en", "1NT", "P", "5S") == "Not in the book. By its sound: 5+ ♠."
    assert told("sv", "1C", "P", "7NT") == "Står inte i systemet."


def test_what_could_be_called_is_told_before_it_is_called() -> None:
    state = read(Table(), ("1NT", "P"))
    found = choices(EN, state, ["P", "2H", "5S"])
    assert found["2H"] == "Transfer (♠): 5+ ♠; artificial, forcing."
    assert found["5S"].startswith("Not in the book.")
    assert {"P", "2C", "2H"} <= in_book(state)
    assert "5S" not in in_book(state)


def test_every_name_in_the_books_has_a_swedish_word_of_its_own_or_is_a_proper_name() -> None:
    proper = {"Stayman", "Blackwood", "Gerber", "Michaels", "Splinter", "Minimum", "Maximum", "Acol"}
    same = {name for name in set(titles()) if title(SV, name) == name} - proper - {book(s).title for s in names()}
    assert same == set()


def test_what_conventions_are_about_is_told_of_names_that_the_books_have() -> None:
    assert set(ABOUT) <= set(titles())
    flags = {
        flag for name in names() for section in book(name).sections for rule in section.rules for flag in rule.flags
    }
    assert flags <= set(FLAGS)


def test_a_robots_reason_names_its_rule_in_the_readers_language() -> None:
    why = Why("rule", rule="Takeout double")
    assert explaining.sentence(SV, why, "bridge") == "Systemet har en regel för detta: Upplysningsdubbling."
    for key in ("sense", "proof", "usual_card"):
        assert "reason is" not in explaining.sentence(EN, Why(key), "bridge")
