"""The French pack: indices first, pips in their true places, aces, jokers, the back. Courts are in ``courts.py``."""

from art.pen import Drawing, paint

SUITS = "SHDC"
COLUMNS = (91.0, 125.0, 159.0)
#: Where the pips of the upper half stand (column, row), and those of the middle line; ``!`` stands once.
PIPS: dict[str, str] = {
    "2": "1,66",
    "3": "1,66 1,200",
    "4": "0,66 2,66",
    "5": "0,66 2,66 1,200",
    "6": "0,66 2,66 0,200 2,200",
    "7": "0,66 2,66 0,200 2,200 1,133!",
    "8": "0,66 2,66 0,200 2,200 1,133",
    "9": "0,66 2,66 0,155 2,155 1,200",
    "T": "0,66 2,66 0,155 2,155 1,111",
}
#: A suit's mark in a square of 100, middle at 0,0.
MARKS = {
    "S": "M0-52C7-36 46-10 46 18C46 40 21 45 7 26C9 39 15 46 24 50L-24 50C-15 46-9 39-7 26C-21 45-46 40-46 18C-46-10-7-36 0-52Z",
    "H": "M0 52C-9 33-47 6-47-21C-47-48-13-54 0-27C13-54 47-48 47-21C47 6 9 33 0 52Z",
    "D": "M0-54C9-33 24-13 41 0C24 13 9 33 0 54C-9 33-24 13-41 0C-24-13-9-33 0-54Z",
    "C": "M0-52C16-52 26-38 23-24C20-14 13-8 9-3C20-12 47-12 47 12C47 36 18 40 7 22C9 38 15 46 24 50L-24 50C-15 46-9 38-7 22C-18 40-47 36-47 12C-47-12-20-12-9-3C-13-8-20-14-23-24C-26-38-16-52 0-52Z",
}


def marks() -> str:
    """The definitions of the four suits' marks."""
    return "".join(
        f'<path id="m{suit}" fill="{paint(f"suit-{suit}")}" stroke="none" d="{d}"/>' for suit, d in MARKS.items()
    )


def corner(rank: str, suit: str) -> Drawing:
    """Rank above suit, in the upper left."""
    words, cap = {"T": "10"}.get(rank, rank), {"J": 48, "Q": 50}.get(rank, 58)
    return Drawing().text(words, 39, 15 + cap, cap, 54, f"suit-{suit}").use(f"m{suit}", 39, 105, 0.46)


def number_card(suit: str, rank: str) -> Drawing:
    card = Drawing().twice(corner(rank, suit))
    if rank == "A":
        return card.add(ace(suit))
    for word in PIPS[rank].split():
        column, row = word.rstrip("!").split(",")
        x, y = COLUMNS[int(column)], float(row)
        card.use(f"m{suit}", x, y, 0.47)
        if y != 200 and not word.endswith("!"):
            card.use(f"m{suit}", 250 - x, 400 - y, 0.47, 180)
    return card


def ace(suit: str) -> Drawing:
    """One large mark, with a flower cut into it."""
    big = Drawing().use(f"m{suit}", 125, 200, 1.7)
    y = {"S": 214, "H": 186, "D": 200, "C": 209}[suit]
    petal = "m0-6c-11-9-9-22 0-30c9 8 11 21 0 30z"
    for turn in range(0, 360, 60):
        big.parts.append(f'<path stroke="none" transform="translate(125 {y}) rotate({turn})" d="{petal}"/>')
    big.disc(125, y, 6, "o", 0)
    return big


def joker(colour: str) -> Drawing:
    """The jester's head on a staff, two-way; the big one is red, the small one black."""
    red = colour == "R"
    fill = "m" if red else "k"
    card = Drawing().twice(_down("JOKER", fill))
    bust = Drawing().poly("119,150 131,150 131,194 119,194", "o")
    bust.blob("125,168 78,156! 88,130 68,108 108,114 125,106! 142,114 182,108 162,130 172,156!", "m" if red else "w")
    bust.blob("125,58 148,76 148,108 137,126 125,132 113,126 102,108 102,76")
    bust.blob("104,92! 92,60 66,60 58,88! 72,80 80,96 86,116! 98,106!", fill)
    bust.blob("146,92! 158,60 184,60 192,88! 178,80 170,96 164,116! 152,106!", "o" if red else "v")
    bust.blob("102,94! 104,60 125,26! 146,60 148,94! 137,78 125,75 113,78", "o" if red else "p")
    bust.disc(57, 93, 6, "o").disc(193, 93, 6, "o").disc(125, 23, 6, "o").use("face", 125, 98, 1.1)
    bust.cuts("92,156,104,134 110,160,116,138 140,160,134,138 158,156,146,134")
    card.twice(bust)
    return card.poly("66,194 184,194 184,206 66,206", fill)


def _down(words: str, fill: str) -> Drawing:
    """Letters one under another at the left edge."""
    column = Drawing()
    for at, letter in enumerate(words):
        column.text(letter, 32, 46 + at * 31, 25, 30, fill)
    return column


def back(field: str = "w", tips: str = "m") -> Drawing:
    """A lattice with a star in the middle, the same both ways."""
    card = Drawing().poly("14,14 236,14 236,386 14,386", field)
    lattice = "".join(_slanted(26 * i - 7, way) for i in range(-14, 16) for way in (1, -1))
    card.path(lattice, "-", "p", 2)
    card.dots(" ".join(f"{x},{y}" for y in range(31, 380, 26) for x in range(34, 230, 26)), 3.2, "o")
    card.blob("125,126 164,148 182,200 164,252 125,274 86,252 68,200 86,148")
    for turn in range(0, 360, 45):
        long = turn % 90 == 0
        length = 64 if long else 42
        card.parts.append(
            f'<path fill="{paint(tips if long else "o")}" transform="rotate({turn} 125 200)" d="M125 200l-11-16L125 {200 - length}l11 {length - 16}z"/>'
        )
    card.disc(125, 200, 15).disc(125, 200, 6, "k", 0)
    return card.path("M14 14h222v372H14zM24 24v352h202V24z")


def _slanted(x: float, way: int) -> str:
    """One line of the lattice, cut at the edges of the field (24 to 226 across, 24 to 376 down)."""
    ax, ay, bx, by = x, 24.0, x + 352, 376.0
    if bx < 24 or ax > 226:
        return ""
    if ax < 24:
        ax, ay = 24, ay + 24 - ax
    if bx > 226:
        bx, by = 226, by - (bx - 226)
    if way < 0:
        ax, bx = 250 - ax, 250 - bx
    return f"M{round(ax)} {round(ay)}L{round(bx)} {round(by)}"
