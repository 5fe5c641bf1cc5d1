"""Carrying seats to another device, as the store has it: links that do so once, and who may play whose seats.

A browser plays its own seats, and those of the persons (other browsers) that it has become a companion of, at one table
or everywhere. Where the device of before is put out the seats themselves change hands, so that no companion has them.
Every function works inside the transaction of its connection; times are milliseconds since 1970.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final, TypeAlias

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from wabe.server.errors import BadToken, SameDevice
from wabe.server.store.rows import any_of, tables_of
from wabe.server.store.schema import carries, companions, seats, tables
from wabe.server.store.tending import tell

LASTS: Final = 5 * 60 * 1000
EVERYWHERE: Final = ""
Whose: TypeAlias = list[tuple[str, str]]  # persons, each with the table at which, or `EVERYWHERE`


@dataclass(frozen=True)
class Carry:
    """One link, as it was made.

    Args:
        token: its hash.
        browser: that made it, and is left in or put out.
        person: whose seats it carries.
        table_id: at which table; "" at all.
        stays: whether the browser keeps them too.
        until: when it ends.
        taken: by which browser; None so far.
    """

    token: str
    browser: str
    person: str
    table_id: str
    stays: bool
    until: int
    taken: str | None = None


def persons_of(connection: Connection, browser: str) -> Whose:
    """Whose seats a browser may play: its own, and those it is a companion of."""
    own = select(companions.c.person, companions.c.table_id).where(companions.c.browser == browser)
    found = connection.execute(own.order_by(companions.c.table_id, companions.c.person))
    return [(browser, EVERYWHERE), *((row.person, row.table_id) for row in found)]


def has_any(connection: Connection, browser: str) -> bool:
    """Whether there is a table at which a browser has a seat to play, or which it has made."""
    return bool(tables_of(connection, persons_of(connection, browser)))


def make(connection: Connection, carry: Carry, at: int) -> None:
    """A new link; all that the browser has made before, and all that have ended, lead nowhere any more."""
    sweep(connection, at)
    connection.execute(delete(carries).where(carries.c.browser == carry.browser))
    connection.execute(insert(carries), vars(carry))


def sweep(connection: Connection, at: int) -> None:
    """Forget the links that have ended."""
    connection.execute(delete(carries).where(carries.c.until < at))


def find(connection: Connection, token: str, browser: str, at: int) -> Carry:
    """The link of that token (its hash), which the browser may take, or has taken.

    Raises:
        BadToken: there is none, it has ended, or another browser has taken it.
    """
    query = select(*(carries.c[part.name] for part in fields(Carry))).where(carries.c.token == token)
    row = connection.execute(query).first()
    carry = Carry(*row) if row is not None else None
    if carry is None or carry.until < at or carry.taken not in {None, browser}:
        raise BadToken("error-carry-over")
    return carry


def what(connection: Connection, carry: Carry) -> Whose:
    """Whose seats a link carries."""
    if carry.table_id != EVERYWHERE:
        return [(carry.person, carry.table_id)]
    return persons_of(connection, carry.person)


def take(connection: Connection, token: str, browser: str, at: int) -> tuple[Carry, list[str]]:
    """Carry the seats of a link to a browser; the link, and the tables at which they have changed hands.

    Of several browsers one is the first. That one may ask again: nothing happens twice.

    Raises:
        BadToken: the link is over.
        SameDevice: it was made by this browser.
    """
    carry = find(connection, token, browser, at)
    if carry.browser == browser:
        raise SameDevice
    free = (carries.c.token == token) & carries.c.taken.is_(None)
    if connection.execute(update(carries).where(free).values(taken=browser)).rowcount != 1:
        find(connection, token, browser, at)  # another one has been quicker
        return carry, []
    whose = what(connection, carry)
    if carry.stays:
        _join(connection, browser, whose)
        return carry, []
    return carry, _move(connection, carry, whose, browser)


def go_along(connection: Connection, before: str, after: str) -> None:
    """Whoever is a companion at one table is so at another one: that of the rematch."""
    there = connection.execute(select(companions).where(companions.c.table_id == before)).all()
    for row in there:
        _join(connection, row.browser, [(row.person, after)])


def _join(connection: Connection, browser: str, whose: Whose) -> None:
    known = persons_of(connection, browser)
    for person, table_id in whose:
        if (person, table_id) not in known and person != browser:
            new = {"browser": browser, "person": person, "table_id": table_id}
            connection.execute(insert(companions), new)


def _move(connection: Connection, carry: Carry, whose: Whose, browser: str) -> list[str]:
    """Give away one's own seats, and the right to play those of others; the tables where anybody may notice."""
    own = [one for one in whose if one[0] == carry.person]
    others = [one for one in whose if one not in own]
    _join(connection, browser, others)
    touched, moved = _tables(connection, others), _tables(connection, own)
    if carry.table_id == EVERYWHERE:
        connection.execute(delete(companions).where(companions.c.browser == carry.browser))
        tell(connection, touched)  # of no seat there anything changes that other workers could see
    at_these = any_of(own, companions.c.person, companions.c.table_id)
    connection.execute(delete(companions).where(at_these))
    # no link of before leads to the seats any more
    left = update(seats).where(_held(own)).values(holder=browser, recovery=None, token_used=True)
    connection.execute(left)
    connection.execute(update(tables).where(_made(own)).values(host=browser))
    return sorted({*moved, *touched})


def _tables(connection: Connection, whose: Whose) -> list[str]:
    held = connection.execute(select(seats.c.table_id).where(_held(whose)).distinct()).scalars()
    made = connection.execute(select(tables.c.id).where(_made(whose))).scalars()
    return sorted({*held, *made})


def _held(whose: Whose) -> ColumnElement[bool]:
    return any_of(whose, seats.c.holder, seats.c.table_id)


def _made(whose: Whose) -> ColumnElement[bool]:
    return any_of(whose, tables.c.host, tables.c.id)
