"""What the values of PBN tags say: dealer, vulnerability, hands, contract, result."""

import re

from cardavia.cards import FRENCH, Unreadable
from cardavia.games import Deal, Seat
from cardavia.games.bridge import Vulnerable

UNKNOWN = ("", "?", "-")
_VULNERABLE = {
    "none": Vulnerable.NONE,
    "love": Vulnerable.NONE,
    "-": Vulnerable.NONE,
    "ns": Vulnerable.NS,
    "n-s": Vulnerable.NS,
    "n/s": Vulnerable.NS,
    "ew": Vulnerable.EW,
    "e-w": Vulnerable.EW,
    "e/w": Vulnerable.EW,
    "all": Vulnerable.BOTH,
    "both": Vulnerable.BOTH,
}
_HAND_SIZE = 13


def seat(text: str) -> Seat:
    """A seat's letter or name; ``Unreadable("no_such_seat")`` otherwise."""
    return Seat.read(text)


def vulnerability(text: str) -> Vulnerable:
    """Who is vulnerable; ``Unreadable("bad_vulnerability")`` for a word that the standard doesn't have."""
    found = _VULNERABLE.get(text.strip().lower())
    if found is None:
        raise Unreadable("bad_vulnerability", text=text)
    return found


def deal(text: str) -> Deal | None:
    """The four hands, the fourth worked out if only it is missing; ``None`` if fewer are known.

    ``Unreadable("bad_deal", text=…)``, or the card's own refusal, if it can't be a deal.

    >>> deal("N:J8.Q965.A954.985 9.KJ872.T862.KT6 T7432.T3.K7.AQJ2 -") is not None
    True
    """
    match = re.fullmatch(r"\s*([NESW])\s*:\s*(.*?)\s*", text, re.IGNORECASE | re.DOTALL)
    if match is None:
        raise Unreadable("bad_deal", text=text[:80])
    hands = match[2].split()
    if len(hands) != 4:
        raise Unreadable("bad_deal", text=text[:80])
    first = Seat.read(match[1])
    piles: dict[int, int] = {}
    for step, hand in enumerate(hands):
        if hand not in UNKNOWN:
            piles[(first + step) & 3] = _hand(hand)
    seen = 0
    for at, pile in piles.items():
        if seen & pile:
            raise Unreadable("card_twice", card=FRENCH.cards_in(seen & pile)[0])
        if pile.bit_count() != _HAND_SIZE:
            raise Unreadable("wrong_hand_size", seat=Seat(at).letter, count=pile.bit_count(), expected=_HAND_SIZE)
        seen |= pile
    if len(piles) < 3:
        return None
    return Deal(tuple(piles.get(at, FRENCH.all & ~seen) for at in range(4)))


def _hand(text: str) -> int:
    suits = text.upper().replace("10", "T").split(".")
    if len(suits) != 4:
        raise Unreadable("bad_deal", text=text)
    mask = 0
    for suit, ranks in zip("SHDC", suits, strict=True):
        for rank in ranks.removeprefix(suit).replace("-", ""):
            bit = FRENCH[suit + rank].bit
            if mask & bit:
                raise Unreadable("card_twice", card=FRENCH[suit + rank])
            mask |= bit
    return mask


def result(text: str, declarer: Seat) -> int | None:
    """Declarer's tricks: ``9``, ``EW 9``, ``NS 5 EW 8``, ``^9``; ``None`` if unknown.

    ``Unreadable("bad_result")`` if it is none of these.

    >>> result("EW 8", Seat.NORTH), result("NS 5 EW 8", Seat.EAST), result("^9", Seat.SOUTH)
    (5, 8, 9)
    """
    body = text.strip().removeprefix("^").strip()
    if body in UNKNOWN:
        return None
    side = "EW" if declarer & 1 else "NS"
    pairs = re.findall(r"\b(NS|EW)\s+(\d{1,2})\b", body.upper())
    if pairs:
        tricks = {name: int(count) for name, count in pairs}
        found = tricks[side] if side in tricks else 13 - next(iter(tricks.values()))
    elif body.isascii() and body.isdigit():
        found = int(body)
    else:
        raise Unreadable("bad_result", text=text)
    if not 0 <= found <= 13:
        raise Unreadable("bad_result", text=text)
    return found


def known(text: str | None) -> bool:
    """Does the tag say anything?"""
    return text is not None and text.strip() not in UNKNOWN
