"""Worlds agree with all that a seat has seen, none is left out, and none is likelier than another without a reason."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random

import numpy as np
import pytest

from cardavia import deals
from cardavia.cards import MARSEILLE
from cardavia.games import SEATS
from cardavia.games.tarot import TAROT, Play, Setup, State, TarotView, playable, trumps_due
from cardavia.games.tarot.chien import BOUT_MASK, KINGS
from cardavia.games.tarot.trick import TRUMPS
from cardavia.robots import robot
from cardavia.robots.tarot.fast.engine import mask_of, masks
from cardavia.robots.tarot.fast.layouts import count_layouts, draw_layouts
from cardavia.robots.tarot.position import STOCK, Position, position
from cardavia.robots.tarot.worlds import Belief, drawn, evidence, layouts, worlds

GREEDY = robot("tarot", "greedy")
Layout = tuple[int, ...]


def kinds_of(may: list[int]) -> tuple[np.ndarray, np.ndarray]:
    """Cards 0, 1, … each with the places (bits 0 to 3) open to it, as kinds of like cards."""
    groups: dict[int, list[int]] = {}
    for card, places in enumerate(may):
        groups.setdefault(places, []).append(card)
    rows = [(len(cards), *(places >> place & 1 for place in range(4))) for places, cards in groups.items()]
    return np.array(rows, np.int64), np.array([card for cards in groups.values() for card in cards], np.int64)


def every(may: list[int], room: list[int]) -> Iterator[Layout]:
    """All ways, each card tried in each place: slow and plain."""

    def laid(card: int, left: list[int], found: list[int]) -> Iterator[Layout]:
        if card == len(may):
            yield tuple(found)
            return
        for place in range(4):
            if may[card] >> place & 1 and left[place]:
                left[place] -= 1
                found[place] |= 1 << card
                yield from laid(card + 1, left, found)
                found[place] ^= 1 << card
                left[place] += 1

    return laid(0, list(room), [0, 0, 0, 0])


@pytest.mark.parametrize("seed", range(12))
def test_every_layout_is_drawn_as_often_as_the_others(seed: int) -> None:
    rng = Random(seed)
    while True:
        may = [rng.choice((15, 15, 7, 11, 3, 5, 6, 9, 12, 1, 8)) for _ in range(rng.randrange(5, 9))]
        room = [0, 0, 0, 0]
        for _ in may:
            room[rng.randrange(4)] += 1
        ways = list(every(may, room))
        if 3 <= len(ways) <= 400:
            break
    kinds, cards = kinds_of(may)
    assert count_layouts(kinds, np.array(room, np.int64)) == len(ways)
    number = 60 * len(ways)
    drawn = draw_layouts(kinds, cards, np.array(room, np.int64), number, np.array([seed], np.uint64))
    met = Counter(tuple(mask_of(place) for place in layout) for layout in drawn)
    assert set(met) == set(ways)
    square = sum((met[way] - 60) ** 2 / 60 for way in ways)
    free = len(ways) - 1
    assert abs(square - free) < 5 * (2 * free) ** 0.5 + 5, "chi-square, mean and deviation of its degrees of freedom"


def test_all_free_cards_are_counted_as_a_multinomial() -> None:
    kinds = np.array([[60, 1, 1, 1, 1]], np.int64)
    ways = count_layouts(kinds, np.array([18, 18, 18, 6], np.int64))
    assert ways == pytest.approx(comb(60, 18) * comb(42, 18) * comb(24, 18))


def moments(count: int, cards_left: int) -> Iterator[tuple[State, TarotView]]:
    """Views of seats that must play with so many cards left, in deals that the greedy level plays."""
    for number in range(count):
        rng = Random(number)
        state = TAROT.start(Setup(SEATS[number % 4]), deals.unrank(TAROT, rng.randrange(deals.count(TAROT))))
        while awaited := TAROT.awaited(state):
            (seat,) = awaited
            view = TAROT.view(state, seat)
            if view.phase == "play" and len(view.hand) == cards_left:
                yield state, view
            action = GREEDY.act(view, rng)
            if state.phase == "play" and rng.random() < 0.3:
                action = rng.choice([play for play in TAROT.legal(state, seat) if isinstance(play, Play)])
            state = TAROT.apply(state, seat, action)


def lawful(view: TarotView, here: Position, places: list[int]) -> bool:
    """Whether the deal could have come to this view if the cards lay so, by the rules alone."""
    hands = [places[seat] | here.played[seat] for seat in SEATS]
    trick: list = []
    for number, (seat, card) in enumerate(pair for cards in (*view.tricks,) for pair in cards.cards):
        trick = trick if number % 4 else []
        if not playable(hands[seat], trick) & card.bit:
            return False
        hands[seat] ^= card.bit
        trick.append(card)
    trick = []
    for seat, card in view.trick:
        if not playable(hands[seat], trick) & card.bit:
            return False
        hands[seat] ^= card.bit
        trick.append(card)
    taker, contract = view.taker, view.contract
    assert taker is not None
    assert contract is not None
    if contract.shows_chien:
        stock = places[STOCK]
        whole = places[taker] | here.played[taker] | stock
        if stock & (KINGS | BOUT_MASK) or MARSEILLE.mask(view.chien or ()) & ~whole:
            return False
        if (stock & TRUMPS).bit_count() != trumps_due(whole) or stock & TRUMPS != MARSEILLE.mask(view.public_trumps):
            return False
    for seat, shown in view.poignees:
        cards = MARSEILLE.mask(shown.cards)
        if cards & ~(places[seat] | here.played[seat] | here.stock):
            return False
    return True


def all_layouts(view: TarotView, here: Position) -> set[Layout]:
    """Every lawful layout of the unseen cards, found by trying all."""
    unseen = [card for card in range(78) if here.unseen >> card & 1]
    found = set()
    places = [place for place in range(5) if here.sizes[place]]

    def laid(rest: tuple[int, ...], at: int, layout: list[int]) -> None:
        if at == len(places):
            whole = [layout[place] | (here.mine if place == here.viewer else 0) for place in range(4)]
            if lawful(view, here, [*whole, layout[STOCK] | here.stock]):
                found.add(tuple(layout))
            return
        for taken in combinations(rest, here.sizes[places[at]]):
            layout[places[at]] = sum(1 << card for card in taken)
            laid(tuple(card for card in rest if card not in taken), at + 1, layout)
        layout[places[at]] = 0

    laid(tuple(unseen), 0, [0] * 5)
    return found


@pytest.mark.parametrize("cards_left", [1, 2])
def test_the_layouts_drawn_are_all_that_the_rules_allow(cards_left: int) -> None:
    seen = 0
    for _, view in moments(40, cards_left):
        here = position(view)
        unseen = here.unseen.bit_count()
        if cards_left == 2 and unseen > 8:
            continue  # too many to try
        ways = all_layouts(view, here)
        drawn = layouts(here, 12 * len(ways) + 20, Random(1))
        assert {tuple(mask_of(place) for place in layout) for layout in drawn} == ways
        seen += len(ways) > 1
    assert seen > 15


def test_the_true_deal_is_always_among_the_possible_ones() -> None:
    for state, view in (pair for left in (18, 13, 8, 4) for pair in moments(25, left)):
        here = position(view)
        stock = state.opening.stock
        for place, cards in enumerate((*state.hands, stock)):
            hidden = cards & ~here.mine & ~here.stock
            assert hidden & here.may[place] == hidden
            assert place == here.viewer or hidden.bit_count() == here.sizes[place]


def test_worlds_hold_what_the_seat_has_and_weigh_one_in_all() -> None:
    for state, view in moments(10, 11):
        here = position(view)
        contract = state.opening.taking()[1]
        for belief in (None, Belief(candidates=200, closer=60, steps=5)):
            states, weights = worlds(view, here, contract, 30, Random(2), belief)
            assert weights.sum() == pytest.approx(1.0)
            assert len(states) <= 30
            at = 5 * int(here.viewer)
            assert (states[:, at : at + 5] == masks(here.mine)).all()


def test_the_same_seed_gives_the_same_worlds() -> None:
    for state, view in moments(3, 15):
        contract = state.opening.taking()[1]
        one, other = (worlds(view, position(view), contract, 20, Random(5), Belief())[0] for _ in range(2))
        assert (one == other).all()


def test_drawing_by_weight_keeps_the_shares() -> None:
    weights = np.array([0.5, 0.25, 0.2, 0.05])
    met = Counter(int(place) for seed in range(500) for place in drawn(weights, 10, Random(seed)))
    assert [met[place] / 5000 for place in range(4)] == pytest.approx(weights.tolist(), abs=0.01)


def test_stirring_brings_any_layout_to_the_likelihood() -> None:
    """From one and the same layout the swaps reach all layouts, in the shares that the bids ask: against every layout
    of the end of a deal, weighed one by one."""
    tried = 0
    for _, view in moments(60, 2):
        here = position(view)
        if here.unseen.bit_count() > 6 or view.taker is None:
            continue
        ways = sorted(all_layouts(view, here))
        if not 3 <= len(ways) <= 60:
            continue
        every = np.array([[masks(part) for part in way] for way in ways])
        belief = Belief(spread=4.0, discard=0.0, play=8.0, doubt=0.5, another=0.0)
        some, none = evidence(view, here, every, belief), belief.numbers
        shares = np.exp(some.logs.sum(1) - some.logs.sum(1).max())
        shares /= shares.sum()
        number = 3000
        laid, logs = np.repeat(every[:1], number, 0), np.repeat(some.logs[:1], number, 0)
        some.stir(laid, logs, none, 60, 7)
        met = Counter(tuple(mask_of(part) for part in row) for row in laid)
        assert [met[way] / number for way in ways] == pytest.approx(shares.tolist(), abs=0.045)
        tried += 1
        if tried == 4:
            break
    assert tried == 4


def test_what_was_bid_shifts_the_trumps_to_the_taker() -> None:
    """A seat that took a garde holds more trumps in the worlds believed than in those drawn evenly."""
    gains = []
    for state, view in moments(30, 18):
        contract = state.opening.taking()[1]
        taker = view.taker
        if view.viewer is taker or taker is None or view.trick:
            continue
        here = position(view)
        trumps = []
        for belief in (None, Belief(play=1e6, another=0.0)):
            states, weights = worlds(view, here, contract, 100, Random(1), belief)
            held = np.array([int(row[5 * taker + 4]).bit_count() for row in states])
            trumps.append(float(weights @ held))
        gains.append(trumps[1] - trumps[0])
    assert len(gains) > 5
    assert np.mean(gains) > 1.0
