"""The pen: what every card is drawn with. An ink line, flat colour, paper; curves through a few points.

Points are written as in ``"60,100 80,120! 60,140"``: a smooth line through them, with a corner where ``!`` stands.
Colours are custom properties of the page, so that one drawing serves every place of the sliders.
"""

import json
from collections.abc import Iterable
from itertools import pairwise
from math import cos, radians, sin
from pathlib import Path

LETTERS: dict[str, tuple[int, str]] = json.loads(Path(__file__).with_name("letters.json").read_text(encoding="utf-8"))
CAP = 637
DEFAULTS = {
    "paper": "#f8f1e2",
    "ink": "#1d2030",
    "madder": "#a32b27",
    "woad": "#284b7d",
    "ochre": "#c78f2d",
    "verdigris": "#2f6b55",
    "suit-S": "#1d2030",
    "suit-H": "#a32b27",
    "suit-D": "#a32b27",
    "suit-C": "#1d2030",
}
SHORT = {"p": "paper", "k": "ink", "m": "madder", "w": "woad", "o": "ochre", "v": "verdigris"}
Point = tuple[float, float]


def paint(name: str) -> str:
    """A colour by its letter or name; ``-`` is none."""
    if name == "-":
        return "none"
    name = SHORT.get(name, name)
    return f"var(--{name},{DEFAULTS[name]})"


def number(value: float) -> str:
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def _joined(values: Iterable[float]) -> str:
    return " ".join(number(value) for value in values).replace(" -", "-")


def read(points: str) -> list[tuple[float, float, bool]]:
    found = []
    for word in points.split():
        x, y = word.rstrip("!").split(",")
        found.append((float(x), float(y), word.endswith("!")))
    return found


def smooth(points: str, closed: bool = False) -> str:
    """A path through the points, bent as little as may be; corners where they are marked."""
    at = read(points)
    n = len(at)
    path = f"M{_joined(at[0][:2])}"
    for i in range(n if closed else n - 1):
        (ax, ay, a_corner), (bx, by, b_corner) = at[i], at[(i + 1) % n]
        before = at[(i - 1) % n] if closed or i else at[i]
        after = at[(i + 2) % n] if closed or i + 2 < n else at[(i + 1) % n]
        ux, uy = (0.0, 0.0) if a_corner else ((bx - before[0]) / 6, (by - before[1]) / 6)
        vx, vy = (0.0, 0.0) if b_corner else ((after[0] - ax) / 6, (after[1] - ay) / 6)
        if (ux, uy, vx, vy) == (0, 0, 0, 0):
            path += f"l{_joined((bx - ax, by - ay))}"
        else:
            path += f"c{_joined((ux, uy, bx - vx - ax, by - vy - ay, bx - ax, by - ay))}"
    return path + ("z" if closed else "")


def straight(points: str, closed: bool = True) -> str:
    """A path of straight lines through the points."""
    at = [point[:2] for point in read(points)]
    path = f"M{_joined(at[0])}"
    for before, now in pairwise(at):
        path += f"l{_joined((now[0] - before[0], now[1] - before[1]))}"
    return path + ("z" if closed else "")


