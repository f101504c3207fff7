"""Tarot's words. The French terms stay French; the rules page explains them."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from cardavia.cards import MARSEILLE, Card
from cardavia.games import Line, Outcome, Seat
from cardavia.words.mark import mark, mark_in, mark_many
from cardavia.words.phrases import Phrases, action_text

if TYPE_CHECKING:
    from cardavia.words.words import Words

CONTRACTS = {
    "pass": mark("Pass"),
    "prise": mark("Prise"),
    "garde": mark("Garde"),
    "garde_sans": mark("Garde sans"),
    "garde_contre": mark("Garde contre"),
}
SIDES = {"taker": mark("the taker"), "defence": mark("the defence")}
LEVELS = {
    "single": mark_in("poignée", "single poignée"),
    "double": mark_in("poignée", "double poignée"),
    "triple": mark_in("poignée", "triple poignée"),
}
SIZES = {10: "single", 13: "double", 15: "triple"}
PHASES = {
    "bidding": mark("Bidding"),
    "discard": mark("Discard"),
    "chelem": mark("Chelem"),
    "play": mark("Play"),
    "over": mark("Over"),
}
LINES = {
    "contract_made": mark("{contract} made by {difference}: (25 + {difference}) × {multiplier}"),
    "contract_failed": mark("{contract} failed by {difference}: −(25 + {difference}) × {multiplier}"),
    "petit_au_bout": mark("Petit au bout, won by {side}: 10 × {multiplier}"),
    "poignee": mark("A {level}, shown by {side}"),
    "chelem_made": mark("Chelem, announced and made"),
    "chelem_failed": mark("Chelem, announced and failed"),
    "chelem_unannounced": mark("Every trick to {side}, unannounced"),
}
CANCELLED = {
    "passed_out": mark("All four passed: the deal is cancelled."),
    "petit_sec": mark("Petit sec: the deal is cancelled."),
}
DISCARDS = mark_many("Discard {n} card", "Discard {n} cards")
DISCARDED = mark_many("{seat} discards {n} card.", "{seat} discards {n} cards.")
TAKES = mark_many("{n} bout", "{n} bouts")


class TarotPhrases(Phrases):
    """What tarot's actions, contracts and settlement lines are called."""

    pack = "marseille"

    def title(self, words: Words) -> str:
        return words.text("Tarot")

    def contract(self, words: Words, contract: Any) -> str:
        name = str(contract.value if isinstance(contract, Enum) else action_text(contract))
        return words.text(CONTRACTS[name]) if name in CONTRACTS else name

    def phase(self, words: Words, phase: str) -> str:
        return words.text(PHASES[phase]) if phase in PHASES else super().phase(words, phase)

    def side(self, words: Words, side: object) -> str:
        """``the taker`` or ``the defence``."""
        name = str(side.value if isinstance(side, Enum) else side)
        return words.text(SIDES[name]) if name in SIDES else name

    def poignee(self, words: Words, level: object) -> str:
        """``single poignée``, by its level or its number of cards."""
        name = (
            SIZES.get(level, "") if isinstance(level, int) else str(level.value if isinstance(level, Enum) else level)
        )
        return words.in_context(*LEVELS[name]) if name in LEVELS else words.text("poignée")

    def action(self, words: Words, action: object) -> str:
        kind, rest, cards = _parts(action)
        if kind in CONTRACTS:
            return words.text(CONTRACTS[kind])
        match kind:
            case "discard":
                return words.text("Discard: {cards}", cards=cards) if cards else words.text("Discard")
            case "chelem":
                return words.text("Chelem announced") if rest == ["yes"] else words.text("No chelem announced")
            case "poignee":
                level = self.poignee(words, len(cards))
                return words.text("{level}: {cards}", level=level[:1].upper() + level[1:], cards=cards)
            case "rest":
                return words.text("The rest is played out")
        return words.card(cards[0]) if cards else action_text(action)

    def did(self, words: Words, seat: Seat, action: object) -> str:
        kind, rest, cards = _parts(action)
        if kind == "pass":
            return words.text("{seat} passes.", seat=seat)
        if kind in CONTRACTS:
            return words.text("{seat} bids {call}.", seat=seat, call=words.text(CONTRACTS[kind]))
        match kind:
            case "discard":
                trumps = [card for card in cards if card.suit == "T"]
                told = words.plural(*DISCARDED, 6, seat=seat)
                shown = words.text("Trumps among them: {cards}.", cards=trumps) if trumps else ""
                return f"{told} {shown}".strip()
            case "chelem" if rest == ["yes"]:
                return words.text("{seat} announces a chelem.", seat=seat)
            case "chelem":
                return words.text("{seat} announces no chelem.", seat=seat)
            case "poignee":
                level = self.poignee(words, len(cards))
                return words.text("{seat} shows a {level}: {cards}.", seat=seat, level=level, cards=cards)
            case "rest":
                return words.text("{seat} has the rest played out: nothing can change the result.", seat=seat)
        return words.text("{seat} plays {card}.", seat=seat, card=self.action(words, action))

    def act(self, words: Words, action: object) -> str:
        kind, rest, cards = _parts(action)
        if kind == "pass":
            return words.text("Pass")
        if kind in CONTRACTS:
            return words.text("Bid {call}", call=words.text(CONTRACTS[kind]))
        match kind:
            case "discard":
                return words.plural(*DISCARDS, len(cards) or 6)
            case "chelem":
                return words.text("Announce a chelem") if rest == ["yes"] else words.text("No chelem")
            case "poignee":
                return words.text("Show the {level}", level=self.poignee(words, len(cards)))
            case "rest":
                return words.text("Play out the rest")
        return words.text("Play {card}", card=self.action(words, action))

    def line(self, words: Words, line: Line) -> str:
        if line.key not in LINES:
            return super().line(words, line)
        told: dict[str, object] = dict(line.values)
        for name, tell in (("contract", self.contract), ("side", self.side), ("level", self.poignee)):
            if name in told:
                told[name] = tell(words, told[name])
        return words.text(LINES[line.key], **told)

    def headline(self, words: Words, outcome: Outcome) -> str:
        if outcome.cancelled:
            return words.text(CANCELLED.get(outcome.cancelled, CANCELLED["passed_out"]))
        settled = outcome.detail.settlement
        bouts = words.plural(*TAKES, settled.bouts)
        values = {
            "contract": self.contract(words, settled.contract),
            "points": settled.points,
            "target": settled.target,
            "bouts": bouts,
        }
        if settled.made:
            return words.text("{contract} made: {points} points with {bouts}, {target} needed.", **values)
        return words.text("{contract} failed: {points} points with {bouts}, {target} needed.", **values)


def _parts(action: object) -> tuple[str, list[str], list[Card]]:
    """The first word of an action's text, the others, and the cards that it names."""
    first, *rest = action_text(action).split() or [""]
    known = {card.code: card for card in MARSEILLE}
    return first, rest, [known[word] for word in (first, *rest) if word in known]
