"""The tarot solver against the slow plain one, and its answers against the rules.

``python -m tests.solve_tarot`` compares 2,000 endings; here are some hundreds.
"""

from dataclasses import replace
from random import Random

import pytest

from cardavia.cards import MARSEILLE, find_cards
from cardavia.games import Seat
from cardavia.games.tarot import TAROT, Contract, Side, State
from cardavia.games.tarot.actions import PLAYS
from cardavia.games.tarot.tally import Result
from cardavia.solve.tarot import Position, each_card, is_made, line, points, solve, value
from tests.solve_tarot.endings import ending, laid, turn
from tests.solve_tarot.reference import Reference, Values


def solved(position: Position) -> Values:
    found = solve(position)
    assert found.points.exact
    assert found.value.exact
    assert found.made is not None
    return int(found.made), int(2 * found.points.low), int(2 * found.value.low)


@pytest.mark.parametrize("seed", range(8))
def test_endings_that_arise_in_play_are_solved_exactly(seed: int) -> None:
    rng = Random(seed)
    for _ in range(25):
        position = Position.of_state(ending(rng, rng.randint(1, 3), rng.choice((0, 0, 1, 2, 3))))
        assert solved(position) == Reference(position).best(), position


@pytest.mark.parametrize("sweep", [None, Side.TAKER, Side.DEFENCE])
def test_endings_with_bouts_and_slams_are_solved_exactly(sweep: Side | None) -> None:
    rng = Random(f"laid {sweep}")
    for _ in range(150):
        position = laid(rng, rng.randint(1, 3), sweep)
        assert solved(position) == Reference(position).best(), position


def test_a_few_endings_of_four_and_five_tricks() -> None:
    rng = Random(5)
    for tricks in (4, 4, 5):
        position = Position.of_state(ending(rng, tricks))
        assert solved(position) == Reference(position).best(), position


def test_each_card_is_worth_what_the_position_after_it_is() -> None:
    rng = Random(11)
    for _ in range(15):
        state = ending(rng, 3, rng.randrange(3))
        position = Position.of_state(state)
        found = each_card(position)
        assert tuple(card for card, _ in found) == position.cards
        for card, worth in found:
            after = TAROT.apply(state, turn(state), PLAYS[turn(state)][card.index])
            assert worth.exact
            assert int(2 * worth.low) == Reference(Position.of_state(after)).best()[2]
        values = [worth.low for _, worth in found]
        best = max(values) if position.turn is position.taker else min(values)
        assert best == value(position).low


def played_out(state: State) -> Result:
    """The end of the deal if the line of best play is played, each card through the rules."""
    for seat, card in line(Position.of_state(state)):
        assert turn(state) is seat
        state = TAROT.apply(state, seat, PLAYS[seat][card.index])
    assert state.outcome is not None
    assert isinstance(state.outcome.detail, Result)
    return state.outcome.detail


@pytest.mark.parametrize("tricks", [1, 3, 6, 8])
def test_the_line_of_best_play_comes_to_the_value(tricks: int) -> None:
    rng = Random(tricks)
    for _ in range(6):
        state = ending(rng, tricks, rng.randrange(4))
        worth = value(Position.of_state(state))
        assert played_out(state).settlement.per_defender == worth.low == worth.high


def test_longer_endings_agree_with_themselves() -> None:
    """What no slow solver reaches: the answers of one position bound each other, and the parts make the whole."""
    rng = Random(21)
    for _ in range(6):
        position = Position.of_state(ending(rng, 8))
        found = solve(position)
        assert found.made is is_made(position)
        assert found.points == points(position)
        values = [worth.low for _, worth in each_card(position)]
        assert found.value.low == (max(values) if position.turn is position.taker else min(values))
        if not position.chelem:
            assert (found.value.low > 0) is found.made


