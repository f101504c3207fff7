"""What each side is sure of before a trick, however the other plays (two tricks or more to go)."""

from cardavia.solve.tarot.kernel.compiled import bits, highest, kernel
from cardavia.solve.tarot.kernel.ending import SLAM
from cardavia.solve.tarot.kernel.layout import (
    BOUTS,
    CARDS,
    EXCUSE_BY,
    GONE,
    HONOURS,
    LEADER,
    PETIT,
    SWEEP,
    WORLD,
    Ints,
    held,
    remaining,
)


@kernel
def in_play(row: Ints) -> int:
    """Half points of all cards in the hands but the Excuse."""
    total = row[CARDS + 4] + 8 * row[PETIT] + 8 * row[WORLD]
    for suit in range(4):
        honours = row[HONOURS + suit]
        total += row[CARDS + suit] + 2 * (honours & 1) + 2 * (honours & 2) + (honours & 4) // 4 * 6 + honours // 8 * 8
    return total


@kernel
def never_beaten(mine: int, theirs: int) -> int:
    """How many of these trumps win a trick, however all are played: each of the others needs a higher one of theirs."""
    spare = 0
    sure = 0
    both = mine | theirs
    while both:
        place = highest(both)
        both ^= 1 << place
        if theirs >> place & 1:
            spare += 1
        elif spare:
            spare -= 1
        else:
            sure += 1
    return sure


@kernel
def cashed(row: Ints, leader: int) -> int:
    """The half points that the leader's side is sure of by leading out what nobody can beat; tricks from bit 16 on.

    Nothing, where the leader would be left with the Excuse for the last trick.
    """
    length_of_hand = 0
    for suit in range(5):
        length_of_hand += bits(held(row, leader, suit))
    trumps = held(row, leader, 4)
    others = remaining(row, 4) & ~trumps
    most = 0
    for step in range(1, 4):
        seat = (leader + step) & 3
        count = bits(held(row, seat, 4))
        if count and row[EXCUSE_BY] == seat:
            count += 1
        most = max(most, count)
    masters = bits(trumps >> (highest(others) + 1)) if others else bits(trumps)
    drawn = masters >= most
    tricks = bits(trumps) if drawn else masters
    gain = 4 * tricks + (8 if row[WORLD] and trumps >> (row[CARDS + 4] - 1) & 1 else 0)
    if drawn and row[PETIT] and trumps & 1:
        gain += 8
    for suit in range(4):
        mine = held(row, leader, suit)
        if not mine:
            continue
        rest = remaining(row, suit) & ~mine
        top = bits(mine >> (highest(rest) + 1)) if rest else bits(mine)
        if not top:
            continue
        longest = 0
        rounds = top
        for step in range(1, 4):
            seat = (leader + step) & 3
            length = bits(held(row, seat, suit))
            if not drawn and held(row, seat, 4):
                rounds = min(rounds, length)
            if length and row[EXCUSE_BY] == seat:
                length += 1
            longest = max(longest, length)
        if drawn and top >= longest:
            rounds = bits(mine)
        tricks += rounds
        gain += 4 * rounds
        honours = row[HONOURS + suit]
        place = row[CARDS + suit]
        left = rounds
        for bit in range(3, -1, -1):
            if honours >> bit & 1:
                place -= 1
                if left and mine >> place & 1:
                    gain += 2 * bit + 2
                    left -= 1
    if row[EXCUSE_BY] == leader and tricks >= length_of_hand:
        return 0
    return tricks << 16 | gain


@kernel
def bounds(row: Ints, bouts: Ints, slam: int, sides: Ints) -> None:
    """``sides[0]``: the half points that the taker is sure to gain from here on; ``sides[1]``: the most possible.

    Their strategies are simple: who holds the Excuse plays it before the last trick, masters are led out, and trumps
    fall as they must. Where the Excuse could end a slam, nothing is said.
    """
    excuse_by = row[EXCUSE_BY]
    sweep = row[SWEEP]
    if excuse_by != GONE and sweep & (1 if excuse_by == 0 else 2):
        sides[0], sides[1] = -4000, 4000
        return
    low = 8 if excuse_by == 0 else 0
    high = low + in_play(row) + (1 if 0 < excuse_by < GONE else 0)
    petit = bouts[row[BOUTS] + row[PETIT]] - bouts[row[BOUTS]]
    high += petit
    mine = held(row, 0, 4)
    theirs = remaining(row, 4) & ~mine
    leader = row[LEADER]
    world_mine = row[WORLD] and mine >> (row[CARDS + 4] - 1) & 1
    tricks = never_beaten(mine, theirs)
    gain = 4 * tricks + (8 if world_mine else 0)
    lost = max(
        never_beaten(held(row, 1, 4), mine), never_beaten(held(row, 2, 4), mine), never_beaten(held(row, 3, 4), mine)
    )
    loss = 4 * lost + (8 if row[WORLD] and not world_mine else 0)
    out = cashed(row, leader)
    if leader == 0:
        tricks = max(tricks, out >> 16)
        gain = max(gain, out & 0xFFFF)
    else:
        lost = max(lost, out >> 16)
        loss = max(loss, out & 0xFFFF)
    if lost and excuse_by == 0:
        loss -= 1  # the Excuse falls on one of these tricks, and its own half point is counted already
    low += gain
    high -= loss
    if slam:
        if sweep & 2 and not tricks:
            low -= SLAM
        if sweep & 1 and not lost:
            high += SLAM
    sides[0], sides[1] = low, high