def wedges(strokes: str, width: float = 3.2) -> str:
    """Cuts of the knife, thick at the first point and fine at the second: ``"x,y,x,y …"``."""
    path = ""
    for word in strokes.split():
        ax, ay, bx, by = (float(part) for part in word.split(","))
        length = max(0.1, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        nx, ny = -(by - ay) / length * width / 2, (bx - ax) / length * width / 2
        path += f"M{_joined((ax + nx, ay + ny))}L{_joined((bx, by))}L{_joined((ax - nx, ay - ny))}z"
    return path


def fan(x: float, y: float, inner: float, outer: float, start: float, end: float, count: int) -> str:
    """Points for wedges that radiate from one place, in degrees from the right, clockwise."""
    words = []
    for i in range(count):
        angle = radians(start + (end - start) * i / max(1, count - 1))
        words.append(
            f"{x + cos(angle) * inner:.1f},{y + sin(angle) * inner:.1f},{x + cos(angle) * outer:.1f},{y + sin(angle) * outer:.1f}"
        )
    return " ".join(words)


class Drawing:
    """One card, or one part of a card, as a list of elements; later ones lie over earlier ones."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def path(self, d: str, fill: str = "p", stroke: str = "k", width: float = 3) -> "Drawing":
        attributes = "" if fill == "p" else f' fill="{paint(fill)}"'
        if stroke != "k":
            attributes += f' stroke="{paint(stroke)}"'
        elif width != 3:
            attributes += f' stroke-width="{number(width)}"'
        self.parts.append(f'<path{attributes} d="{d}"/>')
        return self

    def blob(self, points: str, fill: str = "p", width: float = 3) -> "Drawing":
        return self.path(smooth(points, closed=True), fill, width=width)

    def poly(self, points: str, fill: str = "p", width: float = 3) -> "Drawing":
        return self.path(straight(points), fill, width=width)

    def line(self, points: str, width: float = 3, colour: str = "k") -> "Drawing":
        """An open line; two or more of them with ``|`` between."""
        d = "".join(smooth(run) for run in points.split("|"))
        if colour != "k":
            self.parts.append(f'<path fill="none" stroke="{paint(colour)}" stroke-width="{number(width)}" d="{d}"/>')
            return self
        return self.path(d, "-", width=width)

    def cuts(self, strokes: str, width: float = 3.2, colour: str = "k") -> "Drawing":
        return self.path(wedges(strokes, width), colour, "-")

    def disc(self, x: float, y: float, r: float, fill: str = "p", width: float = 3) -> "Drawing":
        stroke = ' stroke="none"' if width == 0 else "" if width == 3 else f' stroke-width="{number(width)}"'
        colour = "" if fill == "p" else f' fill="{paint(fill)}"'
        self.parts.append(f'<circle{colour}{stroke} cx="{number(x)}" cy="{number(y)}" r="{number(r)}"/>')
        return self

    def dots(self, points: str, r: float = 2, fill: str = "k") -> "Drawing":
        d = ""
        for x, y, _ in read(points):
            d += f"M{_joined((x - r, y))}a{_joined((r, r))} 0 1 0 {_joined((2 * r, 0))}a{_joined((r, r))} 0 1 0 {_joined((-2 * r, 0))}z"
        return self.path(d, fill, "-")

    def use(
        self, name: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False
    ) -> "Drawing":
        words = [f"translate({_joined((x, y))})"] if (x, y) != (0, 0) else []
        if turn:
            words.append(f"rotate({number(turn)})")
        if flip or scale != 1:
            words.append(f"scale({f'-{scale:.3g} {scale:.3g}' if flip else f'{scale:.3g}'})")
        transform = f' transform="{"".join(words)}"' if words else ""
        self.parts.append(f'<use href="#{name}"{transform}/>')
        return self

    def add(self, other: "Drawing", transform: str = "") -> "Drawing":
        inner = "".join(other.parts)
        self.parts.append(f'<g transform="{transform}">{inner}</g>' if transform else inner)
        return self

    def twice(self, other: "Drawing") -> "Drawing":
        """The drawing, and the same upside down: a two-way card."""
        return self.add(other).add(other, "rotate(180 125 200)")

    def mirrored(self, other: "Drawing", middle: float = 125) -> "Drawing":
        return self.add(other).add(other, f"matrix(-1 0 0 1 {number(2 * middle)} 0)")

    def text(
        self, words: str, x: float, y: float, cap: float, width: float = 0, fill: str = "k", space: float = 0
    ) -> "Drawing":
        """Words centred on ``x`` with their feet at ``y``; ``cap`` is the capitals' height, ``width`` the most they may take."""
        scale = cap / CAP
        total = sum(LETTERS[letter][0] + space if letter != " " else 230 for letter in words) - space
        across = min(scale, width / total) if width else scale
        pen, uses = 0.0, ""
        for letter in words:
            if letter == " ":
                pen += 230
                continue
            place = f' x="{round(pen)}"' if pen else ""
            uses += f'<use href="#{letter_id(letter)}"{place}/>'
            pen += LETTERS[letter][0] + space
        left = x - total * across / 2
        self.parts.append(
            f'<g fill="{paint(fill)}" stroke="none" transform="matrix({across:.4f} 0 0 {scale:.4f} {_joined((left, y))})">{uses}</g>'
        )
        return self

    def __str__(self) -> str:
        return "".join(self.parts)


def letter_id(letter: str) -> str:
    """The name of a letter's outline in a sprite."""
    return "l" + {"'": "apos", "É": "Eacute"}.get(letter, letter)


def letters_used(text: str) -> str:
    """The definitions of the letters that a sprite's text uses."""
    return "".join(
        f'<path id="{letter_id(letter)}" d="{d}"/>'
        for letter, (_, d) in LETTERS.items()
        if f'"#{letter_id(letter)}"' in text
    )
