"""The cards' pictures: every card is there, in the look's colours, small enough to be fetched at once (SPEC G1, G2)."""

import gzip
import re
import subprocess
import sys
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import pytest

from cardavia.cards import FRENCH_54, MARSEILLE
from cardavia.web.look import css

ROOT = Path(__file__).parents[2]
STATIC = Path(str(files("cardavia.web"))) / "static"
PACKS = {"french": FRENCH_54, "marseille": MARSEILLE}


@pytest.fixture(params=sorted(PACKS))
def pack(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class Elements(HTMLParser):
    """The elements of a drawing, in order, each with its attributes; names in small letters."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))


def text_of(pack: str) -> str:
    return (STATIC / f"{pack}.svg").read_text(encoding="utf-8")


def drawn(pack: str) -> list[tuple[str, dict[str, str]]]:
    return Elements(text_of(pack)).found


def test_every_card_of_the_pack_and_the_back_has_a_picture_of_five_to_eight(pack: str) -> None:
    symbols = {of["id"]: of["viewbox"] for tag, of in drawn(pack) if tag == "symbol"}
    del symbols["fan"]  # an ornament
    assert set(symbols) == {card.code for card in PACKS[pack].cards} | {"back"}
    assert set(symbols.values()) == {"0 0 250 400"}


def test_what_a_picture_refers_to_is_in_the_same_file_once(pack: str) -> None:
    elements = drawn(pack)
    names = [of["id"] for _, of in elements if "id" in of]
    assert len(set(names)) == len(names)
    assert {of["href"] for tag, of in elements if tag == "use"} <= {f"#{name}" for name in names}


def test_colours_are_the_pages_own_so_that_the_sliders_reach_the_cards(pack: str) -> None:
    known = set(re.findall(r"--([\w-]+):#", css(50, 50, 50, theme="light")))
    for _, of in drawn(pack):
        for name in ("fill", "stroke"):
            value = of.get(name, "none")
            found = re.fullmatch(r"var\(--([\w-]+),#[0-9a-f]{6}\)", value)
            assert value == "none" or (found and found[1] in known), value


def test_a_picture_needs_no_script_style_or_font_of_the_reader(pack: str) -> None:
    for tag, of in drawn(pack):
        assert tag in {"svg", "defs", "symbol", "g", "path", "circle", "use"}
        assert not {"style", "class", "onload"} & set(of)


def test_a_pack_comes_in_one_breath(pack: str) -> None:
    """A first visit may weigh 150 kB in all."""
    assert len(gzip.compress((STATIC / f"{pack}.svg").read_bytes())) < 60_000


def test_no_two_cards_look_the_same(pack: str) -> None:
    seen = re.findall(r'<symbol id="[^"]+" viewBox="0 0 250 400">(.*)</symbol>', text_of(pack))
    assert len(seen) == len(PACKS[pack].cards) + 1
    assert len(set(seen)) == len(seen)


def test_the_pictures_served_are_those_that_the_scripts_draw(pack: str, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "art", str(tmp_path)], cwd=ROOT, check=True)
    assert (tmp_path / f"{pack}.svg").read_text(encoding="utf-8") == text_of(pack)
