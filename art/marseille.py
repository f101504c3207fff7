"""The Marseille pack: four suits of pips, their courts, and the trumps."""

from math import cos, sin

from art import majors, suitcourts
from art.figures import at, bloom, cloud, drops, leaf, star
from art.french import back
from art.pen import Drawing, paint

RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10")
L, M, R = 90, 125, 160
#: Where cups and coins stand.
STANDING = {
    2: ((M, 105), (M, 295)),
    3: ((M, 95), (L, 290), (R, 290)),
    4: ((L, 100), (R, 100), (L, 300), (R, 300)),
    5: ((L, 90), (R, 90), (M, 200), (L, 310), (R, 310)),
    6: ((L, 80), (R, 80), (L, 200), (R, 200), (L, 320), (R, 320)),
    7: ((L, 78), (R, 78), (M, 139), (L, 200), (R, 200), (L, 322), (R, 322)),
    8: ((L, 70), (R, 70), (M, 135), (L, 200), (R, 200), (M, 265), (L, 330), (R, 330)),
    9: ((85, 80), (M, 80), (165, 80), (85, 200), (M, 200), (165, 200), (85, 320), (M, 320), (165, 320)),
    10: ((L, 66), (R, 66), (M, 110), (L, 156), (R, 156), (L, 244), (R, 244), (M, 290), (L, 334), (R, 334)),
}


def parts() -> str:
    known = {
        "mC": Drawing().add(_cup()),
        "mS": _sword(),
        "mB": _baton(),
        "mD": _coin(),
        "leaf": leaf(),
        "leafo": leaf("o"),
        "bloom": bloom(17),
        "bloomw": bloom(17, "w", "o", 6),
        "bloomo": bloom(17, "o", "m", 5),
    }
    return "".join(f'<g id="{name}">{drawing}</g>' for name, drawing in known.items())


def _cup() -> Drawing:
    """In a square of 100."""
    d = Drawing().blob("-34,-36! -32,-6 -16,14 -7,20! -8,32 -28,46! 28,46! 8,32 7,20! 16,14 32,-6 34,-36!", "o", 5)
    d.blob("-34,-36! -18,-30 0,-28 18,-30 34,-36! 18,-46 0,-48 -18,-46", "m", 5)
    return d.line("-24,-14 -12,-8 0,-6 12,-8 24,-14", 4).cuts("-20,-6,-10,12 20,-6,10,12 0,-2,0,16", 5)


def _sword() -> Drawing:
    d = Drawing().poly("-11,18 -11,-34 0,-52 11,-34 11,18", "w", 5).line("0,-36 0,14", 3)
    return d.poly("-30,16 30,16 30,28 -30,28", "o", 5).poly("-7,28 7,28 7,46 -7,46", "m", 5).disc(0, 48, 6, "o", 4)


def _baton() -> Drawing:
    d = Drawing().poly("-10,50 -15,-30 -8,-50 10,-50 15,-30 10,50", "v", 5)
    d.blob("-12,0! -28,-8 -30,-20! -20,-18 -12,-14!", "v", 5).blob("12,18! 28,8 30,-4! 20,-4 12,4!", "v", 5)
    d.blob("-11,36! -24,32 -26,22! -18,22 -11,24!", "v", 5)
    return d.cuts("-4,40,-4,-34 4,30,5,-38", 4)


def _coin() -> Drawing:
    d = Drawing().disc(0, 0, 46, "o", 5).disc(0, 0, 33, "p", 4)
    d.add(star(0, 0, 28, "m", 4, 4)).add(at(star(0, 0, 20, "o", 4, 4), 0, 0, turn=45))
    return d.disc(0, 0, 6, "p", 3).dots(
        " ".join(f"{cos(i * 0.5236) * 39.5:.1f},{sin(i * 0.5236) * 39.5:.1f}" for i in range(12)), 2.6
    )


def corner(rank: str, suit: str) -> Drawing:
    return Drawing().text(rank, 38, 72, 56, 52).use(f"m{suit}", 38, 108, 0.5)


def number_card(suit: str, rank: str) -> Drawing:
    card = Drawing()
    n = int(rank)
    if n == 1:
        card.add({"C": ace_of_cups, "S": ace_of_swords, "B": ace_of_batons, "D": ace_of_coins}[suit]())
    elif suit == "S":
        card.add(swords(n))
    elif suit == "B":
        card.add(batons(n))
    else:
        card.add(standing(suit, n))
    return card.twice(corner(rank, suit))


