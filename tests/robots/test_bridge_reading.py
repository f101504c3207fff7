"""How calls are read: what forces and what is free, whose suit it is, and what sense alone says."""

import pytest

from cardavia.robots.bridge.system.choosing import Masks, allowed, call_by_book, must_speak
from cardavia.robots.bridge.system.reading import Meaning, State, Table, last_resort, read, situation
from cardavia.robots.bridge.system.situations import held_by_them

RANKS = "23456789TJQKA"


def after(auction: str, system: str = "sayc") -> State:
    return read(Table((system, system)), tuple(auction.split()))


def last(auction: str) -> Meaning:
    return after(auction).meanings[-1]


def masks(hand: str) -> Masks:
    spades, hearts, diamonds, clubs = (sum(1 << RANKS.index(card) for card in suit) for suit in hand.split("."))
    return clubs, diamonds, hearts, spades


@pytest.mark.parametrize(
    ("auction", "must"),
    [
        ("1H P 3H P 4NT P 5D P", True),
        ("1H P 3H P 4NT P 5H P", False),
        ("1S P 3S P 4NT P 5H P", True),
        ("1S P 3S P 4NT P 5S P", False),
        ("P 1NT 3H X P 4H P 5D P", False),
        ("1S P 2NT P 3NT P", True),
        ("1S P 4C P", True),
    ],
)
def test_the_answer_in_the_agreed_suit_and_a_game_in_its_own_suit_are_free(auction: str, must: bool) -> None:
    """Not so other answers, a game bid that tells of something else, a splinter."""
    assert must_speak(after(auction)) is must


@pytest.mark.parametrize("system", ["sayc", "two_over_one", "acol"])
def test_two_clubs_over_one_club_is_michaels_alone(system: str) -> None:
    """The rule for natural clubs wants them shorter than the suit opened, which they can't be."""
    said = after("1C 2C", system).meanings[-1]
    assert said.tags == {"michaels"}
    assert must_speak(after("1C 2C P", system))


@pytest.mark.parametrize(
    ("auction", "suits"),
    [
        ("1S", "S"),
        ("1C", ""),
        ("1H 1S", "S"),
        ("1S 2C", "C"),
        ("1NT P 2D", "H"),
        ("1H 2H 3C", "C H"),
        ("1D 1S X 2S", "S"),
        ("1S X P", "S"),
        ("1S P 2S", "S"),
    ],
)
def test_whose_suit_it_is(auction: str, suits: str) -> None:
    """The opponents' if one of them showed four cards; a minor opened may be of three."""
    assert held_by_them(after(auction)) == set(suits.split())


@pytest.mark.parametrize("auction", ["1H 1S X 2S 3S", "1H 2C P 2H", "1S 2D P 2S", "2H 3H", "1C 1H P P X P 2H"])
def test_their_suit_is_a_cue_bid_and_forces(auction: str) -> None:
    assert {"artificial", "forcing"} <= last(auction).flags
    assert must_speak(after(f"{auction} P"))
    suit = auction.split()[-1][1]
    options = situation(after(" ".join(auction.split()[:-1])))
    assert all("artificial" in option.rule.flags for option in options if option.call[1:] == suit)


@pytest.mark.parametrize(
    ("auction", "suit", "cards", "most"),
    [
        ("P P 1D 1H 1S P 2S 3H 3S", 3, 5, 12),
        ("1D P 1H 1S 2H 2S", 3, 3, 6),
        ("1D P 1H 1S 3H 3S X P 4H P P 4S", 3, 5, 12),
    ],
)
def test_sense_is_read_by_its_sound_and_for_an_opening_at_most(auction: str, suit: int, cards: int, most: int) -> None:
    """Six points for a raise: others call so too than those who fit the rule."""
    said = last(auction)
    assert said.bounds.lengths[suit] == (cards, 13)
    assert said.bounds.hcp[0] <= most


@pytest.mark.parametrize(
    ("auction", "asks"),
    [("2S P 4NT", True), ("1H P 2H P 4NT", True), ("1NT P 4NT", False), ("1C P 2NT P 4NT", False), ("4S 4NT", False)],
)
def test_four_notrump_asks_over_a_suit_of_our_own_side(auction: str, asks: bool) -> None:
    said = last(auction)
    assert ("asks" in said.flags and "blackwood" in said.tags) is asks


def test_the_trump_suit_of_a_question_is_the_one_agreed_or_partners() -> None:
    assert after("2S P 4NT").agreed == (3, None)
    assert after("1D P 1H P 2H P 4NT").agreed[0] == 2
    assert call_by_book(after("2S P 4NT P 5D P"), masks("54.AKQJ.KQJT.AQ3")) == "6S"
    assert call_by_book(after("2S P 4NT P 5D P"), masks("54.AKQJ.KQJT.KQ3")) == "5S"


def test_the_grand_slam_force() -> None:
    """A void, so that aces are no question; seven with two of the three highest trumps opposite one."""
    asked = "1S P 2NT P 3S P"
    assert call_by_book(after(asked), masks("AJ953.AKQ4.KQ52.")) == "5NT"
    assert call_by_book(after(f"{asked} 5NT P"), masks("KQ864.52.A3.AK82")) == "7S"
    assert call_by_book(after(f"{asked} 5NT P"), masks("KT864.J2.A3.AKQ2")) == "6S"
    assert call_by_book(after(f"{asked} 5NT P 7S P"), masks("AJ953.AKQ4.KQ52.")) == "P"


def test_a_hand_that_fits_no_rule_and_must_speak_has_a_call_of_sense() -> None:
    """Over a forcing rebid of spades a singleton bids notrump, though other sections use that call for other hands."""
    state = after("1C P 1S P 2H P 2S P")
    hand = masks("A.AK84.KQT.T8543")
    assert must_speak(state)
    assert call_by_book(state, hand) == "2NT"
    assert all(option in allowed(state) for option in last_resort(state))
    assert last_resort(state)
    assert last_resort(after("1S P 2S P")) == ()
