"""The poignée on the page: ready choices, and one's own (SPEC T5)."""

import pytest

from cardavia.cards import MARSEILLE
from cardavia.games import Seat
from tests.web.reader import Sitting
from tests.web.test_hidden_cards import Table, scripted

OWN = [*(f"T{n}" for n in range(2, 14)), "CR", "C1", "C2", "C3", "C4", "C5"]
CHIEN = ["S1", "S2", "S3", "S4", "S5", "S6"]


@pytest.fixture
def table() -> Table:
    """South has taken with twelve trumps, and East has led a Cup."""
    rest = [card.code for card in MARSEILLE if card.code not in OWN + CHIEN and card.code != "C6"]
    hands = {"S": OWN, "E": ["C6", *rest[:17]], "N": rest[17:35], "W": rest[35:], "+": CHIEN}
    deal = "\n".join(f"{letter}: {' '.join(cards)}" for letter, cards in hands.items())
    made = Table(Sitting(), "tarot", Seat.SOUTH, drain=False, deal=deal)
    scripted(made, "pass", "pass", "pass", "garde", f"discard {' '.join(CHIEN)}", "chelem no", "C6")
    cards = made.look()["view"]["trick"]
    while not made.look()["your_turn"]:
        made.sitting.robot()
    assert cards == [["E", "C6"]]
    return made


def test_the_ready_choices_are_the_highest_and_the_lowest_trumps(table: Table) -> None:
    page = table.sitting.page(f"/tables/{table.id}")
    form = next(form for form in page.forms if any(one.id == "preset-0" for one in form.inputs))
    offered = [one.value for one in form.inputs if one.name == "act" and one.kind == "radio"]
    assert offered == [
        "poignee " + " ".join(f"T{n}" for n in range(4, 14)),
        "poignee " + " ".join(f"T{n}" for n in range(2, 12)),
    ]
    answer = table.sitting.client.post(form.action, data=form.hidden | {"act": offered[1]})
    assert answer.status_code == 200
    assert "South shows a single poignée" in answer.text
    assert table.sitting.page(f"/tables/{table.id}").form("act-form") is not None, "the card is still to be played"


def test_any_ten_of_the_trumps_can_be_chosen_and_only_trumps(table: Table) -> None:
    page = table.sitting.page(f"/tables/{table.id}?pick=poignee-single")
    form = page.form("act-form")
    assert form is not None
    boxes = [one for one in form.inputs if one.kind == "checkbox"]
    assert {one.value for one in boxes if one.why is None} == {f"T{n}" for n in range(2, 14)}
    chosen = ["T2", "T3", "T4", "T5", "T6", "T7", "T9", "T11", "T12", "T13"]
    few = table.sitting.client.post(form.action, data=form.hidden | {"card": chosen[:9]})
    assert few.status_code in (400, 422)
    done = table.sitting.client.post(form.action, data=form.hidden | {"card": chosen})
    assert done.status_code == 200
    shown = [one for one in table.look()["view"]["poignees"] if one[0] == "S"]  # West may show one too
    assert shown == [["S", "poignee " + " ".join(chosen)]]