def standing(suit: str, n: int) -> Drawing:
    d = Drawing()
    scale = {2: 1.3, 3: 0.76, 4: 0.7, 5: 0.66, 6: 0.64, 9: 0.5}.get(n, 0.6 if n < 9 else 0.56)
    if suit == "D":
        scale *= 0.86
    if n == 2:
        d.twice(_spray(200, 62))
        d.use("bloom", M, 200, 1.1)
    elif n == 3:
        d.twice(Drawing().use("leaf", 168, 186, 1.1, -70).use("leafo", 176, 210, 1.0, -10))
        d.use("bloomw", M, 192, 1.25)
        d.line("125,214 125,250", 3).use("leaf", 125, 246, 0.9, -30).use("leaf", 125, 246, 0.9, -30, flip=True)
    elif n == 4:
        d.twice(_spray(200, 84))
        d.use("bloom", M, 200, 1.5)
    elif n == 5:
        d.twice(Drawing().use("leaf", 174, 196, 1.0, -40).use("leafo", 176, 204, 1.0, 40))
    elif n == 6:
        d.twice(
            Drawing()
            .use("bloomo" if suit == "C" else "bloom", M, 138, 0.85)
            .use("leaf", 136, 146, 0.6, 40)
            .use("leaf", 114, 146, 0.6, 40, flip=True)
        )
    elif n in (7, 9, 10):
        places = {7: ((M, 262),), 9: ((105, 140), (145, 140), (105, 260), (145, 260)), 10: ((M, 200),)}[n]
        for x, y in places:
            d.use("bloomw" if suit == "D" else "bloomo", x, y, 0.6)
    elif n == 8:
        d.use("bloomw", M, 200, 0.6)
    for x, y in STANDING[n]:
        d.use(f"m{suit}", x, y, scale)
    return d


def _spray(y: float, reach: float) -> Drawing:
    """A branch from the middle to the right, with leaves."""
    d = Drawing().line(f"125,{y} {125 + reach * 0.5},{y - 10} {125 + reach},{y + 6}", 3)
    d.use("leaf", 125 + reach * 0.42, y - 8, 0.9, -45).use("leafo", 125 + reach * 0.5, y - 4, 0.9, 40)
    return d.use("leaf", 125 + reach * 0.86, y + 2, 0.8, -20)


def _band(d: str, fill: str, width: float) -> str:
    """A strip of colour between two ink lines."""
    return (
        f'<path fill="none" stroke-width="{width}" stroke-linecap="butt" d="{d}"/>'
        f'<path fill="none" stroke="{paint(fill)}" stroke-width="{width - 5:g}" stroke-linecap="butt" d="{d}"/>'
    )


def swords(n: int) -> Drawing:
    """Curved blades that cross above and below, woven; an odd one stands upright in the middle."""
    d = Drawing()
    each = n // 2
    left_top, right_top, left_foot, right_foot = "", "", "", ""
    for i in range(each):
        bulge = 84 - 14 * i if each > 2 else 76 - 18 * i
        fill = "wmwmw"[i]
        end = 14 + 4 * i
        top = 34 + 5 * i
        for way in (-1, 1):
            upper = f"M{125 - way * end} {top}C{125 + way * bulge * 0.55:.0f} {top + 26} {125 + way * bulge} {top + 84} {125 + way * bulge} 200"
            lower = f"M{125 + way * bulge} 200C{125 + way * bulge} {316 - top} {125 + way * bulge * 0.55:.0f} {374 - top} {125 - way * end} {400 - top}"
            tip_u, tip_l = _band(upper, fill, 11), _band(lower, fill, 11)
            if way < 0:
                left_top, left_foot = left_top + tip_u, left_foot + tip_l
            else:
                right_top, right_foot = right_top + tip_u, right_foot + tip_l
    d.parts.append(left_top + right_top + right_foot + left_foot)
    for i in range(each):
        bulge = 84 - 14 * i if each > 2 else 76 - 18 * i
        for way in (-1, 1):
            x = 125 + way * bulge
            d.poly(f"{x - 6},184 {x + 6},184 {x + 6},216 {x - 6},216", "o", 2.5).line(
                f"{x - 6},195 {x + 6},195|{x - 6},205 {x + 6},205", 1.8
            )
    inner = 84 - 14 * (each - 1) if each > 2 else 76 - 18 * (each - 1)
    if n % 2:
        d.poly("117,268 117,104 125,84 133,104 133,268", "p").line("125,104 125,262", 1.8)
        d.poly(
            f"{125 - min(30, inner - 8)},266 {125 + min(30, inner - 8)},266 {125 + min(30, inner - 8)},276 {125 - min(30, inner - 8)},276",
            "o",
        )
        d.poly("119,276 131,276 131,306 119,306", "m").disc(125, 310, 8, "o")
        if inner > 44:
            d.use("leaf", 136, 190, 0.7, -40).use("leaf", 114, 190, 0.7, -40, flip=True).use(
                "leaf", 136, 226, 0.7, -40
            ).use("leaf", 114, 226, 0.7, -40, flip=True)
    else:
        size = min(1.7, (inner - 8) / 20)
        stem = (
            Drawing()
            .line("125,200 125,130", 3)
            .use("leaf", 125, 160, min(1, size * 0.6), -40)
            .use("leaf", 125, 160, min(1, size * 0.6), -40, flip=True)
        )
        stem.use("bloomo", 125, 128, min(0.8, size * 0.7))
        d.twice(stem).use("bloom", 125, 200, size)
    return d.twice(Drawing().use("leaf", 196, 44, 0.9, -25).use("leaf", 196, 44, 0.9, 60).use("bloomo", 196, 44, 0.75))


