"""What a table says itself in its chat is a message, which each reads in their language; old lines stay sentences."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column."""
    op.add_column("chat", sa.Column("message", sa.JSON))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("chat", "message")
