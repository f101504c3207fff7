"""The lead table of the Standard American Yellow Card, suit by suit; expected cards are those of the card itself."""

import pytest

from cardavia.robots.bridge.lead_table import from_suit

RANKS = "..23456789TJQKA"


def led(suit: str, notrump: bool) -> str:
    return RANKS[from_suit([RANKS.index(rank) for rank in suit], notrump)]


@pytest.mark.parametrize(
    ("suit", "card"),
    [
        ("82", "8"), ("A5", "A"), ("KQ", "K"), ("T9", "T"),  # the top of a doubleton
        ("T95", "T"), ("K62", "2"), ("864", "4"), ("QT3", "3"),  # low from three
        ("KQ7", "K"), ("QJ4", "Q"), ("JT6", "J"), ("QJT3", "Q"), ("KQJ52", "K"), ("JT93", "J"),
        ("AK4", "K"), ("AK832", "K"),  # the king from ace-king
        ("KQ832", "K"), ("QJ832", "Q"), ("KJT4", "J"), ("KT97", "T"), ("QT93", "T"),
        ("K9642", "4"), ("Q8653", "5"), ("9764", "4"), ("J8632", "3"),
        ("A742", "A"), ("AJ3", "A"), ("AQJ5", "A"), ("AJT7", "A"),  # never low from an ace
    ],
)  # fmt: skip
def test_leads_against_a_trump_contract(suit: str, card: str) -> None:
    assert led(suit, notrump=False) == card


@pytest.mark.parametrize(
    ("suit", "card"),
    [
        ("82", "8"), ("AK", "A"), ("K62", "2"), ("A74", "4"), ("KQ7", "K"), ("QJ4", "Q"),
        ("KQJ52", "K"), ("KQT52", "K"), ("QJT92", "Q"), ("QJ932", "Q"), ("JT932", "J"), ("JT832", "J"), ("AKJ52", "K"),
        ("AQJ52", "Q"), ("AJT52", "J"), ("KJT52", "J"), ("KT952", "T"), ("QT952", "T"), ("AT952", "T"), ("T9832", "T"),
        ("KQ832", "3"), ("QJ732", "3"), ("AK832", "3"), ("JT632", "3"),  # two touching cards are no sequence
        ("A8642", "4"), ("K9642", "4"), ("AQT72", "7"), ("97532", "3"),
    ],
)  # fmt: skip
def test_leads_against_notrump(suit: str, card: str) -> None:
    assert led(suit, notrump=True) == card
