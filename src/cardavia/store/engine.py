"""The connection to the database, and how to write to it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url

#: How long a writer waits for another one, in seconds.
BUSY = 15

_WRITES = "cardavia_writes"


def open_engine(url: str) -> Engine:
    """The engine of an SQLAlchemy URL. The folder of an SQLite file is made if it isn't there."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return create_engine(parsed, pool_pre_ping=True)
    if parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(parsed, connect_args={"timeout": BUSY, "check_same_thread": False})
    event.listen(engine, "connect", _opened)
    event.listen(engine, "begin", _begun)
    return engine


@contextmanager
def begin_write(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes: committed at the end, rolled back if anything is raised.

    With SQLite it is a writer from its first statement on (``BEGIN IMMEDIATE``): one that begins as a reader fails at
    once with "locked" when another one has written meanwhile.
    """
    with engine.connect() as connection:
        writing = connection.execution_options(**{_WRITES: True})
        with writing.begin():
            yield writing


def _opened(connection: Any, record: object) -> None:
    # The driver begins no transaction of its own: we say how (see _begun).
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # A confirmed row is on the disk, also when the power goes.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.close()


def _begun(connection: Connection) -> None:
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
