"""What holds for every deal, however it is played."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.cards import MARSEILLE
from cardavia.games import SEATS, plain
from cardavia.games.tarot import TAROT, Side
from tests.tarot import slow_tarot
from tests.tarot.positions import random_deal, walk

SIGN = {Side.TAKER: 1, Side.DEFENCE: -1, None: 0}


@settings(max_examples=50, deadline=None)
@given(st.integers(0, 2**60), st.sampled_from(SEATS), st.floats(0, 0.9))
def test_any_legal_walk_ends_with_all_accounts_in_order(seed, dealer, shy):
    rng = Random(seed)
    steps = walk(random_deal(rng), rng, dealer, shy)
    for state, _, _ in steps:
        lying = [*state.hands, state.opening.stock if state.phase in ("chelem", "play") else 0]
        if state.phase in ("chelem", "play"):
            lying += [MARSEILLE.mask(card for _, card in trick.cards) for trick in state.tricks]
            lying += [MARSEILLE.mask(card for _, card in state.trick)]
            assert sum(lying) == MARSEILLE.all  # every card lies in one place
    end = steps[-1][0]
    outcome = TAROT.outcome(end)
    assert not TAROT.awaited(end)
    assert sum(outcome.scores) == 0
    assert plain(outcome) is not None
    if outcome.cancelled:
        assert outcome.scores == (0, 0, 0, 0)
        return
    settled, tally = outcome.detail.settlement, outcome.detail.tally
    assert settled.per_defender == sum(line.points for line in outcome.lines)
    assert -986 <= settled.per_defender <= 962
    assert 0 <= tally.half_points <= 182
    last = {card.code for _, card in end.tricks[-1].cards}
    assert tally.half_points % 2 == 0 or "EX" in last  # whole points unless the Excuse fell last
    assert len({score for seat, score in enumerate(outcome.scores) if seat != outcome.detail.taker}) == 1


@settings(max_examples=50, deadline=None)
@given(st.integers(0, 2**60), st.floats(0, 0.9))
def test_the_count_and_the_choices_are_those_of_the_slow_rules(seed, shy):
    rng = Random(seed)
    steps = walk(random_deal(rng), rng, shy=shy)
    for state, seat, action in steps:
        if action is not None and state.phase == "play":
            hand = {card.code for card in MARSEILLE.cards_in(state.hands[seat])}
            legal = slow_tarot.legal_plays(hand, [card.code for _, card in state.trick])
            offered = {choice.text for choice in TAROT.legal(state, seat).forms[0]}
            assert offered == legal
    end = steps[-1][0]
    outcome = TAROT.outcome(end)
    if outcome.cancelled:
        return
    tally, taker = outcome.detail.tally, outcome.detail.taker
    tricks = [[(int(seat), card.code) for seat, card in trick.cards] for trick in end.tricks]
    halves, bouts, petit, swept = slow_tarot.play_through(int(taker), tricks)
    stock = [card.code for card in MARSEILLE.cards_in(end.opening.stock)]
    if end.opening.contract.chien_side is Side.TAKER:
        halves += sum(slow_tarot.half_points(code) for code in stock)
        bouts |= set(stock) & slow_tarot.BOUTS
    assert (tally.half_points, {card.code for card in tally.bouts}) == (halves, bouts)
    assert (SIGN[tally.petit_au_bout], SIGN[tally.all_tricks]) == (petit, swept)
    shown = [poignee.level.points for _, poignee in end.poignees]
    multiplier = end.opening.contract.multiplier
    unit = slow_tarot.settle(multiplier, halves, len(bouts), petit, shown, end.opening.chelem is True, swept)
    assert outcome.detail.settlement.per_defender == unit


def test_the_taker_and_the_defence_share_one_hundred_and_eighty_two_half_points():
    rng = Random(4)
    for _ in range(30):
        end = walk(random_deal(rng), rng, shy=0.3)[-1][0]
        if TAROT.outcome(end).cancelled:
            continue
        taker = end.opening.taker
        tricks = [[(int(seat), card.code) for seat, card in trick.cards] for trick in end.tricks]
        mine, _, _, _ = slow_tarot.play_through(int(taker), tricks)
        stock = sum(card.half_points for card in MARSEILLE.cards_in(end.opening.stock))
        defence = 0  # counted on its own: its cards, and the Excuse's ways turned about
        fate = TAROT.outcome(end).detail.tally.excuse
        for trick in end.tricks:
            if trick.winner is not taker:
                defence += sum(card.half_points for _, card in trick.cards if card.code != "EX")
        if fate is not None:
            defence += 9 if fate.counts_for is Side.DEFENCE else 0
            defence += {Side.DEFENCE: 1, Side.TAKER: -1, None: 0}[fate.half_point_to]
        assert mine + defence + stock == 182
