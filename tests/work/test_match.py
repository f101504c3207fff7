"""Matches of robots: the same for any number of workers, taken up where they were broken off, fair to both sides."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from cardavia import robots
from cardavia.cards import FRENCH, Refusal
from cardavia.games import Plain, Seat
from cardavia.games.bridge import BRIDGE, CALLS, Bid, Contract, Strain
from cardavia.games.bridge.imps import imps
from cardavia.records.pbn import each
from cardavia.robots.bridge.match import board_deal, board_setup, points
from cardavia.work.match import BIDDING, Plan, run
from cardavia.work.match_bridge import as_pbn, figures, worst
from cardavia.work.match_figures import enough, mean, part
from cardavia.work.match_file import Row
from cardavia.work.match_plot import svg
from cardavia.work.match_pool import here
from tests.kill.test_kill import alive, descendants
from tests.thirdgame import sixteen
from tests.work.match_robots import SEEN

GREEDY = Plan("bridge", "greedy", "random", "a seed")


def same(rows: tuple[Row, ...]) -> list[Row]:
    """The rows but for the times, which are never the same."""
    return [{name: value for name, value in row.items() if name != "seconds"} for row in rows]


@pytest.fixture
def own_robots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["cardavia.robots.robot"], "_PATHS", dict(robots.paths()))
    robots.register("bridge", "watched", "tests.work.match_robots:Watched")
    robots.register("bridge", "stubborn", "tests.work.match_robots:Stubborn")
    SEEN.clear()


# --- the runner --------------------------------------------------------------------------------------------------


def test_the_rows_are_the_same_for_any_number_of_workers() -> None:
    alone = run(GREEDY, 6)
    assert [row["board"] for row in alone] == [1, 2, 3, 4, 5, 6]
    assert same(run(GREEDY, 6, by=here(2))) == same(alone)


@pytest.mark.parametrize("level", ["greedy", "random"])
def test_a_robot_against_itself_is_level_on_each_board(level: str) -> None:
    assert {row["margin"] for row in run(Plan("bridge", level, level, "1"), 8)} == {0}


def test_the_margin_changes_sign_with_the_sides() -> None:
    other = Plan("bridge", "random", "greedy", "a seed")
    there, back = run(GREEDY, 4), run(other, 4)
    assert sum(row["margin"] for row in there) > 20 > -20 > sum(row["margin"] for row in back)


def test_a_game_from_outside_has_matches_in_which_the_robots_change_seats() -> None:
    rows = run(Plan(sixteen.NAME, "random", "random", "1"), 4)
    assert all(row["illegal"] == [0, 0] and len(row["acts"]) == 2 for row in rows)
    assert all(act[0] in "NESW" for act in rows[0]["acts"][0])
    assert {row["margin"] for row in rows} == {0}


def test_what_a_game_does_not_have_is_not_played_as_something_else() -> None:
    with pytest.raises(ValueError, match="tarot has no matches"):
        run(Plan("tarot", "greedy", "random", "1", BIDDING), 1)


def test_no_robot_is_shown_more_than_its_seat_may_see(own_robots: None) -> None:
    run(Plan("bridge", "watched", "watched", "2"), 4)
    assert len(SEEN) > 300
    seats: dict[int, set[Seat]] = {}
    for who, seat, view in SEEN:
        assert seat in view.awaited
        assert view.hands is None
        seats.setdefault(who, set()).add(seat)
    # One robot for each seat of each team: none that sat North at one table is asked for East at the other.
    assert [len(taken) for taken in seats.values()] == [1] * 8


def test_an_illegal_action_is_counted_and_a_legal_one_takes_its_place(own_robots: None) -> None:
    rows = run(Plan("bridge", "stubborn", "greedy", "3"), 6)
    found = figures(Plan("bridge", "stubborn", "greedy", "3"), rows, 6)
    assert found["robots"][0]["illegal"] > 100
    assert found["robots"][1]["illegal"] == 0
    assert found["illegal"] == found["robots"][0]["illegal"]
    assert len(list(each(as_pbn(Plan("bridge", "stubborn", "greedy", "3"), rows)))) == 12


def test_times_are_of_decisions_where_there_is_a_choice() -> None:
    (row,) = run(Plan("bridge", "greedy", "greedy", "5"), 1)
    acts = sum(len(table["acts"]) for table in row["tables"])
    assert 0 < sum(map(len, row["seconds"])) < acts


def test_bidding_alone_is_scored_by_what_double_dummy_play_takes() -> None:
    from endplay.dds import calc_dd_table
    from endplay.types import Deal, Denom, Player

    plan = Plan("bridge", "greedy", "random", "bid", BIDDING)
    for row in run(plan, 3):
        piles = board_deal(plan.seed, row["board"]).piles
        hands = [
            ".".join("".join(c.code[1] for c in FRENCH.cards_in(pile & FRENCH.suits[suit])) for suit in "SHDC")
            for pile in piles
        ]
        solved = calc_dd_table(Deal("N:" + " ".join(hands)))
        strains = {"N": Denom.nt, "S": Denom.spades, "H": Denom.hearts, "D": Denom.diamonds, "C": Denom.clubs}
        for table in row["tables"]:
            assert all(Bid is type(CALLS[act[2:]]) or act[2:] in ("P", "X", "XX") for act in table["acts"])
            if table["contract"] is not None:
                player = getattr(Player, Seat.read(table["declarer"]).name.lower())
                assert table["tricks"] == solved[strains[table["contract"][1]], player]
        assert row["margin"] == imps(row["tables"][0]["north_south"] - row["tables"][1]["north_south"])


# --- the file ----------------------------------------------------------------------------------------------------


def test_a_match_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run(GREEDY, 3, file=file)
    before = file.read_bytes()
    file.write_bytes(before[:-7])  # the machine stopped in the middle of a line
    told: list[int] = []
    rows = run(GREEDY, 5, file=file, told=lambda row: told.append(row["board"]))
    assert same(rows) == same(run(GREEDY, 5))
    assert told == [1, 2, 3, 4, 5]
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line.get("board") for line in lines] == [None, 1, 2, 3, 4, 5]
    assert file.read_bytes().startswith(before[: before[:-7].rfind(b"\n") + 1])


def test_boards_in_the_file_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run(GREEDY, 2, file=file)
    lines = file.read_text().splitlines()
    lines[1] = json.dumps({**json.loads(lines[1]), "margin": 77})
    file.write_text("\n".join(lines) + "\n")
    assert run(GREEDY, 2, file=file)[0]["margin"] == 77
    assert len(run(GREEDY, 1, file=file)) == 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"format": "cardavia-match/1", "game": "tarot"}\n', "other_match"),
        ("some notes of mine\n", "bad_results"),
        ('{"a": 1}\n', "bad_results"),
        ("[]\n", "bad_results"),
    ],
)
def test_another_file_is_refused_and_left_as_it_is(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "other"
    file.write_text(text)
    with pytest.raises(Refusal) as refused:
        run(GREEDY, 1, file=file)
    assert refused.value.reason == reason
    assert file.read_text() == text


def test_a_robot_that_is_not_there_is_refused_before_a_file_is_made(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        run(Plan("bridge", "greedy", "genius", "1"), 1, file=tmp_path / "new")
    assert refused.value.reason == "no_such_robot"
    assert not (tmp_path / "new").exists()


# --- an early end ------------------------------------------------------------------------------------------------


def test_a_match_that_is_decided_ends_early_and_at_the_same_board(tmp_path: Path) -> None:
    alone = run(GREEDY, 80, early=True)
    assert len(alone) == 50
    assert same(run(GREEDY, 80, by=here(2), early=True, file=tmp_path / "m")) == same(alone)
    assert len(run(GREEDY, 80, early=True, file=tmp_path / "m")) == 50


def test_a_level_match_seldom_ends_early() -> None:
    """A thousand boards of an even match with IMPs like those of real ones: looking after each may fool us now and
    then, not often."""
    rng = Random(1)
    ended = sum(enough(round(rng.gauss(0, 5)) for _ in range(1000)) is not None for _ in range(200))
    assert ended <= 5


# --- workers -----------------------------------------------------------------------------------------------------

LONG = """
from cardavia.work.match import BIDDING, Plan, run
from cardavia.work.match_pool import here
if __name__ == "__main__":
    run(Plan("bridge", "greedy", "greedy", "1"), 100000, by=here(1), told=lambda row: print(row["board"], flush=True))
