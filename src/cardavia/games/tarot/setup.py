"""What is fixed before a tarot deal: who deals, and in which order the seats act (SPEC T1)."""

from collections.abc import Mapping
from dataclasses import dataclass

from cardavia.cards import Unreadable
from cardavia.games.seat import Seat

#: Play goes anticlockwise.
ORDER = (Seat.NORTH, Seat.WEST, Seat.SOUTH, Seat.EAST)
#: ``NEXT[seat]`` acts after ``seat``: the one to its right.
NEXT = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)


@dataclass(frozen=True, slots=True)
class Setup:
    """The dealer, whose right speaks first.

    >>> Setup(Seat.SOUTH).speakers
    (<Seat.EAST: 1>, <Seat.NORTH: 0>, <Seat.WEST: 3>, <Seat.SOUTH: 2>)
    """

    dealer: Seat = Seat.SOUTH

    @property
    def speakers(self) -> tuple[Seat, Seat, Seat, Seat]:
        """The seats in the order of the bidding; the dealer is last."""
        first = NEXT[self.dealer]
        second = NEXT[first]
        return first, second, NEXT[second], self.dealer


def read_setup(values: Mapping[str, object]) -> Setup:
    """A setup from plain data; ``Unreadable("bad_field", field=…)`` for a field that is unknown or can't be read.

    >>> read_setup({"dealer": "W"})
    Setup(dealer=<Seat.WEST: 3>)
    """
    for name in values:
        if name != "dealer":
            raise Unreadable("bad_field", field=name, value=values[name])
    dealer = values.get("dealer", Seat.SOUTH)
    if isinstance(dealer, Seat):
        return Setup(dealer)
    if not isinstance(dealer, str):
        raise Unreadable("bad_field", field="dealer", value=dealer)
    try:
        return Setup(Seat.read(dealer))
    except Unreadable as refusal:
        raise Unreadable("bad_field", field="dealer", value=dealer) from refusal


def first_leader(dealer: Seat, taker: Seat, chelem: bool) -> Seat:
    """Who leads the first trick: the dealer's right, or the taker who announced a slam (SPEC T1, T5)."""
    return taker if chelem else NEXT[dealer]


def playing_order(leader: Seat) -> tuple[Seat, Seat, Seat, Seat]:
    """The four seats in the order in which they play to a trick led by ``leader``."""
    return leader, NEXT[leader], NEXT[NEXT[leader]], NEXT[NEXT[NEXT[leader]]]
