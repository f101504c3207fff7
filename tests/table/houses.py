"""Rooms over each set of adapters, for tests that every one must pass."""

import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, make_url, text

from cardavia.store import Store, open_store
from cardavia.table import Ports
from cardavia.table.memory import InlineThinker, Room, SystemClock, memory_ports

KINDS = ("memory", "sqlite", "postgresql")


@contextmanager
def postgres_database(url: str) -> Iterator[str]:
    """The URL of a new database on this server."""
    server = create_engine(url, isolation_level="AUTOCOMMIT")
    name = f"t{uuid.uuid4().hex[:12]}"
    with server.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    try:
        yield make_url(url).set(database=name).render_as_string(hide_password=False)
    finally:
        with server.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        server.dispose()


def stored_ports(store: Store) -> Ports:
    return Ports(store.log, store.dues, SystemClock(), store.bus, store.shares, store.people, InlineThinker())


@contextmanager
def database_url(kind: str, folder: Path, postgres_url: str | None) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'table.db'}"
    else:
        assert postgres_url is not None
        with postgres_database(postgres_url) as url:
            yield url


@contextmanager
def ports_of(kind: str, folder: Path, postgres_url: str | None) -> Iterator[Ports]:
    if kind == "memory":
        yield memory_ports()
        return
    with database_url(kind, folder, postgres_url) as url:
        store = open_store(url)
        try:
            yield stored_ports(store)
        finally:
            store.close()


__all__ = ["KINDS", "Room", "database_url", "ports_of", "postgres_database", "stored_ports"]
