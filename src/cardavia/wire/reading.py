"""A line of the table manager protocol as a message: as programs really write it, not only as the protocol says.

What differs between programs is let through: case, doubled blanks, full stops and colons, ``'s`` or not, ten as ``T``
or ``10``, rank or suit first, bids as ``1NT``, ``1N``, ``1 NT``, voids as ``-`` or nothing, ``Alert.`` and ``Infos.``
"""

import re
from collections.abc import Callable, Iterator

from cardavia.cards import FRENCH, Card, Unreadable
from cardavia.games import Seat
from cardavia.games.bridge import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call, Vulnerable
from cardavia.wire.messages import (
    BoardIs,
    Called,
    Carded,
    Cards,
    Connecting,
    End,
    Explain,
    Fault,
    Message,
    Ready,
    Refused,
    Seated,
    Start,
    Teams,
    Timing,
    ToLead,
)

_SEATS = "north|east|south|west|[nesw]"
_SEAT = rf"(?P<seat>{_SEATS})"
_WHOSE = rf"(?P<of>{_SEATS}|dummy)\s*(?:['’`´]\s*s?)?"
_HEAD = rf"(?P<seat>{_SEATS}|dummy)"
_CLOCK = r"\s*(\d+(?::\d+){1,2})"
_QUOTED = r'[:.\s]*"(?P<{}>[^"]*)"'
_NOTE = re.compile(r"\b(?P<kind>alert|infos?)\b[.:]?\s*", re.IGNORECASE)
_RANKS = re.compile(r"10|[2-9TJQKA]|[SHDC]|[-\s.,;:]+")

_VULNERABLE = {
    "neither": Vulnerable.NONE,
    "none": Vulnerable.NONE,
    "n/s": Vulnerable.NS,
    "ns": Vulnerable.NS,
    "e/w": Vulnerable.EW,
    "ew": Vulnerable.EW,
    "both": Vulnerable.BOTH,
    "all": Vulnerable.BOTH,
}
_READY = {"for teams": "teams", "to start": "start", "for deal": "deal", "for cards": "cards", "for dummy": "dummy"}
_CALLS = {
    **dict.fromkeys(("pass", "passes", "p"), PASS),
    **dict.fromkeys(("double", "doubles", "dbl", "x"), DOUBLE),
    **dict.fromkeys(("redouble", "redoubles", "rdbl", "xx"), REDOUBLE),
}
_STRAINS = {"c": "C", "d": "D", "h": "H", "s": "S", "n": "NT", "nt": "NT"}
_BIDS: dict[str, Bid] = {bid.text: bid for bid in BIDS}
#: Longer lines are quoted short.
_QUOTE = 60


def read(line: str) -> Message:
    """The message of a line; ``Unreadable("no_protocol_line", text=…)`` for what is none.

    >>> read("NORTH  PASSES"), read("east bids 2h Alert. Weak.").text
    (Called(seat=<Seat.NORTH: 0>, call=Call(text='P'), alert=False, text=''), 'Weak.')
    >>> read("South plays 10d").card, read("South plays sa.").card
    (<DT>, <SA>)
    """
    for pattern, make in _FORMS:
        match = pattern.fullmatch(line.strip())
        if match is not None:
            message = make(match)
            if message is not None:
                return message
    raise Unreadable("no_protocol_line", text=quoted(line))


def quoted(line: str) -> str:
    """What of a line an error or a report may quote: printable, and not more than 60 characters."""
    plain = "".join(sign if sign.isprintable() else "?" for sign in " ".join(line.split()))
    return plain if len(plain) <= _QUOTE else plain[: _QUOTE - 1] + "…"


def card(text: str) -> Card | None:
    """The card that is written with rank or suit first; ``None`` if it is none.

    >>> card("TD"), card("d10"), card("2x")
    (<DT>, <DT>, None)
    """
    plain = text.strip().upper().replace("10", "T")
    if len(plain) != 2:
        return None
    for suit, rank in ((plain[1], plain[0]), (plain[0], plain[1])):
        if suit in "SHDC" and rank in "23456789TJQKA":
            return FRENCH[suit + rank]
    return None


def hand(text: str) -> tuple[Card, ...] | None:
    """The cards of a hand, written suit by suit; ``None`` if something else is among them.

    >>> hand("S A K 6. H -. D 10 9. C.")
    (<D9>, <DT>, <S6>, <SK>, <SA>)
    """
    suit, mask, at = "", 0, 0
    for match in _RANKS.finditer(text.upper()):
        if match.start() != at:
            return None
        at = match.end()
        part = match[0].replace("10", "T")
        if part in ("S", "H", "D", "C"):
            suit = part
        elif part[0] in "23456789TJQKA":
            if not suit:
                return None
            mask |= FRENCH[suit + part].bit
    return FRENCH.cards_in(mask) if at == len(text) and mask else None


def _call(text: str) -> Call | None:
    plain = re.sub(r"[\s.]+", "", text).lower()
    plain = plain.removeprefix("bids").removeprefix("bid")
    if plain in _CALLS:
        return _CALLS[plain]
    if plain[:1].isdigit() and plain[1:] in _STRAINS:
        return _BIDS.get(plain[0] + _STRAINS[plain[1:]])
    return None


def _seat(text: str) -> Seat | None:
    """The seat; ``None`` for dummy and for any."""
    return None if text.lower() in ("dummy", "anypl", "any") else Seat.read(text)


