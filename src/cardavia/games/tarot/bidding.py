"""The bidding: once each, strictly upward (SPEC T3)."""

from collections.abc import Iterable, Sequence

from cardavia.cards import Illegal
from cardavia.games.choices import Choices, OneOf
from cardavia.games.seat import Seat
from cardavia.games.tarot.actions import BIDS, Bid, TarotAction
from cardavia.games.tarot.levels import Contract


def highest(bids: Iterable[tuple[Seat, Bid]]) -> tuple[Seat, Contract] | None:
    """Who has bid highest, and what; ``None`` if all passed. Bids only rise: the last one is the highest."""
    best = None
    for seat, bid in bids:
        if bid.contract is not None:
            best = seat, bid.contract
    return best


def allowed_bids(current: Contract | None) -> tuple[Bid, ...]:
    """What may be bid over ``current``, lowest first: pass, and every contract above it.

    >>> [bid.text for bid in allowed_bids(None)]
    ['pass', 'prise', 'garde', 'garde_sans', 'garde_contre']
    >>> from cardavia.games.tarot.levels import Contract
    >>> [bid.text for bid in allowed_bids(Contract.GARDE)]
    ['pass', 'garde_sans', 'garde_contre']
    """
    return tuple(
        bid for bid in BIDS if bid.contract is None or current is None or bid.contract.multiplier > current.multiplier
    )


_CHOICES: dict[Contract | None, Choices[TarotAction]] = {
    current: Choices((OneOf(allowed_bids(current)),)) for current in (None, *Contract)
}


def bids_over(bids: Sequence[tuple[Seat, Bid]]) -> Choices[TarotAction]:
    """The next speaker's choices after these bids. After a garde contre there is only the pass."""
    best = highest(bids)
    return _CHOICES[None if best is None else best[1]]


def check_bid(bids: Sequence[tuple[Seat, Bid]], bid: Bid) -> None:
    """``Illegal("bid_too_low", bid=…, current=…)`` unless the bid is a pass or above the others."""
    best = highest(bids)
    if bid.contract is None or best is None or bid.contract > best[1]:
        return
    raise Illegal("bid_too_low", bid=bid.contract.value, current=best[1].value)
