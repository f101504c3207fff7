"""`cardavia play`: a whole deal in the terminal, from what is piped in."""

import re
import signal
import subprocess
import sys
import time
from random import Random

import pytest

from cardavia.deals import count, unrank
from cardavia.games import Seat, game
from cardavia.records import read
from cardavia.words import words
from tests.cli.command import cardavia

QUIT = "You left before the end."


def test_a_whole_bridge_deal_of_passes_and_the_cards_that_are_left() -> None:
    """South passes and tries every card of the pack over and over: what is refused is asked for again."""
    pack = [card.code for card in game("bridge").pack]
    played = cardavia("play", "bridge", "--level", "greedy", "--json", typed="\n".join(["p", *pack] * 30) + "\n")
    assert played.returncode == 0, played.stderr
    if QUIT in played.stderr:
        pytest.fail(played.stderr[-2000:])
    record = read(played.stdout)
    assert record.outcome is not None
    assert record.commitment in played.stderr
    assert "Traceback" not in played.stderr


def test_a_whole_tarot_deal() -> None:
    pack = [card.code for card in game("tarot").pack]
    played = cardavia("play", "tarot", "--json", "--level", "random", typed="\n".join(["pass", *pack * 19]) + "\n")
    assert played.returncode == 0, played.stderr
    record = read(played.stdout)
    assert record.outcome is not None
    assert sum(record.outcome.scores) == 0


def test_the_lines_at_the_end_verify_the_digest_at_the_start() -> None:
    pack = [card.code for card in game("tarot").pack]
    played = cardavia("play", "tarot", typed="\n".join(["pass", *pack * 19]) + "\n")
    digest = re.search(r"[0-9a-f]{64}", played.stdout)
    assert digest is not None
    lines = played.stdout[played.stdout.index("cardavia-deal/1") :]
    checked = cardavia("verify", typed=f"{digest[0]}\n{lines}")
    assert checked.returncode == 0, checked.stderr


def test_the_same_numbered_deal_is_played_the_same() -> None:
    typed = "p\n" * 3
    first, second = (cardavia("play", "bridge", "--deal", "2026", typed=typed) for _ in range(2))
    assert first.returncode == 0
    assert first.stdout == second.stdout
    assert "cardavia-deal/1" not in first.stdout


@pytest.mark.parametrize("name", ["bridge", "tarot"])
def test_no_card_of_another_hand_is_shown_before_the_first_trick(name: str) -> None:
    """The codes and signs that South could read, before South has done anything, are of South's own cards."""
    rules = game(name)
    rng = Random(name)
    said = words("en")
    for _ in range(3):
        number = rng.randrange(count(rules))
        shown = cardavia("play", name, "--deal", str(number), typed="").stdout
        body = shown[shown.index("\n") :]
        deal = unrank(rules, number)
        others = [card for card in rules.pack if not card.bit & deal.piles[Seat.SOUTH]]
        told = {said.card(card) for card in others} if name == "bridge" else {card.code for card in others}
        assert not told & set(re.split(r"[\s,.]+", body))


@pytest.mark.parametrize("typed", ["", "p\n", "nonsense\n♣♣♣\n?\n", "quit\n", "\x00\n\udcff\n", "a" * 5000 + "\n"])
def test_it_ends_cleanly_when_nothing_more_is_typed(typed: str) -> None:
    played = cardavia("play", "bridge", "--deal", "5", typed=typed.encode("utf-8", "replace").decode())
    assert played.returncode == 0, played.stderr
    assert QUIT in played.stdout
    assert "Traceback" not in played.stderr


def test_ctrl_c_leaves_the_deal_with_no_traceback() -> None:
    code = "from cardavia.cli import main; main()"
    process = subprocess.Popen(
        [sys.executable, "-u", "-c", code, "play", "bridge", "--deal", "5"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline()
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    said, errors = process.communicate(timeout=20)
    assert process.returncode == 130, errors
    assert QUIT in said
    assert "Traceback" not in errors


def test_a_refused_call_says_why_and_is_asked_for_again() -> None:
    played = cardavia("play", "bridge", "--deal", "7", typed="XX\nfour elephants\n")
    assert "redouble" in played.stdout.lower()
    assert played.stdout.count("Your call:") == 3


@pytest.mark.parametrize(
    "words",
    [
        ("whist",),
        ("bridge", "--level", "godlike"),
        ("bridge", "--deal", "-1"),
        ("bridge", "--deal", "9" * 59),
        ("bridge", "--vulnerable", "sometimes"),
        ("tarot", "--vulnerable", "ns"),
        ("tarot", "--dealer", "Q"),
    ],
)
def test_what_can_not_be_set_up_is_refused_with_code_2(words: tuple[str, ...]) -> None:
    refused = cardavia("play", *words)
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert len(refused.stderr.strip().splitlines()) == 1, refused.stderr


def test_a_plug_in_that_is_not_there_is_said() -> None:
    refused = cardavia("play", "bridge", extra={"CARDAVIA_PLUGINS": "no_such_module_here"})
    assert refused.returncode == 2
    assert "no_such_module_here" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_in_swedish_the_table_speaks_swedish() -> None:
    played = cardavia("play", "bridge", "--deal", "7", typed="quit\n", extra={"LANG": "sv_SE.UTF-8"})
    assert "Your call" not in played.stdout
    assert "Syd" in played.stdout
