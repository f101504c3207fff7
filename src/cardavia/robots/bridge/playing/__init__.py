"""Card play by worlds: which card, and what was weighed (SPEC B5, G10)."""

from cardavia.robots.bridge.playing.budget import MOST, NORMAL, QUICK, Budget
from cardavia.robots.bridge.playing.choosing import Choice, Considered, choose_card

__all__ = ["MOST", "NORMAL", "QUICK", "Budget", "Choice", "Considered", "choose_card"]
