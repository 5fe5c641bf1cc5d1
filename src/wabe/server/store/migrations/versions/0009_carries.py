"""Seats are carried to another device by a link, and may be played from both."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "companions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("browser", "person", "table_id"),
    )
    op.create_index("companions_person", "companions", ["person"])
    op.create_table(
        "carries",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("stays", sa.Boolean, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("taken", sa.String(64)),
    )
    op.create_index("carries_browser", "carries", ["browser"], unique=True)


def downgrade() -> None:
    """Drop them."""
    op.drop_table("carries")
    op.drop_table("companions")
