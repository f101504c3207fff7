"""One seat's view of a position that someone describes: a hand, the calls so far, dummy, the cards played so far.

Nothing is known of the other hands but what they have played, and nothing else is made up: what they hold beside that
is left empty in the state from which the view is built.
"""

from collections.abc import Sequence
from itertools import combinations

from cardavia.cards import FRENCH, Card, Illegal, Unreadable
from cardavia.cards.reading import find_cards
from cardavia.games.bridge.actions import PLAYS
from cardavia.games.bridge.auction import Auction
from cardavia.games.bridge.bridge import BRIDGE
from cardavia.games.bridge.calls import Call
from cardavia.games.bridge.known import known_to
from cardavia.games.bridge.play import Playing, taking
from cardavia.games.bridge.reading import in_auction
from cardavia.games.bridge.setup import Setup, Vulnerable
from cardavia.games.bridge.view import BridgeView
from cardavia.games.game import Deal
from cardavia.games.seat import SEATS, Seat

HAND = 13
#: Longer texts hold no hand.
LONGEST = 400


def read_hand(text: str) -> tuple[Card, ...]:
    """Thirteen cards: the suits S.H.D.C parted by dots, or the cards one by one.

    ``Unreadable("bad_hand", text=…)`` or the card's own refusal if it names no cards, ``Illegal("card_twice")``,
    ``Illegal("hand_size", count=…, expected=13)``.

    >>> " ".join(card.code for card in read_hand("AKQ32.K2.432.J32"))
    'C2 C3 CJ D2 D3 D4 H2 HK S2 S3 SQ SK SA'
    """
    if len(text) > LONGEST:
        raise Unreadable("bad_hand", text=text[:30])
    if "." not in text:
        return _whole(find_cards(FRENCH, text))
    suits = text.strip().upper().replace("10", "T").split(".")
    ranks = "".join(suit.strip().removeprefix("-") for suit in suits)
    if len(suits) != 4 or not set(ranks) <= set("AKQJT98765432"):
        raise Unreadable("bad_hand", text=text.strip())
    return _whole(
        [FRENCH[suit + rank] for suit, held in zip("SHDC", suits, strict=True) for rank in held.strip().strip("-")]
    )


def read_calls(text: str, dealer: Seat) -> tuple[Call, ...]:
    """The calls of an auction, from the dealer on, parted by spaces, commas, hyphens or slashes.

    >>> [call.text for call in read_calls("1♠ pass, 2C-P", Seat.NORTH)]
    ['1S', 'P', '2C', 'P']
    """
    return named_calls([word for word in _words(text, ",-–/;|") if word], dealer)


