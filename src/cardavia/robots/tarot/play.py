"""One card at a time: what it may win or lose now, against what it is worth later. All in half points."""

from cardavia.cards import MARSEILLE, Card
from cardavia.games.seat import SEATS
from cardavia.games.tarot.chien import KINGS
from cardavia.games.tarot.trick import ABOVE, EXCUSE, PETIT, TRUMPS, WORLD, suit_led, trick_winner
from cardavia.robots.tarot.known import SUITS, Known
from cardavia.robots.tarot.sure import sure_lead

FEED = 1.0  # what a seat still to play adds to a trick that its side wins
THROW = 0.5  # and to one that it loses
PETIT_AU_BOUT = 20.0
LENGTH = 1.5  # for leading a suit, each card held of it
FORCE = 2.5  # for a lead on which the taker must spend a trump
DRAW = 1.2  # for each trump that a lead draws, by a taker with more than half as many as the others


def choose(known: Known, cards: tuple[Card, ...]) -> Card:
    """The card to play, of those allowed."""
    if len(cards) == 1:
        return cards[0]
    if not known.trick:
        line = sure_lead(known.mine, _elsewhere(known), known.swept)
        if line is not None:
            return line
    cards = sensible(known, cards)
    worth = _lead if not suit_led(known.table) else _follow
    return max(cards, key=lambda card: (worth(known, card), -card.half_points, -card.index))


def _elsewhere(known: Known) -> int:
    """Cards that the other three may hold."""
    found = 0
    for seat in SEATS:
        if seat is not known.me:
            found |= known.may_hold(seat, MARSEILLE.all)
    return found


def sensible(known: Known, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards without those that no player with sense would play while there are others."""
    left = known.mine.bit_count()
    if EXCUSE in cards and left == 2:
        return (EXCUSE,)  # in the last trick it would be the other side's
    found = [card for card in cards if not _foolish(known, card, cards)]
    return tuple(found) or cards


def _foolish(known: Known, card: Card, cards: tuple[Card, ...]) -> bool:
    winner = known.winning()
    lost = winner is not None and not known.friend(winner)
    if lost and card.bit & KINGS and known.table[trick_winner(known.table)].suit == "T":
        return True  # a King under the other side's trump
    if card is WORLD and known.trick and all(played.half_points == 1 for played in known.table):
        return any(other.suit == "T" for other in cards if other is not WORLD)
    if not known.trick and card.suit == "T" and not known.enemy_trumps:
        if card is PETIT:
            return known.mine.bit_count() > 1  # it wins the last trick too
        return bool(known.mine & ~TRUMPS & ~EXCUSE.bit)  # nobody to draw from
    return not known.trick and card is PETIT


def _keep(known: Known, card: Card) -> float:
    """What the card is worth if it is kept for later."""
    left = known.mine.bit_count()
    if card is EXCUSE:
        return 1.0 + 0.3 * left if left > 3 else 0.0
    if card.suit == "T":
        enemies = known.enemy_trumps
        trumps = (known.mine & TRUMPS).bit_count()
        if card is PETIT:
            return PETIT_AU_BOUT / 2 if not enemies and trumps > 1 else 0.0
        if not enemies:
            return 3.0
        higher = (enemies & ABOVE[card.rank]).bit_count() / enemies.bit_count()
        return 2.0 + 5.0 * (1.0 - higher)
    if left == 1:
        return 0.0
    above = known.unseen & SUITS[card.suit] & ~((card.bit << 1) - 1)
    if above:
        return 0.0
    others = (known.unseen & SUITS[card.suit]).bit_count()
    return card.half_points * 0.5 if others >= 6 else card.half_points * 0.25


def _outcome(known: Known, suit: str, best: Card, ours: bool) -> tuple[float, float]:
    """The chance that our side wins the trick, and what the seats still to come add to it: gained less lost."""
    chance = 1.0 if ours else 0.0
    for seat in known.after:
        beats = known.beats(seat, suit, best)
        if known.friend(seat):
            chance += (1.0 - chance) * beats
        else:
            chance *= 1.0 - beats
    added = 0.0
    for seat in known.after:
        friendly = known.friend(seat)
        if friendly:
            added += chance * FEED - (1.0 - chance) * THROW
        else:
            added += chance * THROW - (1.0 - chance) * FEED
    return chance, added


def _follow(known: Known, card: Card) -> float:
    """What playing this card to a trick that is led is worth."""
    table = sum(played.half_points for played in known.table if played is not EXCUSE)
    suit = suit_led(known.table)
    winner = known.winning()
    ours = winner is not None and known.friend(winner)
    best = known.table[trick_winner(known.table)]
    if card is EXCUSE:
        chance, added = _outcome(known, suit, best, ours)
        return (2.0 * chance - 1.0) * table + added - (1.0 - chance) - _keep(known, card)
    cards = [*known.table, card]
    if trick_winner(cards) == len(cards) - 1:
        ours, best = True, card
    chance, added = _outcome(known, suit, best, ours)
    swing = 2.0 * chance - 1.0
    return swing * (table + card.half_points) + added - _keep(known, card)


def _lead(known: Known, card: Card) -> float:
    """What leading this card is worth."""
    left = known.mine.bit_count()
    if card is EXCUSE:
        return -4.0 - _keep(known, card) if left > 3 else -1.0
    chance, added = _outcome(known, card.suit, card, True)
    worth = (2.0 * chance - 1.0) * card.half_points + added - _keep(known, card)
    if card.suit == "T":
        return worth + _drawing(known, card, chance)
    length = (known.mine & SUITS[card.suit]).bit_count()
    worth += LENGTH * length
    if not known.attack:
        follows = known.chance(known.taker, card.suit, SUITS[card.suit])
        trumps = known.chance(known.taker, "T", TRUMPS)
        worth += FORCE * (1.0 - follows) * trumps
    return worth


def _drawing(known: Known, card: Card, chance: float) -> float:
    """What a trump lead gains by the trumps it takes from the other side, and costs by those of one's own side."""
    if not known.attack:
        return -4.0
    enemies = known.enemy_trumps
    count = enemies.bit_count()
    drawn = sum(known.chance(seat, "T", TRUMPS) for seat in known.after)
    mine = (known.mine & TRUMPS).bit_count()
    worth = drawn * (DRAW if mine > count / 2 else 0.4)
    if enemies & PETIT.bit:
        worth += 18.0 * chance * min(1.0, 3.0 / count)
    return worth
