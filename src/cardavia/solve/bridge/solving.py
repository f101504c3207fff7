"""Tricks with every card seen: of a declarer, of a position, of each card that can be played."""

from collections.abc import Sequence
from typing import overload

import numpy as np
from numpy.typing import NDArray

from cardavia.cards import Card
from cardavia.games import Deal
from cardavia.games.bridge import Strain
from cardavia.games.seat import SEATS, Seat
from cardavia.solve.bridge.backend import backend
from cardavia.solve.bridge.checking import checked
from cardavia.solve.bridge.course import playable
from cardavia.solve.bridge.hands import Worlds, world
from cardavia.solve.bridge.positions import alike


@overload
def tricks(worlds: Worlds, strain: Strain, declarer: Seat) -> NDArray[np.int8]: ...
@overload
def tricks(worlds: Deal, strain: Strain, declarer: Seat) -> int: ...
def tricks(worlds: Worlds | Deal, strain: Strain, declarer: Seat) -> NDArray[np.int8] | int:
    """The tricks that declarer's side takes in each world, shape (n,), with the opening lead by declarer's left and
    best play by all; for one deal of the rules, the number.

    Hands may be shorter than 13 cards, if they are equally long. ``ValueError`` says what is wrong with which world.

    >>> from cardavia.cards import FRENCH
    >>> from cardavia.games import Deal
    >>> deal = Deal(tuple(FRENCH.suits[suit] for suit in "SHDC"))  # North has all spades
    >>> tricks(deal, Strain.S, Seat.SOUTH), tricks(deal, Strain.NT, Seat.SOUTH)
    (13, 0)
    """
    if isinstance(worlds, Deal):
        return int(tricks(world(worlds)[None], strain, declarer)[0])
    taken = most(worlds, declarer.left, (), strain)
    return _left(worlds) - taken


def most(worlds: Worlds, leader: Seat, trick: Sequence[Card], strain: Strain) -> NDArray[np.int8]:
    """How many of the remaining tricks, with the one on the table, the side of the hand to play can take, shape (n,).

    ``worlds`` hold the cards not yet played, ``trick`` those on the table, led by ``leader``. About half as dear as
    :func:`each_card`. ``ValueError`` says what is wrong with which world.
    """
    return backend().best(alike(checked(worlds, leader, trick), leader, trick, strain))


def each_card(
    worlds: Worlds, leader: Seat, trick: Sequence[Card], strain: Strain, seat_to_play: Seat
) -> tuple[tuple[Card, ...], NDArray[np.int8]]:
    """The cards that ``seat_to_play`` may play, in the pack's order, and for each world and card how many of the
    remaining tricks, with the one on the table, its side then takes: shape (n, cards).

    ``worlds`` hold the cards not yet played, ``trick`` those on the table in the order played, led by ``leader``.
    ``ValueError`` if it isn't this seat's turn, if it doesn't hold the same cards in every world, if there are no
    worlds (nobody could say what its cards are), or if a world is no position.

    >>> from cardavia.cards import FRENCH, find_cards
    >>> from cardavia.solve.bridge import worlds_array
    >>> ending = worlds_array([[find_cards(FRENCH, hand) for hand in ("H2 H3", "D2 D3", "SK SQ", "SA S3")]])
    >>> cards, taken = each_card(ending, Seat.SOUTH, (), Strain.NT, Seat.SOUTH)
    >>> cards, taken.tolist()
    ((<SQ>, <SK>), [[1, 1]])
    """
    worlds = checked(worlds, leader, trick)
    turn = SEATS[(leader + len(trick)) & 3]
    if turn is not seat_to_play:
        raise ValueError(
            f"after {len(trick)} cards led by {leader.letter}, {turn.letter} is to play, not {seat_to_play.letter}"
        )
    if not len(worlds):
        raise ValueError("each card needs at least one world, to say which cards there are")
    held = worlds[0, turn]
    if (worlds[:, turn] != held).any():
        raise ValueError(f"{turn.letter}, who is to play, must hold the same cards in every world")
    cards = playable(held, tuple(trick))
    given = backend().each(alike(worlds, leader, trick, strain))
    return cards, given[:, [card.index for card in cards]]


def _left(worlds: Worlds) -> NDArray[np.int8]:
    """How many tricks are left in each world before a lead."""
    cards: NDArray[np.int8] = np.bitwise_count(worlds).sum(axis=(1, 2), dtype=np.int8)
    return cards // np.int8(4)
