"""Writes a database with data as SQL text, to be kept: ``python -m tests.schemas.freeze 0001 [POSTGRES_URL]``.

The name is the schema's revision, and what is new in the data if that is all that is new (``0001-systems``). Without
a URL a server is started for it.

A frozen file is never written again: it is what people's databases looked like then.
"""

import random
import sqlite3
import sys
import tempfile
from contextlib import nullcontext
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import Engine, MetaData, text
from sqlalchemy.schema import CreateIndex, CreateTable

from cardavia.games import Seat
from cardavia.store import open_store
from cardavia.table import Person, Ports
from cardavia.table.memory import InlineThinker, Room, SetClock
from tests import postgres
from tests.table.houses import postgres_database

HERE = Path(__file__).parent
GUEST = "frozen-guest"


def play(url: str) -> Engine:
    """A bridge deal to its end, shared, and a tarot deal to the middle of its play."""
    store = open_store(url)
    clock = SetClock(datetime(2026, 12, 1, 12, tzinfo=UTC))
    room = Room(Ports(store.log, store.dues, clock, store.bus, store.shares, store.people, InlineThinker()))
    store.people.add(Person(GUEST, clock.now(), "sv", "50-50-50"))
    rng = random.Random(1)
    sitting = {
        "bridge": {Seat.NORTH: "quick:acol", Seat.EAST: "quick:sayc", Seat.WEST: "quick:sayc"},
        "tarot": dict.fromkeys((Seat.NORTH, Seat.EAST, Seat.WEST), "random"),
    }
    for game, enough in (("bridge", 1000), ("tarot", 60)):
        clock.move(timedelta(minutes=1))
        table = room.tables.create(GUEST, game, key=game, robots=sitting[game], pace="none")
        room.drain()
        look = room.tables.look(table, GUEST)
        while not look.deal_over and look.seq < enough:
            clock.move(timedelta(seconds=1))
            room.tables.act(table, GUEST, look.view.choices.sample(rng).text, seq=look.seq, key=str(look.seq))
            room.drain()
            look = room.tables.look(table, GUEST)
        if look.deal_over:
            store.shares.token(table, 1, "frozen-share")
    return store.engine


def dump(engine: Engine) -> str:
    """The database as SQL that any client runs."""
    if engine.dialect.name == "sqlite":
        with sqlite3.connect(str(engine.url.database)) as connection:
            return "\n".join(connection.iterdump()) + "\n"
    found = MetaData()
    found.reflect(engine)
    lines = []
    with engine.connect() as connection:
        for table in found.sorted_tables:
            # The words for the usual treatment of nulls are newer than some servers.
            lines.append(str(CreateTable(table).compile(engine)).strip().replace(" NULLS DISTINCT", "") + ";")
            unique = {constraint.name for constraint in table.constraints}
            lines += [
                str(CreateIndex(index).compile(engine)) + ";" for index in table.indexes if index.name not in unique
            ]
            for row in connection.execute(table.select()):
                insertion = table.insert().values(dict(row._mapping))
                lines.append(str(insertion.compile(engine, compile_kwargs={"literal_binds": True})) + ";")
    return "\n".join(lines) + "\n"


def main(name: str, given: str = "") -> None:
    folders = postgres.binaries()
    if not given and folders is None:
        sys.exit("no PostgreSQL here: install the package postgresql, or name a database's URL")
    with (
        tempfile.TemporaryDirectory() as folder,
        nullcontext(given) if given or folders is None else postgres.server(folders) as server,
        postgres_database(server) as database,
    ):
        for kind, url in (("sqlite", f"sqlite:///{folder}/frozen.db"), ("postgresql", database)):
            target = HERE / f"{kind}-{name}.sql"
            if target.exists():
                sys.exit(f"{target.name} is frozen")
            engine = play(url)
            with engine.connect() as connection:
                rows = connection.execute(text("SELECT count(*) FROM rows")).scalar()
            target.write_text(dump(engine))
            engine.dispose()
            sys.stdout.write(f"{target.name}: {rows} rows\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
