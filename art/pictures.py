"""Takes the README's pictures from a running table: ``python art/pictures.py http://127.0.0.1:8000``."""

import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

FOLDER = Path(__file__).parent.parent / "docs/pictures"
CHROMIUM = "/usr/bin/chromium"
#: A deal of each game that shows much: its number.
BRIDGE, TAROT = "31415926535897932384626433", "27182818284590452353602874713527"


def start(page: Page, base: str, game: str, number: str) -> None:
    page.goto(f"{base}/play/{game}")
    page.select_option("#pace", "none")
    page.evaluate("document.querySelector('details.given').open = true")
    page.fill("#number", number)
    page.click("#start")
    page.wait_for_selector("#table")


def confirm(page: Page) -> None:
    before = page.get_attribute("#table", "data-version")
    page.click("#confirm")
    page.wait_for_function("before => document.querySelector('#table').dataset.version !== before", arg=before)
    page.wait_for_timeout(1500)


def main(base: str) -> None:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": 1280, "height": 880})
        start(page, base, "bridge", BRIDGE)
        page.wait_for_timeout(1500)
        page.locator("#bidding-box .pick:not([disabled])").nth(3).check(force=True)
        page.screenshot(path=FOLDER / "bridge.png")
        start(page, base, "tarot", TAROT)
        page.wait_for_selector("#confirm")
        page.locator("label", has_text="Garde").first.click()
        confirm(page)
        page.wait_for_timeout(500)
        page.screenshot(path=FOLDER / "tarot.png")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
