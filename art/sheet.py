"""Contact sheets: ``python art/sheet.py FOLDER [CODES [WIDTH]]`` takes pictures of both packs in Chromium.

The sprites are served under the site's own policy for styles, so that what shows here shows on the site. CODES is a
pattern of card codes (``T.*``).
"""

import re
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

from playwright.sync_api import sync_playwright

STATIC = Path(__file__).parent.parent / "src/cardavia/web/static"
CSS = """body{{margin:12px;background:#1f4a39;display:flex;flex-wrap:wrap;gap:8px}}
svg{{width:{0}px;height:calc({0}px*1.6);background:#f8f1e2;border:1px solid #1d2030;border-radius:calc({0}px*.07)}}"""


class Pages(SimpleHTTPRequestHandler):
    pages: ClassVar[dict[str, str]] = {}

    def do_GET(self) -> None:
        page = self.pages.get(self.path)
        if page is None:
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", "text/css" if self.path.endswith("css") else "text/html; charset=utf-8")
        self.send_header("Content-Security-Policy", "default-src 'self'; style-src 'self'")
        self.end_headers()
        self.wfile.write(page.encode())

    def log_message(self, *_: object) -> None:
        """Says nothing."""


def main(folder: str, codes: str = ".*", width: str = "150") -> None:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Pages, directory=str(STATIC)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    Pages.pages["/sheet.css"] = CSS.format(width)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu", "--disable-quic"]
        )
        page = browser.new_page(viewport={"width": 13 * (int(width) + 10) + 24, "height": 400})
        for pack in ("french", "marseille"):
            names = re.findall(r'<symbol id="([^"]+)"', (STATIC / f"{pack}.svg").read_text(encoding="utf-8"))
            Pages.pages[f"/{pack}"] = '<!doctype html><link rel="stylesheet" href="/sheet.css">' + "".join(
                f'<svg viewBox="0 0 250 400"><use href="/{pack}.svg#{name}"/></svg>'
                for name in names
                if re.fullmatch(codes, name)
            )
            page.goto(f"http://127.0.0.1:{server.server_port}/{pack}", wait_until="networkidle")
            page.screenshot(path=f"{folder}/{pack}.png", full_page=True)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main(*sys.argv[1:])
