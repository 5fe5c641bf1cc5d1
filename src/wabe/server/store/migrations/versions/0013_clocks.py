"""Tables may have clocks, seats a bot that plays until their player is back; servers say when they were there."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the columns and the table. Nobody has served any clock yet."""
    op.add_column("tables", sa.Column("clock", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("times", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("stand_in", sa.String(8)))
    op.create_table(
        "served",
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("lost", sa.BigInteger, nullable=False),
    )
    served = sa.table("served", sa.column("at", sa.BigInteger), sa.column("lost", sa.BigInteger))
    op.bulk_insert(served, [{"at": 0, "lost": 0}])


def downgrade() -> None:
    """Drop them; who plays on for somebody plays on."""
    op.drop_table("served")
    op.drop_column("seats", "stand_in")
    op.drop_index("tables_due", "tables")
    for name in ("due", "times", "clock"):
        op.drop_column("tables", name)
