"""What a deal is worth (SPEC T8, T9). All amounts are per defender, to the taker."""

from fractions import Fraction
from random import Random

import pytest

from cardavia.cards import MARSEILLE, Illegal, Unreadable
from cardavia.games import Seat
from cardavia.games.tarot import Contract, Level, Poignee, Side, settle, target
from tests.tarot import slow_tarot

PRISE, GARDE, SANS, CONTRE = Contract
TAKER, DEFENCE = Side
SINGLE, DOUBLE, TRIPLE = Level


def worth(contract, points, bouts, **more):
    return settle(contract, int(2 * points), bouts, **more).per_defender


def test_the_pack_holds_ninety_one_points():
    assert sum(card.half_points for card in MARSEILLE) == 182


def test_the_target_falls_with_the_bouts_taken_in():
    assert [target(bouts) for bouts in range(4)] == [56, 51, 41, 36]
    with pytest.raises(Unreadable):
        target(4)


@pytest.mark.parametrize(("contract", "multiplier"), list(zip(Contract, (1, 2, 4, 6), strict=True)))
def test_the_contract_multiplies_twenty_five_and_the_difference(contract, multiplier):
    assert worth(contract, 45, 2) == 29 * multiplier
    assert worth(contract, 37, 2) == -29 * multiplier


def test_reaching_the_target_makes_the_contract():
    assert worth(GARDE, 41, 2) == 50
    assert worth(GARDE, Fraction(81, 2), 2) == -51  # half a point short


def test_half_points_are_never_rounded():
    assert worth(PRISE, Fraction(91, 2), 2) == Fraction(59, 2)
    assert worth(SANS, Fraction(91, 2), 2) == 118


def test_a_lost_contract_is_not_twenty_five_less_the_difference():
    assert worth(PRISE, 31, 2) == -35


@pytest.mark.parametrize(("contract", "amount"), list(zip(Contract, (10, 20, 40, 60), strict=True)))
def test_the_petit_au_bout_is_multiplied_and_goes_by_its_own_side(contract, amount):
    for points in (45, 37):  # whatever became of the contract
        plain = worth(contract, points, 2)
        assert worth(contract, points, 2, petit_au_bout=TAKER) == plain + amount
        assert worth(contract, points, 2, petit_au_bout=DEFENCE) == plain - amount


@pytest.mark.parametrize(("level", "amount"), list(zip(Level, (20, 30, 40), strict=True)))
@pytest.mark.parametrize("contract", list(Contract))
def test_a_poignee_goes_to_who_wins_the_contract_and_is_not_multiplied(level, amount, contract):
    for side in Side:
        assert worth(contract, 45, 2, poignees=[(side, level)]) == worth(contract, 45, 2) + amount
        assert worth(contract, 37, 2, poignees=[(side, level)]) == worth(contract, 37, 2) - amount


def test_every_poignee_counts():
    both = [(TAKER, SINGLE), (DEFENCE, SINGLE)]
    assert worth(GARDE, 41, 2, poignees=both) == 50 + 40


@pytest.mark.parametrize("contract", list(Contract))
def test_a_slam_is_not_multiplied(contract):
    made = worth(contract, 87, 2)
    assert worth(contract, 87, 2, chelem_announced=True, all_tricks=TAKER) == made + 400
    assert worth(contract, 87, 2, all_tricks=TAKER) == made + 200
    assert worth(contract, 87, 2, chelem_announced=True) == made - 200


def test_a_failed_slam_leaves_a_made_contract_made():
    settlement = settle(GARDE, 2 * 60, 2, chelem_announced=True)
    assert settlement.made
    assert settlement.per_defender == (25 + 19) * 2 - 200
    shown = settle(GARDE, 2 * 60, 2, poignees=[(TAKER, SINGLE)], chelem_announced=True)
    assert shown.per_defender == settlement.per_defender + 20  # the handful is the contract winner's


def test_a_slam_by_the_defence_counts_two_hundred():
    assert worth(GARDE, 0, 0, all_tricks=DEFENCE) == -(25 + 56) * 2 - 200
    assert worth(GARDE, 0, 0, chelem_announced=True, all_tricks=DEFENCE) == -(25 + 56) * 2 - 400


def test_a_slam_stands_with_eighty_seven_points_where_the_defence_kept_the_excuse():
    settlement = settle(GARDE, 2 * 87, 2, TAKER, [(TAKER, SINGLE)], True, TAKER)
    assert settlement.per_defender == (25 + 46) * 2 + 20 + 20 + 400


def test_the_taker_gets_three_times_what_each_defender_pays():
    assert settle(GARDE, 2 * 45, 2).scores(Seat.WEST) == (-58, -58, -58, 174)


def test_the_lines_add_up_and_say_what_they_are_for():
    settlement = settle(SANS, 2 * 45, 2, DEFENCE, [(DEFENCE, DOUBLE)], True, None)
    assert [(line.key, line.points) for line in settlement.lines] == [
        ("contract_made", 116),
        ("petit_au_bout", -40),
        ("poignee", 30),
        ("chelem_failed", -200),
    ]
    assert settlement.per_defender == sum(line.points for line in settlement.lines) == -94
    assert settlement.lines[0].values["target"] == 41


def test_numbers_that_no_deal_gives_are_refused():
    for points, bouts in ((-1, 0), (183, 3), (90, 4), (90, -1)):
        with pytest.raises(Unreadable) as refused:
            settle(PRISE, points, bouts)
        assert refused.value.reason == "bad_field"


def test_the_sum_is_nought_and_the_amounts_those_of_the_plain_rule():
    rng = Random(2)
    sign = {TAKER: 1, DEFENCE: -1, None: 0}
    for _ in range(2000):
        contract, points, bouts = rng.choice(list(Contract)), rng.randrange(183), rng.randrange(4)
        petit, swept = rng.choice([TAKER, DEFENCE, None]), rng.choice([TAKER, DEFENCE, None, None])
        shown = [(rng.choice(list(Side)), rng.choice(list(Level))) for _ in range(rng.randrange(3))]
        announced = rng.random() < 0.3
        settlement = settle(contract, points, bouts, petit, shown, announced, swept)
        levels = [level.points for _, level in shown]
        assert settlement.per_defender == slow_tarot.settle(
            contract.multiplier, points, bouts, sign[petit], levels, announced, sign[swept]
        )
        assert sum(settlement.scores(Seat.EAST)) == 0


def test_contracts_and_levels_read_as_people_write_them():
    assert Contract.read("garde-contre") is CONTRE
    assert Contract.read(" Garde  Sans ") is SANS
    assert [Level.read(text) for text in ("simple", "single", "13", "Triple")] == [SINGLE, SINGLE, DOUBLE, TRIPLE]
    for wrong in ("grand slam", ""):
        with pytest.raises(Unreadable):
            Contract.read(wrong)
        with pytest.raises(Unreadable):
            Level.read(wrong)


def test_a_poignee_of_another_size_has_no_level():
    with pytest.raises(Illegal):
        _ = Poignee(MARSEILLE.cards[56:67]).level
