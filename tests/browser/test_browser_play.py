"""Whole deals in a browser: by keyboard alone, and with script off (SPEC G1; notes S14, S27)."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import play_by_keys, play_without_script, start
from tests.served import Served

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", ["bridge", "tarot", "sixteen"])
def test_a_whole_deal_is_played_by_keyboard_alone(page: Page, served: Served, game: str) -> None:
    start(page, served.url, game)
    play_by_keys(page, Random(3))
    table = page.url.rpartition("/")[2].partition("?")[0]
    rows = served.house.ports.log.rows(table)
    assert rows[-1].kind == "reveal"
    assert page.get_attribute("#table", "data-version") == str(len(rows))
    page.focus("#to-record")
    page.keyboard.press("Enter")
    page.wait_for_url("**/record")
    page.focus("#replay")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay?step=0")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/replay?step=1")
    page.keyboard.press("End")
    page.wait_for_url(re.compile(r"replay\?step=\d\d?$"))
    page.keyboard.press("ArrowLeft")


@pytest.mark.parametrize("game", ["bridge", "tarot"])
def test_a_whole_deal_is_played_with_script_off(browser: Browser, served: Served, game: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{served.url}/play/{game}")
    page.select_option("#pace", "none")
    page.click("#start")
    assert play_without_script(page, Random(4)) >= 1
    page.click("#to-record")
    page.click("#replay")
    page.click("#step-next")
    assert "step=1" in page.url
    context.close()


def test_the_page_says_why_a_card_can_not_be_played_and_does_not_send_it(page: Page, served: Served) -> None:
    page.goto(f"{served.url}/play/bridge")
    page.select_option("#pace", "none")
    page.click("details.given > summary")
    page.fill("#seed", "one")
    page.click("#start")
    rng, sent = Random(1), []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    for _ in range(60):
        page.wait_for_selector("#act-form, #next")
        if page.query_selector("#next"):
            pytest.fail("no card had to follow suit in this deal: try another seed")
        illegal = page.query_selector("input.pick[data-why]")
        if illegal is not None:
            break
        act_once(page, rng)
    before, why = len(sent), illegal.get_attribute("data-why")
    assert why
    page.check(f"#{illegal.get_attribute('id')}", force=True)
    expect(page.locator("#why")).to_have_text(why)
    expect(page.locator("#confirm")).to_have_attribute("aria-disabled", "true")
    page.click("#confirm", force=True)
    page.keyboard.press("Enter")
    expect(page.locator("#told")).to_have_text(why)
    assert len(sent) == before


def act_once(page: Page, rng: Random) -> None:
    version = page.get_attribute("#table", "data-version")
    choices = page.query_selector_all("#table input.pick:not([disabled]):not([data-why])")
    # Passing lets the robots bid: a play with suits to follow comes soon.
    chosen = page.query_selector("#call-P:not([disabled])") or rng.choice(choices)
    chosen.check(force=True)
    page.click("#confirm")
    page.wait_for_function("(old) => document.getElementById('table').dataset.version !== old", arg=version)
    page.wait_for_timeout(150)


def test_a_second_click_on_the_chosen_card_confirms_it(page: Page, served: Served) -> None:
    page.goto(f"{served.url}/play/bridge")
    page.select_option("#pace", "none")
    page.click("#start")
    page.wait_for_selector("#act-form")
    version = page.get_attribute("#table", "data-version")
    page.click("label[for=call-7NT]")
    expect(page.locator("#confirm")).to_have_text("Bid 7NT")
    assert page.get_attribute("#table", "data-version") == version
    page.click("label[for=call-7NT]")
    page.wait_for_function("(old) => document.getElementById('table').dataset.version !== old", arg=version)
    expect(page.locator(".auction-table")).to_contain_text("7NT")


def test_each_act_is_told_once_and_the_page_ends_as_a_fresh_one(page: Page, served: Served) -> None:
    page.goto(f"{served.url}/play/bridge")
    page.select_option("#pace", "quick")
    page.click("#start")
    page.wait_for_selector("#act-form")
    page.evaluate("""() => { window.heard = [];
      new MutationObserver(() => window.heard.push(document.getElementById('told').textContent))
        .observe(document.getElementById('told'), { childList: true, characterData: true, subtree: true }); }""")
    page.check("#call-1C", force=True)
    page.click("#confirm")
    page.wait_for_function("() => Number(document.getElementById('table').dataset.version) >= 6", timeout=10_000)
    page.wait_for_timeout(500)
    heard = " ".join(page.evaluate("window.heard"))
    lines = page.evaluate("[...document.querySelectorAll('.said li')].map((one) => one.textContent)")
    assert lines[0] == "South bids 1♣."
    for line in set(lines[:4]):
        assert heard.count(line) == lines.count(line), (line, heard)
    if page.query_selector("#act-form"):
        shown = page.inner_text("#table")
        page.reload()
        assert page.inner_text("#table") == shown


def test_a_second_tab_follows_and_a_stale_one_is_told(page: Page, served: Served) -> None:
    page.goto(f"{served.url}/play/bridge")
    page.select_option("#pace", "none")
    page.click("#start")
    page.wait_for_selector("#act-form")
    other = page.context.new_page()
    other.goto(page.url)
    version = other.get_attribute("#table", "data-version")
    page.check("#call-7NT", force=True)
    page.click("#confirm")
    other.wait_for_function("(old) => document.getElementById('table').dataset.version > old", arg=version)
    expect(other.locator(".auction-table")).to_contain_text("7NT")


def test_the_sliders_restyle_at_once_survive_a_reload_and_never_flash(page: Page, served: Served) -> None:
    page.goto(served.url)
    paper = "getComputedStyle(document.documentElement).getPropertyValue('--paper')"
    middle = page.evaluate(paper)
    page.click("#settings-summary")
    page.focus("#temperature")
    with page.expect_response("**/settings"):
        page.keyboard.press("End")
    expect(page.locator("#temperature-value")).to_have_text("100 %")
    page.wait_for_function(f"(old) => {paper} !== old", arg=middle)
    cold = page.evaluate(paper)
    page.reload()
    # The sheet of the chosen look is in the head, before anything is painted.
    assert "t=100" in (page.get_attribute("#look-sheet", "href") or "")
    assert page.evaluate(paper) == cold != middle
    assert page.input_value("#temperature") == "100"


def test_the_language_is_switched_where_one_stands(page: Page, served: Served) -> None:
    page.goto(f"{served.url}/rules/tarot")
    page.click("#settings-summary")
    page.select_option("#language", "sv")
    page.wait_for_selector("html[lang=sv]")
    assert page.url == f"{served.url}/rules/tarot"


def test_a_page_that_lost_its_line_says_so_and_comes_up_to_date(page: Page, served: Served) -> None:
    page.goto(f"{served.url}/play/bridge")
    page.select_option("#pace", "none")
    page.click("#start")
    page.wait_for_selector("#act-form")
    other = page.context.new_page()
    other.goto(page.url)
    page.route("**/tables/**", lambda route: route.abort())
    other.check("#call-7NT", force=True)
    other.click("#confirm")
    expect(page.locator("#connection")).to_be_visible()
    page.unroute("**/tables/**")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    expect(page.locator(".auction-table")).to_contain_text("7NT")
    expect(page.locator("#connection")).to_be_hidden()
