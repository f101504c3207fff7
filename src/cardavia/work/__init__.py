"""Where work runs that must not stop the table: robots' thoughts, the sweep that wakes them, analyses."""

from cardavia.work.analyst import Analyst
from cardavia.work.pool import PoolThinker, Threads, ThreadThinker, Workers
from cardavia.work.sweep import Sweep

__all__ = ["Analyst", "PoolThinker", "Sweep", "ThreadThinker", "Threads", "Workers"]
