"""Where work runs that must not stop the table: robots' thoughts, and the sweep that wakes them."""

from cardavia.work.pool import PoolThinker, ThreadThinker
from cardavia.work.sweep import Sweep

__all__ = ["PoolThinker", "Sweep", "ThreadThinker"]
