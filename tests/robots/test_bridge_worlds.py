"""Worlds: every layout is as likely as another unless something was said; what is believed weighs as it should."""

from itertools import product
from random import Random

import numpy as np
import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from cardavia.cards import FRENCH
from cardavia.games import Seat
from cardavia.games.bridge import BRIDGE, BridgeView, Vulnerable, known_to
from cardavia.games.bridge.play import Playing
from cardavia.games.bridge.position import auction_view, play_view, read_calls, read_cards, read_hand
from cardavia.robots.bridge.layouts import Floats, Layouts, Masks, Unseen, unseen
from cardavia.robots.bridge.worlds import LENGTH, POINTS, Bounds, Uniform, sample
from tests.bridge_positions import layouts, walked

#: Two cards of each of three suits to three hands of two, one of which is out of the first suit, another of the second.
THREE_HANDS = Unseen(
    held=((0, 0, 0, 0),) * 4,
    played=((0, 0, 0, 0),) * 4,
    hidden=(Seat.NORTH, Seat.EAST, Seat.WEST),
    sizes=(2, 2, 2),
    pool=(0b11, 0b101, 0, 0b1001),
    may=((False, True, False, True), (True, False, False, True), (True, True, False, True)),
)
#: Five cards of one suit, three of another and one of a third; the second hand is out of the second suit.
TWO_HANDS = Unseen(
    held=((0, 0, 0, 0),) * 4,
    played=((0, 0, 0, 0),) * 4,
    hidden=(Seat.EAST, Seat.WEST),
    sizes=(5, 4),
    pool=(0b11111, 0b111, 0b1, 0),
    may=((True, True, True, False), (True, False, True, False)),
)


def by_hand(known: Unseen) -> set[tuple[int, ...]]:
    """Every way to give each card to a hand that may hold it, one card at a time, kept if the sizes come out."""
    cards = [(suit, bit) for suit in range(4) for bit in range(13) if known.pool[suit] >> bit & 1]
    found = set()
    for whose in product(range(len(known.hidden)), repeat=len(cards)):
        if any(not known.may[hand][suit] for hand, (suit, _) in zip(whose, cards, strict=True)):
            continue
        if tuple(whose.count(hand) for hand in range(len(known.hidden))) != known.sizes:
            continue
        masks = [0] * 16
        for hand, (suit, bit) in zip(whose, cards, strict=True):
            masks[4 * known.hidden[hand] + suit] |= 1 << bit
        found.add(tuple(masks))
    return found


@pytest.mark.parametrize("known", [THREE_HANDS, TWO_HANDS], ids=["three hands", "two hands"])
def test_layouts_are_counted_listed_and_drawn_evenly(known: Unseen) -> None:
    wanted = by_hand(known)
    made = Layouts(known)
    assert made.count == len(wanted) > 5
    listed = [tuple(row) for row in made.every().reshape(-1, 16).tolist()]
    assert len(listed) == len(wanted)
    assert set(listed) == wanted
    each = 400
    got, counts = np.unique(
        made.draw(each * len(wanted), np.random.default_rng(5)).reshape(-1, 16), axis=0, return_counts=True
    )
    assert {tuple(row) for row in got.tolist()} == wanted
    # Chi-square by its own mean and spread: degrees of freedom d, variance 2d.
    free = len(wanted) - 1
    assert abs(((counts - each) ** 2 / each).sum() - free) < 4 * (2 * free) ** 0.5


@settings(max_examples=60, deadline=None)
@drawn(st.integers(0, 10**9), st.integers(20, 55))
def test_worlds_fit_what_the_seat_has_seen(seed: int, moves: int) -> None:
    rng = Random(seed)
    state = walked(rng, moves, 0.05).state
    for seat in Seat:
        view = BRIDGE.view(state, seat)
        if view.phase != "play":
            continue
        known = known_to(view)
        worlds, weights = sample(view, 12, np.random.default_rng(seed))
        assert weights.sum() == pytest.approx(1)
        for world in worlds:
            hands = [sum(int(part) << 13 * suit for suit, part in enumerate(hand)) for hand in world]
            assert [hand.bit_count() for hand in hands] == list(known.sizes)
            assert all(not hand & ~may for hand, may in zip(hands, known.may, strict=True))
            assert sum(hands) == hands[0] | hands[1] | hands[2] | hands[3]


def test_when_few_layouts_are_left_all_are_taken() -> None:
    state = walked(Random(3), 57).state
    assert isinstance(state, Playing)
    view = BRIDGE.view(state, state.board.declarer)
    known = known_to(view)
    assert len(known.hidden) == 2
    wanted = layouts(known)
    assert 1 < len(wanted) <= 300
    worlds, weights = sample(view, 300, np.random.default_rng(1))
    assert len(worlds) == len(wanted)
    assert weights == pytest.approx(np.full(len(wanted), 1 / len(wanted)))
    assert Layouts(unseen(view)).count == len(wanted)


OPENING = play_view(
    read_hand("AKQ32.K2.432.J32"), (), read_calls("1NT P P P", Seat.SOUTH), Seat.SOUTH, Vulnerable.NONE, ()
)


class Flat:
    """A belief that guesses nothing."""

    def guess(self, view: BridgeView, dealt: Masks) -> Floats:
        return np.ones(len(dealt))


