"""`cardavia serve`: up with no configuration, says where to look, ends when told to."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.cli.command import cardavia

COMMAND = [sys.executable, "-u", "-c", "from cardavia.cli import main; main()", "serve"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    environ = {name: value for name, value in os.environ.items() if not name.startswith("CARDAVIA_")}
    environ |= {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "share"), "LANG": "en_GB.UTF-8"}
    process = subprocess.Popen([*COMMAND, "--port", "0"], stdout=subprocess.PIPE, text=True, env=environ)
    yield process
    process.kill()
    process.wait()


def test_it_says_where_to_look_and_there_is_something_to_see(server: subprocess.Popen[str], tmp_path: Path) -> None:
    assert server.stdout is not None
    url = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
    assert url is not None
    assert httpx.get(url[0], timeout=10).status_code == 200
    assert (tmp_path / "share" / "cardavia").is_dir()
    server.send_signal(signal.SIGINT)
    assert server.wait(15) in (0, 130, -signal.SIGINT)


def test_a_port_in_use_is_said_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused = cardavia("serve", "--port", port, "--data", str(tmp_path))
    assert refused.returncode == 2
    assert port in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1


def test_a_setting_that_can_not_be_is_said_in_one_sentence(tmp_path: Path) -> None:
    refused = cardavia("serve", "--data", str(tmp_path), extra={"CARDAVIA_PACE": "breakneck"})
    assert refused.returncode == 2
    assert "CARDAVIA_PACE" in refused.stderr