def test_a_budget_gives_bounds_that_hold() -> None:
    rng = Random(31)
    open_ranges = 0
    for _ in range(10):
        position = laid(rng, 6)
        exact = solve(position)
        for nodes in (1, 10, 100):
            found = solve(position, nodes)
            open_ranges += not found.value.exact
            assert found.made in (None, exact.made)
            assert found.value.low <= exact.value.low <= found.value.high
            assert found.points.low <= exact.points.low <= found.points.high
    assert open_ranges  # or the budgets were none


def hands(*texts: str) -> tuple[int, int, int, int]:
    north, east, south, west = (MARSEILLE.mask(find_cards(MARSEILLE, text)) for text in texts)
    return north, east, south, west


def test_the_excuse_is_not_kept_for_the_last_trick() -> None:
    """South has the master trump and the Excuse: the Excuse first, or it goes over (SPEC T7)."""
    at = Position(Seat.SOUTH, hands("C1 C2", "S1 S2", "T21 EX", "B1 B2"), Seat.SOUTH, half_points=90, bouts=1)
    worths = dict(each_card(at))
    kept = worths[MARSEILLE["EX"]].low - worths[MARSEILLE["T21"]].low
    # Lost with it: 4.5 points (0.5 came from it either way) and, by the third bout, 5 more to the target.
    assert kept > 0
    assert solve(at).made is True


def test_a_petit_that_can_be_led_last_is_kept() -> None:
    """East has no trump left: the Petit wins the last trick, 10 x 2 for each defender (SPEC T9)."""
    at = Position(Seat.EAST, hands("C1 C2", "T1 SR", "B1 B2", "B3 B4"), Seat.EAST, half_points=120, bouts=1)
    worths = {card.code: worth.low for card, worth in each_card(at)}
    assert worths["SR"] - worths["T1"] == 20


def test_a_slam_is_completed_by_the_excuse() -> None:
    at = Position(
        Seat.NORTH, hands("EX", "C1", "S1", "B1"), Seat.NORTH, half_points=170, bouts=2, sweep=Side.TAKER, chelem=True
    )
    # All 91 points, three bouts, garde: (25 + 91 - 36) x 2, and 400.
    assert value(at).low == 560


WRONG = [
    ({"hands": (1, 2, 4, 24)}, "must be equal"),
    ({"hands": (1, 1, 4, 8)}, "in two places"),
    ({"hands": (0, 0, 0, 0)}, "1 to 18 tricks"),
    ({"hands": (1 << 78, 1, 2, 4)}, "no mask"),
    ({"half_points": 181}, "half points can't be"),
    ({"half_points": 9, "sweep": Side.TAKER}, "half points can't be"),
    ({"bouts": 4}, "bouts"),
    ({"trick": (MARSEILLE["B1"], MARSEILLE["C2"], MARSEILLE["C3"], MARSEILLE["C4"])}, "at most 3 cards"),
]


@pytest.mark.parametrize(("change", "said"), WRONG)
def test_what_is_no_position_is_refused(change: dict[str, object], said: str) -> None:
    right = Position(Seat.SOUTH, (1, 2, 4, 8), Seat.SOUTH, half_points=40)
    assert solve(right).value.exact
    with pytest.raises(ValueError, match=said):
        solve(replace(right, **change))


def test_a_revoke_on_the_table_is_refused() -> None:
    at = Position(Seat.SOUTH, hands("C1", "S2", "S3 T2", "S1 B3"), Seat.EAST, (MARSEILLE["SR"], MARSEILLE["B1"]))
    with pytest.raises(ValueError, match="N could not play"):
        solve(replace(at, hands=hands("S5", "C2", "S3 T2", "S1 B3")))


def test_only_a_deal_in_its_play_is_a_position() -> None:
    with pytest.raises(ValueError, match="its phase 'over'"):
        Position.of_state(finished())
    with pytest.raises(ValueError, match="1 node or more"):
        solve(Position(Seat.SOUTH, (1, 2, 4, 8), Seat.SOUTH, half_points=40, contract=Contract.PRISE), 0)


def finished() -> State:
    rng = Random(1)
    state = ending(rng, 1)
    while state.turn is not None:
        state = TAROT.apply(state, turn(state), TAROT.legal(state, turn(state)).sample(rng))
    return state
