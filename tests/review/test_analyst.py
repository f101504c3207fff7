"""Deals are analysed in a worker of their own, each once."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

from cardavia.review import Analysis, Played, of_record
from cardavia.work import Analyst, Threads, Workers
from cardavia.work import analyst as analysts
from tests.kill.test_kill import alive, descendants
from tests.review.deals import ACE_OUT, record

PASSED = of_record(record(ACE_OUT, "P", "P", "P", "P"))
LED = of_record(record(ACE_OUT, "7NT", "P", "P", "P", "H2", "H5", "D2", "HA", "claim 12"))


@pytest.fixture(scope="module")
def analyst() -> Iterator[Analyst]:
    made = Analyst(Workers(1))
    yield made
    made.close()


def test_a_worker_finds_what_this_process_would(analyst: Analyst) -> None:
    assert not analyst.known(LED)
    asked = analyst.ask(LED)
    assert analyst.known(LED)
    assert analyst.ask(LED) is asked
    assert asked.result(60) == analysts.analyse(LED)


def test_a_deal_whose_worker_dies_is_given_to_another(analyst: Analyst) -> None:
    analyst.ask(LED).result(60)
    workers = {pid for pid in descendants(os.getpid()) if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()}
    assert workers
    for pid in workers:
        os.kill(pid, signal.SIGKILL)
    assert analyst.ask(PASSED).result(60).par == 1510
    assert not any(map(alive, workers))


class Failing(Threads):
    """Workers that can't do it: they fail, or can't even be started."""

    def __init__(self, startable: bool) -> None:
        super().__init__()
        self._startable = startable

    def submit(self, function: object, *args: object, **kwargs: object) -> "Future[Analysis]":  # type: ignore[override]
        if not self._startable:
            raise OSError("no room")
        done: Future[Analysis] = Future()
        done.set_exception(OSError("no room"))
        return done


@pytest.mark.parametrize("startable", [True, False])
def test_what_fails_is_forgotten_and_may_be_asked_again(startable: bool) -> None:
    failing = Analyst(Failing(startable))
    assert isinstance(failing.ask(PASSED).exception(), OSError)
    assert not failing.known(PASSED)


class Counting(Threads):
    """Workers that answer at once."""

    def submit(self, function: object, *args: object, **kwargs: object) -> "Future[Analysis]":  # type: ignore[override]
        done: Future[Analysis] = Future()
        done.set_result(Analysis(LED, (), 0, ()))
        return done


def test_the_last_deals_are_remembered_and_the_oldest_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysts, "KEPT", 2)
    found = Analyst(Counting())
    deals = [Played(LED.deal, LED.dealer, LED.vulnerable, tricks=tricks) for tricks in range(3)]
    for deal in deals:
        found.ask(deal)
    assert [found.known(deal) for deal in deals] == [False, True, True]


APART = """
import sys, time
from cardavia.work import Analyst, Workers
from tests.review.test_analyst import PASSED
if __name__ == "__main__":
    found = Analyst(Workers(1))
    assert found.ask(PASSED).result(60).par == 1510
    found.close()
    print("heavy:", sorted({"numpy", "endplay", "cardavia.solve.bridge", "matplotlib"} & set(sys.modules)))
"""


def test_the_asking_process_never_loads_the_solver(tmp_path: Path) -> None:
    file = tmp_path / "apart.py"
    file.write_text(APART)
    began = time.monotonic()
    ran = subprocess.run(
        [sys.executable, str(file)], capture_output=True, text=True, timeout=60, env={**os.environ, "PYTHONPATH": "."}
    )
    assert ran.returncode == 0, ran.stderr
    assert "heavy: []" in ran.stdout, (ran.stdout, time.monotonic() - began)
