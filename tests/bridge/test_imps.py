"""The IMP scale as the laws print it (Laws of duplicate bridge, 78B)."""

from itertools import pairwise

import pytest

from cardavia.games.bridge.imps import imps

#: For each number of IMPs, the differences from … to.
SCALE = """
0: 0-10      1: 20-40     2: 50-80     3: 90-120    4: 130-160   5: 170-210   6: 220-260   7: 270-310   8: 320-360
9: 370-420   10: 430-490  11: 500-590  12: 600-740  13: 750-890  14: 900-1090 15: 1100-1290 16: 1300-1490
17: 1500-1740 18: 1750-1990 19: 2000-2240 20: 2250-2490 21: 2500-2990 22: 3000-3490 23: 3500-3990 24: 4000-7600
"""
WORDS = SCALE.split()
BANDS = [(int(name.strip(":")), *map(int, band.split("-"))) for name, band in zip(WORDS[::2], WORDS[1::2], strict=True)]


@pytest.mark.parametrize(("worth", "least", "most"), BANDS)
def test_a_difference_is_worth_what_the_laws_say(worth: int, least: int, most: int) -> None:
    assert {imps(points) for points in range(least, most + 1, 10)} == {worth}
    assert {imps(-points) for points in range(least, most + 1, 10)} == {-worth}


def test_the_scale_has_no_gap() -> None:
    assert [worth for worth, _, _ in BANDS] == list(range(25))
    assert all(after[1] == before[2] + 10 for before, after in pairwise(BANDS))
