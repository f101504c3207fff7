"""What a robot calls without search: the book; where sense alone speaks, or the book's call is hardly made, the net.

The same policy chooses a call, finishes auctions in sampled worlds and says how likely a hand would have called so.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cardavia.robots.bridge.net import together
from cardavia.robots.bridge.system.choosing import (
    COLUMN,
    COLUMNS,
    Masks,
    by_sense,
    calls_by_book,
    chosen,
    lawful,
    least,
)
from cardavia.robots.bridge.system.reading import Option, State, situation

#: The net overrules a rule of the book where it gives the book's call no more than this,
RARE = 0.05
#: and another call no less than this.
USUAL = 0.6
#: Where only natural sense speaks, the net has the word for a call that is no rarer than this.
SENSIBLE = 0.3
#: A rule of the book that says exactly what to do is overruled by no net.
EXACT = frozenset({"asks", "gf"})
#: The books whose habits the net has learnt; it says nothing of others.
LEARNT = frozenset({"sayc", "two_over_one"})


def call_by_policy(state: State, hand: Masks) -> tuple[str, Option | None]:
    """The call, and the rule of the book that it is by or would be understood by; ``None`` if it is by no rule."""
    option = chosen(state, hand)
    book = option.call if option is not None else least(state)
    if learnt(state):
        other = _other(state, hand, option, likelihoods(state, np.array([hand], np.uint16))[0])
        if other != book:
            return other, next((rule for rule in situation(state) if rule.call == other), None)
    return book, option


def calls_by_policy(asked: Sequence[tuple[State, NDArray[np.uint16]]]) -> list[NDArray[np.int8]]:
    """The same for each of n hands (n, 4 suits C D H S) in each of several auctions, as numbers of ``COLUMNS``."""
    by_book = [calls_by_book(state, hands) for state, hands in asked]
    some = [at for at, (state, _) in enumerate(asked) if learnt(state)]
    for at, likely in zip(some, all_likelihoods([asked[at] for at in some]), strict=True):
        (state, hands), calls = asked[at], by_book[at]
        best = likely.argmax(1)
        rows = np.arange(len(hands))
        for row in np.flatnonzero((best != calls) & (likely[rows, best] >= SENSIBLE)):
            masks = hands[row]
            hand = (int(masks[0]), int(masks[1]), int(masks[2]), int(masks[3]))
            calls[row] = COLUMN[_other(state, hand, chosen(state, hand), likely[row])]
    return by_book


def _other(state: State, hand: Masks, option: Option | None, likely: NDArray[np.float32]) -> str:
    """The book's call, or the one that the net puts in its place."""
    book = option.call if option is not None else least(state)
    if by_sense(state, option):
        floor = SENSIBLE
    elif _exact(option) or likely[COLUMN[book]] > RARE:
        return book
    else:
        floor = USUAL
    order: list[int] = np.argsort(-likely).tolist()
    for at in order:
        other = COLUMNS[at]
        if likely[at] < floor or other == book:
            return book
        if lawful(state, hand, other):
            return other
    return book


def learnt(state: State) -> bool:
    """Has the net learnt how the side that is to call bids?"""
    return state.table.systems[state.turn & 1] in LEARNT


def likelihoods(state: State, hands: NDArray[np.uint16]) -> NDArray[np.float32]:
    """How likely the net thinks each call is, by ``COLUMNS`` (n, 38)."""
    return all_likelihoods([(state, hands)])[0]


def all_likelihoods(asked: Sequence[tuple[State, NDArray[np.uint16]]]) -> list[NDArray[np.float32]]:
    """The same for several auctions, each with its hands."""
    if not asked:
        return []
    return [np.asarray(found, np.float32) for found in together([(hands, state.calls) for state, hands in asked])]


def _exact(option: Option | None) -> bool:
    if option is None:
        return False
    return bool(EXACT & option.rule.flags) or {"artificial", "forcing"} <= option.rule.flags or _conventional(option)


def _conventional(option: Option) -> bool:
    return option.rule.place.partition(":")[0] in ("slam", "notrump", "strong", "two_over_one")
