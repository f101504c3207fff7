"""What hands promise and what they bid, compiled: the scales of the ``greedy`` level, and how likely each bid was."""

# Compiled code counts in NumPy's numbers, which are no int and no float to a type checker.
# mypy: disable-error-code="no-any-return,arg-type"

from dataclasses import astuple

import numpy as np

from cardavia.robots.tarot.bidding import ASKED, CONTRE, OPEN, SANS
from cardavia.robots.tarot.fast.compiled import bits, kernel
from cardavia.robots.tarot.fast.engine import EXCUSE_BIT, SUIT, TRUMPS, Floats, Ints

#: The scales with the chien, without it, and with the chien against one.
SCALES = np.array([astuple(OPEN), astuple(SANS), astuple(CONTRE)])
#: For each bid, pass to garde contre: its scale, and the margin that it asks for.
SCALE_OF = np.array([0, 0, 0, 1, 2], np.int64)
ASKS = np.array([0.0, *(asked for _, _, asked in reversed(ASKED))])
HIGH = sum(1 << n - 1 for n in range(15, 21))


@kernel
def margin(hand: Ints, scale: Floats) -> float:
    """Card points above the target that a hand (five masks) may expect if it takes."""
    trumps = hand[4] & TRUMPS
    worth = scale[0] + scale[4] * bits(trumps) + scale[5] * bits(trumps & HIGH)
    if trumps >> 20:
        worth += scale[1]
    if hand[4] & EXCUSE_BIT:
        worth += scale[2]
    if trumps & 1:
        worth += scale[3]
    for suit in range(4):
        held = hand[suit] & SUIT
        count = bits(held)
        worth += scale[6] * (held >> 13 & 1) + scale[7] * (held >> 12 & 1) + scale[8] * (held >> 11 & 1)
        worth += scale[9] * max(0, count - 4) + scale[10] * max(0, 2 - count)
    return worth


@kernel
def bid(hand: Ints, current: int) -> int:
    """The bid of a hand, 0 (pass) to 4 (garde contre), over the highest so far."""
    for contract in range(4, current, -1):
        if margin(hand, SCALES[SCALE_OF[contract]]) >= ASKS[contract]:
            return contract
    return 0


@kernel
def bid_chance(hand: Ints, made: int, current: int, spread: float) -> float:
    """How likely a player with this hand makes this bid over ``current``, if each one's standards differ by about
    ``spread`` card points."""
    rest = 1.0
    for contract in range(4, current, -1):
        ahead = margin(hand, SCALES[SCALE_OF[contract]]) - ASKS[contract]
        here = rest / (1.0 + np.exp(-ahead / spread))
        if contract == made:
            return here
        rest -= here
    return rest
