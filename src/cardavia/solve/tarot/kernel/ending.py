"""The last trick, in which nobody has a choice (SPEC T7, T9)."""

from cardavia.solve.tarot.kernel.compiled import kernel, lowest
from cardavia.solve.tarot.kernel.layout import (
    BOUTS,
    CARDS,
    EXCUSE,
    EXCUSE_BY,
    LAST_PETIT,
    LEADER,
    PETIT,
    SWEEP,
    WORLD,
    Ints,
    held,
    worth,
)

SLAM = 1000  # half points that stand for a slam: far beyond those of the cards


@kernel
def only_card(row: Ints, seat: int) -> int:
    """The one card of a seat that has one."""
    if row[EXCUSE_BY] == seat:
        return EXCUSE
    for suit in range(5):
        mask = held(row, seat, suit)
        if mask:
            return suit * 32 + lowest(mask)
    return -1


@kernel
def last_trick(row: Ints, bouts: Ints, slam: int) -> int:
    """``(gain + 4096) * 4 + petit + 1``: the half points that the taker gains, and who wins the Petit au bout."""
    leader = row[LEADER]
    best_suit, best_place, winner = -1, -1, leader
    for at in range(4):
        seat = (leader + at) & 3
        card = only_card(row, seat)
        suit, place = card >> 5, card & 31
        if suit == 5:
            continue
        if best_suit < 0 or (suit == best_suit and place > best_place) or (suit == 4 and best_suit != 4):
            best_suit, best_place, winner = suit, place, seat
    excuse_by = row[EXCUSE_BY]
    had = row[BOUTS]
    special = excuse_by == leader and row[SWEEP] == (1 if leader == 0 else 2)
    if special:
        winner = leader
    petit = row[LAST_PETIT] if special else 0
    taken = had
    gain = 0
    for seat in range(4):
        card = only_card(row, seat)
        suit, place = card >> 5, card & 31
        if suit == 5:
            if special:
                gain += 9 if seat == 0 else 0
            elif seat == 0:
                taken -= 1
            else:
                taken += 1
                gain += 9
            continue
        if winner == 0:
            gain += worth(row, card)
        if suit == 4 and row[WORLD] and place == row[CARDS + 4] - 1:
            if seat == 0 and winner != 0:
                taken -= 1
            elif seat != 0 and winner == 0:
                taken += 1
        if suit == 4 and row[PETIT] and place == 0:
            if winner == 0:
                taken += 1
            if not special:
                petit = 1 if winner == 0 else -1
    gain += bouts[taken] - bouts[had]
    sweep = row[SWEEP] & (1 if winner == 0 else 2)
    if slam and sweep:
        gain += SLAM if sweep == 1 else -SLAM
    return (gain + 4096) * 4 + petit + 1
