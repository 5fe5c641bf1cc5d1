"""Finished games of persons, for their statistics; the tables of the day, who has had a try, the key of their chance.

Games that were finished before wait to be counted (`uncounted`).
"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the tables, the column and the key."""
    op.add_column("tables", sa.Column("daily", sa.String(10)))
    op.create_index("tables_daily", "tables", ["daily", "game"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("side", sa.String(80), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("company", sa.Text, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("winners", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("results_person", "results", ["person"])
    op.create_table(
        "uncounted",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "person"),
    )
    op.create_index("tries_person", "tries", ["person"])
    tables = sa.table("tables", sa.column("id"), sa.column("over", sa.Boolean), sa.column("lesson"))
    old = sa.select(tables.c.id).where(tables.c.over & tables.c.lesson.is_(None))
    op.execute(sa.insert(sa.table("uncounted", sa.column("table_id"))).from_select(["table_id"], old))
    keys = sa.table("keys", sa.column("name", sa.String), sa.column("value", sa.String))
    op.bulk_insert(keys, [{"name": "daily", "value": secrets.token_hex(32)}])


def downgrade() -> None:
    """Drop them; tables of the day go on as tables like others."""
    op.execute("DELETE FROM keys WHERE name = 'daily'")
    for name in ("tries", "uncounted", "results"):
        op.drop_table(name)
    op.drop_index("tables_daily", "tables")
    op.drop_column("tables", "daily")
