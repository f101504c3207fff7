"""What the calls at a table mean: those that were made, and those that the person on turn might make.

Everything here is read out of the public calls and the sides' books, never out of a hand.
"""

from dataclasses import dataclass

from cardavia.games import SEATS, Seat
from cardavia.games.bridge import BIDS, BridgeView
from cardavia.robots.bridge.system.reading import Meaning, Table, read
from cardavia.table import Look
from cardavia.web.systems import SYSTEMS
from cardavia.words import Words, calls

#: The system that a side's calls are read by where none of its robots was given one.
USUAL = SYSTEMS["bridge"][0]


@dataclass(frozen=True, slots=True)
class Told:
    """A call that was made, or could be, and what it means."""

    seat: Seat
    call: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Meanings:
    """``systems`` are those of North–South and East–West, ``sure`` says of each whether its robots bid by it.
    ``choices`` says of each call that may be made now what it would mean, ``listed`` are those that the book has."""

    systems: tuple[str, str]
    sure: tuple[bool, bool]
    made: tuple[Told, ...]
    choices: dict[str, str]
    listed: tuple[Told, ...]


def meanings(look: Look, speech: Words) -> Meanings | None:
    """The meanings at a table of bridge as its viewer may see it; ``None`` for another game."""
    if look.game != "bridge":
        return None
    view: BridgeView = look.view
    chosen = [given(look, side) for side in (0, 1)]
    systems = (chosen[0] or USUAL, chosen[1] or USUAL)
    sure = (chosen[0] is not None, chosen[1] is not None)
    state = read(table(view, systems), tuple(call.text for _, call in view.auction))
    made = tuple(_told(view, said, sentence) for said, sentence in calls.auction(speech, state))
    if not look.your_turn or view.phase != "auction" or look.seat is None:
        return Meanings(systems, sure, made, {}, ())
    options = sorted((action.text for action in view.choices if action.kind == "call"), key=_order)
    choices = calls.choices(speech, state, options)
    listed = tuple(Told(look.seat, call, choices[call]) for call in options if call in calls.in_book(state))
    return Meanings(systems, sure, made, choices, listed)


def given(look: Look, side: int) -> str | None:
    """The system that robots of this side (0 North–South, 1 East–West) were given."""
    robots = (look.players[seat].robot or "" for seat in SEATS if seat & 1 == side)
    return next((robot.partition(":")[2] for robot in robots if ":" in robot), None)


def table(view: BridgeView, systems: tuple[str, str]) -> Table:
    """What is fixed before the first call, the dealer's side first."""
    dealer, other = view.dealer, view.dealer.left
    return Table((systems[dealer & 1], systems[other & 1]), (view.vulnerable.of(dealer), view.vulnerable.of(other)))


def _told(view: BridgeView, said: Meaning, sentence: str) -> Told:
    return Told(SEATS[(view.dealer + said.seat) & 3], said.call, sentence)


_PLACES = {call: at for at, call in enumerate(("P", "X", "XX", *(bid.text for bid in BIDS)))}


def _order(call: str) -> int:
    return _PLACES[call]
