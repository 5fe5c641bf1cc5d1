"""Browsers that want to be called while no page is open, and the key of the server that signs its calls."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


def upgrade() -> None:
    """Add the table and the key: a number from 1 to below the order of its curve."""
    op.create_table(
        "subscriptions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public", sa.String(100), nullable=False),
        sa.Column("secret", sa.String(40), nullable=False),
        sa.Column("language", sa.String(40), nullable=False),
        sa.Column("calls", sa.JSON, nullable=False),
        sa.Column("renewed", sa.BigInteger, nullable=False),
    )
    op.create_index("subscriptions_browser", "subscriptions", ["browser"])
    keys = sa.table("keys", sa.column("name", sa.String), sa.column("value", sa.String))
    op.bulk_insert(keys, [{"name": "call", "value": f"{1 + secrets.randbelow(ORDER - 1):064x}"}])


def downgrade() -> None:
    """Drop them."""
    op.execute("DELETE FROM keys WHERE name = 'call'")
    op.drop_table("subscriptions")
