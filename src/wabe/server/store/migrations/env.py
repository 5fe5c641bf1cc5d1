"""Alembic runs this; `migrate.py` hands it the connection."""

from alembic import context

from wabe.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
