"""What a position must be before the solver sees it: the back end itself may answer nonsense, or crash."""

from collections.abc import Sequence

import numpy as np

from cardavia.cards import FRENCH, Card
from cardavia.games.seat import SEATS, Seat
from cardavia.solve.bridge.hands import SUIT, Worlds, checked_dtype, suit_masks


def checked(worlds: Worlds, leader: Seat, trick: Sequence[Card] = ()) -> Worlds:
    """The worlds, if they are positions of the play; ``ValueError`` says what is wrong with which world.

    ``trick`` are the cards on the table, the first of them ``leader``'s: they lie in no hand, and who has played has a
    card less than who hasn't.
    """
    if not isinstance(worlds, np.ndarray) or worlds.ndim != 3 or worlds.shape[1:] != (4, 4):
        shape = worlds.shape if isinstance(worlds, np.ndarray) else type(worlds).__name__
        raise ValueError(f"worlds are an array of shape (n, 4 seats, 4 suits), not {shape}")
    worlds = checked_dtype(worlds)
    if len(trick) > 3:
        raise ValueError(f"a trick in progress has at most 3 cards on the table, not {len(trick)}")
    table = np.array(suit_masks(trick), dtype=np.uint16)
    _first(worlds > SUIT, "has a suit's mask with more than 13 bits")
    north, east, south, west = (worlds[:, seat] for seat in SEATS)
    twice = north & east | (north | east) & south | (north | east | south) & west
    twice |= (north | east | south | west) & table
    _first(twice, "has a card in two places")
    sizes = np.bitwise_count(worlds).sum(axis=2, dtype=np.int16)
    played = np.array([(seat - leader) % 4 < len(trick) for seat in SEATS])
    held = sizes + played
    _first(held != held[:, :1], "has hands of unequal length (whoever has played to the trick has one card less)")
    _first(held == 0, "has no cards left")
    return worlds


def checked_deals(worlds: Worlds) -> Worlds:
    """The worlds, if each is a whole deal of 52 cards; ``ValueError`` otherwise."""
    worlds = checked(worlds, Seat.NORTH)
    short = np.bitwise_count(worlds).sum(axis=(1, 2), dtype=np.int16) != len(FRENCH)
    _first(short, "is not a whole deal of 13 cards to each hand")
    return worlds


def _first(wrong: np.ndarray[tuple[int, ...], np.dtype[np.generic]], what: str) -> None:
    """Refuse the first world for which any of the marks is set."""
    if wrong.any():
        at = int(np.argmax(wrong.reshape(len(wrong), -1).any(axis=1)))
        raise ValueError(f"world {at} {what}")
