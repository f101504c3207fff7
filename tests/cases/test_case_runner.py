"""Every known case agrees, and the runner does see a wrong value."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.cases.__main__ import main
from tests.cases.runner import rows, run, run_file

FILES = sorted((Path(__file__).parent / "files").glob("*.jsonl"))
KINDS = ("play", "trick_winner", "excuse", "discard", "petit_sec", "poignee", "bid", "lead", "chien")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_row_agrees(path: Path) -> None:
    ran = run_file(path)
    assert ran
    assert [str(row) for row in ran if not row.agrees] == []


def test_all_nine_kinds_of_legality_have_rows() -> None:
    legality = next(path for path in FILES if path.stem == "tarot_legality_cases")
    assert set(Counter(row["kind"] for _, row in rows(legality))) == set(KINDS)


#: A claim of each sort of row, and a wrong value for it.
WRONG = {
    "formula": ("per_defender", 1),
    "replay": ("expected", {"bouts": 9}),
    "play": ("legal", ["T1", "T2", "T3"]),
    "trick_winner": ("winner_index", 9),
    "excuse": ("half_point_paid_to", "nobody"),
    "discard": ("forced_trumps", 9),
    "petit_sec": ("cancel_deal", "perhaps"),
    "bid": ("allowed", ["prise", "prise"]),
    "lead": ("first_leader", 9),
    "chien": ("counts_for", "nobody"),
    None: ("score", 1),
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_value_is_told_with_the_value_expected(kind: str | None) -> None:
    field, wrong = WRONG[kind]
    for path in FILES:
        for name, row in rows(path):
            if row.get("kind") == kind and (field in row):
                ran = run(name, {**row, field: wrong})
                assert not ran.agrees, ran
                assert "expected" in str(ran)
                return
    pytest.fail(f"no row of kind {kind}")


def test_a_row_of_an_unknown_kind_does_not_agree() -> None:
    assert not run("x", {"kind": "belote"}).agrees
    assert not run("x", {"hand": []}).agrees


def test_the_command_prints_the_rows_that_differ_and_then_the_count(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    about = {"_about": "told, not run"}
    right = {"id": "R1", "kind": "trick_winner", "trick": ["C1", "CR", "C4", "C2"], "winner_index": 1}
    wrong = {**right, "id": "R2", "winner_index": 0}
    path = tmp_path / "rows.jsonl"
    path.write_text("\n".join(map(json.dumps, (about, right, wrong))))
    assert main([str(path)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "R2: winner_index: expected 0, got 1; winner in the game: expected 0, got 1",
        "1 of 2 agree",
    ]
    path.write_text(json.dumps(right))
    assert main([str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 of 1 agree"


def test_a_line_that_is_no_json_differs_and_the_others_are_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_text('{"id": \n7\n{"kind": "trick_winner", "trick": ["C1", "CR", "C4", "C2"], "winner_index": 1}\n')
    assert main([str(path)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "1 of 3 agree"


def test_what_is_told_of_files_is_held_against_them(capsys: pytest.CaptureFixture[str]) -> None:
    told = Path(__file__).parents[1] / "records/files/expected.json"
    assert main([str(told)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "12 of 12 agree"


def test_a_file_that_gives_another_board_differs(tmp_path: Path) -> None:
    name = "30_no_final_newline.pbn"
    (tmp_path / name).write_bytes((Path(__file__).parents[1] / "records/files" / name).read_bytes())
    (tmp_path / "expected.json").write_text(json.dumps({name: {"boards": [{"tricks": 9}]}}))
    assert not run_file(tmp_path / "expected.json")[0].agrees
