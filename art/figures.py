"""Parts of people that many cards share: faces, hair, crowns, hands, ground. A head's middle is at 0,0; it is 34 by 52."""

from math import cos, pi, sin

from art.pen import Drawing, fan

OVAL = "0,-26 17,-13 17,7 9,22 0,27 -9,22 -17,7 -17,-13"


def features() -> Drawing:
    """A face from the front."""
    d = Drawing().cuts("-13,-5,-4,-8 13,-5,4,-8", 2.6).dots("-7.5,-1 7.5,-1", 2.3)
    return d.line("3,-7 1,0 3,7 -1,8", 2).line("-5,14 0,16 5,14", 2.2)


def turned() -> Drawing:
    """A face that looks to the left."""
    d = Drawing().cuts("-14,-5,-6,-8 8,-6,0,-8", 2.6).dots("-10,-1 2,-1", 2.3)
    return d.line("-3,-7 -6,0 -8,7 -4,8", 2).line("-9,14 -5,16 0,14", 2.2)


def parts() -> str:
    """The definitions that cards refer to."""
    fist = Drawing().blob("-13,-6 -8,-13 6,-14 13,-8 14,4 10,12 -8,13 -14,6")
    fist.line("-12,-4 2,-6|-13,2 2,1|-11,8 2,7", 2)
    profile = Drawing().blob(
        "8,-26 -8,-25! -15,-19 -16,-9! -18,-4 -25,5! -19,8! -20,12! -17,15! -18,19! -13,25 -2,28 12,20 17,-2 15,-18"
    )
    profile.cuts("-17,-8,-6,-11", 2.6).dots("-10,-3", 2.2).line("-17,14 -12,15", 2)
    known = {
        "face": features(),
        "side": turned(),
        "fist": fist,
        "head": Drawing().blob(OVAL).add(features()),
        "heads": Drawing().blob(OVAL).add(turned()),
        "profile": profile,
        "cup": _cup(),
    }
    return "".join(f'<g id="{name}">{drawing}</g>' for name, drawing in known.items())


def _cup() -> Drawing:
    d = Drawing().blob("-20,-22! -18,0 -8,10 -5,14! -6,24 -16,30! 16,30! 6,24 5,14! 8,10 18,0 20,-22!", "o")
    return d.blob("-20,-22! 0,-16 20,-22! 0,-28", "m")


def at(drawing: Drawing, x: float, y: float, scale: float = 1, flip: bool = False, turn: float = 0) -> Drawing:
    """A part, moved to its place."""
    words = f"translate({x:g} {y:g})"
    if turn:
        words += f"rotate({turn:g})"
    if scale != 1 or flip:
        words += f"scale({-scale if flip else scale:g} {scale:g})"
    return Drawing().add(drawing, words)


def long_hair(fill: str) -> Drawing:
    d = Drawing().blob("0,-36 20,-28 25,0 22,22 31,38! 14,38 0,32 -14,38 -31,38! -22,22 -25,0 -20,-28", fill)
    return d.cuts("-22,-2,-20,34 22,-2,20,34 -26,36,-18,10 26,36,18,10", 2.6)


def curls(fill: str) -> Drawing:
    """Short hair in curls at both sides, over the edge of the face."""
    left = Drawing().blob("-6,-27! -18,-20 -23,-6 -19,4 -25,12 -18,20 -10,16 -13,4 -10,-8 -11,-18 0,-24!", fill)
    return Drawing().mirrored(left, 0).line("-17,-12 -17,0|-19,8 -15,14|17,-12 17,0|19,8 15,14", 1.8)


def beard(fill: str) -> Drawing:
    d = Drawing().blob("-17,-1! -16,16 -11,32 -4,46 0,52 4,46 11,32 16,16 17,-1! 12,10 8,15! 0,11 -8,15! -12,10", fill)
    return d.cuts("-11,16,-7,34 -5,18,-3,42 0,20,0,46 5,18,3,42 11,16,7,34", 2.4).line("-5,18 0,20 5,18", 1.8)


def crown(fill: str = "o", tips: str = "m") -> Drawing:
    d = Drawing().blob("-20,-20! -25,-44! -12,-32 -9,-32! 0,-52! 9,-32! 12,-32 25,-44! 20,-20! 0,-15", fill)
    return (
        d.disc(-25, -45, 3.5, tips, 2)
        .disc(25, -45, 3.5, tips, 2)
        .disc(0, -54, 4, tips, 2)
        .dots("-10,-24 0,-22 10,-24", 2)
    )


def tiara() -> Drawing:
    d = Drawing().blob("-19,-18! -22,-38 -14,-60 0,-70 14,-60 22,-38 19,-18! 0,-13", "o")
    d.line("-22,-30 0,-25 22,-30|-20,-44 0,-39 20,-44|-14,-57 0,-53 14,-57", 2.6)
    return d.poly("-3,-72 -3,-78 -9,-78 -9,-83 -3,-83 -3,-89 3,-89 3,-83 9,-83 9,-78 3,-78 3,-72", "m", 2)


