"""What calls and cards cost, on deals that can be reckoned by hand, and by the laws of the reckoning on others."""

import json
from dataclasses import replace

import pytest

from cardavia.cards import FRENCH, Illegal
from cardavia.games import SEATS, Deal, Seat, plain
from cardavia.games.bridge import Contract, Strain, Vulnerable
from cardavia.records import Act, Record, pbn
from cardavia.review import Analysis, Lost, Played, of_board, of_record
from cardavia.review.auction import worths
from cardavia.review.bridge import analyse
from cardavia.review.written import as_plain
from cardavia.solve import bridge as solve
from cardavia.words import review, words
from tests.review.deals import ACE_OUT, played_by_robots, record

SEEDS = ("monday", "tuesday", "wednesday")
CODES = {card.code for card in FRENCH}


@pytest.fixture(scope="module")
def led() -> Analysis:
    """South is in 7NT, West leads another card than the ace, declarer claims all thirteen."""
    texts = ("7NT", "P", "P", "P", "H2", "H5", "D2", "HA", "claim 12")
    return analyse(of_record(record(ACE_OUT, *texts)))


def test_a_lead_that_lets_a_slam_through_costs_a_trick(led: Analysis) -> None:
    assert (led.makes, led.should_score, led.score) == (12, -50, 1520)
    lead, *others = led.cards
    assert (lead.seat, lead.trick, lead.cost, lead.before, lead.after) == (Seat.WEST, 1, 1, 12, 13)
    assert [card.code for card in lead.better] == ["SA"]
    assert [card.cost for card in others] == [0, 0, 0]
    assert led.lost == Lost(declarer=0, defence=1, lead=1, by_seat=(0, 0, 0, 1), settled=0)


def test_dummys_cards_are_declarers(led: Analysis) -> None:
    assert [card.seat.letter + card.player.letter for card in led.cards] == ["WW", "NS", "EE", "SS"]


def test_bidding_what_fails_costs_the_contract_that_was_there_and_the_double(led: Analysis) -> None:
    # Seven hearts, with the spades ruffed, make 1510; seven notrump doubled goes one down.
    assert led.par == 1510
    assert [(each.contract.text, each.over) for each in led.par_contracts] == [("7H", 0)]
    assert [(judged.seat.letter, judged.call.text, judged.cost) for judged in led.calls if judged.cost] == [
        ("S", "7NT", 1610),
        ("E", "P", 50),
    ]
    assert led.calls[0].before.contract == Contract(7, Strain.H, 0, led.calls[0].before.contract.declarer)
    assert led.calls[0].after.contract == Contract(7, Strain.NT, 1, Seat.SOUTH)


def test_what_each_side_makes_in_each_strain(led: Analysis) -> None:
    hearts = next(made for made in led.others if made.strain is Strain.H and made.declarer in (Seat.NORTH, Seat.SOUTH))
    assert (hearts.tricks, hearts.contract.text if hearts.contract else None, hearts.score) == (13, "7H", 1510)
    notrump = led.others[0]
    assert (notrump.strain, notrump.tricks, notrump.score) == (Strain.NT, 12, 990)
    assert [made.contract for made in led.others[5:]] == [None] * 5


def test_what_is_given_up_after_the_last_card_is_counted_apart(led: Analysis) -> None:
    found = analyse(replace(led.played, tricks=10))
    assert found.lost is not None
    assert (found.lost.declarer, found.lost.defence, found.lost.settled) == (0, 1, -3)
    assert "gave up 3 tricks" in " ".join(review.lost_lines(words("en"), found.lost))


@pytest.fixture(scope="module", params=SEEDS)
def robots(request: pytest.FixtureRequest) -> tuple[Record, Analysis]:
    played = played_by_robots(request.param)
    return played, analyse(of_record(played))


def test_the_losses_make_up_the_result(robots: tuple[Record, Analysis]) -> None:
    played, found = robots
    lost = found.lost
    assert lost is not None
    assert found.makes is not None
    assert found.played.tricks == found.makes - lost.declarer + lost.defence + lost.settled
    assert sum(lost.by_seat) == lost.declarer + lost.defence
    assert len(found.cards) == sum(act.text in CODES for act in played.actions)
    if len(found.cards) == 52:
        assert found.cards[-1].after == found.played.tricks
        assert lost.settled == 0


def test_par_less_what_calls_cost_is_what_the_contract_scores(robots: tuple[Record, Analysis]) -> None:
    _, found = robots
    ours = sum(judged.cost for judged in found.calls if not judged.seat & 1)
    theirs = sum(judged.cost for judged in found.calls if judged.seat & 1)
    assert found.par - ours + theirs == found.should_score
    assert found.calls[0].before.score == found.par