"""


def test_workers_end_with_their_parent() -> None:
    parent = subprocess.Popen([sys.executable, "-c", LONG], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    assert parent.stdout.readline()
    workers = descendants(parent.pid)
    assert workers
    parent.kill()
    parent.wait()
    deadline = time.monotonic() + 15
    while any(map(alive, workers)) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not any(map(alive, workers))


def test_a_worker_that_is_killed_is_replaced() -> None:
    plan = Plan("bridge", "greedy", "greedy", "kill")
    killed: list[int] = []

    def told(row: Row) -> None:
        if not killed:
            killed.extend(
                p for p in descendants(os.getpid()) if b"spawn_main" in Path(f"/proc/{p}/cmdline").read_bytes()
            )
            for pid in killed:
                os.kill(pid, signal.SIGKILL)

    rows = run(plan, 30, by=here(1), told=told)
    assert killed
    assert same(rows) == same(run(plan, 30))


# --- figures -----------------------------------------------------------------------------------------------------


def test_the_standard_error_is_that_of_the_mean() -> None:
    values = [3, -5, 0, 12, 1, -1, 7]
    middle = sum(values) / 7
    error = (sum((value - middle) ** 2 for value in values) / 6 / 7) ** 0.5
    found = mean(values)
    assert found.mean == pytest.approx(middle)
    assert found.error == pytest.approx(error)


def test_95_of_100_are_within_the_95th_percentile() -> None:
    ordered = [float(value) for value in range(1, 201)]
    assert part(ordered, 0.95) == 190
    assert part(ordered, 1.0) == 200
    assert part([7.0], 0.5) == 7


def test_boards_are_numbered_as_duplicate_boards() -> None:
    vulnerable = [board_setup(number).vulnerable.value for number in range(1, 17)]
    assert " ".join(vulnerable) == "none ns ew both ns ew both none ew both none ns both none ns ew"
    assert [board_setup(number).dealer.letter for number in range(1, 9)] == list("NESWNESW")
    assert board_setup(20) == board_setup(4)


def test_the_deals_of_a_match_are_whole_and_all_different() -> None:
    deals = [board_deal("1", number) for number in range(1, 60)]
    assert all(Counter(map(int.bit_count, deal.piles)) == {13: 4} for deal in deals)
    assert all(sum(deal.piles) == FRENCH.all for deal in deals)
    assert len(set(deals)) == len(deals)


@pytest.mark.parametrize(
    ("contract", "tricks", "plain", "doubled"),
    [
        (Contract(4, Strain.S, 0, Seat.NORTH), 8, -200, -500),
        (Contract(4, Strain.S, 1, Seat.NORTH), 8, -500, -500),
        (Contract(4, Strain.S, 2, Seat.NORTH), 8, -1000, -1000),
        (Contract(4, Strain.S, 0, Seat.NORTH), 10, 620, 620),
        (Contract(2, Strain.C, 0, Seat.EAST), 7, 50, 100),
        (None, None, 0, 0),
    ],
)
def test_a_failing_contract_counts_as_doubled_in_the_second_score(
    contract: Contract | None, tricks: int | None, plain: int, doubled: int
) -> None:
    setup = board_setup(2)  # NS vulnerable
    assert points(setup, contract, tricks) == plain
    assert points(setup, contract, tricks, doubling=True) == doubled


def test_the_worst_boards_are_the_first_team_s_and_replay_as_pbn() -> None:
    plan = Plan("bridge", "random", "greedy", "4")
    rows = run(plan, 10)
    lost = worst(rows, 3)
    assert [row["margin"] for row in lost] == sorted(row["margin"] for row in rows)[:3]
    boards = list(each(as_pbn(plan, lost)))
    assert [int(board.board or 0) for board in boards[::2]] == [row["board"] for row in lost]
    for board, told in zip(boards, [table for row in lost for table in row["tables"]], strict=True):
        assert not board.warnings
        assert board.score_ns == told["north_south"]
        assert list(board.auction) == [act[2:] for act in told["acts"]][: len(board.auction)]
    assert [boards[0].players[seat] for seat in Seat] == ["random", "greedy"] * 2
    assert [boards[1].players[seat] for seat in Seat] == ["greedy", "random"] * 2


def test_a_board_on_which_nothing_was_lost_is_none_of_the_worst() -> None:
    assert worst(run(Plan("bridge", "greedy", "greedy", "1"), 2), 5) == []


def test_the_picture_is_svg_and_shows_the_last_mean() -> None:
    from xml.etree import ElementTree

    from cardavia.work.match_figures import running

    for margins in ([1.0], [0.0, 0.0], [5.0, -3.0, 2.0] * 20):
        root = ElementTree.fromstring(svg(list(running(margins)), "a < b", "boards", "IMPs"))  # noqa: S314
        assert root.tag.endswith("svg")
        assert "a < b" in "".join(root.itertext())


def test_figures_are_plain_data() -> None:
    found: Plain = figures(GREEDY, run(GREEDY, 2), 1)
    json.dumps(found)
    assert BRIDGE.name == "bridge"
