"""A play judged card by card: against a trace solved elsewhere, and against the single positions."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from cardavia.cards import FRENCH, Card
from cardavia.games import SEATS, Seat
from cardavia.games.bridge import Contract, Strain
from cardavia.solve.bridge import analysis, cards, tricks
from tests.solve.positions import Ending, deal, winner
from tests.solve.positions import cards as listed

#: From the examples of the solver DDS (github.com/dds-bridge/dds, examples/hands.cpp, the second): no trump, East
#: leads. Declarer takes nine before the lead, ten after it, and nine again from the 37th card on.
TRACED = deal("E:QJT5432.T.6.QJ82 .J97543.K7532.94 87.A62.QJT4.AT75 AK96.KQ8.A98.K63")
PLAYED = listed(
    "SQ D2 S8 SA HK HT H3 H2 HQ S2 H4 H6 H8 D6 HJ HA S7 SK S4 C4 D8 C2 DK D4 H9 C5 S6 S3 H7 C7 C3 S5 "
    "H5 CT D9 ST D3 DQ DA C8 S9 SJ C9 DT CQ D5 CA C6 DJ CK CJ D7"
)
THREE_NT = Contract(3, Strain.NT, 0, Seat.NORTH)

REAL = [
    row
    for row in map(json.loads, (Path(__file__).parents[1] / "cases/files/bridge_deals.jsonl").read_text().splitlines())
    if len(row["play"]) == 52 and row["complete_play"]
]


def test_a_trace_is_what_the_reference_says() -> None:
    assert analysis(TRACED, THREE_NT, PLAYED) == (9, *[10] * 36, *[9] * 16)


@pytest.mark.parametrize("count", [0, 1, 3, 4, 47, 48, 49, 51])
def test_there_is_a_number_before_the_lead_and_after_each_card_wherever_the_play_breaks_off(count: int) -> None:
    assert analysis(TRACED, THREE_NT, PLAYED[:count]) == (9, *[10] * 36, *[9] * 16)[: count + 1]


def test_declarer_may_sit_anywhere() -> None:
    # The same cards turned by one seat: East's become South's.
    piles = TRACED.piles
    turned = deal("S:QJT5432.T.6.QJ82 .J97543.K7532.94 87.A62.QJT4.AT75 AK96.KQ8.A98.K63")
    assert turned.piles == (piles[3], *piles[:3])
    east = Contract(3, Strain.NT, 0, Seat.EAST)
    assert analysis(turned, east, PLAYED[:40]) == analysis(TRACED, THREE_NT, PLAYED[:40])


@pytest.mark.parametrize("row", REAL[:6], ids=lambda row: row["id"])
def test_the_last_number_is_the_result_and_each_number_is_that_of_the_best_card_or_the_one_played(row: dict) -> None:
    declarer, strain = Seat.read(row["declarer"]), Strain(row["contract"].rstrip("X")[1:])
    contract = Contract(int(row["contract"][0]), strain, row["doubled"], declarer)
    play = [FRENCH[code] for code in row["play"]]
    worth = analysis(deal(row["deal"]), contract, play)
    assert worth[-1] == row["tricks"]
    assert worth[0] == tricks(deal(row["deal"]), strain, declarer)
    turns = whose(declarer.left, strain, play)
    for at, values in enumerate(cards(deal(row["deal"]), contract, play)):
        best = max if turns[at] in (declarer, declarer.partner) else min
        assert best(values.values()) == worth[at]
        assert values[play[at].code] == worth[at + 1]


def whose(leader: Seat, strain: Strain, play: Sequence[Card]) -> list[Seat]:
    """Whose turn it is before each card of a whole play."""
    turns: list[Seat] = []
    for at in range(0, 52, 4):
        turns += [SEATS[(leader + place) & 3] for place in range(4)]
        leader = winner(Ending((), leader, tuple(play[at : at + 3]), strain), play[at + 3])
    return turns


def test_seats_may_stand_with_the_cards_and_are_held_to() -> None:
    with_seats = list(zip((Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH), PLAYED, strict=False))
    assert analysis(TRACED, THREE_NT, with_seats) == (9, 10, 10, 10, 10)
    with pytest.raises(ValueError, match="card 1, SQ: it is E's turn, not W's"):
        analysis(TRACED, THREE_NT, [(Seat.WEST, FRENCH["SQ"])])


def test_a_play_that_the_rules_forbid_is_refused_by_the_number_of_its_card() -> None:
    for ask in (analysis, cards):
        with pytest.raises(ValueError, match="card 1, SA: E, whose turn it is, doesn't hold it"):
            ask(TRACED, THREE_NT, listed("SA"))
        with pytest.raises(ValueError, match="card 3, CA: W must follow suit to SQ"):
            ask(TRACED, THREE_NT, listed("SQ D2 CA"))
        with pytest.raises(ValueError, match="not a whole deal"):
            ask([listed("SA"), listed("S2"), listed("S3"), listed("S4")], THREE_NT, ())


def test_no_cards_played_have_no_alternatives() -> None:
    assert cards(TRACED, THREE_NT, ()) == ()
