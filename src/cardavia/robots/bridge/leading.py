"""What to lead: the opening lead, a defender's later leads, and declarer's."""

from cardavia.cards import Card
from cardavia.games.bridge import Bid
from cardavia.robots.bridge.position import SUITS, Position
from cardavia.robots.bridge.running import run

TEN, JACK, QUEEN, KING, ACE = 10, 11, 12, 13, 14


def led(at: Position) -> Card:
    """The card to lead to a new trick."""
    if len(at.legal) == 1:
        return at.legal[0]
    if at.declaring:
        return _declarers(at)
    return _opening(at) if not at.view.tricks else _defenders(at)


# --- the opening lead ---


def _opening(at: Position) -> Card:
    """Partner's suit, a sequence's top, the fourth best of the longest suit; against a suit also a singleton."""
    return max((_from_suit(at, suit) for suit in SUITS if at.suit(at.turn, suit)), key=lambda choice: choice[0])[1]


def _from_suit(at: Position, suit: str) -> tuple[float, Card]:
    held = at.suit(at.turn, suit)[::-1]
    ranks = [card.rank for card in held]
    worth = float(len(held)) if at.trump is None else 4 - abs(len(held) - 4) / 2
    worth += 3 * (suit in bid_by(at, at.turn.partner)) - 1.5 * (suit in bid_by(at, at.contract.declarer))
    worth -= suit in bid_by(at, at.contract.dummy)
    top = sequence(ranks)
    if top:
        worth += 2 if ranks[0] >= QUEEN else 1
    if at.trump is None:
        worth += sum(rank >= JACK for rank in ranks) / 2
        return worth, held[0] if top else low_from(held)
    if suit == at.trump:
        return worth - 2.5 - (2 if ranks[0] >= JACK else 0), held[-1] if not top else held[0]
    if len(held) == 1:
        worth += 3 if ranks[0] < KING and len(at.suit(at.turn, at.trump)) >= 2 else -1
    if ranks[0] == ACE:
        if len(ranks) > 1 and ranks[1] == KING:
            return worth + 3, held[0]
        return worth - 2.5, held[0]  # never away from an ace against a trump contract
    if ranks[0] in (KING, QUEEN) and not top:
        worth -= 1
    return worth, held[0] if top or len(held) == 2 else low_from(held)


def sequence(ranks: list[int]) -> bool:
    """Does the suit begin with touching honours, three together or two and the next but one?

    >>> sequence([13, 12, 11, 4]), sequence([12, 11, 9]), sequence([13, 12]), sequence([14, 12, 11])
    (True, True, False, False)
    """
    if len(ranks) < 3 or ranks[0] < TEN or ranks[1] != ranks[0] - 1:
        return False
    return ranks[2] >= ranks[1] - 2


def low_from(held: tuple[Card, ...]) -> Card:
    """The fourth best of four or more, the lowest of three, the higher of two; cards from the highest."""
    return held[3] if len(held) >= 4 else held[0] if len(held) == 2 else held[-1]


def bid_by(at: Position, seat: int) -> set[str]:
    """The suits that a seat has bid."""
    return {call.strain.value for caller, call in at.view.auction if caller == seat and isinstance(call, Bid)}


# --- later leads of a defender ---


def _defenders(at: Position) -> Card:
    """Cash what beats the contract, else go on with the defence's suit, through strength and up to weakness."""
    masters = [card for card in at.cards if at.master(card) and not _ruffable(at, card.suit)]
    won = at.view.won[1 - (at.contract.declarer & 1)]
    if masters and (won + len(masters) > 13 - at.contract.target or len(at.cards) <= 4):
        return max(masters, key=lambda card: (card.rank, card.index))
    return max((_again(at, suit) for suit in SUITS if at.suit(at.turn, suit)), key=lambda choice: choice[0])[1]


