"""A position as one seat knows it: which cards each hand may hold. What a claim is proved from (SPEC B8)."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from cardavia.cards import FRENCH, Card
from cardavia.games.bridge.contract import Contract
from cardavia.games.bridge.play import Playing
from cardavia.games.bridge.view import BridgeView
from cardavia.games.seat import SEATS, Seat
from cardavia.games.trick import Trick


class Known(NamedTuple):
    """What is known. By seat N E S W: ``may`` is the mask of the cards that the hand may hold, ``sizes`` how many it
    holds; a hand that has been seen may hold just its own. ``mine`` are the seats whose cards the claimant plays,
    ``side`` is the claimant's (0 for NS), ``trick`` the cards on the table, ``turn`` the hand that plays next.
    """

    may: tuple[int, ...]
    sizes: tuple[int, ...]
    mine: tuple[Seat, ...]
    side: int
    turn: Seat
    trick: tuple[tuple[Seat, Card], ...]
    trump: int

    @property
    def hidden(self) -> tuple[Seat, ...]:
        """The hands of which not all cards are known."""
        return tuple(seat for seat in SEATS if self.may[seat].bit_count() != self.sizes[seat])


def known_in(playing: Playing, seat: Seat) -> Known:
    """What ``seat`` knows in this state, from nothing but what it may see."""
    board = playing.board
    seen = {seat: playing.hands[seat]}
    if playing.dummy_faced:
        seen[board.dummy] = playing.hands[board.dummy]
    for other in shown_to(playing, seat):
        seen[other] = playing.hands[other]
    trick = tuple((part.seat, part.card) for part in playing.trick)
    return _known(seat, board.contract, seen, playing.tricks, trick, playing.turn)


def known_to(view: BridgeView) -> Known:
    """What the seat that has this view knows; the view must be of a seat, in the play."""
    seat, contract, turn = view.viewer, view.contract, view.playing
    if not isinstance(seat, Seat) or contract is None or turn is None:
        raise ValueError("not a seat's view of the play")
    seen = {seat: FRENCH.mask(view.hand)}
    if view.dummy is not None and view.dummy_hand is not None:
        seen[view.dummy] = FRENCH.mask(view.dummy_hand)
    for other, cards in view.shown:
        seen[other] = FRENCH.mask(cards)
    return _known(seat, contract, seen, view.tricks, view.trick, turn)


def shown_to(playing: Playing, seat: Seat) -> tuple[Seat, ...]:
    """Whose hands claims have shown to this seat: declarer's to both defenders, a defender's to declarer only."""
    board = playing.board
    if seat is board.dummy:
        return ()
    others = (board.declarer.left, board.declarer.right) if seat is board.declarer else (board.declarer,)
    return tuple(other for other in others if playing.shown >> other & 1)


def voids(tricks: Iterable[Trick], trick: tuple[tuple[Seat, Card], ...]) -> tuple[int, ...]:
    """For each seat the mask of the suits that it has shown it is out of."""
    out = [0, 0, 0, 0]
    for cards in (*(done.cards for done in tricks), trick):
        for seat, card in cards[1:]:
            if card.suit != cards[0][1].suit:
                out[seat] |= FRENCH.suits[cards[0][1].suit]
    return tuple(out)


def _known(
    seat: Seat,
    contract: Contract,
    seen: Mapping[Seat, int],
    tricks: tuple[Trick, ...],
    trick: tuple[tuple[Seat, Card], ...],
    turn: Seat,
) -> Known:
    gone = FRENCH.mask(card for done in tricks for _, card in done.cards) | FRENCH.mask(card for _, card in trick)
    unseen = FRENCH.all & ~gone
    for mask in seen.values():
        unseen &= ~mask
    out = voids(tricks, trick)
    laid = [other for other, _ in trick]
    sizes = tuple(13 - len(tricks) - (other in laid) for other in SEATS)
    may = [seen[other] if other in seen else unseen & ~out[other] for other in SEATS]
    hidden = [other for other in SEATS if other not in seen]
    if len(hidden) == 1:
        may[hidden[0]] = unseen
    elif len(hidden) == 2:
        may[hidden[0]], may[hidden[1]] = settled(may[hidden[0]], sizes[hidden[0]], may[hidden[1]], sizes[hidden[1]])
    mine = (seat, contract.dummy) if seat is contract.declarer else (seat,)
    trump = FRENCH.suits[contract.strain.suit] if contract.strain.suit else 0
    return Known(tuple(may), sizes, mine, seat & 1, turn, trick, trump)


def settled(one: int, one_size: int, two: int, two_size: int) -> tuple[int, int]:
    """Two hidden hands' masks, narrowed when the cards that only one of them may hold fill that hand.

    >>> settled(0b0111, 2, 0b0100, 1)
    (3, 4)
    """
    only_one, only_two = one & ~two, two & ~one
    if only_one.bit_count() == one_size:
        return only_one, two
    if only_two.bit_count() == two_size:
        return one, only_two
    return one, two
