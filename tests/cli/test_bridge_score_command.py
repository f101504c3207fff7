"""`cardavia bridge score`: the figures are the laws' own (SPEC B6)."""

import json

import pytest
from typer.testing import CliRunner

from cardavia.cli.commands import app

run = CliRunner().invoke


def scored(*words: str) -> dict[str, object]:
    result = run(app, ["bridge", "score", *words, "--json"])
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.stdout)
    return found


@pytest.mark.parametrize(
    ("words", "total"),
    [
        (("1NT", "--tricks", "7"), 90),
        (("3NT", "--tricks", "9"), 400),
        (("4S", "--vulnerable", "--tricks", "10"), 620),
        (("4SX", "--vulnerable", "--tricks", "9"), -200),
        (("3NTXX", "--tricks", "9"), 800),
        (("6H", "--vulnerable", "--tricks", "12"), 1430),
        (("7NT", "--tricks", "13"), 1520),
        (("2C", "--tricks", "0"), -400),
    ],
)
def test_a_contract_is_worth_what_the_laws_say(words: tuple[str, ...], total: int) -> None:
    assert scored(*words)["total"] == total


@pytest.mark.parametrize("written", ["4SX", "4♠x", "4s*", "x4♠"])
def test_a_contract_may_be_written_in_every_usual_way(written: str) -> None:
    assert scored(written, "--tricks", "10")["contract"] == "4SX"


def test_a_contract_may_be_several_words() -> None:
    assert scored("3", "notrump", "redoubled", "--tricks", "9")["contract"] == "3NTXX"


def test_the_parts_add_up_to_the_total() -> None:
    found = scored("6HXX", "--tricks", "13", "--by", "E")
    parts = found["parts"]
    assert isinstance(parts, dict)
    assert sum(parts.values()) == found["total"]
    assert found["declarer"] == "E"


def test_people_read_each_line_and_the_sum() -> None:
    result = run(app, ["bridge", "score", "4SX", "--vulnerable", "--tricks", "9"])
    assert result.exit_code == 0
    assert "−200" in result.output


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("8S", "--tricks", "9"), "no_such_contract"),
        (("4S", "--tricks", "14"), "impossible_tricks"),
        (("4S", "--tricks", "10", "--by", "Q"), "no_such_seat"),
    ],
)
def test_what_can_not_be_is_refused_with_a_sentence_and_code_2(words: tuple[str, ...], reason: str) -> None:
    result = run(app, ["bridge", "score", *words, "--json"])
    assert result.exit_code == 2
    error = json.loads(result.stdout)["error"]
    assert error["reason"] == reason
    assert error["message"].endswith((".", "?"))


def test_a_refusal_is_in_the_language_asked_for() -> None:
    english, swedish = (run(app, ["bridge", "score", "8S", "--tricks", "9", "--lang", code]) for code in ("en", "sv"))
    assert english.exit_code == swedish.exit_code == 2
    assert english.stderr != swedish.stderr
    assert english.stdout == swedish.stdout == ""