def _connecting(match: re.Match[str]) -> Message | None:
    seat = match["any"]
    if seat is not None and not re.fullmatch(rf"{_SEATS}|anypl|any", seat, re.IGNORECASE):
        return None
    return Connecting(match["team"].strip(), None if seat is None else _seat(seat), int(match["version"]))


def _ready(match: re.Match[str]) -> Message | None:
    return Ready(Seat.read(match["seat"]), _READY[" ".join(match["what"].lower().split())])


def _waits(match: re.Match[str]) -> Message | None:
    of, trick = _seat(match["of"]), match["trick"]
    if match["what"].lower() == "card":
        return Ready(Seat.read(match["seat"]), "card", of, int(trick) if trick else None)
    return None if of is None else Ready(Seat.read(match["seat"]), "bid", of)


def _called(match: re.Match[str]) -> Message | None:
    said = match["said"]
    note = _NOTE.search(said)
    call = _call(said[: note.start()] if note else said)
    if call is None:
        return None
    rest = said[note.end() :] if note else ""
    alert = note is not None and note["kind"].lower() == "alert"
    # "Alert. Infos. TEXT": the second word says nothing that the first did not.
    second = _NOTE.match(rest)
    return Called(Seat.read(match["seat"]), call, alert, " ".join((rest[second.end() :] if second else rest).split()))


def _carded(match: re.Match[str]) -> Message | None:
    found = card(match["card"])
    return None if found is None else Carded(Seat.read(match["seat"]), found)


def _cards(match: re.Match[str]) -> Message | None:
    found = hand(match["cards"])
    return None if found is None else Cards(_seat(match["seat"]), found)


def _board(match: re.Match[str]) -> Message | None:
    return BoardIs(match["number"], Seat.read(match["dealer"]), _VULNERABLE[match["vul"].lower().replace("-", "/")])


def _timing(match: re.Match[str]) -> Message | None:
    first, first_total, second, second_total = (_seconds(match[at]) for at in range(1, 5))
    return Timing((first, second), (first_total, second_total))


def _explain(match: re.Match[str]) -> Message | None:
    call = _call(match["call"])
    return None if call is None else Explain(Seat.read(match["seat"]), call)


def _seconds(text: str) -> float:
    seconds = 0
    for part in text.split(":"):
        seconds = 60 * seconds + int(part)
    return float(seconds)


def _forms() -> Iterator[tuple[re.Pattern[str], Callable[[re.Match[str]], Message | None]]]:
    end = r"[\s.]*"
    forms: tuple[tuple[str, Callable[[re.Match[str]], Message | None]], ...] = (
        (
            r'connecting\s+"(?P<team>[^"]*)"(?:\s+as\s+(?P<any>\w+))?\s+using\s+protocol\s+(?:version\s+)?(?P<version>\d{1,4})',
            _connecting,
        ),
        (rf"{_SEAT}\s+ready\s+(?P<what>for\s+teams|to\s+start|for\s+deal|for\s+cards|for\s+dummy)", _ready),
        (rf"{_SEAT}\s+ready\s+for\s+{_WHOSE}\s*(?P<what>bid)(?P<trick>)", _waits),
        (rf"{_SEAT}\s+ready\s+for\s+{_WHOSE}\s*(?P<what>card)(?:\s+to\s+trick\s+(?P<trick>\d{{1,2}}))?", _waits),
        (rf"{_SEAT}\s+plays\s+(?P<card>\w+)", _carded),
        (rf"{_HEAD}\s+to\s+lead", lambda match: ToLead(_seat(match["seat"]))),
        (rf"{_HEAD}\s*(?:['’`´]\s*s?)?\s+cards\s*:?(?P<cards>.*)", _cards),
        (rf'{_SEAT}\s+\(?\s*"?(?P<team>[^"]*?)"?\s*\)?\s+seated', lambda m: Seated(Seat.read(m["seat"]), m["team"])),
        (
            rf"teams\s*:?\s*n/s{_QUOTED.format('ns')}[.,\s]*e/w{_QUOTED.format('ew')}.*",
            lambda match: Teams(match["ns"], match["ew"]),
        ),
        (r"start\s+of\s+(?:the\s+)?board", lambda match: Start()),
        (r"end\s+of\s+session|disconnect|ns:.*", lambda match: End()),
        (
            rf"board\s+number\s+(?P<number>\w{{1,12}})[.,\s]+dealer\s+(?P<dealer>{_SEATS})[.,\s]+"
            r"(?P<vul>neither|none|n[/-]?s|e[/-]?w|both|all)\s+vulnerable",
            _board,
        ),
        (
            rf"timing\s*-?\s*n/s\s*:\s*this\s+board{_CLOCK}[,\s]*total{_CLOCK}[.,\s]*"
            rf"e/w\s*:\s*this\s+board{_CLOCK}[,\s]*total{_CLOCK}",
            _timing,
        ),
        (r"illegal\s+(?P<what>bid|card|play)\b.*", lambda m: Refused("bid" if m["what"].lower() == "bid" else "card")),
        (rf"explain\s+{_SEAT}\s*(?:['’`´]\s*s?)?\s*(?P<call>[\w ]+)\??", _explain),
        (r"error\b[:\s]*(?P<text>.*)", lambda match: Fault(match["text"].strip())),
        (rf"{_SEAT}\s+(?P<said>(?:pass|bid|doubl|redoubl|dbl|rdbl).*)", _called),
    )
    for pattern, make in forms:
        yield re.compile(f"(?:{pattern}){end}", re.IGNORECASE | re.DOTALL), make


_FORMS = tuple(_forms())
