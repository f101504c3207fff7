"""What a hand of 18 promises, in card points above or below the target, and what it bids."""

from dataclasses import dataclass

from cardavia.cards import MARSEILLE
from cardavia.games.tarot import GARDE, GARDE_CONTRE, GARDE_SANS, PASS, PRISE, Bid, Contract
from cardavia.games.tarot.trick import EXCUSE, PETIT, TRUMPS, WORLD

HIGH = MARSEILLE.mask(MARSEILLE[f"T{n}"] for n in range(15, 21))


@dataclass(frozen=True, slots=True)
class Scale:
    """What each feature of a hand is worth in card points, for one way of taking. Fitted to deals that these robots
    played among themselves, whoever took; ``base`` is what a hand with none of them lacks."""

    base: float
    world: float
    excuse: float
    petit: float
    trump: float
    high: float  # XV to XX, on top of ``trump``
    king: float
    queen: float
    knight: float
    long: float  # each card beyond the fourth of a suit
    short: float  # each card fewer than two of a suit


#: With the chien and the discard; without; and with the chien against one.
OPEN = Scale(-39.0, 11.0, 11.0, 9.0, 2.4, 1.5, 5.0, 1.5, 0.5, 0.8, 0.8)
SANS = Scale(-50.0, 12.0, 10.5, 4.5, 1.7, 1.7, 6.0, 1.8, 1.3, 0.3, 2.5)
CONTRE = Scale(-59.0, 13.0, 12.0, 6.5, 1.3, 1.7, 6.3, 2.4, 1.5, 0.0, 3.0)


def margin(hand: int, scale: Scale) -> float:
    """Card points above the target that the hand may expect if it takes."""
    worth = scale.base
    worth += scale.world * bool(hand & WORLD.bit)
    worth += scale.excuse * bool(hand & EXCUSE.bit)
    worth += scale.petit * bool(hand & PETIT.bit)
    worth += scale.trump * (hand & TRUMPS).bit_count()
    worth += scale.high * (hand & HIGH).bit_count()
    for suit in "CSBD":
        held = hand & MARSEILLE.suits[suit]
        worth += scale.king * bool(held & MARSEILLE[suit + "R"].bit)
        worth += scale.queen * bool(held & MARSEILLE[suit + "Q"].bit)
        worth += scale.knight * bool(held & MARSEILLE[suit + "C"].bit)
        worth += scale.long * max(0, held.bit_count() - 4)
        worth += scale.short * max(0, 2 - held.bit_count())
    return worth


#: Each bid, highest first, with the margin that it asks for and the scale that this is read on.
ASKED = ((GARDE_CONTRE, CONTRE, 3.0), (GARDE_SANS, SANS, 3.0), (GARDE, OPEN, 3.0), (PRISE, OPEN, -2.0))


def bid(hand: int, current: Contract | None) -> Bid:
    """The bid of a hand over what was bid before."""
    for offered, scale, asked in ASKED:
        contract = offered.contract
        if contract is None or (current is not None and not contract > current):
            continue
        if margin(hand, scale) >= asked:
            return offered
    return PASS
