"""The tables of the database, as this program writes them. Migrations bring older ones here."""

from datetime import UTC, datetime

from sqlalchemy import Column as Col
from sqlalchemy import (
    DateTime,
    Dialect,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    text,
)


class Instant(TypeDecorator[datetime]):
    """A moment in UTC. SQLite keeps no zone: it is put off on the way in and on again on the way out."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None or dialect.name != "sqlite":
            return value
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


METADATA = MetaData()

#: The log. The primary key is the lock: two rows of one number can't be, whoever writes.
ROWS = Table(
    "rows",
    METADATA,
    Col("table_id", String(64), primary_key=True),
    Col("seq", Integer, primary_key=True, autoincrement=False),
    Col("kind", String(16), nullable=False),
    Col("seat", SmallInteger),
    Col("actor", String(64)),
    Col("text", Text, nullable=False),
    Col("version", SmallInteger, nullable=False),
    Col("time", Instant, nullable=False),
    Col("request_key", String(100)),
    UniqueConstraint("table_id", "actor", "request_key", name="rows_request"),
    Index(
        "rows_founding",
        "actor",
        "request_key",
        unique=True,
        sqlite_where=text("kind = 'setup'"),
        postgresql_where=text("kind = 'setup'"),
    ),
    Index(
        "rows_sitting",
        "actor",
        "time",
        sqlite_where=text("kind IN ('setup', 'seat')"),
        postgresql_where=text("kind IN ('setup', 'seat')"),
    ),
)

#: The sealed parts of rows, apart from them, so that no read of the log brings one along.
SEALED = Table(
    "sealed",
    METADATA,
    Col("table_id", String(64), primary_key=True),
    Col("seq", Integer, primary_key=True, autoincrement=False),
    Col("text", Text, nullable=False),
)

DUES = Table(
    "dues",
    METADATA,
    Col("table_id", String(64), primary_key=True),
    Col("seq", Integer, primary_key=True, autoincrement=False),
    Col("kind", String(16), primary_key=True),
    Col("at", Instant, nullable=False),
    Col("lease", Instant),
    Index("dues_by_time", "kind", "at"),
)

SHARES = Table(
    "shares",
    METADATA,
    Col("token", String(64), primary_key=True),
    Col("table_id", String(64), nullable=False),
    Col("number", Integer, nullable=False),
    UniqueConstraint("table_id", "number", name="shares_deal"),
)

PEOPLE = Table(
    "people",
    METADATA,
    Col("id", String(64), primary_key=True),
    Col("created", Instant, nullable=False),
    Col("language", String(16)),
    Col("look", Text),
)
