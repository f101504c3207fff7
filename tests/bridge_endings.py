"""Endings of bridge as states of the play: four short hands, and tricks before them that say nothing more."""

from cardavia.cards import FRENCH, Card
from cardavia.games import SEATS, Deal, Seat
from cardavia.games.bridge import BRIDGE, BridgeView, Play, Setup, State
from cardavia.games.bridge.play import Playing, taking
from cardavia.games.trick import Trick


def ending(
    north: str, east: str, south: str, west: str, calls: str, lead: Seat, void: tuple[Seat, str] | None = None
) -> Playing:
    """The play with these cards left, written ``AQ.4..`` (spades first), ``lead`` to lead.

    South deals. East and West follow suit to every trick gone, so that nothing is known of their hands, but for
    ``void``: this one of them has shown that it has no more of that suit. All four follow suit as long as four cards of
    one are gone. So a defender, who does not see declarer's hand, may be asked if 1, 5, 9 or 13 of each suit are left.
    """
    hands = [_hand(text) for text in (north, east, south, west)]
    gone = [card for card in FRENCH if not any(card in hand for hand in hands)]
    count = 13 - len(hands[0])
    tricks: list[tuple[Card, Card]] = []
    if void is not None:
        seat, suit = void
        follow = next(card for card in gone if card.suit == suit)
        discard = next(card for card in gone if card.suit != suit)
        tricks.append((follow, discard) if seat is Seat.WEST else (discard, follow))
    left = [card for card in gone if card not in (tricks[0] if tricks else ())]
    followed: list[Card] = []  # North's and South's cards to the tricks that all follow
    for suit in "SHDC" if void is None else "":
        held = [card for card in left if card.suit == suit]
        for at in range(0, len(held) - 3, 4):
            tricks.append((held[at], held[at + 1]))
            followed += held[at + 2 : at + 4]
            left = [card for card in left if card not in held[at : at + 4]]
    for card in list(left):
        other = next((other for other in left if other.suit == card.suit and other is not card), None)
        if card in left and other is not None and len(tricks) < count:
            tricks.append((card, other))
            left = [held for held in left if held not in (card, other)]
    left = followed + left
    assert len(tricks) == count
    assert len(left) == 2 * count
    done = []
    for at, (easts, wests) in enumerate(tricks):
        of = {Seat.EAST: easts, Seat.WEST: wests, Seat.NORTH: left[2 * at], Seat.SOUTH: left[2 * at + 1]}
        first = Seat.WEST if void is not None and not at and void[0] is Seat.EAST else Seat.EAST
        order = [SEATS[(first + step) & 3] for step in range(4)]
        done.append(tuple((seat, of[seat]) for seat in order))
    piles = [
        FRENCH.mask(hand) | FRENCH.mask(dict(trick)[seat] for trick in done)
        for seat, hand in zip(SEATS, hands, strict=True)
    ]
    state: State = BRIDGE.start(Setup(Seat.SOUTH), Deal(tuple(piles)))
    for call in calls.split():
        [seat] = BRIDGE.awaited(state)
        state = BRIDGE.apply(state, seat, BRIDGE.read(state, seat, call))
    assert isinstance(state, Playing)
    trump = state.board.trump
    finished = tuple(Trick(trick, trick[taking(tuple(card for _, card in trick), trump)][0]) for trick in done)
    ns = sum(1 - (trick.winner & 1) for trick in finished)
    return state._replace(hands=tuple(FRENCH.mask(hand) for hand in hands), turn=lead, tricks=finished, ns=ns)


def led(state: Playing, *codes: str) -> Playing:
    """The state after these cards, each by the hand on turn."""
    after: State = state
    for code in codes:
        assert isinstance(after, Playing)
        after = BRIDGE.apply(after, after.player, Play(after.turn, FRENCH[code]))
    assert isinstance(after, Playing)
    return after


def seen_by_player(state: Playing) -> tuple[Seat, BridgeView]:
    """Who plays next, and what that player sees."""
    return state.player, BRIDGE.view(state, state.player)


def _hand(text: str) -> list[Card]:
    return [FRENCH[suit + rank] for suit, ranks in zip("SHDC", text.split("."), strict=True) for rank in ranks]
