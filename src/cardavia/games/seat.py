"""The four seats, and who looks at a table."""

from enum import Enum, IntEnum

from cardavia.cards import Unreadable


class Seat(IntEnum):
    """A seat, clockwise from North. Its text is its letter.

    >>> Seat.SOUTH.letter, Seat.read("w"), Seat.SOUTH.partner
    ('S', <Seat.WEST: 3>, <Seat.NORTH: 0>)
    """

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    def __bool__(self) -> bool:
        """Always true: ``seat or other`` must not take North, which counts as 0, for no seat."""
        return True

    @property
    def letter(self) -> str:
        return "NESW"[self]

    @property
    def partner(self) -> "Seat":
        return SEATS[(self + 2) & 3]

    @property
    def left(self) -> "Seat":
        """The next seat clockwise."""
        return SEATS[(self + 1) & 3]

    @property
    def right(self) -> "Seat":
        """The next seat anticlockwise."""
        return SEATS[(self + 3) & 3]

    @classmethod
    def read(cls, text: str) -> "Seat":
        """A seat by its letter or English name; ``Unreadable("no_such_seat")`` otherwise."""
        word = text.strip().upper()
        for seat in cls:
            if word in (seat.letter, seat.name):
                return seat
        raise Unreadable("no_such_seat", text=text)


SEATS: tuple[Seat, ...] = tuple(Seat)


class Watch(Enum):
    """Those who look and hold no hand: a watcher during the deal, and anyone once it is over."""

    WATCHER = "watcher"
    OPEN = "open"


Viewer = Seat | Watch
