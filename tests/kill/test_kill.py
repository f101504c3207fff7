"""The server is killed (-9) at random points of deals, twenty times; nothing confirmed is lost (SPEC G7, S13)."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from cardavia.store import open_store
from cardavia.table import Ledger, Row
from tests.kill.server import GUEST
from tests.table.houses import stored_ports

KILLS = 20
ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def descendants(pid: int) -> set[int]:
    """The processes that this one started, and theirs."""
    children: dict[int, set[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:  # it has just ended
            continue
        children.setdefault(parent, set()).add(int(stat.parent.name))
    found: set[int] = set()
    waiting = [pid]
    while waiting:
        new = children.get(waiting.pop(), set()) - found
        found |= new
        waiting += new
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Client:
    """A player who repeats what was not answered, with the same key."""

    def __init__(self, port: int, table: str, tag: str) -> None:
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=10)
        self.table = table
        self.tag = tag
        self.open: dict[str, str] | None = None
        self.confirmed: list[str] = []
        self.deals = 0

    def step(self) -> None:
        """One request; a lost connection is raised, and what was asked stays open."""
        if self.open is None:
            look = self.http.get(f"/{self.table}").raise_for_status().json()
            self.deals = max(self.deals, look["number"] - (not look["over"]))
            text = "deal" if look["over"] else look["choice"]
            if text is None:
                time.sleep(0.005)
                return
            self.open = {"text": text, "seq": str(look["seq"]), "key": f"{self.tag}/{look['seq']}"}
        self.http.post(f"/{self.table}", params=self.open).raise_for_status()
        self.confirmed.append(self.open["key"])
        self.open = None


@contextmanager
def serving(port: int, folder: Path, workers: int) -> Iterator[subprocess.Popen[bytes]]:
    server = subprocess.Popen(
        [sys.executable, "-m", "tests.kill.server", str(port), str(folder), str(workers)], cwd=ROOT
    )
    try:
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                assert server.poll() is None
                time.sleep(0.02)
        yield server
    finally:
        server.kill()
        server.wait()


def gone(pids: set[int], seconds: float = 8) -> bool:
    deadline = time.monotonic() + seconds
    while any(map(alive, pids)) and time.monotonic() < deadline:
        time.sleep(0.05)
    return not any(map(alive, pids))


def acts(rows: tuple[Row, ...]) -> list[str | None]:
    return [row.key for row in rows if row.actor == GUEST]


def confirmed(clients: list[Client]) -> int:
    """How many moves the server has confirmed in all its lives."""
    return sum(len(client.confirmed) for client in clients)


@pytest.mark.timeout(170)
def test_twenty_kills_lose_nothing_that_was_confirmed(tmp_path: Path) -> None:
    rng = random.Random(20)
    port = free_port()
    clients: list[Client] = []
    for kill in range(KILLS + 1):
        last = kill == KILLS
        # Every fourth life has its robots in worker processes; in the others they think in threads, which start sooner.
        with serving(port, tmp_path, 1 if kill % 4 == 0 else 0) as server:
            if not clients:
                http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=10)
                for game in ("bridge", "tarot"):
                    table = http.post(f"/found/{game}", params={"key": game}).raise_for_status().json()
                    assert http.post(f"/found/{game}", params={"key": game}).json() == table
                    clients.append(Client(port, table, game))
            ends = time.monotonic() + (0.5 if kill % 4 else 1.5) * rng.random()
            if last:
                goals = [client.deals + 1 for client in clients]
                deadline = time.monotonic() + 30
                while any(client.deals < goal for client, goal in zip(clients, goals, strict=True)):
                    assert time.monotonic() < deadline
                    for client in clients:
                        client.step()
            had = confirmed(clients)
            while not last and (time.monotonic() < ends or (confirmed(clients) == had and time.monotonic() < ends + 8)):
                rng.choice(clients).step()
            workers = descendants(server.pid)
            if last:
                server.send_signal(signal.SIGTERM)
                server.wait(10)
            else:
                # The kill comes while a request is under way.
                if rng.random() < 0.5:
                    subprocess.Popen(["sh", "-c", f"sleep {0.01 * rng.random():.4f}; kill -9 {server.pid}"])
                else:
                    os.kill(server.pid, signal.SIGKILL)
                for client in clients:
                    for _ in range(20):
                        try:
                            client.step()
                        except httpx.TransportError:
                            break
                server.wait(10)
            assert gone(workers)
            with socket.create_server(("127.0.0.1", port)):
                pass
        for client in clients:
            client.http.close()
            client.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=10)
    store = open_store(f"sqlite:///{tmp_path / 'cardavia.db'}")
    ledger = Ledger(stored_ports(store))
    for client in clients:
        rows = store.log.rows(client.table)
        assert [row.seq for row in rows] == list(range(len(rows)))
        kept = acts(rows)
        assert all(kept.count(key) == 1 for key in client.confirmed)
        # The whole log folds: every row is one that the rules allow.
        assert ledger.course(client.table).seq == len(rows)
    store.close()
    assert confirmed(clients) > KILLS
