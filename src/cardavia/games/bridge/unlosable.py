"""Tricks that can't be lost by any legal play, with all four hands known: they can't be conceded (SPEC B8)."""

from cardavia.games.bridge.play import SUIT_OF, SUITS, Playing
from cardavia.games.seat import SEATS

#: Up to so many unfinished tricks every order of the cards is looked at.
ALL_ORDERS = 3

_Position = tuple[tuple[int, ...], int, int, int, int, int]


def unlosable(playing: Playing, side: int) -> int:
    """How many of the unfinished tricks ``side`` (0 for NS) wins however all four hands play.

    Exact for the last three tricks. Earlier it counts the trumps of one hand that no card of the other side beats,
    which is never too many.
    """
    if playing.left <= ALL_ORDERS:
        led, best, whose = 0, -1, 0
        for part in playing.trick:
            led, best, whose = _laid(led, best, whose, part.seat, part.card.index, playing.board.trump)
        start = (playing.hands, int(playing.turn), len(playing.trick), led, best, whose)
        return _least(start, side, playing.board.trump, {})
    against = 0
    for seat in SEATS:
        if seat & 1 != side:
            against |= playing.hands[seat] & playing.board.trump
    highest = against.bit_length()
    return max(
        ((playing.hands[seat] & playing.board.trump) >> highest).bit_count() for seat in SEATS if seat & 1 == side
    )


def _least(position: _Position, side: int, trump: int, found: dict[_Position, int]) -> int:
    """The fewest tricks that ``side`` wins from here."""
    if position in found:
        return found[position]
    hands, turn, count, led, best, whose = position
    won = 0
    if count == 4:
        won = int(whose & 1 == side)
        turn, count, led, best = whose, 0, 0, -1
    legal = hands[turn] & led or hands[turn]
    least = 13 if legal else 0
    while legal:
        bit = legal & -legal
        legal ^= bit
        after = (*hands[:turn], hands[turn] ^ bit, *hands[turn + 1 :])
        table = _laid(led, best, whose, turn, bit.bit_length() - 1, trump)
        least = min(least, _least((after, (turn + 1) & 3, count + 1, *table), side, trump, found))
    found[position] = won + least
    return won + least


def _laid(led: int, best: int, whose: int, seat: int, index: int, trump: int) -> tuple[int, int, int]:
    """The suit led, the best card and whose it is, after one more card."""
    suit = SUITS[SUIT_OF[index]]
    if best < 0:
        return suit, index, seat
    better = index > best if suit == SUITS[SUIT_OF[best]] else suit == trump
    return (led, index, seat) if better else (led, best, whose)
