"""The frame of the trumps: large numbers in the four corners, the Roman one above, the title in a band."""

from art import scenes_first, scenes_last, scenes_middle
from art.figures import star
from art.pen import Drawing

ROMAN = ("", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "VIIII", "X", "XI", "XII", "XIII", "XIIII", "XV", "XVI", "XVII", "XVIII", "XVIIII", "XX", "XXI")  # fmt: skip
TITLES = {
    1: "LE BATELEUR", 2: "LA PAPESSE", 3: "L'IMPÉRATRICE", 4: "L'EMPEREUR", 5: "LE PAPE", 6: "L'AMOUREUX", 7: "LE CHARIOT",
    8: "LA JUSTICE", 9: "L'ERMITE", 10: "LA ROUE DE FORTUNE", 11: "LA FORCE", 12: "LE PENDU", 14: "TEMPÉRANCE", 15: "LE DIABLE",
    16: "LA MAISON DIEU", 17: "L'ÉTOILE", 18: "LA LUNE", 19: "LE SOLEIL", 20: "LE JUGEMENT", 21: "LE MONDE",
}  # fmt: skip
BOUTS = (1, 21)
#: The middle of the numbers below: above the title.
FEET = 329
SCENES = scenes_first.SCENES | scenes_middle.SCENES | scenes_last.SCENES


def trump(n: int) -> Drawing:
    card = Drawing().add(SCENES[n]())
    _frame(card, TITLES.get(n))
    colour = "m" if n in BOUTS else "k"
    card.text(ROMAN[n], 125, 49, 24, 100, space=30)
    for x in (40, 210):
        card.text(str(n), x, 57, 40, 43, colour)
    foot = Drawing().text(str(n), 0, 16, 32, 37, colour)
    for x in (37, 213):
        card.add(foot, f"translate({x} {FEET if n in TITLES else 365}) rotate(180)")
    return card


def fool() -> Drawing:
    """Le Mat has no number: a star stands in its place."""
    card = Drawing().add(SCENES[0]())
    _frame(card, "LE MAT")
    for x, y in ((40, 36), (210, 36), (37, FEET), (213, FEET)):
        card.add(star(x, y, 23 if y < 100 else 19, "m", 8))
    return card


def _frame(card: Drawing, title: str | None) -> None:
    """What lies over the scene: bands of paper above and below, corners for the numbers, ink lines between."""
    card.path("M0 0H250V62H0ZM0 0H13V400H0ZM237 0H250V400H237ZM0 388H250V400H0Z", "p", "-")
    if title:
        card.path("M13 352H237V388H13Z", "p", "-")
        card.poly("13,306 62,306 62,352 13,352").poly("188,306 237,306 237,352 188,352")
        card.line("13,352! 237,352!")
        card.text(title, 125, 379, 18.5, 206, space=50)
    else:
        card.poly("13,342 62,342 62,388 13,388").poly("188,342 237,342 237,388 188,388")
    card.poly("13,62 237,62 237,388 13,388", "-", 3.5).path("M13 13H237V62H13Z", "-")
