"""The duplicate score (SPEC B6, B7)."""

from itertools import product

import pytest

from cardavia.cards import Illegal
from cardavia.games import Seat
from cardavia.games.bridge import STRAINS, Contract, Setup, Strain, Vulnerable, outcome, read_contract, score


def points(contract: str, tricks: int, vulnerable: bool = False) -> int:
    return score(read_contract(contract, Seat.SOUTH), vulnerable, tricks).total


def test_tricks_bid_count_20_in_the_minors_30_in_the_majors_and_40_then_30_in_no_trump() -> None:
    worth = {strain: score(Contract(2, strain, 0, Seat.SOUTH), False, 8).trick_points for strain in STRAINS}
    assert worth == {Strain.C: 40, Strain.D: 40, Strain.H: 60, Strain.S: 60, Strain.NT: 70}


def test_a_partscore_is_50_and_a_game_300_or_500() -> None:
    assert points("3H", 9) == 90 + 50
    assert points("3NT", 9) == 100 + 300
    assert points("3NT", 9, True) == 100 + 500
    assert points("5C", 11) == 400
    assert points("4C", 10) == 130


def test_overtricks_never_turn_a_partscore_into_game() -> None:
    assert points("2S", 10) == 60 + 60 + 50
    assert points("1NT", 13) == 40 + 180 + 50


def test_a_doubled_partscore_can_be_a_game() -> None:
    made = score(read_contract("2SX", Seat.SOUTH), True, 8)
    assert (made.trick_points, made.part_or_game_bonus, made.insult) == (120, 500, 50)
    assert score(read_contract("1CXX", Seat.SOUTH), False, 7).part_or_game_bonus == 50


def test_slam_bonuses_come_on_top_of_game_when_bid_and_made() -> None:
    assert points("6S", 12) == 180 + 300 + 500
    assert points("6S", 12, True) == 180 + 500 + 750
    assert points("7NT", 13) == 220 + 300 + 1000
    assert points("7NT", 13, True) == 220 + 500 + 1500
    assert points("6S", 13) == 180 + 30 + 300 + 500
    assert points("5S", 13) == 150 + 60 + 300
    assert points("7S", 12) == -50


def test_doubled_overtricks_are_100_or_200_and_redoubled_ones_twice_that() -> None:
    assert score(read_contract("1NTX", Seat.SOUTH), False, 9).overtricks == 200
    assert score(read_contract("1NTX", Seat.SOUTH), True, 9).overtricks == 400
    assert score(read_contract("1NTXX", Seat.SOUTH), False, 9).overtricks == 400
    assert score(read_contract("1NTXX", Seat.SOUTH), True, 9).overtricks == 800


@pytest.mark.parametrize(
    ("doubled", "vulnerable", "penalties"),
    [
        ("", False, [50, 100, 150, 200, 250]),
        ("", True, [100, 200, 300, 400, 500]),
        ("X", False, [100, 300, 500, 800, 1100]),
        ("X", True, [200, 500, 800, 1100, 1400]),
        ("XX", False, [200, 600, 1000, 1600, 2200]),
        ("XX", True, [400, 1000, 1600, 2200, 2800]),
    ],
)
def test_undertricks_cost(doubled: str, vulnerable: bool, penalties: list[int]) -> None:
    assert [-points(f"4S{doubled}", 10 - down, vulnerable) for down in range(1, 6)] == penalties


def test_a_failed_contract_scores_only_its_penalty() -> None:
    made = score(read_contract("6NTX", Seat.SOUTH), False, 11)
    assert {name for name, part in made.parts.items() if part} == {"undertrick_penalty"}


@pytest.mark.parametrize("tricks", [-1, 14, -7])
def test_more_tricks_than_thirteen_or_fewer_than_none_are_refused(tricks: int) -> None:
    with pytest.raises(Illegal) as caught:
        score(read_contract("1NT", Seat.SOUTH), False, tricks)
    assert caught.value.reason == "impossible_tricks"


def test_a_grand_slam_has_no_overtrick_and_one_no_trump_can_go_down_seven_at_most() -> None:
    assert read_contract("7NT", Seat.SOUTH).tricks(0) == 13
    assert read_contract("1NT", Seat.SOUTH).tricks(-7) == 0
    for contract, result in (("7NT", 1), ("1NT", -8), ("1NT", 7)):
        with pytest.raises(Illegal) as caught:
            read_contract(contract, Seat.SOUTH).tricks(result)
        assert caught.value.reason == "impossible_result"


def test_no_contract_is_of_level_eight_or_doubled_three_times() -> None:
    for level, doubled in ((0, 0), (8, 0), (1, 3), (1, -1)):
        with pytest.raises(Illegal):
            Contract(level, Strain.C, doubled, Seat.SOUTH)


def test_the_sides_score_equal_and_opposite_and_vulnerability_is_declarers() -> None:
    setup = Setup(Seat.SOUTH, Vulnerable.EW)
    for declarer, expected in ((Seat.NORTH, 400), (Seat.EAST, 600)):
        ended = outcome(setup, Contract(3, Strain.NT, 0, declarer), 9)
        assert ended.scores[declarer] == ended.scores[declarer.partner] == expected
        assert ended.scores[declarer.left] == -expected
        assert sum(ended.scores) == 0
        assert sum(line.points for line in ended.lines) == expected


def test_the_breakdown_has_a_line_for_each_part_that_counts_and_no_other() -> None:
    ended = outcome(Setup(), Contract(6, Strain.H, 1, Seat.SOUTH), 13)
    assert [(line.key, int(line.points)) for line in ended.lines] == [
        ("trick_points", 360),
        ("overtricks", 100),
        ("part_or_game_bonus", 300),
        ("slam_bonus", 500),
        ("insult", 50),
    ]


def test_every_contract_for_every_number_of_tricks_scores_as_another_program_scores_it() -> None:
    types = pytest.importorskip("endplay.types", reason="endplay is in the test extra")
    strains = {strain: getattr(types.Denom, name) for strain, name in zip(STRAINS, _DENOMS, strict=True)}
    penalties = (types.Penalty.passed, types.Penalty.doubled, types.Penalty.redoubled)
    vulnerable = {False: types.Vul.none, True: types.Vul.both}
    count = 0
    for level, strain, doubled in product(range(1, 8), STRAINS, range(3)):
        ours = Contract(level, strain, doubled, Seat.SOUTH)
        for tricks in range(14):
            other = types.Contract(
                level=level,
                denom=strains[strain],
                declarer=types.Player.south,
                penalty=penalties[doubled],
                result=tricks - ours.target,
            )
            for vul, name in vulnerable.items():
                assert score(ours, vul, tricks).total == other.score(name), (ours.text, tricks, vul)
                count += 1
    assert count == 7 * 5 * 3 * 14 * 2


_DENOMS = ("clubs", "diamonds", "hearts", "spades", "nt")
