"""The two sections of a PBN record that hold what was done: the auction's calls and the play's cards."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from cardavia.cards import FRENCH, Card, Refusal
from cardavia.games import Deal, Seat
from cardavia.games.bridge import BRIDGE, DOUBLE, PASS, REDOUBLE, Bid, Contract, Setup

_NOTE = re.compile(r"=\d+=|\$\d+|[!?]+")
_CALL = re.compile(r"(pass|p|xx|x|redouble|double|dbl|rdbl|[1-7]\s*(?:nt|n|[cdhs]))", re.IGNORECASE)
_LONG = {"PASS": "P", "P": "P", "X": "X", "XX": "XX", "DOUBLE": "X", "DBL": "X", "REDOUBLE": "XX", "RDBL": "XX"}
#: The rest pass; "All Pass" in two words begins so too.
_ALL_PASS = ("AP", "ALL", "ALLPASS", "ALL-PASS")


@dataclass(frozen=True, slots=True)
class Auction:
    """The calls as canonical texts. ``skipped`` seats stood before the first; ``irregular`` calls were out of rotation
    or insufficient and let stand; ``stop`` is the word that could not be read."""

    calls: tuple[str, ...] = ()
    skipped: int = 0
    irregular: bool = False
    all_passed: bool = False
    stop: str | None = None


def auction(words: list[str]) -> Auction:
    """The calls of an auction section; notes, signs and marks are passed over."""
    calls: list[str] = []
    skipped = 0
    irregular = all_passed = False
    for word in words:
        bare = _NOTE.sub("", word)
        while bare.startswith("^") and len(bare) > 1:
            irregular = True
            bare = bare[2:]
        if not bare:
            continue
        if bare in ("*", "+"):
            break
        if bare == "-":
            skipped += not calls
        elif bare.upper() in _ALL_PASS:
            all_passed = True
            break
        elif _CALL.fullmatch(bare):
            key = bare.upper().replace(" ", "")
            calls.append(_LONG.get(key) or (key + "T" if key.endswith("N") else key))
        else:
            return Auction(tuple(calls), skipped, irregular, all_passed, word)
    return Auction(tuple(calls), skipped, irregular, all_passed)


def finished(calls: tuple[str, ...]) -> tuple[str, ...]:
    """The calls with the passes that end the auction, where ``AP`` stood for them."""
    want = 3 if any(call != "P" for call in calls) else 4
    have = len(calls) - max((at for at, call in enumerate(calls, 1) if call != "P"), default=0)
    return (*calls, *["P"] * (want - have))


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of four of a play section, ``None`` for a card not played; ``stop`` is the word that could not be read;
    ``going_on`` if the play had not ended when it was written."""

    cards: tuple[tuple[Card | None, ...], ...] = ()
    stop: str | None = None
    going_on: bool = False


def rows(words: list[str]) -> Rows:
    """The cards of a play section; notes, signs and marks are passed over."""
    cards: list[Card | None] = []
    stop = None
    going_on = False
    for word in words:
        bare = _NOTE.sub("", word)
        while bare.startswith("^") and len(bare) > 1:
            bare = bare[2:]
        if not bare:
            continue
        if bare in ("*", "+"):
            going_on = bare == "+"
            break
        if bare == "-":
            cards.append(None)
            continue
        try:
            cards.append(FRENCH[bare.upper().replace("10", "T")])
        except Refusal:
            stop = word
            break
    cards += [None] * (-len(cards) % 4)
    return Rows(tuple(tuple(cards[at : at + 4]) for at in range(0, len(cards), 4)), stop, going_on)


@dataclass(frozen=True, slots=True)
class Replayed:
    """The cards that are a legal play of the deal, in order; ``problem`` is the rules' refusal of the next one, if the
    play goes on, with its trick (from 1), seat and card."""

    cards: tuple[tuple[Seat, Card], ...]
    declarers: int
    problem: Refusal | None = None
    trick: int = 0
    seat: Seat | None = None
    card: Card | None = None


def replay(
    deal: Deal, contract: Contract, order: Sequence[Sequence[Card | None]], first: Seat, columns: bool
) -> Replayed:
    """Plays the rows through the rules.

    With ``columns`` each column belongs to a seat, clockwise from ``first`` (the standard); without, each row is in the
    order played (as some programs write it).
    """
    state = BRIDGE.start(Setup(contract.declarer), deal)
    for text in _calls(contract):
        (caller,) = BRIDGE.awaited(state)
        state = BRIDGE.apply(state, caller, BRIDGE.read(state, caller, text))
    done: list[tuple[Seat, Card]] = []
    for number, row in enumerate(order, 1):
        for step in range(4):
            view = BRIDGE.view(state, contract.declarer)
            turn = view.playing
            if turn is None:
                return Replayed(tuple(done), view.won[contract.declarer & 1])
            card = row[(turn - first) & 3 if columns else step]
            if card is None:
                return Replayed(tuple(done), view.won[contract.declarer & 1])
            (actor,) = BRIDGE.awaited(state)
            try:
                state = BRIDGE.apply(state, actor, BRIDGE.read(state, actor, card.code))
            except Refusal as refusal:
                return Replayed(tuple(done), view.won[contract.declarer & 1], refusal, number, turn, card)
            done.append((turn, card))
    return Replayed(tuple(done), BRIDGE.view(state, contract.declarer).won[contract.declarer & 1])


def _calls(contract: Contract) -> list[str]:
    """The shortest auction from declarer that ends in the contract."""
    doubles = {0: [], 1: [DOUBLE.text], 2: [DOUBLE.text, REDOUBLE.text]}[contract.doubled]
    return [Bid(contract.level, contract.strain).text, *doubles, *[PASS.text] * 3]
