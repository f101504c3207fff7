"""What calls mean and a hint, in a browser: with script in place, without script on a page of its own."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_browser_access import violations
from tests.served import Served
from tests.web.test_systems import HANDS

pytestmark = pytest.mark.browser


def begun(page: Page, served: Served) -> None:
    """A table at which South calls first and all robots bid by a system."""
    page.goto(f"{served.url}/play/bridge")
    for seat in "NEW":
        page.select_option(f"#robot-{seat}", "quick")
    page.select_option("#pace", "none")
    page.click("details.given summary")
    page.fill("#deal", HANDS)
    page.click("#start")
    page.wait_for_selector("#act-form")


def test_a_call_says_what_it_would_mean_and_then_what_it_means(page: Page, served: Served) -> None:
    begun(page, served)
    page.click("label[for=call-1NT]")
    expect(page.locator("#meant")).to_have_text("Strong notrump: 15–17 points, balanced.")
    page.click("label[for=call-2C]")
    expect(page.locator("#meant")).to_contain_text("Strong two clubs")
    page.click("label[for=call-1NT]")
    page.click("#confirm")
    page.wait_for_selector("#meanings")
    page.click("#meanings summary")
    expect(page.locator("#meanings li").first).to_contain_text("Strong notrump: 15–17 points, balanced.")


def test_a_hint_comes_in_place_and_is_read_out(page: Page, served: Served) -> None:
    begun(page, served)
    page.click("label[for=call-2S]")
    page.click("#hint")
    expect(page.locator("#hint-told")).to_contain_text("Hint: Bid 1NT.")
    expect(page.locator("#told")).to_contain_text("Strong notrump")
    assert page.is_checked("#call-2S"), "what was chosen stays chosen"
    assert page.url.endswith(page.get_attribute("#table", "data-table") or "-")


def test_a_hint_without_script(browser: Browser, served: Served) -> None:
    context = browser.new_context(java_script_enabled=False, locale="sv-SE", viewport={"width": 360, "height": 740})
    page = context.new_page()
    begun(page, served)
    page.click("#would-mean summary")
    expect(page.locator("#would-mean dl")).to_contain_text("Stark sang: 15–17 poäng, jämn hand.")
    page.click("#hint")
    expect(page.locator("#hint-told")).to_contain_text("Tips: Bjud 1NT.")
    page.click("label[for=call-1NT]")
    page.click("#confirm")
    expect(page.locator("#meanings")).to_contain_text("Stayman: frågar efter fyra kort i högfärg")
    context.close()


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 360)])
def test_meanings_and_hint_are_for_everyone(browser: Browser, served: Served, scheme: str, width: int) -> None:
    context = browser.new_context(
        color_scheme=scheme, viewport={"width": width, "height": 800}, bypass_csp=True, reduced_motion="reduce"
    )
    page = context.new_page()
    begun(page, served)
    page.click("#would-mean summary")
    page.click("label[for=call-1NT]")
    page.click("#hint")
    page.wait_for_selector("#hint-told")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.click("#confirm")
    page.wait_for_selector("#meanings", state="attached")
    page.evaluate("for (const one of document.querySelectorAll('#sheet, #meanings')) one.open = true")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    context.close()


@pytest.mark.parametrize(("language", "scheme"), [("en-GB", "light"), ("sv-SE", "dark")])
def test_a_systems_card_is_for_everyone(browser: Browser, served: Served, language: str, scheme: str) -> None:
    context = browser.new_context(
        locale=language,
        color_scheme="dark" if scheme == "dark" else "light",
        viewport={"width": 360, "height": 740},
        bypass_csp=True,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(f"{served.url}/systems/sayc")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    # All chapters are drawn by one loop; axe would need a minute for the thirty of them.
    page.evaluate("for (const one of [...document.querySelectorAll('section.rule')].slice(2)) one.remove()")
    assert page.locator("section.rule").count() == 2
    assert violations(page) == []
    context.close()
