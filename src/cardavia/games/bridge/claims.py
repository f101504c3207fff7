"""Claims and concessions: what may be claimed, who answers, and what follows (SPEC B8, Laws 68 to 71).

1. A defender who concedes any trick needs partner's assent first; without it nothing was claimed.
2. A claim proved from what the claimant has seen is granted at once; so is a concession of all tricks.
3. Otherwise the claimant's hand is shown (declarer's to both defenders, a defender's to declarer) and they answer. One
   refusal is enough: play goes on, and the stated line binds the claimant.
"""

from collections.abc import Iterable
from dataclasses import replace

from cardavia.cards import Illegal
from cardavia.games.bridge.actions import Answer, Claim
from cardavia.games.bridge.known import known_in
from cardavia.games.bridge.play import Playing
from cardavia.games.bridge.proof import proved
from cardavia.games.bridge.unlosable import unlosable
from cardavia.games.bridge.view import ClaimMade
from cardavia.games.choices import NOTHING, Choices, OneOf
from cardavia.games.seat import SEATS, Seat


class Claims(OneOf[Claim]):
    """The claims without a line that a seat may make. A claim that states a line of cards held is in it too."""

    __slots__ = ()

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Claim) and Claim(action.seat, action.tricks) in self.actions


_ANSWERS = tuple(Choices((OneOf((Answer(seat, True), Answer(seat, False))),)) for seat in SEATS)
_OFFERS = tuple(
    tuple(Choices((Claims(tuple(Claim(seat, tricks) for tricks in range(left, -1, -1))),)) for left in range(14))
    for seat in SEATS
)


def offered(playing: Playing, seat: Seat) -> Choices[Claim]:
    """The claims that ``seat`` may make now: any seat but dummy, once in a trick."""
    if playing.over or playing.claim is not None or seat is playing.board.dummy or _claimed(playing, seat):
        return NOTHING
    return _OFFERS[seat][playing.left]


def answers(seat: Seat) -> Choices[Answer]:
    """Accept or refuse."""
    return _ANSWERS[seat]


def asked(playing: Playing) -> frozenset[Seat]:
    """Who must answer the claim."""
    claim = playing.claim
    if claim is None:
        return frozenset()
    done = {seat for seat, _ in claim.answers}
    return frozenset(_judges(playing, claim)) - done


def claimed(playing: Playing, seat: Seat, claim: Claim) -> Playing:
    """The deal after this claim: over if it is granted at once, else waiting for answers.

    ``Illegal``: ``dummy_cannot_claim``, ``claim_pending``, ``claimed_already`` (this seat, in this trick),
    ``claim_too_many`` (``left``), ``not_your_claim``, ``claim_card`` (a card of the line that the claimant does not
    play), ``line_without_tricks``.
    """
    if playing.over:
        raise Illegal("deal_over")
    if seat is playing.board.dummy:
        raise Illegal("dummy_cannot_claim")
    if playing.claim is not None:
        raise Illegal("claim_pending", seat=playing.claim.seat)
    if claim.seat != seat:
        raise Illegal("not_your_claim", seat=claim.seat)
    if _claimed(playing, seat):
        raise Illegal("claimed_already")
    if not 0 <= claim.tricks <= playing.left:
        raise Illegal("claim_too_many", tricks=claim.tricks, left=playing.left)
    if claim.line and not claim.tricks:
        raise Illegal("line_without_tricks")
    _check_line(playing, claim)
    made = ClaimMade(seat, claim.tricks, claim.line, len(playing.tricks))
    if _needs_assent(playing, made):
        return playing._replace(claim=made)
    return _judged(playing, made)


def answered(playing: Playing, seat: Seat, answer: Answer) -> Playing:
    """The deal after this answer to a claim. ``Illegal``: ``no_claim``, ``not_your_turn``."""
    claim = playing.claim
    if claim is None:
        raise Illegal("no_claim")
    waiting = asked(playing)
    if seat not in waiting or answer.seat != seat:
        raise Illegal("not_your_turn", seat=min(waiting))
    assent = _needs_assent(playing, claim)
    after = replace(claim, answers=(*claim.answers, (seat, answer.accept)))
    if not answer.accept:
        lines = playing.lines
        if not assent and claim.line:
            lines = (*lines[: claim.seat], claim.line, *lines[claim.seat + 1 :])
        refused = replace(after, granted=False)
        return playing._replace(claim=None, claims=(*playing.claims, refused), lines=lines)
    if assent:
        return _judged(playing, after)
    still = playing._replace(claim=after)
    return still if asked(still) else _granted(still, after, proof=False)


def _judged(playing: Playing, claim: ClaimMade) -> Playing:
    """A claim that stands: granted if it is proved, else the claimant's hand is shown and the others are asked."""
    if proved(known_in(playing, claim.seat), claim.tricks, claim.line):
        return _granted(playing, claim, proof=True)
    return playing._replace(claim=claim, shown=playing.shown | 1 << claim.seat)


def _granted(playing: Playing, claim: ClaimMade, proof: bool) -> Playing:
    side = claim.seat & 1
    most = playing.left - unlosable(playing, 1 - side)
    given = min(max(claim.tricks, unlosable(playing, side)), most)
    done = replace(claim, granted=True, proved=proof, given=given)
    settled = playing.ns + (playing.left - given if side else given)
    return playing._replace(claim=None, claims=(*playing.claims, done), settled=settled)


def _needs_assent(playing: Playing, claim: ClaimMade) -> bool:
    """Is a defender's concession still to be agreed to by partner?"""
    defender = claim.seat not in (playing.board.declarer, playing.board.dummy)
    return defender and claim.tricks < 13 - claim.at and not claim.answers


def _judges(playing: Playing, claim: ClaimMade) -> Iterable[Seat]:
    board = playing.board
    if claim.seat is board.declarer:
        return (board.declarer.left, board.declarer.right)
    if _needs_assent(playing, claim):
        return (claim.seat.partner,)
    return (board.declarer,)


def _claimed(playing: Playing, seat: Seat) -> bool:
    at = len(playing.tricks)
    return any(claim.seat is seat and claim.at == at for claim in playing.claims)


def _check_line(playing: Playing, claim: Claim) -> None:
    held = playing.hands[claim.seat]
    if claim.seat is playing.board.declarer and playing.dummy_faced:
        held |= playing.hands[playing.board.dummy]
    for card in claim.line:
        if card.pack != "french" or not card.bit & held:
            raise Illegal("claim_card", card=card)
        held ^= card.bit
