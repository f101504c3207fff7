"""What is done in the play: cards, claims and the answers to them (SPEC B5, B8)."""

from dataclasses import dataclass, field
from typing import ClassVar

from cardavia.cards import FRENCH, Card
from cardavia.games.bridge.calls import Call
from cardavia.games.seat import SEATS, Seat


@dataclass(frozen=True, slots=True)
class Play:
    """A card and the seat whose card it is (dummy's cards carry dummy's seat, though declarer plays them)."""

    seat: Seat
    card: Card
    text: str = field(init=False, compare=False, repr=False)
    kind: ClassVar[str] = "play"

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", self.card.code)


#: The one object for each seat and card: ``PLAYS[seat][card.index]``.
PLAYS: tuple[tuple[Play, ...], ...] = tuple(tuple(Play(seat, card) for card in FRENCH) for seat in SEATS)


@dataclass(frozen=True, slots=True)
class Claim:
    """``seat`` claims ``tricks`` of those that remain for its side, and so concedes the others. ``line`` names the
    cards that its side will play, in order. A claim of none is a concession.

    >>> Claim(Seat.SOUTH, 2, (FRENCH["SA"], FRENCH["SK"])).text, Claim(Seat.EAST, 0).text
    ('claim 2 SA SK', 'concede')
    """

    seat: Seat
    tricks: int
    line: tuple[Card, ...] = ()
    kind: ClassVar[str] = "claim"

    @property
    def text(self) -> str:
        if self.tricks == 0 and not self.line:
            return "concede"
        return " ".join(["claim", str(self.tricks), *(card.code for card in self.line)])


@dataclass(frozen=True, slots=True)
class Answer:
    """``seat`` accepts a claim or refuses it."""

    seat: Seat
    accept: bool
    kind: ClassVar[str] = "answer"

    @property
    def text(self) -> str:
        return "accept" if self.accept else "refuse"


Action = Call | Play | Claim | Answer
