"""From what a person writes to the card that is meant, in either pack (SPEC P3, G9)."""

import re
from functools import cache

from cardavia.cards.card import Card, Pack
from cardavia.cards.refusal import Ambiguous, Unreadable
from cardavia.cards.spelling import Spellings, fold, joined

LONGEST = 60  # characters in one card's name; longer texts name none
_WORDS_IN_A_NAME = 5  # "the ace of spades" has four
_PARTS = re.compile(r"[,;\n/|&+]+|\b(?:and|och|et)\b", re.IGNORECASE)


@cache
def _spellings(pack: Pack) -> Spellings:
    return Spellings(pack)


def readings(pack: Pack, text: str) -> tuple[Card, ...]:
    """Every card of the pack that the text may mean, in the pack's order; empty if it names none.

    A rules package narrows these by the hand that plays.

    >>> from cardavia.cards import FRENCH
    >>> readings(FRENCH, "2")
    (<C2>, <D2>, <H2>, <S2>)
    """
    if len(text) > LONGEST:
        return ()
    return _spellings(pack).readings(joined(fold(text)))


def read_card(pack: Pack, text: str) -> Card:
    """The card that the text names: its code, signs, letters suit first or rank first, or its name in English,
    Swedish or French (SPEC P3).

    ``Unreadable("no_such_card", text=…, pack=…)`` if it names none; ``Ambiguous("which_card", text=…, options=…)``
    if it may mean several.

    >>> from cardavia.cards import FRENCH, MARSEILLE
    >>> [read_card(FRENCH, text) for text in ("sa", "♠A", "AS", "10♠", "spader ess", "as de pique", "♥Kn")]
    [<SA>, <SA>, <SA>, <ST>, <SA>, <SA>, <HJ>]
    >>> [read_card(MARSEILLE, text) for text in ("CR", "king of cups", "kung av bägare", "21", "XXI", "Le Mat")]
    [<CR>, <CR>, <CR>, <T21>, <T21>, <EX>]
    >>> read_card(FRENCH, "2")
    Traceback (most recent call last):
    cardavia.cards.refusal.Ambiguous: which_card (text=2, options=(<C2>, <D2>, <H2>, <S2>))
    """
    found = readings(pack, text)
    if len(found) == 1:
        return found[0]
    if found:
        raise Ambiguous("which_card", text=text.strip(), options=found)
    raise Unreadable("no_such_card", text=_shown(text), pack=pack.name)


def find_cards(pack: Pack, text: str) -> tuple[Card, ...]:
    """All the cards that a text lists, in its order: parted by spaces, commas or "and".

    The longest name that can be read is taken each time. Raises as :func:`read_card` for the first word that names no
    card or several. An empty text lists none.

    >>> from cardavia.cards import FRENCH, MARSEILLE
    >>> find_cards(FRENCH, "SA, king of hearts and ♦ 10")
    (<SA>, <HK>, <DT>)
    >>> find_cards(MARSEILLE, "C1 C2 T5 le petit")
    (<C1>, <C2>, <T5>, <T1>)
    """
    found: list[Card] = []
    for part in _PARTS.split(text):
        words = part.split()
        while words:
            most = min(len(words), _WORDS_IN_A_NAME)
            size = next((n for n in range(most, 0, -1) if readings(pack, " ".join(words[:n]))), 1)
            found.append(read_card(pack, " ".join(words[:size])))
            words = words[size:]
    return tuple(found)


def _shown(text: str) -> str:
    """What of the text an error may quote: one short line."""
    line = " ".join(text.split())
    return line if len(line) <= 30 else line[:29] + "…"