class Aces(Flat):
    """South is three times as likely to have been dealt the ace of hearts as not."""

    def weigh(self, view: BridgeView, dealt: Masks) -> Floats:
        return np.where(dealt[:, Seat.SOUTH, 2] & 0x1000, 3.0, 1.0)


def test_the_mean_over_worlds_is_the_one_believed() -> None:
    """One in three holds the ace anyhow; so 3 to 2 after the belief: three parts in five."""
    means = []
    for seed in range(60):
        worlds, weights = sample(OPENING, 40, np.random.default_rng(seed), Aces(), candidates=400)
        assert len({world.tobytes() for world in worlds}) == 40
        means.append(float(weights[(worlds[:, Seat.SOUTH, 2] & 0x1000) > 0].sum()))
    assert np.mean(means) == pytest.approx(0.6, abs=0.03)


class Hinted(Aces):
    """The same with a guess that favours a king of which the belief says nothing."""

    def guess(self, view: BridgeView, dealt: Masks) -> Floats:
        return np.where(dealt[:, Seat.SOUTH, 1] & 0x800, 1.0, 0.2)


def test_a_guess_chooses_what_is_weighed_and_leaves_the_mean_as_it_is() -> None:
    """The king of diamonds is in one of three unseen hands, whatever was guessed of it."""
    aces, kings = [], []
    for seed in range(80):
        worlds, weights = sample(OPENING, 40, np.random.default_rng(seed), Hinted(), candidates=1000, looked_at=150)
        aces.append(float(weights[(worlds[:, Seat.SOUTH, 2] & 0x1000) > 0].sum()))
        kings.append(float(weights[(worlds[:, Seat.SOUTH, 1] & 0x800) > 0].sum()))
    assert np.mean(aces) == pytest.approx(0.6, abs=0.04)
    assert np.mean(kings) == pytest.approx(1 / 3, abs=0.04)


class Nothing(Flat):
    def weigh(self, view: BridgeView, dealt: Masks) -> Floats:
        return np.zeros(len(dealt))


def test_a_belief_that_no_layout_fits_is_left_out() -> None:
    worlds, weights = sample(OPENING, 10, np.random.default_rng(1), Nothing())
    assert len(worlds) == 10
    assert weights == pytest.approx(0.1)


def test_bounds_are_met_by_nearly_all_worlds() -> None:
    points = ((0, 37), (0, 37), (15, 17), (0, 37))
    balanced = ((2, 5), (2, 5), (2, 4), (2, 4))
    anything = ((0, 13),) * 4
    bounds = Bounds(points, (anything, anything, balanced, anything))
    worlds, weights = sample(OPENING, 60, np.random.default_rng(2), Uniform(), bounds)
    south = worlds[:, Seat.SOUTH]
    strength = POINTS[south].sum(1)
    assert float(weights[(strength >= 15) & (strength <= 17)].sum()) > 0.85
    lengths = LENGTH[south]
    fits = (lengths >= [2, 2, 2, 2]).all(1) & (lengths <= [5, 5, 4, 4]).all(1)
    assert float(weights[fits].sum()) > 0.8


def test_a_length_seen_in_the_play_counts_towards_what_was_promised() -> None:
    """West showed six spades and has led one: five are left in all but a few worlds."""
    view = play_view(
        read_hand("K4.QJ4.QJ4.AKQJ5"),
        read_hand("32.AK32.AK32.432"),
        read_calls("2S 3NT P P P", Seat.WEST),
        Seat.WEST,
        Vulnerable.NONE,
        read_cards("HT H2 H5"),
    )
    anything = ((0, 13),) * 4
    six = ((0, 13), (0, 13), (3, 3), (6, 6))
    seats = [anything] * 4
    leader = view.trick[0][0]
    seats[leader] = six
    worlds, weights = sample(view, 80, np.random.default_rng(4), None, Bounds(lengths=tuple(seats)))
    lengths = LENGTH[worlds[:, leader]]
    assert float(weights[(lengths[:, 2] == 2) & (lengths[:, 3] == 6)].sum()) > 0.5
    assert float((weights * lengths[:, 2]).sum()) == pytest.approx(2, abs=0.4)


def test_the_same_seed_gives_the_same_worlds() -> None:
    one = sample(OPENING, 20, np.random.default_rng(9), Aces())
    two = sample(OPENING, 20, np.random.default_rng(9), Aces())
    other = sample(OPENING, 20, np.random.default_rng(10), Aces())
    assert (one[0] == two[0]).all()
    assert (one[1] == two[1]).all()
    assert (one[0] != other[0]).any()


def test_worlds_are_dealt_in_the_auction_too() -> None:
    view = auction_view(read_hand("AKQ32.K2.432.J32"), read_calls("1C", Seat.WEST), Seat.WEST, Vulnerable.NONE)
    worlds, _ = sample(view, 30, np.random.default_rng(1))
    assert view.viewer is Seat.NORTH
    own = FRENCH.mask(view.hand)
    for world in worlds:
        hands = [sum(int(part) << 13 * suit for suit, part in enumerate(hand)) for hand in world]
        assert hands[Seat.NORTH] == own
        assert sum(hands) == FRENCH.all
