"""`cardavia bridge host` and `bridge join`: a session in processes of their own, and what can't be asked for."""

import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardavia.cli.bridge_join import place
from cardavia.cli.commands import app
from cardavia.games import SEATS, Seat
from cardavia.records.pbn import each
from cardavia.wire.joining import Where

run = CliRunner().invoke
COMMAND = [sys.executable, "-c", "from cardavia.cli import main; main()", "bridge"]


def refused(*words: str) -> str:
    result = run(app, ["bridge", *words, "--json"])
    assert result.exit_code == 2, result.output
    reason: str = json.loads(result.stdout)["error"]["reason"]
    return reason


def joining(port: str, seat: Seat) -> list[str]:
    team = ("Ours", "Theirs")[seat & 1]
    return ["join", f"127.0.0.1:{port}", "--seat", seat.letter, "--team", team, "--level", "greedy", "--json"]


def test_four_commands_play_at_a_fifths_table(tmp_path: Path) -> None:
    results = tmp_path / "played.pbn"
    asked = ["host", "--boards", "1", "--seed", "3", "--port", "0", "--results", str(results), "--json", "--lang", "en"]
    with subprocess.Popen([*COMMAND, *asked], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as host:
        assert host.stderr is not None
        port = host.stderr.readline().rpartition("port ")[2].strip(" .\n")
        programs = [
            subprocess.Popen(
                [*COMMAND, *joining(port, seat)],
                stdout=subprocess.PIPE,
                text=True,
            )
            for seat in SEATS
        ]
        told = [json.loads(program.communicate(timeout=60)[0]) for program in programs]
        found = json.loads(host.communicate(timeout=60)[0])
    assert told == [{"team": ("Ours", "Theirs")[seat & 1], "boards": 1} for seat in SEATS]
    assert host.returncode == 0
    assert found["teams"] == ["Ours", "Theirs"]
    (board,) = found["tables"][0]["boards"]
    (written,) = each(results.read_bytes())
    assert written.board == str(board["board"]) == "1"
    assert written.contract is not None
    assert written.contract.text == board["contract"]
    assert written.contract.declarer.letter == board["declarer"]


def test_a_seed_and_a_file_together_are_refused(tmp_path: Path) -> None:
    assert refused("host", "--pbn", str(tmp_path / "any.pbn"), "--seed", "1") == "pbn_or_seed"


def test_a_file_that_is_not_there_or_holds_no_deal_is_named(tmp_path: Path) -> None:
    empty = tmp_path / "empty.pbn"
    empty.write_text('[Board "1"]\n')
    assert refused("host", "--pbn", str(tmp_path / "none.pbn")) == "no_such_file"
    assert refused("host", "--pbn", str(empty)) == "no_deals"


def test_a_port_in_use_and_a_file_that_cannot_be_written_are_said_before_the_first_board(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert refused("host", "--port", str(taken.getsockname()[1])) == "cannot_listen"
    assert refused("host", "--results", str(tmp_path / "no" / "folder.pbn")) == "cannot_write"


def test_nobody_listening_is_said() -> None:
    with socket.create_server(("127.0.0.1", 0)) as there:
        port = there.getsockname()[1]
    assert refused("join", f"127.0.0.1:{port}", "--team", "Ours", "--level", "greedy", "--retries", "0") == "no_table"


@pytest.mark.parametrize("address", ["", ":2000", "here:", "here:0", "here:65536", "here:x", "two words:2000"])
def test_an_address_that_cannot_be_is_refused(address: str) -> None:
    assert refused("join", address, "--team", "Ours") == "bad_address"


@pytest.mark.parametrize("team", ["", " ", 'a"b', "x" * 61, "Ål"])
def test_a_name_that_the_protocol_cannot_carry_is_refused(team: str) -> None:
    assert refused("join", "here", "--team", team) == "bad_team"


def test_an_address_may_lack_its_port_or_be_of_the_sixth_version() -> None:
    assert place("here", None, "Ours") == Where("here", 2000, "Ours")
    assert place("[::1]:7", "w", " Our  team ") == Where("::1", 7, "Our team", Seat.WEST)
