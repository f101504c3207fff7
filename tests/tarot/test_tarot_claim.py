"""The rest may be played out only where every way to play it settles the same, as far as its leader can see."""

from random import Random

import pytest

from cardavia.cards import MARSEILLE, Illegal
from cardavia.games import SEATS
from cardavia.games.tarot import TAROT, Claim, State
from cardavia.games.tarot.claim import all_masters
from tests.tarot.positions import mask, random_deal, turn, walk


def every_end(state):
    """The scores of every legal way to play on."""
    if not TAROT.awaited(state):
        return {TAROT.outcome(state).scores}
    seat = turn(state)
    return set().union(*(every_end(TAROT.apply(state, seat, action)) for action in TAROT.legal(state, seat)))


def layouts(state, seat, limit, rng):
    """Other states that look the same to ``seat``, as far as cards may lie: its unseen cards dealt anew."""
    others = [other for other in SEATS if other is not seat]
    known = state.hands[seat]
    for trick in state.tricks:
        known |= MARSEILLE.mask(card for _, card in trick.cards)
    opening = state.opening
    unseen = [card for card in MARSEILLE if not card.bit & known]
    seen = opening.public_trumps if seat is not opening.taker else opening.discard or 0
    unseen = [card for card in unseen if not card.bit & seen]
    for _ in range(limit):
        drawn = rng.sample(unseen, 3 * len(MARSEILLE.cards_in(state.hands[seat])))
        hands = list(state.hands)
        for at, other in enumerate(others):
            hands[other] = MARSEILLE.mask(drawn[at::3])
        yield State(state.phase, opening, seat, tuple(hands), (), state.tricks, state.poignees)


def claims(rng, most):
    """Positions in which the rest may be asked for, with at most ``most`` cards in each hand."""
    found = []
    while len(found) < 25:
        for state, seat, action in walk(random_deal(rng), rng, shy=0.5):
            if action is not None and state.phase == "play" and not state.trick:
                left = state.hands[seat].bit_count()
                if left <= most and TAROT.offers(state, seat):
                    found.append((state, seat))
    return found


def test_every_order_of_the_cards_settles_alike_however_the_hidden_ones_lie():
    rng = Random(31)
    for state, seat in claims(rng, 3):
        assert len(every_end(state)) == 1
        assert TAROT.outcome(TAROT.apply(state, seat, Claim.REST)).scores in every_end(state)
        if state.hands[seat].bit_count() <= 2:
            for other in layouts(state, seat, 3, rng):
                assert len(every_end(other)) == 1


def test_a_claim_plays_all_eighteen_tricks():
    rng = Random(32)
    state, seat = claims(rng, 3)[0]
    end = TAROT.apply(state, seat, Claim.REST)
    assert len(end.tricks) == 18
    assert not TAROT.awaited(end)


def test_only_the_leader_may_ask_and_only_where_it_is_offered():
    rng = Random(33)
    for state, seat, action in walk(random_deal(rng), rng, shy=0.2):
        if action is None:
            continue
        for other in SEATS:
            if other is not seat:
                assert not TAROT.offers(state, other)
        if not TAROT.offers(state, seat):
            with pytest.raises(Illegal):
                TAROT.apply(state, seat, Claim.REST)


@pytest.mark.parametrize(
    ("hand", "elsewhere", "sure"),
    [
        ("T20 T19", "T18 CR", True),
        ("T20 T17", "T18 CR", False),
        ("T20 CR", "T18 CQ", False),  # the trump may fall on the King
        ("CR SQ", "CQ SC", True),
        ("CR SC", "CQ SQ", False),
        ("CR C2", "SQ SC", True),  # nobody else has the suit, and there are no trumps
        ("CR", "", True),
    ],
)
def test_masters_win_in_whatever_order_they_are_led(hand, elsewhere, sure):
    assert all_masters(mask(hand), mask(elsewhere)) is sure


def test_no_offer_while_the_petit_or_the_excuse_can_still_fall():
    rng = Random(34)
    for state, _ in claims(rng, 6):
        out = MARSEILLE.mask(card for trick in state.tricks for _, card in trick.cards)
        gone = out | (state.opening.discard or 0)
        assert gone & mask("T1 EX") == mask("T1 EX")
