"""The small net: it says how likely each call is, and only what the rules allow."""

import random
from importlib.resources import files

import numpy as np
import pytest

from cardavia.games import Deal, Seat
from cardavia.games.bridge import BRIDGE, CALLS, Setup
from cardavia.robots.bridge.net import COLUMNS, likelihood, probabilities
from cardavia.robots.bridge.net.heard import heard

RANKS = "23456789TJQKA"


def hand(text: str) -> np.ndarray:
    """``S.H.D.C`` as four masks, clubs first, for a row of one hand."""
    suits = reversed(text.split("."))
    return np.array([[sum(1 << RANKS.index(rank) for rank in suit) for suit in suits]], dtype=np.uint16)


def likeliest(text: str, auction: str) -> str:
    return COLUMNS[probabilities(hand(text), auction.split())[0].argmax()]


def dealt(count: int, seed: int = 1) -> np.ndarray:
    rng = np.random.default_rng(seed)
    hands = np.zeros((count, 4), dtype=np.uint16)
    for row in hands:
        for card in rng.permutation(52)[:13]:
            row[card // 13] |= 1 << card % 13
    return hands


@pytest.mark.parametrize(
    ("held", "auction", "call"),
    [
        ("AQ4.K85.KQT6.J73", "", "1NT"),
        ("AQJ86.K5.KT63.73", "", "1S"),
        ("A4.KQJ86.KT63.73", "P", "1H"),
        ("865.9742.8643.52", "", "P"),
        ("865.9742.8643.52", "1C P", "P"),
        ("KQJ975.84.T63.72", "", "2S"),
        ("AKQ4.AKQ.AQT6.A3", "", "2C"),
        ("K84.A72.853.Q964", "1S P", "2S"),
        ("72.KJT84.Q85.A64", "1NT P", "2D"),
        ("AQ84.72.KJ853.64", "1NT P", "2C"),
        ("AQT84.72.KJ83.64", "1D", "1S"),
        ("KQ84.AJT2.K853.4", "1C", "X"),
        ("K84.A72.J853.Q64", "1NT P 3NT P", "P"),
    ],
)
def test_calls_that_every_player_makes(held: str, auction: str, call: str) -> None:
    assert likeliest(held, auction) == call


def test_each_hand_has_a_row_of_probabilities_in_the_order_of_the_calls() -> None:
    chances = probabilities(dealt(50), ["1D", "1S"])
    assert tuple(CALLS) == COLUMNS
    assert chances.shape == (50, 38)
    assert np.allclose(chances.sum(axis=1), 1, atol=1e-5)
    assert (chances >= 0).all()


def test_a_call_that_is_not_allowed_has_no_probability_and_one_that_is_has_some() -> None:
    rng = random.Random(3)
    hands = dealt(4)
    pack = Deal(tuple(BRIDGE.pack.suits[suit] for suit in "SHDC"))
    for _ in range(60):
        state, calls = BRIDGE.start(Setup(), pack), []
        while BRIDGE.view(state, Seat.NORTH).phase == "auction" and len(calls) < 20:
            choices = BRIDGE.legal(state, min(BRIDGE.awaited(state)))
            chances = probabilities(hands, calls)
            for column, text in enumerate(COLUMNS):
                assert (chances[:, column] > 0).all() == (CALLS[text] in choices), (calls, text)
            call = rng.choice([action for action in choices if action.text < "4" or action.text in "PX XX"])
            calls.append(call.text)
            state = BRIDGE.apply(state, min(BRIDGE.awaited(state)), call)


def test_the_same_hands_get_the_same_answer_alone_and_among_others() -> None:
    hands = dealt(1500)
    together = probabilities(hands, ["P", "1H", "X"])
    assert np.array_equal(together, probabilities(hands, ["P", "1H", "X"]))
    alone = np.concatenate([probabilities(hands[at : at + 1], ("P", "1H", "X")) for at in (0, 700, 1499)])
    assert np.allclose(alone, together[[0, 700, 1499]], atol=1e-5)


def test_hands_may_be_any_integers() -> None:
    hands = dealt(10)
    for kind in (np.int64, np.int32, np.uint32):
        assert np.array_equal(probabilities(hands.astype(kind), []), probabilities(hands, []))
    assert np.array_equal(probabilities(hands.tolist(), []), probabilities(hands, []))


def test_cards_below_the_nine_count_only_as_length() -> None:
    spots = (hand("AQ862.K53.KT63.7"), hand("AQ543.K87.KT52.4"))
    assert np.array_equal(probabilities(spots[0], ["1C"]), probabilities(spots[1], ["1C"]))


def test_the_likelihood_is_the_calls_column() -> None:
    hands = dealt(20)
    assert np.array_equal(
        likelihood(hands, ["P", "P"], "1NT"), probabilities(hands, ["P", "P"])[:, COLUMNS.index("1NT")]
    )
    assert likelihood(hands, [], "P").shape == (20,)


def test_an_opening_of_one_no_trump_tells_hands_apart() -> None:
    fitting, other = hand("AQ4.K85.KQT6.J73"), hand("AQ8642.K85.K6.73")
    assert likelihood(fitting, [], "1NT")[0] > 100 * likelihood(other, [], "1NT")[0]


def test_no_hands_get_no_rows() -> None:
    assert probabilities(np.zeros((0, 4), dtype=np.uint16), []).shape == (0, 38)


@pytest.mark.parametrize(
    ("calls", "says"),
    [
        (["1S", "1H"], "not higher than 1S"),
        (["X"], "not allowed"),
        (["1S", "P", "X"], "not allowed"),
        (["1S", "XX"], "not allowed"),
        (["1S", "X", "X"], "not allowed"),
        (["P", "P", "P", "P"], "over"),
        (["1S", "P", "P", "P"], "over"),
        (["1S", "P", "P", "P", "2S"], "over after 4"),
        (["8C"], "no call '8C'"),
        (["pass"], "no call 'pass'"),
    ],
)
def test_what_is_no_auction_is_refused(calls: list[str], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        probabilities(dealt(1), calls)


def test_a_call_that_may_not_be_made_has_no_likelihood() -> None:
    with pytest.raises(ValueError, match="1C is not allowed after 1S"):
        likelihood(dealt(1), ["1S"], "1C")
    with pytest.raises(ValueError, match="XX is not allowed after no call"):
        likelihood(dealt(1), [], "XX")


@pytest.mark.parametrize("shape", [(4,), (2, 3), (1, 4, 1)])
def test_hands_of_another_shape_are_refused(shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"\(n, 4\)"):
        probabilities(np.zeros(shape, dtype=np.uint16), [])


def test_who_calls_is_what_counts_not_where_the_dealer_sits() -> None:
    """Partner's spade is partner's from every seat, and an opponent's is an opponent's."""
    after = heard(("P", "1S", "P"))
    assert after.roles[0] == 3
    assert heard(("P", "P", "1S")).roles[5] == 3
    assert heard(("1S", "P", "P")).roles[4] == 3


def test_the_weights_are_small_and_ship_with_the_package() -> None:
    weights = files("cardavia.robots.bridge.net").joinpath("weights.npz").read_bytes()
    assert 100_000 < len(weights) < 2_000_000
