"""A deal's play as a row of whole numbers, and the moves on it: the rules of ``games.tarot``, compiled.

A state is an ``int64`` array of ``SIZE`` numbers. Cards are the pack's indices 0 to 77; a set of cards is five masks,
the suits C S B D (bit rank - 1) and the trumps (bit n - 1 for trump n, bit 21 for the Excuse). Seats are N E S W, 0 to
3. Nothing here checks that a card is legal: :func:`legal` says which are.
"""

# Compiled code counts in NumPy's numbers, which are no int and no float to a type checker.
# mypy: disable-error-code="no-any-return,arg-type"

import numpy as np
from numpy.typing import NDArray

from cardavia.cards import MARSEILLE
from cardavia.robots.tarot.fast.compiled import bits, entry, kernel, lowest

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

HAND = 0  # 20: the five masks of each seat
SEEN = 20  # 5: cards played, those on the table too
VOID = 25  # 4: for each seat the suits (bit 4: trumps) it has shown not to hold
CAP = 29  # 4: for each seat the highest trump that it may still hold by its play
TURN = 33
COUNT = 34  # cards on the table
LED = 35  # the suit to follow, -1 if none yet
BEST = 36  # the seat that wins the trick so far, -1 if only the Excuse lies there
BEST_SUIT = 37
BEST_RANK = 38
TOP = 39  # the highest trump on the table, 0 if none
LOOT = 40  # half points on the table, the Excuse left out
EXCUSE = 41  # who played the Excuse to this trick, -1 if nobody did
LEADER = 42
PETIT = 43  # whether the Petit lies on the table
BOUTS = 44  # how many of Petit and XXI lie there
HALF = 45  # the taker's half points so far, the stock that counts for it among them
TAKEN = 46  # the taker's bouts so far
DONE = 47  # full tricks
WON = 48  # of those, the taker's
LAST = 49  # the Petit was in the last full trick: 1 won by the taker, -1 by the defence, else 0
TAKER = 51
TIMES = 52  # the contract's multiplier
SLAM = 53  # 1 if a slam was announced
SHOWN = 54  # points of all poignées
AWAY = 55  # 5: what the taker laid away, if it did
PUBLIC = 61  # the trumps laid away, which all know
PINNED = 62  # 5: cards of the chien that the taker must have kept, as all know
BARRED = 67  # 20: by seat, cards that another has shown in a poignée
SIZE = 88

EXCUSE_BIT = 1 << 21
TRUMPS = EXCUSE_BIT - 1
SUIT = (1 << 14) - 1
TRICKS = 18

#: Half points of each card, by index.
WORTH = np.array([card.half_points for card in MARSEILLE], np.int64)
GOALS = np.array([112, 102, 82, 72], np.int64)  # half points to reach, by bouts taken in


def masks(mask: int) -> Ints:
    """A mask of the pack as five.

    >>> masks(MARSEILLE["C1"].bit | MARSEILLE["T1"].bit | MARSEILLE["EX"].bit).tolist()
    [1, 0, 0, 0, 2097153]
    """
    return np.array([*(mask >> 14 * suit & SUIT for suit in range(4)), mask >> 56], np.int64)


def mask_of(parts: Ints) -> int:
    """The pack's mask of five masks."""
    return sum(int(part) << 14 * suit for suit, part in enumerate(parts))


@kernel
def empty() -> Ints:
    """A state with no cards and no taker: nought but where nought would mean something."""
    state = np.zeros(SIZE, np.int64)
    state[LED] = -1
    state[BEST] = -1
    state[EXCUSE] = -1
    state[CAP : CAP + 4] = 21
    return state


@kernel
def legal(state: Ints, out: Ints) -> int:
    """Writes the cards that the seat on turn may play into ``out`` (22 places or more); gives their number."""
    seat = state[TURN]
    at = HAND + 5 * seat
    led = state[LED]
    found = 0
    if led >= 0:
        excuse = state[at + 4] & EXCUSE_BIT
        suit = -1
        mask = np.int64(0)
        if led < 4 and state[at + led]:
            suit, mask = led, state[at + led]
        elif state[at + 4] & TRUMPS:
            suit, mask = 4, state[at + 4] & TRUMPS
            higher = mask & ~((1 << state[TOP]) - 1)
            if higher:
                mask = higher
        if suit >= 0:
            while mask:
                out[found] = 14 * suit + lowest(mask)
                found += 1
                mask &= mask - 1
            if excuse:
                out[found] = 77
                found += 1
            return found
    for suit in range(5):
        mask = state[at + suit]
        while mask:
            out[found] = 14 * suit + lowest(mask)
            found += 1
            mask &= mask - 1
    return found


