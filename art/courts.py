"""The twelve courts of the French pack: half a figure, and the same upside down. Pose and attribute tell them apart."""

from collections.abc import Callable

from art.french import corner
from art.pen import Drawing

#: The frame steps round both indices.
FRAME = "72,14 236,14 236,272 178,272 178,386 14,386 14,128 72,128"


def court(suit: str, rank: str) -> Drawing:
    card = Drawing().poly(FRAME, "-", 2.5)
    card.twice(FIGURES[rank + suit]())
    card.twice(corner(rank, suit))
    return card.add(sash(suit))


def sash(suit: str) -> Drawing:
    """The band where the two halves meet."""
    band = Drawing().poly("14,190 236,190 236,210 14,210", "o" if suit in "SC" else "p")
    band.cuts(" ".join(f"{x},191,{x + 9},200 {x + 9},209,{x},200" for x in range(20, 230, 18)), 5)
    return band


SHOULDERS = "24,196! 34,166 62,146 98,136 112,130! 146,130! 160,136 192,146 218,166 226,196!"


def robe(fill: str, panel: str, trim: str = "p", pattern: str = "") -> Drawing:
    """Shoulders, a front of another colour, a collar, sleeves that are cut with the knife."""
    d = Drawing().blob(SHOULDERS, fill)
    d.poly("100,136 158,136 150,196 108,196", panel)
    d.line("104,138 113,196|154,138 145,196", 2)
    if pattern == "buttons":
        d.dots("129,152 129,166 129,180", 4)
    elif pattern == "lozenge":
        d.poly("129,144 140,158 129,172 118,158", trim, 2.5)
        d.poly("129,172 140,186 129,198 118,186", trim, 2.5)
    elif pattern == "bars":
        d.cuts("108,150,150,150 109,162,149,162 110,174,148,174 111,186,147,186", 4)
    elif pattern == "flower":
        for x, y in ((129, 166),):
            for turn in range(0, 360, 72):
                d.parts.append(
                    f'<path fill="var(--madder,#a32b27)" stroke-width="2" transform="rotate({turn} {x} {y})" d="M{x} {y - 3}c-8-5-7-14 0-17c7 3 8 12 0 17z"/>'
                )
            d.disc(x, y, 5, "o", 2)
    d.cuts("40,192,52,162 54,193,62,158 68,194,74,156 82,194,86,154 172,154,178,194 186,156,194,193 200,160,208,192")
    return d


def beard(fill: str) -> Drawing:
    d = Drawing().blob(
        "104,92! 106,112 112,130 120,146 129,154 138,146 146,130 152,112 154,92! 148,104 140,110! 129,104 118,110! 110,104",
        fill,
    )
    return d.cuts("112,112,118,134 120,116,124,142 129,118,129,148 138,116,134,142 146,112,140,134", 3)


def face(x: float = 129, y: float = 92, kind: str = "face", flip: bool = False, scale: float = 1.3) -> Drawing:
    d = Drawing().blob(
        f"{x},{y - 34} {x + 22},{y - 16} {x + 22},{y + 10} {x + 12},{y + 29} {x},{y + 35} {x - 12},{y + 29} {x - 22},{y + 10} {x - 22},{y - 16}"
    )
    return d.use(kind, x, y + 1, scale, flip=flip)


PROFILE = "142,56 120,58! 110,66 108,80! 106,86 96,99! 104,102! 103,108! 107,112! 105,117! 112,126 126,130 148,122 154,90 152,66"


def profile(flip: bool = False) -> Drawing:
    """A head seen from the side, looking left, or right."""
    d = Drawing().blob(PROFILE)
    d.cuts("106,80,122,77", 3).dots("116,86", 2.8).line("106,112 114,113", 2.2).line("99,100 106,98", 2)
    if flip:
        out = Drawing()
        return out.add(d, "matrix(-1 0 0 1 258 0)")
    return d


def neck() -> Drawing:
    return Drawing().poly("116,116 142,116 146,142 129,150 112,142", "p")


def crown(fill: str = "o", tips: str = "m", x: float = 129, y: float = 66) -> Drawing:
    d = Drawing()
    d.blob(
        f"{x - 28},{y}! {x - 33},{y - 30}! {x - 17},{y - 16} {x - 14},{y - 16}! {x},{y - 42}! {x + 14},{y - 16}! {x + 17},{y - 16} {x + 33},{y - 30}! {x + 28},{y}! {x},{y + 5}",
        fill,
    )
    d.line(f"{x - 29},{y - 9} {x},{y - 4} {x + 29},{y - 9}", 2.5)
    d.disc(x - 33, y - 31, 4.5, tips, 2).disc(x + 33, y - 31, 4.5, tips, 2).disc(x, y - 44, 5, tips, 2)
    return d.dots(f"{x - 14},{y - 2} {x},{y + 1} {x + 14},{y - 2}", 2.2)


