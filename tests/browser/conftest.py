"""A real server, and a real browser that looks at it."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from cardavia.games import names
from tests.served import Served, serving
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


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    """The site in a thread of its own, a third party's game at its tables too."""
    assert sixteen.NAME in names()
    with serving() as found:
        yield found


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
    """A refusal is answered with a 4xx and a test may cut the line, which the browser notes: no fault of the page."""
    noted = ("the server responded with a status of 4", "net::ERR_FAILED")
    return kind in ("error", "warning") and not any(note in text for note in noted)
