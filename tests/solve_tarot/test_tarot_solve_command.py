"""`cardavia tarot solve`: positions and records from files."""

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from cardavia.cli.commands import app
from cardavia.cli.tarot_solve import of_record
from cardavia.games.tarot import TAROT
from cardavia.records import Act, Record, write
from cardavia.solve.tarot import Position, value
from cardavia.solve.tarot.written import as_plain, from_plain
from tests.solve_tarot.endings import dealt, laid
from tests.solve_tarot.reference import Reference

run = CliRunner().invoke

ENDING = {
    "taker": "S",
    "leader": "S",
    "points": 35,
    "bouts": 1,
    "hands": {"N": "CR C1", "E": "T2 SR", "S": "T21 C2", "W": "B3 D1"},
}


def record(seed: int, acts: int | None = None) -> Record:
    """A deal bid and played at random, to its end or for so many actions; never one that nobody takes."""
    rng = Random(seed)
    while True:
        deal = dealt(rng)
        state = TAROT.start(TAROT.read_setup({"dealer": "S"}), deal)
        done: list[Act] = []
        while state.turn is not None and (acts is None or len(done) < acts):
            action = TAROT.legal(state, state.turn).sample(rng)
            done.append(Act(state.turn, action.text))
            state = TAROT.apply(state, state.turn, action)
        if state.tricks:
            return Record("tarot", {"dealer": "S"}, deal, tuple(done))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "ending.json"
    path.write_text(json.dumps(ENDING))
    return path


def test_a_position_is_told(file: Path) -> None:
    found = run(app, ["tarot", "solve", str(file), "--lang", "en"])
    assert found.exit_code == 0, found.output
    words = found.stdout.split()
    assert words[:2] == ["Contract", "Made"]
    assert "Trick 17: South Cups 2, East II, North Cups" in found.stdout
    assert [word for word in words if word.startswith("+")][1:] == ["+58", "+50"]


def test_json_says_the_same_and_reads_back(file: Path) -> None:
    found = json.loads(run(app, ["tarot", "solve", str(file), "--json"]).stdout)
    assert found["made"] is True
    assert found["value"] == {"low": 58, "high": 58, "exact": True}
    assert found["points"]["low"] == 45
    assert {each["card"]: each["value"]["low"] for each in found["cards"]} == {"C2": 58, "T21": 50}
    assert len(found["line"]) == 8
    assert from_plain(found["position"]) == from_plain(ENDING)


def test_standard_input_will_do() -> None:
    found = run(app, ["tarot", "solve", "--json"], input=json.dumps(ENDING))
    assert json.loads(found.stdout)["made"] is True


def test_a_record_is_solved_before_a_trick(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(write(record(3)))
    for at in (12, 17):
        found = json.loads(run(app, ["tarot", "solve", str(path), "--at", str(at), "--json"]).stdout)
        position = from_plain(found["position"])
        assert position.left == 19 - at
        assert found["value"]["exact"]
    made, points, worth = Reference(position).best()
    assert (found["made"], 2 * found["points"]["low"], 2 * found["value"]["low"]) == (bool(made), points, worth)
    usual = json.loads(run(app, ["tarot", "solve", str(path), "--json"]).stdout)
    assert from_plain(usual["position"]).left == 8


def test_a_record_that_stops_is_solved_there() -> None:
    whole = record(5)
    cut = Record("tarot", whole.setup, whole.deal, whole.actions[:-7])
    at = of_record(cut, None)
    assert at == Position.of_state(cut.states[-1])
    assert value(at).exact


def test_little_budget_gives_bounds(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(write(record(3)))
    found = json.loads(run(app, ["tarot", "solve", str(path), "--at", "1", "--nodes", "50", "--json"]).stdout)
    assert found["line"] is None
    assert found["value"]["low"] < found["value"]["high"]
    told = run(app, ["tarot", "solve", str(path), "--at", "1", "--nodes", "50", "--lang", "en"])
    assert "…" in told.stdout


WRONG = [
    ("{", "bad_json"),
    ("[1]", "bad_record"),
    (json.dumps(ENDING | {"hands": {"N": "CR"}}), "bad_field"),
    (json.dumps(ENDING | {"taker": "X"}), "no_such_seat"),
    (json.dumps(ENDING | {"points": 91}), "bad_field"),
    (json.dumps(ENDING | {"points": 1.25}), "bad_field"),
    (json.dumps(ENDING | {"bouts": True}), "bad_field"),
    (json.dumps(ENDING | {"chelem": "no"}), "bad_field"),
    (json.dumps(ENDING | {"poignees": ["taker"]}), "bad_field"),
    (json.dumps(ENDING | {"who": 1}), "bad_field"),
    (json.dumps(ENDING | {"contract": "pousse"}), "no_such_contract"),
]


@pytest.mark.parametrize(("text", "reason"), WRONG)
def test_what_is_no_position_is_refused(text: str, reason: str) -> None:
    found = run(app, ["tarot", "solve", "--json"], input=text)
    assert found.exit_code == 2
    assert json.loads(found.stdout)["error"]["reason"] == reason
    assert json.loads(found.stdout)["error"]["message"]


def test_a_missing_file_and_a_trick_never_reached_are_refused(tmp_path: Path) -> None:
    gone = run(app, ["tarot", "solve", str(tmp_path / "gone.json"), "--json"])
    assert json.loads(gone.stdout)["error"]["reason"] == "no_such_file"
    whole = record(5)
    path = tmp_path / "record.json"
    path.write_text(write(Record("tarot", whole.setup, whole.deal, whole.actions[:40])))
    late = run(app, ["tarot", "solve", str(path), "--at", "18", "--json"])
    assert json.loads(late.stdout)["error"]["reason"] == "bad_field"


def test_plain_data_reads_back() -> None:
    rng = Random(8)
    for _ in range(20):
        position = laid(rng, rng.randint(1, 6))
        assert from_plain(json.loads(json.dumps(as_plain(position)))) == position
