"""Edits say which worker has made them, and may be about one device alone; companions are found by their table."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the columns and the index."""
    op.add_column("edits", sa.Column("device", sa.String(64)))
    op.add_column("edits", sa.Column("worker", sa.String(16)))
    op.create_index("companions_table", "companions", ["table_id"])


def downgrade() -> None:
    """Drop them, and what is about one device: it would be about no table."""
    op.drop_index("companions_table", "companions")
    op.execute("DELETE FROM edits WHERE device IS NOT NULL")
    op.drop_column("edits", "worker")
    op.drop_column("edits", "device")
