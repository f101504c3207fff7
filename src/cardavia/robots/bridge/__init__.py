"""Robots that play bridge."""

from cardavia.robots.bridge.greedy import Greedy, greedy

__all__ = ["Greedy", "greedy"]
