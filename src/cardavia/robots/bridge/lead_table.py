"""Which card of a suit is led: the table of the Standard American Yellow Card.

The top of a sequence, the king from ace-king, the top of an inner sequence, the top of a doubleton, low from three, the
fourth best of more; against a trump contract never low from an ace.
"""

from collections.abc import Sequence

TEN, QUEEN, KING, ACE = 10, 12, 13, 14


def from_suit(ranks: Sequence[int], notrump: bool) -> int:
    """The rank to lead from a suit of these ranks (14 the ace), the highest first.

    >>> from_suit([13, 12, 11, 4], True), from_suit([14, 13, 5, 2], False), from_suit([13, 11, 10, 3], False)
    (13, 13, 11)
    >>> from_suit([13, 9, 6, 4, 2], True), from_suit([9, 6, 4], True), from_suit([8, 3], False)
    (4, 4, 8)
    """
    if len(ranks) < 3:
        return ranks[0]
    top = sequence_top(ranks, notrump)
    if top is not None:
        return top
    if ranks[0] == ACE and not notrump:
        return ACE
    return ranks[3] if len(ranks) > 3 else ranks[2]


def sequence_top(ranks: Sequence[int], notrump: bool) -> int | None:
    """The card that a sequence says to lead from three cards or more; ``None`` if there is none.

    Against notrump a long suit is led low unless three cards touch, or two and the next but one.

    >>> sequence_top([12, 11, 10, 9, 2], True), sequence_top([12, 11, 3, 2], True), sequence_top([12, 11, 3, 2], False)
    (12, None, 12)
    """
    first, second, third = ranks[:3]
    if second == first - 1 and first >= TEN:
        if third >= first - 3 or not notrump or len(ranks) == 3:
            return KING if first == ACE else first  # of ace and king the king
        return None
    inner = third == second - 1 and second >= TEN
    if inner and first >= QUEEN and (notrump or first != ACE):
        return second
    return None
