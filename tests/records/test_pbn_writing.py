"""PBN in export format, and read back as it was (PBN 2.1 standard)."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from cardavia import records
from cardavia.cards import Illegal
from cardavia.games.bridge import BRIDGE
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
    record = walk("bridge", seed, title='A "quoted" evening', number=seed + 1, played="2026-11-30")
    (board,), warned = pbn.read(pbn.write([record]))
    assert not warned
    assert not board.warnings
    again = board.record()
    assert again.outcome is not None
    assert record.outcome is not None
    assert again.outcome.scores == record.outcome.scores
    assert again == replace(record, setup=again.setup)
    assert again.rules.read_setup(again.setup) == record.rules.read_setup(record.setup)


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


def test_deals_that_people_played_are_written_and_read_back_with_contract_tricks_and_score() -> None:
    """Fifty deals of tournaments, most ended by a claim."""
    lines = (Path(__file__).parents[1] / "cases/files/bridge_deals.jsonl").read_text(encoding="utf-8").splitlines()
    for row in map(json.loads, lines):
        tags = {
            "Dealer": row["dealer"],
            "Vulnerable": row["vul"],
            "Deal": row["deal"],
            "Result": "" if row["tricks"] is None else row["tricks"],
            "Auction": row["dealer"],
        }
        text = "".join(f'[{name} "{value}"]\n' for name, value in tags.items()) + " ".join(row["auction"])
        (given,), _ = pbn.read(text)
        called = given.record()
        state = called.states[len(row["auction"])]
        acts = list(called.actions[: len(row["auction"])])
        for card in row["play"]:
            (seat,) = BRIDGE.awaited(state)
            acts.append(records.Act(seat, card))
            state = BRIDGE.apply(state, seat, BRIDGE.read(state, seat, card))
        told = replace(called, actions=tuple(acts))
        with_result = re.sub(rb'\[Result "[^"]*"\]', f'[Result "{row["tricks"]}"]'.encode(), pbn.write([told]))
        (board,), _ = pbn.read(with_result)
        assert not board.warnings
        record = board.record()
        assert record.outcome is not None
        assert int(record.outcome.scores[0]) == row["score_ns"] == board.score_ns
        if board.contract is not None:
            assert (board.contract.declarer.letter, board.contract.doubled) == (row["declarer"], row["doubled"])
            assert board.tricks == row["tricks"]
        assert pbn.read(pbn.write([record]))[0][0].record() == record
