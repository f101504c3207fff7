"""Faults seen in programs that bid, each as a kind: many hands in many auctions, drawn by chance, and none has it.

What is expected follows from SAYC and from what any player would say, not from what our robot calls. Hands that "bid
so" are drawn from all hands and kept if the book makes the calls that their seat made.
"""

from functools import lru_cache
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from cardavia.robots.bridge.layouts import by_suit
from cardavia.robots.bridge.policy import call_by_policy
from cardavia.robots.bridge.system.choosing import COLUMN, Masks, calls_by_book
from cardavia.robots.bridge.system.features import one_hand
from cardavia.robots.bridge.system.reading import State, Table, read

SUITS = "CDHS"
SYSTEMS = ("sayc", "two_over_one", "acol")


def state_of(auction: str, system: str = "sayc") -> State:
    return read(Table((system, system)), tuple(auction.split()))


def called(auction: str, hand: Masks, system: str = "sayc") -> str:
    return call_by_policy(state_of(auction, system), hand)[0]


@lru_cache(maxsize=1)
def drawn(count: int = 60000) -> NDArray[np.uint16]:
    """Hands drawn by chance, (n, 4 suits C D H S)."""
    rng = np.random.default_rng(2026)
    packs = np.argsort(rng.random((count, 52)), axis=1)[:, :13]
    bits = np.zeros((count, 4), np.uint16)
    for card in packs.T:
        np.bitwise_or.at(bits, (np.arange(count), card // 13), (1 << card % 13).astype(np.uint16))
    return bits


def as_hand(row: NDArray[np.uint16]) -> Masks:
    clubs, diamonds, hearts, spades = (int(mask) for mask in row)
    return clubs, diamonds, hearts, spades


def any_hands(count: int, seed: int) -> list[Masks]:
    rows = np.random.default_rng(seed).choice(len(drawn()), count, replace=False)
    return [as_hand(drawn()[row]) for row in rows]


@lru_cache(maxsize=64)
def bidding(auction: str, seat: int, system: str = "sayc") -> NDArray[np.uint16]:
    """The hands that make the calls of this seat (from the dealer on) in this auction."""
    calls = auction.split()
    hands = drawn()
    for at in range(seat, len(calls), 4):
        state = state_of(" ".join(calls[:at]), system)
        hands = hands[calls_by_book(state, hands) == COLUMN[calls[at]]]
    return hands


def some_bidding(auction: str, count: int = 25, system: str = "sayc") -> list[Masks]:
    """Some hands of the seat on turn that fit its calls."""
    hands = bidding(auction, len(auction.split()) % 4, system)
    assert len(hands) >= 5, f"hardly a hand bids so: {auction}"
    return [as_hand(row) for row in hands[:count]]


def length(hand: Masks, suit: str) -> int:
    return hand[SUITS.index(suit)].bit_count()


def level(call: str) -> int:
    return int(call[0]) if call[0].isdigit() else 0


FORCING = (
    *("2C P", "1C P 1H P", "1C P 1S P", "1D P 1H P", "1D P 1S P", "1H P 1S P", "1C P 1D P"),
    *("1S P 2C P", "1S P 2D P", "1S P 2H P", "1H P 2C P", "1H P 2D P", "1D P 2C P"),
    *("1S P 2NT P", "1H P 2NT P", "1S P 4C P", "1S P 4H P", "1H P 3S P", "1H P 4D P"),
    *("1NT P 2C P", "1NT P 2D P", "1NT P 2H P", "2NT P 3C P", "2NT P 3D P", "2NT P 3H P", "1NT P 4C P"),
    *("2C P 2D P 2S P", "2C P 2D P 2H P", "2C P 2H P", "2C P 2D P 3C P"),
    *("1C P 1H P 2D P", "1C P 1S P 2H P", "1D P 1S P 2H P", "1D P 1S P 3C P", "1C P 1H P 2S P"),
    *("1D P 1H P 1S P 2C P", "1C P 1D P 1H P 1S P 2D P", "1H P 1S P 2C P 2D P", "1S P 2D P 2S P 3C P"),
    *("1D 1H 1S P", "1C 1D 1H P", "1D 1S 2H P", "1C 2D 2S P", "1S 2C 3C P", "1H 1S 2S P", "1D 1S 2S P"),
    *("1D 1S P 2D P", "1H 2C P 2H P", "1S 2S P", "1H 2H P", "1S 2NT P", "1H 2NT P", "1C 2C P"),
    *("2H P 2NT P", "2S P 2NT P", "2D P 2NT P", "2H P 2S P", "3C P 3H P", "3H P 3S P"),
    *("1S P 3S P 4NT P", "1H P 3H P 4NT P", "2S P 4NT P"),
    *("1D 1NT P 2C P", "1S 1NT P 2D P", "1H X P 2H P"),
    *(
        "1H 1S X 2S 3S P",
        "1D 1S X 2S 3S P",
        "1S 2D P 2S P",
        "1C 1H P P X P 2H P",
        "1H P 2H 2S 3S P",
        "1S 2H 2S 3H 4H P",
    ),
)


@pytest.mark.parametrize("auction", FORCING)
def test_a_forcing_bid_is_never_passed(auction: str) -> None:
    """Whatever the hand: the call before may have been anything."""
    for hand in any_hands(12, seed=len(auction)):
        assert called(auction, hand) != "P", hand


@pytest.mark.parametrize("system", ["two_over_one", "acol"])
def test_nor_in_the_other_systems(system: str) -> None:
    more = {
        "two_over_one": ("1S P 1NT P", "1H P 1NT P", "1S P 2C P 2S P 3C P", "1H P 2D P 2NT P", "1S P 2H P 3H P"),
        "acol": ("1S P 3H P", "1H P 2C P 2S P", "1D P 1H P 2C P 2S P"),
    }[system]
    common = ("2C P", "1C P 1H P", "1NT P 2C P", "1NT P 2D P", "1H P 1S P", "1S P 2H P", "1S 2S P", "1S 2C 3C P")
    for auction in (*more, *common):
        for hand in any_hands(25, seed=len(auction)):
            assert called(auction, hand, system) != "P", auction


@pytest.mark.parametrize("auction", ["1C X P", "1D X P", "1H X P", "1S X P", "2H X P", "2S X P", "1D P P X P"])
def test_a_takeout_double_is_left_in_only_on_their_suit(auction: str) -> None:
    suit = next(call for call in auction.split() if call[0].isdigit())[1]
    for hand in any_hands(60, seed=5):
        if called(auction, hand) == "P":
            assert length(hand, suit) >= 4, hand


DOUBLED = (
    *("1S P 4C X", "1H P 3S X", "1S P 4D X", "1H P 4C X", "1C P 1H P 3S X", "1S 2C 3C X", "1H 1S 2S X"),
    *("1NT P 2C X P P", "1NT P 2D X P P", "1NT P 2H X P P", "1S P 4C X P P", "1H P 4D X P P", "1S 2C 3C X P P"),
    *("1S 2S X P P", "1H 2H X P P", "1D P 1H P 1S P 2C X P P", "2C P 2D X P P", "1S P 3S P 4NT P 5D X P P"),
    *("2C P 2D X", "1D 1S P 2D X", "1D 1S P 2D X P P"),
)


@pytest.mark.parametrize("auction", DOUBLED)
def test_a_cue_bid_or_splinter_is_not_passed_out_doubled(auction: str) -> None:
    """Neither by partner, who would play it, nor in the end by the one who bid it. Where partner's pass over the double
    says something, the bidder still has a call."""
    last = auction.split()
    for hand in any_hands(15, seed=7):
        call = called(auction, hand)
        if call == "P":
            assert last[-1] == "X", hand
            follow = f"{auction} P P"
            assert all(called(follow, other) != "P" for other in any_hands(6, seed=8))


RAISES = (
    *(("1H P", "H"), ("1S P", "S"), ("1H X", "H"), ("1S X", "S"), ("1H 1S", "H"), ("1S 2C", "S"), ("1H 2D", "H")),
    *(("1D P", "D"), ("1C P", "C"), ("1D 1S", "D"), ("1C 1H", "C"), ("1C X", "C"), ("1D X", "D"), ("P P 1S P", "S")),
    *(("1D 1H P", "H"), ("1C 1S P", "S"), ("1H 1S X", "S"), ("1S 2H P", "H"), ("1D 1S 2D", "S"), ("1H 2C P", "C")),
    *(("1C P 1H P", "H"), ("1C P 1S P", "S"), ("1D P 1S P", "S"), ("1H P 1S P", "S"), ("1C P 1H 2D", "H")),
    *(("1C 1D 1S P", "S"), ("1D P 1H X", "H"), ("1S P 2H P", "H"), ("1S P 2C P", "C"), ("1D P 1S 2H", "S")),
)


@pytest.mark.parametrize(("auction", "suit"), RAISES)
def test_no_raise_on_two_cards_or_fewer(auction: str, suit: str) -> None:
    """Partner showed five at most, or four: two make no eight."""
    state = state_of(auction)
    seat = state.turn
    makes = bidding(auction, seat) if any(call != "P" for call in auction.split()[seat::4]) else drawn()
    short = [as_hand(row) for row in makes[:6000] if int(row[SUITS.index(suit)]).bit_count() <= 2]
    assert len(short) >= 10
    for hand in short[:60]:
        assert called(auction, hand)[1:] != suit, hand


@pytest.mark.parametrize(
    ("auction", "suit"),
    [
        *(("1C P 1S P 2H P 2S P", "S"), ("1D P 1H P 2C P 2H P", "H"), ("1C P 1H P 2D P 2H P", "H")),
        *(("1H P 1S P 2D P 2S P", "S"), ("2C P 2D P 2S P", "S"), ("2C P 2D P 2H P", "H"), ("1S P 1NT P 2S P", "S")),
        *(("1D 1S P P X P 2C 2S P P", "D"), ("1H P 2C P 2H P", "H"), ("1S P 2D P 2S P", "S")),
    ],
)
def test_no_raise_of_a_long_suit_on_a_singleton(auction: str, suit: str) -> None:
    """Also where something must be said: notrump or a suit of one's own is at hand."""
    seat = len(auction.split()) % 4
    short = [as_hand(row) for row in bidding(auction, seat) if int(row[SUITS.index(suit)]).bit_count() <= 1]
    assert short
    for hand in short[:40]:
        assert called(auction, hand)[1:] != suit, hand


@pytest.mark.parametrize("auction", ["2S P", "2H P", "3S P", "3H P", "3D P", "3C P", "2D P"])
def test_no_raise_of_a_preempt_on_a_void_or_a_small_singleton(auction: str) -> None:
    """With no great strength: sixteen points may bid game on any trumps."""
    suit = auction[1]
    for hand in any_hands(400, seed=3):
        if length(hand, suit) <= 1 and one_hand(hand).hcp <= 15:
            assert called(auction, hand)[1:] != suit, hand


def strong_deal(rng: Random, points: int) -> list[Masks]:
    """Seats 0 and 2 have this many of the forty points or more between them."""
    pack = list(range(52))
    while True:
        rng.shuffle(pack)
        order = sorted(pack[:26], key=lambda card: rng.random() - 0.35 * max(card % 13 - 8, 0))
        mine, theirs = order[:13], order[13:]
        cards = (mine[:6] + pack[26:33], theirs[:6] + pack[33:40], mine[6:] + pack[40:46], theirs[6:] + pack[46:])
        hands = []
        for held in cards:
            clubs, diamonds, hearts, spades = by_suit(sum(1 << card for card in held))
            hands.append((clubs, diamonds, hearts, spades))
        if one_hand(hands[0]).hcp + one_hand(hands[2]).hcp >= points:
            return hands


def auction_of(hands: list[Masks], system: str) -> State:
    state = read(Table((system, system)), ())
    while not state.closed:
        state = read(state.table, (*state.calls, call_by_policy(state, hands[state.turn])[0]))
    return state


@pytest.mark.parametrize("system", SYSTEMS)
def test_no_slam_on_nothing(system: str) -> None:
    """Strong deals: a slam has 31 points with length or support, a grand slam 34 and no ace against it that is not a
    void's; and after asking no slam lacks two aces."""
    rng = Random(31)
    slams = 0
    for _ in range(45):
        hands = strong_deal(rng, 29)
        end = auction_of(hands, system)
        if end.last < 25 or end.last_by & 1:
            continue
        slams += 1
        one, other = one_hand(hands[0]), one_hand(hands[2])
        strain = end.last % 5
        points = one.pts + other.pts
        if strain < 4:
            points = max(points, one.pts + other.sup[strain], one.sup[strain] + other.pts)
        assert points >= (34 if end.last >= 30 else 31), (end.calls, hands)
        if end.last >= 30:
            missing = [at for at in range(4) if not one.ace[at] and not other.ace[at]]
            assert all(not one.n[at] or not other.n[at] for at in missing), (end.calls, hands)
        if any("asks" in said.flags and {"blackwood", "gerber"} & said.tags for said in end.meanings):
            assert one.aces + other.aces >= 3, (end.calls, hands)
    assert slams >= 3


def with_aces(auction: str, aces: int, count: int = 20) -> list[Masks]:
    """Hands of the seat on turn with so many aces and length in the suit that was agreed, which need not be worth the
    question."""
    suit = SUITS.index(auction.split()[0][1]) if auction[1:3] != "NT" else None
    rows = [as_hand(row) for row in drawn()[:20000]]
    fit = [hand for hand in rows if suit is None or hand[suit].bit_count() >= 4]
    return [hand for hand in fit if one_hand(hand).aces == aces and one_hand(hand).hcp >= 13][:count]


@pytest.mark.parametrize(
    ("auction", "aces"),
    [
        *((f"1S P 3S P 4NT P {answer} P", aces) for answer, aces in (("5D", 1), ("5D", 0), ("5H", 0), ("5C", 1))),
        *((f"1H P 3H P 4NT P {answer} P", aces) for answer, aces in (("5D", 1), ("5D", 0), ("5H", 0), ("5C", 2))),
        *((f"1S P 2NT P 3S P 4NT P {answer} P", aces) for answer, aces in (("5D", 1), ("5H", 0), ("5C", 1))),
        *((f"1NT P 4C P {answer} P", aces) for answer, aces in (("4D", 1), ("4D", 2), ("4H", 1), ("4H", 0), ("4S", 0))),
    ],
)
def test_after_asking_one_stops_with_two_aces_missing(auction: str, aces: int) -> None:
    """At the five level at most, or at four notrump after Gerber; and partner leaves it there."""
    hands = with_aces(auction, aces)
    assert len(hands) >= 5 or aces == 0
    for hand in hands:
        call = called(auction, hand)
        assert level(call) <= 5, hand
        assert not (call.endswith("NT") and level(call) == 5), hand
        if call != "P":
            for other in any_hands(4, seed=9):
                assert called(f"{auction} {call} P", other) == "P", (hand, call, other)


@pytest.mark.parametrize("auction", ["2S P 4NT P", "1S P 2S P 3S P 4NT P", "3H P 4NT P", "1D P 3D P 4NT P"])
def test_a_question_that_no_book_tells_of_is_answered(auction: str) -> None:
    """Four notrump over a suit of one's own side asks for aces everywhere; over notrump it does not."""
    answers = {0: "5C", 1: "5D", 2: "5H", 3: "5S", 4: "5C"}
    for hand in any_hands(60, seed=10):
        assert called(auction, hand) == answers[one_hand(hand).aces], hand
    for quantitative in ("1NT P 4NT P", "1C P 1H P 1NT P 4NT P", "2NT P 4NT P"):
        assert any(called(quantitative, hand) == "P" for hand in any_hands(20, seed=11))


PENALTIES = (
    *("1H P 2H P 4H X", "1S P 2S P 4S X", "1NT P 3NT X", "1NT P 3NT X P P", "1H P 3H P 4H X P P"),
    *("1NT P 2H P 2S P 4S X P P", "1S P 2S P 4S X P P", "2H P 4H X P P", "2S P 4S X", "1S P 4S X"),
)


@pytest.mark.parametrize("auction", PENALTIES)
def test_no_running_from_a_doubled_game(auction: str) -> None:
    """From a game that one has bid or raised with one's own cards no hand runs that has no other long suit."""
    hands = some_bidding(auction, 60)
    strain = next(call for call in reversed(auction.split()) if call[0].isdigit())[1:]
    for hand in hands:
        others = [length(hand, suit) for suit in SUITS if suit != strain]
        if max(others) <= 5:
            assert called(auction, hand) in ("P", "XX"), hand


@pytest.mark.parametrize(("auction", "least", "most"), [("1NT X", 7, 14), ("1NT P P X", 15, 17)])
def test_no_running_from_a_doubled_notrump_with_a_flat_hand_of_some_strength(
    auction: str, least: int, most: int
) -> None:
    """Seven points opposite fifteen, or the opener's, no suit of five and no major of four for which Stayman might ask:
    nothing is better than notrump."""
    flat = []
    for hand in any_hands(8000, seed=4):
        figures = one_hand(hand)
        majors = max(length(hand, "H"), length(hand, "S"))
        if least <= figures.hcp <= most and figures.bal and figures.longest < 5 and majors < 4:
            flat.append(hand)
    assert len(flat) >= 30
    for hand in flat[:40]:
        assert called(auction, hand) in ("P", "XX", "2NT", "3NT"), hand


SIGN_OFFS = (
    *("1NT P 3NT P", "1NT P 2D P 2H P 4H P", "1NT P 2H P 2S P 4S P", "2NT P 3NT P"),
    *("1S P 2S P 4S P", "1H P 2H P 4H P", "1H P 3H P 4H P", "1C P 1H P 1NT P 2H P", "1D P 1S P 1NT P 2S P"),
    *("2H P 3H P", "2S P 3S P", "2D P 3D P", "2H P 4H P", "2S P 4S P", "3S P 4S P", "3H P 4H P", "3C P 5C P"),
    *("1NT P 2S P 3C P 3D P", "1S P 1NT P 2S P", "1C P 1S P 2S P 4S P"),
    *("1NT P 4C P 4H P 4NT P", "2C P 2D P 2NT P 3NT P", "1S P 2NT P 4S P"),
)


@pytest.mark.parametrize("auction", SIGN_OFFS)
def test_a_sign_off_stands(auction: str) -> None:
    """Partner knew what was shown and named the contract. Of the hands that bid so all pass, but for the few that are
    much more than they showed: none of the first twenty that are no more than average for their calls."""
    hands = bidding(auction, len(auction.split()) % 4)
    points = [one_hand(as_hand(row)).pts for row in hands]
    middle = np.median(points)
    usual = [as_hand(row) for row, held in zip(hands, points, strict=True) if held <= middle]
    assert len(usual) >= 3, auction
    for hand in usual[:20]:
        assert called(auction, hand) == "P", hand


@pytest.mark.parametrize(("system", "count"), [("sayc", 40), ("two_over_one", 30), ("acol", 60)])
def test_no_explanation_contradicts_the_hand(system: str, count: int) -> None:
    """What people are told of a call: at most one card more than is held in any suit, and points within three of what
    the hand is worth; in one call of a hundred the robot's judgement may differ."""
    rng = Random(41)
    wrong, calls = [], 0
    for _ in range(count):
        pack = list(range(52))
        rng.shuffle(pack)
        hands = []
        for seat in range(4):
            clubs, diamonds, hearts, spades = by_suit(sum(1 << card for card in pack[13 * seat : 13 * seat + 13]))
            hands.append((clubs, diamonds, hearts, spades))
        for said in auction_of(hands, system).meanings:
            if said.call == "P":
                continue
            calls += 1
            held = one_hand(hands[said.seat])
            low, high = said.bounds.hcp
            short = any(n + 1 < least for n, (least, _) in zip(held.n, said.bounds.lengths, strict=True))
            if short or held.pts + 3 < low or held.hcp - 3 > high:
                wrong.append((said.call, hands[said.seat], said.bounds))
    assert len(wrong) <= 0.01 * calls, wrong
