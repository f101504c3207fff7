"""Every card of both packs is drawn, small enough to load, and safe under the site's policy (SPEC G1)."""

import gzip
import re
from collections import Counter
from pathlib import Path

import pytest

import cardavia
from cardavia.cards import FRENCH_54, MARSEILLE, Pack

STATIC = Path(cardavia.__file__).parent / "web" / "static"
SPRITES = (("french.svg", FRENCH_54), ("marseille.svg", MARSEILLE))


@pytest.mark.parametrize(("file", "pack"), SPRITES, ids=("french", "marseille"))
def test_every_card_and_the_back_have_one_symbol(file: str, pack: Pack) -> None:
    found = Counter(re.findall(r'<symbol id="([\w-]+)"', (STATIC / file).read_text()))
    assert found == Counter([*(card.code for card in pack), "back"])


@pytest.mark.parametrize(("file", "pack"), SPRITES, ids=("french", "marseille"))
def test_no_two_things_of_a_sprite_share_an_id_and_every_reference_is_met(file: str, pack: Pack) -> None:
    text = (STATIC / file).read_text()
    ids = re.findall(r'\bid="([\w-]+)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([\w-]+)"', text)) <= set(ids)


@pytest.mark.parametrize(("file", "pack"), SPRITES, ids=("french", "marseille"))
def test_a_sprite_needs_no_font_no_style_and_no_script(file: str, pack: Pack) -> None:
    assert not re.search(r"<text|<style|style=|<script|on\w+=|url\(", (STATIC / file).read_text())


@pytest.mark.parametrize(("file", "pack"), SPRITES, ids=("french", "marseille"))
def test_a_sprite_is_small_when_compressed(file: str, pack: Pack) -> None:
    assert len(gzip.compress((STATIC / file).read_bytes())) < 60_000


def test_all_colours_come_from_the_look() -> None:
    for file, _ in SPRITES:
        fills = set(re.findall(r'(?:fill|stroke)="([^"]+)"', (STATIC / file).read_text()))
        assert all(fill == "none" or fill.startswith("var(--") for fill in fills), fills