def batons(n: int) -> Drawing:
    """Staves that cross in a lattice, woven over and under; an odd one stands upright."""
    d = Drawing()
    each = n // 2
    run = {1: 52, 2: 48, 3: 44, 4: 40, 5: 36}[each]
    step = {1: 0, 2: 20, 3: 16, 4: 13, 5: 12}[each]
    offsets = [step * (i - (each - 1) / 2) for i in range(each)]
    fills = ["v", "m", "v", "m", "v"] if each % 2 else ["v", "m", "m", "v"] if each == 4 else ["v", "v"]
    width = 15 if each < 3 else 12 if each < 5 else 11
    slope = run / 150

    def stave(offset: float, way: int, fill: str, low: float = 50, high: float = 350) -> str:
        a = 125 + offset + way * slope * (low - 200)
        b = 125 + offset + way * slope * (high - 200)
        return _band(f"M{a:.1f} {low:g}L{b:.1f} {high:g}", fill, width)

    if n % 2:
        d.parts.append(_band("M125 44V356", "o", 15))
    for i, offset in enumerate(offsets):  # one of each way in turn: so they lie over and under
        d.parts.append(stave(offset, 1, fills[i]))
        d.parts.append(stave(-offset, -1, fills[-1 - i]))
    for way in (1, -1):
        for offset in offsets:
            for y in (50, 350):
                x = 125 + offset + way * slope * (y - 200)
                d.add(
                    at(
                        Drawing().poly(
                            f"-{width / 2:g},-9 {width / 2:g},-9 {width / 2:g},9 -{width / 2:g},9", "o", 2.5
                        ),
                        round(x, 1),
                        y,
                        turn=round(-57.3 * way * slope, 1),
                    )
                )
    if n % 2:
        d.parts.append(_band("M125 160V240", "o", 15))
        d.poly("117,44 133,44 133,58 117,58", "m", 2.5).poly("117,342 133,342 133,356 117,356", "m", 2.5)
    side = Drawing().line("186,200 222,196", 3) if each < 4 else Drawing()
    x = 204 if each < 5 else 208
    side.use("leaf", x, 206, 0.95, 75).use("leaf", x, 194, 0.95, -75).use("bloom", x, 200, 1.05 if each < 4 else 0.9)
    d.twice(side)
    if n in (2, 4):
        d.twice(
            Drawing()
            .use("leaf", 125, 92, 0.8, -65)
            .use("leaf", 125, 92, 0.8, -65, flip=True)
            .use("bloomo", 125, 84, 0.8)
        )
    return d


def ace_of_cups() -> Drawing:
    """A chalice like a small cathedral."""
    d = Drawing().blob(
        "52,210! 58,260 92,292 112,298! 110,330 74,350! 66,362! 184,362! 176,350 140,330 138,298! 158,292 192,260 198,210!",
        "o",
    )
    d.poly("46,196 204,196 200,214 50,214", "m").poly("104,300 146,300 146,312 104,312", "m", 2.5)
    for x, top in ((62, 140), (94, 112), (125, 84), (156, 112), (188, 140)):
        d.poly(
            f"{x - 15},196 {x - 15},{top + 32} {x},{top} {x + 15},{top + 32} {x + 15},196",
            "w" if x in (62, 188) else "p",
        )
        d.blob(f"{x - 6},186! {x - 6},{top + 52} {x},{top + 42} {x + 6},{top + 52} {x + 6},186!", "k", 1)
        d.disc(x, top - 5, 5, "o", 2.5)
    d.line("64,232 90,250 125,256 160,250 186,232", 3).cuts(
        "80,252,104,286 100,260,114,290 150,260,136,290 170,252,146,286 125,262,125,292", 5
    )
    return d.dots("78,226 102,234 125,236 148,234 172,226", 4.5, "m").cuts(
        "86,356,112,336 125,356,125,334 164,356,138,336", 4
    )


