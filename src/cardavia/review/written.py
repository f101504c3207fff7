"""An analysis as plain data, for JSON."""

from cardavia.games import SEATS, Plain, Seat
from cardavia.games.bridge import STRAINS, Contract
from cardavia.records.pbn import deal_text
from cardavia.review.analysis import Analysis, JudgedCall, JudgedCard, Made, ParContract, Worth

SIDES = ("NS", "EW")


def as_plain(analysis: Analysis) -> dict[str, Plain]:
    """The analysis as JSON can hold it. Scores are NS's; ``docs/review.md`` says what each field means."""
    played, lost = analysis.played, analysis.lost
    return {
        "dealer": played.dealer.letter,
        "vulnerable": played.vulnerable.value,
        "deal": deal_text(played.deal, Seat.NORTH),
        "double_dummy": {
            seat.letter: {strain.value: analysis.tricks[seat][strain.order] for strain in STRAINS} for seat in SEATS
        },
        "par": {"score": analysis.par, "contracts": [_par(each) for each in analysis.par_contracts]},
        "contract": _result(analysis),
        "calls": [_call(each) for each in analysis.calls],
        "cards": [_card(each) for each in analysis.cards],
        "lost": None
        if lost is None
        else {
            "declarer": lost.declarer,
            "defence": lost.defence,
            "lead": lost.lead,
            "by_seat": {seat.letter: lost.by_seat[seat] for seat in SEATS},
            "settled": lost.settled,
        },
        "others": [_made(each) for each in analysis.others],
    }


def _contract(contract: Contract) -> dict[str, Plain]:
    return {"contract": contract.text, "declarer": contract.declarer.letter}


def _par(found: ParContract) -> Plain:
    return {
        "contract": found.contract.text,
        "declarers": [seat.letter for seat in found.declarers],
        "result": found.over,
    }


def _result(analysis: Analysis) -> Plain:
    contract = analysis.played.contract
    if contract is None:
        return None
    return {
        **_contract(contract),
        "double_dummy": analysis.makes,
        "double_dummy_score": analysis.should_score,
        "tricks": analysis.played.tricks,
        "score": analysis.score,
    }


def _worth(worth: Worth) -> Plain:
    contract = {"contract": None, "declarer": None} if worth.contract is None else _contract(worth.contract)
    return {**contract, "score": worth.score}


def _call(judged: JudgedCall) -> Plain:
    return {
        "seat": judged.seat.letter,
        "call": judged.call.text,
        "cost": judged.cost,
        "before": _worth(judged.before),
        "after": _worth(judged.after),
    }


def _card(judged: JudgedCard) -> Plain:
    return {
        "trick": judged.trick,
        "seat": judged.seat.letter,
        "player": judged.player.letter,
        "card": judged.card.code,
        "cost": judged.cost,
        "before": judged.before,
        "after": judged.after,
        "better": [card.code for card in judged.better],
    }


def _made(made: Made) -> Plain:
    return {
        "side": SIDES[made.declarer & 1],
        "declarer": made.declarer.letter,
        "strain": made.strain.value,
        "tricks": made.tricks,
        "contract": None if made.contract is None else made.contract.text,
        "score": made.score,
    }
