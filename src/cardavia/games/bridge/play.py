"""The play of the cards (SPEC B5): whose card comes next, which may be played, who wins the trick."""

from dataclasses import dataclass
from typing import NamedTuple

from cardavia.cards import FRENCH, Card, Illegal
from cardavia.games.bridge.actions import PLAYS, Play
from cardavia.games.bridge.auction import Auction, ended_in
from cardavia.games.bridge.calls import Call
from cardavia.games.bridge.contract import Contract
from cardavia.games.bridge.setup import Setup
from cardavia.games.bridge.view import ClaimMade
from cardavia.games.choices import Choices, Plays
from cardavia.games.game import Deal
from cardavia.games.seat import SEATS, Seat
from cardavia.games.trick import Trick

#: The masks of the suits C D H S; a card's suit is ``SUIT_OF[card.index]``.
SUITS: tuple[int, ...] = tuple(FRENCH.suits.values())
SUIT_OF: tuple[int, ...] = tuple(card.index // 13 for card in FRENCH)
#: In place of a trump suit's mask when there is none.
NO_TRUMP = 0


@dataclass(frozen=True, slots=True)
class Board:
    """What does not change once the auction is over. ``trump`` is the trump suit's mask (0 in no trump)."""

    setup: Setup
    deal: Deal
    calls: tuple[Call, ...]
    contract: Contract
    declarer: Seat
    dummy: Seat
    trump: int


class Playing(NamedTuple):
    """A deal in its play.

    ``hands`` are masks of unplayed cards N E S W, ``turn`` the hand whose card comes next, ``led`` the mask of the suit
    led (0 before a lead), ``ns`` the tricks that NS has won. ``claim`` is being answered, ``claims`` were. ``lines``
    are the stated lines that bind each claimant, ``shown`` has a bit for each seat whose hand a claim showed, and
    ``settled`` are the tricks that NS has when a claim has ended the play.
    """

    board: Board
    hands: tuple[int, ...]
    turn: Seat
    trick: tuple[Play, ...]
    led: int
    tricks: tuple[Trick, ...]
    ns: int
    claim: ClaimMade | None
    claims: tuple[ClaimMade, ...]
    lines: tuple[tuple[Card, ...], ...]
    shown: int
    settled: int | None

    @property
    def over(self) -> bool:
        return self.settled is not None or len(self.tricks) == 13

    @property
    def player(self) -> Seat:
        """Who plays the next card: declarer for dummy."""
        return self.board.declarer if self.turn is self.board.dummy else self.turn

    @property
    def left(self) -> int:
        """How many tricks are not finished."""
        return 13 - len(self.tricks)

    @property
    def dummy_faced(self) -> bool:
        """Dummy's hand is seen by all from the opening lead on."""
        return bool(self.trick or self.tricks)


def dealt(auction: Auction) -> Playing | None:
    """The play that follows a closed auction, before the opening lead by declarer's left; ``None`` if passed out."""
    contract = ended_in(auction.setup, auction.calls)
    if contract is None:
        return None
    trump = FRENCH.suits[contract.strain.suit] if contract.strain.suit else NO_TRUMP
    declarer = contract.declarer
    board = Board(auction.setup, auction.deal, auction.calls, contract, declarer, declarer.partner, trump)
    return Playing(board, auction.deal.piles, declarer.left, (), 0, (), 0, None, (), ((), (), (), ()), 0, None)


def playable(playing: Playing) -> int:
    """The mask of the cards that the hand on turn may play: of the suit led if it has one, and the next card of a
    stated line if that is among them."""
    hand = playing.hands[playing.turn]
    mask = hand & playing.led or hand
    if any(playing.lines):
        due = due_card(playing)
        if due is not None and due.bit & mask:
            return due.bit
    return mask


def due_card(playing: Playing) -> Card | None:
    """The first card of the stated line that is still held, if a line binds who plays next (SPEC B8)."""
    player = playing.player
    held = playing.hands[player]
    if player is playing.board.declarer:
        held |= playing.hands[playing.board.dummy]
    for card in playing.lines[player]:
        if card.bit & held:
            return card
    return None


def plays(playing: Playing) -> Choices[Play]:
    """What the hand on turn may play."""
    return Choices((Plays(FRENCH, playable(playing), PLAYS[playing.turn]),))


def played(playing: Playing, seat: Seat, play: Play) -> Playing:
    """The deal after ``seat`` plays this card.

    ``Illegal``: ``not_your_turn`` (``seat`` must act), ``other_hand`` (declarer names a card of the hand whose turn it
    is not; ``seat`` is the hand on turn), ``card_not_held``, ``must_follow`` (``suit``), ``stated_line`` (``card`` is
    due).
    """
    board, hands, turn, trick, led, tricks, ns, claim, claims, lines, shown, settled = playing
    if seat is not turn or turn is board.dummy:
        player = playing.player
        if seat != player:
            raise Illegal("not_your_turn", seat=player)
    card = play.card
    if play.seat != turn:
        raise Illegal("other_hand", card=card, seat=turn)
    hand = hands[turn]
    if not card.bit & hand or card.pack != "french":
        raise Illegal("card_not_held", card=card, seat=turn)
    suit = SUITS[SUIT_OF[card.index]]
    if led:
        if suit is not led and hand & led:
            raise Illegal("must_follow", suit=FRENCH.cards_in(led)[0].suit, card=card)
    else:
        led = suit
    if any(lines) and not card.bit & playable(playing):
        raise Illegal("stated_line", card=due_card(playing))
    trick = (*trick, play)
    hands = (*hands[:turn], hand ^ card.bit, *hands[turn + 1 :])
    if len(trick) < 4:
        after = SEATS[(turn + 1) & 3]
        return Playing(board, hands, after, trick, led, tricks, ns, claim, claims, lines, shown, settled)
    winner = trick[taking(tuple(part.card for part in trick), board.trump)].seat
    finished = Trick(tuple([(part.seat, part.card) for part in trick]), winner)
    ns += 1 - (winner & 1)
    return Playing(board, hands, winner, (), 0, (*tricks, finished), ns, claim, claims, lines, shown, settled)


def taking(cards: tuple[Card, ...], trump: int) -> int:
    """Which of the cards, in the order played, takes the trick: the highest trump, else the highest of the suit led.

    >>> taking(tuple(FRENCH[code] for code in ("H9", "HK", "C2", "HA")), FRENCH.suits["C"])
    2
    """
    best = 0
    top = cards[0]
    for at in range(1, len(cards)):
        card = cards[at]
        if card.suit == top.suit:
            if card.rank > top.rank:
                best, top = at, card
        elif card.bit & trump:
            best, top = at, card
    return best
