"""Who reads which language, and what adding one takes: one catalogue file (SPEC G4)."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardavia.words import add_catalogues, catalogue, choose, languages, own_name, words
from cardavia.words.words import words as made

HEAD = r"""msgid ""
msgstr ""
"Language: {0}\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
"Content-Type: text/plain; charset=utf-8\n"

"""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of catalogues beside ours, gone again after the test."""
    monkeypatch.setattr(catalogue, "_FOLDERS", [*catalogue._FOLDERS])
    yield tmp_path
    monkeypatch.undo()
    for cached in (catalogue.languages, catalogue.translations, made):
        cached.cache_clear()


def write(folder: Path, language: str, **sentences: str) -> None:
    file = folder / language / "LC_MESSAGES" / "cardavia.po"
    file.parent.mkdir(parents=True)
    body = "".join(f'msgid "{english}"\nmsgstr "{told}"\n\n' for english, told in sentences.items())
    file.write_text(HEAD.format(language) + body, encoding="utf-8")


def test_a_language_is_added_by_one_catalogue_file(elsewhere: Path) -> None:
    assert "da" not in languages()
    write(elsewhere, "da", spades="spar", ace="es", North="Nord")
    add_catalogues(elsewhere)
    assert "da" in languages()
    assert choose("da-DK, en;q=0.5") == "da"
    assert words("da").text("spades") == "spar"
    assert words("da").number(25.5) == "25,5"


def test_a_sentence_that_a_catalogue_lacks_stays_english(elsewhere: Path) -> None:
    write(elsewhere, "da", spades="spar")
    add_catalogues(elsewhere)
    assert words("da").text("hearts") == "hearts"
    assert words("da").plural("{n} card", "{n} cards", 2) == "2 cards"


def test_a_plug_in_brings_the_words_of_its_game(elsewhere: Path) -> None:
    before = words("sv")
    write(elsewhere, "sv", Pigeons="Duvor")
    add_catalogues(elsewhere)
    assert before.game("pigeons") == words("sv").game("pigeons") == "Duvor"
    assert words("sv").text("spades") == "spader"


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ((None,), "en"),
        (("sv",), "sv"),
        (("SV-fi",), "sv"),
        (("xx, sv;q=0.1",), "sv"),
        (("en;q=0.2, sv;q=0.8",), "sv"),
        (("zz", "sv"), "sv"),
        (("*",), "en"),
        (("sv;q=one",), "en"),
        ((";;;,,,=" * 200,), "en"),
        (("../../etc",), "en"),
    ],
)
def test_the_nearest_language_that_we_have_is_chosen(wishes: tuple[str | None, ...], language: str) -> None:
    assert choose(*wishes) == language


def test_languages_are_named_in_themselves() -> None:
    assert [own_name(code) for code in languages()][:2] == ["English", "Svenska"]
