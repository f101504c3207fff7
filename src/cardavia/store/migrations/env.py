"""Alembic's entry: migrations run on the connection that ``cardavia.store.upgrade`` has opened."""

from alembic import context

from cardavia.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
