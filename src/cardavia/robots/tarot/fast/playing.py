"""Deals played out by the policy: from a state to its settlement."""

# Compiled code counts in NumPy's numbers, which are no int and no float to a type checker.
# mypy: disable-error-code="no-any-return,arg-type"

import numpy as np

from cardavia.robots.tarot.fast.compiled import entry, kernel
from cardavia.robots.tarot.fast.engine import (
    DONE,
    GOALS,
    HALF,
    SHOWN,
    SIZE,
    TAKEN,
    TAKER,
    TIMES,
    TRICKS,
    TURN,
    Floats,
    Ints,
    legal,
    play,
    settled,
)
from cardavia.robots.tarot.fast.policy import VIEW, best


@kernel
def play_out(state: Ints, attack: Floats, defence: Floats, cards: Ints, seen: Ints, worth: Floats) -> int:
    """Plays a state to its end by the policy, the taker with one set of numbers and the defence with another; gives
    what each defender pays, doubled. ``cards``, ``seen`` and ``worth`` are room to work in."""
    while state[DONE] < TRICKS:
        count = legal(state, cards)
        play(state, best(state, cards, count, attack if state[TURN] == state[TAKER] else defence, seen, worth))
    return settled(state)


@entry
def values(states: Ints, choices: Ints, attack: Floats, defence: Floats, width: float = 0.0) -> Floats:
    """For each world (a row of ``states``, all with the same seat on turn) and each of the ``choices``: what each
    defender pays, doubled, if that card is played and the policy plays the rest. An array (worlds, choices).

    ``width`` (half points) makes a slope of the jump at the target: the policy's play may be so far from what comes.
    """
    found = np.empty((len(states), len(choices)))
    state = np.empty(SIZE, np.int64)
    cards, seen, worth = np.empty(24, np.int64), np.empty(VIEW, np.int64), np.empty(24)
    for world in range(len(states)):
        for at in range(len(choices)):
            state[:] = states[world]
            play(state, choices[at])
            value = play_out(state, attack, defence, cards, seen, worth)
            if width > 0.0:
                over = state[HALF] - GOALS[state[TAKEN]]
                jump = 50 * state[TIMES] + 2 * state[SHOWN]
                value += jump * (np.tanh((over + 0.5) / (2.0 * width)) - (1.0 if over >= 0 else -1.0))
            found[world, at] = value
    return found
