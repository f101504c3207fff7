"""The database: the log, the due rows, people and shared records, on SQLite or PostgreSQL."""

from cardavia.store.bus import SqlBus
from cardavia.store.engine import begin_write, open_engine
from cardavia.store.store import Store, open_store
from cardavia.store.upgrade import downgrade, upgrade

__all__ = ["SqlBus", "Store", "begin_write", "downgrade", "open_engine", "open_store", "upgrade"]
