"""What an auction is still worth: against a slow search by the rules themselves, and by its laws."""

from itertools import pairwise
from random import Random

import pytest

from cardavia.games import SEATS, Deal, Seat
from cardavia.games.bridge import CALLS, Call, Contract, Setup, Strain, Vulnerable, score
from cardavia.games.bridge.auction import Auction, allowed, called, ended_in, opened
from cardavia.review.analysis import Tricks, dd_score
from cardavia.review.auction import worths

EMPTY = Deal((0, 0, 0, 0))


def random_table(rng: Random) -> Tricks:
    """Tricks such as deals have: partners mostly take the same, the sides share thirteen or a little less."""
    table = [[0] * 5 for _ in range(4)]
    for strain in range(5):
        ns = rng.choice(range(14))
        for seat in range(4):
            table[seat][strain] = max(0, min(13, (13 - ns if seat & 1 else ns) - (rng.random() < 0.3)))
    return table


def slow_score(auction: Auction, tricks: Tricks) -> int:
    """The score for NS that best bidding by both sides comes to, by trying every call that the rules allow."""
    if auction.closed:
        contract = ended_in(auction.setup, auction.calls)
        if contract is None:
            return 0
        made = score(
            contract,
            auction.setup.vulnerable.of(contract.declarer),
            tricks[contract.declarer][contract.strain.order],
        )
        return -made.total if contract.declarer & 1 else made.total
    found = [slow_score(called(auction, call), tricks) for form in allowed(auction).forms for call in form]
    return min(found) if auction.turn & 1 else max(found)


def named(texts: str) -> list[Call]:
    return [CALLS[text] for text in texts.split()]


def heard(texts: str, dealer: Seat, vulnerable: Vulnerable) -> tuple[Auction, list[Call]]:
    calls = named(texts)
    auction = opened(Setup(dealer, vulnerable), EMPTY)
    for call in calls:
        auction = called(auction, call)
    return auction, calls


@pytest.mark.parametrize(
    "texts", ["7H", "1S P 7H P", "P 1S P 1NT P 7H X", "1NT 2S 3NT 7H", "1NT P 2S X 7H P P", "7S X P P XX"]
)
def test_the_value_is_that_of_a_search_by_the_rules(texts: str) -> None:
    rng = Random(texts)
    for _ in range(4):
        tricks, dealer = random_table(rng), rng.choice(SEATS)
        vulnerable = rng.choice(tuple(Vulnerable))
        auction, calls = heard(texts, dealer, vulnerable)
        assert worths(tricks, dealer, vulnerable, calls)[-1].score == slow_score(auction, tricks)


def a_random_auction(rng: Random, dealer: Seat, vulnerable: Vulnerable) -> Auction:
    auction = opened(Setup(dealer, vulnerable), EMPTY)
    while not auction.closed:
        calls = [call for form in allowed(auction).forms for call in form]
        auction = called(auction, rng.choice(calls[: 1 + rng.randrange(8)]))
    return auction


@pytest.mark.parametrize("seed", range(12))
def test_no_call_gains_and_the_last_value_is_the_contracts(seed: int) -> None:
    rng = Random(seed)
    tricks, dealer, vulnerable = random_table(rng), rng.choice(SEATS), rng.choice(tuple(Vulnerable))
    auction = a_random_auction(rng, dealer, vulnerable)
    found = worths(tricks, dealer, vulnerable, auction.calls)
    assert len(found) == len(auction.calls) + 1
    for at, (before, after) in enumerate(pairwise(found)):
        gained = after.score - before.score
        assert gained <= 0 if (dealer + at) % 2 == 0 else gained >= 0
    contract = ended_in(auction.setup, auction.calls)
    assert found[-1].contract == contract
    assert found[-1].score == (0 if contract is None else dd_score(contract, vulnerable, tricks))
    for worth in found:
        named = 0 if worth.contract is None else dd_score(worth.contract, vulnerable, tricks)
        assert named == worth.score


def test_a_side_that_bids_its_par_contract_loses_nothing() -> None:
    ns, ew = (4, 4, 10, 5, 7), (7, 7, 3, 6, 5)  # four hearts, with no sacrifice that is cheap enough
    calls = named("1H P 4H P P P")
    found = worths((ns, ew, ns, ew), Seat.NORTH, Vulnerable.NONE, calls)
    assert {worth.score for worth in found} == {420}
    assert found[0].contract == Contract(4, Strain.H, 0, Seat.NORTH)


def test_a_pass_below_game_costs_the_game() -> None:
    ns, ew = (4, 4, 10, 5, 7), (7, 7, 3, 6, 5)
    calls = named("1H P 2H P P P")
    found = worths((ns, ew, ns, ew), Seat.NORTH, Vulnerable.NS, calls)
    assert [worth.score for worth in found] == [620, 620, 620, 620, 620, 170, 170]


def test_a_contract_that_fails_and_is_not_doubled_costs_both_sides() -> None:
    ns, ew = (4, 4, 10, 5, 7), (7, 7, 3, 6, 5)
    calls = named("1H P 5H P P P")
    found = worths((ns, ew, ns, ew), Seat.NORTH, Vulnerable.NONE, calls)
    # Five hearts could be doubled until East, the last who could, passes.
    assert [worth.score for worth in found] == [420, 420, 420, -100, -100, -100, -50]


def test_who_is_declarer_counts() -> None:
    north, south, ew = (4, 4, 4, 4, 9), (4, 4, 4, 4, 8), (6, 6, 6, 6, 4)
    calls = named("P P 1NT P")
    found = worths((north, ew, south, ew), Seat.NORTH, Vulnerable.NONE, calls)
    assert found[0].contract == Contract(3, Strain.NT, 0, Seat.NORTH)
    assert [worth.score for worth in found] == [400, 400, 400, 120, 120]
