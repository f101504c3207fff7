"""An analysis as a value: what could be made, and what each call and card cost. Light: it brings no solver with it.

Every figure compares with best play by both sides who see all four hands ("double dummy").
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cardavia.cards import Card
from cardavia.games import SEATS, Seat
from cardavia.games.bridge import STRAINS, Call, Contract, Strain, Vulnerable, score
from cardavia.review.played import Played

#: Tricks by declarer N E S W and strain C D H S NT.
Tricks = Sequence[Sequence[int]]


@dataclass(frozen=True, slots=True)
class Worth:
    """What an auction comes to from some point on: the contract (``None``: passed out) and its score for NS."""

    contract: Contract | None
    score: int


@dataclass(frozen=True, slots=True)
class ParContract:
    """A contract that gives par, who of the side may declare it, and the tricks over or, below zero, under."""

    contract: Contract
    declarers: tuple[Seat, ...]
    over: int


@dataclass(frozen=True, slots=True)
class JudgedCall:
    """A call, with what the auction was worth before it and after it. ``cost`` are the points (0 or more) that the
    caller's side lost by it."""

    seat: Seat
    call: Call
    before: Worth
    after: Worth

    @property
    def cost(self) -> int:
        lost = self.before.score - self.after.score
        return -lost if self.seat & 1 else lost


@dataclass(frozen=True, slots=True)
class JudgedCard:
    """A card and whose hand it came from, who chose it (declarer for dummy), in which trick (1 to 13), and what
    declarer's side would win in all before and after it, played out double dummy. ``better`` are the cards of that hand
    that would have cost nothing, if this one cost something."""

    seat: Seat
    player: Seat
    card: Card
    trick: int
    before: int
    after: int
    better: tuple[Card, ...] = ()

    @property
    def cost(self) -> int:
        """Tricks lost by the card: 0 or more."""
        return abs(self.before - self.after)


@dataclass(frozen=True, slots=True)
class Made:
    """What a side makes in a strain: its better declarer, the tricks, the contract that scores most for them (the
    lowest such; ``None`` below seven tricks) and its score for NS."""

    declarer: Seat
    strain: Strain
    tricks: int
    contract: Contract | None
    score: int | None


@dataclass(frozen=True, slots=True)
class Lost:
    """Tricks lost by declarer (in both hands) and by the defence, ``lead`` being the opening lead's part of that;
    ``by_seat`` counts them by player N E S W. ``settled`` are the tricks that declarer won beyond those of the last
    card known and best play from there: a claim or a concession gave them away, or (below zero) gave them up."""

    declarer: int
    defence: int
    lead: int
    by_seat: tuple[int, int, int, int]
    settled: int


@dataclass(frozen=True, slots=True)
class Analysis:
    """A deal that is over, analysed. ``tricks`` is the double-dummy table, by declarer N E S W and strain C D H S NT;
    ``par`` the score for NS when both sides bid and play as well as can be, with the contracts that give it."""

    played: Played
    tricks: tuple[tuple[int, ...], ...]
    par: int
    par_contracts: tuple[ParContract, ...]
    calls: tuple[JudgedCall, ...] = ()
    cards: tuple[JudgedCard, ...] = ()

    @property
    def makes(self) -> int | None:
        """The tricks that the contract takes double dummy, before the lead."""
        contract = self.played.contract
        return None if contract is None else self.tricks[contract.declarer][contract.strain.order]

    @property
    def should_score(self) -> int | None:
        """The contract's score for NS, played double dummy by all."""
        contract = self.played.contract
        return None if contract is None else dd_score(contract, self.played.vulnerable, self.tricks)

    @property
    def score(self) -> int | None:
        """What the contract did score for NS, if that is known."""
        contract, won = self.played.contract, self.played.tricks
        return None if contract is None or won is None else ns_score(contract, self.played.vulnerable, won)

    @property
    def others(self) -> tuple[Made, ...]:
        """What each side makes in each strain: NS, then EW, from notrump down to clubs."""
        return tuple(
            made(self.tricks, self.played.vulnerable, side, strain)
            for side in (Seat.NORTH, Seat.EAST)
            for strain in reversed(STRAINS)
        )

    @property
    def lost(self) -> Lost | None:
        """What was lost by whom in the play; ``None`` if no card is known."""
        contract = self.played.contract
        if contract is None or not self.cards:
            return None
        by_seat = [sum(card.cost for card in self.cards if card.player is seat) for seat in SEATS]
        lead, end = self.cards[0].cost, self.cards[-1].after
        won = self.played.tricks
        north, east, south, west = by_seat
        return Lost(
            by_seat[contract.declarer],
            sum(by_seat) - by_seat[contract.declarer],
            lead,
            (north, east, south, west),
            0 if won is None else won - end,
        )


def ns_score(contract: Contract, vulnerable: Vulnerable, tricks: int) -> int:
    """The duplicate score for NS of a contract for so many tricks won by declarer's side.

    >>> ns_score(Contract(4, Strain.S, 0, Seat.WEST), Vulnerable.EW, 10)
    -620
    """
    found = score(contract, vulnerable.of(contract.declarer), tricks).total
    return -found if contract.declarer & 1 else found


def dd_score(contract: Contract, vulnerable: Vulnerable, tricks: Tricks) -> int:
    """The score for NS if the contract takes the tricks that the table gives its declarer."""
    return ns_score(contract, vulnerable, tricks[contract.declarer][contract.strain.order])


def made(tricks: Tricks, vulnerable: Vulnerable, side: Seat, strain: Strain) -> Made:
    """What the side of this seat makes in a strain.

    >>> table = ((4, 4, 11, 5, 7), (7, 7, 2, 6, 5), (4, 4, 10, 5, 7), (7, 7, 2, 6, 5))
    >>> best = made(table, Vulnerable.NONE, Seat.SOUTH, Strain.H)
    >>> best.declarer.letter, best.tricks, best.contract.text, best.score
    ('N', 11, '4H', 450)
    """
    declarer = max((side, side.partner), key=lambda seat: (tricks[seat][strain.order], -seat))
    taken = tricks[declarer][strain.order]
    contracts = [Contract(level, strain, 0, declarer) for level in range(1, taken - 5)]
    if not contracts:
        return Made(declarer, strain, taken, None, None)
    best = max(contracts, key=lambda each: score(each, vulnerable.of(declarer), taken).total)
    return Made(declarer, strain, taken, best, ns_score(best, vulnerable, taken))
