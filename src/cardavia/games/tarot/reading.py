"""From what a person writes to the action meant: canonical text, or English, Swedish and French words."""

from collections.abc import Mapping, Sequence

from cardavia.cards import MARSEILLE, Ambiguous, Unreadable
from cardavia.cards.reading import find_cards, readings
from cardavia.cards.spelling import fold
from cardavia.games.seat import Seat
from cardavia.games.tarot.actions import (
    BIDS,
    CHELEM_NO,
    CHELEM_YES,
    GARDE,
    GARDE_CONTRE,
    GARDE_SANS,
    PASS,
    PLAYS,
    PRISE,
    Bid,
    Chelem,
    Claim,
    Discard,
    Poignee,
    TarotAction,
)
from cardavia.games.tarot.levels import Level
from cardavia.games.tarot.poignee import poignees
from cardavia.games.tarot.state import State

LONGEST = 400  # characters that an action's text may have

#: Folded words, joined by spaces.
BID_WORDS: Mapping[str, Bid] = {
    **dict.fromkeys(("pass", "passe", "je passe", "passar", "jag passar", "i pass"), PASS),
    **dict.fromkeys(("prise", "petite", "je prends", "prends", "take", "jag tar"), PRISE),
    **dict.fromkeys(("garde", "guard"), GARDE),
    **dict.fromkeys(("garde sans", "gardesans", "garde sans chien", "guard without", "garde utan", "sans"), GARDE_SANS),
    **dict.fromkeys(
        ("garde contre", "gardecontre", "garde contre chien", "guard against", "garde mot", "contre"), GARDE_CONTRE
    ),
}
CHELEM_WORDS = ("chelem", "schlem", "slam")
YES = ("yes", "y", "oui", "o", "ja", "j")
NO = ("no", "n", "non", "nej")
DISCARD_WORDS = ("discard", "ecart", "ecarter", "lagg", "kasta")
POIGNEE_WORDS = ("poignee", "handful", "handfull")
PLAY_WORDS = ("play", "joue", "spela")
REST = ("rest", "play rest", "claim rest", "spela resten", "resten", "joue reste", "reste")


def read_action(state: State, seat: Seat, text: str) -> TarotAction:
    """The action that ``text`` names when ``seat`` says it in ``state``; whether it is allowed is not asked.

    ``Unreadable``: ``no_such_action``, ``no_such_bid``, ``yes_or_no``, ``no_such_card``. ``Ambiguous``:
    ``which_card``, ``which_poignee``.
    """
    if len(text) > LONGEST:
        raise Unreadable("no_such_action", text=text[:30])
    quick = text.strip()
    if state.phase == "play" and quick in _CODES:
        return PLAYS[seat][_CODES[quick].index]
    words = fold(text)
    if not words:
        raise Unreadable("no_such_action", text="")
    bid = BID_WORDS.get(" ".join(words))
    if bid is None and state.phase == "bidding" and words == ("p",):
        bid = PASS
    if bid is not None:
        return bid
    if " ".join(words) in REST:
        return Claim.REST
    first, rest = words[0], words[1:]
    if first in CHELEM_WORDS or state.phase == "chelem":
        return _chelem(rest if first in CHELEM_WORDS else words, text)
    after = text.strip().split(maxsplit=1)[1:]
    named = after[0] if after else ""
    if first in DISCARD_WORDS:
        return Discard(find_cards(MARSEILLE, named))
    if first in POIGNEE_WORDS:
        return _poignee(state, seat, rest, named)
    if first in PLAY_WORDS and rest:
        return _play(state, seat, named)
    if state.phase == "discard":
        return Discard(find_cards(MARSEILLE, text))
    if state.phase == "bidding" and not readings(MARSEILLE, text):
        raise Unreadable("no_such_bid", text=quick[:30], bids=tuple(bid.text for bid in BIDS))
    return _play(state, seat, text)


_CODES = {card.code: card for card in MARSEILLE}


def _chelem(words: Sequence[str], text: str) -> Chelem:
    answer = " ".join(words)
    if answer in YES:
        return CHELEM_YES
    if answer in NO:
        return CHELEM_NO
    raise Unreadable("yes_or_no", text=text.strip()[:30])


def _poignee(state: State, seat: Seat, words: Sequence[str], named: str) -> Poignee:
    """The cards listed; or, where a level alone is named and only one set of cards makes it, that set."""
    if len(words) == 1 and words[0] in _LEVELS:
        level = _LEVELS[words[0]]
        opening = state.opening
        public = opening.public_trumps if seat is opening.taker else 0
        forms = [form for form in poignees(state.hands[seat], public) if form.size == level.size]
        if sum(form.count() for form in forms) == 1:
            return next(iter(forms[0]))
        options = tuple(card for form in forms for card in form.pool)
        raise Ambiguous("which_poignee", level=level.value, size=level.size, options=options)
    return Poignee(find_cards(MARSEILLE, named))


_LEVELS = {"simple": Level.SINGLE, "enkel": Level.SINGLE, "dubbel": Level.DOUBLE, "trippel": Level.TRIPLE}
_LEVELS.update((level.value, level) for level in Level)
_LEVELS.update((str(level.size), level) for level in Level)


def _play(state: State, seat: Seat, text: str) -> TarotAction:
    """The card named; where the text may mean several, the one that the seat holds."""
    found = readings(MARSEILLE, text)
    if len(found) > 1:
        held = tuple(card for card in found if state.hands[seat] & card.bit)
        found = held or found
    if len(found) > 1:
        raise Ambiguous("which_card", text=text.strip(), options=found)
    if not found:
        raise Unreadable("no_such_card", text=text.strip()[:30], pack=MARSEILLE.name)
    return PLAYS[seat][found[0].index]
