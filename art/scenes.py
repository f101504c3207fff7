"""The scenes of the trumps, drawn small and bold: one for each number, and the fool as 0. Boxes of 158 by 276."""

from art.shapes import INK, MADDER, OCHRE, PAPER, VERDIGRIS, WOAD, box, circle, group, lines, path, star


def head(x: float, y: float, hair: str = OCHRE, r: float = 15) -> str:
    return (
        path(
            f"M{x - r} {y + r}Q{x - r - 5} {y - r - 4} {x} {y - r - 4}Q{x + r + 5} {y - r - 4} {x + r} {y + r}Z",
            hair,
            3,
        )
        + circle(x, y, r - 2, PAPER, 3)
        + circle(x - 5, y - 2, 1.3, INK, 1)
        + circle(x + 5, y - 2, 1.3, INK, 1)
        + lines(f"M{x} {y - 1}L{x - 2} {y + 4}H{x + 1}M{x - 4} {y + 8}Q{x} {y + 10} {x + 4} {y + 8}", 2)
    )


def gown(x: float, top: float, foot: float, wide: float, colour: str, lining: str) -> str:
    """A standing or seated body."""
    return (
        path(
            f"M{x - 14} {top}Q{x - wide} {top + 30} {x - wide} {foot}H{x + wide}Q{x + wide} {top + 30} {x + 14} {top}Z",
            colour,
        )
        + path(f"M{x - 6} {top + 2}L{x - wide / 3:.0f} {foot}H{x + wide / 3:.0f}L{x + 6} {top + 2}Z", lining, 3)
        + lines(
            f"M{x - wide + 12} {foot}Q{x - wide + 12} {top + 60} {x - 14} {top + 30}M{x + wide - 12} {foot}Q{x + wide - 12} {top + 60} {x + 14} {top + 30}",
            2.5,
        )
    )


def crown(x: float, y: float, w: float = 18, colour: str = OCHRE) -> str:
    return path(
        f"M{x - w} {y}L{x - w - 4} {y - 20}L{x - w / 2} {y - 10}L{x} {y - 24}L{x + w / 2} {y - 10}L{x + w + 4} {y - 20}L{x + w} {y}Z",
        colour,
        3,
    )


def earth(y: float, colour: str = VERDIGRIS) -> str:
    return path(f"M0 {y}Q40 {y - 8} 79 {y}T158 {y}V276H0Z", colour, 3.5) + lines(
        f"M20 {y + 14}l4 -8l4 8M120 {y + 18}l4 -8l4 8M70 {y + 22}l4 -8l4 8", 2.5
    )


def rays(x: float, y: float, r: float, fill: str = OCHRE) -> str:
    return star(x, y, r, 12, fill, 0.62) + circle(x, y, r * 0.55, fill, 3) + head_in(x, y, r * 0.5)


def head_in(x: float, y: float, r: float) -> str:
    return (
        circle(x - r / 2.6, y - r / 5, r / 9, INK, 1)
        + circle(x + r / 2.6, y - r / 5, r / 9, INK, 1)
        + lines(
            f"M{x:.0f} {y - r / 6:.0f}l-3 {r / 2.4:.0f}h5M{x - r / 3:.0f} {y + r / 1.9:.0f}Q{x:.0f} {y + r / 1.4:.0f} {x + r / 3:.0f} {y + r / 1.9:.0f}",
            2.5,
        )
    )


def wings(x: float, y: float, colour: str = WOAD) -> str:
    one = path(
        f"M{x + 12} {y}Q{x + 60} {y - 50} {x + 66} {y + 10}Q{x + 60} {y + 50} {x + 40} {y + 60}Q{x + 36} {y + 26} {x + 12} {y + 24}Z",
        colour,
        3,
    )
    one += lines(
        f"M{x + 24} {y + 4}Q{x + 50} {y - 14} {x + 58} {y + 16}M{x + 26} {y + 14}Q{x + 46} {y + 4} {x + 50} {y + 34}",
        2.5,
    )
    return one + group(one, f"translate({2 * x} 0) scale(-1 1)")


def pillar(x: float, colour: str) -> str:
    return (
        box(x - 9, 40, 18, 190, colour, 3.5)
        + box(x - 14, 30, 28, 12, OCHRE, 3.5)
        + box(x - 14, 228, 28, 12, OCHRE, 3.5)
    )


