"""The log and the due rows in the database."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Engine, and_, delete, insert, or_, select, update
from sqlalchemy import Row as Found
from sqlalchemy.exc import IntegrityError

from cardavia.games import SEATS
from cardavia.store.bus import tell
from cardavia.store.engine import begin_write
from cardavia.store.schema import DUES, ROWS, SEALED
from cardavia.table import Clash, Due, Row


class SqlLog:
    """The log of all tables (the port ``Log``)."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def append(self, rows: Sequence[Row], *, sealed: Mapping[int, str] | None = None, dues: Sequence[Due] = ()) -> None:
        try:
            with begin_write(self._engine) as connection:
                connection.execute(insert(ROWS), [_written(row) for row in rows])
                if sealed:
                    table = rows[0].table
                    parts = [{"table_id": table, "seq": seq, "text": text} for seq, text in sealed.items()]
                    connection.execute(insert(SEALED), parts)
                for due in dues:
                    connection.execute(
                        insert(DUES).values(table_id=due.table, seq=due.seq, kind=due.kind, at=due.at, lease=due.lease)
                    )
                tell(connection, {row.table: row.seq + 1 for row in rows})
        except IntegrityError as clash:
            raise Clash(f"{rows[0].table}/{rows[0].seq}") from clash

    def rows(self, table: str, since: int = 0) -> tuple[Row, ...]:
        wanted = select(ROWS).where(ROWS.c.table_id == table, ROWS.c.seq >= since).order_by(ROWS.c.seq)
        with self._engine.connect() as connection:
            return tuple(map(_read, connection.execute(wanted)))

    def sealed(self, table: str, seq: int) -> str | None:
        wanted = select(SEALED.c.text).where(SEALED.c.table_id == table, SEALED.c.seq == seq)
        with self._engine.connect() as connection:
            found: str | None = connection.execute(wanted).scalar()
            return found

    def by_key(self, table: str, actor: str, key: str) -> Row | None:
        wanted = select(ROWS).where(ROWS.c.table_id == table, ROWS.c.actor == actor, ROWS.c.request_key == key)
        with self._engine.connect() as connection:
            found = connection.execute(wanted).first()
            return None if found is None else _read(found)

    def created(self, actor: str, key: str) -> str | None:
        wanted = select(ROWS.c.table_id).where(ROWS.c.kind == "setup", ROWS.c.actor == actor, ROWS.c.request_key == key)
        with self._engine.connect() as connection:
            found: str | None = connection.execute(wanted).scalar()
            return found

    def tables(self, actor: str) -> tuple[str, ...]:
        wanted = (
            select(ROWS.c.table_id)
            .where(ROWS.c.kind.in_(("setup", "seat")), ROWS.c.actor == actor)
            .order_by(ROWS.c.time.desc(), ROWS.c.table_id)
        )
        with self._engine.connect() as connection:
            return tuple(dict.fromkeys(connection.execute(wanted).scalars()))


class SqlDues:
    """The due rows (the port ``Dues``)."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def take(self, kind: str, until: datetime, now: datetime, lease: datetime, most: int) -> tuple[Due, ...]:
        free = and_(DUES.c.kind == kind, DUES.c.at <= until, or_(DUES.c.lease.is_(None), DUES.c.lease <= now))
        # Most of the time nothing is due: that is seen by a read, which holds nobody up.
        with self._engine.connect() as connection:
            if connection.execute(select(DUES.c.seq).where(free).limit(1)).first() is None:
                return ()
        wanted = select(DUES).where(free).order_by(DUES.c.at).limit(most).with_for_update(skip_locked=True)
        with begin_write(self._engine) as connection:
            found = [
                Due(row.table_id, row.seq, row.kind, row.at, lease) for row in connection.execute(wanted).fetchall()
            ]
            for due in found:
                connection.execute(update(DUES).where(_is(due)).values(lease=lease))
            return tuple(found)

    def done(self, due: Due) -> None:
        with begin_write(self._engine) as connection:
            connection.execute(delete(DUES).where(_is(due)))

    def extend(self, dues: Sequence[Due], lease: datetime) -> None:
        with begin_write(self._engine) as connection:
            for due in dues:
                connection.execute(update(DUES).where(_is(due)).values(lease=lease))

    def release(self, due: Due) -> None:
        with begin_write(self._engine) as connection:
            connection.execute(update(DUES).where(_is(due)).values(lease=None))


def _is(due: Due) -> Any:
    return and_(DUES.c.table_id == due.table, DUES.c.seq == due.seq, DUES.c.kind == due.kind)


def _written(row: Row) -> dict[str, object]:
    return {
        "table_id": row.table,
        "seq": row.seq,
        "kind": row.kind,
        "seat": None if row.seat is None else int(row.seat),
        "actor": row.actor,
        "text": row.text,
        "version": row.version,
        "time": row.time,
        "request_key": row.key,
    }


def _read(found: Found[Any]) -> Row:
    seat = None if found.seat is None else SEATS[found.seat]
    return Row(
        found.table_id,
        found.seq,
        found.kind,
        seat,
        found.actor,
        found.text,
        found.version,
        found.time,
        found.request_key,
    )
