"""International match points: what a difference in points on one board is worth (Laws of duplicate bridge, 78B)."""

from bisect import bisect_right

#: The least difference in points for 1 IMP, 2 IMPs, … 24 IMPs.
LEAST = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)


def imps(difference: int) -> int:
    """The IMPs for a difference in points, with its sign.

    >>> imps(10), imps(-430), imps(620 - 170), imps(7600)
    (0, -10, 10, 24)
    """
    won = bisect_right(LEAST, abs(difference))
    return won if difference > 0 else -won
