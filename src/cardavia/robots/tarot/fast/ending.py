"""The last tricks with every card seen: what the taker gets against best play, and for each card on turn."""

# Compiled code counts in NumPy's numbers, which are no int and no float to a type checker.
# mypy: disable-error-code="no-any-return,arg-type"

import numpy as np

from cardavia.robots.tarot.fast.compiled import entry, kernel
from cardavia.robots.tarot.fast.engine import DONE, SIZE, TAKER, TRICKS, TURN, Ints, legal, play, settled

#: So many cards each at most.
DEEP = 4
LOST = np.int64(-(1 << 40))


@kernel
def solved(root: Ints, states: Ints, cards: Ints) -> int:
    """What each defender pays, doubled, if both sides play best from here (alpha-beta, the deepest state last).
    ``states`` and ``cards`` are room for 4 * DEEP + 1 rows each."""
    top = np.int64(4 * DEEP + 1)
    alpha, beta, value = np.empty(top, np.int64), np.empty(top, np.int64), np.empty(top, np.int64)
    count, at = np.empty(top, np.int64), np.empty(top, np.int64)
    depth = np.int64(0)
    states[0] = root
    alpha[0], beta[0] = LOST, -LOST
    at[0] = -1
    while True:
        state = states[depth]
        if at[depth] < 0:  # first time here
            if state[DONE] == TRICKS:
                value[depth] = settled(state)
                at[depth] = count[depth] = 0
            else:
                count[depth] = legal(state, cards[depth])
                at[depth] = 0
                value[depth] = LOST if state[TURN] == state[TAKER] else -LOST
        if at[depth] < count[depth] and alpha[depth] < beta[depth]:
            states[depth + 1] = state
            play(states[depth + 1], cards[depth, at[depth]])
            at[depth] += 1
            alpha[depth + 1], beta[depth + 1] = alpha[depth], beta[depth]
            depth += 1
            at[depth] = -1
            continue
        if depth == 0:
            return value[0]
        depth -= 1
        found = value[depth + 1]
        if states[depth, TURN] == states[depth, TAKER]:
            value[depth] = max(value[depth], found)
            alpha[depth] = max(alpha[depth], found)
        else:
            value[depth] = min(value[depth], found)
            beta[depth] = min(beta[depth], found)


@entry
def best_values(worlds: Ints, choices: Ints) -> Ints:
    """For each world (a row of states with at most ``DEEP`` cards a seat) and each of the ``choices``: what each
    defender pays, doubled, if that card is played and then all play best. An array (worlds, choices)."""
    found = np.empty((len(worlds), len(choices)), np.int64)
    states = np.empty((4 * DEEP + 1, SIZE), np.int64)
    cards = np.empty((4 * DEEP + 1, 24), np.int64)
    state = np.empty(SIZE, np.int64)
    for world in range(len(worlds)):
        for at in range(len(choices)):
            state[:] = worlds[world]
            play(state, choices[at])
            found[world, at] = solved(state, states, cards)
    return found
