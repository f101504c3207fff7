"""Court figures: a bust that is mirrored below, told apart by headgear, attribute, robe and pose."""

from art.shapes import INK, MADDER, OCHRE, PAPER, VERDIGRIS, WOAD, box, circle, lines, path

HEADS = ("king", "queen", "knight", "jack")


def robe(first: str, second: str, pattern: str) -> str:
    """Shoulders in one colour, a panel in another, and a pattern on both sides."""
    body = path("M62 200V168Q68 132 106 124H144Q182 132 188 168V200Z", first)
    body += path("M108 124L142 124L152 200H98Z", second)
    marks = {
        "stripes": "M70 200Q72 160 92 134M82 200Q84 164 100 140M180 200Q178 160 158 134M168 200Q166 164 150 140",
        "bars": "M64 172L100 164M62 188L98 180M186 172L150 164M188 188L152 180",
        "checks": "M66 160L98 196M84 144L98 162M64 184L78 200M90 142L64 172M98 164L68 198M184 160L152 196M166 144L152 162M160 142L186 172M152 164L182 198",
        "dots": "",
    }[pattern]
    if pattern == "dots":
        for x, y in ((76, 160), (90, 150), (74, 184), (90, 176), (174, 160), (160, 150), (176, 184), (160, 176)):
            body += circle(x, y, 4.5, OCHRE, 2)
    else:
        body += lines(marks, 3)
    return body + lines("M125 132V200M112 150H138M110 168H140M106 186H144", 2.5)


def face(beard: str | None, hair: str, old: bool) -> str:
    body = path("M100 74Q88 100 98 118Q106 124 110 112L140 112Q146 124 152 118Q162 100 150 74Z", hair)
    body += path("M104 70Q102 104 113 114Q125 122 137 114Q148 104 146 70Q125 60 104 70Z", PAPER, 3.5)
    body += lines("M110 82Q115 78 120 82M130 82Q135 78 140 82M125 82L121 98H127", 3)
    body += circle(115.5, 86, 1.6, INK, 1) + circle(134.5, 86, 1.6, INK, 1)
    if beard:
        body += path(
            "M104 94Q104 128 125 136Q146 128 146 94Q140 104 133 103Q125 98 117 103Q110 104 104 94Z", beard, 3.5
        )
        body += lines("M117 108Q125 112 133 108M118 118L119 126M125 120V130M132 118L131 126", 2.5)
    else:
        body += lines("M117 106Q125 110 133 106", 3)
        if not old:
            body += circle(112, 98, 3, MADDER, 0) + circle(138, 98, 3, MADDER, 0)
    return body


def headgear(kind: str, colour: str) -> str:
    if kind == "king":
        return (
            path("M98 70L93 38L109 52L125 28L141 52L157 38L152 70Q125 60 98 70Z", OCHRE)
            + circle(125, 28, 4.5, MADDER, 2.5)
            + circle(93, 38, 4, MADDER, 2.5)
            + circle(157, 38, 4, MADDER, 2.5)
            + path("M97 70Q125 59 153 70L152 60Q125 49 98 60Z", colour, 3)
        )
    if kind == "queen":
        return (
            path(
                "M100 68Q92 46 104 44Q108 52 114 46Q118 34 125 34Q132 34 136 46Q142 52 146 44Q158 46 150 68Q125 58 100 68Z",
                OCHRE,
            )
            + "".join(circle(x, y, 3.6, PAPER, 2.5) for x, y in ((104, 42), (125, 32), (146, 42)))
            + path("M99 70Q125 60 151 70L150 64Q125 54 100 64Z", colour, 3)
            + path("M100 72Q84 110 92 138M150 72Q166 110 158 138", "none", 5, OCHRE)
        )
    if kind == "knight":
        return (
            path("M96 72Q92 34 125 30Q158 34 154 72Q140 60 125 62Q110 60 96 72Z", colour)
            + path("M125 32Q140 14 166 26Q152 30 150 44Q140 34 125 40Z", VERDIGRIS, 3)
            + lines("M98 64Q125 52 152 64M125 40V58", 3)
        )
    return (
        path("M92 64Q90 44 110 42L146 36Q164 42 158 62L150 68Q125 58 100 70Z", colour)
        + path("M148 44Q182 26 184 58Q168 48 152 58Z", VERDIGRIS, 3)
        + lines("M156 50Q170 44 180 52M94 60Q125 50 157 58", 2.5)
    )


ATTRIBUTES = {
    "sword": path("M170 196V66L174 50L178 66V196Z", PAPER, 3)
    + lines("M158 152H190", 6)
    + circle(174, 160, 7, PAPER, 3),
    "sword-left": path("M72 196V66L76 50L80 66V196Z", PAPER, 3) + lines("M62 152H92", 6) + circle(76, 160, 7, PAPER, 3),
    "axe": lines("M172 198V60", 6)
    + path("M170 62Q198 56 186 100Q182 92 170 92Z", OCHRE, 3)
    + circle(172, 160, 7, PAPER, 3),
    "orb": circle(170, 160, 15, OCHRE, 3.5) + lines("M155 160H185M170 145V160M170 145V128M162 135H178", 3),
    "sceptre": lines("M172 198V84", 5)
    + circle(172, 74, 11, MADDER, 3)
    + lines("M172 62V52M167 56H177", 3)
    + circle(172, 158, 7, PAPER, 3),
    "rose": lines("M172 198Q176 150 170 116", 4, VERDIGRIS)
    + circle(170, 104, 13, MADDER, 3)
    + lines("M163 104Q170 94 177 104Q170 112 166 104", 2.5)
    + path("M173 142Q188 132 186 150Q178 152 173 148Z", VERDIGRIS, 2.5),
    "fan": path("M170 168L150 124Q170 106 190 124Z", OCHRE, 3)
    + lines("M170 168L158 118M170 168V114M170 168L182 118", 2.5),
    "lily": lines("M172 198V122", 4, VERDIGRIS)
    + path("M172 124Q152 118 158 96Q166 100 172 88Q178 100 186 96Q192 118 172 124Z", PAPER, 3)
    + lines("M172 122V100", 2),
    "halberd": lines("M174 198V54", 5) + path("M174 48L182 66H166ZM172 72Q150 66 158 96Q164 88 172 88Z", WOAD, 3),
    "leaf": path("M172 190Q150 150 172 108Q194 150 172 190Z", VERDIGRIS, 3)
    + lines("M172 190V126M172 150L163 140M172 150L181 140M172 168L164 158M172 168L180 158", 2.5),
    "hammer": lines("M174 198V92", 6) + box(156, 74, 36, 22, WOAD, 3) + circle(174, 156, 7, PAPER, 3),
    "arrow": lines("M172 198V72", 4)
    + path("M172 54L182 78H162Z", MADDER, 3)
    + path("M172 198L160 184V170L172 182L184 170V184Z", OCHRE, 2.5),
}


def bust(kind: str, colours: tuple[str, str], pattern: str, attribute: str, hair: str = OCHRE, look: int = 1) -> str:
    """The upper half of a court card between x 62 and 188; ``look`` -1 turns it to the other side."""
    beard = hair if kind == "king" else None
    body = robe(colours[0], colours[1], pattern)
    body += path("M100 126Q125 154 150 126L146 114H104Z", OCHRE if kind != "jack" else PAPER, 3.5)
    body += face(beard, hair, kind == "king") + headgear(kind, colours[1]) + ATTRIBUTES.get(attribute, attribute)
    return body if look > 0 else f'<g transform="translate(250 0) scale(-1 1)">{body}</g>'
