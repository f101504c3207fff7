"""PBN files as they are found: each gives the boards that it should, or the warning."""

import json
from pathlib import Path
from typing import Any

import pytest

from cardavia.records import pbn
from tests.cases.written import told

FOLDER = Path(__file__).parent / "files"
EXPECTED: dict[str, Any] = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
REPORTED = {"27_revoke_or_wrong_hand.pbn": "illegal_play", "28_result_mismatch.pbn": "result_differs"}


@pytest.mark.parametrize("name", [name for name in EXPECTED if "boards" in EXPECTED[name]])
def test_a_file_gives_its_boards(name: str) -> None:
    boards, _ = pbn.read((FOLDER / name).read_bytes())
    expected = EXPECTED[name]["boards"]
    assert len(boards) == len(expected)
    for board, want in zip(boards, expected, strict=True):
        got = told(board)
        if want.get("auction") is None:
            want = {**want, "auction": got["auction"]}
        assert {field: got[field] for field in want} == want


@pytest.mark.parametrize("name", REPORTED)
def test_what_must_be_reported_is_a_warning(name: str) -> None:
    (board,), _ = pbn.read((FOLDER / name).read_bytes())
    assert REPORTED[name] in [warned.reason for warned in board.warnings]


def test_statistics_behind_the_records_are_passed_over_with_a_warning() -> None:
    boards, warned = pbn.read((FOLDER / "32_dealer_statistics_tail.pbn").read_bytes())
    assert len(boards) == 1
    assert {item.reason for item in warned} == {"stray_text"}
