"""Chance, ways back to a seat, whoever made a table, talk of spectators, the server's own key.

Tables of before draw their chance from a generator. Who made one is known where that browser still holds a seat of its
own by the token it got for that, which is a way back from now on.
"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

OWN = "holder IS NOT NULL AND token IS NOT NULL AND NOT token_used AND NOT bot"


def upgrade() -> None:
    """Add the columns and the table, and fill them."""
    op.add_column("tables", sa.Column("chance", sa.String(16), nullable=False, server_default="seeded"))
    op.add_column("tables", sa.Column("host", sa.String(64)))
    op.add_column("tables", sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("recovery", sa.String(64)))
    op.execute(f"UPDATE tables SET host = (SELECT min(holder) FROM seats WHERE seats.table_id = tables.id AND {OWN})")
    op.execute(f"UPDATE seats SET recovery = token, token = NULL WHERE {OWN}")
    keys = op.create_table(
        "keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
    op.bulk_insert(keys, [{"name": "cookie", "value": secrets.token_hex(32)}])


def downgrade() -> None:
    """Drop them; a way back is the token again that it was."""
    op.drop_table("keys")
    op.execute("UPDATE seats SET token = recovery WHERE recovery IS NOT NULL AND token IS NULL")
    op.drop_column("seats", "recovery")
    for name in ("talk", "host", "chance"):
        op.drop_column("tables", name)
