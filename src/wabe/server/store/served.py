"""When somebody has served the tables last, and how much time nobody has (`server/clocks/served.py`)."""

from __future__ import annotations

from typing import TypeAlias

from sqlalchemy import Connection, select, update

from wabe.server.store.schema import served, tables

Beat: TypeAlias = tuple[int, int]  # when, and how much; milliseconds


def load_served(connection: Connection) -> Beat:
    """As it stands."""
    at, lost = connection.execute(select(served.c.at, served.c.lost)).one()
    return at, lost


def beat(connection: Connection, wall: int, gap: int) -> Beat:
    """Somebody serves them at `wall`; what lies between, if it is more than `gap` either way, nobody has."""
    at, lost = connection.execute(select(served.c.at, served.c.lost).with_for_update()).one()
    pause = wall - at
    now = (max(at, wall), lost) if abs(pause) <= gap else (wall, lost + pause)
    connection.execute(update(served).values(at=now[0], lost=now[1]))
    return now


def is_anything_due(connection: Connection) -> bool:
    """Whether anybody's time runs at any table."""
    running = select(tables.c.id).where(tables.c.due.is_not(None), ~tables.c.over)
    return connection.execute(running.limit(1)).first() is not None


def due_before(connection: Connection, moment: int) -> list[str]:
    """The tables where somebody's time has run out before a moment, the first one first."""
    out = select(tables.c.id).where(tables.c.due < moment, ~tables.c.over)
    return list(connection.execute(out.order_by(tables.c.due)).scalars())
