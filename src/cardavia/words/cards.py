"""Cards, suits and ranks in a reader's words. Cards of a pack that we do not know keep their code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia.cards import Card, Pack
from cardavia.cards.spelling import roman
from cardavia.words.mark import mark, mark_in

if TYPE_CHECKING:
    from cardavia.words.words import Words

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
FRENCH = ("french", "french-54")

FRENCH_SUITS = {"C": mark("clubs"), "D": mark("diamonds"), "H": mark("hearts"), "S": mark("spades")}
MARSEILLE_SUITS = {
    "C": mark("Cups"),
    "S": mark("Swords"),
    "B": mark("Batons"),
    "D": mark("Coins"),
    "T": mark("trumps"),
    "E": mark("the Excuse"),
}
RANKS: dict[str, dict[str, tuple[tuple[str, str], str | tuple[str, str]]]] = {
    "french": {
        "A": (mark_in("rank letter", "A"), mark("ace")),
        "K": (mark_in("rank letter", "K"), mark("king")),
        "Q": (mark_in("rank letter", "Q"), mark("queen")),
        "J": (mark_in("rank letter", "J"), mark("jack")),
        "T": (mark_in("rank letter", "10"), "10"),
    },
    "marseille": {
        "1": (mark_in("tarot rank letter", "1"), mark_in("tarot", "Ace")),
        "R": (mark_in("tarot rank letter", "K"), mark_in("tarot", "King")),
        "Q": (mark_in("tarot rank letter", "Q"), mark_in("tarot", "Queen")),
        "C": (mark_in("tarot rank letter", "N"), mark_in("tarot", "Knight")),
        "V": (mark_in("tarot rank letter", "J"), mark_in("tarot", "Jack")),
    },
}
JOKERS = {"JB": mark("black joker"), "JR": mark("red joker")}


def short(words: Words, card: Card) -> str:
    """The card in the fewest signs: ``♠A``, ``Cups K``, ``XXI``, ``Excuse``."""
    if card.pack == "marseille":
        if card.suit == "E":
            return words.text("Excuse")
        if card.suit == "T":
            return roman(card.rank)
        return words.in_context(
            "short tarot card", "{suit} {rank}", suit=suit(words, card.pack, card.suit), rank=_letter(words, card)
        )
    if card.pack in FRENCH and card.suit in SIGNS:
        return SIGNS[card.suit] + _letter(words, card)
    return name(words, card)


def name(words: Words, card: Card) -> str:
    """The card in full: ``ace of spades``, ``King of Cups``, ``trump XXI``, ``the Petit``, ``the Excuse``."""
    if card.code in JOKERS:
        return words.text(JOKERS[card.code])
    if card.pack == "marseille":
        if card.suit == "E":
            return words.text("the Excuse")
        if card.code == "T1":
            return words.text("the Petit")
        if card.suit == "T":
            return words.text("trump {number}", number=roman(card.rank))
        return words.in_context(
            "tarot", "{rank} of {suit}", rank=_rank(words, card), suit=suit(words, card.pack, card.suit)
        )
    if card.pack in FRENCH:
        return words.text("{rank} of {suit}", rank=_rank(words, card), suit=suit(words, card.pack, card.suit))
    return card.code


def suit(words: Words, pack: Pack | str, letter: str) -> str:
    """A suit's name in a sentence: ``hearts``, ``Cups``, ``trumps``."""
    pack = pack.name if isinstance(pack, Pack) else pack
    names = MARSEILLE_SUITS if pack == "marseille" else FRENCH_SUITS
    return words.text(names[letter]) if letter in names else letter


def suit_sign(words: Words, pack: Pack | str, letter: str) -> str:
    """A suit's sign: ``♥``; for the suits of Marseille, which have none in type, its name."""
    pack = pack.name if isinstance(pack, Pack) else pack
    return SIGNS.get(letter, letter) if pack in FRENCH else suit(words, pack, letter)


def _letter(words: Words, card: Card) -> str:
    entry = RANKS["marseille" if card.pack == "marseille" else "french"].get(card.code[1:])
    return words.in_context(*entry[0]) if entry else card.code[1:]


def _rank(words: Words, card: Card) -> str:
    entry = RANKS["marseille" if card.pack == "marseille" else "french"].get(card.code[1:])
    if entry is None:
        return card.code[1:]
    full = entry[1]
    return words.text(full) if isinstance(full, str) else words.in_context(*full)
