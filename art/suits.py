"""The four suits of Marseille: signs, and the lay-outs of the number cards."""

from art.shapes import INK, MADDER, OCHRE, PAPER, VERDIGRIS, WOAD, circle, lines, path, star

#: Signs in a box of 100 by 100.
SIGNS = {
    "C": path("M18 8H82Q84 46 58 56V74Q76 78 78 92H22Q24 78 42 74V56Q16 46 18 8Z", OCHRE, 6)
    + path("M18 8H82V20H18Z", MADDER, 5)
    + lines("M36 66H64", 5),
    "D": circle(50, 50, 44, OCHRE, 6) + circle(50, 50, 28, MADDER, 4) + star(50, 50, 24, 6, OCHRE, 0.4, 3),
    "S": path("M44 70V14L50 2L56 14V70Z", PAPER, 5)
    + path("M24 66Q50 56 76 66V76Q50 68 24 76Z", OCHRE, 5)
    + path("M45 74H55V92H45Z", MADDER, 4)
    + circle(50, 94, 6, OCHRE, 4),
    "B": path("M38 96L42 10Q50 -2 58 10L62 96Z", VERDIGRIS, 5)
    + path("M42 30L30 20M58 44L70 34M41 60L28 52M59 74L72 66", "none", 7)
    + lines("M46 20V90M54 24V88", 3),
}
COLOURS = {"C": MADDER, "D": OCHRE, "S": WOAD, "B": VERDIGRIS}
L, M, R = 86, 125, 164
#: Cups and coins stand; where they do, as column and height from 0 to 1.
STANDING = {
    1: [(M, 0.5)],
    2: [(M, 0.12), (M, 0.88)],
    3: [(M, 0.12), (L, 0.88), (R, 0.88)],
    4: [(L, 0.1), (R, 0.1), (L, 0.9), (R, 0.9)],
    5: [(L, 0.05), (R, 0.05), (M, 0.5), (L, 0.95), (R, 0.95)],
    6: [(L, 0), (R, 0), (L, 0.5), (R, 0.5), (L, 1), (R, 1)],
    7: [(L, 0), (R, 0), (M, 0.25), (L, 0.5), (R, 0.5), (L, 1), (R, 1)],
    8: [(L, 0), (R, 0), (L, 0.5), (M, 0.25), (M, 0.75), (R, 0.5), (L, 1), (R, 1)],
    9: [(x, y) for y in (0, 0.5, 1) for x in (L, M, R)],
    10: [(L, 0), (R, 0), (M, 1 / 6), (L, 1 / 3), (R, 1 / 3), (L, 2 / 3), (R, 2 / 3), (M, 5 / 6), (L, 1), (R, 1)],
}


def sign(suit: str, x: float, y: float, size: float) -> str:
    """A suit's sign centred on a point."""
    scale = size / 100
    return f'<use href="#p{suit}" transform="translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({scale:.3f})"/>'


def flower(x: float, y: float, size: float = 16) -> str:
    petals = "".join(
        circle(x + dx * size * 0.6, y + dy * size * 0.6, size * 0.45, MADDER, 2.5)
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
    )
    return petals + circle(x, y, size * 0.38, OCHRE, 2.5)


def leaf(x: float, y: float, turn: float) -> str:
    return (
        f'<g transform="translate({x:g} {y:g}) rotate({turn:g})">'
        + path("M0 0Q14 -12 30 0Q14 12 0 0Z", VERDIGRIS, 2.5)
        + "</g>"
    )


def standing(suit: str, number: int) -> str:
    top, bottom = 72, 328
    size = 130 if number == 1 else 74 if number <= 4 else 58 if number <= 8 else 50
    body = "".join(sign(suit, x, top + (bottom - top) * y, size) for x, y in STANDING[number])
    if number in (1, 2, 4):
        body = (
            "".join(leaf(M, 200, turn) for turn in (0, 90, 180, 270)) * (number != 1)
            + body
            + flower(M, 200) * (number != 1)
        )
    return body


def curved(number: int) -> str:
    """Swords: pairs of bowed blades that cross above and below, a straight one through them when the number is odd."""
    body = ""
    pairs = number // 2
    for at in range(pairs):
        out = 16 + 13 * (pairs - at)
        colour = (WOAD, INK, MADDER, WOAD, INK)[at % 5]
        for side in (-1, 1):
            x = M + side * out
            tip, heel = M - side * (12 + 6 * at), M - side * (12 + 6 * at)
            body += path(
                f"M{tip} {54 + 5 * at}C{x + side * 18} 110 {x + side * 18} 290 {heel} {346 - 5 * at}", "none", 9, INK
            )
            body += path(
                f"M{tip} {54 + 5 * at}C{x + side * 18} 110 {x + side * 18} 290 {heel} {346 - 5 * at}",
                "none",
                4,
                colour if colour != INK else PAPER,
            )
    if number % 2:
        body += (
            path("M120 322V84L125 66L130 84V322Z", PAPER, 3.5)
            + path("M106 300H144V310H106Z", OCHRE, 3)
            + circle(125, 332, 8, MADDER, 3)
        )
    elif number > 1:
        body += flower(M, 200, 18) + leaf(M, 176, -90) + leaf(M, 224, 90)
    return body + (leaf(76, 200, 180) + leaf(174, 200, 0) if number < 8 else "")


def crossed(number: int) -> str:
    """Batons: straight staves crossed as a lattice, an upright one when the number is odd."""
    body = ""
    pairs = number // 2
    for at in range(pairs):
        shift = (at - (pairs - 1) / 2) * 15
        for side in (-1, 1):
            x1, x2 = M - side * 46 + shift * side, M + side * 46 + shift * side
            body += path(f"M{x1:.0f} 66L{x2:.0f} 334", "none", 13, INK)
            body += path(f"M{x1:.0f} 66L{x2:.0f} 334", "none", 7, (VERDIGRIS, MADDER, WOAD, VERDIGRIS, MADDER)[at])
    if number % 2:
        body += path("M118 340V62H132V340Z", OCHRE, 3.5) + lines("M118 110H132M118 290H132", 3)
    return (
        body
        + leaf(72, 200, 180)
        + leaf(178, 200, 0)
        + flower(68, 150, 11) * (number < 9)
        + flower(182, 250, 11) * (number < 9)
    )


def ace(suit: str) -> str:
    """One large sign with leaves."""
    around = "".join(
        leaf(M + dx, 200 + dy, turn) for dx, dy, turn in ((-52, -70, 200), (52, -70, -20), (-52, 80, 160), (52, 80, 20))
    )
    return around + sign(suit, M, 200, 150)


def pips(suit: str, number: int) -> str:
    if number == 1:
        return ace(suit)
    if suit in "CD":
        return standing(suit, number)
    return curved(number) if suit == "S" else crossed(number)
