"""`cardavia bridge analyse`: deals of files, many at once (SPEC G10)."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardavia.cli.commands import app
from cardavia.records import pbn, write
from tests.cli.command import cardavia
from tests.review.deals import ACE_OUT, played_by_robots, record

run = CliRunner().invoke

LED = record(ACE_OUT, "7NT", "P", "P", "P", "H2", "H5", "D2", "HA", "claim 12")
PASSED = record(ACE_OUT, "P", "P", "P", "P", vulnerable="both")
PAGE = (Path(__file__).parent.parent.parent / "docs" / "review.md").read_text()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("deals") / "deals.pbn"
    broken = b'\r\n[Event "x"]\r\n[Board "3"]\r\n[Deal "N:- - - -"]\r\n[Dealer "N"]\r\n'
    path.write_bytes(pbn.write([LED, PASSED]) + broken)
    return path


def test_each_deal_of_a_file_is_told(file: Path) -> None:
    found = run(app, ["bridge", "analyse", str(file), "--workers", "0", "--lang", "en"])
    assert found.exit_code == 0, found.output
    _, first, second, third = re.split(r"Board \d", found.stdout)
    assert "Trick 1, West: ♥2 cost 1 trick. Better: ♠A." in first
    assert "Dealer South. Both sides vulnerable." in second
    assert "cost 2210 points" in second
    assert "The record lacks the dealer or some of the hands." in third
    assert "Tricks lost in 1 deal" in third
    assert "1.000" in third


def test_json_has_every_field_that_the_page_names(file: Path) -> None:
    found = run(app, ["bridge", "analyse", str(file), "--workers", "0", "--json"])
    told = json.loads(found.stdout)
    led, passed, broken = told["boards"]
    assert led["contract"]["double_dummy"] == 12
    assert led["cards"][0]["better"] == ["SA"]
    assert (passed["contract"], passed["cards"], passed["lost"]) == (None, [], None)
    assert broken["error"]["reason"] == "not_a_deal"
    assert broken["line"] > led["line"]
    assert told["totals"]["deals"] == 2
    assert told["totals"]["tricks_lost"]["lead"] == {"mean": 1.0, "standard_error": None}
    for name in {*led, *broken, *led["cards"][0], *led["calls"][0], *led["lost"], *led["others"][0], *told["totals"]}:
        assert f"`{name}`" in PAGE, name


def test_totals_alone(file: Path) -> None:
    found = run(app, ["bridge", "analyse", str(file), "--totals", "--workers", "0", "--json"])
    told = json.loads(found.stdout)
    assert set(told) == {"totals"}
    assert told["totals"]["points_lost_in_the_auction"]["deals"] == 2


def test_a_record_as_json_comes_from_standard_input_too() -> None:
    found = run(app, ["bridge", "analyse", "--lang", "sv"], input=write(LED))
    assert found.exit_code == 0, found.output
    assert "Stick 1, Väst: ♥2 kostade 1 stick. Bättre: ♠E." in found.stdout
    assert "per giv" not in found.stdout


def test_what_can_not_be_read_is_refused_in_a_sentence(tmp_path: Path) -> None:
    for text in ("", "hello", '{"format": 1}'):
        found = run(app, ["bridge", "analyse"], input=text)
        assert found.exit_code == 2, text
        assert found.stderr.strip().endswith("."), text
    assert run(app, ["bridge", "analyse", str(tmp_path / "nothing")]).exit_code == 2


def test_deals_are_spread_over_processes_and_come_in_order(tmp_path: Path) -> None:
    records = [played_by_robots(seed, level="random") for seed in ("a", "b", "c")]
    path = tmp_path / "many.pbn"
    path.write_bytes(pbn.write(records))
    many = cardavia("bridge", "analyse", str(path), "--workers", "2", "--json")
    assert many.returncode == 0, many.stderr
    alone = run(app, ["bridge", "analyse", str(path), "--workers", "0", "--json"])
    assert json.loads(many.stdout) == json.loads(alone.stdout)
