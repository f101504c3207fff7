"""Rows of every version are read for ever (S18)."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from cardavia.games import Seat
from cardavia.table import Row
from cardavia.table.row import KINDS, LIFTS, VERSION, lifted

ROW = Row("t", 3, "act", Seat.SOUTH, "p", "no bid", 1, datetime(2026, 1, 1, tzinfo=UTC))


def test_an_old_row_is_lifted_step_by_step() -> None:
    lifts = {
        ("act", 1): lambda row: replace(row, text="pass"),
        ("act", 2): lambda row: replace(row, text=row.text[0].upper()),
    }
    row = lifted(ROW, lifts, 3)
    assert (row.text, row.version) == ("P", 3)
    other = lifted(replace(ROW, kind="host"), lifts, 3)
    assert (other.text, other.version) == ("no bid", 3)


def test_a_row_of_a_younger_program_is_not_guessed_at() -> None:
    with pytest.raises(ValueError, match="version 2"):
        lifted(replace(ROW, version=2), {}, 1)


def test_every_lift_is_of_a_kind_and_a_version_that_were_written() -> None:
    assert all(kind in KINDS and version < VERSION for kind, version in LIFTS)
