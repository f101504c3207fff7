"""Every deal has a number: ``rank`` and ``unrank`` are inverse, and ``draw`` takes one uniformly (SPEC G8).

The number walks the pack in index order. At each card the piles that still have room share the range of numbers in
the proportion of the deals that begin so; which share the number falls in says where the card goes. Bridge has
52! / 13!⁴ deals (96 bits) and tarot 78! / (18!⁴ 6!) (163 bits): no machine word holds them, and a seed of 32 or 64
bits could never reach them all.
"""

import secrets
from functools import cache
from math import factorial

from cardavia.cards import Illegal
from cardavia.games import AnyGame, Deal


@cache
def _count(sizes: tuple[int, ...]) -> int:
    ways = factorial(sum(sizes))
    for size in sizes:
        ways //= factorial(size)
    return ways


def count(game: AnyGame) -> int:
    """How many deals the game has.

    >>> from cardavia.games import game
    >>> count(game("bridge"))
    53644737765488792839237440000
    """
    return _count(tuple(game.sizes))


def unrank(game: AnyGame, index: int) -> Deal:
    """The deal of this number, from 0; ``Illegal("no_such_deal")`` outside ``range(count(game))``.

    >>> from cardavia.games import game
    >>> bridge = game("bridge")
    >>> rank(bridge, unrank(bridge, 2026))
    2026
    """
    ways = count(game)
    if not 0 <= index < ways:
        raise Illegal("no_such_deal", number=index, last=ways - 1)
    room = list(game.sizes)
    piles = [0] * len(room)
    left = sum(room)
    for card in game.pack:
        for pile, free in enumerate(room):
            share = ways * free // left  # the deals of what is left in which this pile takes this card
            if index < share:
                piles[pile] |= card.bit
                room[pile] -= 1
                ways = share
                break
            index -= share
        left -= 1
    return Deal(tuple(piles))


def rank(game: AnyGame, deal: Deal) -> int:
    """The number of a deal; ``Illegal`` if it isn't one of this game's (see ``Game.check_deal``)."""
    game.check_deal(deal)
    ways = count(game)
    room = list(game.sizes)
    left = sum(room)
    index = 0
    for card in game.pack:
        for pile, free in enumerate(room):
            share = ways * free // left
            if deal.piles[pile] & card.bit:
                room[pile] -= 1
                ways = share
                break
            index += share
        left -= 1
    return index


def draw(game: AnyGame) -> int:
    """A number drawn uniformly by the operating system's cryptographic source."""
    return secrets.randbelow(count(game))
