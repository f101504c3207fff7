"""The picture of a match: the mean so far after each board, with twice its standard error to both sides, as SVG."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor

from cardavia.work.match_figures import Mean

WIDTH, HEIGHT = 800, 400
LEFT, RIGHT, TOP, BOTTOM = 60, 20, 70, 50
#: The mean of the first few boards says nothing and would set the scale.
FIRST = 10
_STEPS = (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)


def svg(means: Sequence[Mean], title: str, across: str, up: str) -> str:
    """The picture as the text of an SVG file; ``across`` and ``up`` name the axes. ``means`` must not be empty.

    >>> from cardavia.work.match_figures import running
    >>> svg(list(running([1, 2, 0, 3])), "A & B", "boards", "IMPs").count("A &amp; B")
    1
    """
    shown = [each for each in means if each.boards >= min(FIRST, means[-1].boards)]
    low = min(0.0, *(each.mean - 2 * (each.error or 0) for each in shown))
    high = max(0.0, *(each.mean + 2 * (each.error or 0) for each in shown))
    step = next((size for size in _STEPS if (high - low) / size <= 8), _STEPS[-1])
    low, high = floor(low / step) * step, max(ceil(high / step), floor(low / step) + 1) * step
    most = shown[-1].boards

    def x(boards: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * boards / most, 1)

    def y(value: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        ' font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        _text(WIDTH / 2, 28, title, "middle"),
        _text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, across, "middle"),
        _text(8, TOP - 20, up, "start"),
    ]
    for at in range(round((high - low) / step) + 1):
        value = low + at * step
        colour = "#888" if abs(value) < step / 2 else "#ddd"
        parts.append(f'<path d="M{LEFT} {y(value)}H{WIDTH - RIGHT}" stroke="{colour}"/>')
        parts.append(_text(LEFT - 8, y(value) + 4, f"{value:+g}" if abs(value) > step / 2 else "0", "end"))
    for boards in sorted({most * at // 4 for at in range(5)}):
        parts.append(_text(x(boards), HEIGHT - BOTTOM + 18, str(boards), "middle"))
    upper = [f"{x(each.boards)} {y(each.mean + 2 * (each.error or 0))}" for each in shown]
    lower = [f"{x(each.boards)} {y(each.mean - 2 * (each.error or 0))}" for each in reversed(shown)]
    parts.append(f'<path d="M{"L".join([*upper, *lower])}Z" fill="#1b6e53" fill-opacity=".2"/>')
    line = "L".join(f"{x(each.boards)} {y(each.mean)}" for each in shown)
    parts.append(f'<path d="M{line}" fill="none" stroke="#1b6e53" stroke-width="2"/>')
    return "\n".join([*parts, "</svg>", ""])


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(text)}</text>'
