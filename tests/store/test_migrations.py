"""A database of any schema that was ever released comes up to date with all that is in it."""

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect, text

from cardavia.store import downgrade, open_engine, open_store, upgrade
from cardavia.store.schema import METADATA
from cardavia.table.memory import Room
from tests.table.houses import database_url, stored_ports

SCHEMAS = Path(__file__).parents[1] / "schemas"
ENGINES = ("sqlite", "postgresql")
FROZEN = sorted(path.name for path in SCHEMAS.glob("*.sql"))


def filled(url: str, dump: Path) -> None:
    """Runs a frozen dump into an empty database."""
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
            connection.executescript(dump.read_text())
        connection.close()
        return
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql(dump.read_text())
    engine.dispose()


@pytest.fixture(params=ENGINES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    server = request.getfixturevalue("postgres_url") if request.param == "postgresql" else None
    with database_url(request.param, tmp_path, server) as found:
        yield found


def test_the_migrations_end_at_the_schema_that_the_program_writes(url: str) -> None:
    engine = open_engine(url)
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_upgrading_twice_changes_nothing_and_base_takes_all_away(url: str) -> None:
    engine = open_engine(url)
    upgrade(engine)
    upgrade(engine)
    downgrade(engine, "base")
    assert inspect(engine).get_table_names() == ["alembic_version"]
    upgrade(engine)
    assert "rows" in inspect(engine).get_table_names()
    engine.dispose()


@pytest.mark.parametrize("name", FROZEN)
def test_a_frozen_database_plays_on(name: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    kind = name.split("-")[0]
    server = request.getfixturevalue("postgres_url") if kind == "postgresql" else None
    with database_url(kind, tmp_path, server) as url:
        filled(url, SCHEMAS / name)
        store = open_store(url)
        with store.engine.connect() as connection:
            kept = connection.execute(text("SELECT count(*) FROM rows")).scalar()
        assert kept == len(re.findall(r'^INSERT INTO "?rows\b', (SCHEMAS / name).read_text(), re.MULTILINE))
        room = Room(stored_ports(store))
        tables = room.tables.mine("frozen-guest")
        assert [(one.game, one.phase) for one in tables] == [("tarot", "play"), ("bridge", "over")]
        record = room.tables.shared("frozen-share")
        assert (record.game, record.outcome is not None) == ("bridge", True)
        assert store.people.find("frozen-guest") is not None
        look = room.tables.look(tables[0].table, "frozen-guest")
        number = 0
        while not look.deal_over:
            choice = next(iter(look.view.choices)).text
            room.tables.act(look.table, "frozen-guest", choice, seq=look.seq, key=f"on{number}")
            number += 1
            room.drain()
            look = room.tables.look(look.table, "frozen-guest")
        assert room.tables.record(look.table, "frozen-guest").outcome is not None
        store.close()


def test_both_engines_have_a_frozen_database() -> None:
    assert {name.split("-")[0] for name in FROZEN} == set(ENGINES)
