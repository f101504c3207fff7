"""The game: tarot behind the interface that every game offers."""

from collections.abc import Mapping

from cardavia.cards import MARSEILLE, Card, Illegal
from cardavia.games.choices import NOTHING, Choices, Form, OneOf, Plays
from cardavia.games.game import Deal, Game, Hidden, Match, Outcome
from cardavia.games.seat import SEATS, Seat, Viewer
from cardavia.games.tarot.actions import (
    CHELEM_NO,
    CHELEM_YES,
    PLAYS,
    Bid,
    Chelem,
    Claim,
    Discard,
    Play,
    Poignee,
    TarotAction,
)
from cardavia.games.tarot.bidding import bids_over, check_bid, highest
from cardavia.games.tarot.chien import check_discard, discards, is_petit_sec
from cardavia.games.tarot.claim import may_claim
from cardavia.games.tarot.match import SingleDeal
from cardavia.games.tarot.poignee import check_poignee, may_show, poignees
from cardavia.games.tarot.reading import read_action
from cardavia.games.tarot.setup import NEXT, ORDER, Setup, first_leader, read_setup
from cardavia.games.tarot.state import Opening, State, cancelled, settled, with_hand
from cardavia.games.tarot.trick import LAST, highest_trump, playable, suit_led, taken_by
from cardavia.games.tarot.view import TarotView, seen, view
from cardavia.games.trick import Trick

_ONE = tuple(frozenset((seat,)) for seat in SEATS)
_NOBODY: frozenset[Seat] = frozenset()
_CHELEM: Choices[TarotAction] = Choices((OneOf((CHELEM_NO, CHELEM_YES)),))
_REST: Choices[TarotAction] = Choices((OneOf((Claim.REST,)),))
HAND = 18  # cards dealt to each seat


