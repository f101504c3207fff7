"""What each game's actions, contracts and scores are called. A game without phrases of its own gets plain ones."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from cardavia.games import Line, Outcome, Seat
from cardavia.words.mark import mark

if TYPE_CHECKING:
    from cardavia.words.words import Words

_PATHS = {
    "bridge": "cardavia.words.bridge:BridgePhrases",
    "tarot": "cardavia.words.tarot:TarotPhrases",
}

PHASES = {
    "play": mark("Play"),
    "over": mark("Over"),
}


def add_phrases(game: str, path: str) -> None:
    """Makes a plug-in game's phrases known: ``package.module:Class`` of a :class:`Phrases`."""
    _PATHS[game] = path
    phrases.cache_clear()


@cache
def phrases(game: str) -> Phrases:
    """The phrases of a game, or the plain ones."""
    path = _PATHS.get(game)
    if path is None:
        return Phrases(game)
    module, _, name = path.partition(":")
    found: Phrases = getattr(import_module(module), name)(game)
    return found


def action_text(action: object) -> str:
    """An action's canonical text; a text is its own."""
    return action if isinstance(action, str) else str(getattr(action, "text", action))


class Phrases:
    """The plain phrases, for any game: actions by their canonical text."""

    pack = ""

    def __init__(self, game: str) -> None:
        self.game = game

    def title(self, words: Words) -> str:
        return words.text(self.game.replace("_", " ").capitalize())

    def action(self, words: Words, action: object) -> str:
        return action_text(action)

    def did(self, words: Words, seat: Seat, action: object) -> str:
        return words.text("{seat}: {action}", seat=seat, action=self.action(words, action))

    def act(self, words: Words, action: object) -> str:
        return words.text("Play {card}", card=self.action(words, action))

    def phase(self, words: Words, phase: str) -> str:
        return words.text(PHASES.get(phase, phase.replace("_", " ").capitalize()))

    def contract(self, words: Words, contract: Any) -> str:
        return str(contract)

    def line(self, words: Words, line: Line) -> str:
        return words.text(line.key.replace("_", " ").capitalize())

    def headline(self, words: Words, outcome: Outcome) -> str:
        if outcome.cancelled:
            return words.text("The deal was not played.")
        return words.list_of([f"{words.seat(seat)} {words.signed(outcome.scores[seat])}" for seat in Seat])
