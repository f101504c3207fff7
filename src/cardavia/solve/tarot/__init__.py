"""Tarot with every card seen, the taker against three: contract, card points, settlement, each card, a line of play.

Brings NumPy; the search itself, and Numba with it, loads when it is first asked and is then kept compiled on disk. One
process solves with one thread, one question at a time.
"""

from cardavia.solve.tarot.position import Position, checked
from cardavia.solve.tarot.solving import Range, Solution, each_card, is_made, line, points, solve, value

__all__ = ["Position", "Range", "Solution", "checked", "each_card", "is_made", "line", "points", "solve", "value"]
