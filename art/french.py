"""The French pack as a sprite."""

from art.figures import bust
from art.outlines import Letters
from art.shapes import (
    INK,
    MADDER,
    OCHRE,
    PAPER,
    VERDIGRIS,
    WOAD,
    both_ways,
    box,
    circle,
    ground,
    lines,
    path,
    sprite,
    star,
    symbol,
    turned,
)

#: Suit signs in a box of 100 by 100.
PIPS = {
    "H": "M50 96C20 66 4 50 4 30C4 12 18 4 30 4C40 4 47 10 50 20C53 10 60 4 70 4C82 4 96 12 96 30C96 50 80 66 50 96Z",
    "D": "M50 0C60 22 74 38 92 50C74 62 60 78 50 100C40 78 26 62 8 50C26 38 40 22 50 0Z",
    "S": "M50 0C58 22 96 36 96 62C96 84 66 88 55 72C56 84 60 94 68 100H32C40 94 44 84 45 72C34 88 4 84 4 62C4 36 42 22 50 0Z",
    "C": "M50 2A22 22 0 0 1 66 40A22 22 0 1 1 56 68C57 82 60 94 68 100H32C40 94 43 82 44 68A22 22 0 1 1 34 40A22 22 0 0 1 50 2Z",
}
#: Where the pips of a number stand: columns 0 to 2, height from 0 (top) to 1.
L, M, R = 88, 125, 162
PLACES = {
    2: [(M, 0), (M, 1)],
    3: [(M, 0), (M, 0.5), (M, 1)],
    4: [(L, 0), (R, 0), (L, 1), (R, 1)],
    5: [(L, 0), (R, 0), (M, 0.5), (L, 1), (R, 1)],
    6: [(L, 0), (R, 0), (L, 0.5), (R, 0.5), (L, 1), (R, 1)],
    7: [(L, 0), (R, 0), (M, 0.25), (L, 0.5), (R, 0.5), (L, 1), (R, 1)],
    8: [(L, 0), (R, 0), (M, 0.25), (L, 0.5), (R, 0.5), (M, 0.75), (L, 1), (R, 1)],
    9: [(L, 0), (R, 0), (L, 1 / 3), (R, 1 / 3), (M, 0.5), (L, 2 / 3), (R, 2 / 3), (L, 1), (R, 1)],
    10: [(L, 0), (R, 0), (M, 1 / 6), (L, 1 / 3), (R, 1 / 3), (L, 2 / 3), (R, 2 / 3), (M, 5 / 6), (L, 1), (R, 1)],
}
TOP, BOTTOM = 64, 336
#: King, queen, jack of each suit: attribute, robe, pattern, hair, which way they look.
COURTS = {
    "SK": ("king", "sword", (WOAD, MADDER), "stripes", PAPER, 1),
    "HK": ("king", "sword-left", (MADDER, WOAD), "dots", OCHRE, 1),
    "DK": ("king", "axe", (OCHRE, VERDIGRIS), "bars", PAPER, -1),
    "CK": ("king", "orb", (VERDIGRIS, MADDER), "checks", OCHRE, 1),
    "SQ": ("queen", "sceptre", (MADDER, OCHRE), "checks", INK, -1),
    "HQ": ("queen", "rose", (WOAD, OCHRE), "bars", OCHRE, 1),
    "DQ": ("queen", "fan", (VERDIGRIS, WOAD), "stripes", MADDER, -1),
    "CQ": ("queen", "lily", (OCHRE, MADDER), "dots", INK, 1),
    "SJ": ("jack", "halberd", (VERDIGRIS, OCHRE), "dots", OCHRE, 1),
    "HJ": ("jack", "leaf", (OCHRE, WOAD), "stripes", INK, -1),
    "DJ": ("jack", "hammer", (MADDER, VERDIGRIS), "checks", OCHRE, 1),
    "CJ": ("jack", "arrow", (WOAD, MADDER), "bars", INK, -1),
}


def pip(suit: str, x: float, y: float, size: float) -> str:
    """A suit's sign centred on a point."""
    scale = size / 100
    return f'<use href="#p{suit}" transform="translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({scale:.3f})"/>'


def index(letters: Letters, suit: str, rank: str) -> str:
    """The corner index: rank over suit, both ways."""
    word = "10" if rank == "T" else rank
    return both_ways(letters.line(word, 33, 72, 56, f"var(--suit-{suit})", 52) + pip(suit, 33, 104, 42))


def card(letters: Letters, suit: str, rank: str) -> str:
    body = ground() + index(letters, suit, rank)
    if rank == "A":
        body += pip(suit, 125, 200, 150)
    elif rank in "KQJ":
        kind, attribute, colours, pattern, hair, look = COURTS[suit + rank]
        half = bust(kind, colours, pattern, attribute, hair, look)
        body += box(62, 24, 126, 352, PAPER, 0)
        body += half + turned(half) + lines("M62 200H188", 4)
        body += both_ways(pip(suit, 82, 48, 34) if look > 0 else pip(suit, 168, 48, 34))
        body += box(62, 24, 126, 352, "none", 4)
    else:
        number = 10 if rank == "T" else int(rank)
        for x, down in PLACES[number]:
            one = pip(suit, x, TOP + (BOTTOM - TOP) * min(down, 1 - down), 50)
            body += one if down <= 0.5 else turned(pip(suit, 250 - x, TOP + (BOTTOM - TOP) * (1 - down), 50))
    return symbol(suit + rank, body)


def joker(letters: Letters, code: str, colour: str) -> str:
    half = bust("jack", (colour, OCHRE), "checks", "sceptre", INK, 1)
    half += path("M92 66Q60 50 66 20Q84 30 104 50ZM158 62Q190 46 186 18Q166 28 146 46Z", colour) + circle(
        66, 18, 6, OCHRE, 3
    )
    words = both_ways("".join(letters.line(c, 30, 60 + 36 * at, 30, colour) for at, c in enumerate("JOKER")))
    return symbol(
        code, ground() + words + half + turned(half) + lines("M62 200H188") + box(62, 12, 126, 376, "none", 4)
    )


def back(name: str, first: str, second: str) -> str:
    """A lattice with a star in each field."""
    body = ground() + box(14, 14, 222, 372, first, 4, 8) + box(26, 26, 198, 348, "none", 3, 4)
    for row in range(7):
        for column in range(4):
            x, y = 50 + column * 50, 50 + row * 50
            body += path(f"M{x} {y - 25}L{x + 25} {y}L{x} {y + 25}L{x - 25} {y}Z", "none", 3, PAPER)
            body += star(x, y, 11, 4, second, 0.4, 0)
    return symbol(name, body)


def build() -> str:
    letters = Letters()
    symbols = [card(letters, suit, rank) for suit in "CDHS" for rank in "23456789TJQKA"]
    symbols += [joker(letters, "JB", INK), joker(letters, "JR", MADDER), back("back", WOAD, OCHRE)]
    pips = "".join(f'<path id="p{suit}" d="{d}" fill="var(--suit-{suit})"/>' for suit, d in PIPS.items())
    return sprite(letters.defs() + pips, symbols)
