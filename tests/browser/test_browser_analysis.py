"""The analysis of a deal in a browser: it comes by itself, fits a phone, is for everyone (SPEC G10; notes S27)."""

import time
from concurrent.futures import Future

import pytest
from playwright.sync_api import Browser, Page, expect

from cardavia.deals import seeded
from cardavia.games import SEATS
from cardavia.games.bridge import BRIDGE
from cardavia.review import Analysis, Played
from cardavia.web import analysis
from cardavia.work import Analyst
from tests.browser.test_browser_access import violations
from tests.served import Served

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def record(served: Served) -> str:
    """The address of a record that anyone may read: robots have bid and played a deal in which cards were lost."""
    tables = served.house.tables
    robots, index = dict.fromkeys(SEATS, "greedy"), seeded(BRIDGE, "one")
    table = tables.create("anna", "bridge", key="analysed", robots=robots, pace="none", index=index)
    until = time.monotonic() + 30
    while not tables.look(table, "anna").deal_over and time.monotonic() < until:
        time.sleep(0.02)
    return f"{served.url}/records/{tables.share(table, 'anna')}"


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """While it lasts, no analysis is ever done."""
    waiting: Future[Analysis] = Future()

    def ask(self: Analyst, played: Played) -> "Future[Analysis]":
        return waiting

    monkeypatch.setattr(Analyst, "ask", ask)
    monkeypatch.setattr(analysis, "PAGE_WAITS", 0.05)
    monkeypatch.setattr(analysis, "PART_WAITS", 0.05)
    return monkeypatch


def test_the_analysis_comes_by_itself(page: Page, record: str, busy: pytest.MonkeyPatch) -> None:
    page.goto(record)
    page.click("#analyse")
    expect(page.locator("#working")).to_be_visible()
    busy.undo()
    expect(page.locator("#makes")).to_be_visible(timeout=30_000)
    expect(page.locator("#told")).to_have_text("In short")


def test_each_cost_has_its_sign_and_its_sentence(page: Page, record: str) -> None:
    page.goto(record)
    page.click("#analyse")
    expect(page.locator("#makes")).to_be_visible(timeout=30_000)
    assert page.locator(".makes tbody td").count() == 20
    costly = page.locator(".tricks-table.judged .cost")
    assert costly.count() == page.locator(".tricks-played .costs li").count() > 0
    for at in range(costly.count()):
        assert costly.nth(at).locator("[aria-hidden]").inner_text().startswith("−")
        assert costly.nth(at).locator(".visually-hidden").inner_text().startswith("cost ")


@pytest.mark.parametrize(("language", "scheme"), [("en-GB", "light"), ("sv-SE", "dark")])
def test_axe_finds_nothing_and_a_phone_is_wide_enough(
    browser: Browser, record: str, language: str, scheme: str, busy: pytest.MonkeyPatch
) -> None:
    context = browser.new_context(
        locale=language,
        color_scheme="dark" if scheme == "dark" else "light",
        bypass_csp=True,
        reduced_motion="reduce",
        viewport={"width": 360, "height": 740},
    )
    page = context.new_page()
    page.goto(f"{record}/analysis")
    expect(page.locator("#working")).to_be_visible()
    waiting = violations(page)
    busy.undo()
    expect(page.locator("#makes")).to_be_visible(timeout=30_000)
    assert (waiting, violations(page)) == ([], [])
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    context.close()


def test_without_script_the_page_loads_itself_again_until_it_is_there(
    browser: Browser, record: str, busy: pytest.MonkeyPatch
) -> None:
    context = browser.new_context(locale="en-GB", java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{record}/analysis")
    expect(page.locator("#working")).to_be_visible()
    busy.undo()
    expect(page.locator("#makes")).to_be_visible(timeout=30_000)
    context.close()
