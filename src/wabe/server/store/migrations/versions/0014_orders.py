"""Seats keep what their players have said beforehand."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the column."""
    op.add_column("seats", sa.Column("orders", sa.Text))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("seats", "orders")
