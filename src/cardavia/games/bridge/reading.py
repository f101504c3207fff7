"""From what a person writes to the call, card, claim or answer that is meant (SPEC P3, G9).

The phase settles what the order of suit and rank leaves open: ``C2`` and ``2C`` are a bid in the auction and a card in
the play.
"""

from functools import cache

from cardavia.cards import FRENCH, Ambiguous, Card, Unreadable
from cardavia.cards.reading import find_cards, readings
from cardavia.cards.spelling import DOUBTFUL_SUITS, FRENCH_SUITS, NUMBERS, fold, joined
from cardavia.games.bridge.actions import PLAYS, Action, Answer, Claim, Play
from cardavia.games.bridge.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Bid, Call, Strain
from cardavia.games.bridge.contract import Contract
from cardavia.games.bridge.play import Playing, playable
from cardavia.games.seat import Seat

LONGEST = 400  # characters that an action's text may have

#: Folded and joined spellings of the calls that are not bids, in English, Swedish and French.
PASSES = ("p", "pass", "passe", "passes", "passar", "jagpassar", "jepasse", "ipass", "nobid", "np")
DOUBLES = (
    *("x", "d", "dbl", "dble", "double", "doubles", "doubled", "idouble"),
    *("dubbelt", "dubbel", "dubblar", "dubbling", "contre"),
)
REDOUBLES = (
    *("xx", "r", "rd", "rdbl", "rdble", "redbl", "redouble", "redoubles", "redoubled", "iredouble"),
    *("redubbelt", "redubblar", "redubbling", "surcontre"),
)
NO_TRUMP = {
    "": ("n", "nt"),
    "en": ("notrump", "notrumps"),
    "sv": ("sang", "sa", "utan", "utantrumf"),
    "fr": ("sa", "sansatout", "sansatouts", "sans"),
}
CLAIMS = ("claim", "claims", "claiming", "begar", "begaran", "revendique")
CONCESSIONS = ("concede", "concedes", "conceding", "avger", "medger")
THE_REST = ("rest", "all", "resten", "alla", "reste", "tout")
ACCEPTS = ("accept", "accepts", "accepted", "accepterar", "accepte", "agree", "agreed", "yes", "y", "ok", "ja", "oui")
REFUSES = ("refuse", "refuses", "refused", "reject", "object", "no", "n", "nej", "avvisar", "refuserar", "non")
_SMALL_TALK = ("i", "jag", "je", "for", "tricks", "trick", "stick", "plis", "pli", "left", "remaining", "down")


def in_auction(seat: Seat, text: str) -> Action:
    """The call that the text names, whichever way round level and strain stand (SPEC P3).

    ``Unreadable("no_such_call")``, or ``Ambiguous("which_call")`` if two languages read it differently.

    >>> [in_auction(Seat.SOUTH, text).text for text in ("2♣", "c2", "1SA", "3 notrump", "dbl", "XX", "p", "4 spader")]
    ['2C', '2C', '1NT', '3NT', 'X', 'XX', 'P', '4S']
    """
    call = CALLS.get(text)
    if call is not None:
        return call
    key = _key(text, "no_such_call")
    found = _calls().get(key, ())
    if len(found) > 1:
        raise Ambiguous("which_call", text=_shown(text), options=found)
    if found:
        return found[0]
    words = fold(text)
    if words[0] in CLAIMS or words[0] in CONCESSIONS:
        return _claim(seat, 13, words, text)
    if key in ACCEPTS or key in REFUSES:
        return Answer(seat, key in ACCEPTS)
    if readings(FRENCH, text):
        raise Unreadable("card_in_auction", text=_shown(text))
    raise Unreadable("no_such_call", text=_shown(text))


def in_play(playing: Playing, seat: Seat, text: str) -> Action:
    """The card, claim or answer that the text names when ``seat`` says it.

    A rank alone means the card of that rank that may be played, if there is just one. ``Ambiguous("which_card")`` lists
    the cards that the text fits; ``Unreadable``: ``no_such_card``, ``bad_claim``, ``yes_or_no``.
    """
    turn = playing.turn
    on_turn = turn if seat == playing.player else seat
    card = _CODES.get(text)
    if card is not None:
        return _play(playing, seat, on_turn, card)
    key = _key(text, "no_such_card")
    words = fold(text)
    if words[0] in CLAIMS or words[0] in CONCESSIONS:
        return _claim(seat, playing.left, words, text)
    found = readings(FRENCH, text)
    if (playing.claim is not None or not found) and (key in ACCEPTS or key in REFUSES):
        return Answer(seat, key in ACCEPTS)
    if not found:
        if playing.claim is not None:
            raise Unreadable("yes_or_no", text=_shown(text))
        if key in _calls():
            raise Unreadable("call_in_play", text=_shown(text))
        raise Unreadable("no_such_card", text=_shown(text), pack=FRENCH.name)
    if len(found) == 1:
        return _play(playing, seat, on_turn, found[0])
    legal = [card for card in found if card.bit & playable(playing)] if seat == playing.player else []
    held = legal or [card for card in found if card.bit & playing.hands[on_turn]]
    if len(held) == 1:
        return PLAYS[on_turn][held[0].index]
    raise Ambiguous("which_card", text=_shown(text), options=tuple(held) or found)


