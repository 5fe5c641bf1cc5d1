"""The lesson that is taught at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("lesson", sa.String(40)))


def downgrade() -> None:
    """Drop the column; what coaches have taken back goes with it."""
    op.execute("UPDATE events SET kind = 'undo' WHERE kind = 'back'")
    op.drop_column("tables", "lesson")
