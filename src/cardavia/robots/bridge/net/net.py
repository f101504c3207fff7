"""The net itself: two layers of rectified sums, and for each call a score."""

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

import numpy as np

from cardavia.robots.bridge.net.features import between, own
from cardavia.robots.bridge.net.heard import NUMBERS, Heard, heard
from cardavia.robots.bridge.net.held import Held

Array = np.ndarray[Any, Any]

#: The weights, in the package.
WEIGHTS = "weights.npz"
#: Hands worked on at a time: what fits in a processor's cache.
BATCH = 1024


class Weights(NamedTuple):
    """``hand`` (OWN + BETWEEN, first) and ``auction`` (AUCTION, first) make the first layer with ``first``; ``deep``
    and ``second`` the next. The score of a call is ``calls`` times the last layer plus ``actions`` times it for each
    figure of what the call would be in this auction."""

    hand: Array
    auction: Array
    first: Array
    deep: Array
    second: Array
    calls: Array
    calls_at: Array
    actions: Array
    actions_at: Array


@lru_cache(maxsize=1)
def weights() -> Weights:
    with files(__package__).joinpath(WEIGHTS).open("rb") as file, np.load(file) as stored:
        return Weights(*(np.ascontiguousarray(stored[name], dtype=np.float32) for name in Weights._fields))


@lru_cache(maxsize=1_000)
def _auction(calls: tuple[str, ...]) -> tuple[Heard, Array, Array, Array]:
    """The auction, what it adds to the first layer, and what it makes of the last layer: (last, 38) and (38,)."""
    net, seen = weights(), heard(calls)
    first = net.auction[np.flatnonzero(seen.figures)].sum(axis=0) + net.first
    actions = seen.actions.T.astype(np.float32)
    return seen, first, net.calls + net.actions @ actions, net.calls_at + net.actions_at @ actions


def probabilities(hands: Array, calls: Sequence[str]) -> Array:
    """How likely each call is for each of n hands of the seat that is to call after these calls, from the dealer on.

    ``hands``: (n, 4) suit masks, clubs to spades, bit 0 the deuce. Answers (n, 38) float32 in the order of ``COLUMNS``:
    pass, double, redouble, 1C to 7NT. Calls that are not allowed have probability 0, and each row adds up to 1.
    ``ValueError``: ``hands`` has another shape, or the calls are no auction that goes on.

    >>> strong = np.array([[0b1100000000011, 0b1100000000001, 0b1100000000001, 0b0010000000111]], dtype=np.uint16)
    >>> int(probabilities(strong, [])[0].argmax())  # 2C
    8
    """
    return together([(hands, calls)])[0]


def together(asked: Sequence[tuple[Array, Sequence[str]]]) -> list[Array]:
    """The same for several groups of hands, each after calls of its own: quicker than to ask for one after another, as
    the layers are gone through once for all.

    >>> hands = np.array([[0b1100000000011, 0b1100000000001, 0b1100000000001, 0b0010000000111]], dtype=np.uint16)
    >>> [group.shape for group in together([(hands, []), (np.repeat(hands, 3, axis=0), ["1S", "P"])])]
    [(1, 38), (3, 38)]
    """
    net = weights()
    heards = [_auction(tuple(calls)) for _, calls in asked]
    groups = [np.asarray(hands) for hands, _ in asked]
    for hands in groups:
        if hands.ndim != 2 or hands.shape[1] != 4:
            raise ValueError(f"hands of shape (n, 4) are wanted, four suit masks each, not {hands.shape}")
    sizes = [len(hands) for hands in groups]
    ends = np.cumsum(sizes)
    which = np.repeat(np.arange(len(sizes)), sizes)
    held = Held(np.concatenate(groups))
    rows = np.concatenate([own(held), between(held, [seen for seen, _, _, _ in heards], which)], axis=1)
    firsts = np.array([first for _, first, _, _ in heards])
    deep = np.empty((len(rows), net.deep.shape[1]), np.float32)
    for start in range(0, len(rows), BATCH):
        part = slice(start, start + BATCH)
        layer = rows[part].astype(np.float32) @ net.hand
        layer += firsts[which[part]]
        np.maximum(layer, 0, out=layer)
        layer = layer @ net.deep
        layer += net.second
        np.maximum(layer, 0, out=deep[part])
    answers = []
    for size, end, (seen, _, last, last_at) in zip(sizes, ends.tolist(), heards, strict=True):
        scores = deep[end - size : end] @ last + last_at
        scores[:, ~seen.legal] = -np.inf
        scores -= scores.max(axis=1, keepdims=True)
        np.exp(scores, out=scores)
        scores /= scores.sum(axis=1, keepdims=True)
        answers.append(scores)
    return answers


def likelihood(hands: Array, calls_before: Sequence[str], call: str) -> Array:
    """How likely each of n hands makes this call after these: (n,) float32. ``ValueError`` if it may not be made there.

    >>> weak = np.array([[0b111, 0b111, 0b111, 0b1111]], dtype=np.uint16)
    >>> bool(likelihood(weak, ["P"], "P")[0] > likelihood(weak, ["P"], "1NT")[0])
    True
    """
    column = NUMBERS.get(call)
    if column is None or not heard(tuple(calls_before)).legal[column]:
        raise ValueError(f"{call} is not allowed after {' '.join(calls_before) or 'no call'}")
    answer: Array = probabilities(hands, calls_before)[:, column]
    return answer
