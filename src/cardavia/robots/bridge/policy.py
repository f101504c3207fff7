"""What a robot calls without search: the book, corrected by the net of calls where the book's call is hardly ever made.

The same policy chooses a call, finishes auctions in sampled worlds and says how likely a hand would have called so.
"""

import numpy as np
from numpy.typing import NDArray

from cardavia.robots.bridge.net import probabilities
from cardavia.robots.bridge.system.choosing import COLUMN, COLUMNS, Masks, call_by_book, calls_by_book, chosen, lawful
from cardavia.robots.bridge.system.reading import Option, State, situation

#: The net overrules the book where it gives the book's call no more than this,
RARE = 0.1
#: and another call no less than this.
USUAL = 0.5
#: A rule of the book that says exactly what to do is overruled by no net.
EXACT = frozenset({"asks", "gf"})


def call_by_policy(state: State, hand: Masks) -> tuple[str, Option | None]:
    """The call, and the rule of the book that it is by; ``None`` if it is by no rule."""
    option = chosen(state, hand)
    book = option.call if option is not None else call_by_book(state, hand)
    likely = likelihoods(state, np.array([hand], np.uint16))[0]
    best = COLUMNS[int(likely.argmax())]
    overruled = best != book and not _exact(option) and likely[COLUMN[book]] <= RARE and likely.max() >= USUAL
    if overruled and lawful(state, hand, best):
        return best, _rule_of(state, hand, best)
    return book, option


def calls_by_policy(state: State, hands: NDArray[np.uint16]) -> NDArray[np.int8]:
    """The same for each of n hands (n, 4 suits C D H S), as numbers of ``COLUMNS``."""
    calls = calls_by_book(state, hands)
    likely = likelihoods(state, hands)
    best = likely.argmax(1)
    rows = np.arange(len(hands))
    other = (best != calls) & (likely[rows, calls] <= RARE) & (likely[rows, best] >= USUAL)
    for at in np.flatnonzero(other):
        hand = _masks(hands[at])
        if not _exact(chosen(state, hand)) and lawful(state, hand, COLUMNS[best[at]]):
            calls[at] = best[at]
    return calls


def likelihoods(state: State, hands: NDArray[np.uint16]) -> NDArray[np.float32]:
    """How likely the net thinks each call is, by ``COLUMNS`` (n, 38)."""
    found: NDArray[np.float32] = np.asarray(probabilities(hands, list(state.calls)), np.float32)
    return found


def _exact(option: Option | None) -> bool:
    if option is None:
        return False
    return bool(EXACT & option.rule.flags) or {"artificial", "forcing"} <= option.rule.flags or _conventional(option)


def _conventional(option: Option) -> bool:
    return option.rule.place.partition(":")[0] in ("slam", "notrump", "strong")


def _rule_of(state: State, hand: Masks, call: str) -> Option | None:
    """The rule under which a call would be understood that was not chosen by the book."""

    return next((option for option in situation(state) if option.call == call), None)


def _masks(row: NDArray[np.uint16]) -> Masks:
    return int(row[0]), int(row[1]), int(row[2]), int(row[3])
