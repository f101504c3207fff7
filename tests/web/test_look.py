"""The sliders restyle everything, and nothing becomes unreadable (SPEC G2)."""

import re
from itertools import product

import pytest

from cardavia.web.look import BAIZE, PAIRS, READABLE, SUITS, contrast_of, css, rgb, tokens

ENDS = (0, 50, 100)


@pytest.mark.parametrize(("contrast", "temperature"), list(product(ENDS, ENDS)))
@pytest.mark.parametrize("dark", [False, True])
def test_every_text_can_be_read_at_the_ends_of_the_sliders(contrast: int, temperature: int, dark: bool) -> None:
    for suits, baize in product(SUITS, BAIZE):
        found = tokens(contrast, temperature, suits, baize, dark)
        for text, grounds in PAIRS:
            for ground in grounds:
                assert contrast_of(rgb(found[text]), rgb(found[ground])) >= READABLE, (text, ground)


@pytest.mark.parametrize("suits", SUITS)
def test_suits_can_be_read_on_cards(suits: str) -> None:
    found = tokens(50, 50, suits, "green", dark=False)
    for suit in "SHDC":
        assert contrast_of(rgb(found[f"suit-{suit}"]), rgb(found["paper"])) >= READABLE


def test_four_colours_tell_the_four_suits_apart() -> None:
    found = tokens(50, 50, "four", "green", dark=False)
    assert len({found[f"suit-{suit}"] for suit in "SHDC"}) == 4


def test_a_candle_is_warmer_than_daylight() -> None:
    warm, cold = (rgb(tokens(50, at, "two", "green", dark=False)["paper"]) for at in (0, 100))
    assert warm[0] / warm[2] > 1.2
    assert cold[0] / cold[2] < 1.0


def test_more_contrast_moves_ink_and_paper_apart() -> None:
    def apart(contrast: int) -> float:
        found = tokens(contrast, 50, "two", "green", dark=False)
        return contrast_of(rgb(found["panel-ink"]), rgb(found["panel"]))

    assert apart(0) < apart(50) < apart(100)


def test_no_grain_is_a_clean_surface() -> None:
    assert "--grain-baize:0.000;--grain-paper:0.000;" in css(50, 0, 50)
    assert "--grain-baize:0.300;" in css(50, 100, 50)


def test_the_theme_follows_the_system_unless_it_is_chosen() -> None:
    assert "prefers-color-scheme:dark" in css(50, 50, 50)
    for theme in ("light", "dark"):
        assert "prefers-color-scheme" not in css(50, 50, 50, theme=theme)


def test_the_sheet_holds_custom_properties_only() -> None:
    body = re.sub(
        r"--[\w-]+:(#[0-9a-f]{6}|[\d.]+);|color-scheme:(light|dark);", "", css(3, 97, 12, "four", "auto", "blue")
    )
    assert re.sub(r"\s", "", body) == ":root{}@media(prefers-color-scheme:dark){:root{}}"
