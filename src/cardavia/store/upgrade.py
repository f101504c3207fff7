"""Bringing a database to the schema of this program."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

from cardavia.store.engine import begin_write

#: A number of our own for PostgreSQL's lock, so that processes that start together upgrade one after the other.
LOCK = 7_227_328_242


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Runs the migrations that are missing, all of them in one transaction, or none."""
    with begin_write(engine) as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        command.upgrade(_config(connection), revision)


def downgrade(engine: Engine, revision: str) -> None:
    """Back to an older revision; ``base`` takes all tables away."""
    with begin_write(engine) as connection:
        command.downgrade(_config(connection), revision)


def _config(connection: object) -> Config:
    config = Config()
    config.set_main_option("script_location", "cardavia.store:migrations")
    config.attributes["connection"] = connection
    return config
