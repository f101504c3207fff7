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
HANDS = {
    "North": "QJT5.K986.KJT92.",
    "East": "A8.AJT32.Q43.J62",
    "South": "K764.74.5.QT9874",
    "West": "932.Q5.A876.AK53",
}


def suit_lines(hand: str, suits: str) -> list[str]:
    """A hand as a diagram has it: a suit a line."""
    return [f"{suit} {ranks or '—'}" for suit, ranks in zip(suits, hand.split("."), strict=True)]


def laid_out(label: str, suits: str, parted: str) -> str:
    return "\n".join(
        f"{label.format(seat, seat[0])}{parted}{parted.join(suit_lines(hand, suits))}" for seat, hand in HANDS.items()
    )


@pytest.mark.parametrize("label", ["{0}:", "{1}:"])
@pytest.mark.parametrize(
    "suits", ["♠♥♦♣", "♤♡♢♧", ["♠\ufe0f", "♥\ufe0f", "♦\ufe0f", "♣\ufe0f"], ["S:", "H:", "D:", "C:"]]
)
@pytest.mark.parametrize("parted", [" ", "\n", "\r\n"])
def test_a_diagram_is_read_in_the_signs_that_people_use(label: str, suits: str, parted: str) -> None:
    text = laid_out(label, suits, parted)
    assert deals.pasted(BRIDGE, text) == deals.pasted(BRIDGE, PBN)
    assert deals.pasted(BRIDGE, text.replace("T", "10").lower()) == deals.pasted(BRIDGE, PBN)


def test_a_name_alone_on_its_line_is_a_seat() -> None:
    assert deals.pasted(BRIDGE, laid_out("{0}", "♠♥♦♣", "\n")) == deals.pasted(BRIDGE, PBN)


def test_hands_in_a_row_are_read_by_their_seats() -> None:
    row = " ".join(f"{seat[0]}: {hand}" for seat, hand in HANDS.items())
    assert deals.pasted(BRIDGE, row) == deals.pasted(BRIDGE, PBN)
    assert deals.pasted(BRIDGE, row.replace("KJT92.", "KJT92.-")) == deals.pasted(BRIDGE, PBN)
    assert deals.pasted(BRIDGE, PBN.rpartition(" ")[0]) == deals.pasted(BRIDGE, PBN)


@pytest.mark.parametrize(
    "names", [("N", "E", "S", "W"), ("Nord", "Est", "Sud", "Ouest"), ("Norr", "Öst", "Syd", "Väst")]
)
def test_a_tarot_deal_is_a_list_of_cards_for_each_seat(names: tuple[str, ...]) -> None:
    deal = deals.unrank(TAROT, 10**40 + 7)
    hands = [[card.code for card in TAROT.pack.cards_in(pile)][::-1] for pile in deal.piles]
    lines = [f"{name}: {', '.join(hand)}" for name, hand in zip((*names, "Chien"), hands, strict=True)]
    assert deals.pasted(TAROT, "\r\n".join(lines)) == deal
    assert deals.pasted(TAROT, "\n".join(lines[1:])) == deal


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


def test_a_seed_stands_for_one_deal_and_the_next_seed_for_another() -> None:
    first, again, second = (deals.seeded(BRIDGE, seed) for seed in ("1", " 1 ", "2"))
    assert first == again != second
    assert 0 <= first < deals.count(BRIDGE)
    assert deals.seeded(TAROT, "1") != first
    hands = deals.unrank(BRIDGE, first).piles
    longest = max((hand & suit).bit_count() for hand in hands for suit in BRIDGE.pack.suits.values())
    assert longest < 9, "a seed of 1 deals no whole suits"


def test_a_deal_is_asked_for_by_its_number() -> None:
    assert deals.numbered(BRIDGE, " 2 026 ") == deals.unrank(BRIDGE, 2026)
    for text in ("", "-1", "0x10", "1e5", "٣"):
        with pytest.raises(Unreadable, match="bad_deal_number"):
            deals.numbered(BRIDGE, text)
    with pytest.raises(Illegal, match="no_such_deal"):
        deals.numbered(BRIDGE, "9" * 40)
