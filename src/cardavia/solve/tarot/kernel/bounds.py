"""What each side is sure of before a trick, however the other plays (two tricks or more to go)."""

from cardavia.solve.tarot.kernel.compiled import bits, highest, kernel, small
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
def _honours_in(row: Ints, leader: int, suit: int, rounds: int) -> int:
    """What honours add to so many tricks of a suit that the leader wins from the top: each friend gives its highest
    cards, each enemy its lowest, and the Excuse once if it can."""
    honours = row[HONOURS + suit]
    place = row[CARDS + suit]
    gain = 0
    for bit in range(3, -1, -1):
        if not honours >> bit & 1:
            continue
        place -= 1
        for seat in range(4):
            mine = held(row, seat, suit)
            if mine >> place & 1:
                if seat == leader or (seat != 0 and leader != 0):
                    counts = bits(mine >> (place + 1)) < rounds
                else:
                    counts = bits(mine & ((1 << place) - 1)) < rounds - (1 if row[EXCUSE_BY] == seat else 0)
                if counts:
                    gain += 2 * bit + 2
    return gain


@kernel
def _bouts_in(row: Ints, leader: int, tricks: int, drawn: bool, petit: int) -> int:
    """What XXI and the Petit add to so many tricks of trumps that the leader wins from the top."""
    if not tricks:
        return 0
    gain = 8 if row[WORLD] and held(row, leader, 4) >> (row[CARDS + 4] - 1) & 1 else 0
    if row[PETIT]:
        for seat in range(4):
            mine = held(row, seat, 4)
            if not mine & 1:
                continue
            if seat == leader:
                counts = drawn
            elif seat != 0 and leader != 0:
                counts = True
            else:
                counts = bits(mine) + (1 if row[EXCUSE_BY] == seat else 0) <= tricks
            if counts:
                gain += 8 + petit
    return gain


@kernel
def cashed(row: Ints, leader: int, petit: int) -> int:
    """The half points that the leader's side is sure of by leading out what nobody can beat; tricks from bit 16 on.

    ``petit`` is what the Petit's bout adds. Nothing, where the leader would be left with the Excuse for the last trick.
    """
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
    gain = 4 * tricks + _bouts_in(row, leader, tricks, drawn, petit)
    length_of_hand = bits(trumps)
    for suit in range(4):
        mine = held(row, leader, suit)
        if not mine:
            continue
        length_of_hand += bits(mine)
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
        gain += 4 * rounds + _honours_in(row, leader, suit, rounds)
    if row[EXCUSE_BY] == leader and tricks >= length_of_hand:
        return 0
    return tricks << 16 | gain


@kernel
def _classes(row: Ints, held_worth: Ints) -> None:
    """How many cards of each worth each seat holds, without the Excuse: ``held_worth[seat * 5 + c]`` of 2c + 1."""
    for seat in range(4):
        held_worth[5 * seat] = bits(held(row, seat, 4))
        for c in range(1, 5):
            held_worth[5 * seat + c] = 0
    for suit in range(4):
        honours = row[HONOURS + suit]
        place = row[CARDS + suit]
        for seat in range(4):
            held_worth[5 * seat] += bits(held(row, seat, suit))
        for bit in range(3, -1, -1):
            if honours >> bit & 1:
                place -= 1
                for seat in range(4):
                    if held(row, seat, suit) >> place & 1:
                        held_worth[5 * seat] -= 1
                        held_worth[5 * seat + bit + 1] += 1
    for seat in range(4):
        trumps = held(row, seat, 4)
        high = (trumps & 1 & row[PETIT]) + (trumps >> (row[CARDS + 4] - 1) & 1 & row[WORLD] if trumps else 0)
        held_worth[5 * seat] -= high
        held_worth[5 * seat + 4] += high


@small
def _cheapest(held_worth: Ints, seat: int, count: int) -> int:
    """The least that so many cards of a seat can be worth; all of them, if they are fewer."""
    total = 0
    for c in range(5):
        some = min(count, held_worth[5 * seat + c])
        total += some * (2 * c + 1)
        count -= some
    return total


@kernel
def bounds(row: Ints, bouts: Ints, slam: int, sides: Ints, held_worth: Ints) -> None:
    """``sides[0]``: the half points that the taker is sure to gain from here on; ``sides[1]``: the most possible.

    Their strategies are simple: who holds the Excuse plays it before the last trick, masters are led out, and trumps
    fall as they must; and who wins so many tricks gets so many of everybody's cards, the cheapest at least. One trump
    that must win may yet fall to an Excuse that completes a slam; two can't.
    """
    excuse_by = row[EXCUSE_BY]
    sweep = row[SWEEP]
    leader = row[LEADER]
    low = 8 if excuse_by == 0 else 0
    petit = bouts[row[BOUTS] + row[PETIT]] - bouts[row[BOUTS]]
    high = low + in_play(row) + (1 if 0 < excuse_by < GONE else 0) + petit
    mine = held(row, 0, 4)
    theirs = remaining(row, 4) & ~mine
    world_mine = row[WORLD] and mine >> (row[CARDS + 4] - 1) & 1
    world_theirs = row[WORLD] and not world_mine
    tricks = never_beaten(mine, theirs)
    lost = max(
        never_beaten(held(row, 1, 4), mine), never_beaten(held(row, 2, 4), mine), never_beaten(held(row, 3, 4), mine)
    )
    out = cashed(row, leader, petit)
    taker_ends = excuse_by == 0 and sweep & 1 and lost < 2 and (leader == 0 or not out >> 16)
    defence_ends = 0 < excuse_by < GONE and sweep & 2 and tricks < 2 and (leader != 0 or not out >> 16)
    gain = loss = 0
    if leader == 0:
        tricks = max(tricks, out >> 16)
        gain = out & 0xFFFF
    else:
        lost = max(lost, out >> 16)
        loss = out & 0xFFFF
    if tricks or lost:
        _classes(row, held_worth)
        if world_mine:
            held_worth[4] -= 1
        least = _cheapest(held_worth, 0, tricks - world_mine) + 9 * world_mine
        for seat in range(1, 4):
            if excuse_by == seat:
                held_worth[5 * seat] += 1
            least += _cheapest(held_worth, seat, tricks)
        gain = max(gain, least)
        if lost:
            held_worth[4] += world_mine
            least = 0
            for seat in range(1, 4):
                if world_theirs and held(row, seat, 4) >> (row[CARDS + 4] - 1) & 1:
                    held_worth[5 * seat + 4] -= 1
                    least += 9 + _cheapest(held_worth, seat, lost - 1)
                else:
                    least += _cheapest(held_worth, seat, lost)
            least += _cheapest(held_worth, 0, lost - (1 if excuse_by == 0 else 0))
            loss = max(loss - (1 if excuse_by == 0 else 0), least)
    if taker_ends:
        high = in_play(row) + 9 + bouts[3] - bouts[row[BOUTS]]
    else:
        high -= loss
    low = bouts[0] - bouts[row[BOUTS]] if defence_ends else low + gain
    if slam:
        if sweep & 2 and (defence_ends or not tricks):
            low -= SLAM
        if sweep & 1 and (taker_ends or not lost):
            high += SLAM
    sides[0], sides[1] = low, high