def coronet(fill: str = "o", tips: str = "w") -> Drawing:
    d = Drawing().blob(
        "104,64! 100,42! 112,52! 116,34! 126,50! 129,30! 132,50! 142,34! 146,52! 158,42! 154,64! 129,69", fill
    )
    return (
        d.dots("112,58 129,61 146,58", 2.4)
        .disc(129, 29, 4, tips, 2)
        .disc(116, 33, 3, tips, 2)
        .disc(142, 33, 3, tips, 2)
    )


def long_hair(fill: str, wide: float = 1) -> Drawing:
    w = 10 * wide
    d = Drawing().blob(
        f"129,50 {158 + w},58 {164 + w},92 {160 + w},122 {172 + w},140! 150,142 129,132 108,142 {86 - w},140! {98 - w},122 {94 - w},92 {100 - w},58",
        fill,
    )
    return d.cuts(
        f"{98 - w},84,{102 - w},128 {160 + w},84,{156 + w},128 {106 - w},90,{98 - w},136 {152 + w},90,{160 + w},136",
        3.4,
    )


def veil(fill: str) -> Drawing:
    d = Drawing().blob("129,46 160,56 170,90 176,140! 152,146 129,138 106,146 82,140! 88,90 98,56", fill)
    return d.cuts("92,136,100,84 100,140,104,96 166,136,158,84 158,140,154,96", 3.4)


def locks(fill: str) -> Drawing:
    """Hair in curls at both sides, over the face's edge."""
    d = Drawing()
    d.blob("112,60! 98,70 94,90 100,104 92,116 104,124 114,116 108,104 112,90 110,74 120,64!", fill)
    d.blob("146,60! 160,70 164,90 158,104 166,116 154,124 144,116 150,104 146,90 148,74 138,64!", fill)
    return d.line("103,74 102,92|102,112 106,116|155,74 156,92|156,112 152,116", 2)


def shaft(x: float, top: float, foot: float = 190, fill: str = "o", half: float = 4) -> Drawing:
    return Drawing().poly(f"{x - half},{top} {x + half},{top} {x + half},{foot} {x - half},{foot}", fill, 2.5)


def grip(x: float, y: float, sleeve: str, trim: str) -> Drawing:
    """An arm from the lower right, with a cuff, closed round a shaft."""
    d = Drawing().blob(
        f"{x - 40},196! {x - 34},178 {x - 14},{y + 20}! {x + 14},{y + 20}! {x + 16},180 {x + 10},196!", sleeve
    )
    d.cuts(f"{x - 28},194,{x - 12},{y + 30} {x - 12},194,{x - 2},{y + 32} {x + 2},194,{x + 6},{y + 32}")
    d.poly(f"{x - 17},{y + 12} {x + 16},{y + 10} {x + 17},{y + 22} {x - 18},{y + 24}", trim, 2.5)
    return d.use("fist", x, y)


def ks() -> Drawing:
    d = Drawing()
    d.add(long_hair("p", 0.6)).add(robe("w", "o", "m", "lozenge"))
    d.blob("84,150! 100,130 129,144 158,130 174,150! 160,164 129,152 98,164", "p").dots(
        "98,148 114,150 129,148 144,150 160,148", 2.6
    )
    d.add(face()).add(beard("p")).add(crown())
    d.poly("196,158 196,44 201,22 206,44 206,158", "p").line("201,40 201,150", 1.8)
    d.poly("178,152 224,152 224,161 178,161", "o").poly("197,161 205,161 205,186 197,186", "m")
    return d.add(grip(201, 164, "w", "m"))


def kh() -> Drawing:
    d = Drawing()
    d.poly("60,84 152,48 232,70 228,80 154,62 66,98", "p").line("78,88 152,56", 1.8)
    d.add(long_hair("o", 0.4)).add(robe("m", "v", "o", "buttons"))
    d.blob("92,148! 104,132 129,142 154,132 166,148! 150,160 129,150 108,160", "o")
    d.add(face()).add(locks("o"))
    d.line("114,111 122,108 129,111 136,108 144,111", 3.5).add(crown("o", "w"))
    d.blob("170,196! 186,150 198,110 214,104 224,116 220,150 216,196!", "m").cuts("190,190,206,124 204,194,214,132")
    d.poly("194,108 222,100 226,112 198,120", "p", 2.5)
    d.poly("204,46 212,44 222,102 212,104", "o", 2.5)
    d.poly("184,62 230,50 232,60 187,72", "o", 2.5)
    return d.use("fist", 213, 92, 1, -8)


