"""A position of the play with every card seen, as the solver takes it (SPEC T5 to T9)."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardavia.cards import MARSEILLE, Card
from cardavia.games.seat import Seat
from cardavia.games.tarot import Contract, Level, Side, State, playable, playing_order, tally
from cardavia.games.tarot.settlement import ALL_HALF_POINTS
from cardavia.games.tarot.trick import LAST, PETIT, all_won_by, side_of

Hands = tuple[int, int, int, int]


class NotAPosition(ValueError):
    """What is wrong with a position; ``field`` names the part of it: hands, trick, half_points, bouts or phase."""

    def __init__(self, field: str, said: str) -> None:
        super().__init__(said)
        self.field = field


@dataclass(frozen=True, slots=True)
class Position:
    """One moment of the play, all hands open.

    ``hands`` are masks of the Marseille pack, N E S W: the cards not yet played. ``leader`` leads the next trick or
    led the one on the table, whose cards are ``trick``, in the order played. ``half_points`` are the card points,
    doubled, that the taker has so far, the discard or the chien among them and the Excuse as SPEC T7 has it;
    ``bouts`` is how many bouts the taker has taken in. Neither counts the cards on the table.

    ``sweep`` is the side that has won every trick so far; ``None`` if both have won some, and before the first trick.
    ``petit`` matters only before the last trick: the side that won the trick before it, if the Petit lay in that one.
    ``poignees`` are those shown, ``chelem`` whether a slam was announced.

    >>> from cardavia.cards import find_cards
    >>> hands = tuple(MARSEILLE.mask(find_cards(MARSEILLE, text)) for text in ("CR C1", "T2 SR", "T21 C2", "B3 D1"))
    >>> Position(Seat.SOUTH, hands, Seat.SOUTH, half_points=100, bouts=1).left
    2
    """

    taker: Seat
    hands: Hands
    leader: Seat
    trick: tuple[Card, ...] = ()
    half_points: int = 0
    bouts: int = 0
    contract: Contract = Contract.GARDE
    sweep: Side | None = None
    petit: Side | None = None
    poignees: tuple[tuple[Side, Level], ...] = ()
    chelem: bool = False

    @classmethod
    def of_state(cls, state: State) -> "Position":
        """The position of a deal being played; ``NotAPosition`` in any other phase.

        Poignées that may still be shown are not weighed: only those shown count.
        """
        if state.phase != "play" or state.turn is None:
            raise NotAPosition("phase", f"only a deal in its play can be solved, not one in its phase {state.phase!r}")
        opening = state.opening
        taker, contract = opening.taking()
        count = tally(contract, taker, opening.stock, state.tricks)
        last = state.tricks[-1] if len(state.tricks) == LAST - 1 else None
        petit = last is not None and any(card is PETIT for _, card in last.cards)
        return cls(
            taker=taker,
            hands=state.hands,
            leader=state.trick[0][0] if state.trick else state.turn,
            trick=tuple(card for _, card in state.trick),
            half_points=count.half_points,
            bouts=len(count.bouts),
            contract=contract,
            sweep=all_won_by(state.tricks, taker),
            petit=side_of(last.winner, taker) if last is not None and petit else None,
            poignees=tuple((side_of(seat, taker), poignee.level) for seat, poignee in state.poignees),
            chelem=opening.chelem is True,
        )

    @property
    def turn(self) -> Seat:
        """The seat that is to play."""
        return playing_order(self.leader)[len(self.trick)]

    @property
    def left(self) -> int:
        """How many tricks are not yet full, 1 to 18."""
        return self.hands[self.leader].bit_count() + bool(self.trick)

    @property
    def cards(self) -> tuple[Card, ...]:
        """What the seat on turn may play, in the pack's order."""
        return MARSEILLE.cards_in(playable(self.hands[self.turn], self.trick))

    def whole(self) -> Hands:
        """The hands with the cards on the table given back to who played them."""
        hands = list(self.hands)
        for seat, card in zip(playing_order(self.leader), self.trick, strict=False):
            hands[seat] |= card.bit
        north, east, south, west = hands
        return north, east, south, west


def checked(position: Position) -> Position:
    """The position, if it is one; ``NotAPosition`` says what is wrong. The search itself trusts what it is given."""
    if len(position.trick) > 3:
        raise NotAPosition("trick", f"a trick in progress has at most 3 cards on the table, not {len(position.trick)}")
    _none_twice([*position.hands, *(card.bit for card in position.trick)])
    hands = position.whole()
    sizes = [hand.bit_count() for hand in hands]
    if len(set(sizes)) != 1:
        raise NotAPosition(
            "hands", f"the hands (N E S W, cards on the table counted) have {sizes} cards: they must be equal"
        )
    if not 1 <= sizes[0] <= LAST:
        raise NotAPosition("hands", f"a position has 1 to {LAST} tricks to play, not {sizes[0]}")
    _played_by_the_rules(position)
    _points_can_be(position, hands)
    if not 0 <= position.bouts <= 3 - sum(_is_bout(card) for hand in hands for card in MARSEILLE.cards_in(hand)):
        raise NotAPosition(
            "bouts", f"the taker can't have taken in {position.bouts} bouts: not so many are out of play"
        )
    return position


def _points_can_be(position: Position, hands: Hands) -> None:
    """The half points that the taker has fit the cards gone by, and who won them where one side won them all."""
    out = ALL_HALF_POINTS - sum(card.half_points for hand in hands for card in MARSEILLE.cards_in(hand))
    stock = 6 * 9  # the chien at its richest
    low, high = 0, out + 1
    if position.sweep is Side.TAKER:
        low = out - 9 - (stock if position.contract.chien_side is Side.DEFENCE else 0)
    elif position.sweep is Side.DEFENCE:
        high = 9 + (stock if position.contract.chien_side is Side.TAKER else 0)
    if not max(0, low) <= position.half_points <= min(out + 1, high):
        said = f"must lie between {max(0, low)} and {min(out + 1, high)}"
        raise NotAPosition("half_points", f"the taker's {position.half_points} half points can't be: here they {said}")


def _is_bout(card: Card) -> bool:
    return card.code in ("T1", "T21", "EX")


def _none_twice(masks: Sequence[int]) -> None:
    seen = 0
    for mask in masks:
        if mask < 0 or mask > MARSEILLE.all:
            raise NotAPosition("hands", f"{mask:#x} is no mask of the Marseille pack")
        if seen & mask:
            raise NotAPosition("hands", f"{MARSEILLE.cards_in(seen & mask)[0]} is in two places")
        seen |= mask


def _played_by_the_rules(position: Position) -> None:
    """Each card on the table could be played, or the answers would rest on a revoke."""
    hands = position.whole()
    for place, (seat, card) in enumerate(zip(playing_order(position.leader), position.trick, strict=False)):
        if not playable(hands[seat], position.trick[:place]) & card.bit:
            raise NotAPosition("trick", f"{seat.letter} could not play {card} to this trick")
