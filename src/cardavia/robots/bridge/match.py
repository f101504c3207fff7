"""The pure part of a match of bridge: which boards, and what a result is worth."""

from collections.abc import Sequence

from cardavia.deals import seeded, unrank
from cardavia.games import SEATS, Deal
from cardavia.games.bridge import BRIDGE, Contract, Setup, Vulnerable, score
from cardavia.games.bridge.imps import imps

#: Who is vulnerable on boards 1 to 4; each four boards later the row begins one place further on.
_VULNERABLE = (Vulnerable.NONE, Vulnerable.NS, Vulnerable.EW, Vulnerable.BOTH)


def board_setup(number: int) -> Setup:
    """Dealer and vulnerability of a board as duplicate bridge numbers them, from 1 on (Laws, 2).

    >>> [(board_setup(n).dealer.letter, board_setup(n).vulnerable.value) for n in (1, 4, 7, 8, 13, 16, 17)]
    [('N', 'none'), ('W', 'both'), ('S', 'both'), ('W', 'none'), ('N', 'both'), ('W', 'ew'), ('N', 'none')]
    """
    at = number - 1
    return Setup(SEATS[at & 3], _VULNERABLE[(at + at // 4) & 3])


def board_deal(seed: str, number: int) -> Deal:
    """The cards of a board, the same for each seed and number.

    >>> board_deal("1", 2) == board_deal("1", 2) != board_deal("2", 2)
    True
    """
    return unrank(BRIDGE, seeded(BRIDGE, f"{seed} board {number}"))


def points(setup: Setup, contract: Contract | None, tricks: int | None, *, doubling: bool = False) -> int:
    """The points of North and South for ``tricks`` won by declarer; 0 if passed out (``contract`` is ``None``).

    With ``doubling`` a contract that fails counts as doubled, though nobody doubled it: the opponents of a wild bidder
    would have. (Called PD; ``plain`` is without.)

    >>> from cardavia.games import Seat
    >>> from cardavia.games.bridge import Strain
    >>> four = Contract(4, Strain.S, 0, Seat.EAST)
    >>> points(Setup(), four, 8), points(Setup(), four, 8, doubling=True), points(Setup(), four, 10, doubling=True)
    (100, 300, -420)
    """
    if contract is None or tricks is None:
        return 0
    if doubling and not contract.doubled and tricks < contract.target:
        contract = Contract(contract.level, contract.strain, 1, contract.declarer)
    made = score(contract, setup.vulnerable.of(contract.declarer), tricks).total
    return -made if contract.declarer & 1 else made


def won(north_south: Sequence[int]) -> int:
    """The IMPs of the team that sat North–South at the first table and East–West at the second, from the points of
    North and South at both.

    >>> won((420, -50)), won((-100, 620)), won((110, 110))
    (10, -12, 0)
    """
    first, second = north_south
    return imps(first - second)
