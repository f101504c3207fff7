"""PBN files as they are found: each gives the boards that it should, or the warning."""

import json
from pathlib import Path
from typing import Any

import pytest

from cardavia.games import Seat
from cardavia.games.bridge import Vulnerable
from cardavia.records import pbn

FOLDER = Path(__file__).parent / "files"
EXPECTED: dict[str, Any] = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
VULNERABLE = {"None": Vulnerable.NONE, "NS": Vulnerable.NS, "EW": Vulnerable.EW, "All": Vulnerable.BOTH}
REPORTED = {"27_revoke_or_wrong_hand.pbn": "illegal_play", "28_result_mismatch.pbn": "result_differs"}


def told(board: pbn.Board) -> dict[str, Any]:
    """A board in the words of the expectations."""
    known = board.contract is not None
    return {
        "board": board.board,
        "dealer": board.dealer and board.dealer.letter,
        "vul": next((name for name, value in VULNERABLE.items() if value is board.vulnerable), None),
        "deal": board.deal and pbn.deal_text(board.deal, Seat.NORTH),
        "auction": list(board.auction),
        "contract": board.contract and board.contract.text,
        "declarer": board.contract.declarer.letter if known else None,
        "tricks": board.tricks,
        "score_ns": board.score_ns,
        "n_cards_played": len(board.play),
        "declarer_irregular": board.declarer_irregular,
        "auction_irregular": board.auction_irregular,
        "west": board.tags.get("West"),
    }


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