def kd() -> Drawing:
    d = Drawing()
    d.add(robe("o", "w", "p", "bars"))
    d.blob("150,58! 168,66 172,92 166,110 176,124 160,134 142,128 140,90", "k")
    d.add(neck()).add(profile())
    d.blob("108,80! 120,74 134,76 140,90 150,100 156,90 160,70 150,58 118,60", "k")
    d.blob("104,106! 104,124 108,142 122,148 140,132 150,112! 138,116 126,110 114,110", "k")
    d.add(crown("o", "m", 133, 64))
    d.blob("84,150! 104,134 129,150 154,134 174,150! 156,166 129,158 102,166", "p").dots(
        "100,150 114,154 129,154 144,154 158,150", 2.6
    )
    d.add(shaft(204, 24)).blob("208,30! 232,22! 228,48 232,78! 208,66!", "p").cuts(
        "228,34,214,40 226,48,212,48 228,64,214,58"
    )
    d.poly("200,36 186,44 186,54 200,60", "p")
    return d.add(grip(204, 150, "o", "m"))


def kc() -> Drawing:
    d = Drawing()
    d.add(long_hair("k", 0.4)).add(robe("v", "m", "o", "lozenge"))
    d.blob("90,150! 104,132 129,146 154,132 168,150! 154,160 129,152 104,160", "o")
    d.add(face(kind="side")).add(beard("k"))
    d.add(crown("o", "v"))
    d.disc(202, 116, 26, "w").line("177,112 202,118 227,112", 3).line("202,92 202,112", 3)
    d.poly("198,90 198,76 188,76 188,68 198,68 198,56 206,56 206,68 216,68 216,76 206,76 206,90", "o", 2.5)
    d.blob("168,196! 176,164 188,144! 216,144! 224,164 228,196!", "v").poly("184,140 220,140 220,152 184,152", "o")
    return d.cuts("184,192,194,160 200,194,204,160 216,192,214,160").blob(
        "180,132 196,142 212,140 224,130 218,146 188,148", "p", 2.5
    )


def qs() -> Drawing:
    d = Drawing()
    d.add(veil("k")).add(robe("w", "p", "m", "lozenge"))
    d.blob("98,142! 114,134 129,150 144,134 160,142! 150,156 129,160 108,156", "o")
    d.add(neck()).add(face(kind="side")).add(locks("o")).add(coronet())
    d.add(shaft(203, 62)).blob("203,26 216,40 210,62! 196,62! 190,40", "m").line("203,30 203,60|196,44 210,44", 2)
    return d.add(grip(203, 146, "w", "o"))


def qh() -> Drawing:
    d = Drawing()
    d.add(long_hair("o", 1)).add(robe("m", "p", "v", "flower"))
    d.blob("104,140! 116,136 129,148 142,136 154,140! 148,154 129,158 110,154", "v")
    d.add(neck()).add(face()).add(locks("o")).add(coronet("o", "m"))
    d.line("200,146 204,104 202,84", 4, "v")
    d.blob("203,110 216,98 228,102 218,114", "v", 2.5).blob("201,124 190,112 178,114 186,126", "v", 2.5)
    for turn in range(0, 360, 72):
        d.parts.append(
            f'<path fill="var(--madder,#a32b27)" stroke-width="2.5" transform="rotate({turn} 202 68)" d="M202 66c-13-6-14-20-6-26c4 3 8 3 12 0c8 6 7 20-6 26z"/>'
        )
    d.disc(202, 68, 7, "o", 2.5)
    return d.add(grip(200, 152, "m", "p"))


def qd() -> Drawing:
    d = Drawing()
    d.blob("112,58! 96,66 92,100 84,124 94,144! 118,134 122,96", "k").add(robe("o", "m", "p", "buttons"))
    d.add(neck()).add(profile(flip=True))
    d.blob("150,80! 138,74 124,78 118,92 120,116 108,126! 98,110 98,80 108,58 140,60", "k").cuts(
        "106,72,108,112 116,70,114,100", 3, "p"
    )
    d.add(coronet("o", "v")).blob("92,148! 110,136 129,152 148,136 166,148! 150,162 129,158 108,162", "p").dots(
        "112,150 129,154 146,150", 2.6
    )
    d.add(shaft(203, 96, half=4)).blob("203,34 228,50 228,82 203,98 178,82 178,50", "o").blob(
        "203,44 218,56 218,78 203,88 188,78 188,56", "p", 2.5
    )
    d.cuts("194,76,210,52 202,80,214,62", 3)
    return d.add(grip(203, 150, "o", "v"))


