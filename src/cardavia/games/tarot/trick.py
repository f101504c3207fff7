"""One trick: what may be played to it, who wins it, and where the Excuse goes (SPEC T6, T7)."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardavia.cards import MARSEILLE, Card
from cardavia.games.seat import Seat
from cardavia.games.tarot.levels import Side
from cardavia.games.tarot.setup import playing_order
from cardavia.games.trick import Trick

TRUMPS = MARSEILLE.suits["T"]
EXCUSE = MARSEILLE["EX"]
PETIT = MARSEILLE["T1"]
WORLD = MARSEILLE["T21"]
LAST = 18

#: ``ABOVE[n]``: the trumps higher than trump ``n``; all of them above 0.
ABOVE = tuple(MARSEILLE.mask(MARSEILLE[f"T{m}"] for m in range(n + 1, 22)) for n in range(22))


def playable(hand: int, trick: Sequence[Card]) -> int:
    """The cards of a hand that may be played to a trick, both as masks.

    Follow suit; else a trump, higher than any in the trick if it can be; else anything. The Excuse always may, and
    where it was led the next card sets the suit.

    >>> hand = MARSEILLE.mask(MARSEILLE[code] for code in ("T2", "T11", "D4", "EX"))
    >>> MARSEILLE.cards_in(playable(hand, [MARSEILLE["S3"], MARSEILLE["T10"]]))
    (<T11>, <EX>)
    """
    suit = ""
    highest = 0
    for card in trick:
        kind = card.suit
        if kind == "E":
            continue
        if not suit:
            suit = kind
        if kind == "T" and card.rank > highest:
            highest = card.rank
    if not suit:
        return hand
    excuse = hand & EXCUSE.bit
    if suit != "T":
        same = hand & MARSEILLE.suits[suit]
        if same:
            return same | excuse
    trumps = hand & TRUMPS
    if trumps:
        return (trumps & ABOVE[highest] or trumps) | excuse
    return hand


def suit_led(trick: Sequence[Card]) -> str:
    """The suit to follow: that of the first card that is not the Excuse; empty if there is none yet."""
    return next((card.suit for card in trick if card is not EXCUSE), "")


def highest_trump(trick: Sequence[Card]) -> Card | None:
    """The highest trump in the trick, ``None`` if there is none."""
    return max((card for card in trick if card.suit == "T"), default=None, key=lambda card: card.rank)


def trick_winner(cards: Sequence[Card]) -> int:
    """The place in the trick, from 0, of the card that wins it: the highest trump, else the highest of the suit led.
    The Excuse does not win (see :func:`taken_by` for the one exception).

    >>> trick_winner([MARSEILLE[code] for code in ("EX", "T3", "SR", "T2")])
    1
    """
    best = -1
    suit = ""
    top = 0
    for place, card in enumerate(cards):
        kind = card.suit
        if kind == suit:
            if card.rank > top:
                best, top = place, card.rank
        elif kind == "T" or (not suit and kind != "E"):
            best, suit, top = place, kind, card.rank
    return max(best, 0)


def side_of(seat: Seat, taker: Seat) -> Side:
    return Side.TAKER if seat is taker else Side.DEFENCE


@dataclass(frozen=True, slots=True)
class ExcuseFate:
    """Where the Excuse went: the side it counts for, the side that is given half a card point for it if any, and
    whether it won its trick."""

    counts_for: Side
    half_point_to: Side | None
    wins: bool


def excuse_fate(trick: int, player: Side, led: bool, won_by: Side, previous: Side | None) -> ExcuseFate:
    """What becomes of the Excuse played by a side to trick number ``trick``, 1 to 18 (SPEC T7).

    ``led``: it was the trick's first card. ``won_by``: the side that the other three cards give the trick to.
    ``previous``: the side that won all the tricks before, if one did.

    >>> excuse_fate(18, Side.TAKER, led=True, won_by=Side.DEFENCE, previous=Side.TAKER)
    ExcuseFate(counts_for=<Side.TAKER: 'taker'>, half_point_to=None, wins=True)
    """
    if trick < LAST:
        return ExcuseFate(player, None if won_by is player else won_by, False)
    if led and previous is player:
        return ExcuseFate(player, None, True)
    return ExcuseFate(player.other, None, False)


def all_won_by(tricks: Sequence[Trick], taker: Seat) -> Side | None:
    """The side that won every one of these tricks, if one did; ``None`` also for no tricks at all."""
    sides = {side_of(trick.winner, taker) for trick in tricks}
    return sides.pop() if len(sides) == 1 else None


def taken_by(cards: Sequence[tuple[Seat, Card]], before: Sequence[Trick], taker: Seat) -> Seat:
    """The seat that wins a full trick which follows the tricks ``before``, the slam's last Excuse among the cases."""
    leader, led = cards[0]
    if led is EXCUSE and len(before) == LAST - 1 and all_won_by(before, taker) is side_of(leader, taker):
        return leader
    return cards[trick_winner([card for _, card in cards])][0]


def replay(tricks: Sequence[Sequence[Card]], leader: Seat, taker: Seat) -> tuple[Trick, ...]:
    """The tricks of a deal with their seats and winners, from the cards in the order played and who led first.

    Whether each card was legal is not asked: score sheets and old records have only the cards.
    """
    done: list[Trick] = []
    for played in tricks:
        cards = tuple(zip(playing_order(leader), played, strict=True))
        leader = taken_by(cards, done, taker)
        done.append(Trick(cards, leader))
    return tuple(done)
