"""A person at the table who uses the keyboard alone, and one whose browser has no script."""

from random import Random

from playwright.sync_api import Page


def start(page: Page, url: str, game: str) -> None:
    """From the first page to a new table, by Tab and Enter."""
    page.goto(url)
    tab_to(page, f"a[href='/play/{game}'].primary")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/play/{game}")
    tab_to(page, "#pace")
    page.keyboard.press("Home")  # the first in the list: at once
    assert page.input_value("#pace") == "none"
    tab_to(page, "#start")
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/*")


def tab_to(page: Page, selector: str) -> None:
    """Tab until it has the focus."""
    for _ in range(60):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {selector}")


CHOICES = """() => [...document.querySelectorAll('#table input.pick')]
  .filter((one) => !one.disabled && !one.dataset.why && one.form?.id === 'act-form')
  .map((one) => one.id)"""
FOCUSED = "() => document.activeElement?.id ?? ''"
READY = """(old) => document.getElementById('table').dataset.version !== old
  && (document.getElementById('act-form') || document.getElementById('next'))"""


def play_by_keys(page: Page, rng: Random) -> int:
    """The whole deal with arrows, space and Enter; the number of acts. After each act the focus is where it can go
    on: Tab is pressed once, at the start."""
    acts = 0
    page.wait_for_selector("#act-form, #next")
    while page.query_selector("#next") is None:
        choices = page.evaluate(CHOICES)
        if acts == 0:
            tab_to(page, "#table input.pick")
        version = page.get_attribute("#table", "data-version")
        size = page.get_attribute("#confirm", "data-size")
        if size:
            pick_by_keys(page, rng.sample(choices, int(size)))
        else:
            arrow_to(page, rng.choice(choices))
            page.keyboard.press("Enter")
        page.wait_for_function(READY, arg=version)
        acts += 1
        assert acts < 100
    return acts


def arrow_to(page: Page, wanted: str) -> None:
    """The arrows walk the choices and choose as they go; so does Enter where none is chosen yet."""
    for _ in range(80):
        if page.evaluate("id => document.getElementById(id).checked", wanted):
            return
        if page.evaluate(FOCUSED) == wanted:
            page.keyboard.press("Space")
        else:
            page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows do not come to {wanted} from {page.evaluate(FOCUSED)}")


def pick_by_keys(page: Page, wanted: list[str]) -> None:
    """The arrows walk the cards, the space bar ticks them, Enter confirms."""
    left = set(wanted)
    for _ in range(200):
        if not left:
            page.keyboard.press("Enter")
            return
        focused = page.evaluate(FOCUSED)
        if focused in left:
            page.keyboard.press("Space")
            left.discard(focused)
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows do not come to {left}")


def play_without_script(page: Page, rng: Random, most: int = 100) -> int:
    """The deal, up to so many acts, by clicks on labels and the button, each a new page."""
    acts = 0
    while page.query_selector("#next") is None and acts < most:
        if page.query_selector("#act-form") is None:
            page.reload()  # without script one looks again
            continue
        choices = [
            one.get_attribute("id")
            for one in page.query_selector_all("#table input.pick:not([disabled]):not([data-why])")
        ]
        size = page.get_attribute("#confirm", "data-size")
        for chosen in rng.sample(choices, int(size or 1)):
            page.click(f"label[for={chosen}]", position={"x": 6, "y": 6})
        with page.expect_navigation():
            page.click("#confirm")
        acts += 1
    return acts
