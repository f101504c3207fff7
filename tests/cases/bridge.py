"""Rows about bridge: duplicate scores, Chicago matches, whole deals."""

from collections.abc import Iterator
from typing import Any

from cardavia import deals
from cardavia.games import Seat, Watch
from cardavia.games.bridge import (
    BRIDGE,
    Contract,
    Setup,
    Strain,
    Vulnerable,
    outcome,
    read_contract,
    score,
)
from cardavia.games.bridge.result import passed_out
from tests.cases.checks import Check, Row, unchecked

VULNERABLE = {
    "none": Vulnerable.NONE,
    "ns": Vulnerable.NS,
    "ew": Vulnerable.EW,
    "both": Vulnerable.BOTH,
    "all": Vulnerable.BOTH,
}


def duplicate(row: Row) -> Iterator[Check]:
    """A contract and its tricks. Level 0 is a deal passed out."""
    given = {"level", "strain", "doubled", "vulnerable", "tricks"}
    yield from unchecked(row, given | {"result", "score", "breakdown"})
    if row["level"] == 0:
        ended = passed_out(Setup())
        yield Check("score", row["score"], int(ended.scores[0]))
        yield Check("breakdown", dict.fromkeys(row["breakdown"], 0), row["breakdown"])
        return
    contract = Contract(row["level"], Strain(row["strain"]), row["doubled"], Seat.SOUTH)
    made = score(contract, row["vulnerable"], row["tricks"])
    yield Check("score", row["score"], made.total)
    if "result" in row:
        yield Check("result", row["result"], row["tricks"] - contract.target)
    if row.get("breakdown") is not None:
        yield Check("breakdown", row["breakdown"], dict(made.parts))


def chicago(row: Row) -> Iterator[Check]:
    """A match deal by deal, through its pad."""
    yield from unchecked(row, {"rules", "first_dealer", "deals", "totals", "winner", "margin"})
    match = BRIDGE.match("chicago", {**row["rules"], "first_dealer": row["first_dealer"]})
    for deal in row["deals"]:
        for _ in range(deal["passed_out_before"]):
            match = match.record(passed_out(match.next_setup()))
        setup = match.next_setup()
        contract = read_contract(deal["contract"], Seat.read(deal["declarer"]))
        doubled = Contract(contract.level, contract.strain, deal["doubled"], contract.declarer)
        match = match.record(outcome(setup, doubled, deal["tricks"]))
        got: Any = match.pad()["deals"][-1]
        for field in ("deal", "dealer", "passed_out_before"):
            yield Check(f"{deal['deal']}.{field}", deal[field], got[field])
        yield Check(f"{deal['deal']}.vul", deal["vul"].lower(), got["vul"].lower())
        for field, value in deal["expect"].items():
            yield Check(f"{deal['deal']}.{field}", value, got.get(field))
    pad: Any = match.pad()
    for field in ("totals", "winner", "margin"):
        yield Check(field, row[field], pad[field])


def whole_deal(row: Row) -> Iterator[Check]:
    """A deal that people played: its auction and as much of its play as is known, through the game."""
    known = {"dealer", "vul", "deal", "auction", "contract", "declarer", "doubled", "play", "tricks", "score_ns"}
    yield from unchecked(row, known | {"complete_play", "event", "board"})
    vulnerable = VULNERABLE[row["vul"].lower()]
    state = BRIDGE.start(Setup(Seat.read(row["dealer"]), vulnerable), deals.pasted(BRIDGE, row["deal"]))
    for text in [*row["auction"], *row["play"]]:
        (seat,) = BRIDGE.awaited(state)
        state = BRIDGE.apply(state, seat, BRIDGE.read(state, seat, text))
    view = BRIDGE.view(state, Watch.WATCHER)
    contract = view.contract
    if "complete_play" in row:
        yield Check("complete_play", row["complete_play"], len(row["play"]) == 52)
    if contract is None:
        passed = view.outcome is not None and view.outcome.cancelled == "passed_out"
        yield Check("contract", row["contract"], row["contract"] if passed and _is_pass(row["contract"]) else None)
        if row.get("score_ns") is not None:
            yield Check("score_ns", row["score_ns"], 0)
        return
    yield Check("contract", f"{row['contract'].rstrip('X')}{'X' * row['doubled']}", contract.text)
    yield Check("declarer", row["declarer"], contract.declarer.letter)
    yield Check("doubled", row["doubled"], contract.doubled)
    if len(row["play"]) == 52:
        yield Check("tricks", row["tricks"], view.won[contract.declarer & 1])
    if row.get("tricks") is not None and row.get("score_ns") is not None:
        settled = outcome(Setup(vulnerable=vulnerable), contract, row["tricks"])
        yield Check("score_ns", row["score_ns"], int(settled.scores[Seat.NORTH]))


def _is_pass(contract: str | None) -> bool:
    return contract is None or contract.lower() in ("pass", "passed out", "p", "")
