"""Whole deals are played as they were when a person last read them."""

import difflib
from pathlib import Path

import pytest

from tests.goldens.scripts import SCRIPTS, Script

FOLDER = Path(__file__).parent / "files"


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_deal_reads_as_its_golden(script: Script) -> None:
    kept = (FOLDER / f"{script.name}.txt").read_text(encoding="utf-8")
    now = script.text()
    if now != kept:
        diff = "\n".join(list(difflib.unified_diff(kept.splitlines(), now.splitlines(), lineterm="", n=1))[:40])
        pytest.fail(f"{script.name} differs; if that is right, run `python -m tests.goldens`\n{diff}")


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_golden_shows_what_its_name_says(script: Script) -> None:
    kept = (FOLDER / f"{script.name}.txt").read_text(encoding="utf-8")
    assert [words for words in script.shows if words not in kept] == []


def test_every_golden_has_its_script() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {script.name for script in SCRIPTS}
