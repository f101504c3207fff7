"""Bridge with every card seen: double-dummy tricks. Brings NumPy; the solver itself loads when first asked."""

from cardavia.solve.bridge.hands import Worlds, cards_of, suit_masks, world, worlds_array
from cardavia.solve.bridge.solving import each_card, most, tricks
from cardavia.solve.bridge.tabling import Table, table, tables

__all__ = [
    "Table",
    "Worlds",
    "cards_of",
    "each_card",
    "most",
    "suit_masks",
    "table",
    "tables",
    "tricks",
    "world",
    "worlds_array",
]
