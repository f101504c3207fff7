"""The search: can the taker reach this much? One question, answered yes or no, over a stack of our own.

Points count in half points that the taker gains *from a position on*. A question is three thresholds, for the outcomes
in which the defence wins the Petit au bout, nobody does, the taker does. An answer comes with three numbers that are
proved: a *yes* with what the taker is sure to reach in each of the outcomes, a *no* with what the taker is sure to stay
under. So an answer settles more than was asked, and positions reached with other points can use it.
"""

import numpy as np

from cardavia.solve.tarot.kernel.bounds import bounds
from cardavia.solve.tarot.kernel.compiled import entry, kernel
from cardavia.solve.tarot.kernel.ending import last_trick
from cardavia.solve.tarot.kernel.layout import GAIN, LEADER, PETIT, Ints, after, counted, taken
from cardavia.solve.tarot.kernel.memory import FAR, find, hashed, keep, part
from cardavia.solve.tarot.kernel.moves import BEST_SUIT, LED, TRICK_WIDTH, ordered, played

YES, NO, OPEN, UNKNOWN = 1, 0, 2, -1

# What is in `found`: the three numbers, the positions looked at, the card that decided (-1 if none had to be played).
NODES, CARD = 3, 4
FOUND = 5

# One row of `room` for each card to be played: the trick so far, how many cards can be played and which is next, whose
# they are, the numbers proved so far, the card that decided, the cards and how promising they are.
SIZE, NEXT, SEAT, PROVED, DECIDED, MOVES, SCORES, ROOM = 9, 10, 11, 12, 15, 16, 40, 64

_ENTER, _CHOOSE, _PLAY, _UP = 0, 1, 2, 3


@kernel
def _known(row: Ints, asked: Ints, vector: Ints, low: int, high: int) -> int:
    """What bounds alone say to a question; the vector is filled in where they decide."""
    live = row[PETIT]
    if low >= asked[1] and (not live or (low >= asked[0] and low >= asked[2])):
        vector[0] = vector[2] = low if live else FAR
        vector[1] = low
        return YES
    if high < asked[1] and (not live or (high < asked[0] and high < asked[2])):
        vector[0] = vector[2] = high + 1 if live else -FAR
        vector[1] = high + 1
        return NO
    return OPEN


@kernel
def _remembered(memory: Ints, at: int, asked: Ints, live: int, vector: Ints) -> int:
    """What an entry of the memory says to a question."""
    for answer in (YES, NO):
        word = memory[at, 2 if answer == YES else 3]
        good = True
        for which in range(3):
            vector[which] = part(word, which)
            if which == 1 or live:
                good = good and (vector[which] >= asked[which] if answer == YES else vector[which] <= asked[which])
        if good:
            return answer
    return OPEN


@kernel
def _last(row: Ints, asked: Ints, vector: Ints, bouts: Ints, slam: int) -> int:
    """The answer before the last trick."""
    end = last_trick(row, bouts, slam)
    gain, outcome = (end >> 2) - 4096, end & 3
    yes = gain >= asked[outcome]
    vector[:] = FAR if yes else -FAR
    vector[outcome] = gain if yes else gain + 1
    return YES if yes else NO


