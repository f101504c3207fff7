"""Tricks reckoned, not solved: how likely declarer's side takes each number of tricks with all cards seen.

The solver takes many milliseconds for a deal of 52 cards, this net a few thousandths of one. So a call can be judged in
hundreds of worlds instead of a dozen. It was trained on deals that the solver had solved (``bench/train_reckoning.py``)
and runs on NumPy. Each suit goes through a small net of its own, one for trumps, one for other suits and one for suits
at notrump; what comes of the four suits is put together by two more layers.
"""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardavia.games.bridge import Strain
from cardavia.games.seat import Seat

Numbers = NDArray[np.float32]
#: Worlds (n, 4 seats, 4 suits), a strain and declarer: how likely 0 to 13 tricks are in each (n, 14).
Chances = Callable[[NDArray[np.uint16], Strain, Seat], Numbers]

#: The weights, in the package.
WEIGHTS = "reckoning.npz"
#: What is seen of a suit: who of declarer, the leader, dummy and the last hand holds each of 13 cards, and whether each
#: has at least 1 to 8 of them.
SUIT = 4 * (13 + 8)
#: What is seen of the whole: notrump or not, and the steps that the points of declarer's side reach.
STEPS = np.arange(6, 36)
WHOLE = 1 + len(STEPS)
#: Layers: of a suit, of what comes of it, and of the whole.
LAYERS = (96, 48, 128, 64)
#: Worlds worked on at a time: what fits in a processor's cache.
BATCH = 512
TRUMP, SIDE, NOTRUMP = 0, 1, 2

_BITS = ((np.arange(8192)[:, None] >> np.arange(13)) & 1).astype(np.float32)
_SUITS = np.concatenate([_BITS, (_BITS.sum(1, keepdims=True) >= np.arange(1, 9)).astype(np.float32)], 1)
_POINTS = (_BITS[:, 9:] @ np.array([1, 2, 3, 4])).astype(np.int16)
_LENGTHS = _BITS.sum(1).astype(np.int16)


class Weights(NamedTuple):
    """``one`` (3 kinds of suit, SUIT, LAYERS[0]) and ``two`` (3, LAYERS[0], LAYERS[1]) are of a suit; ``suits`` and
    ``whole`` make the third layer, ``last`` the fourth, ``tricks`` the scores of 0 to 13 tricks."""

    one: Numbers
    one_at: Numbers
    two: Numbers
    two_at: Numbers
    suits: Numbers
    whole: Numbers
    suits_at: Numbers
    last: Numbers
    last_at: Numbers
    tricks: Numbers
    tricks_at: Numbers


@cache
def weights() -> Weights:
    with files(__package__).joinpath(WEIGHTS).open("rb") as file, np.load(file) as stored:
        return Weights(*(np.ascontiguousarray(stored[name], dtype=np.float32) for name in Weights._fields))


def seen(worlds: NDArray[np.uint16], strain: Strain, declarer: Seat) -> tuple[Numbers, Numbers]:
    """What the net sees of n worlds: of the suits (n, 4, SUIT), trumps first and then those in which declarer's side is
    longest, and of the whole (n, WHOLE)."""
    hands = worlds[:, [(declarer + turn) & 3 for turn in range(4)]]
    together = _LENGTHS[hands[:, 0]] + _LENGTHS[hands[:, 2]]
    first = np.zeros(4, np.int16)
    if strain is not Strain.NT:
        first[strain.order] = 100
    order = np.argsort(-(together + first), axis=1, kind="stable")
    ordered = np.take_along_axis(hands, order[:, None, :], axis=2)
    suits = _SUITS[ordered].transpose(0, 2, 1, 3).reshape(len(worlds), 4, SUIT)
    points = _POINTS[hands[:, 0]].sum(1) + _POINTS[hands[:, 2]].sum(1)
    notrump = np.full((len(worlds), 1), strain is Strain.NT, np.float32)
    return suits, np.concatenate([notrump, (points[:, None] >= STEPS).astype(np.float32)], 1)


def chances(worlds: NDArray[np.uint16], strain: Strain, declarer: Seat) -> Numbers:
    """How likely declarer's side takes 0 to 13 tricks with all cards seen, in each of n worlds of whole hands (n, 4
    seats, 4 suits): (n, 14), each row adds up to 1.

    >>> from cardavia.games.bridge.position import read_hand
    >>> from cardavia.solve.bridge import worlds_array
    >>> hands = ("AK32.AK32.K32.32", "654.54.A654.7654", "QJ87.876.QJ7.AKQ", "T9.QJT9.T98.JT98")
    >>> int(chances(worlds_array([[read_hand(hand) for hand in hands]]), Strain.H, Seat.NORTH)[0].argmax())
    10
    """
    net = weights()
    found = np.empty((len(worlds), 14), np.float32)
    for start in range(0, len(worlds), BATCH):
        suits, whole = seen(worlds[start : start + BATCH], strain, declarer)
        found[start : start + BATCH] = scored(net, suits, whole, strain is Strain.NT)
    found -= found.max(1, keepdims=True)
    np.exp(found, out=found)
    found /= found.sum(1, keepdims=True)
    return found


def scored(net: Weights, suits: Numbers, whole: Numbers, notrump: bool) -> Numbers:
    """The scores of 0 to 13 tricks (n, 14), before they are made chances."""
    through = [_suit(net, suits[:, at], NOTRUMP if notrump else SIDE if at else TRUMP) for at in range(4)]
    layer = np.concatenate(through, 1) @ net.suits
    layer += whole @ net.whole + net.suits_at
    np.maximum(layer, 0, out=layer)
    layer = np.maximum(layer @ net.last + net.last_at, 0)
    answer: Numbers = layer @ net.tricks + net.tricks_at
    return answer


def _suit(net: Weights, suit: Numbers, kind: int) -> Any:
    layer = np.maximum(suit @ net.one[kind] + net.one_at[kind], 0)
    return np.maximum(layer @ net.two[kind] + net.two_at[kind], 0)


def solved(worlds: NDArray[np.uint16], strain: Strain, declarer: Seat) -> Numbers:
    """The same by the solver: one number of tricks is sure."""
    from cardavia.solve.bridge import tricks  # only where it is needed: it brings the solver with it

    found = np.zeros((len(worlds), 14), np.float32)
    found[np.arange(len(worlds)), tricks(worlds, strain, declarer)] = 1
    return found
