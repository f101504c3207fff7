"""How a deal of bridge ends: the contract, the tricks, and the score in the way chosen (SPEC B6 to B8, C2 to C4)."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from cardavia.games.bridge.contract import Contract
from cardavia.games.bridge.score import GAME, GAME_FROM, Score, lines, score
from cardavia.games.bridge.setup import Setup
from cardavia.games.bridge.view import ClaimMade
from cardavia.games.game import Line, Outcome

SIDES = ("NS", "EW")


@dataclass(frozen=True, slots=True)
class Entry:
    """What one hand of Chicago writes on the pad: for NS and EW the points below the line and the items above it, and
    whether a line is drawn under it because a game was completed."""

    below: tuple[int, int]
    above: tuple[tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]]
    line_drawn: bool
    carry: tuple[int, int]

    @property
    def points(self) -> tuple[int, int]:
        """All that NS and EW get for the hand."""
        return (
            self.below[0] + sum(points for _, points in self.above[0]),
            self.below[1] + sum(points for _, points in self.above[1]),
        )


@dataclass(frozen=True, slots=True)
class Result:
    """The settled deal. ``tricks`` were won by declarer's side. All but ``setup`` is ``None`` if it was passed out;
    ``entry`` is for Chicago only, ``score`` for duplicate only; ``claim`` is the one that ended the play."""

    setup: Setup
    contract: Contract | None = None
    tricks: int | None = None
    score: Score | None = None
    entry: Entry | None = None
    claim: ClaimMade | None = None

    @property
    def over(self) -> int | None:
        """Tricks above (or, below zero, under) the target."""
        if self.contract is None or self.tricks is None:
            return None
        return self.tricks - self.contract.target


_ZERO = Fraction(0)


def passed_out(setup: Setup) -> Outcome:
    """Zero for both sides."""
    return Outcome((_ZERO, _ZERO, _ZERO, _ZERO), (), "passed_out", Result(setup))


def outcome(setup: Setup, contract: Contract, tricks: int, claim: ClaimMade | None = None) -> Outcome:
    """The outcome of a contract for ``tricks`` won by declarer's side.

    >>> from cardavia.games.bridge import Strain
    >>> from cardavia.games.seat import Seat
    >>> ended = outcome(Setup(), Contract(1, Strain.NT, 0, Seat.EAST), 7)
    >>> [int(points) for points in ended.scores], [line.key for line in ended.lines]
    ([-90, 90, -90, 90], ['trick_points', 'part_or_game_bonus'])
    """
    side = contract.declarer & 1
    vulnerable = setup.vulnerable.of(contract.declarer)
    made = score(contract, vulnerable, tricks)
    if setup.scoring == "chicago":
        entry = written(setup, contract, tricks)
        ns = entry.points[0] - entry.points[1]
        shown = chicago_lines(entry, lines(made, contract, vulnerable, tricks))
        result = Result(setup, contract, tricks, None, entry, claim)
    else:
        ns = -made.total if side else made.total
        shown = tuple(_of_side(line, SIDES[side]) for line in lines(made, contract, vulnerable, tricks))
        result = Result(setup, contract, tricks, made, None, claim)
    points = Fraction(ns)
    return Outcome((points, -points, points, -points), shown, None, result)


#: The parts of a score that go above the line, in the order in which they are written, and their names on the pad.
_ABOVE: Mapping[str, str] = {"overtricks": "overtricks", "insult": "insult", "slam_bonus": "slam"}


def written(setup: Setup, contract: Contract, tricks: int) -> Entry:
    """What this hand writes on the pad, given the points below the line that the sides bring with them (SPEC C2 to C4).

    >>> from cardavia.games.bridge import Strain
    >>> from cardavia.games.seat import Seat
    >>> two_hearts = Contract(2, Strain.H, 0, Seat.SOUTH)
    >>> written(Setup(scoring="chicago", carry=(40, 60)), two_hearts, 9).above[0]
    (('overtricks', 30), ('game', 300))
    """
    side = contract.declarer & 1
    vulnerable = setup.vulnerable.of(contract.declarer)
    made = score(contract, vulnerable, tricks)
    above: list[list[tuple[str, int]]] = [[], []]
    below = [0, 0]
    carry = list(setup.carry)
    line_drawn = False
    if made.undertrick_penalty:
        above[1 - side].append(("undertricks", -made.undertrick_penalty))
    else:
        below[side] = made.trick_points
        above[side] = [(name, getattr(made, part)) for part, name in _ABOVE.items() if getattr(made, part)]
        carry[side] += made.trick_points
        line_drawn = carry[side] >= GAME_FROM
        if line_drawn:
            above[side].append(("game", GAME[vulnerable]))
            carry = [0, 0]
        elif setup.hand == 4 and setup.partscore_bonus:
            above[side].append(("partscore_deal4", setup.partscore_bonus))
    return Entry((below[0], below[1]), (tuple(above[0]), tuple(above[1])), line_drawn, (carry[0], carry[1]))


def chicago_lines(entry: Entry, duplicate: tuple[Line, ...]) -> tuple[Line, ...]:
    """The entry as lines of a breakdown: points of the side named in ``values``, and where they stand."""
    needs = {_ABOVE.get(line.key, line.key): line for line in duplicate}
    shown: list[Line] = []
    for side, name in enumerate(SIDES):
        place: dict[str, object] = {"side": name, "place": "below"}
        if entry.below[side]:
            line = needs["trick_points"]
            shown.append(Line("trick_points", Fraction(entry.below[side]), {**line.values, **place}))
        place = {"side": name, "place": "above"}
        for key, points in entry.above[side]:
            values: Mapping[str, object] = {}
            if key == "game":
                key, values = "part_or_game_bonus", {"bonus": "game"}
            elif key == "undertricks":
                key, values = "undertrick_penalty", needs["undertrick_penalty"].values
            elif key in needs:
                key, values = needs[key].key, needs[key].values
            shown.append(Line(key, Fraction(points), {**values, **place}))
    return tuple(shown)


def _of_side(line: Line, side: str) -> Line:
    return Line(line.key, line.points, {**line.values, "side": side})
