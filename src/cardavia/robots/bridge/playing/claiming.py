"""Claims that a robot makes: only what its own knowledge proves (SPEC B8)."""

from cardavia.games.bridge import BridgeView, Claim, known_to, proved
from cardavia.games.seat import Seat
from cardavia.robots.bridge.playing.choosing import Choice

#: No claim is thought of before so few cards are left: earlier a proof would be long.
FROM = 10


def claim(view: BridgeView, seat: Seat, choice: Choice) -> Claim | None:
    """The claim that this seat can prove, being on lead to a trick; ``None`` if there is none or it may not claim.

    ``choice`` is its choice of a card: what would be claimed are the tricks that its side takes in every world that was
    looked at. They are claimed if that many are proved, and the others surely are the other side's.
    """
    if choice.sure is None or view.playing is None or view.trick or len(view.hand) > FROM:
        return None
    offer = Claim(seat, choice.sure)
    if offer not in view.offers:
        return None
    known = known_to(view)
    left = max(known.sizes)
    theirs = known._replace(mine=(), side=1 - (seat & 1))
    if not proved(known, choice.sure):
        return None
    if choice.sure < left and not proved(theirs, left - choice.sure, grudging=True):
        return None
    return offer
