"""A deal being played: the log, who sits where, what each may see and do, and who wakes the robots.

Start at :class:`Tables`, the service; :class:`~cardavia.table.memory.Room` is one in memory.
"""

from cardavia.table.event import Event
from cardavia.table.ledger import ROBOT, Ledger
from cardavia.table.look import Listed, Look, Player
from cardavia.table.pace import PACES
from cardavia.table.people import People, Person
from cardavia.table.ports import Bus, Clash, Clock, Due, Dues, Log, Ports, Shares, Thinker
from cardavia.table.refusals import NotFound, Stale
from cardavia.table.row import Row
from cardavia.table.shown import cards_shown
from cardavia.table.tables import Tables
from cardavia.table.thought import Thought, think
from cardavia.table.waking import Waking

__all__ = [
    "PACES",
    "ROBOT",
    "Bus",
    "Clash",
    "Clock",
    "Due",
    "Dues",
    "Event",
    "Ledger",
    "Listed",
    "Log",
    "Look",
    "NotFound",
    "People",
    "Person",
    "Player",
    "Ports",
    "Row",
    "Shares",
    "Stale",
    "Tables",
    "Thinker",
    "Thought",
    "Waking",
    "cards_shown",
    "think",
]
