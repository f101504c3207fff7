"""What a seat can tell of the hidden cards from its own view, and nothing else."""

from cardavia.cards import MARSEILLE, Card
from cardavia.games.seat import SEATS, Seat
from cardavia.games.tarot import TarotView, playing_order, trick_winner
from cardavia.games.tarot.chien import BOUT_MASK, KINGS
from cardavia.games.tarot.trick import ABOVE, EXCUSE, TRUMPS, suit_led

SUITS = {suit: MARSEILLE.suits[suit] for suit in "CSBDT"}


class Known:
    """Where the unseen cards may lie, as one seat knows it during the play.

    ``unseen`` are the cards in nobody's sight (in the other hands or the stock), ``left`` the number of cards each
    seat holds, ``pinned`` those that the taker is known to hold from the chien, ``excluded`` for each seat the cards
    that its play shows it does not hold.
    """

    def __init__(self, view: TarotView, me: Seat) -> None:
        self.me = me
        self.taker = view.taker if view.taker is not None else me
        self.attack = me is self.taker
        self.mine = MARSEILLE.mask(view.hand)
        self.trick = view.trick
        self.table = [card for _, card in view.trick]
        self.excluded = [0, 0, 0, 0]
        self.left = [18 - len(view.tricks)] * 4
        played = 0
        for trick in view.tricks:
            played |= self._watch(trick.cards)
        played |= self._watch(view.trick)
        for seat, _ in view.trick:
            self.left[seat] -= 1
        self.played = played
        out = MARSEILLE.mask(view.discard or view.public_trumps)
        self.unseen = MARSEILLE.all & ~(self.mine | played | out)
        kept = KINGS | BOUT_MASK | TRUMPS  # never laid away, or shown when they were
        self.pinned = 0
        if view.chien is not None and not self.attack:
            self.pinned = MARSEILLE.mask(view.chien) & kept & self.unseen
        shown = [(seat, MARSEILLE.mask(poignee.cards) & self.unseen) for seat, poignee in view.poignees]
        for seat, cards in shown:
            for other in SEATS:
                if other is not seat:
                    self.excluded[other] |= cards
        self.after = self._after(view)
        self.swept = all(self.friend(trick.winner) for trick in view.tricks)
        self._weights: dict[tuple[Seat, str], float] = {}

    def _after(self, view: TarotView) -> tuple[Seat, ...]:
        """The seats that play to this trick after me."""
        order = playing_order(view.trick[0][0] if view.trick else self.me)
        return order[order.index(self.me) + 1 :]

    def _watch(self, cards: tuple[tuple[Seat, Card], ...]) -> int:
        """Notes what a trick tells of its players; gives its cards as a mask."""
        before: list[Card] = []
        played = 0
        for seat, card in cards:
            played |= card.bit
            suit = suit_led(before)
            if suit and card is not EXCUSE and card.suit != suit:
                self.excluded[seat] |= SUITS[suit]
                if card.suit != "T":
                    self.excluded[seat] |= TRUMPS
            if suit and card.suit == "T":
                top = max((other.rank for other in before if other.suit == "T"), default=0)
                if card.rank < top:
                    self.excluded[seat] |= ABOVE[top]
            before.append(card)
        return played

    def may_hold(self, seat: Seat, cards: int) -> int:
        """Those of the cards that this other seat may hold."""
        found = cards & self.unseen & ~self.excluded[seat]
        return found if seat is self.taker else found & ~self.pinned

    def _share(self, seat: Seat, suit: str) -> float:
        """The chance that an unseen card of this suit lies with the seat rather than elsewhere."""
        weight = self._weights.get((seat, suit))
        if weight is None:
            stock = max(0, self.unseen.bit_count() - sum(self.left[other] for other in SEATS if other is not self.me))
            places = stock + sum(
                self.left[other] for other in SEATS if other is not self.me and self.may_hold(other, SUITS[suit])
            )
            weight = self.left[seat] / places if places else 0.0
            self._weights[seat, suit] = weight
        return weight

    def chance(self, seat: Seat, suit: str, cards: int) -> float:
        """How likely this other seat holds one or more of these cards of one suit."""
        found = self.may_hold(seat, cards)
        if not found or not self.left[seat]:
            return 0.0
        if seat is self.taker and found & self.pinned:
            return 1.0
        return 1.0 - (1.0 - min(1.0, self._share(seat, suit))) ** found.bit_count()

    def beats(self, seat: Seat, suit: str, best: Card) -> float:
        """How likely a seat that plays after this can and must, or would, beat the best card so far."""
        higher = ABOVE[best.rank] if best.suit == "T" else TRUMPS
        if suit == "T":
            return self.chance(seat, "T", higher)
        trumps = self.chance(seat, "T", higher)
        follows = self.chance(seat, suit, SUITS[suit])
        over = 0.0
        if best.suit == suit:
            over = self.chance(seat, suit, SUITS[suit] & ~((best.bit << 1) - 1))
        return over + (1.0 - follows) * trumps

    def friend(self, seat: Seat) -> bool:
        """Whether the seat is on one's own side."""
        return (seat is self.taker) == self.attack

    def winning(self) -> Seat | None:
        """Who wins the trick as it lies; nobody if there is none yet but the Excuse."""
        if not suit_led(self.table):
            return None
        return self.trick[trick_winner(self.table)][0]

    @property
    def enemy_trumps(self) -> int:
        """The trumps that the other side may still hold."""
        found = 0
        for seat in SEATS:
            if seat is not self.me and not self.friend(seat) and self.left[seat]:
                found |= self.may_hold(seat, TRUMPS)
        return found
