"""Matches on a Dask cluster: the same figures as at home, whatever becomes of its workers."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster
from typer.testing import CliRunner

from cardavia import robots
from cardavia.cards import Refusal
from cardavia.cli.commands import app
from cardavia.work.match import Plan, run
from cardavia.work.match_cluster import on_cluster
from cardavia.work.match_file import Row

PLAN = Plan("bridge", "greedy", "random", "a cluster")


def cluster_of(workers: int, *, processes: bool = True) -> Any:
    return LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=workers,
        threads_per_worker=1,
        processes=processes,
        protocol="tcp",
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
    )


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two worker processes."""
    with cluster_of(2) as started:
        yield started


@pytest.fixture
def own_robots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["cardavia.robots.robot"], "_PATHS", dict(robots.paths()))
    robots.register("bridge", "stubborn", "tests.work.match_robots:Stubborn")


def same(rows: tuple[Row, ...]) -> list[Row]:
    """The rows but for the times, which are never the same."""
    return [{name: value for name, value in row.items() if name != "seconds"} for row in rows]


def asked(*words: str) -> dict[str, Any]:
    ran = CliRunner().invoke(app, [*words, "--json"])
    assert ran.exit_code == 0, ran.output
    found: dict[str, Any] = json.loads(ran.stdout)
    return timeless(found)


def timeless(found: Any) -> Any:
    """Figures without the times in them."""
    if isinstance(found, dict):
        return {name: timeless(each) for name, each in found.items() if not name.startswith("seconds")}
    return [timeless(each) for each in found] if isinstance(found, list) else found


@pytest.mark.parametrize(
    "words",
    [
        ("bridge", "match", "greedy", "random", "--boards", "5"),
        ("bridge", "match", "greedy", "random", "--boards", "4", "--bidding-only"),
        ("bridge", "lost", "--level", "greedy", "--boards", "4"),
        ("tarot", "match", "greedy", "random", "--deals", "5"),
    ],
)
def test_figures_are_those_of_this_machine(cluster: Any, words: tuple[str, ...]) -> None:
    assert asked(*words, "--cluster", cluster.scheduler_address) == asked(*words, "--workers", "0")


def test_rows_come_in_the_order_of_the_boards(cluster: Any) -> None:
    rows = run(PLAN, 9, by=on_cluster(cluster.scheduler_address))
    assert [row["board"] for row in rows] == list(range(1, 10))


def test_what_is_registered_here_is_known_there(cluster: Any, own_robots: None) -> None:
    plan = Plan("bridge", "stubborn", "greedy", "3")
    rows = run(plan, 2, by=on_cluster(cluster.scheduler_address, ("tests.thirdgame.sixteen",)))
    assert same(rows) == same(run(plan, 2))
    assert sum(row["illegal"][0] for row in rows) > 10


def test_a_board_whose_worker_died_is_played_again(cluster: Any) -> None:
    killed: list[int] = []

    def told(row: Row) -> None:
        if not killed:
            killed.append(next(iter(cluster.workers.values())).pid)
            os.kill(killed[0], signal.SIGKILL)

    plan = Plan("bridge", "greedy", "random", "kill")
    rows = run(plan, 30, by=on_cluster(cluster.scheduler_address), told=told)
    assert killed
    assert same(rows) == same(run(plan, 30))


def test_a_worker_with_another_release_is_refused(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardavia.work.match_cluster.__version__", "0.0")
    with pytest.raises(Refusal) as refused:
        run(PLAN, 1, by=on_cluster(cluster.scheduler_address))
    assert refused.value.reason == "other_cardavia"
    assert refused.value.values["expected"] == "0.0" != refused.value.values["found"]


FAR = """
from distributed import LocalCluster
if __name__ == "__main__":
    cluster = LocalCluster(n_workers=1, threads_per_worker=1, processes=False, protocol="tcp", host="127.0.0.1",
                           dashboard_address="127.0.0.1:0")
    print(cluster.scheduler_address, flush=True)
    input()
"""


@pytest.mark.parametrize("how", ["killed", "closed"])
def test_a_match_whose_cluster_ends_goes_on_from_its_file(how: str, tmp_path: Path) -> None:
    far = subprocess.Popen([sys.executable, "-c", FAR], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert far.stdout is not None
    assert far.stdin is not None
    address, file = far.stdout.readline().strip(), tmp_path / "match.jsonl"
    plan = Plan("bridge", "greedy", "random", "far")
    told: list[Row] = []

    def end(row: Row) -> None:
        told.append(row)
        if len(told) == 1:
            far.kill() if how == "killed" else far.communicate("\n")

    with pytest.raises(Refusal) as refused:
        run(plan, 2000, by=on_cluster(address, patience=5), told=end, file=file)
    far.wait()
    assert refused.value.reason == "cluster_gone"
    assert 0 < len(told) < 2000
    boards = max(row["board"] for row in told)
    assert same(run(plan, boards, file=file)) == same(run(plan, boards))


class Unlucky:
    """Can't read its file."""

    def act(self, view: object, rng: object) -> None:
        raise FileNotFoundError("the book")


def test_a_robot_that_fails_is_no_failure_of_the_cluster(cluster: Any, own_robots: None) -> None:
    robots.register("bridge", "unlucky", f"{__name__}:Unlucky")
    with pytest.raises(FileNotFoundError, match="the book"):
        run(Plan("bridge", "unlucky", "greedy", "1"), 2, by=on_cluster(cluster.scheduler_address))


def test_a_cluster_without_workers_is_not_waited_for_without_end() -> None:
    with cluster_of(0, processes=False) as cluster, pytest.raises(Refusal) as refused:
        run(PLAN, 1, by=on_cluster(cluster.scheduler_address, patience=0.2))
    assert refused.value.reason == "no_cluster_workers"


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "a machine of ours", "http://127.0.0.1:8786"])
def test_where_no_scheduler_answers_the_address_is_named(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        run(PLAN, 1, by=on_cluster(address, patience=0.2))
    assert refused.value.reason == "no_cluster"
    assert refused.value.values["text"] == address


def test_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    ran = CliRunner().invoke(app, ["bridge", "match", "greedy", "random", "--cluster", "tcp://127.0.0.1:1"])
    assert ran.exit_code == 2
    assert "cardavia[cluster]" in ran.stderr


def test_workers_and_cluster_are_not_both_given() -> None:
    words = ["tarot", "match", "greedy", "random", "--cluster", "tcp://127.0.0.1:1", "--workers", "2", "--json"]
    ran = CliRunner().invoke(app, words)
    assert ran.exit_code == 2
    assert json.loads(ran.stdout)["error"]["reason"] == "workers_or_cluster"


def test_a_match_at_home_does_without_the_package() -> None:
    code = (
        "import sys\nsys.modules['distributed'] = None\nfrom cardavia.cli.commands import app\n"
        "app(['bridge', 'match', 'greedy', 'random', '--boards', '1', '--workers', '0', '--json'])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["boards"] == 1
