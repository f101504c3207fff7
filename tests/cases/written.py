"""Files of records with what they must give: their boards, or a warning."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cardavia.games import Seat
from cardavia.games.bridge import Vulnerable
from cardavia.records import pbn
from tests.cases.checks import NOT_CHECKED, Check, Row, unchecked

VULNERABLE = {"None": Vulnerable.NONE, "NS": Vulnerable.NS, "EW": Vulnerable.EW, "All": Vulnerable.BOTH}


def told(board: pbn.Board) -> dict[str, Any]:
    """A board in the words of the expectations."""
    return {
        "board": board.board,
        "dealer": board.dealer and board.dealer.letter,
        "vul": next((name for name, value in VULNERABLE.items() if value is board.vulnerable), None),
        "deal": board.deal and pbn.deal_text(board.deal, Seat.NORTH),
        "auction": list(board.auction),
        "contract": board.contract.text if board.contract else "Pass" if board.passed_out else None,
        "declarer": board.contract.declarer.letter if board.contract else None,
        "tricks": board.tricks,
        "score_ns": board.score_ns,
        "n_cards_played": len(board.play),
        "declarer_irregular": board.declarer_irregular,
        "auction_irregular": board.auction_irregular,
        **{seat.name.lower(): board.tags.get(seat.name.title()) for seat in Seat},
    }


def file(row: Row) -> Iterator[Check]:
    """A file in PBN. What must be reported is a warning of the record, or of the file."""
    path = Path(row["file"])
    if path.suffix != ".pbn":
        raise ValueError(f"there is no reader of {path.suffix} files")
    yield from unchecked(row, {"file", "note", "boards", "must_report"})
    boards, warned = pbn.read(path.read_bytes())
    if "must_report" in row:
        yield Check("must_report", True, bool(warned) or any(board.warnings for board in boards))
    if "boards" not in row:
        return
    yield Check("count of boards", len(row["boards"]), len(boards))
    for number, (want, board) in enumerate(zip(row["boards"], boards, strict=False), 1):
        got = told(board)
        for field, value in want.items():
            yield Check(f"{number}.{field}", value, got.get(field, NOT_CHECKED))
