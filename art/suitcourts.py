"""The sixteen courts of the Marseille pack: Valet, Cavalier, Reine, Roi, two-way, with the suit's sign in the hand."""

from art import courts as kit
from art.figures import at
from art.pen import Drawing

TITLES = {"V": "VALET", "C": "CAVALIER", "Q": "REINE", "R": "ROI"}
SUITS = {"C": "DE COUPE", "S": "D'ÉPÉE", "B": "DE BATON", "D": "DE DENIER"}
#: Robe, front, trim, pattern, hair.
DRESS = {
    "RC": ("m", "o", "p", "bars", "o"), "RS": ("w", "m", "o", "buttons", "k"), "RB": ("v", "o", "m", "lozenge", "p"), "RD": ("o", "w", "m", "lozenge", "k"),
    "QC": ("w", "p", "m", "flower", "o"), "QS": ("m", "w", "o", "buttons", "k"), "QB": ("o", "v", "p", "bars", "o"), "QD": ("v", "m", "o", "lozenge", "k"),
    "CC": ("o", "m", "p", "buttons", "k"), "CS": ("v", "p", "m", "bars", "o"), "CB": ("m", "w", "o", "lozenge", "o"), "CD": ("w", "o", "p", "buttons", "k"),
    "VC": ("v", "o", "m", "buttons", "o"), "VS": ("o", "w", "m", "bars", "k"), "VB": ("w", "m", "o", "buttons", "k"), "VD": ("m", "v", "o", "lozenge", "o"),
}  # fmt: skip


def court(suit: str, rank: str, corner: Drawing) -> Drawing:
    card = Drawing().poly(kit.FRAME, "-", 2.5).twice(figure(suit, rank)).twice(corner)
    card.poly("14,186 236,186 236,214 14,214", "p")
    return card.text(f"{TITLES[rank]} {SUITS[suit]}", 125, 207, 14, 204, space=60)


def collar(trim: str) -> Drawing:
    d = Drawing().blob("92,148! 106,133 129,147 152,133 166,148! 150,160 129,153 108,160", trim)
    return d.dots("106,149 129,151 152,149", 2.4)


def sign(suit: str, x: float = 203) -> Drawing:
    """The suit's sign, held up."""
    d = Drawing()
    if suit == "C":
        return d.use("mC", x, 104, 0.86)
    if suit == "D":
        return d.use("mD", x, 92, 0.72)
    if suit == "S":
        d.poly(f"{x - 6},150 {x - 6},44 {x},22 {x + 6},44 {x + 6},150", "p").line(f"{x},46 {x},140", 1.8)
        return d.poly(f"{x - 24},146 {x + 24},146 {x + 24},155 {x - 24},155", "o").disc(x, 188, 7, "o")
    d.blob(f"{x - 6},186! {x - 10},90 {x - 14},40! {x},24 {x + 14},40! {x + 10},90 {x + 6},186!", "v")
    d.blob(f"{x - 9},96! {x - 24},86 {x - 24},72! {x - 12},76!", "v").blob(
        f"{x + 10},74! {x + 24},62 {x + 22},48! {x + 11},54!", "v"
    )
    return d.cuts(f"{x - 2},170,{x - 3},44 {x + 3},150,{x + 5},50", 3)


def figure(suit: str, rank: str) -> Drawing:
    fill, panel, trim, pattern, hair = DRESS[rank + suit]
    way = suit in "SD"
    d = Drawing()
    if rank == "R":
        d.add(kit.long_hair(hair, 0.5)).add(kit.robe(fill, panel, trim, pattern))
        d.blob("84,150! 102,131 129,146 156,131 174,150! 158,164 129,154 100,164", "p").dots(
            "100,149 114,152 129,153 144,152 158,149", 2.6
        )
        d.add(kit.face(kind="side" if suit in "BD" else "face", flip=suit == "D")).add(kit.beard(hair))
        d.add(kit.crown("o", trim if trim != "p" else "w"))
    elif rank == "Q":
        back = kit.veil(panel if panel != "p" else "v") if way else kit.long_hair(hair, 0.9)
        d.add(back).add(kit.robe(fill, panel, trim, pattern)).add(collar(trim)).add(kit.neck())
        d.add(kit.face(kind="side" if suit != "C" else "face", flip=suit == "B")).add(kit.locks(hair)).add(
            kit.coronet("o", "m" if fill != "m" else "w")
        )
    elif rank == "C":
        d.add(kit.robe(fill, panel, trim, pattern))
        d.add(kit.neck())
        d.blob(
            "112,60! 96,72 92,100 98,124 116,128! 120,90" if way else "146,60! 162,72 166,100 160,124 142,128! 138,90",
            hair,
        )
        d.add(kit.profile(flip=way))
        d.add(cap(panel if panel != "p" else "m", trim, way)).add(collar(trim)).add(horse(suit))
    else:
        d.add(kit.long_hair(hair, 0.1)).add(kit.robe(fill, panel, trim, pattern)).add(kit.neck())
        d.add(kit.face(kind="side", flip=way) if suit != "B" else kit.face()).add(kit.locks(hair))
        d.add(beret(panel, trim, way)).add(collar(trim))
    return d.add(sign(suit)).add(kit.grip(203, 164 if suit in "SB" else 150, fill, panel if panel != "p" else "o"))


def beret(fill: str, feather: str, flip: bool) -> Drawing:
    d = Drawing().blob("98,66! 92,46 110,34 138,32 162,42 168,60 160,70! 129,60", fill if fill != "p" else "m")
    d.blob("148,44! 168,20 188,16! 182,28 186,36! 164,54", feather if feather != "m" else "o").line("152,46 178,24", 2)
    return Drawing().add(d, "matrix(-1 0 0 1 258 0)") if flip else d


def cap(fill: str, brim: str, flip: bool) -> Drawing:
    d = (
        Drawing()
        .blob("104,66! 106,46 124,36 146,40 156,60!", fill)
        .blob("84,66 104,56 134,60 168,58! 164,72 130,72 100,74", brim if brim != fill else "o")
    )
    return Drawing().add(d, "matrix(-1 0 0 1 258 0)") if flip else d


def horse(suit: str) -> Drawing:
    """A horse's head at the lower left, before its rider."""
    coat = {"C": "p", "S": "k", "B": "o", "D": "p"}[suit]
    mane = {"C": "o", "S": "m", "B": "k", "D": "k"}[suit]
    d = Drawing()
    h = Drawing().blob("96,190! 92,170 76,150! 78,136! 68,142 58,152 42,168 28,178 30,188! 40,190 54,186 62,190!", coat)
    h.blob("78,150! 94,156 108,172 112,190! 100,190! 96,176 86,164", mane)
    bridle = "p" if coat == "k" else "k"
    h.line("46,166 54,184|64,150 70,186", 2.5, bridle if bridle == "p" else "m")
    h.dots("62,162", 3, bridle).dots("33,181", 2, bridle)
    return d.add(at(h, -22, -62, 1.3))
