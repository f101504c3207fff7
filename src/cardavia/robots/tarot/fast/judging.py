"""What a bid and a discard come to, deal after deal: the auction finished by the scales, the play by the policy."""

# Compiled code counts in NumPy's numbers, which are no int and no float to a type checker.
# mypy: disable-error-code="no-any-return,arg-type"

import numpy as np

from cardavia.robots.tarot.fast import engine
from cardavia.robots.tarot.fast.bidding import bid
from cardavia.robots.tarot.fast.compiled import entry, kernel
from cardavia.robots.tarot.fast.deals import TIMES, opened, pin, put_stock
from cardavia.robots.tarot.fast.engine import GOALS, SIZE, Floats, Ints, empty, settled
from cardavia.robots.tarot.fast.playing import play_out
from cardavia.robots.tarot.fast.policy import VIEW

BIDS = 5


@kernel
def _auction(piles: Ints, made: Ints, seat: int, choice: int, dealer: int) -> tuple[int, int]:
    """Who takes, and what (-1, 0 if nobody), if a seat makes this bid and those after it bid by the scales. ``made``
    (4) are the bids so far, -1 where none."""
    taker, high = -1, 0
    speaker = dealer
    for _ in range(4):
        speaker = (speaker + 3) & 3
        said = made[speaker]
        if speaker == seat:
            said = choice
        elif said < 0:
            said = bid(piles[speaker], high)
        if said > high:
            taker, high = speaker, said
    return taker, high


@entry
def bid_values(deals: Ints, made: Ints, seat: int, dealer: int, lowest: int, skill: Floats) -> tuple[Floats, Floats]:
    """For each deal (n, 5 piles, 5 masks) and bid 0 (pass) to 4: the points of the ``seat`` if it makes that bid, and
    whether it then makes a contract of its own (1, 0, or -1 where it doesn't take). Bids from 1 to ``lowest`` - 1 are
    not looked at."""
    points = np.zeros((len(deals), BIDS))
    own = np.full((len(deals), BIDS), -1.0)
    stock = np.empty(5, np.int64)
    cards, seen, worth = np.empty(24, np.int64), np.empty(VIEW, np.int64), np.empty(24)
    unit = np.empty((4, BIDS))
    won = np.empty((4, BIDS))
    for deal in range(len(deals)):
        piles = deals[deal]
        unit[:] = np.nan
        for choice in range(BIDS):
            if 0 < choice < lowest:
                continue
            taker, high = _auction(piles, made, seat, choice, dealer)
            if taker < 0:
                continue
            if np.isnan(unit[taker, high]):
                state = opened(piles, taker, high, dealer, stock)
                play_out(state, skill, skill, cards, seen, worth)
                for contract in range(1, 3) if high < 3 else range(high, high + 1):
                    state[engine.TIMES] = TIMES[contract]
                    unit[taker, contract] = settled(state) / 2
                    won[taker, contract] = 1.0 if state[engine.HALF] >= GOALS[state[engine.TAKEN]] else 0.0
            if taker == seat:
                points[deal, choice] = 3.0 * unit[taker, high]
                own[deal, choice] = won[taker, high]
            else:
                points[deal, choice] = -unit[taker, high]
    return points, own


@entry
def lay_values(
    deals: Ints, hand: Ints, chien: Ints, laid: Ints, taker: int, times: int, dealer: int, skill: Floats
) -> Floats:
    """For each deal (n, 5, 5; the other three hands) and each way to lay six away from a ``hand`` of 24 (``laid`` (k,
    5)): what each defender pays, doubled (n, k)."""
    found = np.empty((len(deals), len(laid)))
    cards, seen, worth = np.empty(24, np.int64), np.empty(VIEW, np.int64), np.empty(24)
    state = np.empty(SIZE, np.int64)
    for way in range(len(laid)):
        begun = empty()
        begun[engine.TAKER] = taker
        begun[engine.TIMES] = times
        begun[engine.TURN] = (dealer + 3) & 3
        pin(begun, chien, laid[way])
        put_stock(begun, laid[way], True)
        for deal in range(len(deals)):
            state[:] = begun
            for seat in range(4):
                for suit in range(5):
                    state[engine.HAND + 5 * seat + suit] = deals[deal, seat, suit]
                    if seat == taker:
                        state[engine.HAND + 5 * seat + suit] = hand[suit] & ~laid[way, suit]
            found[deal, way] = play_out(state, skill, skill, cards, seen, worth)
    return found


@entry
def played_out(worlds: Ints, skill: Floats) -> Ints:
    """For each world: the taker's half points above the target, its tricks, what each defender pays, doubled, if the
    policy plays it out (n, 3)."""
    found = np.empty((len(worlds), 3), np.int64)
    cards, seen, worth = np.empty(24, np.int64), np.empty(VIEW, np.int64), np.empty(24)
    state = np.empty(SIZE, np.int64)
    for world in range(len(worlds)):
        state[:] = worlds[world]
        found[world, 2] = play_out(state, skill, skill, cards, seen, worth)
        found[world, 0] = state[engine.HALF] - GOALS[state[engine.TAKEN]]
        found[world, 1] = state[engine.WON]
    return found
