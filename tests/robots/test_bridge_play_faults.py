"""Faults that bridge programs are known for in the play of the cards; each test stands for a kind of them."""

from random import Random

import numpy as np
import pytest

from cardavia.games import SEATS, Seat
from cardavia.games.bridge import BRIDGE, Play, Vulnerable
from cardavia.games.bridge.play import Playing
from cardavia.games.bridge.position import play_view, read_calls, read_cards, read_hand
from cardavia.robots.bridge.believed import Believed
from cardavia.robots.bridge.playing import Budget, Choice, choose_card
from cardavia.robots.bridge.playing.touching import by_rule
from cardavia.robots.bridge.system.reading import Table
from cardavia.robots.bridge.worlds import Belief
from tests.bridge_endings import ending, led, seen_by_player

#: Both sides bid SAYC.
SAYC = Believed(Table(("sayc", "sayc")))
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
    choice = chosen("J73.8642.Q95.J84", "", "1H 1S 2C P 3C P 3NT P P P", "", belief=SAYC)
    assert choice.card.suit == "S"


def test_a_sure_throw_in_is_taken_before_a_finesse() -> None:
    """East alone can hold the king of spades. Given the lead with it, East must lead a heart up to ace and queen."""
    state = ending("4.AQ..", "K.J9..", "5.32..", ".KT8..", "1NT P P P", Seat.SOUTH, (Seat.WEST, "S"))
    assert card_in(state) == "S5"
    other = ending("4.AQ..", "K.K9..", "5.32..", ".JT8..", "1NT P P P", Seat.SOUTH, (Seat.WEST, "S"))
    assert card_in(other) == "S5"


#: Which suits stand for guard, winner, idle suit and the suit that is out of the way.
ROLES = ["SDHC", "HSCD", "CHSD", "DCHS"]


def cast(roles: str, **hands: str) -> dict[str, str]:
    """Hands written ``GUARD.WINNER.IDLE.OTHER``, with the suits in their places (spades first)."""
    return {seat: ".".join(text.split(".")[roles.index(suit)] for suit in "SHDC") for seat, text in hands.items()}


@pytest.mark.parametrize("roles", ROLES)
@pytest.mark.parametrize("guard", ["QJ4", "QT9", "J98"])
def test_a_guard_is_kept_and_an_idle_card_thrown(roles: str, guard: str) -> None:
    """Dummy has ace, king and a small one of a suit in which East alone can stop the third round."""
    hands = cast(roles, north="AK2..3.", east=f"{guard}..2.", south="5.A.J6.", west="76..8.5")
    state = led(ending(**hands, calls="1NT P 3NT P P P", lead=Seat.SOUTH), f"{roles[1]}A")
    west = next(action.card.code for action in BRIDGE.legal(state, state.player) if action.card.suit == roles[3])
    state = led(state, west, f"{roles[2]}3")
    assert card_in(state) == f"{roles[2]}2"


@pytest.mark.parametrize("roles", ROLES)
@pytest.mark.parametrize("tenace", ["AQ3", "AQ6", "AQ8"])
def test_a_defender_leads_no_suit_in_which_it_has_a_tenace_over_declarer(roles: str, tenace: str) -> None:
    """West is on lead with a safe suit. Declarer has opened one notrump and likely holds the king."""
    hands = cast(roles, north="72.A.43.A", east="T9.K5.52.", south="KJ.32.T9.", west=f"{tenace}..J87.")
    state = ending(**hands, calls="1NT P 3NT P P P", lead=Seat.WEST)
    seat, view = seen_by_player(state)
    assert choose_card(view, seat, Random(1), FEW, SAYC).card.suit == roles[2]


@pytest.mark.parametrize("roles", ["SHDC", "HDCS"])
@pytest.mark.parametrize(("suit", "card"), [("QJT92", "Q"), ("KQJ92", "K"), ("KQT92", "K")])
@pytest.mark.parametrize("dealer", SEATS)
def test_the_top_of_a_long_sequence_is_led_against_three_no_trumps(
    roles: str, suit: str, card: str, dealer: Seat
) -> None:
    """A five-card major headed by a sequence, and an ace to get in with: not a short suit, nor a low card of it."""
    hand = cast(roles, west=f"{suit}.43.A32.432")["west"]
    calls = read_calls("1NT P 3NT P P P", dealer)
    view = play_view(read_hand(hand), (), calls, dealer, Vulnerable.NONE, ())
    assert choose_card(view, dealer.left, Random(1), FEW, SAYC).card.code == f"{roles[0]}{card}"


