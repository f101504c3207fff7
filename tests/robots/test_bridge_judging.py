"""Calls judged by search: what each brings in worlds that are given, against what the rules say it brings."""

import numpy as np
import pytest

from cardavia.cards import FRENCH
from cardavia.games import Seat
from cardavia.games.bridge import Contract, Strain, Vulnerable, score
from cardavia.games.bridge.imps import imps
from cardavia.games.bridge.position import read_hand
from cardavia.robots.bridge.judging import _imps, contract_of, judged
from cardavia.robots.bridge.layouts import by_suit
from cardavia.robots.bridge.reckoning import solved
from cardavia.robots.bridge.system.reading import State, Table, read


def world(*hands: str) -> list[tuple[int, ...]]:
    """North, East, South, West as suit masks."""
    return [tuple(by_suit(FRENCH.mask(read_hand(hand)))) for hand in hands]


#: North and South have seven spade tricks, four hearts and two diamonds, once the clubs are gone.
COLD = world("AKQJT98.AK.32.32", "432.432.QJT9.QJT", "65.QJT9.AK54.654", "7.8765.876.AK987")


def after(*calls: str) -> State:
    return read(Table(), calls)


def test_imps_are_those_of_the_laws() -> None:
    differences = np.arange(-5000, 5000, 10, dtype=np.float64)
    assert _imps(differences).tolist() == [imps(int(difference)) for difference in differences]


@pytest.mark.parametrize(
    ("calls", "dealer", "contract"),
    [
        (("1S", "P", "4S", "P", "P", "P"), Seat.NORTH, Contract(4, Strain.S, 0, Seat.NORTH)),
        (("P", "1H", "P", "2H", "X", "P", "P", "P"), Seat.NORTH, Contract(2, Strain.H, 1, Seat.EAST)),
        (("1NT", "P", "2D", "P", "2H", "P", "4H", "P", "P", "P"), Seat.EAST, Contract(4, Strain.H, 0, Seat.EAST)),
        (("1C", "X", "XX", "P", "P", "P"), Seat.WEST, Contract(1, Strain.C, 2, Seat.WEST)),
    ],
)
def test_the_contract_is_declared_by_who_named_its_strain_first(
    calls: tuple[str, ...], dealer: Seat, contract: Contract
) -> None:
    assert contract_of(after(*calls), dealer) == contract


def test_nobody_declares_what_is_passed_out() -> None:
    assert contract_of(after("P", "P", "P", "P"), Seat.NORTH) is None


def test_the_last_pass_is_worth_what_the_contract_brings_against_another() -> None:
    """South may pass 4S, made with one over (two clubs are lost), or bid 6NT, in which West, on lead, takes five clubs
    with East's help before anybody else has a trick: four down."""
    calls = ("4S", "P")
    state = after(*calls)
    worlds = np.array([COLD] * 3, np.uint16)
    found = judged(state, ("P", "6NT"), worlds, np.full(3, 1 / 3), Seat.NORTH, Vulnerable.NONE, solved)
    made = score(Contract(4, Strain.S, 0, Seat.NORTH), False, 11).total
    down = score(Contract(6, Strain.NT, 0, Seat.SOUTH), False, 8)
    twice = score(Contract(6, Strain.NT, 1, Seat.SOUTH), False, 8)
    assert found[0] == ("P", 0.0, 0.0)
    assert found[1].imps == pytest.approx(imps(round((down.total + twice.total) / 2 - made)))


def test_a_call_that_ends_as_another_does_is_worth_the_same() -> None:
    """Whatever West answers, both passes of East end in the same contract."""
    state = after("4S", "P", "P")
    worlds = np.array([COLD] * 2, np.uint16)
    found = judged(state, ("P", "P"), worlds, np.full(2, 0.5), Seat.NORTH, Vulnerable.BOTH)
    assert [each.imps for each in found] == [0.0, 0.0]
