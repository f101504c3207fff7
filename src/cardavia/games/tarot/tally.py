"""The count after the last trick: card points, bouts, the Excuse, the last Petit, a slam (SPEC T7, T8, T9)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from cardavia.cards import MARSEILLE, Card
from cardavia.cards.marseille import BOUTS
from cardavia.games.seat import Seat
from cardavia.games.tarot.levels import Contract, Level, Side
from cardavia.games.tarot.settlement import Settlement, settle
from cardavia.games.tarot.trick import (
    EXCUSE,
    LAST,
    PETIT,
    ExcuseFate,
    all_won_by,
    excuse_fate,
    side_of,
    trick_winner,
)
from cardavia.games.trick import Trick

BOUT_CARDS = tuple(MARSEILLE[code] for code in BOUTS)
_BOUT_MASK = MARSEILLE.mask(BOUT_CARDS)


@dataclass(frozen=True, slots=True)
class Tally:
    """What the taker's side took in. ``half_points`` are its card points doubled, with the half point that the Excuse
    moves; ``bouts`` the bouts taken in; ``excuse`` what became of the Excuse if it was played, and by whom it was.
    """

    half_points: int
    bouts: tuple[Card, ...]
    petit_au_bout: Side | None
    all_tricks: Side | None
    excuse: ExcuseFate | None
    excuse_by: Seat | None

    @property
    def points(self) -> Fraction:
        """The taker's card points."""
        return Fraction(self.half_points, 2)


def tally(contract: Contract, taker: Seat, stock: int, tricks: Sequence[Trick]) -> Tally:
    """The count of a deal played to its end. ``stock`` is the mask of the discard or of the unseen chien."""
    taken = stock if contract.chien_side is Side.TAKER else 0
    fate: ExcuseFate | None = None
    by: Seat | None = None
    for number, trick in enumerate(tricks, 1):
        mine = trick.winner is taker
        for seat, card in trick.cards:
            if card is EXCUSE:
                by = seat
                fate = _fate(number, trick, seat, taker, tricks)
            elif mine:
                taken |= card.bit
    if fate is not None and fate.counts_for is Side.TAKER:
        taken |= EXCUSE.bit
    points = sum(card.half_points for card in MARSEILLE.cards_in(taken))
    if fate is not None and fate.half_point_to is not None:
        points += 1 if fate.half_point_to is Side.TAKER else -1
    return Tally(
        half_points=points,
        bouts=MARSEILLE.cards_in(taken & _BOUT_MASK),
        petit_au_bout=_petit_au_bout(tricks, taker, fate),
        all_tricks=all_won_by(tricks, taker),
        excuse=fate,
        excuse_by=by,
    )


def _fate(number: int, trick: Trick, seat: Seat, taker: Seat, tricks: Sequence[Trick]) -> ExcuseFate:
    others = trick.cards[trick_winner([card for _, card in trick.cards])][0]
    previous = all_won_by(tricks[: LAST - 1], taker) if number == LAST else None
    return excuse_fate(number, side_of(seat, taker), trick.leader is seat, side_of(others, taker), previous)


def _petit_au_bout(tricks: Sequence[Trick], taker: Seat, fate: ExcuseFate | None) -> Side | None:
    """Who won the last trick with the Petit in it; the trick before, where the Excuse won the last one (SPEC T9)."""
    at = -2 if fate is not None and fate.wins else -1
    if len(tricks) < LAST or not any(card is PETIT for _, card in tricks[at].cards):
        return None
    return side_of(tricks[at].winner, taker)


@dataclass(frozen=True, slots=True)
class Result:
    """A played deal's end, the ``detail`` of its outcome: who took what, the count and the settlement."""

    taker: Seat
    contract: Contract
    tally: Tally
    settlement: Settlement


def result(
    contract: Contract,
    taker: Seat,
    stock: int,
    tricks: Sequence[Trick],
    poignees: Sequence[tuple[Side, Level]] = (),
    chelem_announced: bool = False,
) -> Result:
    """The count and the settlement of a deal played to its end: what a score-keeper asks for. ``stock`` is the mask of
    the discard or of the unseen chien."""
    count = tally(contract, taker, stock, tricks)
    settlement = settle(
        contract,
        count.half_points,
        len(count.bouts),
        count.petit_au_bout,
        poignees,
        chelem_announced,
        count.all_tricks,
    )
    return Result(taker, contract, count, settlement)
