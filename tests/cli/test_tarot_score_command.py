"""`cardavia tarot score`: a settlement from what a score-keeper knows (SPEC T8, T9)."""

import json

import pytest
from typer.testing import CliRunner

from cardavia.cli.commands import app

run = CliRunner().invoke


def settled(*words: str) -> dict[str, object]:
    result = run(app, ["tarot", "score", *words, "--json"])
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.stdout)
    return found


@pytest.mark.parametrize(
    ("words", "per_defender"),
    [
        # (25 + 4) x 2
        ("garde --points 45 --bouts 2", 58),
        # -(25 + 11) x 1
        ("prise --points 40 --bouts 1", -36),
        # (25 + 9.5) x 4
        ("garde sans --points 50,5 --bouts 2", 138),
        # (25 + 0) x 6, the petit au bout 10 x 6 to the defence
        ("garde_contre --points 36 --bouts 3 --petit defence", 90),
        # 58, and a poignee goes to the side that made it
        ("garde --points 45 --bouts 2 --poignee defence:single", 78),
        ("garde --points 45 --bouts 2 --poignee taker:single --poignee defence:triple", 118),
        # -(25 + 1) x 2 - 30
        ("garde --points 40 --bouts 2 --poignee taker:double", -82),
        # (25 + 51) x 2 + 400, (25 + 51) x 2 + 200, (25 + 34) x 2 - 200
        ("garde --points 87 --bouts 3 --chelem made", 552),
        ("garde --points 87 --bouts 3 --chelem taker", 352),
        ("garde --points 70 --bouts 3 --chelem failed", -82),
    ],
)
def test_a_deal_settles_as_the_rules_say(words: str, per_defender: int) -> None:
    assert settled(*words.split())["per_defender"] == per_defender


def test_the_four_scores_are_nought_together_and_the_taker_has_three_shares() -> None:
    scores = settled("garde", "--points", "45", "--bouts", "2", "--taker", "N")["scores"]
    assert scores == {"N": 174, "E": -58, "S": -58, "W": -58}


@pytest.mark.parametrize(
    ("words", "field"),
    [
        ("garde --points 92 --bouts 1", "bad_field"),
        ("garde --points 45.3 --bouts 1", "bad_field"),
        ("garde --points 45 --bouts 4", "bad_field"),
        ("garde --points 45 --bouts 2 --petit north", "bad_field"),
        ("garde --points 45 --bouts 2 --poignee single", "bad_field"),
        ("garde --points 45 --bouts 2 --poignee taker:huge", "no_such_poignee"),
        ("garde --points 45 --bouts 2 --chelem taker --chelem defence", "bad_field"),
        ("petite --points 45 --bouts 2", "no_such_contract"),
    ],
)
def test_what_can_not_be_is_refused_with_code_2(words: str, field: str) -> None:
    result = run(app, ["tarot", "score", *words.split(), "--json"])
    assert result.exit_code == 2
    assert json.loads(result.stdout)["error"]["reason"] == field


def test_people_read_each_line_and_each_seat() -> None:
    result = run(app, ["tarot", "score", "garde", "--points", "45", "--bouts", "2", "--petit", "taker"])
    assert result.exit_code == 0
    assert "+78" in result.output
    assert "South +234" in result.output
