"""The auction: whose call it is, which calls are allowed, and what it ends in (SPEC B3, B4)."""

from typing import NamedTuple

from cardavia.cards import Illegal
from cardavia.games.bridge.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call
from cardavia.games.bridge.contract import Contract
from cardavia.games.bridge.setup import Setup
from cardavia.games.choices import Choices, OneOf
from cardavia.games.game import Deal
from cardavia.games.seat import SEATS, Seat


class Auction(NamedTuple):
    """An auction after these calls.

    ``last`` is the last bid's rank (-1 if there is none), ``side`` that of its bidder (0 for NS), ``doubled`` 0 to 2,
    ``passes`` the number of passes in a row.
    """

    setup: Setup
    deal: Deal
    calls: tuple[Call, ...]
    turn: Seat
    last: int
    side: int
    doubled: int
    passes: int

    @property
    def passed_out(self) -> bool:
        return self.last < 0 and self.passes == 4

    @property
    def closed(self) -> bool:
        """Is there a contract, or are all four passed?"""
        return self.passes == 3 + (self.last < 0)


def opened(setup: Setup, deal: Deal) -> Auction:
    """The auction before the dealer's call."""
    return Auction(setup, deal, (), setup.dealer, -1, 0, 0, 0)


def allowed(auction: Auction) -> Choices[Call]:
    """What the seat on turn may call."""
    return _ALLOWED[auction.last][_doubling(auction)]


def called(auction: Auction, call: Call) -> Auction:
    """The auction after this call by the seat on turn.

    ``Illegal``: ``bid_too_low`` (``least`` is the lowest bid that is allowed, ``None`` after 7NT), ``cannot_double``
    or ``cannot_redouble`` (``why``: ``no_bid``, ``own_bid``, ``already_doubled``; ``not_doubled``, ``own_double``,
    ``already_redoubled``).
    """
    setup, deal, calls, turn, last, side, doubled, passes = auction
    after = SEATS[(turn + 1) & 3]
    if call is PASS or call == PASS:
        return Auction(setup, deal, (*calls, call), after, last, side, doubled, passes + 1)
    if isinstance(call, Bid):
        if call.rank <= last:
            least = BIDS[last + 1].text if last < 34 else None
            raise Illegal("bid_too_low", bid=call.text, last=BIDS[last].text, least=least)
        return Auction(setup, deal, (*calls, call), after, call.rank, turn & 1, 0, 0)
    if call == DOUBLE:
        _check_double(auction)
        return Auction(setup, deal, (*calls, call), after, last, side, 1, 0)
    _check_redouble(auction)
    return Auction(setup, deal, (*calls, call), after, last, side, 2, 0)


def ended_in(setup: Setup, calls: tuple[Call, ...]) -> Contract | None:
    """The contract that these calls of a closed auction make; ``None`` if passed out (SPEC B4)."""
    best: Bid | None = None
    bidder, doubled = 0, 0
    for at, call in enumerate(calls):
        if isinstance(call, Bid):
            best, bidder, doubled = call, at, 0
        elif call == DOUBLE:
            doubled = 1
        elif call == REDOUBLE:
            doubled = 2
    if best is None:
        return None
    for at in range(bidder & 1, bidder + 1, 2):
        call = calls[at]
        if isinstance(call, Bid) and call.strain is best.strain:
            return Contract(best.level, best.strain, doubled, SEATS[(setup.dealer + at) & 3])
    return None


def by_seat(setup: Setup, calls: tuple[Call, ...]) -> tuple[tuple[Seat, Call], ...]:
    """Each call with its caller."""
    return tuple((SEATS[(setup.dealer + at) & 3], call) for at, call in enumerate(calls))


def _doubling(auction: Auction) -> int:
    """0 if the seat on turn may double, 1 if it may redouble, 2 if neither."""
    if auction.last < 0:
        return 2
    own = auction.side == auction.turn & 1
    if auction.doubled == 0 and not own:
        return 0
    return 1 if auction.doubled == 1 and own else 2


def _check_double(auction: Auction) -> None:
    if auction.last < 0:
        raise Illegal("cannot_double", why="no_bid")
    if auction.side == auction.turn & 1:
        raise Illegal("cannot_double", why="own_bid")
    if auction.doubled:
        raise Illegal("cannot_double", why="already_doubled")


def _check_redouble(auction: Auction) -> None:
    if auction.last < 0 or auction.doubled == 0:
        raise Illegal("cannot_redouble", why="not_doubled")
    if auction.side != auction.turn & 1:
        raise Illegal("cannot_redouble", why="own_double")
    if auction.doubled == 2:
        raise Illegal("cannot_redouble", why="already_redoubled")


def _every(last: int) -> tuple[Choices[Call], ...]:
    bids = BIDS[last + 1 :]
    return tuple(Choices((OneOf((PASS, *other, *bids)),)) for other in ((DOUBLE,), (REDOUBLE,), ()))


#: The choices for each last bid (none is -1, at the end of the list) and each doubling.
_ALLOWED: tuple[tuple[Choices[Call], ...], ...] = (*(_every(last) for last in range(35)), _every(-1))
