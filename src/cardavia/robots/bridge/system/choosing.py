"""Which call the book makes with a hand, for one hand or for thousands, within the laws that no rule may break.

The laws: a forcing call is not passed, an artificial bid of partner's is not left in, nothing is bid over a sign-off
but what the book says, no slam is bid without the points for it.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardavia.robots.bridge.system.features import many_hands, one_hand
from cardavia.robots.bridge.system.reading import Option, State, is_game, last_resort, legal, rank_of, situation, trumps
from cardavia.robots.bridge.system.reading import by_sense as by_sense
from cardavia.robots.bridge.system.terms import SUITS

#: The calls in the order of their numbers: P, X, XX, 1C to 7NT.
COLUMNS = ("P", "X", "XX", *(f"{level}{strain}" for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT")))
COLUMN = {call: at for at, call in enumerate(COLUMNS)}
#: What two hands need together, at the least that partner promised, for a slam that no rule bids.
SLAM, GRAND = 30, 35
#: So many hands are asked about one by one: quicker than as arrays.
FEW = 8
Masks = tuple[int, int, int, int]


def must_speak(state: State) -> bool:
    """May the seat on turn not pass: partner's call forces it, or partner's artificial bid would be left in, doubled or
    not.

    >>> from cardavia.robots.bridge.system.reading import Table, read
    >>> [must_speak(read(Table(), calls)) for calls in (("1NT", "P"), ("1NT", "P", "2C", "P"), ("1S", "P", "4C", "X"))]
    [False, True, True]
    """
    seat = state.turn
    if state.forced(seat):
        return True
    if len(state.meanings) < 2 or state.last < 0 or state.last_by & 1 != seat & 1:
        return False
    last = next(meaning for meaning in reversed(state.meanings) if meaning.call[0].isdigit())
    left_in = {"artificial", "forcing"} <= last.flags and not state.answered(seat)
    if last.seat == seat:
        return left_in and state.doubled > 0 and state.passes == 2
    return bool(left_in and state.calls[-2] == last.call)


def allowed(state: State) -> tuple[Option, ...]:
    """The rules that may be used, in their order: those of the situation, less a pass where something must be said. A
    takeout double may be passed for penalties."""
    options = situation(state)
    if not must_speak(state):
        return options
    doubled = state.calls[-2] == "X"
    spoken = tuple(o for o in options if o.call != "P" or (doubled and o.rule.name == "Conversion"))
    return spoken + last_resort(state)


def chosen(state: State, hand: Masks) -> Option | None:
    """The first rule that the hand fits; ``None`` if there is none.

    >>> from cardavia.robots.bridge.system.reading import Table, read
    >>> chosen(read(Table(), ()), (0b1111000000000, 0b111, 0b1100000000011, 0b11)).call
    '1NT'
    """
    figures = one_hand(hand)
    return next((option for option in allowed(state) if option.promise.holds(figures)), None)


def call_by_book(state: State, hand: Masks) -> str:
    """What the book calls with this hand: by a rule, or the least that can be said."""
    option = chosen(state, hand)
    return option.call if option is not None else least(state)


def least(state: State) -> str:
    """The cheapest thing to say where no rule speaks: pass, or, where that is not allowed, the suit that partner showed
    last or notrump."""
    if not must_speak(state):
        return "P"
    partner = state.suits[(state.turn + 2) & 3]
    for strain in (*(SUITS[suit] for suit in reversed(partner)), "NT"):
        for level in range(1, 8):
            call = f"{level}{strain}"
            if legal(state, call):
                return call
    return "P"


def calls_by_book(state: State, hands: NDArray[np.uint16]) -> NDArray[np.int8]:
    """What the book calls with each of n hands (n, 4 suits C D H S), as numbers of :data:`COLUMNS` (n,)."""
    if len(hands) <= FEW:
        return np.array([COLUMN[call_by_book(state, hand)] for hand in map(tuple, hands.tolist())], np.int8)
    found = np.full(len(hands), -1, np.int8)
    figures = many_hands(hands)
    for option in allowed(state):
        fits = option.promise.holds(figures)
        open_ = found < 0
        found[open_ & fits] = COLUMN[option.call]
        if (found >= 0).all():
            return found
    found[found < 0] = COLUMN[least(state)]
    return found


def lawful(state: State, hand: Masks, call: str) -> bool:
    """May this call, which the book does not make with this hand, be made with it all the same?

    It is legal and breaks none of the laws: it does not pass what forces, bid on over a sign-off, raise without
    support, bid a suit of three cards as its own, call what the book keeps for other hands (artificial, or forcing to
    game), bid a slam or ask for aces without the points, or run from a game that was doubled.
    """
    if not legal(state, call):
        return False
    if call == "P":
        return not must_speak(state)
    seat = state.turn
    partner = (seat + 2) & 3
    if len(state.meanings) >= 2 and "signoff" in state.meanings[-2].flags and state.calls[-1] == "P":
        return False
    options = [option for option in situation(state) if option.call == call]
    if any({"artificial", "asks", "gf"} & option.rule.flags for option in options):
        return False
    if call in ("X", "XX"):
        return True
    if state.doubled and is_game(state.last) and state.last_by & 1 == seat & 1 and not must_speak(state):
        return False
    figures = one_hand(hand)
    asked = trumps(state) if call == "4NT" and not options else None
    if asked is not None:
        return bool(figures.aces >= 2 and figures.sup[asked] + state.shown[partner].hcp[0] >= SLAM)
    level, strain = rank_of(call) // 5 + 1, call[1:]
    if level >= 6:
        together = figures.pts + state.shown[partner].hcp[0]
        return bool(together >= (GRAND if level == 7 else SLAM))
    if strain == "NT":
        return True
    suit = SUITS.index(strain)
    length, shown = figures.n[suit], state.shown[partner].lengths[suit][0]
    if any(suit in state.suits[other] for other in ((seat + 1) & 3, (seat + 3) & 3)) and not shown:
        return False
    if level >= 5 and is_game(state.last) and state.last_by & 1 == seat & 1:
        return False
    return bool((length + shown >= 7 and length >= 3) or length >= (4 if level == 1 or shown else 5))


def unique(hands: NDArray[np.uint16]) -> tuple[NDArray[np.uint16], NDArray[Any]]:
    """The different hands among these (n, 4), and which of them each is (n,)."""
    keys = hands.astype(np.int64) @ np.array([1, 1 << 13, 1 << 26, 1 << 39], np.int64)
    _, first, whose = np.unique(keys, return_index=True, return_inverse=True)
    return hands[first], whose.ravel()
