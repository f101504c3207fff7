"""The site on a free port of this machine, in a thread, for tests that need a real server."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import uvicorn

from cardavia.app import House, memory_house
from cardavia.web import Limits, site

PLENTY = Limits(tables=10**6, acts=10**6, guests=10**6, streams=4)


@dataclass(frozen=True)
class Served:
    url: str
    house: House


@contextmanager
def serving(limits: Limits = PLENTY) -> Iterator[Served]:
    """A house in memory, its robots awake, its site open."""
    house = memory_house()
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(site(house, limits), log_level="warning", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    until = time.monotonic() + 20
    while not server.started and time.monotonic() < until:
        time.sleep(0.02)
    assert server.started
    try:
        yield Served(f"http://127.0.0.1:{listening.getsockname()[1]}", house)
    finally:
        server.should_exit = True
        thread.join(10)
