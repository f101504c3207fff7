"""Why a robot did what it did, in sentences. The reason is data: a key and values (:class:`cardavia.robots.Why`)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cardavia.robots import Explanation, Weighed, Why
from cardavia.words.calls import title
from cardavia.words.mark import mark
from cardavia.words.reasons import BARE_WHY, WHYS
from cardavia.words.refusals import tell

if TYPE_CHECKING:
    from cardavia.words.words import Words

_PLACE = re.compile(r"{(\w+)}")
UNITS = {"points": mark("points"), "imps": mark("IMPs"), "tricks": mark("tricks")}


def sentence(words: Words, why: Why, game: str) -> str:
    """The reason in this language; one that has no sentence, or lacks what its sentence holds, by its key.

    >>> from cardavia.words import words
    >>> sentence(words("en"), Why("rule", rule="Stayman"), "bridge")
    'The system has a rule for this: Stayman.'
    """
    said = WHYS.get(why.key)
    places = _PLACE.findall(said or "")
    if said is None or not why.values.keys() >= set(places):
        return words.text(BARE_WHY, reason=why.key.replace("_", " "))
    values = {name: tell(words, name, why.values, game) for name in places}
    if why.key == "rule" and game == "bridge":
        values["rule"] = title(words, str(why.values["rule"]))
    return words.text(said, **values)


def unit(words: Words, explanation: Explanation) -> str:
    """What the values of the alternatives are: ``points``, ``IMPs``, ``tricks``; nothing if they have none."""
    return words.text(UNITS[explanation.unit]) if explanation.unit in UNITS else explanation.unit


def value(words: Words, weighed: Weighed) -> str:
    """What an alternative is worth, to a hundredth: ``+4.2``; nothing if it has no figure."""
    return "" if weighed.value is None else words.signed(round(weighed.value, 2))