def read_contract(text: str, declarer: Seat) -> Contract:
    """A contract written in any usual way: the doubling (``x``, ``xx``, ``*``, or a word) may stand first or last.

    ``Unreadable("no_such_contract")`` otherwise.

    >>> [read_contract(text, Seat.EAST).text for text in ("4SX", "x 4♠", "3 nt redoubled", "S4**")]
    ['4SX', '4SX', '3NTXX', '4SXX']
    """
    key = "".join(fold(text[:LONGEST].replace("*", "x").replace("×", "x")))
    for doubled, spellings in ((2, REDOUBLES), (1, DOUBLES), (0, ("",))):
        for spelling in spellings:
            for bare in {key.removeprefix(spelling), key.removesuffix(spelling)} if spelling else {key}:
                found = _calls().get(bare, ())
                if len(found) == 1 and isinstance(found[0], Bid) and (bare != key or not spelling):
                    return Contract(found[0].level, found[0].strain, doubled, declarer)
    raise Unreadable("no_such_contract", text=_shown(text))


_CODES: dict[str, Card] = {card.code: card for card in FRENCH}


def _play(playing: Playing, seat: Seat, on_turn: Seat, card: Card) -> Play:
    """Carries the seat of the hand on turn, or of declarer's other hand if the card is only there."""
    board = playing.board
    if seat == board.declarer and playing.dummy_faced and not card.bit & playing.hands[on_turn]:
        for other in (board.declarer, board.dummy):
            if card.bit & playing.hands[other]:
                return PLAYS[other][card.index]
    return PLAYS[on_turn][card.index]


def _claim(seat: Seat, left: int, words: tuple[str, ...], text: str) -> Claim:
    """``claim 9 SA SK``, ``claim the rest``, ``concede``, ``concede 2`` (all but two of the rest are claimed)."""
    concedes = words[0] in CONCESSIONS
    rest = [word for word in words[1:] if word not in _SMALL_TALK]
    if not rest or rest[0] in THE_REST:
        number, rest = left, rest[1:]
    elif rest[0].isascii() and rest[0].isdecimal() and len(rest[0]) <= 2:
        number, rest = int(rest[0]), rest[1:]
    else:
        raise Unreadable("bad_claim", text=_shown(text))
    if concedes:
        if rest or number > left:
            raise Unreadable("bad_claim", text=_shown(text))
        return Claim(seat, left - number)
    return Claim(seat, number, find_cards(FRENCH, " ".join(rest)))


@cache
def _calls() -> dict[str, tuple[Call, ...]]:
    """Each folded spelling with the calls that it may mean. The canonical letters go before all else."""
    sure: dict[str, Call] = {}
    for call, spellings in ((PASS, PASSES), (DOUBLE, DOUBLES), (REDOUBLE, REDOUBLES)):
        sure.update(dict.fromkeys(spellings, call))
    other: dict[str, set[Bid]] = {}
    for bid in BIDS:
        for name in _strain_names("", bid.strain):
            sure[f"{bid.level}{name}"] = sure[f"{name}{bid.level}"] = bid
        for language, numbers in NUMBERS.items():
            levels = ("1", *_ONE[language]) if bid.level == 1 else numbers[str(bid.level)]
            for name in (*_strain_names("", bid.strain), *_strain_names(language, bid.strain)):
                for level in levels:
                    other.setdefault(level + name, set()).add(bid)
                    other.setdefault(name + level, set()).add(bid)
    spelled: dict[str, tuple[Call, ...]] = {
        key: tuple(bid for bid in BIDS if bid in bids) for key, bids in other.items()
    }
    return spelled | {key: (call,) for key, call in sure.items()}


_ONE = {"en": ("one",), "sv": ("en", "ett"), "fr": ("un",)}


def _strain_names(language: str, strain: Strain) -> tuple[str, ...]:
    if strain.suit is None:
        return NO_TRUMP[language]
    doubtful = DOUBTFUL_SUITS.get(language, {}).get(strain.suit)
    return FRENCH_SUITS[language][strain.suit] + ((doubtful,) if doubtful else ())


def _key(text: str, reason: str) -> str:
    """The folded text as one word; ``Unreadable`` if it is empty or too long."""
    words = fold(text.strip().rstrip("!.?")) if len(text) <= LONGEST else ()
    if not words:
        values = {"pack": FRENCH.name} if reason == "no_such_card" else {}
        raise Unreadable(reason, text=_shown(text), **values)
    return joined(words)


def _shown(text: str) -> str:
    """What of the text an error may quote: one short line."""
    line = " ".join(text.split())
    return line if len(line) <= 30 else line[:29] + "…"