def _again(at: Position, suit: str) -> tuple[float, Card]:
    held = at.suit(at.turn, suit)[::-1]
    ranks = [card.rank for card in held]
    dummy = at.contract.dummy
    dummys = at.suit(dummy, suit)
    worth = len(held) / 2
    if at.trump is None:
        worth += len(held) / 2
    for trick in at.view.tricks:
        if trick.cards[0][1].suit == suit:
            worth += 1.5 if at.friend(trick.leader) else -1
    worth += 2 * (suit in bid_by(at, at.turn.partner)) - (suit in bid_by(at, at.contract.declarer))
    high = sum(card.rank >= QUEEN for card in dummys)
    worth += high / 2 if dummy is at.turn.left else -high
    if at.trump and suit != at.trump and not dummys and at.suit(dummy, at.trump):
        worth -= 3  # dummy would ruff
    if suit == at.trump:
        worth -= 1.5
    if at.master(held[0]) and not _ruffable(at, suit):
        return worth + 1.5, held[0]
    if sequence(ranks):
        return worth + 1, held[0]
    if ranks[0] == ACE and at.trump:
        return worth - 2, held[0]
    if ranks[0] in (KING, QUEEN):
        worth -= 0.5
    return worth, held[0] if len(held) == 2 else held[-1]


def _ruffable(at: Position, suit: str) -> bool:
    """May an opponent ruff this suit?"""
    if at.trump is None or suit == at.trump:
        return False
    for seat in (at.turn.left, at.turn.right):
        short = not at.suit(seat, suit) or (seat not in at.seen and len(at.out(suit)) <= 2)
        if short and at.suit(seat, at.trump):
            return True
    return False


# --- declarer ---


def _declarers(at: Position) -> Card:
    """Cash when that is enough, ruff in the short hand, draw trumps, else work on the longest suit."""
    tricks, first = run(at)
    if first is not None and tricks >= at.needed:
        return first
    if at.trump:
        ruff = _to_ruff(at, at.trump)
        if ruff is not None:
            return ruff
        drawn = _drawn(at, at.trump)
        if drawn is not None:
            return drawn
    worked = _worked(at)
    if worked is not None:
        return worked
    if first is not None:
        return first
    return min(at.legal, key=lambda card: (card.suit == at.trump, card.rank, card.index))


def _to_ruff(at: Position, trump: str) -> Card | None:
    """A loser of a suit in which the other hand, the one with fewer trumps, is void."""
    other = at.turn.partner
    if not at.suit(other, trump) or len(at.suit(other, trump)) > len(at.suit(at.turn, trump)):
        return None
    losers = [card for card in at.legal if card.suit != trump and not at.suit(other, card.suit) and not at.master(card)]
    return min(losers, key=lambda card: (card.rank, card.index), default=None)


def _drawn(at: Position, trump: str) -> Card | None:
    """A trump to draw theirs: a master, or low towards a higher one of the other hand."""
    mine, others = at.suit(at.turn, trump), at.suit(at.turn.partner, trump)
    missing = at.out(trump)
    shown_out = all(not at.suit(seat, trump) for seat in (at.turn.left, at.turn.right))
    if not mine or not missing or shown_out:
        return None
    if len(mine) + len(others) <= 3 and len(missing) <= 1:
        return None
    if len(missing) == 1 and not at.master(max(*mine, *others, key=lambda card: card.rank)):
        return None  # the last one is a master: let it take its trick when it likes
    if at.master(mine[-1]):
        return mine[-1]
    if others and others[-1].rank > mine[-1].rank:
        return mine[0]
    return at.touching(mine[-1]) if len(mine) > 1 and mine[-1].rank - mine[-2].rank == 1 else mine[0]


def _worked(at: Position) -> Card | None:
    """A card of the suit that may bring most tricks: towards honours of the other hand, or a sequence's top."""
    best: tuple[float, Card] | None = None
    for suit in SUITS:
        mine, others, missing = at.suit(at.turn, suit), at.suit(at.turn.partner, suit), at.out(suit)
        if not mine or suit == at.trump or not missing:
            continue
        longer = max(len(mine), len(others))
        strength = sum(card.rank >= TEN for card in (*mine, *others))
        worth = longer + strength / 2 + (len(mine) + len(others) - len(missing)) / 2
        if at.master(mine[-1]) and len(others) and others[-1].rank < mine[-1].rank and len(mine) <= len(others):
            card = mine[-1]
        elif others and others[-1].rank > mine[-1].rank:
            card = mine[0]
            worth += 1
        elif len(mine) > 1 and mine[-1].rank - mine[-2].rank == 1:
            card = mine[-1]
        else:
            card = mine[-1] if at.master(mine[-1]) else mine[0]
        if best is None or worth > best[0]:
            best = worth, card
    return best[1] if best else None
