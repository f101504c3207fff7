"""Takes the letters' outlines out of a font, once: ``python art/letters.py FONT.woff``.

The font is Alegreya Black (SIL Open Font License 1.1), whose pen-cut forms sit well beside a woodcut. The licence lets its
outlines stand in a drawing. What is kept is ``letters.json``, so that drawing the cards needs no font.
"""

import json
import sys
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

FILE = Path(__file__).with_name("letters.json")
LETTERS = "ABCDEFGHIJLMNOPQRSTUVXK0123456789'É"


def main(path: str) -> None:
    """Writes, of each letter, how far it advances and its path (1000 units an em, y downwards)."""
    font = TTFont(path)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    found: dict[str, tuple[int, str]] = {}
    for letter in LETTERS:
        name = names[ord(letter if letter != "'" else "’")]
        name = f"{name}.lf" if f"{name}.lf" in glyphs else name
        pen = DecomposingRecordingPen(glyphs)
        glyphs[name].draw(pen)
        words = []
        for verb, points in pen.value:
            code = {"moveTo": "M", "lineTo": "L", "curveTo": "C", "qCurveTo": "Q", "closePath": "Z"}[verb]
            if verb == "qCurveTo":
                words += _quadratics(points)
            else:
                words.append(code + " ".join(f"{round(x)} {-round(y)}" for x, y in points))
        found[letter] = (round(glyphs[name].width), "".join(words).replace(" -", "-"))
    FILE.write_text(json.dumps(found, indent=0, ensure_ascii=False) + "\n", encoding="utf-8")


def _quadratics(points: tuple[tuple[float, float], ...]) -> list[str]:
    """A run of off-curve points with the on-curve points between them made plain."""
    *off, last = points
    words = []
    for at, (x, y) in enumerate(off):
        end = last if at + 1 == len(off) else ((x + off[at + 1][0]) / 2, (y + off[at + 1][1]) / 2)
        words.append(f"Q{round(x)} {-round(y)} {round(end[0])} {-round(end[1])}")
    return words


if __name__ == "__main__":
    main(sys.argv[1])
