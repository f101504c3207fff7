"""Takes the README's pictures from a running table: ``python art/pictures.py http://127.0.0.1:8000``; needs Pillow."""

import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

FOLDER = Path(__file__).parent.parent / "docs/pictures"
CHROMIUM = "/usr/bin/chromium"
#: A deal of each game that shows much: its number.
BRIDGE, TAROT = "31415926535897932384626433", "17136121658873532972770009442857671621701"


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


def finish(page: Page) -> None:
    """Plays the first card or cards that may be played, until the deal is over."""
    while not page.query_selector("#to-record"):
        if not page.query_selector("#act-form"):
            page.wait_for_timeout(50)
            continue
        before = page.get_attribute("#table", "data-version")
        chosen = page.locator("#table .pick[type=checkbox]:checked").count()
        for _ in range(int(page.get_attribute("#confirm", "data-size") or 1) - chosen):
            page.evaluate(
                """[...document.querySelectorAll("#table .pick")].find(
                    one => !one.checked && !one.dataset.why && !one.disabled && one.form?.id === "act-form").click()"""
            )
        page.click("#confirm")
        page.wait_for_function("before => document.querySelector('#table').dataset.version !== before", arg=before)


def trumps(page: Page, base: str) -> None:
    """Ten trumps, as large as they may be looked at."""
    page.goto(f"{base}/")
    page.evaluate(
        """() => {
            const href = document.querySelector("use[href*=marseille]").getAttribute("href").split("#")[0];
            const codes = ["T1", "T3", "T7", "T10", "T13", "T15", "T17", "T18", "T21", "EX"];
            document.body.innerHTML = codes.map(code => `<svg class="card" viewBox="0 0 250 400"><use href="${href}#${code}"/></svg>`).join("");
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(`body{display:grid!important;grid-template-columns:repeat(5,1fr);gap:14px;padding:18px;background:var(--baize)}
                body .card{--w:200px;justify-self:center;aspect-ratio:5/8;width:200px}`);
            document.adoptedStyleSheets = [sheet];
        }"""
    )
    page.set_viewport_size({"width": 1120, "height": 706})
    page.wait_for_timeout(400)
    page.screenshot(path=FOLDER / "trumps.png")


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
        page.get_by_text("Garde", exact=True).click()
        confirm(page)
        for code in ("S3", "S4", "S5", "S8"):
            page.locator(f"label[for=pick-{code}]").click(position={"x": 8, "y": 40})
        page.mouse.move(5, 5)
        page.wait_for_timeout(500)
        page.screenshot(path=FOLDER / "tarot.png")
        finish(page)
        page.click("#to-record")
        page.screenshot(
            path=FOLDER / "record.png", full_page=True, clip={"x": 0, "y": 0, "width": 1280, "height": 1320}
        )
        page.set_viewport_size({"width": 1120, "height": 520})
        trumps(page, base)
        browser.close()
    for path in FOLDER.glob("*.png"):  # printed matter has few colours
        Image.open(path).convert("RGB").quantize(96, dither=Image.Dither.NONE).save(path, optimize=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
