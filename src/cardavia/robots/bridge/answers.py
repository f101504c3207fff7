"""How a robot answers a claim: by proof (SPEC B8)."""

from cardavia.games.bridge import BridgeView, Known, known_to, proved
from cardavia.games.seat import SEATS, Seat

#: A robot looks further than the rules do before they ask it.
NODES = 12_000


def accepts(view: BridgeView, seat: Seat) -> bool:
    """Does the claim hold, whatever this seat's side may do?

    Yes if the claimant could have proved it; or if, with all the hands that this seat sees, the stated line brings the
    tricks though every choice that it leaves open goes against the claimant. So without a line the claim is accepted
    if its side wins those tricks however the cards are played. A partner who would concede is followed if the other
    side surely wins the tricks conceded.
    """
    claim = view.claim
    if claim is None:
        raise ValueError("no claim to answer")
    known = known_to(view)
    left = max(known.sizes)
    if claim.seat is seat.partner:
        theirs = known._replace(mine=(), side=1 - (seat & 1))
        return proved(theirs, left - claim.tricks, nodes=NODES, grudging=True)
    mine = (claim.seat, claim.seat.partner) if claim.seat is view.declarer else (claim.seat,)
    all_seen = known._replace(mine=mine, side=claim.seat & 1)
    if proved(all_seen, claim.tricks, claim.line, nodes=NODES, grudging=True):
        return True
    return proved(_as_claimant(all_seen, view), claim.tricks, claim.line, nodes=NODES)


def _as_claimant(known: Known, view: BridgeView) -> Known:
    """The position as the claimant knows it: each card of the two hands out of its sight may be in either."""
    seen = {*known.mine, view.dummy}
    hidden = [seat for seat in SEATS if seat not in seen]
    both = 0
    for seat in hidden:
        both |= known.may[seat]
    return known._replace(may=tuple(both if seat in hidden else known.may[seat] for seat in SEATS))