@kernel
def play(state: Ints, card: int) -> None:
    """Plays a card from the hand on turn, and gathers the trick if it is the fourth."""
    seat = state[TURN]
    suit = min(card // 14, 4)
    bit = np.int64(1) << (card - 14 * suit)
    state[HAND + 5 * seat + suit] &= ~bit
    state[SEEN + suit] |= bit
    if state[COUNT] == 0:
        state[LEADER] = seat
    led = state[LED]
    if card == 77:
        state[EXCUSE] = seat
    else:
        state[LOOT] += WORTH[card]
        rank = card - 14 * suit + 1
        if led < 0:
            state[LED] = suit
            state[BEST] = seat
            state[BEST_SUIT] = suit
            state[BEST_RANK] = rank
        else:
            if suit != led:
                state[VOID + seat] |= 1 << led
                if suit < 4:
                    state[VOID + seat] |= 16
            if suit == 4 and rank < state[TOP]:
                state[CAP + seat] = min(state[CAP + seat], state[TOP])
            if (suit == state[BEST_SUIT] and rank > state[BEST_RANK]) or (suit == 4 and state[BEST_SUIT] < 4):
                state[BEST] = seat
                state[BEST_SUIT] = suit
                state[BEST_RANK] = rank
        if suit == 4:
            state[TOP] = max(state[TOP], rank)
            if rank == 1:
                state[PETIT] = 1
                state[BOUTS] += 1
            elif rank == 21:
                state[BOUTS] += 1
    state[COUNT] += 1
    if state[COUNT] == 4:
        _gather(state)
    else:
        state[TURN] = (seat + 3) & 3


@kernel
def _gather(state: Ints) -> None:
    taker, winner, excuse = state[TAKER], state[BEST], state[EXCUSE]
    done, won = state[DONE], state[WON]
    wins = False
    if excuse >= 0:
        player = excuse == taker
        if done < TRICKS - 1:
            if player:
                state[HALF] += 9
                state[TAKEN] += 1
            if player != (winner == taker):
                state[HALF] += -1 if player else 1
        else:
            wins = state[LEADER] == excuse and won == (done if player else 0)
            if wins:
                winner = excuse
            if wins == player:
                state[HALF] += 9
                state[TAKEN] += 1
    if winner == taker:
        state[HALF] += state[LOOT]
        state[TAKEN] += state[BOUTS]
        state[WON] += 1
    if not wins:  # else the trick before decides the Petit au bout
        state[LAST] = 0
        if state[PETIT]:
            state[LAST] = 1 if winner == taker else -1
    state[DONE] += 1
    state[TURN] = winner
    state[COUNT] = 0
    state[LED] = -1
    state[BEST] = -1
    state[BEST_SUIT] = 0
    state[BEST_RANK] = 0
    state[TOP] = 0
    state[LOOT] = 0
    state[EXCUSE] = -1
    state[PETIT] = 0
    state[BOUTS] = 0


@kernel
def settled(state: Ints) -> int:
    """What each defender pays the taker at the end, doubled so that it is whole (SPEC T9)."""
    over = state[HALF] - GOALS[state[TAKEN]]
    made = over >= 0
    worth = (50 + abs(over)) * state[TIMES] + 2 * state[SHOWN]
    if not made:
        worth = -worth
    worth += 20 * state[LAST] * state[TIMES]
    if state[SLAM]:
        worth += 800 if state[WON] == TRICKS else -400
    elif state[WON] == TRICKS:
        worth += 400
    if state[WON] == 0:
        worth -= 400
    return worth


@kernel
def left(state: Ints, seat: int) -> int:
    """How many cards a seat holds."""
    total = 0
    for suit in range(5):
        total += bits(state[HAND + 5 * seat + suit])
    return total


@entry
def replayed(begun: Ints, cards: Ints) -> Ints:
    """The state after these cards, played one after the other."""
    state = begun.copy()
    for card in cards:
        play(state, card)
    return state


@entry
def blank() -> Ints:
    """:func:`empty`, for Python."""
    return empty()


@entry
def ended(begun: Ints, cards: Ints) -> int:
    """What each defender pays, doubled, after all 72 cards; ``ValueError`` where a card was not allowed."""
    state = begun.copy()
    room = np.empty(24, np.int64)
    for card in cards:
        found = False
        for at in range(legal(state, room)):
            found = found or room[at] == card
        if not found:
            raise ValueError("a card that may not be played")
        play(state, card)
    return settled(state)


@entry
def allowed(state: Ints) -> Ints:
    """The cards that the seat on turn may play."""
    room = np.empty(24, np.int64)
    return room[: legal(state, room)].copy()
