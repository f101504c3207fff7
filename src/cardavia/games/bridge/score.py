"""The duplicate score of one deal, line by line (SPEC B6). All points are from declarer's side."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from cardavia.cards import Illegal
from cardavia.games.bridge.calls import Strain
from cardavia.games.bridge.contract import Contract
from cardavia.games.game import Line

#: Points for each trick of the level; no trump has 10 more for the first.
TRICK = {Strain.C: 20, Strain.D: 20, Strain.H: 30, Strain.S: 30, Strain.NT: 30}
FIRST_IN_NO_TRUMP = 10
GAME_FROM = 100
PARTSCORE = 50
#: Not vulnerable, vulnerable.
GAME = (300, 500)
SLAM = {6: (500, 750), 7: (1000, 1500)}
#: For making it: as bid, doubled, redoubled.
INSULT = (0, 50, 100)
DOUBLED_OVERTRICK = (100, 200)
#: Undertricks: not vulnerable, vulnerable. Doubled: the first, the second and third, each further one.
UNDERTRICK = (50, 100)
DOUBLED_UNDERTRICKS = ((100, 200, 300), (200, 300, 300))


@dataclass(frozen=True, slots=True)
class Score:
    """The six parts of a score. They sum to ``total``; a penalty is below zero."""

    trick_points: int = 0
    overtricks: int = 0
    part_or_game_bonus: int = 0
    slam_bonus: int = 0
    insult: int = 0
    undertrick_penalty: int = 0

    @property
    def total(self) -> int:
        return (
            self.trick_points
            + self.overtricks
            + self.part_or_game_bonus
            + self.slam_bonus
            + self.insult
            + self.undertrick_penalty
        )

    @property
    def parts(self) -> Mapping[str, int]:
        """The six parts by name, the empty ones too."""
        return {name: getattr(self, name) for name in Score.__dataclass_fields__}


def trick_points(contract: Contract) -> int:
    """What the tricks bid are worth if they are made: 100 or more is a game."""
    first = FIRST_IN_NO_TRUMP if contract.strain is Strain.NT else 0
    return (TRICK[contract.strain] * contract.level + first) * (1, 2, 4)[contract.doubled]


def overtrick_points(contract: Contract, vulnerable: bool) -> int:
    """What each overtrick is worth."""
    if not contract.doubled:
        return TRICK[contract.strain]
    return DOUBLED_OVERTRICK[vulnerable] * contract.doubled


def undertrick_points(down: int, doubled: int, vulnerable: bool) -> int:
    """What so many undertricks cost, as a number above zero.

    >>> undertrick_points(4, 1, False), undertrick_points(2, 2, True)
    (800, 1000)
    """
    if not doubled:
        return UNDERTRICK[vulnerable] * down
    first, next_two, further = DOUBLED_UNDERTRICKS[vulnerable]
    return (first * min(down, 1) + next_two * min(max(down - 1, 0), 2) + further * max(down - 3, 0)) * doubled


def score(contract: Contract, vulnerable: bool, tricks: int) -> Score:
    """The duplicate score of a contract for ``tricks`` (0 to 13) won by declarer's side, ``vulnerable`` or not.

    ``Illegal("impossible_tricks")`` for another number of tricks.

    >>> from cardavia.games.seat import Seat
    >>> score(Contract(3, Strain.NT, 0, Seat.SOUTH), True, 10).total
    630
    >>> score(Contract(4, Strain.S, 1, Seat.SOUTH), False, 8).undertrick_penalty
    -300
    """
    if not 0 <= tricks <= 13:
        raise Illegal("impossible_tricks", tricks=tricks, least=0, most=13)
    over = tricks - contract.target
    if over < 0:
        return Score(undertrick_penalty=-undertrick_points(-over, contract.doubled, vulnerable))
    bid = trick_points(contract)
    return Score(
        trick_points=bid,
        overtricks=over * overtrick_points(contract, vulnerable),
        part_or_game_bonus=GAME[vulnerable] if bid >= GAME_FROM else PARTSCORE,
        slam_bonus=SLAM[contract.level][vulnerable] if contract.level in SLAM else 0,
        insult=INSULT[contract.doubled],
    )


def lines(made: Score, contract: Contract, vulnerable: bool, tricks: int) -> tuple[Line, ...]:
    """The parts that are not empty, each with what its sentence needs (SPEC B7)."""
    over = tricks - contract.target
    needs: dict[str, dict[str, object]] = {
        "trick_points": {"count": contract.level, "strain": contract.strain.value, "doubled": contract.doubled},
        "overtricks": {"count": over, "each": overtrick_points(contract, vulnerable)},
        "part_or_game_bonus": {"bonus": "game" if made.trick_points >= GAME_FROM else "partscore"},
        "slam_bonus": {"slam": "grand" if contract.level == 7 else "small"},
        "insult": {"doubled": contract.doubled},
        "undertrick_penalty": {"count": -over, "doubled": contract.doubled},
    }
    return tuple(
        Line(name, Fraction(points), {**needs[name], "vulnerable": vulnerable})
        for name, points in made.parts.items()
        if points
    )
