"""The database, opened: every port that it holds."""

from dataclasses import dataclass

from sqlalchemy import Engine

from cardavia.store.bus import SqlBus
from cardavia.store.engine import open_engine
from cardavia.store.log import SqlDues, SqlLog
from cardavia.store.people import SqlPeople, SqlShares
from cardavia.store.upgrade import upgrade


@dataclass(frozen=True, slots=True)
class Store:
    """The adapters over one engine."""

    engine: Engine
    log: SqlLog
    dues: SqlDues
    bus: SqlBus
    shares: SqlShares
    people: SqlPeople

    def close(self) -> None:
        self.engine.dispose()


def open_store(url: str) -> Store:
    """Opens the database of an SQLAlchemy URL, brought up to date.

    >>> store = open_store("sqlite://")
    >>> store.log.rows("no such table")
    ()
    >>> store.close()
    """
    engine = open_engine(url)
    upgrade(engine)
    return Store(engine, SqlLog(engine), SqlDues(engine), SqlBus(engine), SqlShares(engine), SqlPeople(engine))
