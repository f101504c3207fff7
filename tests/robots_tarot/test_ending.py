"""The search of the last tricks finds what a plain one through the rules finds."""

from random import Random

import numpy as np

from cardavia import deals
from cardavia.cards import MARSEILLE
from cardavia.games import SEATS
from cardavia.games.tarot import TAROT, Play, Setup, State
from cardavia.games.tarot.chien import BOUT_MASK
from cardavia.games.tarot.levels import Side
from cardavia.robots.tarot.fast import engine
from cardavia.robots.tarot.fast.ending import best_values
from cardavia.robots.tarot.fast.engine import Ints, masks


def late(number: int, cards_left: int) -> tuple[State, Ints] | None:
    """A deal played at random until so many cards are left, and the same for the compiled game."""
    rng = Random(number)
    state = TAROT.start(Setup(SEATS[number % 4]), deals.unrank(TAROT, rng.randrange(deals.count(TAROT))))
    begun, cards = None, []
    while TAROT.awaited(state):
        (seat,) = TAROT.awaited(state)
        if state.phase == "play" and begun is None:
            begun = compiled(state)
        if begun is not None and state.hands[seat].bit_count() == cards_left and TAROT.legal(state, seat).count() > 1:
            return state, engine.replayed(begun, np.array(cards, np.int64))
        actions = TAROT.legal(state, seat)
        action = actions.sample(rng)
        if state.phase == "play":
            plays = [play for play in actions if isinstance(play, Play)]
            action = rng.choice([play for play in plays if play.card.code not in ("EX", "T1")] or plays)
            cards.append(action.card.index)
        state = TAROT.apply(state, seat, action)
    return None


def compiled(state: State) -> Ints:
    taker, contract = state.opening.taking()
    found = engine.blank()
    for seat in SEATS:
        found[5 * seat : 5 * seat + 5] = masks(state.hands[seat])
    found[engine.TAKER], found[engine.TIMES] = taker, contract.multiplier
    found[engine.TURN], found[engine.SLAM] = state.turn, state.opening.chelem
    stock = state.opening.stock
    if contract.chien_side is Side.TAKER:
        found[engine.HALF] = sum(card.half_points for card in MARSEILLE.cards_in(stock))
        found[engine.TAKEN] = (stock & BOUT_MASK).bit_count()
    return found


def best(state: State) -> int:
    """What each defender pays, doubled, if all play best: plain minimax through the rules."""
    outcome = TAROT.outcome(state)
    if outcome is not None:
        return int(2 * outcome.detail.settlement.per_defender)
    (seat,) = TAROT.awaited(state)
    choose = max if seat is state.opening.taker else min
    return choose(best(TAROT.apply(state, seat, play)) for play in TAROT.legal(state, seat) if isinstance(play, Play))


def test_the_last_tricks_are_worth_what_minimax_through_the_rules_says() -> None:
    tried = 0
    for number in range(150):
        found = late(number, 2 + (number % 10 == 0))
        if found is None:
            continue
        state, row = found
        (seat,) = TAROT.awaited(state)
        plays = [play for play in TAROT.legal(state, seat) if isinstance(play, Play)]
        got = best_values(row[None], np.array([play.card.index for play in plays], np.int64))[0]
        assert got.tolist() == [best(TAROT.apply(state, seat, play)) for play in plays]
        tried += 1
    assert tried > 60
