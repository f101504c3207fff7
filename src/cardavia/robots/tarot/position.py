"""What one seat knows of a deal, as numbers for the compiled game: the play so far, and where unseen cards may lie."""

from dataclasses import dataclass

import numpy as np

from cardavia.cards import MARSEILLE
from cardavia.games.seat import SEATS, Seat
from cardavia.games.tarot import TarotView, first_leader
from cardavia.games.tarot.chien import BOUT_MASK, KINGS, ORDINARY, SIZE
from cardavia.games.tarot.levels import Contract, Side
from cardavia.games.tarot.trick import EXCUSE, TRUMPS
from cardavia.robots.tarot.fast import engine
from cardavia.robots.tarot.fast.engine import Ints, masks

#: The place of the six cards outside the play, after the four seats.
STOCK = 4
HAND = 18


@dataclass(frozen=True)
class Position:
    """``state`` is the compiled game now and ``begun`` that before the first card, with all hands empty.

    ``may[place]`` are the unseen cards that each seat N E S W, and the stock, may hold; ``sizes`` how many unseen cards
    lie there (none in the viewer's own hand). ``mine`` is the viewer's hand, ``played[seat]`` what each has played,
    ``chien`` the six if they were shown (else 0), ``stock`` what of the stock is known, ``plays`` the cards in order
    and ``first`` who led.
    """

    viewer: Seat
    state: Ints
    begun: Ints
    may: tuple[int, int, int, int, int]
    sizes: tuple[int, int, int, int, int]
    mine: int
    played: tuple[int, int, int, int]
    chien: int
    stock: int
    plays: tuple[int, ...]
    first: Seat

    @property
    def unseen(self) -> int:
        found = 0
        for mask in self.may:
            found |= mask
        return found


def position(view: TarotView) -> Position:
    """What the seat with this view knows; ``ValueError`` for a view of no seat."""
    me = view.viewer
    if not isinstance(me, Seat):
        raise ValueError("a seat's view is needed, this is a watcher's")
    mine = MARSEILLE.mask(view.hand)
    cards = [pair for trick in view.tricks for pair in trick.cards]
    cards.extend(view.trick)
    played = [0, 0, 0, 0]
    for seat, card in cards:
        played[seat] |= card.bit
    first = first_leader(view.dealer, view.taker or me, view.chelem is True)
    state = _begun(view, first)
    begun = state
    if cards:
        state = engine.replayed(begun, np.array([card.index for _, card in cards], np.int64))
    if view.phase == "bidding":
        return _unopened(me, mine, state, first)
    chien = MARSEILLE.mask(view.chien or ())
    known = MARSEILLE.mask(view.discard or view.public_trumps)
    gone = mine | known | played[0] | played[1] | played[2] | played[3]
    unseen = MARSEILLE.all & ~gone
    may = [0 if seat is me else unseen & ~_excluded(state, seat) for seat in SEATS]
    away = SIZE - known.bit_count()
    may.append(unseen if away else 0)
    taker, contract = view.taker, view.contract
    if taker is not None and contract is not None and contract.shows_chien and taker is not me:
        _taken(may, taker, chien & unseen, view)
    _shown(may, view)
    sizes = [0 if seat is me else HAND - played[seat].bit_count() for seat in SEATS]
    if view.phase == "discard":  # one's own six are not laid away yet
        away, may[STOCK] = 0, 0
    north, east, south, west = (may[seat] for seat in SEATS)
    return Position(
        me,
        state,
        begun,
        (north, east, south, west, may[STOCK]),
        (sizes[0], sizes[1], sizes[2], sizes[3], away),
        mine,
        (played[0], played[1], played[2], played[3]),
        chien,
        known,
        tuple(card.index for _, card in cards),
        first,
    )


def _unopened(me: Seat, mine: int, state: Ints, first: Seat) -> Position:
    """In the bidding nothing is known but one's own hand."""
    unseen = MARSEILLE.all & ~mine
    north, east, south, west = (0 if seat is me else unseen for seat in SEATS)
    sizes = [0 if seat is me else HAND for seat in SEATS]
    return Position(
        me,
        state,
        state,
        (north, east, south, west, unseen),
        (sizes[0], sizes[1], sizes[2], sizes[3], SIZE),
        mine,
        (0, 0, 0, 0),
        0,
        0,
        (),
        first,
    )