class Tarot(Game[Setup, State, TarotAction, TarotView]):
    """French Tarot for four players, a single deal (SPEC section T).

    >>> from cardavia.games.tarot import TAROT, Setup
    >>> TAROT.sizes, [seat.letter for seat in TAROT.order]
    ((18, 18, 18, 18, 6), ['N', 'W', 'S', 'E'])
    """

    name = "tarot"
    pack = MARSEILLE
    sizes = (HAND, HAND, HAND, HAND, 6)
    order = ORDER
    matches = ("single",)

    def start(self, setup: Setup, deal: Deal) -> State:
        """The state before the first bid; over at once if a hand holds the Petit as its only trump (SPEC T2)."""
        self.check_deal(deal)
        north, east, south, west, _ = deal.piles
        hands = (north, east, south, west)
        opening = Opening(setup, deal)
        if any(is_petit_sec(hand) for hand in hands):
            return cancelled(opening, hands, "petit_sec")
        return State("bidding", opening, NEXT[setup.dealer], hands)

    def awaited(self, state: State) -> frozenset[Seat]:
        return _NOBODY if state.turn is None else _ONE[state.turn]

    def legal(self, state: State, seat: Seat) -> Choices[TarotAction]:
        if seat is not state.turn:
            return NOTHING
        hand = state.hands[seat]
        if state.phase == "play":
            cards = [card for _, card in state.trick]
            plays: Form[TarotAction] = Plays(MARSEILLE, playable(hand, cards), PLAYS[seat])
            if not self._may_show(state, seat):
                return Choices((plays,))
            return Choices((plays, *poignees(hand, self._public_discard(state, seat))))
        if state.phase == "bidding":
            return bids_over(state.opening.bids)
        if state.phase == "discard":
            return Choices((discards(hand),))
        return _CHELEM

    def offers(self, state: State, seat: Seat) -> Choices[TarotAction]:
        """The rest of the play, where its leader can see that no way to play it matters (SPEC B8 is bridge's)."""
        if seat is state.turn and may_claim(state, seat):
            return _REST
        return NOTHING

    def apply(self, state: State, seat: Seat, action: TarotAction) -> State:
        if seat is not state.turn:
            raise Illegal("deal_over") if state.turn is None else Illegal("not_your_turn", seat=state.turn)
        if isinstance(action, Play):
            return self._play(state, seat, action)
        if isinstance(action, Poignee):
            return self._show(state, seat, action)
        if isinstance(action, Bid):
            return self._bid(state, seat, action)
        if isinstance(action, Discard):
            return self._discard(state, seat, action)
        if isinstance(action, Chelem):
            return self._announce(state, seat, action)
        return self._play_out(state, seat)

    def seen(self, state: State, viewer: Viewer, seat: Seat, action: TarotAction) -> TarotAction | Hidden:
        return seen(viewer, seat, action)

    def view(self, state: State, viewer: Viewer) -> TarotView:
        if isinstance(viewer, Seat) and viewer is state.turn:
            return view(state, viewer, self.awaited(state), self.legal(state, viewer), self.offers(state, viewer))
        return view(state, viewer, self.awaited(state), NOTHING, NOTHING)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def read(self, state: State, seat: Seat, text: str) -> TarotAction:
        return read_action(state, seat, text)

    def read_setup(self, values: Mapping[str, object]) -> Setup:
        return read_setup(values)

    def match(self, kind: str, values: Mapping[str, object]) -> Match:
        return SingleDeal.of(kind, values)

    # What each kind of action does.

    def _bid(self, state: State, seat: Seat, bid: Bid) -> State:
        _in_phase(state, "bidding")
        before = state.opening
        check_bid(before.bids, bid)
        bids = (*before.bids, (seat, bid))
        if len(bids) < len(SEATS):
            return State("bidding", Opening(before.setup, before.deal, bids), NEXT[seat], state.hands)
        best = highest(bids)
        if best is None:
            return cancelled(Opening(before.setup, before.deal, bids), state.hands, "passed_out")
        taker, contract = best
        opening = Opening(before.setup, before.deal, bids, taker, contract)
        if contract.shows_chien:
            return State("discard", opening, taker, with_hand(state.hands, taker, state.hands[taker] | opening.chien))
        return State("chelem", opening, taker, state.hands)

    def _discard(self, state: State, seat: Seat, action: Discard) -> State:
        _in_phase(state, "discard")
        hand = state.hands[seat]
        chosen = check_discard(hand, action.cards)
        before = state.opening
        opening = Opening(before.setup, before.deal, before.bids, before.taker, before.contract, chosen)
        return State("chelem", opening, seat, with_hand(state.hands, seat, hand ^ chosen))

    def _announce(self, state: State, seat: Seat, action: Chelem) -> State:
        _in_phase(state, "chelem")
        before = state.opening
        opening = Opening(
            before.setup,
            before.deal,
            before.bids,
            before.taker,
            before.contract,
            before.discard,
            action.announced,
        )
        leader = first_leader(before.setup.dealer, seat, action.announced)
        return State("play", opening, leader, state.hands)

    def _may_show(self, state: State, seat: Seat) -> bool:
        hand = state.hands[seat]
        return hand.bit_count() == HAND and may_show(hand) and all(shower is not seat for shower, _ in state.poignees)

    def _public_discard(self, state: State, seat: Seat) -> int:
        return state.opening.public_trumps if seat is state.opening.taker else 0

    def _show(self, state: State, seat: Seat, action: Poignee) -> State:
        _in_phase(state, "play")
        hand = state.hands[seat]
        if hand.bit_count() != HAND:
            raise Illegal("poignee_too_late")
        if any(shower is seat for shower, _ in state.poignees):
            raise Illegal("one_poignee_each")
        check_poignee(hand, self._public_discard(state, seat), action)
        shown = (*state.poignees, (seat, action))
        return State("play", state.opening, seat, state.hands, state.trick, state.tricks, shown)

    def _play(self, state: State, seat: Seat, action: Play) -> State:
        _in_phase(state, "play")
        card = action.card
        hand = state.hands[seat]
        if action.seat is not seat or not hand & card.bit:
            raise Illegal("not_held", card=card)
        if not playable(hand, [played for _, played in state.trick]) & card.bit:
            raise _refused(hand, [played for _, played in state.trick], card)
        hands = with_hand(state.hands, seat, hand ^ card.bit)
        trick = (*state.trick, (seat, card))
        if len(trick) < len(SEATS):
            return State("play", state.opening, NEXT[seat], hands, trick, state.tricks, state.poignees)
        taker, _ = state.opening.taking()
        winner = taken_by(trick, state.tricks, taker)
        tricks = (*state.tricks, Trick(trick, winner))
        if len(tricks) < LAST:
            return State("play", state.opening, winner, hands, (), tricks, state.poignees)
        return settled(state.opening, tricks, state.poignees)

    def _play_out(self, state: State, seat: Seat) -> State:
        """The rest, played card by card in one of the ways that all settle alike."""
        if not may_claim(state, seat):
            raise Illegal("no_claim_here")
        while state.turn is not None:
            turn = state.turn
            state = self.apply(state, turn, next(iter(self.legal(state, turn))))
        return state


def _in_phase(state: State, phase: str) -> None:
    if state.phase != phase:
        raise Illegal("wrong_phase", phase=state.phase, wanted=phase)


def _refused(hand: int, trick: list[Card], card: Card) -> Illegal:
    """Why a card that is held may not be played."""
    suit = suit_led(trick)
    if card.suit != suit and hand & MARSEILLE.suits[suit]:
        return Illegal("must_follow", suit=suit)
    if card.suit != "T":
        return Illegal("must_trump")
    return Illegal("must_overtrump", card=highest_trump(trick))


TAROT = Tarot()
