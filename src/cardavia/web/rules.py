"""The rules pages: their words are the catalogue's, their shape is drawn here (SPEC G3)."""

from fastapi import Request

from cardavia.cards import Refusal
from cardavia.web.drawing import page
from cardavia.words import Words, words


def has_rules(name: str) -> bool:
    """Is there a rules page for this game?"""
    try:
        words("en").rules(name)
    except Refusal:
        return False
    return True


def rules_page(request: Request, speech: Words, name: str, back: str) -> str:
    """The rules of a game; the refusal of ``Words.rules`` for a game that has none."""
    return page(request, speech, "rules.html", game=name, rules=speech.rules(name), table_link=back)
