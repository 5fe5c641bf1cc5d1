"""Tables know the data pack they are played with; those of before have the game's own data."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("data", sa.JSON))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("tables", "data")
