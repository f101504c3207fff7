"""Cardavia: contract bridge and French Tarot, the rules, the robots, the records and the table."""

__version__ = "0.1.0"
