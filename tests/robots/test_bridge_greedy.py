"""The greedy bridge robot: legal, blind to what its seat may not see, and better than chance."""

from random import Random

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from cardavia.games import Deal, Seat
from cardavia.games.bridge import BRIDGE, Setup, State, Vulnerable, known_to
from cardavia.robots import robot
from tests.bridge_positions import after, done, given, reached, shuffled, twin, walked

GREEDY = robot("bridge", "greedy")


def choice(state: State, seat: Seat | None = None) -> str:
    actor = min(BRIDGE.awaited(state)) if seat is None else seat
    view = BRIDGE.view(state, actor)
    action = GREEDY.act(view, Random(0))
    assert action in view.choices
    return action.text


def said(hand: str, auction: str = "", dealer: Seat = Seat.SOUTH) -> str:
    """What South calls with this hand after the auction, dealt by South; the other cards lie anyhow."""
    south = given_hand(hand)
    rest = [card for card in BRIDGE.pack if not card.bit & south]
    piles = [BRIDGE.pack.mask(rest[at : at + 13]) for at in (0, 13, 26)]
    return choice(after(auction, Deal((piles[0], piles[1], south, piles[2])), Setup(dealer)))


def given_hand(hand: str) -> int:
    cards = [suit + rank for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks]
    assert len(cards) == 13
    return BRIDGE.pack.mask(BRIDGE.pack[code] for code in cards)


@settings(max_examples=50, deadline=None)
@drawn(st.integers(0, 10**9), st.integers(0, 70))
def test_it_does_something_legal_wherever_random_play_has_led(seed: int, moves: int) -> None:
    state = walked(Random(seed), moves, 0.1).state
    for seat in BRIDGE.awaited(state):
        choice(state, seat)


@settings(max_examples=50, deadline=None)
@drawn(st.integers(0, 10**9), st.integers(0, 70), st.booleans())
def test_it_decides_the_same_when_only_cards_it_can_not_see_change_places(seed: int, moves: int, claims: bool) -> None:
    rng = Random(seed)
    walk = walked(rng, moves, 0.1 if claims else 0)
    for seat in sorted(BRIDGE.awaited(walk.state)):
        other = twin(walk, seat, rng)
        if other is not None:
            assert choice(other, seat) == choice(walk.state, seat)


def played(deal: Deal, setup: Setup, players: tuple[object, object], rng: Random) -> int:
    """North–South's points; the first player sits North–South."""
    state = BRIDGE.start(setup, deal)
    while awaited := BRIDGE.awaited(state):
        seat = min(awaited)
        view = BRIDGE.view(state, seat)
        state = BRIDGE.apply(state, seat, players[seat & 1].act(view, rng))
    outcome = BRIDGE.outcome(state)
    assert outcome is not None
    return int(outcome.scores[0])


