"""What whoever runs a server does to what is stored: deleting tables, and forgetting people.

Every function works inside the transaction of its connection. A server that runs meanwhile hears of it through `edits`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, select, update

from wabe.server.names import TABLE
from wabe.server.store.carries import end_such
from wabe.server.store.edits import Change, tell
from wabe.server.store.rows import lock_tables, now
from wabe.server.store.schema import carries, chat, companions, edits, metadata, presence, seats, tables
from wabe.server.store.subscriptions import forget_browsers

BLANK: Final = "…"  # what is left of a line of chat: the lines that follow keep their numbers
NAMES: Final = {"name", "before"}  # what people are called in what a table says
PARTS: Final = [table for table in reversed(metadata.sorted_tables) if "table_id" in table.c and table is not edits]


def delete_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Delete tables with all that belongs to them; a game that they were the rematch of has none any more."""
    lock_tables(connection, ids)
    before = found(connection, tables.c.rematch.in_(ids))
    for part in PARTS:
        connection.execute(delete(part).where(part.c.table_id.in_(ids)))
    connection.execute(update(tables).where(tables.c.id.in_(before)), {"rematch": None})
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    tell(connection, Change([*ids, *before]))


def is_there(connection: Connection, table_id: str) -> bool:
    """Whether there is such a table."""
    return connection.execute(select(tables.c.id).where(tables.c.id == table_id)).first() is not None


def delete_such(connection: Connection, which: ColumnElement[bool], ids: Sequence[str]) -> int:
    """Delete those of the tables that still are such ones, whatever has happened since they were found; how many."""
    lock_tables(connection, ids)
    still = found(connection, which & tables.c.id.in_(ids))
    delete_tables(connection, still)
    return len(still)


def found(connection: Connection, which: ColumnElement[bool]) -> list[str]:
    """The ids of such tables."""
    return list(connection.execute(select(tables.c.id).where(which).order_by(tables.c.updated)).scalars())


def old(before: int, *, running: bool = False) -> ColumnElement[bool]:
    """Tables at which nothing has happened since then: finished ones, with `running` all."""
    left = tables.c.updated < before
    return left if running else left & tables.c.over


def empty(before: int) -> ColumnElement[bool]:
    """Tables made before then at which nothing was ever done, no action and not a word, and nobody is at any worker."""
    silent = tables.c.id.not_in(select(chat.c.table_id))
    alone = tables.c.id.not_in(select(presence.c.table_id).where(presence.c.until >= now()))
    return (tables.c.created < before) & (tables.c.seq == 0) & ~tables.c.over & silent & alone


def seats_like(connection: Connection, table_id: str, number: int) -> list[tuple[str, int]]:
    """The seats that are held by the browser that holds this one; only this one if nobody holds it."""
    this = (seats.c.table_id == table_id) & (seats.c.number == number)
    holder = connection.execute(select(seats.c.holder).where(this)).scalar()
    same = this if holder is None else seats.c.holder == holder
    held = connection.execute(select(seats.c.table_id, seats.c.number).where(same).order_by(seats.c.table_id))
    return [(row.table_id, row.number) for row in held]


def forget_all(connection: Connection, held: Sequence[tuple[str, int]]) -> bool:
    """Forget several seats, as `forget` does one, once all their tables are locked. False if there is one no more."""
    lock_tables(connection, [table_id for table_id, _ in held])
    return all(forget(connection, *seat) for seat in held)


def forget(connection: Connection, table_id: str, number: int) -> bool:
    """Take away the name of a seat and what was said from it, and call its browser no more.

    What other devices play of it, and it of theirs, ends too.
    What the table itself has said of the name goes too. The log of the game and its replay file name seats, not people.
    False if there is no such seat.
    """
    this = (seats.c.table_id == table_id) & (seats.c.number == number)
    found = connection.execute(select(seats.c.name, seats.c.holder).where(this)).first()
    if found is None:
        return False
    name, holder = found
    lost = [] if holder is None else _forget_browser(connection, holder)
    said = (chat.c.table_id == table_id) & (chat.c.seat == number)
    names = {name, *connection.execute(select(chat.c.name).where(said)).scalars()} - {""}
    connection.execute(update(seats).where(this), {"name": ""})
    connection.execute(update(chat).where(said), {"name": "", "text": BLANK})
    _forget_in_notices(connection, table_id, names)
    tell(connection, Change([table_id], lost))
    return True


def _forget_browser(connection: Connection, browser: str) -> list[tuple[str, str]]:
    """Call a browser no more; no other device plays what it has, nor it what others have, and no link makes it so.

    Returns:
        The devices that played so, each with the table at which.
    """
    forget_browsers(connection, [browser])
    connection.execute(delete(carries).where((carries.c.browser == browser) | (carries.c.person == browser)))
    return end_such(connection, (companions.c.browser == browser) | (companions.c.person == browser))


def _forget_in_notices(connection: Connection, table_id: str, names: Iterable[str]) -> None:
    own = (chat.c.table_id == table_id) & chat.c.seat.is_(None) & (chat.c.name == TABLE)
    for row in connection.execute(select(chat.c.number, chat.c.text, chat.c.message).where(own)).all():
        text, message = _without(row.text, names), row.message
        if message is not None:
            args = {key: _without(value, names) if key in NAMES else value for key, value in message["args"].items()}
            message = {**message, "args": args}
        if (text, message) != (row.text, row.message):
            blanked = {"text": text, "message": message}
            connection.execute(update(chat).where(own & (chat.c.number == row.number)), blanked)


def _without(text: str, names: Iterable[str]) -> str:
    """A text in which these names are blank."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, BLANK)
    return text
