"""The play as the robot's seat sees it: which cards are out, which are masters, who can still beat a card."""

from cardavia.cards import FRENCH, Card
from cardavia.games.bridge import BridgeView, Play, known_to
from cardavia.games.bridge.play import taking
from cardavia.games.seat import SEATS, Seat

SUITS = "CDHS"


class Position:
    """A view of the play, worked out. ``turn`` is the hand that plays, ``cards`` its cards and ``legal`` those it may
    play; ``unseen`` are in hands that the seat does not see."""

    def __init__(self, view: BridgeView, seat: Seat) -> None:
        contract, turn = view.contract, view.playing
        if contract is None or turn is None:
            raise ValueError("not in the play")
        self.view = view
        self.seat = seat
        self.turn = turn
        self.contract = contract
        self.trump = contract.strain.suit
        self.declaring = seat is contract.declarer
        self.known = known_to(view)
        self.trick = view.trick
        self.led = view.trick[0][1].suit if view.trick else None
        self.cards = FRENCH.cards_in(self.known.may[turn])
        self.legal = tuple(action.card for action in view.choices if isinstance(action, Play))
        self.unseen = 0
        for other in SEATS:
            if other not in self.seen:
                self.unseen |= self.known.may[other]

    @property
    def seen(self) -> tuple[Seat, ...]:
        """The hands whose cards are known."""
        return tuple(seat for seat in SEATS if seat not in self.known.hidden)

    @property
    def needed(self) -> int:
        """How many tricks declarer's side still needs for the contract."""
        return self.contract.target - self.view.won[self.contract.declarer & 1]

    def suit(self, seat: Seat, suit: str) -> tuple[Card, ...]:
        """The cards of a suit that the hand holds, or may hold, from the lowest."""
        return FRENCH.cards_in(self.known.may[seat] & FRENCH.suits[suit])

    def friend(self, seat: Seat) -> bool:
        """Is this hand on the side of the hand that plays?"""
        return seat & 1 == self.turn & 1

    def out(self, suit: str) -> tuple[Card, ...]:
        """The cards of a suit that the other side may hold."""
        mask = 0
        for seat in SEATS:
            if not self.friend(seat):
                mask |= self.known.may[seat]
        return FRENCH.cards_in(mask & FRENCH.suits[suit])

    def master(self, card: Card) -> bool:
        """Can nobody of the other side hold a higher card of its suit?"""
        return all(other.rank < card.rank for other in self.out(card.suit))

    def trumps_out(self) -> int:
        """How many trumps the other side may hold."""
        return len(self.out(self.trump)) if self.trump else 0

    def best(self) -> tuple[Seat, Card]:
        """Who is winning the trick, with what."""
        trump = FRENCH.suits[self.trump] if self.trump else 0
        return self.trick[taking(tuple(card for _, card in self.trick), trump)]

    def beats(self, card: Card, other: Card) -> bool:
        """Does ``card``, played later, beat ``other``, which is winning?"""
        if card.suit == other.suit:
            return card.rank > other.rank
        return card.suit == self.trump

    def after(self) -> tuple[Seat, ...]:
        """The seats that play to this trick after the hand on turn."""
        return tuple(SEATS[(self.turn + step) & 3] for step in range(1, 4 - len(self.trick)))

    def holds_up(self, card: Card, led: str) -> bool:
        """Will ``card``, once it is winning, surely win the trick against those who play after?"""
        return not any(self.threatened(card, led, seat) for seat in self.after() if not self.friend(seat))

    def threatened(self, card: Card, led: str, seat: Seat) -> bool:
        """May this hand beat the card, as far as is known?"""
        may = self.known.may[seat]
        follows = may & FRENCH.suits[led]
        certain = seat in self.seen
        if certain and follows:
            may = follows
        higher = any(other.rank > card.rank for other in FRENCH.cards_in(may & FRENCH.suits[card.suit]))
        if card.suit == self.trump:
            return higher and (led == self.trump or not follows)
        ruffs = bool(self.trump) and not follows and bool(may & FRENCH.suits[self.trump or "C"])
        return (higher and card.suit == led) or ruffs

    def touching(self, card: Card) -> Card:
        """The lowest of the turn's cards that is as good as this one and still wins if this one does, no card that
        others hold or have on the table lying between."""
        between = {other.rank for other in self.others(card.suit)}
        between |= {other.rank for _, other in self.trick if other.suit == card.suit}
        lowest = card
        for other in reversed(self.suit(self.turn, card.suit)):
            if other.rank < lowest.rank and other in self.legal:
                if any(other.rank < rank < lowest.rank for rank in between):
                    break
                lowest = other
        return lowest

    def others(self, suit: str) -> tuple[Card, ...]:
        """The unplayed cards of a suit that the hand on turn does not hold."""
        mask = 0
        for seat in SEATS:
            if seat is not self.turn:
                mask |= self.known.may[seat]
        return FRENCH.cards_in(mask & FRENCH.suits[suit])
