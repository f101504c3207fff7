"""The promise that a deal was not changed: a digest before the first action, what it was made of after the last card.

The digest is the SHA-256 of five lines, each ended by a line feed::

    cardavia-deal/1
    bridge
    1
    9316206489046342706386404817
    6f1d…  (the nonce: 32 bytes, 64 hexadecimal digits)

that is: format, game, the deal's number in its match, the deal's index among all deals, a nonce. Anyone can check it
with what is printed at the table: ``cardavia verify``, or any tool that makes a SHA-256.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from cardavia.cards import Illegal, Unreadable
from cardavia.deals.number import count, draw, unrank
from cardavia.games import AnyGame, Deal, game, names

FORMAT = "cardavia-deal/1"
NONCE_BYTES = 32


@dataclass(frozen=True, slots=True)
class Sealed:
    """A deal and the nonce that keeps its digest from being guessed. Secret until the deal is over.

    >>> sealed = Sealed("bridge", 1, 2026, bytes(32))
    >>> sealed.lines()[:4]
    ('cardavia-deal/1', 'bridge', '1', '2026')
    >>> verify(sealed.digest(), sealed.lines()) == sealed
    True
    """

    game: str
    number: int
    index: int
    nonce: bytes

    def lines(self) -> tuple[str, ...]:
        """What is revealed at the end."""
        return FORMAT, self.game, str(self.number), str(self.index), self.nonce.hex()

    def digest(self) -> str:
        """What is shown before the first action: 64 hexadecimal digits."""
        return hashlib.sha256("".join(f"{line}\n" for line in self.lines()).encode()).hexdigest()

    def deal(self) -> Deal:
        return unrank(game(self.game), self.index)


def seal(rules: AnyGame, number: int) -> Sealed:
    """A deal drawn now, as deal ``number`` of its match, with a nonce of its own."""
    return Sealed(rules.name, number, draw(rules), secrets.token_bytes(NONCE_BYTES))


def read_lines(lines: str | tuple[str, ...] | list[str]) -> Sealed:
    """What was sealed, from the five lines as a player copies them: line ends, blank lines and spaces around them
    don't matter. ``Unreadable("bad_seal", line=…, text=…)`` names the first line that can't be right."""
    found = lines.splitlines() if isinstance(lines, str) else list(lines)
    texts = [line.strip() for line in found if line.strip()]
    if len(texts) != 5:
        raise Unreadable("bad_seal_length", count=len(texts), expected=5)
    form, name, number, index, nonce = texts
    if form != FORMAT:
        raise Unreadable("bad_seal", line="format", text=form)
    if name not in names():
        raise Unreadable("bad_seal", line="game", text=name)
    if not _plain_digits(number) or int(number) < 1:
        raise Unreadable("bad_seal", line="number", text=number)
    if not _plain_digits(index) or int(index) >= count(game(name)):
        raise Unreadable("bad_seal", line="index", text=index)
    if len(nonce) != 2 * NONCE_BYTES or not set(nonce.lower()) <= set("0123456789abcdef"):
        raise Unreadable("bad_seal", line="nonce", text=nonce)
    return Sealed(name, int(number), int(index), bytes.fromhex(nonce))


def verify(digest: str, lines: str | tuple[str, ...] | list[str]) -> Sealed:
    """The deal that was promised, if these lines are what the digest was made of.

    ``Unreadable`` if either can't be read; ``Illegal("digest_differs", digest=…, found=…)`` if they don't belong
    together.
    """
    promised = digest.strip().lower()
    if len(promised) != 64 or not set(promised) <= set("0123456789abcdef"):
        raise Unreadable("bad_digest", text=digest.strip())
    sealed = read_lines(lines)
    if not hmac.compare_digest(sealed.digest(), promised):
        raise Illegal("digest_differs", digest=promised, found=sealed.digest())
    return sealed


def _plain_digits(text: str) -> bool:
    """Digits as ``str(int)`` writes them: ASCII, no sign, no leading nought, at most 60 of them."""
    return text.isascii() and text.isdigit() and len(text) <= 60 and str(int(text)) == text
