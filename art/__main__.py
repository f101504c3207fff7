"""``python -m art [FOLDER]``: draws both packs into the site's sprites, or into a folder."""

import sys
from pathlib import Path

from art import courts, figures, french, marseille
from art.pen import Drawing, letters_used, paint

STATIC = Path(__file__).parent.parent / "src/cardavia/web/static"
GROUP = f'<g fill="{paint("p")}" stroke="{paint("k")}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">'


def fan(*codes: str) -> str:
    """Four cards fanned out, as a symbol: an ornament, so that no page need name its cards."""
    cards = ""
    edge = "M18 0H232A18 18 0 0 1 250 18V382A18 18 0 0 1 232 400H18A18 18 0 0 1 0 382V18A18 18 0 0 1 18 0Z"
    for code, (x, y, turn) in zip(codes, ((20, 62, -11), (158, 18, -4), (300, 14, 4), (440, 48, 12)), strict=True):
        cards += (
            f'<g transform="translate({x} {y}) rotate({turn} 125 200)"><path d="{edge}"/><use href="#{code}" width="250" '
            f'height="400"/><path fill="none" d="{edge}"/></g>'
        )
    return f'<symbol id="fan" viewBox="-45 -10 830 530">{GROUP}{cards}</g></symbol>\n'


def sprite(cards: dict[str, Drawing], definitions: str, ornament: str) -> str:
    """All cards of a pack in one file. Each is a symbol that has the card's code as its name."""
    body = "".join(
        f'<symbol id="{name}" viewBox="0 0 250 400">{GROUP}{card}</g></symbol>\n' for name, card in cards.items()
    )
    letters = letters_used(body + definitions)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n<defs>{definitions}{letters}</defs>\n{body}{ornament}</svg>\n'


def french_pack() -> str:
    cards = {suit + rank: french.number_card(suit, rank) for suit in french.SUITS for rank in "A23456789T"}
    cards |= {suit + rank: courts.court(suit, rank) for suit in french.SUITS for rank in "JQK"}
    cards |= {"JB": french.joker("B"), "JR": french.joker("R"), "back": french.back()}
    return sprite(cards, french.marks() + figures.parts(), fan("SK", "HQ", "DJ", "CA"))


def marseille_pack() -> str:
    return sprite(marseille.cards(), figures.parts() + marseille.parts(), fan("T21", "T18", "T1", "EX"))


def main(folder: Path) -> None:
    (folder / "french.svg").write_text(french_pack(), encoding="utf-8")
    (folder / "marseille.svg").write_text(marseille_pack(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else STATIC)