def named_calls(texts: Sequence[str], dealer: Seat) -> tuple[Call, ...]:
    """The calls that these texts name; ``Unreadable("no_such_call")`` or ``Ambiguous("which_call")`` otherwise."""
    calls = []
    for at, text in enumerate(texts):
        call = in_auction(SEATS[(dealer + at) & 3], text)
        if not isinstance(call, Call):
            raise Unreadable("no_such_call", text=text)
        calls.append(call)
    return tuple(calls)


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards in the order played, as :func:`find_cards` reads them.

    >>> read_cards("HQ H6, h2 ♥A")
    (<HQ>, <H6>, <H2>, <HA>)
    """
    return find_cards(FRENCH, " ".join(_words(text, ",-–/;|")))


def auction_view(hand: Sequence[Card], calls: Sequence[Call], dealer: Seat, vulnerable: Vulnerable) -> BridgeView:
    """What the seat on turn sees that holds ``hand`` (13 cards) when ``calls`` were made from ``dealer`` on.

    The refusals of the auction if a call is not allowed, ``Illegal("hand_size")``, ``Illegal("auction_over")``.

    >>> view = auction_view(read_hand("AKQ32.K2.432.J32"), read_calls("1S P 2C P", Seat.NORTH), Seat.NORTH,
    ...                     Vulnerable.NONE)
    >>> view.viewer.letter, view.choices.count()
    ('N', 30)
    """
    turn = SEATS[(dealer + len(calls)) & 3]
    piles = [0, 0, 0, 0]
    piles[turn] = FRENCH.mask(_whole(hand))
    state = _called(Deal(tuple(piles)), calls, Setup(dealer, vulnerable))
    if not isinstance(state, Auction) or state.closed:
        raise Illegal("auction_over")
    return BRIDGE.view(state, turn)


def play_view(
    hand: Sequence[Card],
    dummy: Sequence[Card],
    calls: Sequence[Call],
    dealer: Seat,
    vulnerable: Vulnerable,
    played: Sequence[Card],
) -> BridgeView:
    """What the player on turn sees: the seat whose card it is, or declarer if it is dummy's.

    ``hand`` and ``dummy`` are their 13 cards as dealt, those played too; ``dummy`` is empty before the opening lead.
    Refusals: ``Illegal`` ``auction_not_over``, ``passed_out``, ``deal_over``, ``dummy_unseen``, ``dummy_missing``,
    ``hand_size``, ``card_twice``, ``in_nobodys_hand``, and those of the play for a card that was not allowed.

    >>> view = play_view(read_hand("AKQ32.K2.432.J32"), (), read_calls("1NT P P P", Seat.SOUTH), Seat.SOUTH,
    ...                  Vulnerable.NONE, ())
    >>> view.viewer.letter, view.playing.letter, view.choices.count()
    ('W', 'W', 13)
    """
    setup = Setup(dealer, vulnerable)
    closed = _called(Deal((0, 0, 0, 0)), calls, setup)
    if isinstance(closed, Auction):
        raise Illegal("passed_out" if closed.closed else "auction_not_over")
    board = closed.board
    if played and not dummy:
        raise Illegal("dummy_missing")
    if dummy and not played:
        raise Illegal("dummy_unseen")
    seats = _seats(played, closed)
    if len(played) >= 4 * HAND:
        raise Illegal("deal_over")
    turn, seats = seats[-1], seats[:-1]
    player = board.declarer if turn is board.dummy else turn
    state = _called(_deal(hand, dummy, player, board.dummy, played, seats), calls, setup)
    for seat, card in zip(seats, played, strict=True):
        state = BRIDGE.apply(state, board.declarer if seat is board.dummy else seat, PLAYS[seat][card.index])
    view = BRIDGE.view(state, player)
    _check_holders(view, FRENCH.mask(played))
    return view


def _check_holders(view: BridgeView, gone: int) -> None:
    """Refuses a position in which some cards could be in nobody's hand: those who may hold them have shown out of their
    suits, or have no room for them."""
    known = known_to(view)
    for count in range(len(SEATS)):
        for some in combinations(SEATS, count):
            others = 0
            for seat in SEATS:
                if seat not in some:
                    others |= known.may[seat]
            only = FRENCH.all & ~gone & ~others
            if only.bit_count() > sum(known.sizes[seat] for seat in some):
                raise Illegal("in_nobodys_hand", card=FRENCH.cards_in(only)[-1])


def _seats(played: Sequence[Card], start: Playing) -> list[Seat]:
    """Whose each card was, and last the seat whose card comes next."""
    seats = [start.turn]
    for at in range(1, len(played) + 1):
        if at % 4:
            seats.append(seats[-1].left)
        else:
            took = taking(tuple(played[at - 4 : at]), start.board.trump)
            seats.append(seats[at - 4 + took])
    return seats


def _deal(
    hand: Sequence[Card],
    dummy: Sequence[Card],
    player: Seat,
    dummy_seat: Seat,
    played: Sequence[Card],
    seats: Sequence[Seat],
) -> Deal:
    """The known hands whole, the others with what they played."""
    known = {player: FRENCH.mask(_whole(hand))}
    if dummy:
        known[dummy_seat] = FRENCH.mask(_whole(dummy))
    piles = [known.get(seat, 0) for seat in SEATS]
    gone = 0
    for seat, card in zip(seats, played, strict=True):
        if gone & card.bit:
            raise Illegal("card_twice", card=card)
        gone |= card.bit
        if seat not in known:
            piles[seat] |= card.bit
    seen = 0
    for pile in piles:
        if seen & pile:
            raise Illegal("card_twice", card=FRENCH.cards_in(seen & pile)[0])
        seen |= pile
    return Deal(tuple(piles))


def _called(deal: Deal, calls: Sequence[Call], setup: Setup) -> Auction | Playing:
    state: Auction | Playing = BRIDGE.start(setup, deal)
    for call in calls:
        if not isinstance(state, Auction) or state.closed:
            raise Illegal("auction_over")
        state = BRIDGE.apply(state, state.turn, call)
    return state


def _whole(cards: Sequence[Card]) -> tuple[Card, ...]:
    seen = 0
    for card in cards:
        if seen & card.bit:
            raise Illegal("card_twice", card=card)
        seen |= card.bit
    if len(cards) != HAND:
        raise Illegal("hand_size", count=len(cards), expected=HAND)
    return FRENCH.cards_in(seen)


def _words(text: str, marks: str) -> list[str]:
    for mark in marks:
        text = text.replace(mark, " ")
    return text.split()
