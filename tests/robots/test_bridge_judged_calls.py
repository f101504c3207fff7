"""A call that the book has a rule for is left only for a clear gain: partner reads the book."""

from random import Random

import pytest

from cardavia.games import Seat
from cardavia.games.bridge import Vulnerable
from cardavia.games.bridge.position import auction_view, read_calls, read_hand
from cardavia.robots.bridge.seated import normal


@pytest.mark.parametrize(
    ("hand", "auction", "call"),
    [
        ("AKJ2.AQ3.KJ32.Q2", "", "2NT"),  # 20 to 21, balanced
        ("KQ432.AJ432.2.32", "1C", "2C"),  # both majors: Michaels
        ("KQ432.2.AJ432.32", "1H", "2H"),  # spades and a minor: Michaels
        ("A9.AJ7654.A3.K73", "1H P 2H P", "3H"),  # sixteen points: an invitation
        ("AJ7.KQ4.QJT7.K92", "1H P P", "X"),  # too strong for a notrump in the balancing seat
    ],
)
def test_a_rule_of_the_book_is_left_only_for_a_clear_gain(hand: str, auction: str, call: str) -> None:
    view = auction_view(read_hand(hand), read_calls(auction, Seat.NORTH), Seat.NORTH, Vulnerable.NONE)
    found = normal().explain(view, Random(0))
    assert found.action.text == call
    assert len(found.alternatives) > 1  # it was thought about
    assert found.alternatives[0].action.text != call  # and something else looked a little better


def test_a_call_far_ahead_is_made_whatever_the_book_says() -> None:
    view = auction_view(read_hand("QJT875.KJT65.54."), read_calls("1C P P", Seat.NORTH), Seat.NORTH, Vulnerable.NONE)
    found = normal().explain(view, Random(0))
    best = found.alternatives[0]
    assert best.value is not None
    assert best.value > 1.5
    assert found.action == best.action
