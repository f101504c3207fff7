"""Bridge with every card seen: double-dummy tricks, tables, par, and a play judged card by card.

Brings NumPy; the solver itself loads when it is first asked. One process solves with one thread, one call at a time.
"""

from cardavia.solve.bridge.analysing import analysis, cards
from cardavia.solve.bridge.hands import Hands, Worlds, cards_of, suit_masks, world, worlds_array
from cardavia.solve.bridge.par import Par, ParContract, par, par_of
from cardavia.solve.bridge.solving import each_card, most, tricks
from cardavia.solve.bridge.tabling import Table, table, tables

__all__ = [
    "Hands",
    "Par",
    "ParContract",
    "Table",
    "Worlds",
    "analysis",
    "cards",
    "cards_of",
    "each_card",
    "most",
    "par",
    "par_of",
    "suit_masks",
    "table",
    "tables",
    "tricks",
    "world",
    "worlds_array",
]
