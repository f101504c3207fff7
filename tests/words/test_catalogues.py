"""Every catalogue is complete, says the field's own words, and refuses in whole sentences (SPEC G4, G9)."""

import re
import string
from pathlib import Path

import pytest

import cardavia
from cardavia.cards import FRENCH, MARSEILLE, Illegal, Unreadable
from cardavia.games import Seat
from cardavia.words import languages, words
from cardavia.words.catalogue import read
from cardavia.words.extract import file_of, problems
from cardavia.words.reasons import REASONS

SOURCE = Path(cardavia.__file__).parent
#: What Swedish players say (the federation's law book), and where it must be found.
SWEDISH = {
    "clubs": "klöver",
    "diamonds": "ruter",
    "hearts": "hjärter",
    "spades": "spader",
    "notrump": "sang",
    "Pass": "Pass",
    "Double": "Dubbelt",
    "Redouble": "Redubbelt",
    "declarer": "spelförare",
    "dummy": "träkarl",
    "Lead": "Utspel",
    "Tricks": "Stick",
}


def test_no_sentence_is_missing_left_over_or_untranslated() -> None:
    assert list(problems()) == []


@pytest.mark.parametrize("language", [code for code in languages() if code != "en"])
def test_a_translation_has_the_places_of_its_sentence(language: str) -> None:
    for message in read(file_of(language)):
        if not message.id:
            continue
        ids = message.id if isinstance(message.id, tuple) else (message.id,)
        strings = message.string if isinstance(message.string, tuple) else (message.string,)
        wanted = {name for text in ids for _, name, _, _ in string.Formatter().parse(text) if name}
        for text in strings:
            have = {name for _, name, _, _ in string.Formatter().parse(text) if name}
            assert have <= wanted, message.id
            assert wanted - have <= {"n"}, message.id


def test_swedish_uses_the_words_of_the_law_book() -> None:
    swedish = words("sv")
    assert {english: swedish.text(english) for english in SWEDISH} == SWEDISH
    told = " ".join(str(message.string) for message in read(file_of("sv")))
    for term in ("övertrick", "straff", "zon", "elkontrakt", "tgång", "illslam", "torslam", "redubblat"):
        assert term in told
    for wrong in ("sårbar", "understick", "överstick", "matchboll", "fördubbla"):
        assert wrong not in told.lower()


def test_cards_are_named_as_the_language_names_them() -> None:
    english, swedish = words("en"), words("sv")
    assert [english.card(FRENCH[code]) for code in ("SA", "HT", "DJ")] == ["♠A", "♥10", "♦J"]
    assert [swedish.card(FRENCH[code]) for code in ("SA", "HT", "DJ", "CQ")] == ["♠E", "♥10", "♦Kn", "♣D"]
    assert english.card_name(MARSEILLE["CR"]) == "King of Cups"
    assert swedish.card_name(MARSEILLE["CR"]) == "Bägare kung"
    assert english.card(MARSEILLE["T21"]) == "XXI"


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert words("en").number(25.5) == "25.5"
    assert words("sv").number(25.5) == "25,5"
    assert words("sv").signed(-1430) == "−1430"


def test_a_refusal_is_a_sentence_of_the_readers_language() -> None:
    follow = Illegal("must_follow", suit="H")
    assert words("en").refusal(follow, "bridge") == "You must follow hearts."
    assert words("sv").refusal(follow, "bridge") == "Du måste bekänna hjärter."
    turn = Illegal("not_your_turn", seat=Seat.NORTH)
    assert words("sv").refusal(turn) == "Det är inte din tur. Nord står i tur."
    assert "SA" in words("en").refusal(Unreadable("no_such_card", text="ZZ", pack="french"))


def test_every_reason_that_the_program_refuses_for_has_its_sentence() -> None:
    raised = set()
    for file in SOURCE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        raised |= set(re.findall(r"(?:Unreadable|Illegal|Ambiguous|Refusal|NotFound|Stale)\(\s*\"([a-z_]+)\"", text))
        raised |= set(re.findall(r"super\(\).__init__\(\"([a-z_]+)\"", text))
        raised |= set(re.findall(r"reason: str = \"([a-z_]+)\"", text))
    assert len(raised) > 60
    assert sorted(raised - REASONS.keys()) == []


def test_no_template_holds_text_outside_the_catalogues() -> None:
    for file in (SOURCE / "web" / "templates").rglob("*.html"):
        text = re.sub(
            r"{% block (?:kind|game_class) %}.*?{% endblock %}|{#.*?#}|{%.*?%}|{{.*?}}|<!doctype html>",
            " ",
            file.read_text(encoding="utf-8"),
            flags=re.DOTALL,
        )
        text = re.sub(r"<[^>]*>", " ", text, flags=re.DOTALL)
        left = set(re.findall(r"[A-Za-zÀ-ÿ]{2,}", re.sub(r"&\w+;", " ", text)))
        assert left <= {"Cardavia", "JSON", "PBN"}, f"{file.name}: {left}"


def test_no_attribute_that_is_read_out_holds_text_outside_the_catalogues() -> None:
    for file in (SOURCE / "web" / "templates").rglob("*.html"):
        text = re.sub(r"{#.*?#}|{%.*?%}|{{.*?}}", " ", file.read_text(encoding="utf-8"), flags=re.DOTALL)
        read_out = re.findall(r"\b(?:alt|title|placeholder|aria-label|aria-description|value)=\"([^\"]*)\"", text)
        codes = {"on", "off", "none", "ns", "ew", "both", "yes", "no", "accept", "refuse", "pass", "concede"}
        left = {word for told in read_out for word in re.findall(r"[A-Za-zÀ-ÿ]{2,}", told)} - codes
        assert left == set(), file.name


@pytest.mark.parametrize("language", languages())
def test_every_sentence_of_a_refusal_ends_as_a_sentence_and_shouts_at_nobody(language: str) -> None:
    for candidates in REASONS.values():
        for candidate in candidates:
            told = words(language).text(candidate)
            assert told.rstrip().endswith((".", "?", "}")), told
            assert "!" not in told
