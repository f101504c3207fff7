"""`cardavia bridge bid`, `play` and `match`: anyone can put a robot to the test."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import Result
from typer.testing import CliRunner

from cardavia import robots
from cardavia.cards import FRENCH, Unreadable
from cardavia.cli.commands import app
from cardavia.deals import seeded, unrank
from cardavia.games.bridge import BRIDGE, CALLS, BridgeView, Setup
from cardavia.records.pbn import each
from cardavia.robots import Explanation, Weighed, Why
from cardavia.words import words
from cardavia.words.explaining import sentence
from cardavia.words.reasons import WHYS
from tests.cli.command import cardavia

run = CliRunner().invoke

HAND = "AKQ32.K2.432.J32"
DUMMY = "54.AQ3.AKQ5.Q654"
ROW = {"id": "a", "hand": "K2.K9873.AQ8.KQ4", "auction": [], "dealer": "N", "vul": "None", "expected": "1NT"}


def asked(*words: str, typed: str = "") -> Result:
    return run(app, ["bridge", *words], input=typed)


def answers(command: str, rows: Sequence[object], *words: str) -> list[dict[str, Any]]:
    typed = "".join((row if isinstance(row, str) else json.dumps(row)) + "\n" for row in rows)
    result = asked(command, "--lines", *words, typed=typed)
    found: list[dict[str, Any]] = [json.loads(line) for line in result.stdout.splitlines()]
    name = {"bid": "call", "play": "card"}[command]
    assert result.exit_code == int(any(name not in answer for answer in found)), result.output
    return found


class Talker:
    """Passes, and says why."""

    def act(self, view: BridgeView, rng: Random) -> Any:
        return next(iter(view.choices))

    def explain(self, view: BridgeView, rng: Random) -> Explanation:
        first, second, *_ = view.choices
        weighed = (Weighed(first, 1.5, Why("rule", rule="the least")), Weighed(second, -2.126))
        return Explanation(first, Why("best_of_worlds", worlds=40), weighed, "points")


class Chameleon:
    """Bids a strain for each system."""

    def __init__(self, system: str = "sayc") -> None:
        systems = {"sayc": "1S", "acol": "1H"}
        if system not in systems:
            raise Unreadable("no_such_system", text=system, systems=tuple(systems))
        self.call = CALLS[systems[system]]

    def act(self, view: BridgeView, rng: Random) -> Any:
        return self.call


class Broken:
    """Fails on a hand with a void; else answers what is no call."""

    def act(self, view: BridgeView, rng: Random) -> Any:
        if len({card.suit for card in view.hand}) < 4:
            raise ZeroDivisionError("void")
        return "pass, I think"


@pytest.fixture(autouse=True)
def own_robots() -> Iterator[None]:
    known = dict(robots.paths())
    robots.register("bridge", "talker", "tests.cli.test_bridge_robot_commands:Talker")
    robots.register("bridge", "chameleon", "tests.cli.test_bridge_robot_commands:Chameleon")
    robots.register("bridge", "broken", "tests.cli.test_bridge_robot_commands:Broken")
    yield
    from sys import modules

    vars(modules["cardavia.robots.robot"])["_PATHS"].clear()
    vars(modules["cardavia.robots.robot"])["_PATHS"].update(known)


# --- bid ---------------------------------------------------------------------------------------------------------


def test_a_call_is_told_as_people_and_as_programs_read_it() -> None:
    assert asked("bid", "--hand", HAND, "--level", "greedy").stdout == "1♠\n"
    found = json.loads(asked("bid", "--hand", HAND, "--level", "greedy", "--dealer", "E", "--json").stdout)
    assert found == {"call": "1S", "seat": "E", "level": "greedy"}


def test_the_seat_on_turn_follows_from_dealer_and_auction() -> None:
    found = json.loads(asked("bid", "--hand", HAND, "--auction", "P 1H P", "--dealer", "W", "--json").stdout)
    assert found["seat"] == "S"


def test_the_same_seed_gives_the_same_call() -> None:
    said = {seed: asked("bid", "--hand", HAND, "--level", "random", "--seed", seed).stdout for seed in "123456"}
    assert said == {seed: asked("bid", "--hand", HAND, "--level", "random", "--seed", seed).stdout for seed in "123456"}
    assert len(set(said.values())) > 2


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ((), "hand_or_lines"),
        (("--hand", "AKQ32.K2.432.J3"), "hand_size"),
        (("--hand", "AKQ32.K2.J32"), "bad_hand"),
        (("--hand", HAND, "--auction", "1S 1H"), "bid_too_low"),
        (("--hand", HAND, "--auction", "1S P P P"), "auction_over"),
        (("--hand", HAND, "--auction", "one"), "no_such_call"),
        (("--hand", HAND, "--dealer", "Q"), "no_such_seat"),
        (("--hand", HAND, "--vul", "me"), "bad_vulnerability"),
        (("--hand", HAND, "--level", "genius"), "no_such_robot"),
        (("--hand", HAND, "--level", "broken"), "robot_strayed"),
    ],
)
def test_a_bad_question_is_refused_with_a_sentence_and_code_2(words: tuple[str, ...], reason: str) -> None:
    result = asked("bid", *words, "--json")
    assert result.exit_code == 2
    error = json.loads(result.stdout)["error"]
    assert error["reason"] == reason
    assert error["message"].endswith((".", "?"))
    swedish = asked("bid", *words, "--lang", "sv")
    assert swedish.exit_code == 2
    assert swedish.stderr.strip() not in ("", error["message"])


def test_a_robot_that_can_explain_itself_does() -> None:
    found = json.loads(asked("bid", "--hand", HAND, "--level", "talker", "--explain", "--json").stdout)
    rule = {"key": "rule", "values": {"rule": "the least"}, "text": "The system has a rule for this: the least."}
    assert found["call"] == "P"
    assert found["unit"] == "points"
    assert found["why"]["values"] == {"worlds": 40}
    assert found["alternatives"] == [
        {"call": "P", "value": 1.5, "why": rule},
        {"call": "1C", "value": -2.126, "why": None},
    ]
    said = asked("bid", "--hand", HAND, "--level", "talker", "--explain").stdout
    assert said.startswith("Pass\nIt does best in 40 layouts")
    assert "−2.13" in said
    assert "the least" in said


def test_a_reason_that_has_no_sentence_is_named_by_its_key() -> None:
    english = words("en")
    assert "own whim" in sentence(english, Why("own_whim"), "bridge")
    assert "best of worlds" in sentence(english, Why("best_of_worlds", deals=3), "bridge")


@pytest.mark.parametrize("key", sorted(WHYS))
def test_every_reason_is_a_sentence_in_every_language(key: str) -> None:
    values = {"rule": "Stayman", "worlds": 50}
    told = {language: sentence(words(language), Why(key, **values), "bridge") for language in ("en", "sv")}
    assert len(set(told.values())) == 2
    assert all(text.endswith(".") and "{" not in text for text in told.values())


def test_a_robot_bids_by_the_system_asked_for() -> None:
    assert asked("bid", "--hand", HAND, "--level", "chameleon").stdout == "1♠\n"
    assert asked("bid", "--hand", HAND, "--level", "chameleon", "--system", "acol").stdout == "1♥\n"
    assert asked("bid", "--hand", HAND, "--level", "chameleon:acol").stdout == "1♥\n"


@pytest.mark.parametrize(
    ("level", "system", "said"), [("greedy", "acol", "The robot greedy"), ("chameleon", "precision", "sayc and acol")]
)
def test_a_system_that_the_robot_does_not_play_is_refused(level: str, system: str, said: str) -> None:
    result = asked("bid", "--hand", HAND, "--level", level, "--system", system, "--json")
    assert result.exit_code == 2
    error = json.loads(result.stdout)["error"]
    assert error["reason"] == "no_such_system"
    assert said in error["message"]
    assert asked("match", "random", f"{level}:{system}", "--boards", "1").exit_code == 2


def test_a_robot_that_can_not_explain_itself_says_so() -> None:
    found = json.loads(asked("bid", "--hand", HAND, "--level", "random", "--explain", "--json").stdout)
    assert found["call"]
    assert found["why"] is found["alternatives"] is None
    said = asked("bid", "--hand", HAND, "--level", "random", "--explain").stdout
    assert "random can't say" in said


def test_each_row_comes_back_whole_with_its_call() -> None:
    rows = [ROW, {**ROW, "id": "b", "auction": ["1C", "P"]}, {**ROW, "auction": "1C P", "note": {"x": [1, "ö"]}}]
    found = answers("bid", rows, "--level", "greedy")
    for row, answer in zip(rows, found, strict=True):
        assert list(answer.items()) == [*row.items(), ("call", answer["call"])]
    assert found[0]["call"] == "1NT"
    assert found[1]["call"] == found[2]["call"]


@pytest.mark.parametrize(
    "bad",
    [
        "no JSON",
        "[1, 2]",
        "[" * 100_000,
        "null",
        {},
        {"hand": None},
        {"hand": ["SA"]},
        {**ROW, "hand": "AKQ"},
        {**ROW, "auction": ["1S", "1H"]},
        {**ROW, "auction": [1]},
        {**ROW, "auction": ["P"] * 4},
        {**ROW, "dealer": "Z"},
        {**ROW, "vul": 3},
    ],
)
def test_a_bad_row_gets_a_sentence_and_the_others_their_calls(bad: object) -> None:
    first, found, last = answers("bid", [ROW, bad, ROW])
    assert first["call"] == last["call"] == "1NT"
    assert "call" not in found
    assert found["error"].endswith((".", "?"))
    assert found["error"].startswith("Line 2: ")
    given = bad if isinstance(bad, dict) else {"text": bad if isinstance(bad, str) else json.dumps(bad)}
    assert found == {**given, "error": found["error"]}


def test_bad_rows_are_counted_and_their_lines_named_on_standard_error() -> None:
    typed = "".join(json.dumps(row) + "\n" for row in (ROW, {}, ROW, {"hand": ""}))
    result = asked("bid", "--lines", typed="\n" + typed)
    assert result.exit_code == 1
    assert "2 of 4 rows" in result.stderr
    assert "lines 3, 5." in result.stderr
    many = asked("bid", "--lines", "--level", "greedy", typed="{}\n" * 30)
    assert "30 of 30 rows" in many.stderr
    assert "9, 10, …." in many.stderr


def test_the_level_is_normal_for_one_position_and_quick_for_rows() -> None:
    assert json.loads(asked("bid", "--hand", HAND, "--json").stdout)["level"] == "normal"
    lead = ("--auction", "1NT P P P", "--dealer", "S", "--hand", HAND)
    assert json.loads(asked("play", *lead, "--json").stdout)["level"] == "normal"
    # The first is a transfer, which greedy does not know.
    rows = [{**ROW, "hand": "K2.K9873.AQ8.KQ4", "auction": ["1NT", "P"]}, {**ROW, "hand": "AQJ862.4.KT63.73"}]
    assert answers("bid", rows) == answers("bid", rows, "--level", "quick")
    assert answers("bid", rows) != answers("bid", rows, "--level", "greedy")


def test_an_answered_row_may_be_asked_again() -> None:
    (bad,) = answers("bid", [{**ROW, "hand": "AKQ", "call": "7NT"}])
    assert "call" not in bad
    (good,) = answers("bid", [{**bad, "hand": ROW["hand"]}])
    assert good == {**ROW, "call": "1NT"}


def test_a_robot_that_fails_on_a_row_fails_on_that_row_alone() -> None:
    found = answers("bid", [{**ROW, "hand": "AKQJT98765432..."}, ROW], "--level", "broken")
    assert "ZeroDivisionError: void" in found[0]["error"]
    assert "pass, I think" in found[1]["error"]


def test_options_stand_for_what_a_row_leaves_out() -> None:
    row = {"hand": HAND, "auction": ["1NT"]}
    assert answers("bid", [row], "--dealer", "S", "--vul", "All")[0]["call"]
    assert "error" in answers("bid", [row], "--dealer", "Q")[0]


def test_explanations_come_with_rows_too() -> None:
    (found,) = answers("bid", [ROW], "--level", "talker", "--explain")
    assert [each["call"] for each in found["alternatives"]] == ["P", "1C"]


def test_a_thousand_rows_are_answered_by_one_process_in_order() -> None:
    hands = []
    for number in range(1000):
        pile = unrank(BRIDGE, seeded(BRIDGE, str(number))).piles[0]
        suits = [FRENCH.cards_in(pile & FRENCH.suits[suit]) for suit in "SHDC"]
        hands.append(".".join("".join(card.code[1] for card in suit) for suit in suits))
    typed = "".join(json.dumps({**ROW, "hand": hand}) + "\n" for hand in hands)
    result = cardavia("bridge", "bid", "--lines", "--level", "greedy", typed=typed)
    assert [json.loads(line)["hand"] for line in result.stdout.splitlines()] == hands


# --- play --------------------------------------------------------------------------------------------------------


def test_a_lead_is_asked_for_before_dummy_is_seen() -> None:
    found = json.loads(asked("play", "--auction", "1NT P P P", "--dealer", "S", "--hand", HAND, "--json").stdout)
    assert found["seat"] == "W"
    assert found["card"] in {card.code for card in FRENCH}


def test_declarer_is_asked_for_dummy_s_card() -> None:
    words = ("--hand", HAND, "--dummy", DUMMY, "--auction", "1NT P P P", "--dealer", "S", "--played", "H5")
    found = json.loads(asked("play", *words, "--level", "greedy", "--json").stdout)
    assert found["seat"] == "N"
    assert found["card"] in ("H3", "HQ", "HA")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ((), "hand_or_lines"),
        (("--hand", HAND), "auction_not_over"),
        (("--hand", HAND, "--auction", "P P P P"), "passed_out"),
        (("--hand", HAND, "--auction", "1NT P P P", "--played", "H5"), "dummy_missing"),
        (("--hand", HAND, "--auction", "1NT P P P", "--dummy", DUMMY), "dummy_unseen"),
        (("--hand", HAND, "--auction", "1NT P P P", "--dummy", HAND, "--played", "H5"), "card_twice"),
        (("--hand", HAND, "--auction", "1NT P P P", "--dummy", DUMMY, "--played", "H5 C4"), "must_follow"),
        (("--hand", HAND, "--auction", "1NT P P P", "--dummy", DUMMY, "--played", "H5 1NT"), "no_such_card"),
    ],
)
def test_a_bad_position_is_refused_with_a_sentence_and_code_2(words: tuple[str, ...], reason: str) -> None:
    result = asked("play", *words, "--json")
    assert result.exit_code == 2
    error = json.loads(result.stdout)["error"]
    assert error["reason"] == reason
    assert error["message"].endswith((".", "?"))


def test_rows_of_a_whole_deal_are_answered_with_cards_that_may_be_played() -> None:
    deal = unrank(BRIDGE, seeded(BRIDGE, "rows"))

    def text(pile: int) -> str:
        suits = [FRENCH.cards_in(pile & FRENCH.suits[suit]) for suit in "SHDC"]
        return ".".join("".join(card.code[1] for card in suit) or "-" for suit in suits)

    rng = Random(1)
    state = BRIDGE.start(Setup(), deal)
    rows, may, played = [], [], []
    auction = ["1NT", "P", "P", "P"]
    for call in auction:
        (seat,) = BRIDGE.awaited(state)
        state = BRIDGE.apply(state, seat, BRIDGE.read(state, seat, call))
    while awaited := BRIDGE.awaited(state):
        (seat,) = awaited
        view = BRIDGE.view(state, seat)
        row = {"hand": text(deal.piles[seat]), "auction": auction, "dealer": "S", "vul": "None", "played": [*played]}
        rows.append(row | ({"dummy": text(deal.piles[view.dummy or seat])} if played else {}))
        may.append({action.text for action in view.choices})
        action = view.choices.sample(rng)
        played.append(action.text)
        state = BRIDGE.apply(state, seat, action)
    found = answers("play", rows, "--level", "greedy")
    assert len(found) == 52
    assert all(answer["card"] in legal for answer, legal in zip(found, may, strict=True))
    assert "error" in answers("play", [{**rows[3], "dummy": 5}])[0]
    assert "error" in answers("play", [{**rows[3], "played": {}}])[0]


# --- match -------------------------------------------------------------------------------------------------------


def matched(*words: str) -> dict[str, Any]:
    result = asked("match", *words, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_a_match_says_who_is_better_and_how_sure_that_is(tmp_path: Path) -> None:
    plot = tmp_path / "match.svg"
    found = matched("greedy", "random", "--boards", "8", "--workers", "0", "--worst", "2", "--plot", str(plot))
    assert found["boards"] == 8
    assert found["imps_per_board"] > 10
    assert 0 <= found["standard_error"] < 5
    assert found["plain"]["imps_per_board"] == found["imps_per_board"]
    assert found["illegal"] == 0
    assert 0 <= found["seconds_p50"] <= found["seconds_p95"]
    assert {name: part["boards"] for name, part in found["by_vulnerability"].items()} == {
        "none": 2,
        "ns": 2,
        "ew": 2,
        "both": 2,
    }
    assert plot.read_text().startswith("<svg")


def test_the_worst_boards_come_as_pbn_with_both_auctions() -> None:
    found = matched("random", "greedy", "--boards", "4", "--workers", "0", "--worst", "2")
    assert [row["imps"] for row in found["worst"]] == sorted(row["imps"] for row in found["worst"])
    for row in found["worst"]:
        boards = list(each(row["pbn"]))
        assert [board.board for board in boards] == [str(row["board"])] * 2
        assert [board.score_ns for board in boards] == [table["north_south"] for table in row["tables"]]
    said = asked("match", "random", "greedy", "--boards", "4", "--workers", "0", "--worst", "2").stdout
    assert len(list(each(said[said.index("% PBN") :]))) == 4


def test_results_are_the_same_from_workers_and_from_a_file(tmp_path: Path) -> None:
    def timeless(found: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in found.items() if name not in ("robots", "seconds_p50", "seconds_p95")}

    file = str(tmp_path / "match.jsonl")
    here = matched("greedy", "random", "--boards", "5", "--workers", "0")
    assert timeless(matched("greedy", "random", "--boards", "3", "--workers", "2", "--results", file))["boards"] == 3
    assert timeless(matched("greedy", "random", "--boards", "5", "--workers", "2", "--results", file)) == timeless(here)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("greedy", "genius"), "no_such_robot"),
        (("greedy", "random", "--plot", "no/such/folder/p.svg"), "cannot_write"),
        (("greedy", "random", "--results", "no/such/folder/r"), "no_such_file"),
    ],
)
def test_a_match_that_can_not_be_is_refused_before_it_begins(words: tuple[str, ...], reason: str) -> None:
    result = asked("match", *words, "--workers", "0", "--json")
    assert result.exit_code == 2
    assert json.loads(result.stdout)["error"]["reason"] == reason


def test_the_bar_is_on_standard_error_and_json_alone_on_standard_output() -> None:
    ran = cardavia("bridge", "match", "greedy", "random", "--boards", "2", "--workers", "2", "--json")
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["boards"] == 2
