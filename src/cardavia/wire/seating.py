"""Which table and seat a program gets that connects: at one table, or at the two of a teams match."""

from collections.abc import Sequence

from cardavia.cards import Illegal
from cardavia.games import SEATS, Seat
from cardavia.wire.messages import VERSION, Connecting
from cardavia.wire.table import Table

#: The most characters of a team's name.
LONGEST_NAME = 60


def assign(tables: Sequence[Table], asked: Connecting) -> tuple[int, Seat]:
    """The table's place in ``tables`` and the seat. A team that sits North–South at the first of two tables sits
    East–West at the second.

    ``Illegal``: ``wrong_version`` (``found``, ``expected``), ``bad_team`` (``text``, ``most``), ``seat_taken``
    (``seat``), ``not_partners_team`` (``text``, ``other``), ``team_on_both_sides`` (``text``), ``no_seat_left``.

    >>> table = Table(())
    >>> assign((table,), Connecting("Ours", Seat.WEST))
    (0, <Seat.WEST: 3>)
    """
    if asked.version != VERSION:
        raise Illegal("wrong_version", found=asked.version, expected=VERSION)
    if not asked.team or len(asked.team) > LONGEST_NAME or not asked.team.isprintable():
        raise Illegal("bad_team", text=asked.team, most=LONGEST_NAME)
    wished = SEATS if asked.seat is None else (asked.seat,)
    refusals = []
    for at in range(len(tables)):
        for seat in wished:
            refusal = _refusal(tables, at, seat, asked.team)
            if refusal is None:
                return at, seat
            refusals.append(refusal)
    if asked.seat is None:
        raise Illegal("no_seat_left", text=asked.team)
    # Of the two tables' reasons, the one that the program can do something about.
    raise max(refusals, key=lambda refusal: refusal.reason != "seat_taken")


def _refusal(tables: Sequence[Table], at: int, seat: Seat, team: str) -> Illegal | None:
    """Why this seat can't be had; ``None`` if it can."""
    side = seat & 1
    sides = {(at, side)} if len(tables) == 1 else {(at, side), (1 - at, 1 - side)}
    ours = {tables[table].teams[side] for table, side in sides} - {None}
    if seat in tables[at].places:
        return Illegal("seat_taken", seat=seat)
    if ours and ours != {team}:
        return Illegal("not_partners_team", text=team, other=", ".join(sorted(map(str, ours))))
    if len(tables) > 1 and team in {tables[table].teams[1 - side] for table, side in sides}:
        return Illegal("team_on_both_sides", text=team)
    return None
