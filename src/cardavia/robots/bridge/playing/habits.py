"""Habits: how likely a good player plays each card, from what that player sees. A small net, run on NumPy.

It was trained on whole deals of a strong program (``bench/train_habits.py``). It serves twice: it says which of several
cards that are as good people expect, and, looked at from outside, what a card that was played says of the hand.
"""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardavia.games.bridge import BridgeView
from cardavia.games.seat import Seat
from cardavia.robots.bridge.layouts import Floats, Masks, unseen
from cardavia.robots.bridge.playing.tale import OTHER, OWN, PLANE, Numbers, Tale

#: What a card that breaks every habit is still worth: nobody plays from a book alone.
SLIP = 0.03


class Net(NamedTuple):
    """Weights of two hidden layers and the last one."""

    one: Numbers
    one_bias: Numbers
    two: Numbers
    two_bias: Numbers
    last: Numbers
    last_bias: Numbers

    def likely(self, row: Numbers, hands: Numbers, plane: int, legal: NDArray[np.bool_]) -> Numbers:
        """For each of n hands laid in a plane of the row (n, 52), how likely each card is (n, 52), 0 if not legal."""
        weights = self.one[plane * PLANE : (plane + 1) * PLANE]
        first = np.maximum(hands @ weights + (row @ self.one + self.one_bias), 0)
        second = np.maximum(first @ self.two + self.two_bias, 0)
        worth = np.where(legal, second @ self.last + self.last_bias, -np.inf)
        worth = np.exp(worth - worth.max(1, keepdims=True))
        likely: Numbers = worth / worth.sum(1, keepdims=True)
        return likely


@cache
def net() -> Net:
    with (files("cardavia.robots.bridge.playing") / "habits.npz").open("rb") as file, np.load(file) as stored:
        return Net(*(stored[name].astype(np.float32) for name in stored.files))


class Moment(NamedTuple):
    """One card of the play (its index in the pack), and what its player saw but for hidden hands."""

    seat: Seat
    card: int
    row: Numbers
    led: int


def told(view: BridgeView) -> tuple[Tale, list[Moment]]:
    """The play of this view as a tale, and each card with the moment before it."""
    contract, dummy = view.contract, view.dummy
    if contract is None or dummy is None:
        raise ValueError("not a view of the play")
    tale = Tale(contract, view.auction)
    cards = [part for trick in view.tricks for part in trick.cards] + list(view.trick)
    moments = []
    for at, (seat, card) in enumerate(cards):
        if at == 1:
            left = [card.index for card in view.dummy_hand or ()]
            tale.facing(left + [card.index for whose, card in cards if whose is dummy])
        moments.append(Moment(seat, card.index, tale.row(seat), tale.led()))
        tale.played(seat, card.index)
    if len(cards) == 1:
        tale.facing([card.index for card in view.dummy_hand or ()])
    return tale, moments


def planes(dealt: Masks, order: tuple[int, ...]) -> Numbers:
    """Hands (n, 4, 4) as planes (n, 4, 52), the suits in these places."""
    bits = (dealt[..., None] >> np.arange(13, dtype=np.uint16)) & 1
    suits = np.empty(bits.shape, np.float32)
    suits[:, :, list(order)] = bits
    return suits.reshape(len(dealt), 4, PLANE)


def legal_in(hands: Numbers, led: int) -> NDArray[np.bool_]:
    """Which cards of these hands (n, 52) may be played when this place's suit was led (-1: none)."""
    held = hands > 0
    if led < 0:
        return held
    suit = np.zeros(PLANE, np.bool_)
    suit[13 * led : 13 * led + 13] = True
    follows = held & suit
    return np.where(follows.any(1, keepdims=True), follows, held)


class Habits:
    """The belief that cards were played as good players play them. ``trust`` tempers it: 0 says nothing, 1 all."""

    def __init__(self, trust: float = 0.7, trust_in_declarer: float = 0.5) -> None:
        self.trust = trust
        self.trust_in_declarer = trust_in_declarer

    def guess(self, view: BridgeView, dealt: Masks) -> Floats:
        return np.ones(len(dealt))

    def weigh(self, view: BridgeView, dealt: Masks) -> Floats:
        contract = view.contract
        if contract is None:
            return np.ones(len(dealt))
        tale, moments = told(view)
        left = planes(dealt, tale.order)
        hidden = unseen(view).hidden
        weights = np.zeros(len(dealt))
        for seat, index, row, led in moments:
            at = tale.place(index)
            varies = contract.declarer if seat is contract.dummy else seat
            if varies in hidden:
                hand = left[:, seat]
                plane = OTHER if seat is contract.dummy else OWN
                if plane == OTHER:
                    row = row.copy()
                    row[OWN * PLANE : OWN * PLANE + PLANE] = hand[0]
                legal = legal_in(hand, led)
                likely = net().likely(row, left[:, varies], plane, legal)[:, at]
                trust = self.trust_in_declarer if varies is contract.declarer else self.trust
                weights += trust * np.log((1 - SLIP) * likely + SLIP / legal.sum(1))
            left[:, seat, at] = 0
        return np.asarray(np.exp(weights), np.float64)


def expected(view: BridgeView, turn: Seat, hand: Masks, other: Masks | None) -> dict[int, float]:
    """How likely each legal card of the hand on turn (4 masks) is, by the card's index. ``other`` is declarer's hand
    if the turn is dummy's."""
    tale, _ = told(view)
    row = tale.row(turn)
    one = planes(np.tile(hand, (4, 1))[None], tale.order)[0, :1]
    if other is not None:
        row[OTHER * PLANE : OTHER * PLANE + PLANE] = planes(np.tile(other, (4, 1))[None], tale.order)[0, 0]
    legal = legal_in(one, tale.led())
    likely = net().likely(row, one, OWN, legal)[0]
    return {index: float(likely[tale.place(index)]) for index in range(52) if legal[0, tale.place(index)]}
