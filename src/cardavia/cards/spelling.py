"""How people write the cards: the names of suits and ranks in English, Swedish and French, and their letters.

Spellings are folded: small letters, no accents (see :func:`fold`). Each language's letters belong together, so that
``KR`` is ``karreau roi`` or ``kung ruter`` and never a mixture; the signs and the canonical suit letters go with the
ranks of every language.
"""

import re
from collections.abc import Iterable
from unicodedata import category, normalize

from cardavia.cards.card import Card, Pack

Names = dict[str, tuple[str, ...]]

#: A suit's or rank's canonical letter, then its spellings, in each language.
NUMBERS: dict[str, Names] = {
    "en": {
        "2": ("2", "two", "deuce"),
        "3": ("3", "three", "trey"),
        "4": ("4", "four"),
        "5": ("5", "five"),
        "6": ("6", "six"),
        "7": ("7", "seven"),
        "8": ("8", "eight"),
        "9": ("9", "nine"),
        "10": ("10", "ten", "t"),
    },
    "sv": {
        "2": ("2", "tva", "tvaa"),
        "3": ("3", "tre", "trea"),
        "4": ("4", "fyra"),
        "5": ("5", "fem", "femma"),
        "6": ("6", "sex", "sexa"),
        "7": ("7", "sju", "sjua"),
        "8": ("8", "atta"),
        "9": ("9", "nio", "nia"),
        "10": ("10", "tio", "tia"),
    },
    "fr": {
        "2": ("2", "deux"),
        "3": ("3", "trois"),
        "4": ("4", "quatre"),
        "5": ("5", "cinq"),
        "6": ("6", "six"),
        "7": ("7", "sept"),
        "8": ("8", "huit"),
        "9": ("9", "neuf"),
        "10": ("10", "dix"),
    },
}
FRENCH_RANKS: dict[str, Names] = {
    "en": {"A": ("a", "ace"), "K": ("k", "king"), "Q": ("q", "queen"), "J": ("j", "jack", "knave")},
    "sv": {"A": ("e", "ess", "ass"), "K": ("k", "kung"), "Q": ("d", "dam"), "J": ("kn", "knekt")},
    "fr": {"A": ("a", "as"), "K": ("r", "roi"), "Q": ("d", "dame"), "J": ("v", "valet")},
}
FRENCH_SUITS: dict[str, Names] = {
    "": {"C": ("c", "♣"), "D": ("d", "♦"), "H": ("h", "♥"), "S": ("s", "♠")},
    "en": {
        "C": ("club", "clubs"),
        "D": ("diamond", "diamonds"),
        "H": ("heart", "hearts"),
        "S": ("spade", "spades"),
    },
    "sv": {"C": ("kl", "klover"), "D": ("ru", "ruter"), "H": ("hj", "hjarter"), "S": ("sp", "spader")},
    "fr": {
        "C": ("trefle", "trefles"),
        "D": ("carreau", "carreaux"),
        "H": ("coeur", "coeurs"),
        "S": ("p", "pique", "piques"),
    },
}
#: Single suit letters that mean something else in English. Alone they name no card (``AK`` is two ranks, not the ace
#: of karreau); they only cast doubt: ``RD`` is roi of diamonds or ruter dam, ``CV`` a jack of clubs or of coeur.
DOUBTFUL_SUITS: dict[str, dict[str, str]] = {"sv": {"C": "k", "D": "r"}, "fr": {"C": "t", "D": "k", "H": "c"}}
JOKERS: Names = {
    "JB": ("black joker", "small joker", "svart joker", "lilla jokern", "joker noir", "petit joker", "joker"),
    "JR": ("red joker", "big joker", "rod joker", "stora jokern", "joker rouge", "grand joker", "joker"),
}
MARSEILLE_RANKS: dict[str, Names] = {
    "en": {
        "1": ("1", "a", "ace"),
        "R": ("k", "king"),
        "Q": ("q", "queen"),
        "C": ("n", "knight"),
        "V": ("j", "jack", "knave"),
    },
    "sv": {
        "1": ("1", "e", "ess", "ass"),
        "R": ("k", "kung"),
        "Q": ("d", "dam", "drottning"),
        "C": ("riddare",),
        "V": ("kn", "knekt"),
    },
    "fr": {
        "1": ("1", "a", "as"),
        "R": ("r", "roi"),
        "Q": ("q", "d", "reine", "dame"),
        "C": ("c", "cavalier"),
        "V": ("v", "valet"),
    },
}
#: The Latin suits, and the French ones that are printed on most tarot packs of today.
MARSEILLE_SUITS: dict[str, Names] = {
    "": {"C": ("c", "♥"), "S": ("s", "♠"), "B": ("b", "♣"), "D": ("d", "♦")},
    "en": {
        "C": ("cup", "cups", "heart", "hearts", "h"),
        "S": ("sword", "swords", "spade", "spades"),
        "B": ("baton", "batons", "wand", "wands", "stave", "staves", "club", "clubs"),
        "D": ("coin", "coins", "pentacle", "pentacles", "diamond", "diamonds"),
    },
    "sv": {
        "C": ("bagare", "hjarter"),
        "S": ("svard", "spader"),
        "B": ("stav", "stavar", "klover"),
        "D": ("mynt", "ruter"),
    },
    "fr": {
        "C": ("coupe", "coupes", "coeur", "coeurs"),
        "S": ("epee", "epees", "pique", "piques", "p"),
        "B": ("baton", "batons", "trefle", "trefles"),
        "D": ("denier", "deniers", "carreau", "carreaux"),
    },
}
TRUMP = ("t", "trump", "atout", "trumf")
#: The trumps' titles without their articles; XIII has none.
TITLES = (
    "bateleur", "papesse", "imperatrice", "empereur", "pape", "amoureux", "chariot", "justice", "hermite",
    "roue fortune", "force", "pendu", "", "temperance", "diable", "maison dieu", "etoile", "lune", "soleil",
    "jugement", "monde",
)  # fmt: skip
PETIT = ("petit",)
EXCUSE = ("excuse", "excusen", "mat", "fool", "fou", "narr", "narren")

