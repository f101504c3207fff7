"""Deals asked for by number or pasted (SPEC G8, G9)."""

import pytest

from cardavia import deals
from cardavia.cards import Illegal, Refusal, Unreadable
from cardavia.games.bridge import BRIDGE
from cardavia.games.tarot import TAROT

PBN = "N:QJT5.K986.KJT92. A8.AJT32.Q43.J62 K764.74.5.QT9874 932.Q5.A876.AK53"
PEOPLE = """
North: ♠QJ105 ♥K986 ♦KJ1092 ♣-
East: ♠A8 ♥AJ1032 ♦Q43 ♣J62
South: S K764 H 74 D 5 C QT9874
West: s932 hQ5 dA876 cAK53
"""
CARDS = "N: SQ SJ ST S5 HK H9 H8 H6 DK DJ DT D9 D2\nE: A8.AJT32.Q43.J62\nS: K764.74.5.QT9874"


@pytest.mark.parametrize("text", [PEOPLE, CARDS, f'[Deal "{PBN}"]', PBN.replace("932.Q5.A876.AK53", "-")])
def test_the_ways_in_which_people_write_a_bridge_deal_agree(text: str) -> None:
    assert deals.pasted(BRIDGE, text) == deals.pasted(BRIDGE, PBN)


def test_a_pbn_deal_starts_at_the_seat_it_names() -> None:
    west_first = "W:932.Q5.A876.AK53 QJT5.K986.KJT92. A8.AJT32.Q43.J62 K764.74.5.QT9874"
    assert deals.pasted(BRIDGE, west_first) == deals.pasted(BRIDGE, PBN)


@pytest.mark.parametrize("rules", [BRIDGE, TAROT])
def test_a_deal_as_the_program_writes_it_is_read_back(rules: object) -> None:
    deal = deals.unrank(rules, deals.draw(rules))
    assert deals.pasted(rules, rules.write_deal(deal)) == deal


def test_the_chien_may_be_left_out_of_a_tarot_deal() -> None:
    deal = deals.unrank(TAROT, 987654321)
    hands = TAROT.write_deal(deal).rpartition(" +:")[0]
    assert deals.pasted(TAROT, hands) == deal


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "bad_deal"),
        ("hello", "bad_deal"),
        ("N: AKQ.JT9.876.5432", "hands_missing"),
        (PBN.replace("QJT5", "AJT5"), "card_twice"),
        (PBN.replace("QJT5", "JT5"), "wrong_hand_size"),
        (PBN.replace("QJT5", "QJX5"), "no_such_card"),
        (PEOPLE.replace("East", "North"), "bad_deal"),
    ],
)
def test_what_is_wrong_with_a_pasted_deal_is_said(text: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        deals.pasted(BRIDGE, text)
    assert refused.value.reason == reason


def test_a_short_hand_is_named_with_its_count() -> None:
    with pytest.raises(Illegal) as refused:
        deals.pasted(BRIDGE, PBN.replace("A8.AJT32", "A8.AJT3"))
    assert (refused.value.values["seat"], refused.value.values["count"]) == ("E", 12)


def test_a_deal_is_asked_for_by_its_number() -> None:
    assert deals.numbered(BRIDGE, " 2 026 ") == deals.unrank(BRIDGE, 2026)
    for text in ("", "-1", "0x10", "1e5", "٣"):
        with pytest.raises(Unreadable, match="bad_deal_number"):
            deals.numbered(BRIDGE, text)
    with pytest.raises(Illegal, match="no_such_deal"):
        deals.numbered(BRIDGE, "9" * 40)
