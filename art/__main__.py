"""``python -m art``: draws both packs into the site's sprites. Needs fonttools and matplotlib (for its font)."""

from pathlib import Path

from art import french, marseille

STATIC = Path(__file__).parent.parent / "src/cardavia/web/static"

(STATIC / "french.svg").write_text(french.build(), encoding="utf-8")
(STATIC / "marseille.svg").write_text(marseille.build(), encoding="utf-8")
