"""What an analysis starts from: a deal of bridge with as much of its auction and play as is known."""

from dataclasses import dataclass

from cardavia.cards import Card, Illegal
from cardavia.games import Deal, Seat
from cardavia.games.bridge import CALLS, Call, Contract, Vulnerable
from cardavia.records import Record
from cardavia.records.pbn import Board


@dataclass(frozen=True, slots=True)
class Played:
    """A deal that is over. ``calls`` start with the dealer's; ``play`` has the cards in the order played, each with the
    seat whose card it was (dummy's with dummy's); ``tricks`` are those that declarer's side won in the end, if that is
    known. ``contract`` is ``None`` if the deal was passed out or nothing is known of it."""

    deal: Deal
    dealer: Seat
    vulnerable: Vulnerable
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    play: tuple[tuple[Seat, Card], ...] = ()
    tricks: int | None = None


def of_record(record: Record) -> Played:
    """The deal of a record. ``Illegal("no_analysis", game=…)`` for another game than bridge, ``Illegal("not_over")``
    while the deal goes on: nothing is analysed before all hands may be seen (SPEC G10).

    >>> from cardavia.deals import unrank
    >>> from cardavia.games import SEATS
    >>> from cardavia.games.bridge import BRIDGE
    >>> from cardavia.records import Act
    >>> passed = tuple(Act(SEATS[at % 4], "P") for at in range(2, 6))
    >>> of_record(Record("bridge", {"dealer": "S"}, unrank(BRIDGE, 7), passed)).dealer.letter
    'S'
    """
    if record.game != "bridge":
        raise Illegal("no_analysis", game=record.game)
    outcome = record.outcome
    if outcome is None:
        raise Illegal("not_over")
    view = record.final
    cards = [play for trick in view.tricks for play in trick.cards]
    return Played(
        record.deal,
        view.dealer,
        view.vulnerable,
        tuple(call for _, call in view.auction),
        view.contract,
        (*cards, *view.trick),
        outcome.detail.tricks,
    )


def of_board(board: Board) -> Played:
    """The deal of a PBN record, with what could be read of its auction, play and result. Where nothing says who is
    vulnerable, nobody is. ``Illegal("not_a_deal")`` if a hand or the dealer is not known."""
    if board.deal is None or board.dealer is None:
        raise Illegal("not_a_deal")
    return Played(
        board.deal,
        board.dealer,
        board.vulnerable or Vulnerable.NONE,
        () if board.auction_irregular else tuple(CALLS[text] for text in board.auction),
        board.contract,
        board.play,
        board.tricks if board.contract is not None else None,
    )
