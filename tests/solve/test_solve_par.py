"""Par: known deals, sacrifices, who deals, and what is no game at all."""

from random import Random

import pytest

from cardavia.games import SEATS, Seat
from cardavia.games.bridge import Vulnerable
from cardavia.solve.bridge import ParContract, par, par_of, table
from tests.solve.positions import KNOWN, deal

NONE, BOTH = Vulnerable.NONE, Vulnerable.BOTH


def sides(ns: tuple[int, ...], ew: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """A table, C D H S NT, on which partners take equally many."""
    return (ns, ew, ns, ew)


def told(
    tricks: tuple[tuple[int, ...], ...], dealer: str = "N", vulnerable: Vulnerable = NONE
) -> tuple[int, list[str]]:
    found = par_of(tricks, Seat.read(dealer), vulnerable)
    return found.score, [contract.text for contract in found.contracts]


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: known["deal"][:12])
def test_par_is_what_the_reference_says(known: dict) -> None:
    score, contracts = told(known["table"], known["dealer"], Vulnerable(known["vulnerable"]))
    assert score == known["score"]
    assert set(contracts) == set(known["par"])


def test_par_of_a_deal_is_par_of_its_table() -> None:
    dealt = deal(KNOWN[1]["deal"])
    assert [list(row) for row in table(dealt)] == KNOWN[1]["table"]
    assert par(dealt, Seat.EAST, Vulnerable.EW) == par_of(KNOWN[1]["table"], Seat.EAST, Vulnerable.EW)


def test_nobody_makes_anything_and_the_deal_is_passed_out() -> None:
    assert told(sides((6, 6, 6, 6, 6), (6, 6, 6, 6, 6))) == (0, [])


def test_the_first_to_speak_names_what_both_sides_make() -> None:
    # Each side makes one no trump if it declares, and nothing else.
    both_make_1nt = sides((5, 5, 5, 5, 7), (5, 5, 5, 5, 7))
    for dealer in "NS":
        assert told(both_make_1nt, dealer) == (90, ["NS 1NT="])
    for dealer in "EW":
        assert told(both_make_1nt, dealer) == (-90, ["EW 1NT="])


def test_the_higher_suit_wins_whoever_deals() -> None:
    # NS make two hearts, EW two spades; three hearts doubled and vulnerable would cost NS 200.
    table_ = sides((5, 5, 8, 5, 5), (5, 5, 5, 8, 5))
    for dealer in "NESW":
        assert told(table_, dealer, BOTH) == (-110, ["EW 2S="])


def test_one_down_is_cheaper_than_the_partscore_when_not_vulnerable() -> None:
    table_ = sides((5, 5, 8, 5, 5), (5, 5, 5, 8, 5))
    assert told(table_) == (-100, ["NS 3HX-1"])


def test_a_sacrifice_is_named_only_if_it_loses_less_than_the_game_gives() -> None:
    # EW make four spades, NS take nine tricks in clubs: five clubs is two down, 300 or 500 against 420 or 620.
    table_ = sides((9, 5, 5, 3, 4), (4, 8, 8, 10, 9))
    assert told(table_, "W", NONE) == (-300, ["NS 5CX-2"])
    assert told(table_, "W", Vulnerable.EW) == (-300, ["NS 5CX-2"])
    assert told(table_, "W", BOTH) == (-500, ["NS 5CX-2"])
    assert told(table_, "W", Vulnerable.NS) == (-420, ["EW 4S="])


def test_three_down_is_dearer_than_the_game_and_is_not_named() -> None:
    # Eight tricks in clubs: five clubs doubled is three down, 500 against the 420 of four spades.
    assert told(sides((8, 5, 5, 3, 4), (5, 8, 8, 10, 9)), "W", NONE) == (-420, ["EW 4S="])


def test_a_sacrifice_that_loses_as_much_as_the_contract_is_not_named() -> None:
    # EW make three no trump, 600 vulnerable and no more; four clubs by NS is two down: 500 vulnerable, which is less.
    three_nt = sides((8, 5, 5, 4, 4), (5, 8, 8, 9, 9))
    assert told(three_nt, "W", BOTH) == (-500, ["NS 4CX-2"])
    # One no trump is 90, one down doubled 100 or 200, and undoubled it can't be had.
    assert told(sides((7, 6, 6, 6, 6), (6, 6, 6, 6, 7)), "W", NONE) == (-90, ["EW 1NT="])


def test_different_contracts_of_one_score_are_both_par() -> None:
    # Not vulnerable, three no trump and five clubs are 400 each.
    assert told(sides((11, 7, 7, 7, 9), (2, 6, 6, 6, 4))) == (400, ["NS 3NT=", "NS 5C="])


def test_equal_contracts_are_named_together_by_rank_without_overtricks() -> None:
    assert told(sides((6, 6, 10, 10, 6), (7, 7, 3, 3, 4)), "N", BOTH) == (620, ["NS 4H=", "NS 4S="])
    # Nine tricks in a major: three of it, not one with two over.
    assert told(sides((6, 6, 9, 9, 6), (6, 6, 4, 4, 4)), "N", BOTH) == (140, ["NS 3H=", "NS 3S="])


def test_only_those_who_take_the_tricks_are_named_as_declarers() -> None:
    table_ = ((5, 5, 5, 5, 7), (5, 5, 5, 5, 5), (5, 5, 5, 5, 8), (5, 5, 5, 5, 5))
    assert told(table_, "N", BOTH) == (120, ["S 2NT="])
    assert par_of(table_, Seat.NORTH, BOTH).contracts[0].declarers == (Seat.SOUTH,)


def test_slams_are_bid_and_sacrificed_against() -> None:
    # NS make a grand slam in hearts; EW lose nine in spades above it, ten in clubs can't be bid any more.
    table_ = sides((4, 4, 13, 6, 13), (9, 9, 0, 7, 0))
    assert told(table_, "N", Vulnerable.EW) == (1520, ["NS 7NT="])
    spades = sides((4, 4, 13, 5, 4), (9, 9, 0, 8, 0))
    assert told(spades, "N", Vulnerable.NS) == (1100, ["EW 7SX-5"])


@pytest.mark.parametrize("wrong", [((1,) * 5,) * 3, ((1,) * 4,) * 4, ((14,) * 5,) * 4, ((-1,) * 5,) * 4])
def test_what_is_no_table_is_refused(wrong: tuple[tuple[int, ...], ...]) -> None:
    with pytest.raises(ValueError, match="4 declarers of 5 strains"):
        par_of(wrong, Seat.NORTH, NONE)


def test_par_turns_with_the_table() -> None:
    # The same deal seen from the next chair: sides and vulnerability change, and so does the sign.
    rng = Random(12)
    turned_vulnerable = {"none": "none", "both": "both", "ns": "ew", "ew": "ns"}
    for _ in range(60):
        rows = tuple(tuple(rng.randint(3, 10) for _ in range(5)) for _ in SEATS)
        vulnerable, dealer = rng.choice(list(Vulnerable)), rng.choice(SEATS)
        found = par_of(rows, dealer, vulnerable)
        turned = par_of((rows[3], *rows[:3]), dealer.left, Vulnerable(turned_vulnerable[vulnerable.value]))
        assert turned.score == -found.score
        assert [place(contract, 1) for contract in found.contracts] == [
            place(contract) for contract in turned.contracts
        ]


def place(contract: ParContract, turn: int = 0) -> tuple:
    """The contract with its declarers so many chairs on."""
    on = sorted((seat + turn) & 3 for seat in contract.declarers)
    return contract.level, contract.strain, contract.doubled, contract.result, on
