"""What servers that run have to look at again: it was changed by hand, or by another one of those that share the store.

Every function works inside the transaction of its connection.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from wabe.server.store.engines import wait_for_turn
from wabe.server.store.rows import DAY, now
from wabe.server.store.schema import edits

REMEMBERED: Final = 7 * DAY  # how long a server that does not look may still hear of it


@dataclass(frozen=True)
class Change:
    """What whoever has it in memory has to look at again.

    Args:
        tables: that are other ones in the store now.
        devices: browsers that play so no more what they played for others, each with the table at which, or
            `EVERYWHERE`.
    """

    tables: Sequence[str] = ()
    devices: Sequence[tuple[str, str]] = ()


@dataclass(frozen=True)
class Edit:
    """One note of a change.

    Args:
        number: those of later ones are greater.
        table_id: the table.
        device: that has lost something there, so that nobody else need care; None: the table is another one.
        worker: that has made it, and has looked itself; None: none has.
    """

    number: int
    table_id: str
    device: str | None
    worker: str | None

    @property
    def change(self) -> Change:
        """What it is about."""
        return Change([self.table_id]) if self.device is None else Change(devices=[(self.device, self.table_id)])


def last_edit(connection: Connection) -> int:
    """The number of the last edit; 0 if there was none."""
    return connection.execute(select(func.max(edits.c.number))).scalar() or 0


def edited_since(connection: Connection, number: int) -> list[Edit]:
    """What was edited after that edit."""
    query = select(*(edits.c[part.name] for part in fields(Edit))).where(edits.c.number > number)
    return [Edit(*row) for row in connection.execute(query.order_by(edits.c.number))]


def tell(connection: Connection, change: Change, worker: str | None = None) -> None:
    """Note a change; one after the other, so that whoever has heard of one has heard of all with smaller numbers.

    Last of all in a transaction, for this waits in a line.

    Args:
        connection: of the transaction.
        change: what to look at.
        worker: that makes it, and looks itself.
    """
    about: list[tuple[str, str | None]] = [(table, None) for table in change.tables]
    about += [(table, device) for device, table in change.devices]
    if about:
        wait_for_turn(connection, "edits")
        connection.execute(delete(edits).where(edits.c.at < now() - REMEMBERED))
        rows = [{"table_id": table, "device": device, "worker": worker, "at": now()} for table, device in about]
        connection.execute(insert(edits), rows)