def hat(fill: str, lining: str) -> Drawing:
    """The wide brim that lies like an eight."""
    d = Drawing().blob("-18,-24! -16,-42 0,-50 16,-42 18,-24!", lining)
    return d.blob("-42,-28 -34,-38 -18,-32 0,-26 18,-30 34,-26 44,-18 38,-10 20,-14 0,-18 -22,-16 -38,-20", fill)


def sun(x: float, y: float, r: float, rays: int = 16, fill: str = "o", other: str = "m") -> Drawing:
    """A face with rays, straight ones and waved ones in turn."""
    d = Drawing()
    for i in range(rays):
        turn = 360 * i / rays
        if i % 2:
            ray = Drawing().blob(
                f"-6,{-r * 0.96:.0f}! 4,{-r * 1.2:.0f} -3,{-r * 1.4:.0f} 0,{-r * 1.68:.0f}! 4,{-r * 1.4:.0f} 9,{-r * 1.2:.0f} 6,{-r * 0.96:.0f}!",
                other,
                2.5,
            )
        else:
            ray = Drawing().poly(f"-8,{-r * 0.96:.0f} 0,{-r * 1.75:.0f} 8,{-r * 0.96:.0f}", fill, 2.5)
        d.add(at(ray, x, y, turn=turn))
    d.disc(x, y, r, fill)
    return d.use("face", x, y, r / 22)


def drops(points: str, fills: str = "mow") -> Drawing:
    """What falls from the sun and the moon."""
    d = Drawing()
    for i, word in enumerate(points.split()):
        x, y = (float(part) for part in word.split(","))
        d.blob(f"{x},{y - 9}! {x + 5},{y + 2} {x},{y + 7} {x - 5},{y + 2}", fills[i % len(fills)], 2.2)
    return d


def ground(y: float = 322, fill: str = "v", foot: float = 350) -> Drawing:
    d = Drawing().blob(
        f"13,{foot}! 13,{y + 4}! 50,{y - 5} 95,{y + 3} 150,{y - 4} 200,{y + 4} 237,{y - 2}! 237,{foot}!", fill
    )
    tufts = " ".join(
        f"{x},{y + 20},{x - 5},{y + 7} {x},{y + 20},{x + 1},{y + 4} {x},{y + 20},{x + 7},{y + 8}"
        for x in (72, 120, 172)
    )
    return d.cuts(tufts, 3.4)


def star(x: float, y: float, r: float, fill: str = "o", points: int = 8, width: float = 2.5) -> Drawing:
    words = []
    for i in range(points * 2):
        angle, reach = pi * i / points - pi / 2, r if i % 2 == 0 else r * 0.42
        words.append(f"{x + cos(angle) * reach:.1f},{y + sin(angle) * reach:.1f}")
    return Drawing().poly(" ".join(words), fill, width)


def cloud(points: str, fill: str = "w") -> Drawing:
    """A bank of cloud: a scallop at each point."""
    d = Drawing()
    places = [tuple(float(part) for part in word.split(",")) for word in points.split()]
    for x, y in places:
        d.disc(x, y, 12, fill, 3)
    for x, y in places:
        d.disc(x, y + 5, 9, fill, 0)
    return d


def rays(
    x: float, y: float, inner: float, outer: float, count: int = 24, start: float = 0, end: float = 345
) -> Drawing:
    return Drawing().cuts(fan(x, y, inner, outer, start, end, count), 3)


def wing(fill: str, tips: str) -> Drawing:
    """A wing that spreads to the left and up from 0,0."""
    d = Drawing().blob("0,0! -20,-34 -52,-58 -74,-56! -72,-30 -58,-14! -60,2 -46,10! -42,24 -26,26! -14,30 0,22!", fill)
    d.blob("-74,-56! -72,-30 -58,-14! -62,-36", tips, 2.5)
    return d.line("-16,-6 -44,-34|-14,6 -40,-6|-12,16 -30,12", 2)


def leaf(fill: str = "v") -> Drawing:
    return Drawing().blob("0,0! 8,-12 22,-14 32,-4! 24,8 10,8", fill, 2.5).line("2,0 24,-4", 1.8)


def bloom(r: float = 16, petals: str = "m", heart: str = "o", count: int = 5) -> Drawing:
    d = Drawing()
    for i in range(count):
        petal = Drawing().blob(
            f"0,{-r * 0.2:.1f}! {-r * 0.5:.1f},{-r * 0.75:.1f} 0,{-r * 1.1:.1f} {r * 0.5:.1f},{-r * 0.75:.1f}",
            petals,
            2.4,
        )
        d.add(petal, f"rotate({360 * i / count:g})")
    return d.disc(0, 0, r * 0.32, heart, 2.4)
