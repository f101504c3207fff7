"""Claims by the page's own form (SPEC B8)."""

import pytest

from cardavia.games import Seat
from tests.web.reader import PageForm, Sitting
from tests.web.test_hidden_cards import Table, scripted

#: South has every spade, West every heart, North every diamond, East every club.
SOLID = "N:..AKQJT98765432. ...AKQJT98765432 AKQJT98765432... .AKQJT98765432.."


@pytest.fixture
def table() -> Table:
    """South plays a grand slam in spades and has won the first trick."""
    made = Table(Sitting(), "bridge", Seat.SOUTH, drain=False, deal=SOLID)
    scripted(made, "7S", "P", "P", "P", "H2", "D2", "C2", "S2")
    return made


def form(table: Table) -> PageForm:
    page = table.sitting.page(f"/tables/{table.id}")
    return next(form for form in page.forms if any(one.name == "line" for one in form.inputs))


def test_a_claim_that_the_cards_prove_ends_the_deal_at_once(table: Table) -> None:
    claim = form(table)
    answer = table.sitting.client.post(claim.action, data=claim.hidden | {"claim": "12", "line": ""})
    assert answer.status_code == 200
    assert "7♠, South: made exactly." in answer.text
    record = table.sitting.client.get(f"/tables/{table.id}/record").text
    assert "claimed 12 of the remaining tricks" in record
    assert "Proved from the cards." in record


def test_more_tricks_than_are_left_are_refused_in_a_sentence(table: Table) -> None:
    claim = form(table)
    answer = table.sitting.client.post(claim.action, data=claim.hidden | {"claim": "13", "line": ""})
    assert answer.status_code == 422
    assert "You can&#39;t claim 13 tricks. 12 are left." in answer.text


def test_a_line_with_a_card_that_nobody_of_the_side_holds_is_refused(table: Table) -> None:
    claim = form(table)
    answer = table.sitting.client.post(claim.action, data=claim.hidden | {"claim": "11", "line": "HA"})
    assert answer.status_code == 422
    assert "can&#39;t be part of your line" in answer.text
