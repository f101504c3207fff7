"""The memory of the search: what is known of positions before a trick, found by what matters of them.

An entry is a row of four words: two of the position's hash, what the taker is sure of, and what the defence is sure to
hold the taker under. Each of the last two holds three numbers of 16 bits, for the outcomes in which the defence wins
the Petit au bout, nobody does, the taker does; then 16 bits more: a card that was good, and when the entry was written.
"""

from cardavia.solve.tarot.kernel.compiled import kernel, small
from cardavia.solve.tarot.kernel.layout import (
    BOUTS,
    EXCUSE_BY,
    GONE,
    LEADER,
    PETIT,
    SWEEP,
    WORLD,
    Ints,
)

FAR = 15000  # beyond any half points: the outcome can't be, or nothing is known
KNOWN = 8000
_A = -7046029254386353131
_B = -4658895280553007687
_C = -7723592293110705685


@small
def _mixed(word: int) -> int:
    word *= _A
    word ^= (word >> 32) & 0xFFFFFFFF
    word *= _B
    return word ^ ((word >> 29) & 0x7FFFFFFFF)


@kernel
def hashed(row: Ints, slam: int, mode: int, key: Ints) -> None:
    """Two words that stand for the position. The four suits may be exchanged."""
    one = two = 0
    for suit in range(4):
        word = _mixed(row[suit])
        one += word
        two += _mixed(word ^ _C)
    flags = row[LEADER] | row[EXCUSE_BY] << 2 | row[PETIT] << 5 | row[WORLD] << 6 | slam << 7 | mode << 8
    excuse_by = row[EXCUSE_BY]
    if row[PETIT] or excuse_by != GONE:
        flags |= row[BOUTS] << 10
    if slam or (excuse_by != GONE and row[SWEEP] & (1 if excuse_by == 0 else 2)):
        flags |= row[SWEEP] << 12
    word = _mixed(row[4] ^ flags << 42)
    one += word * 3
    two += _mixed(word ^ _B)
    word = _mixed(row[5] + _C)
    key[0] = one ^ word
    key[1] = two + _mixed(word ^ _A)


@small
def packed(a: int, b: int, c: int, rest: int) -> int:
    """Three numbers and 16 bits as one word; what is far stays far."""
    return (_near(a) & 0xFFFF) | (_near(b) & 0xFFFF) << 16 | (_near(c) & 0xFFFF) << 32 | rest << 48


@small
def _near(number: int) -> int:
    if number > KNOWN:
        return FAR
    return -FAR if number < -KNOWN else number


@small
def part(word: int, which: int) -> int:
    """One of the three numbers of a word."""
    return (word << (48 - 16 * which)) >> 48


@kernel
def find(memory: Ints, key: Ints) -> int:
    """The index of the position's entry, -1 if there is none."""
    at = (key[0] & (len(memory) // 2 - 1)) * 2
    if memory[at, 0] == key[0] and memory[at, 1] == key[1]:
        return at
    if memory[at + 1, 0] == key[0] and memory[at + 1, 1] == key[1]:
        return at + 1
    return -1


@kernel
def keep(memory: Ints, key: Ints, yes: bool, vector: Ints, card: int, height: int, age: int) -> None:
    """Writes what was found. The first of two places is for the highest positions of this search, the other for any."""
    at = find(memory, key)
    if at < 0:
        at = (key[0] & (len(memory) // 2 - 1)) * 2
        old = memory[at, 3] >> 48 & 0xFFFF
        if old & 31 > height and old >> 5 == age:
            at += 1
        else:
            memory[at + 1] = memory[at]
        memory[at, 0], memory[at, 1] = key[0], key[1]
        memory[at, 2] = packed(-FAR, -FAR, -FAR, 0)
        memory[at, 3] = packed(FAR, FAR, FAR, 0)
    stamp = age << 5 | height
    if yes:
        memory[at, 2] = packed(vector[0], vector[1], vector[2], card)
        memory[at, 3] = (memory[at, 3] & 0xFFFFFFFFFFFF) | stamp << 48
    else:
        memory[at, 2] = (memory[at, 2] & 0xFFFFFFFFFFFF) | (card << 48)
        memory[at, 3] = packed(vector[0], vector[1], vector[2], stamp)