@entry
def search(
    rows: Ints,
    table: Ints,
    asked: Ints,
    room: Ints,
    memory: Ints,
    bouts: Ints,
    slam: int,
    mode: int,
    age: int,
    budget: int,
    found: Ints,
) -> int:
    """``YES``, ``NO``, or ``UNKNOWN`` if ``budget`` positions before a trick were not enough.

    ``rows`` (tricks + 1, ``WIDTH``) has the position first and room after it; ``table`` the cards on the table in the
    order played, which their players still hold in that row. ``asked`` (tricks + 1, 3) has the question first. ``room``
    is (4 * tricks + 1, ``ROOM``), ``memory`` (a power of two, 4). ``bouts`` tells what 0 to 3 bouts (and one more) add
    to the taker's half points, ``mode`` is that table's number in the memory; ``slam``: whether one counts.
    """
    tricks = len(rows) - 1
    forced = len(table)
    keys = np.empty((tricks + 1, 2), np.int64)
    cards = np.empty(4, np.int64)
    sides = np.empty(2, np.int64)
    held_worth = np.empty(20, np.int64)
    vector = np.empty(3, np.int64)
    counted(rows[0])
    room[forced, DECIDED] = -1
    k = ply = nodes = 0
    answer = OPEN
    first = -1
    phase = _ENTER
    while True:
        if phase == _ENTER:  # before trick k
            row = rows[k]
            nodes += 1
            if nodes > budget:
                found[NODES] = nodes
                return UNKNOWN
            answer = OPEN
            first = -1
            if tricks - k == 1:
                answer = _last(row, asked[k], vector, bouts, slam)
            elif k or not forced:
                bounds(row, bouts, slam, sides, held_worth)
                answer = _known(row, asked[k], vector, sides[0], sides[1])
                if answer == OPEN:
                    hashed(row, slam, mode, keys[k])
                    at = find(memory, keys[k])
                    if at >= 0:
                        answer = _remembered(memory, at, asked[k], row[PETIT], vector)
                        first = memory[at, 2] >> 48 & 0xFF
            if answer != OPEN:
                phase = _UP
                continue
            ply = 4 * k
            room[ply, :TRICK_WIDTH] = 0
            room[ply, LED] = room[ply, BEST_SUIT] = -1
            phase = _CHOOSE
        elif phase == _CHOOSE:  # a seat is to play: what can it, and what first?
            frame = room[ply]
            count = ply & 3
            seat = (rows[k, LEADER] + count) & 3
            if k == 0 and count < forced:
                frame[MOVES] = table[count]
                frame[SIZE] = 1
            else:
                frame[SIZE] = ordered(rows[k], frame, seat, count, first, frame[MOVES:SCORES], frame[SCORES:])
            first = -1
            frame[NEXT] = 0
            frame[SEAT] = seat
            frame[PROVED : PROVED + 3] = -FAR if seat == 0 else FAR
            phase = _PLAY
        elif phase == _PLAY:  # the next card of that seat
            frame = room[ply]
            card = frame[MOVES + frame[NEXT]]
            frame[NEXT] += 1
            if ply & 3 < 3:
                played(frame, frame[SEAT], card, room[ply + 1])
                ply += 1
                phase = _CHOOSE
                continue
            for at in range(4):
                cards[at] = room[ply - 3 + at, MOVES + room[ply - 3 + at, NEXT] - 1]
            result = taken(rows[k], cards, bouts)
            gain = result & 0xFFFF
            after(rows[k], cards, result >> 16, rows[k + 1])
            rows[k, GAIN] = gain
            for which in range(3):
                asked[k + 1, which] = asked[k, which] - gain
            k += 1
            phase = _ENTER
        else:  # the answer of before trick k is handed to who played last, and on up
            if k == 0:
                found[:3] = vector
                found[NODES] = nodes
                found[CARD] = room[forced, DECIDED] if forced < 4 * tricks else -1
                return answer
            if tricks - k > 1 and not rows[k, PETIT]:
                vector[0] = vector[2] = FAR if answer == YES else -FAR
            k -= 1
            for which in range(3):
                vector[which] += rows[k, GAIN]
            ply = 4 * k + 3
            while True:
                frame = room[ply]
                mine = frame[SEAT] == 0
                if (answer == YES) != mine:
                    for which in range(3):
                        worst = frame[PROVED + which]
                        frame[PROVED + which] = max(worst, vector[which]) if mine else min(worst, vector[which])
                    if frame[NEXT] < frame[SIZE]:
                        phase = _PLAY
                        break
                    vector[:] = frame[PROVED : PROVED + 3]
                frame[DECIDED] = frame[MOVES + frame[NEXT] - 1]
                if ply & 3 == 0:
                    if k or not forced:
                        keep(memory, keys[k], answer == YES, vector, frame[DECIDED], tricks - k, age)
                    break
                ply -= 1
