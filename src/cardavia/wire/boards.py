"""The boards that a manager deals: drawn, by a seed, or from a PBN file."""

from dataclasses import dataclass

from cardavia.cards import Illegal
from cardavia.deals import draw, unrank
from cardavia.games import Deal
from cardavia.games.bridge import BRIDGE, Setup
from cardavia.records import pbn
from cardavia.robots.bridge.match import board_deal, board_setup


@dataclass(frozen=True, slots=True)
class Dealt:
    """A board before its first call. ``origin`` is that of its record."""

    number: int
    setup: Setup
    deal: Deal
    origin: str = "given"


def dealt(count: int, seed: str | None = None) -> tuple[Dealt, ...]:
    """So many boards with the dealers and vulnerabilities of duplicate bridge: those of a seed, or drawn now by the
    operating system's chance.

    >>> [(board.number, board.setup.dealer.letter, board.origin) for board in dealt(2, "1")]
    [(1, 'N', 'numbered'), (2, 'E', 'numbered')]
    """
    boards = []
    for number in range(1, count + 1):
        deal = unrank(BRIDGE, draw(BRIDGE)) if seed is None else board_deal(seed, number)
        # "drawn" is for deals that were promised by a digest; these were not.
        boards.append(Dealt(number, board_setup(number), deal, "given" if seed is None else "numbered"))
    return tuple(boards)


def from_pbn(data: bytes) -> tuple[Dealt, ...]:
    """The deals of a PBN file, each once, however many tables played it. A board without dealer or vulnerability gets
    those of its number.

    ``Unreadable("not_pbn")``; ``Illegal("no_deals")`` if no record of the file has four hands.
    """
    found: dict[tuple[int, Deal], Dealt] = {}
    for at, board in enumerate(pbn.each(data), 1):
        if board.deal is None:
            continue
        text = board.board or ""
        number = int(text) if text.isascii() and text.isdecimal() and 0 < int(text) < 10**9 else at
        usual = board_setup(number)
        setup = Setup(board.dealer or usual.dealer, board.vulnerable or usual.vulnerable)
        found.setdefault((number, board.deal), Dealt(number, setup, board.deal))
    if not found:
        raise Illegal("no_deals")
    return tuple(found.values())
