"""A board as one program sees it at somebody's table: its own hand, the calls, dummy, the cards played."""

from collections.abc import Sequence
from dataclasses import replace

from cardavia.cards import Card, Illegal
from cardavia.games import NOTHING, Deal, Seat
from cardavia.games.bridge import BRIDGE, BridgeView, Call, Contract, Setup
from cardavia.games.bridge.auction import Auction, called, ended_in, opened
from cardavia.games.bridge.play import taking
from cardavia.games.bridge.position import auction_view, play_view


class Seen:
    """What is known in ``seat``, and what it is to do. ``hand`` and ``dummy`` are as dealt."""

    def __init__(self, seat: Seat, setup: Setup, hand: Sequence[Card]) -> None:
        self.seat = seat
        self.setup = setup
        self.hand = tuple(hand)
        self.dummy: tuple[Card, ...] = ()
        self.played: list[Card] = []
        self._auction: Auction = opened(setup, Deal((0, 0, 0, 0)))
        self._trick: list[tuple[Seat, Card]] = []
        self._leader: Seat | None = None

    @property
    def calls(self) -> tuple[Call, ...]:
        return self._auction.calls

    @property
    def contract(self) -> Contract | None:
        """The contract, once the auction is over and wasn't passed out."""
        return ended_in(self.setup, self.calls) if self._auction.closed else None

    @property
    def over(self) -> bool:
        """Is there nothing more to do on this board?"""
        return self._auction.closed and (self._auction.passed_out or len(self.played) == 52)

    @property
    def bidding(self) -> bool:
        return not self._auction.closed

    @property
    def turn(self) -> Seat:
        """The seat whose call or card comes next."""
        if self.bidding or self._leader is None:
            return self._auction.turn
        return self._trick[-1][0].left if self._trick else self._leader

    @property
    def trick(self) -> int:
        """The number of the trick, from 1 on, that the next card belongs to."""
        return len(self.played) // 4 + 1

    @property
    def leading(self) -> bool:
        """Does the next card begin a trick?"""
        return not self.bidding and not self._trick

    @property
    def mine(self) -> bool:
        """Is it for this seat to call, or to play: its own card, or dummy's if it is declarer?"""
        contract = self.contract
        dummys = contract is not None and self.turn is contract.dummy
        return (self.turn.partner if dummys else self.turn) is self.seat

    @property
    def is_dummy(self) -> bool:
        contract = self.contract
        return contract is not None and contract.dummy is self.seat

    def call(self, call: Call) -> None:
        """The call of the seat on turn; the auction's refusals if it can't be."""
        if not self.bidding:
            raise Illegal("auction_over")
        self._auction = called(self._auction, call)
        contract = self.contract
        if contract is not None:
            self._leader = contract.declarer.left

    def play(self, card: Card) -> None:
        """A card of the seat on turn; ``Illegal("card_twice")`` if it was played before."""
        contract = self.contract
        if contract is None:
            raise Illegal("auction_not_over")
        if card in self.played:
            raise Illegal("card_twice", card=card)
        self._trick.append((self.turn, card))
        self.played.append(card)
        if len(self._trick) == 4:
            trump = BRIDGE.pack.suits[contract.strain.suit] if contract.strain.suit else 0
            self._leader = self._trick[taking(tuple(card for _, card in self._trick), trump)][0]
            self._trick = []

    def view(self) -> BridgeView:
        """What the robot in this seat is to act on, when it is for it to act. There is nothing to claim: the protocol
        has no claims."""
        if self.bidding:
            return auction_view(self.hand, self.calls, self.setup.dealer, self.setup.vulnerable)
        hands = self.dummy if self.played else ()
        found = play_view(self.hand, hands, self.calls, self.setup.dealer, self.setup.vulnerable, self.played)
        return replace(found, offers=NOTHING)
