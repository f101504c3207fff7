"""The look as colour tokens: one style sheet of custom properties for a reader's sliders (SPEC G2).

Temperature shifts every colour as a lamp would, contrast bends the tone curve round mid grey, grain is the opacity of a
tile that was drawn once. No filter is laid over the page: it costs frames, and cards in motion would show without it.
Whatever the sliders say, each text keeps a contrast of 4.5 to 1 and more against what it stands on.
"""

from collections.abc import Callable, Mapping
from functools import cache

Colour = tuple[float, float, float]

MIDDLE = 50
#: WCAG 2.2, 1.4.3: text against its background.
READABLE = 4.5

#: What a lamp does to red, green and blue, at 0 (a candle) and at 100 (cold daylight).
CANDLE = (1.0, 0.88, 0.70)
DAYLIGHT = (0.86, 0.95, 1.0)
#: How far from mid grey a tone is moved, at contrast 0, 50 and 100.
CURVE = (0.78, 1.0, 1.25)
GRAIN_MOST = 0.30

LIGHT: Mapping[str, str] = {
    "room": "#e7dcc6",
    "room-ink": "#232430",
    "panel": "#f5eddc",
    "panel-ink": "#20222e",
    "muted": "#5b5548",
    "line": "#b9ab8f",
    "paper": "#f8f1e2",
    "ink": "#1d2030",
    "madder": "#a32b27",
    "woad": "#284b7d",
    "ochre": "#c78f2d",
    "verdigris": "#2f6b55",
    "accent": "#8f2622",
    "accent-ink": "#fbf4e6",
    "danger": "#94211d",
    "lamp": "#f0b94a",
    "lamp-ink": "#1d2030",
}
DARK: Mapping[str, str] = {
    **LIGHT,
    "room": "#17181d",
    "room-ink": "#e9dfcb",
    "panel": "#22242b",
    "panel-ink": "#ece3d1",
    "muted": "#b1a78f",
    "line": "#4b4a47",
    "paper": "#e2d8c4",
    "accent": "#a8342f",
    "danger": "#f08b80",
}
BAIZE: Mapping[str, Mapping[str, str]] = {
    "green": {"baize": "#1f4a39", "baize-ink": "#f2ead6", "baize-line": "#3c6a57"},
    "blue": {"baize": "#1e3d59", "baize-ink": "#f2ead6", "baize-line": "#3d5f7f"},
}
SUITS: Mapping[str, Mapping[str, str]] = {
    "two": {"S": "ink", "H": "madder", "D": "madder", "C": "ink"},
    "four": {"S": "ink", "H": "madder", "D": "woad", "C": "verdigris"},
}
#: Each text and all that it may stand on.
PAIRS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("room-ink", ("room",)),
    ("panel-ink", ("panel", "room")),
    ("muted", ("panel", "room")),
    ("accent-ink", ("accent",)),
    ("link", ("panel", "room")),
    ("danger", ("panel", "room")),
    ("baize-ink", ("baize",)),
    ("lamp-ink", ("lamp",)),
    ("ink", ("paper",)),
    ("madder", ("paper",)),
    ("woad", ("paper",)),
    ("verdigris", ("paper",)),
    *((f"word-{suit}", ("panel", "room")) for suit in "SHDC"),
)


def rgb(text: str) -> Colour:
    """A colour from ``#rrggbb``, each part from 0 to 1."""
    red, green, blue = (int(text[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def hexa(colour: Colour) -> str:
    """The colour as ``#rrggbb``.

    >>> hexa(rgb("#a32b27"))
    '#a32b27'
    """
    return "#" + "".join(f"{round(max(0.0, min(1.0, part)) * 255):02x}" for part in colour)


def luminance(colour: Colour) -> float:
    """Relative luminance (WCAG 2.2)."""
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast_of(one: Colour, other: Colour) -> float:
    """The contrast of two colours, 1 to 21 (WCAG 2.2).

    >>> contrast_of((0, 0, 0), (1, 1, 1))
    21.0
    """
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def readable(text: Colour, grounds: list[Colour]) -> Colour:
    """The text's colour, moved towards black or white until it can be read on every ground."""
    ground = max(grounds, key=lambda colour: abs(luminance(colour) - 0.18))
    end: Colour = (0.0, 0.0, 0.0) if luminance(ground) > 0.18 else (1.0, 1.0, 1.0)
    for step in range(51):
        share = step / 50
        red, green, blue = (part + (last - part) * share for part, last in zip(text, end, strict=True))
        moved = rgb(hexa((red, green, blue)))
        if all(contrast_of(moved, behind) >= READABLE for behind in grounds):
            return moved
    return end


def _between(at: int, low: Colour, high: Colour) -> Colour:
    """What the lamp does at a slider's place: nothing in the middle."""
    share = abs(at - MIDDLE) / MIDDLE
    end = low if at < MIDDLE else high
    red, green, blue = (1 + (part - 1) * share for part in end)
    return red, green, blue


def _shift(contrast: int, temperature: int) -> Callable[[Colour], Colour]:
    lamp = _between(temperature, CANDLE, DAYLIGHT)
    low, middle, high = CURVE
    share = abs(contrast - MIDDLE) / MIDDLE
    bend = middle + ((low if contrast < MIDDLE else high) - middle) * share

    def shifted(colour: Colour) -> Colour:
        bent = (min(1.0, max(0.0, 0.5 + (part - 0.5) * bend)) for part in colour)
        red, green, blue = (part * gain for part, gain in zip(bent, lamp, strict=True))
        return red, green, blue

    return shifted


def tokens(contrast: int, temperature: int, suits: str, baize: str, dark: bool) -> dict[str, str]:
    """The colours by name for one place of the sliders."""
    shifted = _shift(contrast, temperature)
    base = {**(DARK if dark else LIGHT), **BAIZE[baize]}
    colours = {name: rgb(hexa(shifted(rgb(text)))) for name, text in base.items()}
    colours["link"] = colours["woad"]
    for suit, name in SUITS[suits].items():
        colours[f"word-{suit}"] = colours["panel-ink" if name == "ink" else name]
    for name, grounds in PAIRS:
        colours[name] = readable(colours[name], [colours[ground] for ground in grounds])
    for suit, name in SUITS[suits].items():
        colours[f"suit-{suit}"] = colours[name]
    return {name: hexa(colour) for name, colour in colours.items()}


@cache
def css(
    contrast: int, grain: int, temperature: int, suits: str = "two", theme: str = "auto", baize: str = "green"
) -> str:
    """The style sheet of custom properties for one look; sliders from 0 to 100.

    ``theme`` is ``light``, ``dark`` or ``auto`` (as the reader's system says).

    >>> "--paper:#f8f1e2" in css(50, 50, 50, theme="light")
    True
    """
    opacity = GRAIN_MOST * grain / 100
    common = f"--grain-baize:{opacity:.3f};--grain-paper:{opacity * 0.45:.3f};"

    def block(dark: bool) -> str:
        found = tokens(contrast, temperature, suits, baize, dark)
        scheme = "dark" if dark else "light"
        return f":root{{color-scheme:{scheme};{common}" + "".join(f"--{k}:{v};" for k, v in found.items()) + "}"

    if theme != "auto":
        return block(theme == "dark") + "\n"
    return f"{block(False)}\n@media (prefers-color-scheme:dark){{{block(True)}}}\n"
