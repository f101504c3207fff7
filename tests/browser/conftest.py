"""A real server on a free port of this machine, and a real browser that looks at it."""

import os
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

from cardavia.app import House, memory_house
from cardavia.web import Limits, site
from tests.thirdgame import sixteen

ARGS = [
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PLENTY = Limits(tables=10**6, acts=10**6, guests=10**6, streams=4)


@dataclass(frozen=True)
class Served:
    url: str
    house: House
    games: tuple[str, ...] = ("bridge", "tarot", sixteen.NAME)


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    """The site in a thread of its own."""
    house = memory_house()
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(site(house, PLENTY), log_level="warning", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    until = time.monotonic() + 20
    while not server.started and time.monotonic() < until:
        time.sleep(0.05)
    assert server.started
    yield Served(f"http://127.0.0.1:{listening.getsockname()[1]}", house)
    server.should_exit = True
    thread.join(10)


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=ARGS)
        yield started
        started.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of a browser of its own. What it finds wrong (script errors, what the policy blocks) fails the test."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    opened = context.new_page()
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.on("console", lambda said: wrong.append(said.text) if is_wrong(said.type, said.text) else None)
    opened.set_default_timeout(10_000)
    yield opened
    context.close()
    assert not wrong


def is_wrong(kind: str, text: str) -> bool:
    """A refusal is answered with a 4xx, which the browser notes: that is no fault of the page."""
    return kind in ("error", "warning") and "the server responded with a status of 4" not in text