def _begun(view: TarotView, first: Seat) -> Ints:
    """The state before the first card, with what all know of it and what the viewer knows of the stock."""
    state: Ints = engine.blank()
    state[engine.TURN] = first
    if view.taker is None or view.contract is None:
        return state
    contract = view.contract
    state[engine.TAKER] = view.taker
    state[engine.TIMES] = contract.multiplier
    state[engine.SLAM] = view.chelem is True
    state[engine.SHOWN] = sum(poignee.level.points for _, poignee in view.poignees)
    state[engine.PUBLIC] = MARSEILLE.mask(view.public_trumps) >> 56
    if contract.shows_chien:
        kept = (KINGS | BOUT_MASK | TRUMPS) & ~MARSEILLE.mask(view.public_trumps)
        pinned = MARSEILLE.mask(view.chien or ()) & kept
        state[engine.PINNED : engine.PINNED + 5] = masks(pinned)
    for seat, poignee in view.poignees:
        shown = MARSEILLE.mask(poignee.cards)
        for other in SEATS:
            if other is not seat:
                at = engine.BARRED + 5 * other
                state[at : at + 5] |= masks(shown)
    return state


def _excluded(state: Ints, seat: Seat) -> int:
    """The cards that a seat's play shows it does not hold."""
    found = 0
    for suit in range(4):
        if state[engine.VOID + seat] >> suit & 1:
            found |= engine.SUIT << 14 * suit
    if state[engine.VOID + seat] >> 4 & 1:
        return found | TRUMPS
    cap = int(state[engine.CAP + seat])
    return found | (TRUMPS & ~(((1 << cap) - 1) << 56))


def _taken(may: list[int], taker: Seat, chien: int, view: TarotView) -> None:
    """What a shown chien and a discard by the rules say: only ordinary cards lie away, and all of them if a trump had
    to."""
    may[STOCK] &= ORDINARY
    if view.public_trumps:
        may[taker] &= ~ORDINARY
    for seat in SEATS:
        if seat is not taker:
            may[seat] &= ~chien


def _shown(may: list[int], view: TarotView) -> None:
    """Cards of a poignée lie with who showed them; one filled by the Excuse shows that there is no other trump."""
    for seat, poignee in view.poignees:
        cards = MARSEILLE.mask(poignee.cards)
        for place in range(len(may)):
            if place != seat:
                may[place] &= ~cards
        if cards & EXCUSE.bit:
            may[seat] &= ~TRUMPS | cards


def worlds_of(here: Position, places: Ints, contract: Contract) -> Ints:
    """States (n, SIZE) of the play from layouts ``places`` (n, 5 places, 5 masks) of the unseen cards."""
    states = np.tile(here.state, (len(places), 1))
    laid = places | masks_of(here)
    states[:, engine.HAND : engine.HAND + 20] = laid[:, :4].reshape(len(places), 20)
    stock = laid[:, STOCK]
    if contract.shows_chien:
        states[:, engine.AWAY : engine.AWAY + 5] = stock
    if contract.chien_side is Side.TAKER:
        half, bouts = np.zeros(len(places), np.int64), np.zeros(len(places), np.int64)
        for index in range(78):
            suit = min(index // 14, 4)
            there = stock[:, suit] >> (index - 14 * suit) & 1
            half += there * engine.WORTH[index]
            if 1 << index & BOUT_MASK:
                bouts += there
        states[:, engine.HALF] += half
        states[:, engine.TAKEN] += bouts
    return states


def masks_of(here: Position) -> Ints:
    """The cards whose place is known and that are still there (5 places, 5 masks): one's own hand, and the stock."""
    known = np.zeros((5, 5), np.int64)
    known[here.viewer] = masks(here.mine)
    known[STOCK] = masks(here.stock)
    return known
