"""Tricks lost per deal: each is charged to the side whose card, or whose consent to a claim, gave it away."""

import json
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardavia.cards import FRENCH, Card
from cardavia.cli.commands import app
from cardavia.games import Seat
from cardavia.games.bridge import BRIDGE, Contract, Strain
from cardavia.records.pbn import each
from cardavia.robots.bridge.match import board_deal, board_setup
from cardavia.work.match import LOST, Plan, run
from cardavia.work.match_file import Row
from cardavia.work.match_lost import as_pbn, count, figures, worst_boards

PLAN = Plan("bridge", "greedy", "greedy", "lost", LOST)
SPADES = Contract(2, Strain.S, 0, Seat.SOUTH)


def trick(text: str, leader: Seat = Seat.WEST) -> tuple[tuple[Seat, Card], ...]:
    """Cards with the seats that played them, clockwise from the leader."""
    return tuple((Seat((leader + at) & 3), FRENCH[code]) for at, code in enumerate(text.split()))


def by_endplay(row: Row) -> list[int]:
    """What declarer's side could take before the lead and after each card: the solver's library asked straight, over
    the text of the deal and the play."""
    from endplay.dds import analyse_play
    from endplay.types import Deal, Denom, Player

    piles = board_deal(PLAN.seed, row["board"]).piles
    hands = [
        ".".join("".join(c.code[1] for c in FRENCH.cards_in(pile & FRENCH.suits[suit])) for suit in "SHDC")
        for pile in piles
    ]
    deal = Deal("N:" + " ".join(hands))
    strains = {"N": Denom.nt, "S": Denom.spades, "H": Denom.hearts, "D": Denom.diamonds, "C": Denom.clubs}
    deal.trump = strains[row["contract"][1]]
    deal.first = getattr(Player, Seat.read(row["by"]).left.name.lower())
    codes = {card.code for card in FRENCH}
    return list(analyse_play(deal, [act[2:] for act in row["acts"] if act[2:] in codes]))


def test_each_card_is_charged_to_the_side_that_played_it() -> None:
    # The lead gives a trick, dummy's card gives it back, third hand gives one again, declarer keeps it.
    found = count(SPADES, trick("H2 HK HA H5"), [8, 9, 8, 9, 9], 9)
    assert (found["declarer"], found["defence"], found["lead"]) == (1, 2, 1)
    assert found["costs"] == ["1 W H2 1", "1 N HK 1", "1 E HA 1"]
    assert found["margin"] == -3
    assert (found["double_dummy"], found["tricks"]) == (8, 9)


def test_a_lead_that_loses_two_tricks_is_in_the_defence_s_count() -> None:
    found = count(SPADES, trick("H2 HK HA H5"), [8, 10, 10, 10, 10], 10)
    assert (found["declarer"], found["defence"], found["lead"]) == (0, 2, 2)


@pytest.mark.parametrize(("won", "declarer", "defence"), [(8, 0, 0), (6, 2, 0), (9, 0, 1)])
def test_what_a_claim_gives_away_is_lost_by_the_side_that_agreed(won: int, declarer: int, defence: int) -> None:
    found = count(SPADES, trick("H2 HK HA H5"), [8] * 5, won)
    assert (found["declarer"], found["defence"], found["lead"]) == (declarer, defence, 0)
    assert found["costs"] == ([] if won == 8 else [f"claim {won - 8:+d}"])


def test_values_by_which_a_card_wins_a_trick_are_refused() -> None:
    with pytest.raises(ValueError, match="wins tricks"):
        count(SPADES, trick("H2 HK HA H5"), [8, 7, 7, 7, 7], 7)
    with pytest.raises(ValueError, match="wins tricks"):
        count(SPADES, trick("H2 HK HA H5"), [8, 8, 9, 9, 9], 9)


def test_the_count_agrees_with_the_solver_s_own_library() -> None:
    rows = [row for row in run(PLAN, 6) if row["contract"]]
    assert len(rows) > 2
    for row in rows:
        values = by_endplay(row)
        assert row["double_dummy"] == values[0]
        change = [after - before for before, after in pairwise(values)]
        assert row["declarer"] >= -sum(min(each, 0) for each in change)
        assert row["declarer"] - row["defence"] == values[0] - row["tricks"]
        assert row["lead"] == change[0] <= row["defence"]


def test_figures_are_per_deal_that_was_played() -> None:
    rows = run(PLAN, 5)
    passed: Row = {**rows[0], "board": 6, "margin": 0, "contract": None}
    found = figures(PLAN, (*rows, passed), 2)
    through = [row for row in rows if row["contract"]]
    assert (found["boards"], found["played"]) == (6, len(through))
    for name in ("declarer", "defence", "lead"):
        assert found[name]["lost"] == pytest.approx(sum(row[name] for row in through) / len(through))
    assert [row["board"] for row in found["worst"]] == [row["board"] for row in worst_boards(rows, 2)]
    json.dumps(found)
    boards = list(each(as_pbn(PLAN, through)))
    assert [board.tricks for board in boards] == [row["tricks"] for row in through]


def test_the_command_tells_what_was_lost(tmp_path: Path) -> None:
    words = ["bridge", "lost", "--level", "greedy", "--boards", "3", "--seed", "lost", "--workers", "0"]
    file = str(tmp_path / "lost.jsonl")
    ran = CliRunner().invoke(app, [*words, "--results", file, "--json"])
    assert ran.exit_code == 0, ran.output
    found = json.loads(ran.stdout)
    rows = run(PLAN, 3)
    assert found["declarer"] == figures(PLAN, rows, 0)["declarer"]
    assert found["illegal"] == 0
    said = CliRunner().invoke(app, [*words, "--results", file]).stdout
    assert f"{found['defence']['lost']:.3f}" in said
    assert "% PBN" in said


def test_a_file_of_a_match_is_none_of_lost_tricks(tmp_path: Path) -> None:
    file = str(tmp_path / "match.jsonl")
    CliRunner().invoke(
        app, ["bridge", "match", "greedy", "greedy", "--boards", "1", "--workers", "0", "--results", file]
    )
    words = ["bridge", "lost", "--level", "greedy", "--boards", "1", "--workers", "0", "--results", file, "--json"]
    ran = CliRunner().invoke(app, words)
    assert ran.exit_code == 2
    assert json.loads(ran.stdout)["error"]["reason"] == "other_match"


def test_boards_are_those_of_matches() -> None:
    (row,) = run(PLAN, 1)
    assert row["acts"][0][0] == board_setup(1).dealer.letter
    assert BRIDGE.name == PLAN.game
