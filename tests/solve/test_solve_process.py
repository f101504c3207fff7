"""The solver in its process: loaded when first asked, without the package around it, one instance with one thread."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from cardavia.solve.bridge import dds
from cardavia.solve.bridge.backend import backend

HELP = """
sys.argv = ["cardavia", "--help"]
from cardavia.cli import main
try:
    main()
except SystemExit as end:
    assert not end.code
"""
#: What solving needs, and nothing but the solver may bring into a process.
HEAVY = ("endplay", "matplotlib", "_cardavia_dds")
SOLVE = """
from cardavia.games import Seat
from cardavia.games.bridge import Strain
from cardavia.solve.bridge import tricks, worlds_array
from tests.solve.positions import KNOWN, deal
worlds = worlds_array(deal(known["deal"]) for known in KNOWN)
taken = tricks(worlds, Strain.NT, Seat.NORTH).tolist()
assert taken == [known["table"][0][4] for known in KNOWN], taken
"""
THREADS = """
import os, threading, time
os.environ["OPENBLAS_NUM_THREADS"] = os.environ["OMP_NUM_THREADS"] = "1"
before, most, done = len(os.listdir("/proc/self/task")), 0, False
def watch():
    global most
    while not done:
        most = max(most, len(os.listdir("/proc/self/task")))
        time.sleep(0.001)
watcher = threading.Thread(target=watch)
watcher.start()
"""


def run(code: str) -> str:
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=100)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.parametrize(
    "code",
    ["import cardavia", "import cardavia.robots", "import cardavia.web", "import cardavia.cli.serving", HELP],
)
def test_cardavia_its_help_and_its_server_never_load_the_solver(code: str) -> None:
    out = run(f"import sys\n{code}\nprint('heavy:', sorted(set({(*HEAVY, 'numpy')}) & set(sys.modules)))")
    assert "heavy: []" in out


def test_the_solver_loads_when_it_is_first_asked_and_brings_no_matplotlib() -> None:
    out = run(
        "import sys\nimport cardavia.solve.bridge\n"
        f"print('before:', sorted(set({HEAVY}) & set(sys.modules)))\n{SOLVE}"
        f"print('after:', 'matplotlib' in sys.modules, 'endplay' in sys.modules)"
    )
    assert "before: []" in out
    assert "after: False False" in out


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="threads are counted in Linux's /proc")
def test_solving_many_boards_keeps_to_one_thread() -> None:
    out = run(f"{THREADS}{SOLVE}\ndone = True\nwatcher.join()\nprint('more:', most - before)")
    assert out == "more: 2\n"  # the one that watches, and the one that solves while its caller waits


def test_there_is_one_instance_in_a_process() -> None:
    assert backend() is backend()


def test_a_missing_package_is_named_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install endplay==0\.5\.12"):
        dds.Dds()
