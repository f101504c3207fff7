"""An analysis told in sentences: par, the contract, what calls and cards cost (SPEC G10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardavia.games.bridge import Contract, Strain
from cardavia.review import Analysis, JudgedCall, JudgedCard, Lost, Made, ParContract, Worth
from cardavia.words.mark import mark_many
from cardavia.words.places import side

if TYPE_CHECKING:
    from cardavia.words.words import Words

TAKES = mark_many(
    "{contract} takes {n} trick double dummy, for {score}.", "{contract} takes {n} tricks double dummy, for {score}."
)
TOOK = mark_many("It took {n} trick, for {score}.", "It took {n} tricks, for {score}.")
CARD_COST = mark_many("Trick {trick}, {seat}: {card} cost {n} trick.", "Trick {trick}, {seat}: {card} cost {n} tricks.")
DECLARER_LOST = mark_many("Declarer lost {n} trick.", "Declarer lost {n} tricks.")
DEFENCE_LOST = mark_many("The defence lost {n} trick.", "The defence lost {n} tricks.")
LEAD_LOST = mark_many(
    "The defence lost {n} trick, {lead} of it by the opening lead.",
    "The defence lost {n} tricks, {lead} of them by the opening lead.",
)
SETTLED_UP = mark_many(
    "At the end declarer was given {n} trick more than best play from there brings.",
    "At the end declarer was given {n} tricks more than best play from there brings.",
)
SETTLED_DOWN = mark_many(
    "At the end declarer gave up {n} trick that best play from there brings.",
    "At the end declarer gave up {n} tricks that best play from there brings.",
)


def points(words: Words, score: int) -> str:
    """A score for NS as its side has it: ``North–South +420``, ``East–West +100``; ``0``."""
    if not score:
        return words.signed(0)
    who = side(words, "ns" if score > 0 else "ew")
    return words.text("{side} {score}", side=who, score=words.signed(abs(score)))


def by_side(words: Words, contract: Contract) -> str:
    """``4♠ doubled, East–West``: who of the two declares is left open."""
    told = words.contract("bridge", contract.text)
    return words.text("{contract}, {seat}", contract=told, seat=side(words, contract.declarer))


def par_contract(words: Words, found: ParContract) -> str:
    """``4♠ =, South``; ``5♣ doubled −2, East–West`` where either may declare."""
    result = words.signed(found.over) if found.over else "="
    told = f"{words.contract('bridge', found.contract.text)} {result}"
    who = words.seat(found.declarers[0]) if len(found.declarers) == 1 else side(words, found.declarers[0])
    return words.text("{contract}, {seat}", contract=told, seat=who)


def par(words: Words, analysis: Analysis) -> str:
    """``Par: North–South +420 (4♠ =, North–South).``"""
    if not analysis.par_contracts:
        return words.text("Par: 0. Neither side makes a contract.")
    contracts = words.list_of([par_contract(words, each) for each in analysis.par_contracts], "or")
    return words.text("Par: {score} ({contracts}).", score=points(words, analysis.par), contracts=contracts)


def worth(words: Words, found: Worth) -> str:
    """``4♠, North–South (+420)``, the points as declarer's side has them; ``passed out (0)``."""
    if found.contract is None:
        return words.text("passed out (0)")
    return f"{by_side(words, found.contract)} ({own(words, found.contract, found.score)})"


def own(words: Words, contract: Contract, score: int) -> str:
    """A score for NS as declarer's side has it: ``+420``, ``−50``."""
    return words.signed(-score if contract.declarer & 1 else score)


def contract_lines(words: Words, analysis: Analysis) -> Iterator[str]:
    """What the contract takes double dummy, and what it took; the points are declarer's side's."""
    contract, makes, should = analysis.played.contract, analysis.makes, analysis.should_score
    if contract is None or makes is None or should is None:
        return
    told = words.contract("bridge", contract)
    yield words.plural(*TAKES, makes, contract=told, score=own(words, contract, should))
    won, scored = analysis.played.tricks, analysis.score
    if won is not None and scored is not None:
        yield words.plural(*TOOK, won, score=own(words, contract, scored))


def call_line(words: Words, judged: JudgedCall) -> str:
    """``North: 2♥ cost 450 points, from 4♥, North–South (+620) to 2♥, North–South (+170).``"""
    return words.text(
        "{seat}: {call} cost {points} points, from {before} to {after}.",
        seat=judged.seat,
        call=words.call(judged.call),
        points=judged.cost,
        before=worth(words, judged.before),
        after=worth(words, judged.after),
    )


def card_line(words: Words, judged: JudgedCard) -> str:
    """``Trick 3, East: ♠K cost 1 trick. Better: ♠2.``"""
    told = words.plural(*CARD_COST, judged.cost, trick=judged.trick, seat=judged.seat, card=judged.card)
    if not judged.better:
        return told
    return f"{told} " + words.text("Better: {cards}.", cards=words.list_of(judged.better, "or"))


def lost_lines(words: Words, lost: Lost) -> Iterator[str]:
    """What each side lost in the play."""
    yield words.plural(*DECLARER_LOST, lost.declarer)
    if lost.lead:
        yield words.plural(*LEAD_LOST, lost.defence, lead=lost.lead)
    else:
        yield words.plural(*DEFENCE_LOST, lost.defence)
    if lost.settled:
        yield words.plural(*(SETTLED_UP if lost.settled > 0 else SETTLED_DOWN), abs(lost.settled))


def strain_sign(words: Words, strain: Strain) -> str:
    """``♥``, ``NT``."""
    return words.contract("bridge", f"1{strain.value}")[1:]


def made_line(words: Words, found: Made) -> str:
    """``4♥ +1``, ``3NT =``; for fewer than seven tricks nothing to bid: ``–``."""
    if found.contract is None:
        return "–"
    over = found.tricks - found.contract.target
    return words.contract("bridge", found.contract.text) + (f" {words.signed(over)}" if over else " =")


def report(words: Words, analysis: Analysis) -> Iterator[str]:
    """The whole analysis: par, the contract, each call and card that cost something, what was lost in all."""
    yield par(words, analysis)
    yield from contract_lines(words, analysis)
    yield from (call_line(words, judged) for judged in analysis.calls if judged.cost)
    yield from (card_line(words, judged) for judged in analysis.cards if judged.cost)
    if analysis.lost is not None:
        yield from lost_lines(words, analysis.lost)