def test_no_card_is_chosen_in_a_position_that_cannot_be() -> None:
    """South has shown out of spades, and the four spades that East does not see are more than West can hold."""
    state = ending("A2.A..", "K.K3..", "54.4..", "76.2..", "1NT P 3NT P P P", Seat.EAST)
    with pytest.raises(ValueError, match="no layout"):
        card_in(state)


def chosen_as(roles: str, hand: str, dummy: str, played: str) -> str:
    """The card chosen against three no trumps, cards written with the suits that ``SHDC`` stand for."""
    here = cast(roles, hand=hand, dummy=dummy)
    cards = " ".join(roles["SHDC".index(card[0])] + card[1] for card in played.split())
    card = chosen(here["hand"], here["dummy"], "1NT P 3NT P P P", cards, 1, SAYC).card
    return "SHDC"[roles.index(card.suit)] + card.code[1]


@pytest.mark.parametrize("roles", ["SHDC", "HSCD", "CHSD"])
@pytest.mark.parametrize("spades", ["A84", "A83", "A94"])
def test_partners_suit_is_returned(roles: str, spades: str) -> None:
    """West has led low from a long suit against three no trumps, and East has won with the ace."""
    assert chosen_as(roles, f"{spades}.9753.842.J62", "76.KQ2.KQJ5.KQ54", "S5 S6 SA SJ")[0] == "S"


@pytest.mark.parametrize("roles", ROLES)
@pytest.mark.parametrize(("holding", "dummys"), [("K94", "Q65"), ("K73", "J65"), ("Q73", "J65")])
def test_an_honour_is_covered_when_partner_may_gain_by_it(roles: str, holding: str, dummys: str) -> None:
    """Dummy leads its one honour, and East holds a higher one: partner may hold the cards below."""
    hand, dummy = f"{holding}.T853.J84.T72", f"{dummys}.KQ2.KQ93.A85"
    assert chosen_as(roles, hand, dummy, f"H4 HQ H3 H7 S{dummys[0]}") == f"S{holding[0]}"


@pytest.mark.parametrize("roles", ROLES)
@pytest.mark.parametrize(("holding", "card"), [("QJ4", "J"), ("KQ4", "Q"), ("QJT", "T"), ("KQJ", "J"), ("JT4", "T")])
def test_third_hand_plays_the_lowest_of_touching_honours(roles: str, holding: str, card: str) -> None:
    assert chosen_as(roles, f"{holding}.T853.754.T72", "865.KQ2.QJ93.A85", "S3 S5") == f"S{card}"


@pytest.mark.parametrize("roles", ROLES)
@pytest.mark.parametrize(("holding", "card"), [("KQJ", "K"), ("QJT", "Q"), ("AK4", "K")])
def test_a_later_lead_from_touching_honours_is_the_top_but_of_ace_and_king_the_king(
    roles: str, holding: str, card: str
) -> None:
    """East is on lead after a heart; whatever suit it leads, it is no lower card of a sequence."""
    led = chosen_as(roles, f"{holding}.AT53.754.T72", "865.K92.QJ93.A85", "H4 H2 HA H7")
    assert led[0] != "S" or led[1] in (card, "4")


def test_of_touching_honours_a_defender_plays_the_lowest_and_leads_the_top() -> None:
    north, east, south, west = "432.A..", "KQJ.9..", "A6.43..", "T98.7.."
    on_lead = ending(north, east, south, west, "1NT P 3NT P P P", Seat.EAST)
    third = led(ending(north, east, south, west, "1NT P 3NT P P P", Seat.WEST), "ST", "S4")
    for state, card in ((on_lead, "SK"), (third, "SJ")):
        _, view = seen_by_player(state)
        legal = sorted(action.card for action in view.choices if isinstance(action, Play))
        assert view.contract is not None
        usual = by_rule(view, view.contract, Seat.EAST, legal, np.ones(len(legal)))
        spades = {card.code: likely for card, likely in zip(legal, usual, strict=True) if card.suit == "S"}
        assert max(spades, key=lambda code: spades[code]) == card
