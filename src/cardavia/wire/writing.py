"""A message of the table manager protocol as a line, in the form that the most programs understand."""

from collections.abc import Iterable
from functools import singledispatch

from cardavia.cards import FRENCH, Card
from cardavia.games import Seat
from cardavia.games.bridge import DOUBLE, PASS, REDOUBLE, Call, Vulnerable
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

VULNERABLE = {
    Vulnerable.NONE: "Neither",
    Vulnerable.NS: "N/S",
    Vulnerable.EW: "E/W",
    Vulnerable.BOTH: "Both",
}
_CALLS = {PASS: "passes", DOUBLE: "doubles", REDOUBLE: "redoubles"}
_READY = {
    "teams": "ready for teams",
    "start": "ready to start",
    "deal": "ready for deal",
    "cards": "ready for cards",
    "dummy": "ready for dummy",
}


def write(message: Message) -> str:
    """The line, without its end.

    >>> from cardavia.games.bridge import CALLS
    >>> write(Called(Seat.NORTH, CALLS["1NT"])), write(Carded(Seat.EAST, FRENCH["ST"]))
    ('North bids 1NT', 'East plays TS')
    >>> write(Called(Seat.NORTH, PASS)), write(Ready(Seat.WEST, "card", None, 3))
    ('North passes', "West ready for dummy's card to trick 3")
    """
    return _line(message)


def name(seat: Seat) -> str:
    """The seat's name as the protocol has it.

    >>> name(Seat.SOUTH)
    'South'
    """
    return seat.name.title()


@singledispatch
def _line(message: Message) -> str:
    raise TypeError(f"{type(message).__name__} is no message")


@_line.register
def _(message: Connecting) -> str:
    seat = "ANYPL" if message.seat is None else name(message.seat)
    return f'Connecting "{message.team}" as {seat} using protocol version {message.version}'


@_line.register
def _(message: Ready) -> str:
    who = name(message.seat)
    if message.what in _READY:
        return f"{who} {_READY[message.what]}"
    whose = "dummy" if message.of is None else name(message.of)
    if message.what == "bid":
        return f"{who} ready for {whose}'s bid"
    return f"{who} ready for {whose}'s card to trick {message.trick}"


@_line.register
def _(message: Called) -> str:
    told = f" Alert. {message.text}".rstrip() if message.alert else f". Infos. {message.text}" if message.text else ""
    return f"{name(message.seat)} {_call(message.call)}{told}"


@_line.register
def _(message: Carded) -> str:
    return f"{name(message.seat)} plays {_card(message.card)}"


@_line.register
def _(message: Seated) -> str:
    return f'{name(message.seat)} ("{message.team}") seated'


@_line.register
def _(message: Teams) -> str:
    return f'Teams : N/S : "{message.north_south}" E/W : "{message.east_west}"'


@_line.register
def _(message: Start) -> str:
    return "Start of board"


@_line.register
def _(message: BoardIs) -> str:
    vulnerable = VULNERABLE[message.vulnerable]
    return f"Board number {message.number}. Dealer {name(message.dealer)}. {vulnerable} vulnerable."


@_line.register
def _(message: Cards) -> str:
    return f"{'Dummy' if message.seat is None else name(message.seat)}'s cards : {_hand(message.cards)}"


@_line.register
def _(message: ToLead) -> str:
    return f"{'Dummy' if message.seat is None else name(message.seat)} to lead"


@_line.register
def _(message: Refused) -> str:
    return f"Illegal {message.what}"


@_line.register
def _(message: Timing) -> str:
    sides = (
        f"{side} : this board  {_minutes(board)},  total  {_hours(total)}."
        for side, board, total in zip(("N/S", "E/W"), message.board, message.total, strict=True)
    )
    return f"Timing - {'  '.join(sides)}"


@_line.register
def _(message: Explain) -> str:
    return f"Explain {name(message.seat)}'s {message.call.text}"


@_line.register
def _(message: Fault) -> str:
    return f"Error: {message.text}"


@_line.register
def _(message: End) -> str:
    return "End of session"


def _call(call: Call) -> str:
    return _CALLS.get(call) or f"bids {call.text}"


def _card(card: Card) -> str:
    return card.code[1] + card.code[0]


def _hand(cards: Iterable[Card]) -> str:
    """``S A K 6. H -. D Q 2. C T 9. ``: one old program needs the blank behind each dot, another the hyphen."""
    mask = FRENCH.mask(cards)
    suits = (
        " ".join(card.code[1] for card in reversed(FRENCH.cards_in(mask & FRENCH.suits[suit]))) or "-"
        for suit in "SHDC"
    )
    return "".join(f"{suit} {ranks}. " for suit, ranks in zip("SHDC", suits, strict=True))


def _minutes(seconds: float) -> str:
    return f"{int(seconds) // 60:02}:{int(seconds) % 60:02}"


def _hours(seconds: float) -> str:
    whole = int(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"
