"""The first schema: log, sealed parts, due rows, shared records, people."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

# Written out here and not taken from the schema module: a migration says what was, not what is.
INSTANT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "rows",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("actor", sa.String(64)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("version", sa.SmallInteger, nullable=False),
        sa.Column("time", INSTANT, nullable=False),
        sa.Column("request_key", sa.String(100)),
        sa.UniqueConstraint("table_id", "actor", "request_key", name="rows_request"),
    )
    founding = sa.text("kind = 'setup'")
    op.create_index(
        "rows_founding",
        "rows",
        ["actor", "request_key"],
        unique=True,
        sqlite_where=founding,
        postgresql_where=founding,
    )
    sitting = sa.text("kind IN ('setup', 'seat')")
    op.create_index("rows_sitting", "rows", ["actor", "time"], sqlite_where=sitting, postgresql_where=sitting)
    op.create_table(
        "sealed",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "dues",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("at", INSTANT, nullable=False),
        sa.Column("lease", INSTANT),
    )
    op.create_index("dues_by_time", "dues", ["kind", "at"])
    op.create_table(
        "shares",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.UniqueConstraint("table_id", "number", name="shares_deal"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("created", INSTANT, nullable=False),
        sa.Column("language", sa.String(16)),
        sa.Column("look", sa.Text),
    )


def downgrade() -> None:
    for table in ("people", "shares", "dues", "sealed", "rows"):
        op.drop_table(table)
