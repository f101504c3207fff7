"""Deals that a person asks for: by number, by a seed, or as pasted hands."""

import hashlib
import re
from collections.abc import Iterable

from cardavia.cards import Card, Illegal, Pack, Unreadable
from cardavia.cards.reading import find_cards
from cardavia.deals.number import count, unrank
from cardavia.games import SEATS, AnyGame, Deal, Seat

_PBN = re.compile(r"([NESW]):\s*([^:]+)", re.IGNORECASE)
_WORDS = "north|east|south|west|nord|ouest|est|sud|norr|öst|syd|väst|chien"
#: A seat with a colon, or its name alone on a line. "S:" with hearts behind it is a suit.
_LABEL = re.compile(
    rf"(?:^|(?<=[\s;,]))({_WORDS}|[new]|s(?!\s*:\s*[-AKQJT\d]*\s+H\s*:)|\+)\s*:|^[ \t]*({_WORDS})[ \t]*$",
    re.IGNORECASE | re.MULTILINE,
)
# A suit and its ranks: "♠AK4", "S AK4", "S: A K 4", "SA"; nothing or "-" is a void.
_GROUP = re.compile(r"([SHDC])[\s:]*((?:[2-9TJQKA][\s,]*)+|-|(?=[\sSHDC,;]|$))")
_RANK = re.compile(r"[2-9TJQKA]")
#: How people write what the pack's codes have one letter for; the last is the mark that makes a sign coloured.
_PLAIN = str.maketrans({**dict(zip("♠♥♦♣♤♡♢♧–—", "SHDCSHDC--", strict=True)), "\ufe0f": None})
_NAMES = {"nord": "N", "norr": "N", "est": "E", "öst": "E", "sud": "S", "syd": "S", "ouest": "W", "väst": "W"}


def numbered(game: AnyGame, text: str) -> Deal:
    """The deal of the number that was asked for, written in digits (spaces and commas are let through).

    >>> from cardavia.games import game
    >>> numbered(game("bridge"), "2 026") == unrank(game("bridge"), 2026)
    True
    """
    digits = re.sub(r"[\s,_.'’]", "", text)
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 60:
        raise Unreadable("bad_deal_number", text=text.strip()[:80])
    return unrank(game, int(digits))


def seeded(game: AnyGame, seed: str) -> int:
    """The number of the deal that a seed stands for: any number or words, the same deal each time (SPEC G8).

    Neighbouring deal numbers are alike and small ones deal whole suits; a seed goes through SHAKE-256 first, 512 bits
    of it, so that 1, 2 and 3 give deals that have nothing in common.

    >>> from cardavia.games import game
    >>> seeded(game("bridge"), "1") == seeded(game("bridge"), " 1 ") != seeded(game("bridge"), "2")
    True
    """
    text = f"cardavia-seed/1\n{game.name}\n{' '.join(seed.split())}\n"
    return int.from_bytes(hashlib.shake_256(text.encode()).digest(64), "big") % count(game)


def pasted(game: AnyGame, text: str) -> Deal:
    """The deal in a text that a person pastes: a hand a line with its seat (``N: ♠AK ♥…``), a line of PBN
    (``N:AKQ.JT9.876.5432 …``), or what ``Game.write_deal`` writes. One hand (or the chien) may be left out: it is
    made of the cards that are left.

    ``Unreadable("bad_deal", text=…)``, ``Illegal("card_twice")``, ``Illegal("wrong_hand_size", seat=…)`` and the
    refusals of card reading say what is wrong.
    """
    body = text.strip()
    pbn = _pbn(game, body)
    piles = pbn if pbn is not None else _labelled(game, body)
    missing = [at for at in range(len(game.sizes)) if at not in piles]
    if len(missing) > 1:
        raise Unreadable("hands_missing", seats=[_pile_name(at) for at in missing])
    seen = 0
    for at, mask in piles.items():
        if seen & mask:
            raise Illegal("card_twice", card=game.pack.cards_in(seen & mask)[0])
        if mask.bit_count() != game.sizes[at]:
            raise Illegal("wrong_hand_size", seat=_pile_name(at), count=mask.bit_count(), expected=game.sizes[at])
        seen |= mask
    if missing:
        piles[missing[0]] = game.pack.all & ~seen
    deal = Deal(tuple(piles[at] for at in range(len(game.sizes))))
    game.check_deal(deal)
    return deal


def _pile_name(at: int) -> str:
    return SEATS[at].letter if at < 4 else "+"


def _pbn(game: AnyGame, text: str) -> dict[int, int] | None:
    """Hands as PBN's Deal tag writes them, if this is that form: words of four suits parted by dots, of which
    the fourth may be left out."""
    match = _PBN.fullmatch(text.removeprefix("[Deal").removesuffix("]").strip().strip('"'))
    if match is None or game.pack.name != "french":
        return None
    hands = match[2].split()
    if len(hands) not in (3, 4) or any(hand != "-" and hand.count(".") != 3 for hand in hands):
        return None
    first = Seat.read(match[1])
    piles = {}
    for step, hand in enumerate(hands):
        if hand == "-":
            continue
        codes = [
            suit + rank
            for suit, ranks in zip("SHDC", hand.upper().replace("10", "T").split("."), strict=True)
            for rank in ranks
        ]
        piles[(first + step) & 3] = _mask(game, [game.pack[code] for code in codes])
    return piles


def _labelled(game: AnyGame, text: str) -> dict[int, int]:
    labels = list(_LABEL.finditer(text))
    if not labels or text[: labels[0].start()].strip():
        raise Unreadable("bad_deal", text=text[:80])
    piles: dict[int, int] = {}
    for label, following in zip(labels, [*labels[1:], None], strict=True):
        word = (label[1] or label[2]).lower()
        at = 4 if word in ("chien", "+") else int(Seat.read(_NAMES.get(word, word)))
        if at in piles or at >= len(game.sizes):
            raise Unreadable("bad_deal", text=label[0].strip())
        body = text[label.end() : following.start() if following else len(text)]
        piles[at] = _mask(game, _hand(game.pack, body.strip()))
    return piles


def _hand(pack: Pack, text: str) -> Iterable[Card]:
    """One hand: four suits parted by dots, suits each with their ranks, or cards one by one."""
    if pack.name == "french":
        plain = text.translate(_PLAIN).upper().replace("10", "T")
        if plain.count(".") == 3:
            suits = [ranks.strip().removesuffix("-") for ranks in plain.split(".")]
            return [pack[suit + rank] for suit, ranks in zip("SHDC", suits, strict=True) for rank in ranks]
        groups = _GROUP.findall(plain)
        if groups and not _GROUP.sub("", plain).strip(" ,;\r\n\t"):
            return [pack[suit + rank] for suit, ranks in groups for rank in _RANK.findall(ranks)]
    return find_cards(pack, text)


def _mask(game: AnyGame, cards: Iterable[Card]) -> int:
    mask = 0
    for card in cards:
        if mask & card.bit:
            raise Illegal("card_twice", card=card)
        mask |= card.bit
    return mask