def test_no_card_gains_and_a_better_one_costs_nothing(robots: tuple[Record, Analysis]) -> None:
    _, found = robots
    contract = found.played.contract
    assert contract is not None
    for judged in found.cards:
        ours = judged.player is contract.declarer
        assert judged.after <= judged.before if ours else judged.after >= judged.before
        assert bool(judged.better) == bool(judged.cost)
        assert judged.card not in judged.better
        assert {judged.seat} == {seat for seat in SEATS if found.played.deal.piles[seat] & judged.card.bit}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_auctions_value_at_its_start_is_the_solvers_par(seed: str) -> None:
    deal = played_by_robots(seed).deal
    table = solve.table(deal)
    for vulnerable in Vulnerable:
        for dealer in SEATS:
            ours, theirs = worths(table, dealer, vulnerable, ())[0], solve.par_of(table, dealer, vulnerable)
            assert ours.score == theirs.score


def test_a_deal_passed_out_has_a_table_and_par_and_no_cards() -> None:
    found = analyse(of_record(record(ACE_OUT, "P", "P", "P", "P")))
    assert (found.makes, found.score, found.lost, found.cards) == (None, None, None, ())
    assert found.calls[-1].after.score == 0
    assert sum(judged.cost for judged in found.calls if not judged.seat & 1) >= 1510


def test_a_deal_that_goes_on_is_not_analysed() -> None:
    for texts in (("7NT", "P"), ("7NT", "P", "P", "P", "H2")):
        with pytest.raises(Illegal) as refused:
            of_record(record(ACE_OUT, *texts))
        assert refused.value.reason == "not_over"


def test_other_games_are_refused() -> None:
    deal = Deal((0,))
    with pytest.raises(Illegal) as refused:
        of_record(Record("tarot", {}, deal, (Act(Seat.SOUTH, "pass"),)))
    assert refused.value.reason == "no_analysis"


def test_a_pbn_record_is_analysed_as_far_as_it_goes() -> None:
    text = f'[Dealer "S"][Vulnerable "All"][Deal "{ACE_OUT}"][Declarer "S"][Contract "7NT"][Result "12"]'
    (board,), _ = pbn.read(text)
    found = analyse(of_board(board))
    assert (found.score, found.should_score, found.cards, found.calls) == (-100, -100, (), ())
    (bare,), _ = pbn.read(f'[Deal "{ACE_OUT}"][Vulnerable "All"]')
    with pytest.raises(Illegal) as refused:
        of_board(bare)
    assert refused.value.reason == "not_a_deal"


def test_an_analysis_is_json_and_says_the_same(led: Analysis) -> None:
    told = as_plain(led)
    assert json.loads(json.dumps(told)) == told
    assert told["double_dummy"]["S"]["NT"] == 12
    assert told["contract"] == {
        "contract": "7NT",
        "declarer": "S",
        "double_dummy": 12,
        "double_dummy_score": -50,
        "tricks": 13,
        "score": 1520,
    }
    assert told["cards"][0]["better"] == ["SA"]
    assert told["lost"] == plain(led.lost) | {"by_seat": {"N": 0, "E": 0, "S": 0, "W": 1}}


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Par: North–South +1510 (7♥ =, North–South).",
                "7NT, South takes 12 tricks double dummy, for −50.",
                "It took 13 tricks, for +1520.",
                "South: 7NT cost 1610 points, from 7♥, North–South (+1510) to 7NT doubled, North–South (−100).",
                "East: Pass cost 50 points, from 7NT doubled, North–South (−100) to 7NT, North–South (−50).",
                "Trick 1, West: ♥2 cost 1 trick. Better: ♠A.",
                "Declarer lost 0 tricks.",
                "The defence lost 1 trick, 1 of it by the opening lead.",
            ],
        ),
        ("sv", ["Stick 1, Väst: ♥2 kostade 1 stick. Bättre: ♠E.", "Spelföraren förlorade 0 stick."]),
    ],
)
def test_an_analysis_is_told_in_sentences(led: Analysis, language: str, lines: list[str]) -> None:
    told = list(review.report(words(language), led))
    assert [line for line in told if line in lines] == lines


def test_deals_that_are_played_alike_are_one_and_the_same() -> None:
    one, other = (of_record(played_by_robots("monday")) for _ in range(2))
    assert isinstance(one, Played)
    assert one == other
    assert len({one, other}) == 1
