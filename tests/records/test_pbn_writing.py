"""PBN in export format, and read back as it was (PBN 2.1 standard)."""

import re

import pytest

from cardavia import records
from cardavia.cards import Illegal
from cardavia.games import Seat
from cardavia.records import pbn
from tests.records.walks import walk

MANDATORY = [
    "Event",
    "Site",
    "Date",
    "Board",
    "West",
    "North",
    "East",
    "South",
    "Dealer",
    "Vulnerable",
    "Deal",
    "Scoring",
    "Declarer",
    "Contract",
    "Result",
]


@pytest.mark.parametrize("seed", range(12))
def test_what_is_written_is_read_back_as_the_same_deal_calls_and_cards(seed: int) -> None:
    record = walk("bridge", seed, title='A "quoted" evening', number=seed + 1)
    (board,), warned = pbn.read(pbn.write([record]))
    assert not warned
    assert not board.warnings
    again = board.record()
    assert again.deal == record.deal
    assert again.actions == record.actions
    assert again.outcome is not None
    assert record.outcome is not None
    assert again.outcome.scores == record.outcome.scores
    assert again.title == record.title
    assert again.players[Seat.SOUTH] == "Åsa"


def test_the_fifteen_mandatory_tags_stand_first_and_in_order() -> None:
    text = pbn.write([walk("bridge", 1), walk("bridge", 2)]).decode("latin-1")
    head, *bodies = re.split(r"\r\n(?=\[Event )", text)
    assert head.splitlines()[:2] == ["% PBN 2.1", "% EXPORT"]
    assert len(bodies) == 2
    for body in bodies:
        assert re.findall(r"^\[(\w+) ", body, re.MULTILINE)[:15] == MANDATORY


def test_lines_end_in_cr_lf_and_are_short() -> None:
    data = pbn.write([walk("bridge", 3)])
    assert data.count(b"\n") == data.count(b"\r\n") > 20
    assert max(map(len, data.split(b"\r\n"))) <= 255


def test_names_beyond_latin_1_are_written_in_utf_8_and_declared_so() -> None:
    record = walk("bridge", 3, title="Łódź")
    data = pbn.write([record])
    assert b"charset=UTF-8" in data
    assert pbn.read(data)[0][0].tags["Event"] == "Łódź"
    assert b"charset=ISO-8859-1" in pbn.write([walk("bridge", 3)])


def test_a_tarot_deal_has_no_pbn() -> None:
    with pytest.raises(Illegal, match="not_bridge"):
        pbn.write([walk("tarot", 1)])


def test_a_deal_that_is_not_over_is_written_as_far_as_it_is() -> None:
    whole = walk("bridge", 4)
    for length in (0, 3, len(whole.actions) - 5):
        part = records.Record("bridge", whole.setup, whole.deal, whole.actions[:length])
        (board,), _ = pbn.read(pbn.write([part]))
        assert board.record().actions == part.actions