_SIGNS = str.maketrans({"♤": "♠", "♡": "♥", "♢": "♦", "♧": "♣", "œ": "oe", "Œ": "oe"})
_ELISION = re.compile(r"\b[dl]['’]")
_BETWEEN = re.compile(r"[\s\-_.:'’]+")
_SMALL = frozenset(("of", "the", "de", "du", "des", "le", "la", "les", "av"))
_NUMERAL = re.compile(r"[0-9]+|[ivx]+")


def fold(text: str) -> tuple[str, ...]:
    """The words of a text in small letters without accents or joining words.

    >>> fold("L’Excuse"), fold("Roi d'Épées"), fold("ace of ♡")
    (('excuse',), ('roi', 'epees'), ('ace', '♥'))
    """
    plain = "".join(sign for sign in normalize("NFKD", text) if category(sign) != "Mn")
    plain = _ELISION.sub(" ", plain.translate(_SIGNS).casefold())
    words = [word for word in _BETWEEN.split(plain) if word]
    if len(words) > 1:
        words = [word for word in words if word not in _SMALL]
    return tuple(words)


def joined(words: Iterable[str]) -> str:
    """The words as one key. Two numbers stay apart: ``T2 1`` is not ``T21``."""
    key, last = "", ""
    for word in words:
        apart = last and _NUMERAL.fullmatch(last[-1]) and _NUMERAL.fullmatch(word)
        key += (" " if apart else "") + word
        last = word
    return key


def roman(number: int) -> str:
    """The number, 1 to 39, in Roman numerals.

    >>> roman(4), roman(19), roman(21)
    ('IV', 'XIX', 'XXI')
    """
    tens, ones = divmod(number, 10)
    return "X" * tens + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[ones]


class Spellings:
    """For one pack: each folded spelling with the cards it may mean.

    ``sure`` holds those that mean one card before anything else: the canonical codes and, in the French pack, the same
    letters rank first. ``other`` holds all the rest, ``bare`` a rank without its suit.
    """

    def __init__(self, pack: Pack) -> None:
        self.sure: dict[str, Card] = {card.code.casefold(): card for card in pack}
        self.other: dict[str, set[Card]] = {}
        self.bare: dict[str, set[Card]] = {}
        self.doubts: dict[str, set[Card]] = {}
        self._codes = {card.code: card for card in pack}
        if "EX" in self._codes:
            self._marseille()
        elif pack.suits.keys() <= set("CDHSJ"):
            self._french()

    def readings(self, key: str) -> tuple[Card, ...]:
        """The cards that the key may mean, in the pack's order."""
        if key in self.sure:
            return (self.sure[key],)
        found = self.other.get(key)
        if found:
            return tuple(sorted(found | self.doubts.get(key, set())))
        return tuple(sorted(self.bare.get(key, set())))

    def _enter(self, key: str, card: Card | None) -> None:
        if card is not None:
            self.other.setdefault(key, set()).add(card)

    def _french(self) -> None:
        for card in self._codes.values():
            rank = card.code[1:]
            if card.suit in FRENCH_SUITS[""] and len(rank) == 1:
                self.sure.setdefault((rank + card.suit).casefold(), card)
                if rank == "T":
                    self.sure[f"{card.suit}10".casefold()] = self.sure[f"10{card.suit}".casefold()] = card
        self._suited(FRENCH_SUITS, FRENCH_RANKS, {"10": "T"})
        for language, suits in DOUBTFUL_SUITS.items():
            for suit, word in suits.items():
                for rank, names in {**NUMBERS[language], **FRENCH_RANKS[language]}.items():
                    found = {card for card in self._codes.values() if card.code == suit + rank.replace("10", "T")}
                    for name in names:
                        self.doubts.setdefault(word + name, set()).update(found)
                        self.doubts.setdefault(name + word, set()).update(found)
        for code, names in JOKERS.items():
            for name in names:
                self._enter(joined(fold(name)), self._codes.get(code))

    def _marseille(self) -> None:
        self._suited(MARSEILLE_SUITS, MARSEILLE_RANKS, {})
        for number, title in enumerate(TITLES, 1):
            card = self._codes[f"T{number}"]
            for numeral in (str(number), roman(number).casefold()):
                for word in TRUMP:
                    self._enter(word + numeral, card)
                    self._enter(numeral + word, card)
                self.bare.setdefault(numeral, set()).add(card)
            if title:
                self._enter(joined(title.split()), card)
            if roman(number) != "V":  # a V alone may be a jack
                self._enter(roman(number).casefold(), card)
            if number > 10:
                self._enter(str(number), card)
        for name in PETIT:
            self._enter(name, self._codes["T1"])
        for name in EXCUSE:
            self._enter(name, self._codes["EX"])

    def _suited(self, suits: dict[str, Names], ranks: dict[str, Names], letters: dict[str, str]) -> None:
        for language, named in ranks.items():
            both = {**NUMBERS[language], **named}
            for rank, rank_names in both.items():
                for suit in suits[""]:
                    card = self._codes.get(suit + letters.get(rank, rank))
                    if card is None:
                        continue
                    for name in rank_names:
                        self.bare.setdefault(name, set()).add(card)
                        for word in (*suits[""][suit], *suits[language][suit]):
                            self._enter(word + name, card)
                            self._enter(name + word, card)
