"""Which robots there are (SPEC B9)."""

import sys
from random import Random

import pytest

from cardavia.cards import Unreadable
from cardavia.games import Seat
from cardavia.games.bridge import BRIDGE, Vulnerable
from cardavia.games.bridge.position import auction_view, read_calls, read_hand
from cardavia.robots import levels, paths, register, robot, told
from tests.bridge_positions import played_out, shuffled, walked


def test_both_games_have_a_random_and_a_greedy_level() -> None:
    assert levels("bridge")[:2] == ("random", "greedy")
    assert levels("tarot")[:2] == ("random", "greedy")


def test_a_game_that_nobody_has_heard_of_is_played_at_random() -> None:
    assert levels("euchre") == ("random",)
    assert robot("euchre", "random") is not None


def test_a_level_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(Unreadable) as caught:
        robot("bridge", "grandmaster")
    assert caught.value.reason == "no_such_robot"
    assert caught.value.values["levels"] == levels("bridge")


def test_a_registered_robot_is_imported_only_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["cardavia.robots.robot"], "_PATHS", dict(paths()))
    register("bridge", "elsewhere", "a_module_that_is_not_there:make")
    assert levels("bridge")[-1] == "elsewhere"
    with pytest.raises(ModuleNotFoundError):
        robot("bridge", "elsewhere")
    register("bridge", "again", "cardavia.robots.anything:anything")
    assert type(robot("bridge", "again")).__name__ == "Anything"
    assert "a_module_that_is_not_there" not in sys.modules


def test_the_random_level_does_something_legal_and_the_same_for_the_same_seed() -> None:
    player = robot("bridge", "random")
    for seed in range(20):
        state = walked(Random(seed), 10 * (seed % 7), 0.1).state
        seat = min(BRIDGE.awaited(state))
        view = BRIDGE.view(state, seat)
        assert player.act(view, Random(seed)) in view.choices
        assert player.act(view, Random(seed)) == player.act(view, Random(seed))


def test_four_random_robots_play_a_deal_to_its_end() -> None:
    state = played_out(BRIDGE.start(BRIDGE.read_setup({}), shuffled(Random(3))), Random(3))
    assert BRIDGE.outcome(state) is not None
    assert not BRIDGE.awaited(state)


def test_a_robot_is_told_what_its_opponents_bid_by_and_reads_their_calls_so() -> None:
    """1NT of an Acol side shows 12 to 14 points, of a SAYC side 15 to 17."""
    assert told("bridge", "normal:sayc", ("quick", "quick:acol")) == "normal:sayc:acol"
    assert told("bridge", "quick", ("normal:acol",)) == "quick::acol"
    assert told("bridge", "quick:sayc", ("greedy", "")) == "quick:sayc"
    assert told("bridge", "random", ("quick:acol",)) == "random"
    view = auction_view(read_hand("K32.K32.K32.K432"), read_calls("1NT", Seat.EAST), Seat.EAST, Vulnerable.NONE)
    shown = [robot("bridge", level).state(view).shown[0].hcp for level in ("quick:sayc:acol", "quick:sayc")]
    assert shown == [(12, 14), (15, 17)]


@pytest.mark.parametrize("level", ["quick:sayc:sayc:sayc", "quick:sayc:blue", "quick:blue", "greedy:sayc"])
def test_a_system_that_nobody_knows_is_refused(level: str) -> None:
    with pytest.raises(Unreadable) as caught:
        robot("bridge", level)
    assert caught.value.reason == "no_such_system"
