"""What a seat may play to a trick: one card for all that are alike, the most promising first."""

from cardavia.solve.tarot.kernel.compiled import highest, kernel, lowest, small
from cardavia.solve.tarot.kernel.layout import (
    EXCUSE,
    EXCUSE_BY,
    LEADER,
    PETIT,
    Ints,
    held,
    remaining,
    worth,
)

#: The columns of a trick in progress, a row for each number of cards on the table.
LED, BEST_SUIT, BEST_PLACE, BEST_SEAT, TABLE = 0, 1, 2, 3, 4  # TABLE: 5 masks of the places on the table
TRICK_WIDTH = 9


@kernel
def played(before: Ints, seat: int, card: int, now: Ints) -> None:
    """The trick with one more card on it."""
    for column in range(TRICK_WIDTH):
        now[column] = before[column]
    suit, place = card >> 5, card & 31
    if suit == 5:
        return
    now[TABLE + suit] |= 1 << place
    best = before[BEST_SUIT]
    if before[LED] < 0:
        now[LED] = suit
    if best < 0 or (suit == best and place > before[BEST_PLACE]) or (suit == 4 and best != 4):
        now[BEST_SUIT], now[BEST_PLACE], now[BEST_SEAT] = suit, place, seat


@small
def beats(trick: Ints, suit: int, place: int) -> bool:
    """Whether a card would win the trick as it stands."""
    best = trick[BEST_SUIT]
    return best < 0 or (suit == best and place > trick[BEST_PLACE]) or (suit == 4 and best != 4)


@kernel
def legal(row: Ints, trick: Ints, seat: int, suit: int) -> int:
    """The places of a suit or of trumps that a seat may play."""
    led = trick[LED]
    hand = held(row, seat, suit)
    if led < 0 or not hand:
        return hand
    if led < 4:
        if suit == led:
            return hand
        if held(row, seat, led):
            return 0
    if suit == 4:
        if trick[BEST_SUIT] == 4:
            higher = hand >> (trick[BEST_PLACE] + 1) << (trick[BEST_PLACE] + 1)
            return higher if higher else hand
        return hand
    return 0 if held(row, seat, 4) else hand


@kernel
def could_beat(row: Ints, seat: int, led: int, suit: int, place: int) -> bool:
    """Whether a seat that is still to play could beat this card, the best so far of a trick where ``led`` is led."""
    if led < 4:
        mine = held(row, seat, led)
        if mine:
            return suit == led and highest(mine) > place
    trumps = held(row, seat, 4)
    return trumps != 0 and (suit != 4 or highest(trumps) > place)


@kernel
def safe(row: Ints, trick: Ints, seat: int, count: int, suit: int, place: int) -> bool:
    """Whether no opponent still to play can beat a card that would be the best so far."""
    led = trick[LED] if trick[LED] >= 0 else suit
    if seat == 0:
        beaten = False
        for step in range(1, 4 - count):
            beaten = beaten or could_beat(row, (seat + step) & 3, led, suit, place)
        return not beaten
    if (0 - row[LEADER]) & 3 <= count:
        return True  # the taker has played
    return not could_beat(row, 0, led, suit, place)


@kernel
def _lead(row: Ints, trick: Ints, seat: int, suit: int, place: int, value: int) -> int:
    """How promising it is to lead a card."""
    alone = safe(row, trick, seat, 0, suit, place)
    others = remaining(row, suit) & ~held(row, seat, suit)
    master = others >> place == 0
    if suit == 4:
        if master:
            return 60
        if seat == 0:
            return 30 + place if not (place == 0 and row[PETIT]) else -20
        return 12 - place if not (place == 0 and row[PETIT]) else -30
    if alone:
        return 70 + value if master else 50 - value
    return 25 - 3 * value


@kernel
def _follow(row: Ints, trick: Ints, seat: int, count: int, suit: int, place: int, value: int) -> int:
    """How promising it is to add a card to a trick."""
    best_suit, best_place, best_seat = trick[BEST_SUIT], trick[BEST_PLACE], trick[BEST_SEAT]
    if beats(trick, suit, place):
        if safe(row, trick, seat, count, suit, place):
            return 80 + 2 * value - (place if suit == 4 else 0)
        return 20 - 2 * value - (place if suit == 4 else 0)
    ours = (best_seat == 0) == (seat == 0)
    if ours and safe(row, trick, seat, count, best_suit, best_place):
        return 60 + 3 * value
    return 30 - 4 * value - (place if suit == 4 else 0)


@kernel
def ordered(row: Ints, trick: Ints, seat: int, count: int, first: int, moves: Ints, scores: Ints) -> int:
    """Writes the cards that ``seat`` may play as the ``count``-th to a trick, ``first`` before all; how many they are.

    Of neighbours in a suit that are worth the same only the lowest is written: what lies on the table already counts
    as gone, the card to beat excepted.
    """
    found = 0
    for suit in range(5):
        mask = legal(row, trick, seat, suit)
        if not mask:
            continue
        table = trick[TABLE + suit]
        if suit == trick[BEST_SUIT]:
            table &= ~(1 << trick[BEST_PLACE])
        own = held(row, seat, suit)
        before_worth, before_place = 0, -1
        while mask:
            place = lowest(mask)
            mask &= mask - 1
            value = worth(row, suit * 32 + place)
            if value == before_worth and not (suit == 4 and value == 9):  # the Petit and XXI
                between = ((1 << place) - 1) & ~((2 << before_place) - 1)
                if between & ~(table | own) == 0:
                    before_place = place
                    continue
            before_worth, before_place = value, place
            card = suit * 32 + place
            if card == first:
                score = 1000
            elif trick[BEST_SUIT] < 0:
                score = _lead(row, trick, seat, suit, place, value)
            else:
                score = _follow(row, trick, seat, count, suit, place, value)
            at = found
            while at > 0 and scores[at - 1] < score:
                scores[at] = scores[at - 1]
                moves[at] = moves[at - 1]
                at -= 1
            scores[at] = score
            moves[at] = card
            found += 1
    if row[EXCUSE_BY] == seat:
        score = 1000 if first == EXCUSE else 5
        at = found
        while at > 0 and scores[at - 1] < score:
            scores[at] = scores[at - 1]
            moves[at] = moves[at - 1]
            at -= 1
        scores[at] = score
        moves[at] = EXCUSE
        found += 1
    return found
