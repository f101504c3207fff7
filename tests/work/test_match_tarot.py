"""Matches of tarot: one robot against three, fair to both, counted as the deals were settled."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

import pytest
from typer.testing import CliRunner

from cardavia import robots
from cardavia.cli.commands import app
from cardavia.games import SEATS, Seat
from cardavia.games.choices import Pick
from cardavia.games.tarot import BIDS, PLAYS, TAROT, Poignee, TarotView
from cardavia.work.match import COMMON, WHOLE, Plan, run
from cardavia.work.match_figures import Mean, grouped, interval
from cardavia.work.match_file import Row
from cardavia.work.match_pool import here
from cardavia.work.match_tarot import CardsOnly, deal_of, figures

#: Who was asked (the robot's identity), for which seat, and what it was shown.
SEEN: list[tuple[int, Seat, TarotView]] = []


class Watched:
    """Does anything, and keeps who was asked and what it was shown."""

    def act(self, view: TarotView, rng: Random) -> Any:
        assert isinstance(view.viewer, Seat)
        SEEN.append((id(self), view.viewer, view))
        return view.choices.sample(rng)


class Showing:
    """Shows a poignée wherever one may be shown."""

    def act(self, view: TarotView, rng: Random) -> Any:
        forms = [form for form in view.choices.forms if isinstance(form, Pick) and view.phase == "play"]
        return next(iter(forms[0])) if forms else view.choices.sample(rng)


class Wrong:
    """Plays the Excuse, hers or not."""

    def act(self, view: TarotView, rng: Random) -> Any:
        return PLAYS[view.viewer][TAROT.pack["EX"].index] if view.phase == "play" else view.choices.sample(rng)


@pytest.fixture(autouse=True)
def own_robots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sys.modules["cardavia.robots.robot"], "_PATHS", dict(robots.paths()))
    for name in ("Watched", "Showing", "Wrong"):
        robots.register("tarot", name.lower(), f"{__name__}:{name}")
    SEEN.clear()
    yield
    sys.modules["cardavia.work.match_table"].seated.cache_clear()


def same(rows: tuple[Row, ...]) -> list[Row]:
    return [{name: value for name, value in row.items() if name != "seconds"} for row in rows]


def tables(rows: tuple[Row, ...]) -> list[dict[str, Any]]:
    return [table for row in rows for table in row["tables"]]


@pytest.mark.parametrize("what", [WHOLE, COMMON])
@pytest.mark.parametrize("level", ["greedy", "random"])
def test_a_robot_against_itself_has_nought_on_each_deal(what: str, level: str) -> None:
    assert {row["margin"] for row in run(Plan("tarot", level, level, "1", what), 12)} == {0}


@pytest.mark.parametrize("what", [WHOLE, COMMON])
def test_greedy_wins_from_three_that_play_anything(what: str) -> None:
    found = figures(Plan("tarot", "greedy", "random", "1", what), run(Plan("tarot", "greedy", "random", "1", what), 24))
    assert found["interval"][0] > 0
    assert found["illegal"] == 0


def test_rows_are_the_same_from_two_workers() -> None:
    plan = Plan("tarot", "greedy", "random", "w", COMMON)
    assert same(run(plan, 6, by=here(2))) == same(run(plan, 6))


def test_the_first_robot_has_each_seat_of_a_deal_once_and_the_scores_are_the_settlement_s() -> None:
    plan = Plan("tarot", "greedy", "random", "seats")
    for row in run(plan, 5):
        assert [table["first"] for table in row["tables"]] == ["N", "E", "S", "W"]
        ours = []
        for table in row["tables"]:
            setup, deal = deal_of(plan.seed, row["board"])
            state = TAROT.start(setup, deal)
            for act in table["acts"]:
                seat = Seat.read(act[0])
                state = TAROT.apply(state, seat, TAROT.read(state, seat, act[2:]))
            outcome = TAROT.outcome(state)
            assert outcome is not None
            assert [float(score) for score in outcome.scores] == table["scores"]
            ours.append(table["scores"][Seat.read(table["first"])])
        assert row["margin"] == sum(ours) / 4


def test_a_common_bidding_is_the_same_at_each_table_and_greedy_s() -> None:
    def before(table: dict[str, Any]) -> list[str]:
        bids = [act for act in table["acts"] if act[2:] in {bid.text for bid in BIDS}]
        return [*bids, *(act for act in table["acts"] if act[2:].startswith(("discard", "poignee", "chelem")))]

    alone = run(Plan("tarot", "greedy", "greedy", "common"), 12)
    for row, greedy in zip(run(Plan("tarot", "random", "showing", "common", COMMON), 12), alone, strict=True):
        for table in row["tables"]:
            assert sorted(before(table)) == sorted(before(greedy["tables"][0]))
            assert (table["taker"], table["contract"]) == (
                greedy["tables"][0]["taker"],
                greedy["tables"][0]["contract"],
            )


def test_who_plays_the_cards_is_asked_for_cards_alone() -> None:
    own, common = (Plan("tarot", "showing", "showing", "1", what) for what in (WHOLE, COMMON))
    assert any("poignee" in act for table in tables(run(own, 6)) for act in table["acts"])
    run(Plan("tarot", "watched", "greedy", "1", COMMON), 6)
    assert SEEN
    assert {view.phase for _, _, view in SEEN} == {"play"}
    assert not any(isinstance(form, Pick) for _, _, view in SEEN for form in view.choices.forms)
    assert common.what == COMMON


def test_a_poignee_is_shown_if_the_common_bidder_shows_it() -> None:
    shown = 0
    for number in range(1, 7):
        setup, deal = deal_of("1", number)
        state = TAROT.start(setup, deal)
        rng = Random(1)
        while awaited := TAROT.awaited(state):
            (seat,) = awaited
            view = TAROT.view(state, seat)
            action = CardsOnly(Watched(), Showing()).act(view, rng) if view.phase == "play" else None
            if view.phase == "play" and any(isinstance(form, Pick) for form in view.choices.forms):
                assert isinstance(action, Poignee)
                shown += 1
            state = TAROT.apply(state, seat, action or view.choices.sample(rng))
    assert shown


def test_no_robot_sees_more_than_its_seat_may_nor_two_hands_of_a_deal() -> None:
    run(Plan("tarot", "watched", "watched", "2"), 2)
    assert len(SEEN) > 400
    seats: dict[int, set[Seat]] = {}
    for who, seat, view in SEEN:
        assert seat in view.awaited
        assert view.hands is None
        seats.setdefault(who, set()).add(seat)
    # Sixteen robots: four at each of the four tables of a deal.
    assert [len(taken) for taken in seats.values()] == [1] * 16


def test_an_illegal_action_is_counted_and_charged_to_the_robot_that_did_it() -> None:
    plan = Plan("tarot", "wrong", "greedy", "3", COMMON)
    found = figures(plan, run(plan, 4))
    assert found["robots"][0]["illegal"] > 50
    assert found["robots"][1]["illegal"] == 0
    assert found["illegal"] == found["robots"][0]["illegal"]


def test_figures_are_those_of_the_tables() -> None:
    plan = Plan("tarot", "greedy", "greedy", "figures")
    rows = run(plan, 30)
    found = figures(plan, rows)
    played = tables(rows)
    assert found["passed_out"] == sum(table["cancelled"] == "passed_out" for table in played) / len(played)
    assert 0 < found["passed_out"] < 1
    contracts = [robot["contracts"] for robot in found["robots"]]
    for name in ("prise", "garde", "garde_sans", "garde_contre"):
        of_it = [table for table in played if table["contract"] == name]
        assert sum(each[name]["tables"] for each in contracts) == len(of_it)
        ours = [table for table in of_it if table["taker"] == table["first"]]
        assert contracts[0][name]["tables"] == len(ours)
        if ours:
            assert contracts[0][name]["made"] == pytest.approx(mean(table["made"] for table in ours))
            scores = [table["scores"][Seat.read(table["taker"])] for table in ours]
            assert contracts[0][name]["mean"] == pytest.approx(mean(scores))
    parts = (found["as_taker"], found["as_defender"])
    assert sum(part["tables"] * part["mean"] for part in parts) == pytest.approx(sum(row["margin"] * 4 for row in rows))
    json.dumps(found)


def test_groups_of_one_are_as_values_by_themselves() -> None:
    values = [3.0, -5.0, 0.0, 12.0, 1.0]
    found = grouped([[value] for value in values])
    assert found == (5, pytest.approx(mean(values)), pytest.approx(stdev(values) / 5**0.5))
    # Four tables that always agree are one chance, not four.
    assert grouped([[value] * 4 for value in values]).error == pytest.approx(found.error)
    assert grouped([]).error is grouped([[1.0, 2.0]]).error is None
    assert interval(Mean(1, 2.0, None)) is None


def asked(*words: str) -> dict[str, Any]:
    ran = CliRunner().invoke(app, ["tarot", "match", *words, "--workers", "0", "--json"])
    assert ran.exit_code == 0, ran.output
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def test_the_command_tells_the_mean_and_how_sure_it_is(tmp_path: Path) -> None:
    file, plot = str(tmp_path / "match.jsonl"), tmp_path / "match.svg"
    words = ("greedy", "random", "--seed", "1", "--bidding", "common", "--results", file)
    assert asked(*words, "--deals", "5")["deals"] == 5
    found = asked(*words, "--deals", "12", "--plot", str(plot))
    rows = run(Plan("tarot", "greedy", "random", "1", COMMON), 12)
    assert found["mean"] == pytest.approx(mean(row["margin"] for row in rows))
    assert found["interval"][0] < found["mean"] < found["interval"][1]
    assert found["bidding"] == "common"
    assert 0 <= found["seconds_p50"] <= found["seconds_p95"]
    assert plot.read_text().startswith("<svg")
    said = CliRunner().invoke(app, ["tarot", "match", *words, "--deals", "12", "--workers", "0"]).stdout
    assert f"{found['mean']:+.2f}" in said
    assert "Garde" in said


def test_a_match_that_is_decided_may_end_early() -> None:
    assert asked("greedy", "random", "--deals", "200", "--early")["deals"] == 50


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("greedy", "genius"), "no_such_robot"),
        (("greedy", "random", "--bidding", "none"), "bad_field"),
        (("greedy", "random", "--plot", "no/such/folder/p.svg"), "cannot_write"),
    ],
)
def test_a_match_that_can_not_be_is_refused_with_a_sentence(words: tuple[str, ...], reason: str) -> None:
    ran = CliRunner().invoke(app, ["tarot", "match", *words, "--workers", "0", "--json"])
    assert ran.exit_code == 2
    error = json.loads(ran.stdout)["error"]
    assert error["reason"] == reason
    assert error["message"].endswith((".", "?"))


def test_dealers_and_deals_go_round() -> None:
    assert {deal_of("1", number)[0].dealer for number in range(1, 5)} == set(SEATS)
    assert deal_of("1", 1)[1] == deal_of("1", 1)[1] != deal_of("1", 2)[1]
