"""Robots that play tarot from one seat's view."""

from cardavia.robots.tarot.greedy import Greedy, greedy

__all__ = ["Greedy", "greedy"]
