"""Faults that bridge programs are known for in the play of the cards; each test stands for a kind of them."""

from random import Random

import pytest

from cardavia.games import Seat
from cardavia.games.bridge import Vulnerable
from cardavia.games.bridge.play import Playing
from cardavia.games.bridge.position import play_view, read_calls, read_cards, read_hand
from cardavia.robots.bridge.playing import Budget, Choice, choose_card
from cardavia.robots.bridge.playing.called import Called
from cardavia.robots.bridge.worlds import Belief
from tests.bridge_endings import ending, seen_by_player

#: Enough worlds for a clear position, few enough for a quick test.
FEW = Budget(10, (24,) * 10 + (8, 8, 8, 8), 600, 60)


def chosen(hand: str, dummy: str, calls: str, played: str, seed: int = 1, belief: Belief | None = None) -> Choice:
    """The choice of the player on turn when South has dealt."""
    view = play_view(
        read_hand(hand),
        read_hand(dummy) if dummy else (),
        read_calls(calls, Seat.SOUTH),
        Seat.SOUTH,
        Vulnerable.NONE,
        read_cards(played),
    )
    assert isinstance(view.viewer, Seat)
    return choose_card(view, view.viewer, Random(seed), FEW, belief)


def card_in(state: Playing, seed: int = 1) -> str:
    seat, view = seen_by_player(state)
    return choose_card(view, seat, Random(seed), FEW).card.code


@pytest.mark.parametrize("seed", range(3))
def test_trumps_are_drawn_before_winners_are_cashed(seed: int) -> None:
    """Four spades: ten tricks on top if no defender ruffs one of the diamonds."""
    choice = chosen("AKQJ9.64.AK3.975", "T82.A73.QJ42.864", "1S P 2S P 4S P P P", "HK H3 H2 H4 HQ HA H9 H6", seed)
    assert choice.card.suit == "S"


@pytest.mark.parametrize(("card", "wins"), [("J", "Q"), ("T", "Q"), ("K", "A")])
def test_the_last_hand_wins_no_higher_than_it_must(card: str, wins: str) -> None:
    """West leads a club, East puts up a card, and South has ace and queen."""
    choice = chosen("KQJ32.QJ2.43.AQ7", "A54.AK5.AKQ52.52", "1S P 3NT P P P", f"C3 C2 C{card}")
    assert choice.card.code == f"C{wins}"


def test_a_defender_wins_with_the_lowest_of_equal_cards_and_no_higher_than_it_must() -> None:
    """East holds ace, queen and jack behind dummy's four small ones: the jack is enough."""
    choice = chosen("432.AQJ.7652.T98", "K65.5432.AQ3.KQ2", "1NT P 3NT P P P", "H9 H2")
    assert choice.card.code in ("HJ", "HQ")


def test_partners_suit_is_led() -> None:
    """Against three no trumps, with four small hearts in declarer's suit and three to the jack in partner's."""
    choice = chosen("J73.8642.Q95.J84", "", "1H 1S 2C P 3C P 3NT P P P", "", belief=Called())
    assert choice.card.suit == "S"


def test_a_sure_throw_in_is_taken_before_a_finesse() -> None:
    """East alone can hold the king of spades. Given the lead with it, East must lead a heart up to ace and queen."""
    state = ending("4.AQ..", "K.J9..", "5.32..", ".KT8..", "1NT P P P", Seat.SOUTH, (Seat.WEST, "S"))
    assert card_in(state) == "S5"
    other = ending("4.AQ..", "K.K9..", "5.32..", ".JT8..", "1NT P P P", Seat.SOUTH, (Seat.WEST, "S"))
    assert card_in(other) == "S5"