def test_it_beats_random_play_on_nearly_every_deal() -> None:
    rng = Random(20)
    chance = robot("bridge", "random")
    points = []
    for number in range(30):
        deal, setup = shuffled(rng), Setup(Seat(number % 4), list(Vulnerable)[number // 4 % 4])
        points.append(played(deal, setup, (GREEDY, chance), rng) - played(deal, setup, (chance, GREEDY), rng))
    assert sum(points) / len(points) > 500
    assert sum(won > 0 for won in points) >= 27


def test_among_themselves_auctions_end_soon_and_in_sane_contracts() -> None:
    rng = Random(30)
    grand = 0
    for number in range(40):
        state = BRIDGE.start(Setup(Seat(number % 4)), shuffled(rng))
        while awaited := BRIDGE.awaited(state):
            seat = min(awaited)
            state = BRIDGE.apply(state, seat, GREEDY.act(BRIDGE.view(state, seat), rng))
        view = BRIDGE.view(state, Seat.SOUTH)
        assert len(view.auction) <= 24
        if view.contract is not None:
            grand += view.contract.level == 7
            declaring = view.won[view.contract.declarer & 1]
            assert declaring >= 3
    assert grand <= 1


@pytest.mark.parametrize(
    ("hand", "opened"),
    [
        ("AK952.Q43.K72.83", "1S"),
        ("A95.KQJ43.K72.83", "1H"),
        ("AQ52.K43.QJ72.83", "1D"),
        ("AQ52.K43.J72.K83", "1C"),
        ("AQ5.KJ43.K72.K83", "1NT"),
        ("AQ5.AKJ3.KQ2.Q83", "2NT"),
        ("AKQ52.AKQ3.A2.Q3", "2C"),
        ("4.KQJ983.Q72.832", "2H"),
        ("4.83.KQJ9832.832", "3D"),
        ("KQJ98732.8.32.83", "4S"),
        ("Q952.K43.QJ7.832", "P"),
        ("AKQJ2.98765.2.43", "1S"),
    ],
)
def test_openings(hand: str, opened: str) -> None:
    assert said(hand) == opened


@pytest.mark.parametrize(
    ("auction", "hand", "answer"),
    [
        ("1S P", "Q83.K9843.72.J83", "2S"),
        ("1S P", "KQ83.A843.72.J83", "3S"),
        ("1S P", "KQ83.AJ43.2.K832", "4S"),
        ("1S P", "83.K984.Q72.J832", "1NT"),
        ("1H P", "KJ83.K9.Q72.8432", "1S"),
        ("1S P", "83.AQ984.KQ7.832", "2H"),
        ("1C P", "83.K984.KJ7.9832", "1H"),
        ("1C P", "83.K984.KJ72.832", "1D"),
        ("1S P", "83.9843.Q72.J832", "P"),
        ("1NT P", "K83.Q98.KQ72.832", "3NT"),
        ("1NT P", "K83.Q98.Q972.Q32", "2NT"),
        ("1NT P", "J9832.98.Q72.832", "2S"),
        ("1NT P", "AQJ983.98.Q72.83", "4S"),
        ("1NT P", "J83.Q98.9872.Q32", "P"),
    ],
)
def test_answers_to_partners_opening(auction: str, hand: str, answer: str) -> None:
    assert said(hand, auction, Seat.NORTH) == answer


@pytest.mark.parametrize(
    ("auction", "hand", "call"),
    [
        ("1D", "AQJ95.43.K72.832", "1S"),
        ("1D", "KQ95.AJ43.2.KJ83", "X"),
        ("1D", "AQ5.KJ4.AJ72.832", "1NT"),
        ("1D", "KQJ983.43.72.832", "2S"),
        ("1D", "Q95.J43.K72.9832", "P"),
        ("7NT", "A95.J43.K72.9832", "X"),
        ("7NT", "Q95.J43.Q72.9832", "P"),
    ],
)
def test_over_the_opponents_bid(auction: str, hand: str, call: str) -> None:
    assert said(hand, auction, Seat.EAST) == call


def test_a_take_out_double_is_answered_even_on_nothing() -> None:
    assert said("9852.J43.72.9832", "1D X P", Seat.WEST) == "1S"


def test_a_new_suit_by_the_answering_hand_is_never_passed() -> None:
    assert said("AK952.Q43.K72.83", "1S P 2D P") != "P"
    assert said("A5.K43.QJ972.K83", "1D P 1S P") != "P"


#: West leads against 3NT and against 4S.
SEQUENCE = given("A32.K32.A32.A432", "654.654.654.K765", "KJ97.AJ9.KQJ.JT9", "QT8.QT87.T987.Q8")


def test_against_no_trump_the_top_of_a_sequence_or_the_fourth_best_is_led() -> None:
    assert choice(after("3NT P P P", SEQUENCE)) in {"H7", "DT"}
    long = given("A32.K32.A432.A43", "654.654.876.K765", "KJ97.AJ9.KQJ.JT9", "QT8.QT87.T95.Q82")
    assert choice(after("3NT P P P", long)) == "H7"


def test_ace_from_ace_king_against_a_trump_contract() -> None:
    deal = given("QJ2.Q32.5432.432", "43.J8765.76.J765", "AKT98.T9.KQJ.T98", "765.AK4.AT98.AKQ")
    assert choice(after("4S P P P", deal)) in {"HA", "CA"}


DEAL = given("A32.KQ2.432.5432", "QJT.543.QJT.KJT9", "K654.AJ9.AK5.AQ8", "987.T876.9876.76")


def test_fourth_hand_wins_as_cheaply_as_it_can_and_throws_low_when_partner_has_won() -> None:
    state = after("3NT P P P D7 D2 DT", DEAL)
    assert choice(state) == "DK"
    ducked = done(done(done(after("3NT P P P D7 D2 DT", DEAL), "D5"), "DQ"), "DA")
    assert BRIDGE.awaited(ducked) == {Seat.WEST}
    assert choice(ducked) == "D6"


def test_third_hand_plays_the_lowest_of_touching_honours() -> None:
    assert choice(after("3NT P P P D7 D2", DEAL)) == "DT"


def test_declarer_draws_trumps_before_the_defenders_ruff() -> None:
    deal = given("QJT2.432.A432.A2", "654.KQJ.QJ9.J543", "AK987.A65.K87.K7", "3.T987.T65.QT986")
    state = after("4S P P P HT H2 HJ HA", deal)
    assert choice(state)[0] == "S"


def test_a_claim_of_more_than_can_be_made_is_refused_by_both_defenders() -> None:
    state = done(after("3NT P P P D7", DEAL), "claim 13", Seat.SOUTH)
    assert choice(state, Seat.EAST) == "refuse"
    assert choice(state, Seat.WEST) == "refuse"


def test_a_claim_is_accepted_only_if_best_defence_could_not_beat_it() -> None:
    rng = Random(6)
    answers = {"accept": 0, "refuse": 0}
    while sum(answers.values()) < 120:
        state = after("3NT P P P", shuffled(rng))
        while len(BRIDGE.view(state, Seat.SOUTH).tricks) < 10:
            seat = min(BRIDGE.awaited(state))
            state = BRIDGE.apply(state, seat, BRIDGE.legal(state, seat).sample(rng))
        claimant, tricks = rng.choice((Seat.SOUTH, Seat.WEST, Seat.EAST)), rng.randrange(1, 4)
        if claimant is not Seat.SOUTH:
            tricks = 3
        own = [card.code for card in BRIDGE.view(state, claimant).hand]
        line = " ".join(rng.sample(own, rng.choice((0, 3))))
        claim = done(state, f"claim {tricks} {line}", claimant)
        view = BRIDGE.view(claim, min(BRIDGE.awaited(claim), default=Seat.SOUTH))
        if view.phase != "claim":
            continue
        text = choice(claim)
        answers[text] += 1
        hands = tuple(frozenset(BRIDGE.pack.cards_in(mask)) for mask in claim.hands)
        position = known_to(view)._replace(side=claimant & 1)
        if text == "accept":
            assert reached(hands, position, tricks)
    assert answers["accept"] >= 3
    assert answers["refuse"] >= 60


def test_a_partner_does_not_let_a_trick_be_conceded_that_may_be_won() -> None:
    state = done(after("3NT P P P D7", DEAL), "concede", Seat.WEST)
    assert choice(state, Seat.EAST) == "refuse"
