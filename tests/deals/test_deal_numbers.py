"""Every deal has one number, every number one deal (SPEC G8)."""

from collections import Counter
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia import deals
from cardavia.cards import Card, Illegal, Pack
from cardavia.games import AnyGame, game
from cardavia.games.bridge import BRIDGE
from cardavia.games.tarot import TAROT

TOTALS = {
    "bridge": factorial(52) // factorial(13) ** 4,
    "tarot": factorial(78) // (factorial(18) ** 4 * factorial(6)),
}


@pytest.mark.parametrize("name", TOTALS)
def test_the_number_of_deals_is_the_multinomial(name: str) -> None:
    assert deals.count(game(name)) == TOTALS[name]


@pytest.mark.parametrize("rules", [BRIDGE, TAROT])
@settings(max_examples=40)
@given(data=st.data())
def test_rank_and_unrank_are_inverse(rules: AnyGame, data: st.DataObject) -> None:
    index = data.draw(st.integers(0, TOTALS[rules.name] - 1))
    deal = deals.unrank(rules, index)
    rules.check_deal(deal)
    assert deals.rank(rules, deal) == index


@pytest.mark.parametrize("rules", [BRIDGE, TAROT])
def test_the_first_and_the_last_number_are_deals_and_the_next_is_refused(rules: AnyGame) -> None:
    last = deals.count(rules) - 1
    for index in (0, last):
        assert deals.rank(rules, deals.unrank(rules, index)) == index
    for index in (-1, last + 1):
        with pytest.raises(Illegal, match="no_such_deal"):
            deals.unrank(rules, index)


class Tiny:
    """Six cards to four piles of one and a stock of two: 360 deals, few enough to count them all."""

    name = "tiny"
    pack = Pack("tiny", [Card(f"X{n}", "X", n, n, 0, "tiny") for n in range(6)])
    sizes = (1, 1, 1, 1, 2)
    check_deal = BRIDGE.__class__.check_deal


def test_all_numbers_of_a_small_game_give_all_its_deals_once() -> None:
    found = {deals.unrank(Tiny(), index).piles for index in range(360)}
    assert len(found) == 360 == deals.count(Tiny())


def test_drawn_deals_of_a_small_game_are_uniform() -> None:
    seen = Counter(deals.draw(Tiny()) for _ in range(36_000))
    square = sum((seen[index] - 100) ** 2 / 100 for index in range(360))
    assert 359 - 6 * 26.8 < square < 359 + 6 * 26.8  # chi-square with 359 degrees: six standard deviations


def test_each_seat_holds_each_card_equally_often_over_drawn_deals() -> None:
    held = Counter()
    for _ in range(2000):
        for pile, mask in enumerate(deals.unrank(BRIDGE, deals.draw(BRIDGE)).piles):
            held.update((pile, card.code) for card in BRIDGE.pack.cards_in(mask))
    assert len(held) == 4 * 52
    assert all(380 < times < 620 for times in held.values())  # 500 expected, standard deviation 19
