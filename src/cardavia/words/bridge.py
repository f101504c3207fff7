"""Bridge's words."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from cardavia.cards import FRENCH, Card
from cardavia.games import Line, Outcome, Seat
from cardavia.words.cards import SIGNS
from cardavia.words.mark import mark, mark_in, mark_many
from cardavia.words.phrases import Phrases, action_text

if TYPE_CHECKING:
    from cardavia.words.words import Words

CALLS = {"P": mark("Pass"), "X": mark("Double"), "XX": mark("Redouble")}
CALL_SIGNS = {"P": mark_in("call sign", "P"), "X": mark_in("call sign", "X"), "XX": mark_in("call sign", "XX")}
DID_CALL = {"P": mark("{seat} passes."), "X": mark("{seat} doubles."), "XX": mark("{seat} redoubles.")}
STRAINS = {
    "C": mark("clubs"),
    "D": mark("diamonds"),
    "H": mark("hearts"),
    "S": mark("spades"),
    "NT": mark("notrump"),
}
PHASES = {
    "auction": mark("Auction"),
    "play": mark("Play"),
    "claim": mark("Claim"),
    "over": mark("Over"),
}
DOUBLED = {1: mark("{contract} doubled"), 2: mark("{contract} redoubled")}
CLAIMS = mark_many("Claim {n} trick", "Claim {n} tricks")
CLAIMED = mark_many("{seat} claims {n} of the remaining tricks.", "{seat} claims {n} of the remaining tricks.")
OVER = mark_many("{contract}: made with {n} overtrick.", "{contract}: made with {n} overtricks.")
DOWN = mark_many("{contract}: {n} trick down.", "{contract}: {n} tricks down.")
LINES = {
    "trick_points": mark("Tricks bid: {count} × {strain}"),
    "trick_points_doubled": mark("Tricks bid: {count} × {strain}, doubled"),
    "trick_points_redoubled": mark("Tricks bid: {count} × {strain}, redoubled"),
    "game": mark("Game bonus"),
    "partscore": mark("Partscore bonus"),
    "small": mark("Small slam bonus"),
    "grand": mark("Grand slam bonus"),
    "insult_1": mark("For making a doubled contract"),
    "insult_2": mark("For making a redoubled contract"),
    "partscore_deal4": mark("Partscore in the fourth hand"),
}
OVERTRICKS = mark_many("{n} overtrick at {each}", "{n} overtricks at {each}")
UNDERTRICKS = (
    mark_many("{n} undertrick", "{n} undertricks"),
    mark_many("{n} undertrick, doubled", "{n} undertricks, doubled"),
    mark_many("{n} undertrick, redoubled", "{n} undertricks, redoubled"),
)
TRICK_LINES = ("trick_points", "trick_points_doubled", "trick_points_redoubled")
CANCELLED = {"passed_out": mark("All four passed. No score.")}


class BridgePhrases(Phrases):
    """What bridge's calls, claims, contracts and score lines are called."""

    pack = "french"

    def title(self, words: Words) -> str:
        return words.text("Bridge")

    def phase(self, words: Words, phase: str) -> str:
        return words.text(PHASES[phase]) if phase in PHASES else super().phase(words, phase)

    def strain(self, words: Words, strain: object) -> str:
        """A denomination's name: ``hearts``, ``notrump``."""
        name = str(strain.value if isinstance(strain, Enum) else strain)
        return words.text(STRAINS[name]) if name in STRAINS else name

    def strain_sign(self, words: Words, strain: object) -> str:
        """``♥``, ``NT``."""
        name = str(strain.value if isinstance(strain, Enum) else strain)
        return SIGNS.get(name) or words.in_context("strain sign", "NT")

    def call_sign(self, words: Words, call: object) -> str:
        """A call in its fewest signs, for the table of an auction: ``P``, ``X``, ``4♠``."""
        text = action_text(call)
        return words.in_context(*CALL_SIGNS[text]) if text in CALL_SIGNS else self._bid(words, text)

    def call_name(self, words: Words, call: object) -> str:
        """A call as one says it: ``four`` is a figure, the denomination a word: ``4 spades``, ``1 notrump``."""
        text = action_text(call)
        if text in CALLS:
            return words.text(CALLS[text])
        return words.text("{level} {strain}", level=text[:1], strain=self.strain(words, text[1:]))

    def action(self, words: Words, action: object) -> str:
        kind, text, cards = _parts(action)
        match kind:
            case "call":
                return words.text(CALLS[text]) if text in CALLS else self._bid(words, text)
            case "play":
                return words.card(cards[0])
            case "claim":
                return self._claim(words, text, cards)
            case "accept":
                return words.text("Claim accepted")
            case "refuse":
                return words.text("Claim refused")
        return text

    def did(self, words: Words, seat: Seat, action: object) -> str:
        kind, text, cards = _parts(action)
        match kind:
            case "call" if text in DID_CALL:
                return words.text(DID_CALL[text], seat=seat)
            case "call":
                return words.text("{seat} bids {call}.", seat=seat, call=self._bid(words, text))
            case "play":
                return words.text("{seat} plays {card}.", seat=seat, card=cards[0])
            case "claim" if _claimed(text) == 0:
                return words.text("{seat} concedes the remaining tricks.", seat=seat)
            case "claim":
                told = words.plural(*CLAIMED, _claimed(text), seat=seat)
                line = words.text("Line: {cards}.", cards=cards) if cards else ""
                return f"{told} {line}".strip()
            case "accept":
                return words.text("{seat} accepts the claim.", seat=seat)
            case "refuse":
                return words.text("{seat} refuses the claim.", seat=seat)
        return text

    def act(self, words: Words, action: object) -> str:
        kind, text, cards = _parts(action)
        match kind:
            case "call" if text in CALLS:
                return words.text(CALLS[text])
            case "call":
                return words.text("Bid {call}", call=self._bid(words, text))
            case "play":
                return words.text("Play {card}", card=cards[0])
            case "claim":
                return self._claim(words, text, ())
            case "accept":
                return words.text("Accept the claim")
            case "refuse":
                return words.text("Refuse the claim")
        return text

    def contract(self, words: Words, contract: Any) -> str:
        """``4♠``, ``4♠ doubled, South``: a contract, or its text."""
        if isinstance(contract, str):
            level, doubled = contract.rstrip("X"), contract.count("X")
            declarer = None
        else:
            level, doubled = f"{contract.level}{contract.strain.value}", contract.doubled
            declarer = contract.declarer
        told = self._bid(words, level)
        if doubled in DOUBLED:
            told = words.text(DOUBLED[doubled], contract=told)
        return words.text("{contract}, {seat}", contract=told, seat=declarer) if declarer is not None else told

    def line(self, words: Words, line: Line) -> str:
        """What a line of the breakdown is for; in Chicago with the side it belongs to."""
        told = self._line(words, line)
        vulnerable = line.values.get("vulnerable") and line.key != "trick_points"
        if vulnerable:
            told = words.text("{line}, vulnerable", line=told)
        return told

    def _line(self, words: Words, line: Line) -> str:
        values: Any = line.values
        match line.key:
            case "trick_points":
                sentence = LINES[TRICK_LINES[values["doubled"]]]
                return words.text(sentence, count=values["count"], strain=self.strain(words, values["strain"]))
            case "overtricks":
                return words.plural(*OVERTRICKS, values["count"], each=values["each"])
            case "undertrick_penalty":
                return words.plural(*UNDERTRICKS[values["doubled"]], values["count"])
            case "part_or_game_bonus":
                return words.text(LINES[values["bonus"]])
            case "slam_bonus":
                return words.text(LINES[values["slam"]])
            case "insult":
                return words.text(LINES[f"insult_{values['doubled']}"])
            case "partscore_deal4":
                return words.text(LINES["partscore_deal4"])
        return super().line(words, line)

    def headline(self, words: Words, outcome: Outcome) -> str:
        """``4♠, South made with 1 overtrick.``"""
        if outcome.cancelled:
            return words.text(CANCELLED.get(outcome.cancelled, CANCELLED["passed_out"]))
        result = outcome.detail
        contract = self.contract(words, result.contract)
        over = result.over
        if over == 0:
            return words.text("{contract}: made exactly.", contract=contract)
        return words.plural(*(OVER if over > 0 else DOWN), abs(over), contract=contract)

    def _bid(self, words: Words, text: str) -> str:
        return text[:1] + self.strain_sign(words, text[1:])

    def _claim(self, words: Words, text: str, cards: tuple[Card, ...]) -> str:
        tricks = _claimed(text)
        if tricks == 0:
            return words.text("Concede the rest")
        told = words.plural(*CLAIMS, tricks)
        return f"{told}: {words.list_of(cards)}" if cards else told


def _parts(action: object) -> tuple[str, str, tuple[Card, ...]]:
    """What sort of action it is, its canonical text, and the cards that it names."""
    text = action_text(action)
    known = {card.code: card for card in FRENCH}
    first, *rest = text.split() or [""]
    cards = tuple(known[word] for word in (first, *rest) if word in known)
    if first in known:
        return "play", text, cards
    if first in ("claim", "concede"):
        return "claim", text, cards
    if first in ("accept", "refuse"):
        return first, text, cards
    return ("call" if first in CALLS or (first[:1].isdigit() and first[1:] in STRAINS) else "", text, cards)


def _claimed(text: str) -> int:
    words = text.split()
    return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
