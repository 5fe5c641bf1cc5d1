"""The tables that a browser is told of: those where it has something, and those that are open to all."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Select, Subquery, literal, select, union, union_all

from wabe.server.seats import Seat
from wabe.server.store.rows import SavedTable
from wabe.server.store.schema import EVERYWHERE, companions, seats, tables

Json: TypeAlias = dict[str, Any]
Whose: TypeAlias = Subquery  # persons, each with the table at which, or `EVERYWHERE`
LOBBY_LENGTH: Final = 50


def tables_of(connection: Connection, browser: str) -> list[tuple[SavedTable, list[Seat]]]:
    """The tables where a browser has a seat to play, its own or as a companion, or which one of these has made.

    The running ones first, and the latest.
    """
    return _lobby(connection, select(tables).where(tables.c.id.in_(select(theirs(played_by(browser)).c.id))))


def one_person(person: str, table_id: str = EVERYWHERE) -> Whose:
    """A person alone, at one table or everywhere."""
    return select(literal(person).label("person"), literal(table_id).label("table_id")).subquery()


def played_by(browser: str) -> Whose:
    """Whose seats a browser may play: its own, and those it is a companion of."""
    own = select(literal(browser).label("person"), literal(EVERYWHERE).label("table_id"))
    others = select(companions.c.person, companions.c.table_id).where(companions.c.browser == browser)
    return union_all(own, others).subquery()


def theirs(whose: Whose) -> Subquery:
    """The ids of the tables where one of these persons has a seat, or which one has made."""
    held = select(seats.c.table_id.label("id")).join(whose, seats.c.holder == whose.c.person)
    made = select(tables.c.id).join(whose, tables.c.host == whose.c.person)
    return union(
        held.where(whose.c.table_id.in_([EVERYWHERE, seats.c.table_id])),
        made.where(whose.c.table_id.in_([EVERYWHERE, tables.c.id])),
    ).subquery()


def open_tables(connection: Connection) -> list[tuple[SavedTable, list[Seat]]]:
    """The running public tables with an open seat, the latest first."""
    vacant = select(seats.c.table_id).where(~seats.c.bot & seats.c.holder.is_(None))
    query = select(tables).where(tables.c.public & ~tables.c.over & tables.c.id.in_(vacant))
    return _lobby(connection, query)


def _lobby(connection: Connection, query: Select[Any]) -> list[tuple[SavedTable, list[Seat]]]:
    found = _all(connection, query.order_by(tables.c.over, tables.c.updated.desc()).limit(LOBBY_LENGTH))
    its_seats = _seats_of(connection, [row["id"] for row in found])
    return [(SavedTable(**row), its_seats[row["id"]]) for row in found]


def _seats_of(connection: Connection, table_ids: list[str]) -> dict[str, list[Seat]]:
    query = select(seats).where(seats.c.table_id.in_(table_ids)).order_by(seats.c.table_id, seats.c.number)
    found: dict[str, list[Seat]] = {}
    for row in _all(connection, query):
        found.setdefault(row.pop("table_id"), []).append(Seat(**row))
    return found


def _all(connection: Connection, query: Select[Any]) -> list[Json]:
    found = connection.execute(query)
    names = tuple(found.keys())
    return [dict(zip(names, row, strict=True)) for row in found]
