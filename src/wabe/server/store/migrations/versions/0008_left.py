"""The lobby says which seats have left a game for good, and whoever made a table finds it there."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column and the index, and fill the column from the logs."""
    op.add_column("tables", sa.Column("left", sa.JSON, nullable=False, server_default="[]"))
    op.create_index("tables_host", "tables", ["host"])
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("left", sa.JSON))
    for table_id, seats in _left().items():
        op.execute(sa.update(tables).where(tables.c.id == table_id).values(left=sorted(seats)))


def _left() -> dict[str, set[int]]:
    """The seats that have left, by table; nothing of a log takes that back."""
    events = sa.table("events", *map(sa.column, ("table_id", "kind", "seat")), sa.column("form", sa.JSON))
    conceded = sa.cast(events.c.form, sa.Text).like('%"concede"%')
    found: dict[str, set[int]] = {}
    query = sa.select(events.c.table_id, events.c.seat).where((events.c.kind == "act") & conceded)
    for table_id, seat in op.get_bind().execute(query):
        found.setdefault(table_id, set()).add(seat)
    return found


def downgrade() -> None:
    """Drop both."""
    op.drop_index("tables_host", "tables")
    op.drop_column("tables", "left")
