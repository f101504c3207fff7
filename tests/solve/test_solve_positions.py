"""Tricks of positions: against deals solved elsewhere, and endings played out in every way."""

from concurrent.futures import ThreadPoolExecutor
from itertools import permutations
from random import Random

import numpy as np
import pytest

from cardavia.cards import FRENCH
from cardavia.games import SEATS, Deal, Seat
from cardavia.games.bridge import STRAINS, Strain
from cardavia.solve.bridge import each_card, most, tables, tricks, worlds_array
from tests.solve.positions import (
    EVERYBODY_MAKES_3NT,
    KNOWN,
    Ending,
    Minimax,
    cards,
    deal,
    ending,
    legal,
    lists,
    other_worlds,
)


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: known["deal"][:12])
def test_each_lead_is_worth_what_the_reference_says(known: dict) -> None:
    leader, strain = Seat.read(known["leader"]), Strain(known["strain"])
    held, taken = each_card(worlds_array([deal(known["deal"])]), leader, (), strain, leader)
    assert dict(zip((card.code for card in held), taken[0].tolist(), strict=True)) == known["lead"]


@pytest.mark.parametrize("known", KNOWN[:4], ids=lambda known: known["deal"][:12])
def test_the_number_is_declarers_and_the_lead_is_by_declarers_left(known: dict) -> None:
    declarer, strain = Seat.read(known["leader"]).right, Strain(known["strain"])
    expected = known["table"][declarer][strain.order]
    assert tricks(deal(known["deal"]), strain, declarer) == expected == 13 - max(known["lead"].values())


def test_who_leads_decides_and_the_number_is_of_the_side_that_is_asked_for() -> None:
    # North can run three spades and East three hearts: in no trump whoever leads takes all.
    fixed = worlds_array([lists_of("SA SK SQ", "HA HK HQ", "S2 S3 S4", "H2 H3 H4")])
    for declarer in SEATS:
        assert tricks(fixed, Strain.NT, declarer).tolist() == [0]
        assert most(fixed, declarer, (), Strain.NT).tolist() == [3]
        assert tricks(fixed, Strain.S, declarer).tolist() == [0 if declarer & 1 else 3]


def test_a_finesse_wins_when_the_king_lies_before_the_queen_and_loses_behind_it() -> None:
    # South leads towards North's ace and queen.
    before = lists_of("SA SQ", "C2 C3", "S2 S3", "SK S4")
    behind = lists_of("SA SQ", "SK S4", "S2 S3", "C2 C3")
    worlds = worlds_array([before, behind])
    assert most(worlds, Seat.SOUTH, (), Strain.NT).tolist() == [2, 1]
    # Now with the deuce and the four on the table: the queen gains only where West has the king.
    trick = cards("S2 S4")
    before = lists_of("SA SQ", "C2 C3", "S3", "SK")
    behind = lists_of("SA SQ", "SK S5", "S3", "C3")
    for layout, expected in ((before, [2, 1]), (behind, [1, 1])):
        held, taken = each_card(worlds_array([layout]), Seat.SOUTH, trick, Strain.NT, Seat.NORTH)
        assert (held, taken.tolist()) == (cards("SQ SA"), [expected])


@pytest.mark.parametrize("on_table", range(4))
def test_every_card_of_an_ending_is_worth_what_playing_it_out_gives(on_table: int) -> None:
    rng, minimax = Random(17 + on_table), Minimax()
    seats = set()
    for at in range(8):
        now = ending(rng, 4, on_table, SEATS[at % 4])
        layouts = other_worlds(rng, now, 2)
        held, taken = each_card(worlds_array(map(lists, layouts)), now.leader, now.trick, now.strain, now.turn)
        best = most(worlds_array(map(lists, layouts)), now.leader, now.trick, now.strain)
        for layout, row, top in zip(layouts, taken.tolist(), best.tolist(), strict=True):
            world = now._replace(hands=layout)
            assert row == [minimax.mine(world, card) for card in held], world
            assert top == max(row)
        assert set(held) == set(legal(now))
        seats.add(now.turn)
    assert seats == set(SEATS)


def test_touching_cards_are_all_given_also_when_the_cards_between_are_gone() -> None:
    # The queen and the ten touch once the jack is played; the deuce doesn't belong to them.
    now = lists_of("SQ ST S2", "SK S3 C2", "H2 H3 H4", "D2 D3 D4")
    held, taken = each_card(worlds_array([now]), Seat.NORTH, (), Strain.NT, Seat.NORTH)
    assert held == cards("S2 ST SQ")
    values = dict(zip((card.code for card in held), taken[0].tolist(), strict=True))
    assert values["ST"] == values["SQ"]


def test_201_boards_in_one_call_each_have_their_own_answer() -> None:
    rng, minimax = Random(5), Minimax()
    now = ending(rng, 3, 1)
    layouts = other_worlds(rng, now, 201)
    held, taken = each_card(worlds_array(map(lists, layouts)), now.leader, now.trick, now.strain, now.turn)
    assert taken.shape == (201, len(held))
    expected = [[minimax.mine(now._replace(hands=layout), card) for card in held] for layout in layouts]
    assert taken.tolist() == expected
    assert len({tuple(row) for row in expected}) > 1


def test_41_tables_in_one_call_each_have_their_own_answer() -> None:
    # A suit to each hand, in every order: the side that holds the trumps takes all, and in no trump the leader.
    orders = (list(permutations("CDHS")) * 2)[:41]
    found = tables(worlds_array(Deal(tuple(FRENCH.suits[suit] for suit in order)) for order in orders))
    for order, table in zip(orders, found.tolist(), strict=True):
        for declarer in SEATS:
            mine = {order[declarer], order[declarer.partner]}
            assert table[declarer] == [13 if strain.suit in mine else 0 for strain in STRAINS]


def test_on_a_famous_deal_each_of_the_four_makes_three_no_trump() -> None:
    assert [tricks(deal(EVERYBODY_MAKES_3NT), Strain.NT, seat) for seat in SEATS] == [9, 9, 9, 9]


def test_no_worlds_have_no_answers() -> None:
    nothing = worlds_array([])
    assert tricks(nothing, Strain.NT, Seat.NORTH).shape == (0,)
    assert most(nothing, Seat.NORTH, cards("SA"), Strain.NT).shape == (0,)
    assert tables(nothing).shape == (0, 4, 5)


def test_threads_that_ask_at_once_get_their_own_answers() -> None:
    rng = Random(3)
    endings = [ending(rng, 5, 0) for _ in range(24)]

    def solved(now: Ending) -> list[int]:
        return most(worlds_array([lists(now.hands)] * 30), now.leader, now.trick, now.strain).tolist()

    alone = [solved(now) for now in endings]
    assert len({answers[0] for answers in alone}) > 2
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(solved, endings)) == alone


def test_answers_are_whole_numbers_of_one_byte() -> None:
    now = worlds_array([lists_of("SA", "S2", "S3", "S4")])
    assert tricks(now, Strain.NT, Seat.NORTH).dtype == np.int8
    assert each_card(now, Seat.NORTH, (), Strain.NT, Seat.NORTH)[1].dtype == np.int8


def lists_of(*hands: str) -> list:
    return [cards(hand) for hand in hands]