def ace_of_coins() -> Drawing:
    d = Drawing()
    d.use("bloomo", 40, 350, 0.9).use("bloomo", 210, 50, 0.9)
    for turn in (0, 90, 180, 270):
        d.add(
            Drawing()
            .line("125,122 128,100 120,84", 3)
            .use("leaf", 126, 116, 0.8, -40)
            .use("leafo", 125, 112, 0.8, -40, flip=True),
            f"rotate({turn} 125 200)",
        )
    d.disc(125, 200, 78, "o", 4).disc(125, 200, 62, "p").disc(125, 200, 54, "o", 2.5)
    for turn in range(0, 360, 45):
        d.add(
            at(Drawing().blob("0,-10! -15,-30 0,-52 15,-30", "m" if turn % 90 == 0 else "p", 2.5), 125, 200, turn=turn)
        )
    d.disc(125, 200, 14, "w").disc(125, 200, 5, "o", 2)
    return d.dots(" ".join(f"{125 + cos(i * 0.2618) * 70:.1f},{200 + sin(i * 0.2618) * 70:.1f}" for i in range(24)), 3)


def ace_of_swords() -> Drawing:
    """A hand out of a cloud holds it up, through a crown."""
    d = Drawing().blob("82,96! 74,58! 96,76 104,72! 125,44! 146,72! 154,76 176,58! 168,96! 125,104", "o")
    d.use("leaf", 160, 92, 1.2, 30).use("leaf", 160, 92, 1.2, 70).use("leaf", 90, 92, 1.2, 30, flip=True).use(
        "leaf", 90, 92, 1.2, 70, flip=True
    )
    d.poly("114,280 114,60 125,30 136,60 136,280", "w").line("125,60 125,272", 2)
    d.blob("82,90 125,98 168,90! 168,100 125,108 82,100!", "m", 2.5)
    d.poly("84,276 166,276 166,288 84,288", "o").poly("118,288 132,288 132,336 118,336", "m").disc(125, 342, 9, "o")
    arm = (
        Drawing()
        .blob("146,346! 176,336 188,312! 172,300 150,302!", "m")
        .poly("142,300 156,298 160,346 146,348", "o", 2.5)
        .add(cloud("196,334 210,318 200,300 186,292 212,290 188,346 206,342", "p"))
    )
    d.add(arm, "matrix(-1 0 0 1 250 0)").use("fist", 122, 310, 1.45, flip=True)
    return d.add(drops("60,150 190,150 74,196 176,196 58,240 192,236 96,140 154,140", "mow"))


def ace_of_batons() -> Drawing:
    d = Drawing().blob("106,330! 96,160 88,70! 112,52 144,52 162,70! 152,160 144,330! 125,338", "v")
    for x, y, way in ((98, 150, -1), (152, 190, 1), (100, 232, -1), (156, 110, 1)):
        d.blob(
            f"{x},{y + 14}! {x + way * 22},{y + 2} {x + way * 28},{y - 16}! {x + way * 14},{y - 20} {x},{y - 12}!", "v"
        ).disc(x + way * 22, y - 19, 7, "o", 2.5)
    d.blob("90,70 125,80 160,70! 150,54 100,54!", "o").cuts(
        "110,320,104,110 120,325,116,96 132,325,136,110 142,300,146,150", 5
    )
    arm = (
        Drawing()
        .blob("140,328! 170,326 190,306! 174,290 148,284!", "m")
        .poly("146,282 160,282 162,332 148,332", "o", 2.5)
        .add(cloud("200,322 212,304 200,288 188,278 214,276 190,336 208,330", "p"))
    )
    d.add(arm, "matrix(-1 0 0 1 250 0)").use("fist", 122, 300, 1.7, flip=True)
    return d.add(drops("70,120 182,150 66,190 190,220 72,262 60,300", "omw"))


def cards() -> dict[str, Drawing]:
    found = {suit + rank: number_card(suit, rank) for suit in "CSBD" for rank in RANKS}
    found |= {suit + rank: suitcourts.court(suit, rank, corner(rank, suit)) for suit in "CSBD" for rank in "VCQR"}
    found |= {f"T{n}": majors.trump(n) for n in range(1, 22)}
    return found | {"EX": majors.fool(), "back": back("m", "w")}
