"""How a table was set up: what it plays, and who sits where."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from cardavia.games import SEATS, Plain, Seat


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who holds a seat: a person (by id) or a robot (by level); one of the two is set."""

    person: str | None = None
    robot: str | None = None


@dataclass(frozen=True, slots=True)
class Founding:
    """The first row of a table. ``values`` are the match's settings as plain data, ``sitters`` N E S W."""

    owner: str
    game: str
    match: str
    values: Mapping[str, Plain]
    sitters: tuple[Sitter, Sitter, Sitter, Sitter]
    pace: str

    def seat_of(self, person: str) -> Seat | None:
        return next((seat for seat in SEATS if self.sitters[seat].person == person), None)

    @property
    def people(self) -> int:
        """How many seats are held by people."""
        return sum(sitter.person is not None for sitter in self.sitters)

    @property
    def text(self) -> str:
        return json.dumps(
            {
                "owner": self.owner,
                "game": self.game,
                "match": self.match,
                "values": dict(self.values),
                "seats": [
                    {"robot": sitter.robot} if sitter.person is None else {"person": sitter.person}
                    for sitter in self.sitters
                ],
                "pace": self.pace,
            },
            sort_keys=True,
        )

    @classmethod
    def read(cls, text: str) -> "Founding":
        """The founding that ``text`` wrote.

        >>> robots = Sitter(robot="greedy")
        >>> founding = Founding("p", "bridge", "single", {"dealer": "S"}, (robots, robots, Sitter("p"), robots), "none")
        >>> Founding.read(founding.text) == founding
        True
        """
        found = json.loads(text)
        north, east, south, west = (Sitter(seat.get("person"), seat.get("robot")) for seat in found["seats"])
        return cls(
            found["owner"], found["game"], found["match"], found["values"], (north, east, south, west), found["pace"]
        )
