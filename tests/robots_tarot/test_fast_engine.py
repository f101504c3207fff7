"""The compiled play keeps the rules of ``games.tarot``: the same legal cards, the same settlement, card by card."""

from collections import Counter
from random import Random

import numpy as np

from cardavia import deals
from cardavia.cards import MARSEILLE
from cardavia.games import SEATS, Deal
from cardavia.games.choices import Plays
from cardavia.games.tarot import CHELEM_NO, CHELEM_YES, GARDE_SANS, PASS, TAROT, Play, Poignee, Setup, State
from cardavia.games.tarot.chien import BOUT_MASK, is_petit_sec
from cardavia.games.tarot.levels import Side
from cardavia.robots.tarot.fast import engine
from cardavia.robots.tarot.fast.engine import Ints, masks


def opened(number: int, rng: Random) -> State:
    """A deal bid and laid away at random, before the first card."""
    while True:
        deal = deals.unrank(TAROT, rng.randrange(deals.count(TAROT)))
        state = TAROT.start(Setup(SEATS[number % 4]), deal)
        while TAROT.awaited(state) and state.phase != "play":
            (seat,) = TAROT.awaited(state)
            state = TAROT.apply(state, seat, TAROT.legal(state, seat).sample(rng))
        if state.phase == "play":
            return state


def compiled(state: State) -> Ints:
    """The same deal for the compiled game."""
    taker, contract = state.opening.taking()
    found = engine.blank()
    for seat in SEATS:
        at = engine.HAND + 5 * seat
        found[at : at + 5] = masks(state.hands[seat])
    found[engine.TAKER], found[engine.TIMES] = taker, contract.multiplier
    found[engine.TURN], found[engine.SLAM] = state.turn, state.opening.chelem
    stock = state.opening.stock
    if contract.chien_side is Side.TAKER:
        found[engine.HALF] = sum(card.half_points for card in MARSEILLE.cards_in(stock))
        found[engine.TAKEN] = (stock & BOUT_MASK).bit_count()
    return found


def finished(state: State, rng: Random, early_excuse: float = 0.3) -> tuple[State, list[int], int]:
    """The deal played at random to its end, the cards and the points of the poignées. The Excuse would nearly always
    be gone by the last trick; where chance says so it is kept as long as another card may be played."""
    cards: list[int] = []
    shown = 0
    keeps = rng.random() > early_excuse
    while TAROT.awaited(state):
        (seat,) = TAROT.awaited(state)
        choices = TAROT.legal(state, seat)
        action = choices.sample(rng)
        if keeps and isinstance(action, Play) and action.card.code == "EX" and choices.count() > 1:
            action = next(other for other in choices if other != action)
        if isinstance(action, Poignee):
            shown += action.level.points
        elif isinstance(action, Play):
            cards.append(action.card.index)
        state = TAROT.apply(state, seat, action)
    return state, cards, shown


def test_the_cards_allowed_are_those_of_the_rules_at_every_turn() -> None:
    for number in range(250):
        rng = Random(number)
        state = opened(number, rng)
        begun, cards = compiled(state), []
        while TAROT.awaited(state):
            (seat,) = TAROT.awaited(state)
            here = engine.replayed(begun, np.array(cards, np.int64))
            choices = TAROT.legal(state, seat)
            (plays,) = (form for form in choices.forms if isinstance(form, Plays))
            assert here[engine.TURN] == seat
            assert sorted(engine.allowed(here).tolist()) == [card.index for card in plays.cards]
            action = choices.sample(rng)
            if isinstance(action, Play):
                cards.append(action.card.index)
            state = TAROT.apply(state, seat, action)


def test_random_deals_settle_as_the_rules_settle_them() -> None:
    met: Counter[str] = Counter()
    for number in range(1500):
        rng = Random(1000 + number)
        state = opened(number, rng)
        begun = compiled(state)
        over, cards, shown = finished(state, rng)
        begun[engine.SHOWN] = shown
        outcome = TAROT.outcome(over)
        assert outcome is not None
        assert engine.ended(begun, np.array(cards, np.int64)) == 2 * outcome.detail.settlement.per_defender
        count = outcome.detail.tally
        met["petit au bout"] += count.petit_au_bout is not None
        met["poignee"] += shown > 0
        if count.excuse is not None:
            met["excuse lost"] += count.excuse.half_point_to is None and any(
                card.code == "EX" for _, card in over.tricks[-1].cards
            )
            met["half point moved"] += count.excuse.half_point_to is not None
    assert all(met[kind] > 5 for kind in ("petit au bout", "poignee", "excuse lost", "half point moved")), met


def test_a_slam_that_ends_with_the_excuse_led_settles_as_the_rules_say() -> None:
    """The side with all 17 tricks before leads the Excuse: it wins, and the trick before decides the Petit au bout."""
    met: Counter[str] = Counter()
    for number in range(40):
        rng = Random(number)
        taker = SEATS[number % 4]
        own = [*(f"T{n}" for n in range(21, 6, -1)), "T1" if number % 3 else "T6", "CR", "EX"]
        hand = MARSEILLE.mask(MARSEILLE[code] for code in own)
        rest = [card for card in MARSEILLE if not hand & card.bit]
        rng.shuffle(rest)
        piles = [hand if seat is taker else MARSEILLE.mask(rest.pop() for _ in range(18)) for seat in SEATS]
        if any(is_petit_sec(pile) for pile in piles):
            continue
        state = TAROT.start(Setup(SEATS[number // 4 % 4]), Deal((*piles, MARSEILLE.mask(rest))))
        while state.phase == "bidding":
            (seat,) = TAROT.awaited(state)
            state = TAROT.apply(state, seat, GARDE_SANS if seat is taker else PASS)
        state = TAROT.apply(state, taker, CHELEM_YES if number % 2 else CHELEM_NO)
        begun, cards = compiled(state), []
        while TAROT.awaited(state):
            (seat,) = TAROT.awaited(state)
            plays = [action for action in TAROT.legal(state, seat) if isinstance(action, Play)]
            action = rng.choice(plays)
            if seat is taker:  # the highest first, the Petit last but one, the Excuse last
                action = max(plays, key=lambda play: (play.card.suit != "E", play.card.suit == "C", play.card.rank))
            cards.append(action.card.index)
            state = TAROT.apply(state, seat, action)
        outcome = TAROT.outcome(state)
        assert outcome is not None
        assert engine.ended(begun, np.array(cards, np.int64)) == 2 * outcome.detail.settlement.per_defender
        met["slam"] += outcome.detail.tally.all_tricks is Side.TAKER
        met["petit"] += outcome.detail.tally.petit_au_bout is Side.TAKER
    assert met["slam"] > 10, met
    assert met["petit"] > 5, met