def qc() -> Drawing:
    d = Drawing()
    d.add(veil("v")).add(robe("m", "o", "p", "bars"))
    d.blob("104,140! 116,136 129,146 142,136 154,140! 146,152 129,158 112,152", "p")
    d.add(neck()).add(face(kind="side", flip=True)).add(locks("k")).add(coronet("o", "m"))
    d.blob("168,196! 176,164 188,148! 218,146! 226,164 228,196!", "m").poly("182,142 222,140 222,152 182,154", "v")
    d.cuts("184,192,194,162 200,194,204,162 216,192,214,162").blob("184,134 200,140 220,132 216,146 188,148", "p", 2.5)
    # a dove on the hand
    d.blob("174,92! 184,88 188,80 198,78 206,86 210,100 230,112! 224,124 204,130 188,122 184,104 182,94", "p")
    d.line("196,104 208,116 224,118|200,98 214,108", 2).dots("194,88", 2.4)
    return d.line("200,130 200,136|208,128 208,136", 2.5)


def js() -> Drawing:
    d = Drawing()
    d.add(robe("v", "p", "m", "bars"))
    d.blob("146,62! 168,72 176,100 172,126 152,132! 140,118 142,84", "o").cuts("160,78,164,122 152,82,154,124", 3)
    d.add(neck()).add(profile()).blob("108,82! 124,76 138,84 142,104 152,100 156,72 140,58 116,62", "o")
    d.blob("100,70! 92,56 104,40 132,36 160,44 172,62 164,74 132,66", "m").blob(
        "150,42! 176,20 196,24! 186,34 190,44! 168,54", "w"
    ).line("156,44 186,28", 2)
    d.blob("92,148! 110,134 129,146 148,134 166,148! 150,158 129,152 108,158", "o")
    d.add(shaft(206, 20)).blob("210,34! 232,40 228,70! 218,66 210,70!", "p").poly("206,4 213,24 199,24", "p").poly(
        "202,40 188,48 202,60", "p"
    )
    return d.add(grip(206, 150, "v", "o"))


def jh() -> Drawing:
    d = Drawing()
    d.add(robe("w", "m", "o", "buttons"))
    d.blob("112,62! 90,72 82,100 86,126 106,132! 118,118 116,84", "o").cuts("98,78,94,122 106,82,104,124", 3)
    d.add(neck()).add(profile(flip=True)).blob("150,82! 134,76 120,84 116,104 106,100 102,72 118,58 142,62", "o")
    d.blob("158,70! 166,58 154,44 126,40 98,48 86,64 94,76 126,68", "v").dots("104,58 122,54 140,56", 3, "o")
    d.blob("96,146! 112,134 129,148 146,134 162,146! 148,158 129,154 110,158", "p")
    d.line("202,150 204,60", 4, "v").blob("204,86 224,66 222,36 206,22! 190,40 188,68", "v").line(
        "204,84 206,36|204,60 214,50|204,72 194,62", 2
    )
    return d.add(grip(202, 152, "w", "m"))


def jd() -> Drawing:
    d = Drawing()
    d.add(long_hair("k", 0.2)).add(robe("m", "w", "p", "lozenge"))
    d.add(neck()).add(face(kind="side", flip=True)).add(locks("k"))
    d.blob("92,64! 104,40 130,32 156,40 168,64! 150,56 129,60 108,56", "o").blob(
        "104,44! 84,30 80,14! 98,18 116,38!", "p"
    ).line("86,20 110,40", 2)
    d.blob("98,146! 112,136 129,150 146,136 160,146! 148,156 129,158 110,156", "o")
    d.path("M178 98c-2 30 34 36 44 10c6-16-2-32-12-44l12-8c16 18 20 40 10 60c-18 32-68 20-66-18z", "o")
    d.poly("206,62 224,48 230,60 212,72", "m", 2.5).line("184,112 192,106|208,118 206,108|222,100 214,96", 2)
    return d.add(grip(200, 148, "m", "o"))


def jc() -> Drawing:
    d = Drawing()
    d.add(long_hair("o", 0.2)).add(robe("o", "v", "m", "buttons"))
    d.add(neck()).add(face()).add(locks("o"))
    d.blob("98,62! 108,42 129,36 150,42 160,62! 129,54", "w").blob("124,40! 118,22 128,16! 134,24 134,40!", "m").blob(
        "136,40! 142,20 158,16! 152,32 146,44!", "o"
    )
    d.blob("98,146! 112,136 129,148 146,136 160,146! 148,156 129,156 110,156", "m")
    d.line("190,24 226,60 232,110 216,160 192,184", 5).line("190,24 192,184", 1.8)
    d.poly("150,118 218,102 219,107 151,123", "o", 2).poly("214,96 232,101 218,113", "p", 2.5).cuts(
        "152,114,164,118 150,124,164,120 158,112,170,117 158,124,170,119", 3, "m"
    )
    return d.add(grip(196, 152, "o", "w"))


FIGURES: dict[str, Callable[[], Drawing]] = {
    "KS": ks,
    "KH": kh,
    "KD": kd,
    "KC": kc,
    "QS": qs,
    "QH": qh,
    "QD": qd,
    "QC": qc,
    "JS": js,
    "JH": jh,
    "JD": jd,
    "JC": jc,
}
