"""Statements that every action needs, compiled once and carried out for many rows at a time.

To look after a statement takes SQLAlchemy longer than the database needs to carry it out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Dialect
from sqlalchemy.sql import ClauseElement

Json: TypeAlias = dict[str, Any]
Written: TypeAlias = tuple[Any, ...] | Json


class Compiled:
    """A statement as one kind of database reads it, and its values.

    Args:
        statement: that has the same values for each row.
        dialect: of the database.
    """

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        found: Any = statement.compile(dialect=dialect)
        self.text: Final = str(found)
        self._order: Final[tuple[str, ...] | None] = found.positiontup and tuple(found.positiontup)
        named = ((name, value.type.dialect_impl(dialect)) for name, value in found.binds.items())
        self._writers: Final[dict[str, Callable[[Any], Any] | None]] = {
            name: kind.bind_processor(dialect) for name, kind in named
        }

    def values(self, row: Json) -> Written:
        """What the driver is given for a row."""
        written = {name: row[name] if write is None else write(row[name]) for name, write in self._writers.items()}
        return written if self._order is None else tuple(written[name] for name in self._order)


class Ready:
    """A statement that is ready for whichever database it comes to."""

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement
        self._compiled: dict[str, Compiled] = {}

    def carry_out(self, connection: Connection, rows: Iterable[Json]) -> int:
        """Carry it out for each of the rows, of which there is at least one; how many rows it changed."""
        dialect = connection.dialect
        if dialect.name not in self._compiled:
            self._compiled[dialect.name] = Compiled(self._statement, dialect)
        compiled = self._compiled[dialect.name]
        return connection.exec_driver_sql(compiled.text, [compiled.values(row) for row in rows]).rowcount
