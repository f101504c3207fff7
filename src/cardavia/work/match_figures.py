"""The figures of a match: means with their standard errors, times, and when there is enough of it."""

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

from cardavia.work.match_file import Row

#: A match may end early when its mean is so many standard errors from nought. One looks after each board, so two would
#: be far too few: with this many, one in a hundred even matches of a thousand boards is taken for decided.
SURE = 3.6
#: But not before so many boards.
FEWEST = 50
#: So many standard errors to each side of a mean hold the truth 95 times in 100.
TWO_SIDED = 1.96


class Mean(NamedTuple):
    """The mean of a value for each of ``boards`` boards, and its standard error (``None`` for fewer than two)."""

    boards: int
    mean: float
    error: float | None


def mean(values: Iterable[float]) -> Mean:
    """The mean of some values; 0 of none.

    >>> mean([1, 3, 5])
    Mean(boards=3, mean=3.0, error=1.1547005383792515)
    >>> mean([2.0]).error is None
    True
    """
    *_, last = (Mean(0, 0.0, None), *running(values))
    return last


def running(values: Iterable[float]) -> Iterator[Mean]:
    """The mean after each value (Welford's sums, which stay exact enough however many there are)."""
    middle = squares = 0.0
    for count, value in enumerate(values, 1):
        away = value - middle
        middle += away / count
        squares += away * (value - middle)
        yield Mean(count, middle, sqrt(squares / (count - 1) / count) if count > 1 else None)


def interval(found: Mean) -> list[float] | None:
    """The 95 % interval of a mean, by the normal curve: too narrow for fewer than some 30 boards. ``None`` where there
    is no standard error.

    >>> interval(Mean(100, 3.0, 0.5))
    [2.02, 3.98]
    """
    if found.error is None:
        return None
    return [found.mean - TWO_SIDED * found.error, found.mean + TWO_SIDED * found.error]


def grouped(groups: Iterable[Sequence[float]]) -> Mean:
    """The mean of values that come in groups, such as the tables of one deal: those of a group are not independent of
    each other, so the standard error is that of a ratio of the groups' sums to their sizes (Cochran, Sampling
    Techniques, 6.4). ``boards`` counts the values; ``error`` is ``None`` for fewer than two groups with any.

    >>> grouped([[1.0], [3.0], [5.0], []]).mean, grouped([[1.0], [3.0], [5.0], []]).boards
    (3.0, 3)
    """
    sums = [(sum(group), len(group)) for group in groups]
    count = sum(size for _, size in sums)
    if not count:
        return Mean(0, 0.0, None)
    middle = sum(total for total, _ in sums) / count
    if sum(size > 0 for _, size in sums) < 2:
        return Mean(count, middle, None)
    squares = sum((total - middle * size) ** 2 for total, size in sums)
    return Mean(count, middle, sqrt(squares * len(sums) / (len(sums) - 1)) / count)


def enough(margins: Iterable[float]) -> int | None:
    """After how many boards, taken in order, the winner is beyond doubt; ``None`` if they leave it open.

    >>> enough([1, 2] * 30), enough([1, -1] * 100)
    (50, None)
    """
    for so_far in running(margins):
        if so_far.boards >= FEWEST and so_far.error is not None and abs(so_far.mean) > SURE * so_far.error:
            return so_far.boards
    return None


def part(ordered: Sequence[float], share: float) -> float:
    """The value within which this share of the values lies; they must be in order. 0 of none.

    >>> part([1, 2, 3, 4], 0.5), part([1, 2, 3, 4], 0.95), part([], 0.5)
    (2, 4, 0.0)
    """
    if not ordered:
        return 0.0
    at = -(-len(ordered) * share // 1)
    return ordered[max(int(at), 1) - 1]


def timed(level: str, rows: Sequence[Row], team: int) -> dict[str, Any]:
    """How many decisions the robots of a team (0 or 1) made and in what time, and how many of them were illegal."""
    seconds = sorted(taken for row in rows for taken in row["seconds"][team])
    return {
        "level": level,
        "decisions": len(seconds),
        "illegal": sum(row["illegal"][team] for row in rows),
        "seconds_p50": part(seconds, 0.5),
        "seconds_p95": part(seconds, 0.95),
        "seconds_max": part(seconds, 1.0),
    }
