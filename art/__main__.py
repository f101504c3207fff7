"""``python -m art [FOLDER]``: draws both packs into the site's sprites, or into a folder."""

import sys
from pathlib import Path

from art import courts, figures, french, marseille
from art.pen import Drawing, letters_used, paint

STATIC = Path(__file__).parent.parent / "src/cardavia/web/static"
GROUP = f'<g fill="{paint("p")}" stroke="{paint("k")}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">'


def sprite(cards: dict[str, Drawing], definitions: str) -> str:
    """All cards of a pack in one file. Each is a symbol that has the card's code as its name."""
    body = "".join(
        f'<symbol id="{name}" viewBox="0 0 250 400">{GROUP}{card}</g></symbol>\n' for name, card in cards.items()
    )
    letters = letters_used(body + definitions)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n<defs>{definitions}{letters}</defs>\n{body}</svg>\n'


def french_pack() -> str:
    cards = {suit + rank: french.number_card(suit, rank) for suit in french.SUITS for rank in "A23456789T"}
    cards |= {suit + rank: courts.court(suit, rank) for suit in french.SUITS for rank in "JQK"}
    cards |= {"JB": french.joker("B"), "JR": french.joker("R"), "back": french.back()}
    return sprite(cards, french.marks() + figures.parts())


def marseille_pack() -> str:
    return sprite(marseille.cards(), figures.parts() + marseille.parts())


def main(folder: Path) -> None:
    (folder / "french.svg").write_text(french_pack(), encoding="utf-8")
    (folder / "marseille.svg").write_text(marseille_pack(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else STATIC)
