"""Letters and figures as outlines, from DejaVu Serif Bold (a free font; its outlines may be used anywhere)."""

from functools import cache
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

CAP = 100  # every glyph is drawn with capitals this high, its baseline at 0


@cache
def font() -> TTFont:
    """The font, wherever the machine keeps it."""
    import matplotlib

    return TTFont(Path(matplotlib.get_data_path()) / "fonts/ttf/DejaVuSerif-Bold.ttf")


@cache
def glyph(char: str) -> tuple[str, float]:
    """The path of a character and its width."""
    face = font()
    scale = CAP / face["glyf"]["H"].yMax
    name = face.getBestCmap()[ord(char)]
    pen = SVGPathPen(face.getGlyphSet(), ntos=lambda number: str(round(number)))
    face.getGlyphSet()[name].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
    return pen.getCommands(), face["hmtx"][name][0] * scale


class Letters:
    """The glyphs that a sprite uses, each defined once."""

    def __init__(self) -> None:
        self.used: dict[str, str] = {}

    def line(
        self, text: str, x: float, y: float, height: float, fill: str, most: float = 1e9, middle: bool = True
    ) -> str:
        """A line of text with its baseline at ``y``, centred on ``x`` (or begun there), squeezed to ``most`` units."""
        scale = height / CAP
        width = sum(glyph(char)[1] for char in text) * scale
        squeeze = min(1.0, most / width)
        at = x - width * squeeze / 2 if middle else x
        parts = []
        run = 0.0
        for char in text:
            outline, advance = glyph(char)
            if outline:
                self.used[char] = outline
                parts.append(f'<use href="#g{ord(char)}" x="{run:.0f}"/>')
            run += advance
        place = f"translate({at:.1f} {y:.1f}) scale({scale * squeeze:.3f} {scale:.3f})"
        return f'<g fill="{fill}" transform="{place}">{"".join(parts)}</g>'

    def defs(self) -> str:
        return "".join(f'<path id="g{ord(char)}" d="{outline}"/>' for char, outline in sorted(self.used.items()))
