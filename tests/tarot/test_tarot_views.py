"""Nobody sees what they may not (SPEC G6): two deals that a viewer can't tell apart look alike to it, byte for byte."""

import json
import re
from dataclasses import fields
from random import Random

import pytest

from cardavia.cards import MARSEILLE, Illegal
from cardavia.games import SEATS, Deal, Seat, Watch, plain
from cardavia.games.tarot import NEXT, TAROT, Discard, TarotView, is_petit_sec
from cardavia.games.tarot.chien import ORDINARY
from tests.tarot.positions import E, N, S, W, random_deal, started, turn, walk


def looks(state, viewer):
    return json.dumps(plain(TAROT.view(state, viewer)), sort_keys=True)


def swapped(deal, one, other):
    """The deal with two cards changing places."""
    bits = one.bit | other.bit
    return Deal(tuple(pile ^ bits if (pile & bits).bit_count() == 1 else pile for pile in deal.piles))


def replayed(deal, dealer, steps):
    """The state after the same actions on another deal, and each action as it is there; ``None`` if one is illegal."""
    state = started(deal, dealer=dealer)
    for seat, action in steps:
        try:
            state = TAROT.apply(state, seat, action)
        except Illegal:
            return None
    return state


def test_hands_that_differ_out_of_sight_give_the_same_views_all_the_way():
    rng = Random(19)
    compared = 0
    for number in range(60):
        dealer = SEATS[number % 4]
        deal = random_deal(rng)
        steps = walk(deal, rng, dealer, shy=0.6)
        acts = [(seat, action) for _, seat, action in steps[:-1]]
        for _ in range(6):
            at = rng.randrange(len(acts)) if acts else 0
            state = steps[at][0]
            viewer = rng.choice([*SEATS, Watch.WATCHER])
            hands = [list(MARSEILLE.cards_in(state.hands[seat])) for seat in SEATS if seat is not viewer]
            first, second = rng.sample(hands, 2)
            if not first or not second:
                continue
            other = swapped(deal, rng.choice(first), rng.choice(second))
            if any(is_petit_sec(pile) for pile in other.piles[:4]):
                continue
            if state.opening.contract and state.opening.contract.shows_chien and other.piles[4] != deal.piles[4]:
                continue  # the chien was seen
            twin = replayed(other, dealer, acts[:at])
            if twin is None:
                continue
            compared += 1
            assert looks(twin, viewer) == looks(state, viewer)
    assert compared > 100


def test_a_secret_discard_shows_in_no_other_view_until_the_end():
    rng = Random(23)
    compared = 0
    for _ in range(120):
        deal = random_deal(rng)
        steps = walk(deal, rng, S, shy=0.7)
        at = next((n for n, (_, _, action) in enumerate(steps) if isinstance(action, Discard)), None)
        if at is None:
            continue
        state, taker, laid = steps[at]
        mine = [card for card in laid.cards if card.bit & ORDINARY and not card.bit & deal.piles[4]]
        viewer = NEXT[taker]
        theirs = [card for card in MARSEILLE.cards_in(deal.piles[NEXT[viewer]]) if card.bit & ORDINARY]
        if not mine or not theirs:
            continue
        one, other = rng.choice(mine), rng.choice(theirs)
        twin_laid = Discard(tuple(other if card is one else card for card in laid.cards))
        acts = [(seat, action) for _, seat, action in steps[:at]]
        twin = replayed(swapped(deal, one, other), S, [*acts, (taker, twin_laid)])
        after = TAROT.apply(state, taker, laid)
        assert twin is not None
        compared += 1
        assert looks(twin, viewer) == looks(after, viewer)
        assert looks(twin, Watch.WATCHER) == looks(after, Watch.WATCHER)
        assert TAROT.seen(state, viewer, taker, laid) == TAROT.seen(state, viewer, taker, twin_laid)
    assert compared > 20


@pytest.mark.parametrize("seed", range(6))
def test_no_view_holds_a_card_that_its_viewer_cannot_know(seed):
    rng = Random(seed)
    for state, _, action in walk(random_deal(rng), rng, shy=0.6):
        if action is None:
            continue
        public = {card for trick in state.tricks for _, card in trick.cards} | {card for _, card in state.trick}
        public |= {card for _, poignee in state.poignees for card in poignee.cards}
        if state.opening.contract and state.opening.contract.shows_chien:
            public |= set(MARSEILLE.cards_in(state.opening.chien | state.opening.public_trumps))
        for viewer in (*SEATS, Watch.WATCHER):
            mine = MARSEILLE.cards_in(state.hands[viewer]) if isinstance(viewer, Seat) else ()
            laid = MARSEILLE.cards_in(state.opening.discard or 0) if viewer is state.opening.taker else ()
            known = {card.code for card in (*public, *mine, *laid)}
            words = set(re.findall(r"[A-Z0-9]+", looks(state, viewer)))
            assert words & {card.code for card in MARSEILLE} <= known


def test_choices_are_only_for_the_seat_awaited():
    state = started(random_deal(Random(5)))
    for viewer in (*SEATS, Watch.WATCHER):
        assert bool(TAROT.view(state, viewer).choices) == (viewer is turn(state))


def test_all_is_open_once_the_deal_is_over_and_not_before():
    rng = Random(8)
    steps = walk(random_deal(rng), rng, shy=0.4)
    for state, _, action in steps[:-1]:
        with pytest.raises(Illegal) as refused:
            TAROT.view(state, Watch.OPEN)
        assert refused.value.reason == "not_over"
        assert all(TAROT.view(state, seat).hands is None for seat in (N, E, S, W))
        assert action is not None
    end = steps[-1][0]
    assert TAROT.view(end, Watch.OPEN).hands == TAROT.view(end, N).hands
    assert TAROT.view(end, Watch.WATCHER).hands is None


def test_a_view_has_the_agreed_fields():
    assert [field.name for field in fields(TarotView)] == [
        "viewer", "phase", "awaited", "dealer", "hand", "bids", "contract", "taker", "chien", "discard",
        "public_trumps", "chelem", "poignees", "trick", "tricks", "won", "petit_sec", "choices", "offers", "hands",
        "outcome",
    ]  # fmt: skip
