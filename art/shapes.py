"""Woodcut shapes: an ink line round a flat colour, as SVG text. Colours are the look's tokens."""

INK, PAPER = "var(--ink)", "var(--paper)"
MADDER, WOAD, OCHRE, VERDIGRIS = "var(--madder)", "var(--woad)", "var(--ochre)", "var(--verdigris)"
WIDTH, HEIGHT = 250, 400


def path(d: str, fill: str = "none", line: float = 4, stroke: str = INK, extra: str = "") -> str:
    outline = (
        f' stroke="{stroke}" stroke-width="{line:g}" stroke-linejoin="round" stroke-linecap="round"' if line else ""
    )
    return f'<path d="{d}" fill="{fill}"{outline}{extra}/>'


def circle(x: float, y: float, r: float, fill: str = "none", line: float = 4) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" stroke="{INK}" stroke-width="{line:g}"/>'


def box(x: float, y: float, w: float, h: float, fill: str = "none", line: float = 4, round_: float = 0) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{round_:g}" fill="{fill}" '
        f'stroke="{INK}" stroke-width="{line:g}"/>'
    )


def lines(d: str, line: float = 3, stroke: str = INK) -> str:
    return path(d, "none", line, stroke)


def group(body: str, transform: str) -> str:
    return f'<g transform="{transform}">{body}</g>'


def turned(body: str) -> str:
    """The same, upside down about the middle of a card."""
    return group(body, f"rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})")


def both_ways(body: str) -> str:
    return body + turned(body)


def symbol(name: str, body: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 {WIDTH} {HEIGHT}">{body}</symbol>'


def ground(fill: str = PAPER) -> str:
    return f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{fill}"/>'


def star(x: float, y: float, r: float, points: int = 8, fill: str = OCHRE, inner: float = 0.45, line: float = 3) -> str:
    from math import cos, pi, sin

    corners = []
    for at in range(2 * points):
        radius = r if at % 2 == 0 else r * inner
        angle = pi * at / points - pi / 2
        corners.append(f"{x + radius * cos(angle):.0f} {y + radius * sin(angle):.0f}")
    return path("M" + "L".join(corners) + "Z", fill, line)


def sprite(defs: str, symbols: list[str]) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{defs}</defs>{"".join(symbols)}</svg>\n'
