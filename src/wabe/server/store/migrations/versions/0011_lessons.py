"""The lesson that is taught at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

PARTS = ("seats", "events", "requests", "chat", "snapshots", "kept", "presence", "companions", "carries")


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("lesson", sa.String(40)))


def downgrade() -> None:
    """Drop the column, and with it the tables at which a coach has led back: nothing before this plays their logs."""
    events, tables = sa.table("events", *map(sa.column, ("table_id", "kind"))), sa.table("tables", sa.column("id"))
    led_back = sa.select(events.c.table_id).where(events.c.kind == "back").distinct()
    ids = list(op.get_bind().execute(led_back).scalars())
    for part in (sa.table(name, sa.column("table_id")) for name in PARTS):
        op.execute(sa.delete(part).where(part.c.table_id.in_(ids)))
    op.execute(sa.delete(tables).where(tables.c.id.in_(ids)))
    op.drop_column("tables", "lesson")