SCENES = {
    0: earth(262)
    + path("M118 60L34 150", "none", 5)
    + path("M116 40Q146 40 140 74Q122 84 110 66Z", MADDER)
    + gown(78, 112, 214, 34, WOAD, OCHRE)
    + head(78, 92, VERDIGRIS)
    + path("M60 86Q58 56 40 60Q56 40 78 62Q100 40 118 56Q98 60 96 86Q78 74 60 86Z", MADDER)
    + circle(40, 60, 5, OCHRE, 2.5)
    + lines("M64 212L50 262M92 212L108 262", 9)
    + path("M40 262H58M100 262H120", "none", 7, MADDER)
    + path("M14 258Q10 226 30 222L40 206L44 224Q56 232 52 258L44 258V244L26 244V258Z", PAPER, 3)
    + lines("M130 120L136 258", 6),
    1: gown(79, 96, 236, 44, MADDER, WOAD)
    + head(79, 74)
    + path("M46 62Q40 40 62 44Q79 30 96 44Q118 40 112 62Q96 70 79 58Q62 70 46 62Z", VERDIGRIS)
    + box(8, 172, 142, 12, OCHRE, 4)
    + lines("M20 184V272M138 184V272M60 184V272", 6)
    + circle(38, 162, 9, OCHRE, 3)
    + path("M60 170L64 146H84L88 170Z", PAPER, 3)
    + path("M104 170V148H124V170Z", MADDER, 3)
    + lines("M112 148L130 118", 4)
    + lines("M50 120L24 96", 8)
    + lines("M24 96V66", 4)
    + circle(24, 62, 5, OCHRE, 3),
    2: path("M6 10H152V70Q120 40 79 40Q38 40 6 70Z", VERDIGRIS)
    + gown(79, 112, 268, 62, WOAD, MADDER)
    + head(79, 88, PAPER)
    + path("M56 74L60 40Q79 14 98 40L102 74Q79 62 56 74Z", OCHRE)
    + lines("M58 60H100M62 46H96", 3)
    + path("M30 176Q56 164 79 176Q102 164 128 176V214Q102 202 79 214Q56 202 30 214Z", PAPER)
    + lines("M79 176V214M40 184Q56 178 70 184M40 194Q56 188 70 194M88 184Q104 178 118 184M88 194Q104 188 118 194", 2.5),
    3: wings(79, 90, OCHRE)
    + gown(79, 112, 268, 60, MADDER, WOAD)
    + head(79, 90)
    + crown(79, 74)
    + lines("M38 190V110", 5)
    + circle(38, 98, 11, OCHRE, 3.5)
    + lines("M38 87V74M32 80H44", 3)
    + path("M86 150H136V184Q136 210 111 220Q86 210 86 184Z", OCHRE)
    + path("M111 160L118 174L130 166Q126 190 116 192L118 206L111 212L104 206L106 192Q96 190 92 166L104 174Z", INK, 0),
    4: path("M100 120H146V262H100Z", OCHRE)
    + gown(70, 104, 230, 46, WOAD, MADDER)
    + head(70, 82, PAPER)
    + path("M56 92Q56 122 70 126Q84 122 84 92Q70 104 56 92Z", PAPER, 3)
    + crown(70, 66)
    + lines("M28 206V84", 5)
    + circle(28, 72, 11, VERDIGRIS, 3.5)
    + lines("M28 61V48M22 54H34", 3)
    + path("M104 176H144V204Q144 224 124 232Q104 224 104 204Z", MADDER)
    + lines("M124 184V224M110 196H138", 4)
    + lines("M60 228L96 264M80 228L56 264", 9),
    5: pillar(18, WOAD)
    + pillar(140, WOAD)
    + gown(79, 104, 220, 50, MADDER, OCHRE)
    + head(79, 82, PAPER)
    + path("M62 92Q62 118 79 122Q96 118 96 92Q79 104 62 92Z", PAPER, 3)
    + path("M58 70L62 36Q79 8 96 36L100 70Q79 58 58 70Z", OCHRE)
    + lines("M60 58H98M63 46H95M66 36H92", 3)
    + lines("M124 210V70M112 84H136M115 98H133M118 72H130", 4.5)
    + head(42, 244, OCHRE, 18)
    + head(116, 244, INK, 18)
    + lines("M48 150L36 130M44 150L30 136", 5),
    6: rays(79, 44, 34)
    + path("M79 58L62 66L79 90L96 66Z", OCHRE, 2.5)
    + lines("M79 96V128M72 118L79 130L86 118", 4)
    + gown(79, 160, 272, 26, WOAD, OCHRE)
    + head(79, 142, OCHRE, 13)
    + gown(30, 150, 272, 28, MADDER, VERDIGRIS)
    + head(30, 132, INK, 13)
    + gown(128, 150, 272, 28, VERDIGRIS, MADDER)
    + head(128, 132, OCHRE, 13)
    + path("M116 120Q128 106 140 120", "none", 5, MADDER),
    7: path("M14 20H144V34H14Z", OCHRE)
    + lines("M24 34V150M134 34V150", 6)
    + path("M14 20Q46 60 79 22Q112 60 144 20", WOAD, 3.5)
    + gown(79, 90, 160, 34, MADDER, WOAD)
    + head(79, 72)
    + crown(79, 56, 15)
    + path("M16 148H142V206H16Z", OCHRE)
    + path("M60 160H98V188Q79 204 60 188Z", MADDER)
    + circle(24, 222, 24, WOAD)
    + circle(134, 222, 24, WOAD)
    + lines("M24 200V246M2 222H46M134 200V246M112 222H156", 3)
    + path("M50 270V214L42 196L56 200L66 214V270Z", PAPER, 3)
    + path("M108 270V214L116 196L102 200L92 214V270Z", PAPER, 3),
    8: path("M24 40Q79 10 134 40V262H24Z", VERDIGRIS)
    + gown(79, 104, 268, 54, MADDER, WOAD)
    + head(79, 82)
    + crown(79, 66)
    + path("M32 200V70L38 56L44 70V200Z", PAPER, 3.5)
    + lines("M22 168H54", 6)
    + lines("M122 96V116M98 116H146M98 116L88 140M98 116L108 140M146 116L136 140M146 116L156 140", 3)
    + path("M86 140H110Q98 156 86 140ZM134 140H157Q146 156 134 140Z", OCHRE, 3),
    9: gown(84, 90, 262, 52, WOAD, OCHRE)
    + path("M62 92Q58 46 84 44Q112 46 108 92Z", WOAD)
    + head(84, 76, PAPER, 14)
    + path("M72 84Q70 128 84 138Q98 128 98 84Q84 96 72 84Z", PAPER, 3)
    + lines("M40 138L30 132", 8)
    + path("M18 96H42V132H18Z", OCHRE, 3.5)
    + path("M18 96L30 82L42 96Z", MADDER, 3)
    + circle(30, 114, 7, MADDER, 2.5)
    + lines("M132 270Q124 190 134 116Q128 104 138 102", 6)
    + earth(262),
    10: earth(256, WOAD)
    + lines("M30 256L64 130M128 256L94 130", 8)
    + circle(79, 132, 58, OCHRE)
    + circle(79, 132, 42, PAPER, 3.5)
    + lines("M79 74V190M21 132H137M38 91L120 173M120 91L38 173", 4)
    + circle(79, 132, 12, MADDER, 3.5)
    + path("M52 74Q46 40 64 36L60 24L74 32Q98 30 98 50Q112 56 104 74Z", WOAD, 3)
    + crown(76, 30, 10)
    + circle(70, 46, 2, INK, 1)
    + path("M2 150Q-2 116 20 112L26 122Q36 140 22 156Z", VERDIGRIS, 3)
    + path("M156 160Q160 116 138 110L132 124Q124 140 136 158Z", MADDER, 3),
    11: gown(70, 92, 262, 48, WOAD, MADDER)
    + head(70, 70)
    + path("M34 60Q40 30 62 44Q79 28 92 44Q116 34 108 60Q90 68 70 56Q52 68 34 60Z", OCHRE)
    + path("M72 268Q70 200 96 180Q88 158 108 152Q140 146 148 176Q158 206 140 222L148 268Z", OCHRE)
    + circle(112, 178, 3, INK, 1)
    + circle(132, 178, 3, INK, 1)
    + path("M108 198H140L132 216H116Z", MADDER, 3)
    + lines("M122 184V196M92 176Q80 190 84 214M152 190Q158 210 150 232", 3)
    + lines("M96 140L106 162M104 132L136 160", 8),
    12: lines("M24 264V44M134 264V44", 12, VERDIGRIS)
    + lines("M24 264V44M134 264V44M24 90H34M24 150H14M134 120H144M134 190H124", 3)
    + path("M12 30H146V48H12Z", OCHRE)
    + lines("M79 48V82", 5)
    + path("M72 82H86L92 150H66Z", MADDER)
    + lines("M84 96L110 118L84 140", 8, MADDER)
    + path("M54 150H104L98 206H60Z", WOAD)
    + lines("M79 150V206M68 160V200M90 160V200", 2.5)
    + group(head(79, 224, OCHRE), "rotate(180 79 224)")
    + lines("M56 158L42 196M102 158L116 196", 7),
    13: path("M0 226H158V276H0Z", INK, 3)
    + lines("M64 60L82 120M82 120L60 176L78 236M86 128L112 170L98 232", 9)
    + lines("M64 60L82 120M82 120L60 176L78 236M86 128L112 170L98 232", 4, PAPER)
    + lines("M58 84Q76 76 90 84M62 96Q78 88 94 96M66 108Q82 100 96 108", 4)
    + path("M44 26Q62 12 78 28Q84 46 72 54L70 64H54L50 54Q38 44 44 26Z", PAPER, 3.5)
    + circle(56, 40, 4.5, INK, 1)
    + circle(70, 40, 4.5, INK, 1)
    + lines("M56 56V62M62 56V62M68 56V62", 2)
    + lines("M30 110L134 210", 6)
    + path("M134 210Q60 250 12 220Q74 226 122 196Z", WOAD, 3.5)
    + circle(130, 250, 11, PAPER, 3)
    + path("M30 254l10 -12l8 14Z", OCHRE, 2.5)
    + lines("M88 262l16 -10M96 268l14 -12", 3, PAPER),
    14: wings(79, 104, MADDER)
    + gown(79, 110, 266, 46, WOAD, VERDIGRIS)
    + head(79, 86)
    + star(79, 62, 9, 5, MADDER, 0.5, 2.5)
    + path("M26 124H54L50 160H30Z", OCHRE, 3.5)
    + path("M104 186H136L130 222H110Z", MADDER, 3.5)
    + path("M52 136Q84 150 110 188", "none", 7, WOAD)
    + path("M52 136Q84 150 110 188", "none", 3, PAPER)
    + lines("M56 146L48 146M104 196L98 190", 6),
    15: wings(79, 70, VERDIGRIS)
    + path("M58 90H100L106 170H52Z", MADDER)
    + head(79, 66, INK, 17)
    + path("M64 52Q44 34 56 12Q62 34 76 46ZM94 52Q114 34 102 12Q96 34 82 46Z", OCHRE, 3)
    + lines("M60 168L56 204M98 168L102 204", 9, MADDER)
    + lines("M44 100L30 60", 7)
    + lines("M114 100L134 70M134 84V40", 5)
    + path("M128 42L134 26L140 42Z", OCHRE, 3)
    + box(56, 204, 46, 26, WOAD, 4)
    + lines("M60 226L36 238M98 226L122 238", 4)
    + head(30, 212, MADDER, 12)
    + path("M18 226H42L46 270H14Z", OCHRE, 3)
    + head(128, 212, INK, 12)
    + path("M116 226H140L144 270H112Z", OCHRE, 3),
    16: earth(258)
    + path("M48 256V100H110V256Z", OCHRE)
    + lines("M48 140H110M48 180H110M48 220H110M79 100V140M64 140V180M94 140V180M79 180V220M64 220V256M94 220V256", 2.5)
    + box(70, 150, 18, 24, INK, 3)
    + box(70, 196, 18, 24, INK, 3)
    + group(path("M42 96V66L52 78L62 62L79 78L96 62L106 78L116 66V96Z", MADDER), "rotate(-16 79 90) translate(6 -14)")
    + path("M158 8L112 40L128 46L92 82L120 74L110 62L158 30Z", OCHRE, 3.5)
    + group(head(22, 210, OCHRE, 12) + lines("M22 196V150M22 180L8 160M22 180L38 164", 7, WOAD), "rotate(20 22 200)")
    + group(
        head(134, 220, INK, 12) + lines("M134 206V160M134 186L122 170M134 186L148 172", 7, MADDER),
        "rotate(-24 134 206)",
    )
    + "".join(circle(x, y, 5, PAPER, 2.5) for x, y in ((20, 90), (30, 128), (136, 116), (126, 146), (14, 56))),
    17: star(79, 46, 36, 8, OCHRE, 0.5)
    + "".join(
        star(x, y, 13, 8, (WOAD, MADDER)[at % 2], 0.45, 2.5)
        for at, (x, y) in enumerate(((22, 34), (136, 34), (16, 84), (142, 84), (44, 104), (114, 104)))
    )
    + head(84, 142)
    + path("M68 158Q60 190 74 206L54 232L76 244L110 206Q110 172 98 158Z", PAPER)
    + path("M26 190L50 176L56 200L36 210ZM120 178L142 190L132 212L110 200Z", MADDER, 3.5)
    + lines("M70 172L52 186M98 170L118 184", 7)
    + path("M30 208Q18 230 24 256M128 212Q140 234 132 256", "none", 6, WOAD)
    + path("M0 246Q30 238 60 248T120 246T158 248V276H0Z", WOAD)
    + lines("M10 260Q24 254 38 260M70 264Q84 258 98 264M116 260Q130 254 144 260", 3, PAPER),
    18: star(79, 60, 46, 16, WOAD, 0.8)
    + path("M92 26Q56 40 64 72Q70 92 94 94Q50 106 44 62Q48 22 92 26Z", OCHRE)
    + circle(62, 56, 2, INK, 1)
    + "".join(
        path(f"M{x} {y}Q{x - 6} {y + 14} {x} {y + 18}Q{x + 6} {y + 14} {x} {y}Z", (MADDER, OCHRE)[at % 2], 2.5)
        for at, (x, y) in enumerate(((20, 60), (138, 60), (28, 104), (130, 104), (60, 116), (98, 116)))
    )
    + box(2, 130, 30, 70, OCHRE, 3.5)
    + box(126, 130, 30, 70, OCHRE, 3.5)
    + lines("M2 142H32M126 142H156", 3)
    + path("M40 214Q34 176 52 172L50 158L62 170L58 190L64 214Z", MADDER, 3.5)
    + path("M118 214Q124 176 106 172L108 158L96 170L100 190L94 214Z", WOAD, 3.5)
    + path("M0 214H158V276H0Z", WOAD)
    + path("M60 244Q79 226 98 244Q104 262 79 264Q54 262 60 244Z", MADDER, 3.5)
    + lines("M60 240L46 228M98 240L112 228M62 256L50 266M96 256L108 266", 4),
    19: rays(79, 62, 56)
    + "".join(
        path(f"M{x} {y}Q{x - 5} {y + 12} {x} {y + 15}Q{x + 5} {y + 12} {x} {y}Z", (MADDER, OCHRE)[at % 2], 2.5)
        for at, (x, y) in enumerate(((20, 112), (48, 126), (110, 126), (138, 112)))
    )
    + path("M0 206H158V232H0Z", MADDER)
    + lines("M0 218H158M30 206V218M70 206V218M110 206V218M50 218V232M92 218V232M134 218V232", 2.5)
    + head(50, 168, OCHRE, 14)
    + path("M36 184H64L68 262H32Z", PAPER)
    + head(108, 168, INK, 14)
    + path("M94 184H122L126 262H90Z", PAPER)
    + lines("M64 194L94 200M66 202L92 194", 6)
    + path("M33 222H67M91 222H125", "none", 9, WOAD),
    20: path("M10 60Q6 34 34 36Q44 12 79 16Q114 12 124 36Q152 34 148 60Q120 84 79 74Q38 84 10 60Z", WOAD)
    + wings(79, 50, MADDER)
    + head(79, 46)
    + path("M74 66H86V110L104 136H54L72 110Z", OCHRE)
    + lines("M66 122H92", 3)
    + box(104, 84, 34, 34, PAPER, 3.5)
    + lines("M121 84V118M104 101H138", 5, MADDER)
    + head(32, 176, PAPER, 14)
    + path("M18 192H46V246H18Z", PAPER)
    + head(126, 176, OCHRE, 14)
    + path("M112 192H140V246H112Z", PAPER)
    + head(79, 196, INK, 14)
    + path("M62 212H96V246H62Z", WOAD)
    + path("M0 242H158V276H0Z", VERDIGRIS)
    + box(48, 240, 62, 30, OCHRE, 4)
    + lines("M34 204L50 190M124 204L108 190", 6),
    21: path("M79 26C136 26 142 96 142 138S136 250 79 250S16 180 16 138S22 26 79 26Z", VERDIGRIS)
    + path("M79 50C118 50 124 100 124 138S118 226 79 226S34 176 34 138S40 50 79 50Z", PAPER)
    + lines("M79 26V50M79 226V250M16 138H34M124 138H142M32 66L46 80M126 66L112 80M32 210L46 196M126 210L112 196", 4)
    + head(79, 92)
    + path("M66 108Q60 150 70 168L62 214H76L82 176L96 210L104 200L90 164Q98 130 92 108Z", PAPER)
    + path("M62 120Q88 150 104 132Q92 172 64 164Z", MADDER, 3)
    + lines("M64 116L48 136M94 116L110 100", 6)
    + lines("M110 112V88M46 146V124", 4)
    + path("M4 4H32V20L18 32L4 24Z", OCHRE, 3)
    + path("M126 8Q146 -4 154 12Q150 32 132 30Z", WOAD, 3)
    + path("M6 244Q26 240 32 256L28 274H4Z", MADDER, 3)
    + path("M128 250Q146 236 154 252L152 274H130Z", OCHRE, 3),
}
