"""The rules pages: complete in each language, and their examples are what the program scores (SPEC G3)."""

import re

import pytest

from cardavia.games import Seat
from cardavia.games.bridge import Contract as BridgeContract
from cardavia.games.bridge import Strain, score
from cardavia.games.bridge.score import (
    DOUBLED_OVERTRICK,
    DOUBLED_UNDERTRICKS,
    GAME,
    INSULT,
    PARTSCORE,
    SLAM,
    UNDERTRICK,
)
from cardavia.games.tarot import Contract, Level, Side, settle, target
from cardavia.words import languages, words

GAMES = ("bridge", "tarot")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_page_begins_with_players_and_single_deal_and_has_numbered_sections(game: str, language: str) -> None:
    page = words(language).rules(game)
    assert page.subtitle.startswith("4 ")
    assert {"en": "single deal", "sv": "en enda giv"}[language] in page.subtitle
    assert [section.number for section in page.sections] == list(range(1, len(page.sections) + 1))
    assert all(section.blocks for section in page.sections)


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_of_all_languages_have_the_same_shape(game: str) -> None:
    def shape(language: str) -> list[list[tuple[str, int]]]:
        page = words(language).rules(game)
        return [[(b.kind, len(b.lines) or len(b.rows)) for b in section.blocks] for section in page.sections]

    for language in languages():
        assert shape(language) == shape("en")


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_a_section_are_the_same_in_all_languages(game: str) -> None:
    def figures(language: str) -> list[list[str]]:
        page = words(language).rules(game)
        texts = [
            " ".join(" ".join((*b.lines, *(c for row in b.rows for c in row))) for b in s.blocks) for s in page.sections
        ]
        return [sorted(re.findall(r"\d+", text.replace(",", ".").replace(" ", ""))) for text in texts[-4:]]

    for language in languages():
        assert figures(language) == figures("en")


def section(game: str, heading: str) -> str:
    page = words("en").rules(game)
    found = next(section for section in page.sections if section.heading == heading)
    return " ".join(line for block in found.blocks for line in (*block.lines, *map(" ".join, block.rows)))


def test_the_bridge_example_is_what_the_program_scores() -> None:
    made = score(BridgeContract(4, Strain.H, 1, Seat.SOUTH), True, 11)
    text = section("bridge", "An example")
    for points in (made.trick_points, made.part_or_game_bonus, made.insult, made.overtricks, made.total):
        assert re.search(rf"\b{points}\b", text)


def test_the_tarot_examples_are_what_the_program_settles() -> None:
    text = section("tarot", "Examples")
    prise = settle(Contract.PRISE, 94, 2, Side.TAKER, [(Side.DEFENCE, Level.SINGLE)])
    assert [int(line.points) for line in prise.lines] == [31, 10, 20]
    assert "Each defender pays 61, and the taker gets 183." in text
    assert (prise.per_defender, prise.scores(Seat.SOUTH)[Seat.SOUTH]) == (61, 183)
    garde = settle(Contract.GARDE, 101, 1)
    assert (garde.per_defender, garde.scores(Seat.SOUTH)[Seat.SOUTH]) == (-51, -153)
    assert "pays 51 to each defender, 153 in all" in text


def test_the_bridge_tables_are_the_programs_own() -> None:
    made, failed = (
        section("bridge", "The score of a contract that is made"),
        section("bridge", "The score of a contract that fails"),
    )
    rows = {
        "Game (tricks bid are worth 100 or more)": GAME,
        "Small slam (level 6), besides game": SLAM[6],
        "Grand slam (level 7), besides game": SLAM[7],
        "Partscore (tricks bid are worth less than 100)": (PARTSCORE, PARTSCORE),
        "Made doubled": (INSULT[1], INSULT[1]),
        "Made redoubled": (INSULT[2], INSULT[2]),
        "Each overtrick, doubled": DOUBLED_OVERTRICK,
    }
    for name, (not_vulnerable, vulnerable) in rows.items():
        assert f"{name} {not_vulnerable} {vulnerable}" in made
    for name, at in (("The first", 0), ("The second and the third", 1), ("Each further one", 2)):
        assert f"{name}, doubled {DOUBLED_UNDERTRICKS[0][at]} {DOUBLED_UNDERTRICKS[1][at]}" in failed
    assert f"Each, undoubled {UNDERTRICK[0]} {UNDERTRICK[1]}" in failed


def test_the_tarot_targets_are_the_programs_own() -> None:
    text = section("tarot", "The aim")
    for name, bouts in (("None", 0), ("One", 1), ("Two", 2), ("All three", 3)):
        assert f"{name} {target(bouts)}" in text
