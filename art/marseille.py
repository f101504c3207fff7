"""The Marseille pack as a sprite."""

from art.figures import bust
from art.french import back
from art.outlines import Letters
from art.scenes import SCENES
from art.shapes import (
    INK,
    MADDER,
    OCHRE,
    PAPER,
    VERDIGRIS,
    WOAD,
    both_ways,
    box,
    ground,
    lines,
    sprite,
    star,
    symbol,
    turned,
)
from art.suits import SIGNS, pips, sign

TITLES = (
    "LE BATELEUR", "LA PAPESSE", "L'IMPÉRATRICE", "L'EMPEREUR", "LE PAPE", "L'AMOUREUX", "LE CHARIOT", "LA JUSTICE",
    "L'ERMITE", "LA ROUE", "LA FORCE", "LE PENDU", "", "TEMPÉRANCE", "LE DIABLE", "LA MAISON DIEU", "L'ÉTOILE",
    "LA LUNE", "LE SOLEIL", "LE JUGEMENT", "LE MONDE",
)  # fmt: skip
ROMAN = (
    "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "VIIII", "X", "XI", "XII", "XIII", "XIIII", "XV", "XVI", "XVII",
    "XVIII", "XVIIII", "XX", "XXI",
)  # fmt: skip
#: What each court wears: colours, pattern, hair, which way it looks.
WEAR = {
    "C": ((MADDER, WOAD), "dots", OCHRE, 1),
    "S": ((WOAD, MADDER), "bars", PAPER, -1),
    "B": ((VERDIGRIS, OCHRE), "checks", INK, 1),
    "D": ((OCHRE, MADDER), "stripes", MADDER, -1),
}
KINDS = {"R": "king", "Q": "queen", "C": "knight", "V": "jack"}
#: The letters of the corner: of the French names, as on the cards of France.
CORNERS = {"R": "R", "Q": "D", "C": "C", "V": "V"}
PATTERNS = ("stripes", "bars", "checks", "dots")


def corner(letters: Letters, suit: str, rank: str) -> str:
    return both_ways(letters.line(CORNERS.get(rank, rank), 32, 66, 52, INK, 50) + sign(suit, 32, 98, 44))


def suited(letters: Letters, suit: str, rank: str) -> str:
    body = ground() + corner(letters, suit, rank)
    if rank not in KINDS:
        return symbol(suit + rank, body + pips(suit, int(rank)))
    colours, pattern, hair, look = WEAR[suit]
    at = "RQCV".index(rank)
    if at % 2:
        colours, look = (colours[1], colours[0]), -look
    pattern = PATTERNS[(PATTERNS.index(pattern) + at) % 4]
    held = sign(suit, 166, 130, 48)
    if rank == "C":
        held += horse()
    half = bust(KINDS[rank], colours, pattern, held, hair, look)
    frame = box(62, 24, 126, 352, "none", 4)
    return symbol(suit + rank, body + half + turned(half) + lines("M62 200H188", 4) + frame)


def horse() -> str:
    """A horse's head before the rider."""
    from art.shapes import circle, path

    return (
        path("M64 200V168Q66 140 84 136L88 124L94 138Q108 146 104 160L92 166Q86 176 92 200Z", PAPER, 3.5)
        + circle(88, 148, 2.2, INK, 1)
        + lines("M72 150Q66 166 70 196M100 158L94 160", 3)
    )


def trump(letters: Letters, number: int) -> str:
    """Large figures in all four corners, the number above, one scene, the title in a band."""
    word = str(number)
    most = 38
    figures = both_ways(letters.line(word, 28, 52, 42, INK, most) + letters.line(word, 222, 52, 42, INK, most))
    scene = f'<svg x="46" y="62" width="158" height="276" viewBox="0 0 158 276">{SCENES[number]}</svg>'
    title = TITLES[number - 1]
    band = letters.line(title, 125, 359, 15, INK, 146) if title else ""
    top = letters.line(ROMAN[number - 1], 125, 50, 22, INK, 140)
    frame = box(46, 62, 158, 276, "none", 4) + box(46, 338, 158, 30, "none", 4)
    return symbol(f"T{number}", ground() + figures + scene + frame + top + band)


def fool(letters: Letters) -> str:
    scene = f'<svg x="46" y="40" width="158" height="298" viewBox="0 0 158 298">{SCENES[0]}</svg>'
    stars = both_ways(star(28, 34, 20, 8, MADDER, 0.45, 2.5) + star(222, 34, 20, 8, MADDER, 0.45, 2.5))
    frame = box(46, 40, 158, 298, "none", 4) + box(46, 338, 158, 30, "none", 4)
    return symbol("EX", ground() + stars + scene + frame + letters.line("LE MAT", 125, 359, 16, INK))


def build() -> str:
    letters = Letters()
    ranks = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "V", "C", "Q", "R"]
    symbols = [suited(letters, suit, rank) for suit in "CSBD" for rank in ranks]
    symbols += [trump(letters, number) for number in range(1, 22)]
    symbols += [fool(letters), back("back", MADDER, OCHRE)]
    signs = "".join(f'<g id="p{suit}">{body}</g>' for suit, body in SIGNS.items())
    return sprite(letters.defs() + signs, symbols)
