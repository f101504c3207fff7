"""Every page for everyone: axe, narrow screens, targets to hit (notes S27)."""

from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.browser.playing import play_without_script
from tests.served import Served

pytestmark = pytest.mark.browser


def found(page: Page, served: Served, game: str) -> str:
    """A new table's address."""
    page.goto(f"{served.url}/play/{game}")
    page.select_option("#pace", "none")
    page.click("#start")
    page.wait_for_selector("#act-form, #next")
    return page.url


def violations(page: Page) -> list[str]:
    response = Axe().run(page).response
    return [
        f"{one['id']} ({one['impact']}): {[node['html'][:120] for node in one['nodes'][:3]]}"
        for one in response["violations"]
    ]


@pytest.mark.parametrize(("language", "scheme"), [("en-GB", "light"), ("sv-SE", "dark")])
def test_axe_finds_nothing_on_any_page(browser: Browser, served: Served, language: str, scheme: str) -> None:
    context = browser.new_context(locale=language, color_scheme=scheme, bypass_csp=True, reduced_motion="reduce")
    page = context.new_page()
    wrong: dict[str, list[str]] = {}

    def look(name: str) -> None:
        page.wait_for_timeout(50)
        wrong[name] = violations(page)

    for path in (
        "/",
        "/settings",
        "/play/bridge",
        "/play/tarot",
        "/play/sixteen",
        "/rules/bridge",
        "/rules/tarot",
        "/x",
    ):
        page.goto(served.url + path)
        look(path)
        if path == "/":
            page.click("#settings-summary")
            look("the settings")
    for game in ("bridge", "tarot", "sixteen"):
        found(page, served, game)
        look(f"{game}: start")
        plain = browser.new_context(java_script_enabled=False, storage_state=context.storage_state())
        other = plain.new_page()
        other.goto(page.url)
        rng = Random(9)
        for acts in range(100):
            if other.query_selector("#next"):
                break
            if acts in (1, 6):
                page.reload()
                look(f"{game}: after {acts} acts")
            play_one(other, rng)
        page.reload()
        look(f"{game}: over")
        page.goto(page.url + "/record")
        look(f"{game}: record")
        page.goto(page.url + "/replay?step=7")
        look(f"{game}: replay")
        plain.close()
    context.close()
    assert {name: found for name, found in wrong.items() if found} == {}


def play_one(page: Page, rng: Random) -> None:
    play_without_script(page, rng, most=1)


def play_by_clicks(page: Page) -> None:
    """The whole deal, by the first choice each time."""
    for _ in range(100):
        page.wait_for_selector("#act-form, #next")
        if page.query_selector("#next"):
            return
        version = page.get_attribute("#table", "data-version")
        page.evaluate("""() => {
          const size = Number(document.getElementById('confirm').dataset.size ?? 1);
          const open = [...document.querySelectorAll('#table input.pick')].filter((one) =>
            !one.disabled && !one.dataset.why && one.form?.id === 'act-form');
          for (const one of open.slice(0, size)) if (!one.checked) one.click();
          document.getElementById('confirm').click(); }""")
        page.wait_for_function("(old) => document.getElementById('table').dataset.version !== old", arg=version)


@pytest.mark.parametrize("width", [360, 320])
def test_no_page_is_wider_than_a_phone(browser: Browser, served: Served, width: int) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": 740}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    page = context.new_page()

    def fits(name: str) -> None:
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{name} is {wide} px wide"

    for path in ("/", "/settings", "/play/bridge", "/rules/bridge", "/rules/tarot", "/x"):
        page.goto(served.url + path)
        fits(path)
    for game in ("bridge", "tarot"):
        found(page, served, game)
        fits(game)
        small = page.evaluate("""() => [...document.querySelectorAll('a, button, summary, label.bid, label.card')]
          .filter((one) => one.offsetParent && !one.matches('.skip, p a, li a, td a'))
          .filter((one) => { const box = one.getBoundingClientRect(); return box.height < 24 || box.width < 24; })
          .map((one) => one.outerHTML.slice(0, 90))""")
        assert small == []
        page.click("#settings-summary")
        fits(f"{game}: settings")
        address = page.url
        play_by_clicks(page)
        fits(f"{game}: over")
        for rest in ("/record", "/record/replay?step=9"):
            page.goto(address + rest)
            fits(f"{game}: {rest}")
    context.close()
