"""Tables know how their chance comes from their secret; those of before draw it from a generator."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0003"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("chance", sa.String(16), nullable=False, server_default="seeded"))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("tables", "chance")
