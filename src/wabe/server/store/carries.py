"""Carrying seats to another device, as the store has it: links that do so once, and who may play whose seats.

A browser plays its own seats, and those of the persons (other browsers) that it has become a companion of, at one table
or everywhere. Where the device of before is put out its own seats change hands, so that no companion has them; of what
it played as somebody's companion it gives away no more than that.
Every function works inside the transaction of its connection; times are milliseconds since 1970. Whoever changes seats
has locked their tables before, as everywhere.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from importlib import import_module
from typing import Final, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    delete,
    func,
    insert,
    literal,
    select,
    union_all,
    update,
)

from wabe.server.errors import BadToken, NotFound, NotSeated, OwnSeatHere, SameDevice, TooManyDevices
from wabe.server.seats import COOKIE_SECONDS
from wabe.server.store.edits import Change
from wabe.server.store.lobby import Whose, one_person, played_by, theirs
from wabe.server.store.results import give_results, has_results
from wabe.server.store.rows import lock_tables
from wabe.server.store.schema import EVERYWHERE, carries, companions, seats, tables
from wabe.server.store.tries import share

LASTS: Final = 5 * 60 * 1000
MOST: Final = 8  # devices that play for a person, at one table or everywhere, and persons that a device plays for
Persons: TypeAlias = list[tuple[str, str]]  # each with the table at which, or `EVERYWHERE`


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


@dataclass(frozen=True)
class Companion:
    """One browser that plays what a person has, at one table or everywhere."""

    id: str
    browser: str
    person: str
    table_id: str
    since: int


def persons_of(connection: Connection, browser: str) -> Persons:
    """Whose seats a browser may play: its own, and those it is a companion of, for the longest first."""
    own = select(companions.c.person, companions.c.table_id).where(companions.c.browser == browser)
    found = connection.execute(own.order_by(companions.c.since, companions.c.id))
    return [(browser, EVERYWHERE), *((row.person, row.table_id) for row in found)]


def person_at(table_id: str, persons: Persons, is_known: Callable[[str], bool]) -> str:
    """As whom a browser is at a table: as the first of `persons_of` it that is known there; else as itself."""
    there = (person for person, at in persons if at in {EVERYWHERE, table_id})
    return next(filter(is_known, there), persons[0][0])


def has_any(connection: Connection, browser: str) -> bool:
    """Whether there is a table at which a browser has a seat to play, or which it has made, or a result."""
    return _is_any(connection, _tables(played_by(browser))) or has_results(connection, browser)


def make(connection: Connection, carry: Carry, at: int) -> None:
    """A new link; all that the browser has made before, and all that have ended, lead nowhere any more.

    Raises:
        NotSeated: it would put out a device at one table, and it plays there for somebody at all tables.
    """
    everywhere = (carry.person, EVERYWHERE) in persons_of(connection, carry.browser)
    if carry.table_id != EVERYWHERE and not carry.stays and carry.person != carry.browser and everywhere:
        raise NotSeated("error-carry-all-of-it")
    sweep(connection, at)
    values = vars(carry)
    dialect = import_module(f"sqlalchemy.dialects.{connection.dialect.name}")  # loaded: no store needs the others'
    new = dialect.insert(carries).values(values)
    connection.execute(new.on_conflict_do_update(index_elements=[carries.c.browser], set_=values))


def sweep(connection: Connection, at: int) -> None:
    """Forget the links that have ended, and the companions whose cookies have."""
    ended = select(carries.c.token).where(carries.c.until < at).with_for_update(skip_locked=True)
    connection.execute(delete(carries).where(carries.c.token.in_(ended)))
    connection.execute(delete(companions).where(companions.c.since < at - COOKIE_SECONDS * 1000))


def find(connection: Connection, token: str, browser: str, at: int) -> Carry:
    """The link of that token (its hash), which the browser may take, or has taken.

    Raises:
        BadToken: there is none, it has ended, another browser has taken it, or whoever made it plays so no more.
    """
    query = select(*(carries.c[part.name] for part in fields(Carry))).where(carries.c.token == token)
    row = connection.execute(query).first()
    carry = Carry(*row) if row is not None else None
    if carry is None or carry.until < at or carry.taken not in {None, browser}:
        raise BadToken("error-carry-over")
    if carry.taken is None and not _may_carry(connection, carry):
        raise BadToken("error-carry-over")
    return carry


def _may_carry(connection: Connection, carry: Carry) -> bool:
    """Whether the browser that made a link still is whoever's companion it was."""
    own = carry.person == carry.browser
    return own or connection.execute(_right(carry)).first() is not None


def _right(carry: Carry) -> Select[tuple[str]]:
    """The companionship by which a browser carries what another one has."""
    this = (companions.c.browser == carry.browser) & (companions.c.person == carry.person)
    return select(companions.c.id).where(this & companions.c.table_id.in_([EVERYWHERE, carry.table_id]))


def check(connection: Connection, token: str, browser: str, at: int) -> Carry:
    """The link of that token (its hash), by which a browser may be brought something, or has been.

    Raises:
        BadToken: the link is over.
        SameDevice: it was made by this browser.
        OwnSeatHere: the browser has something of its own at the one table.
        TooManyDevices: there is no room for another companion.
    """
    carry = find(connection, token, browser, at)
    if carry.browser == browser:
        raise SameDevice
    if carry.taken is None:
        _check_free(connection, carry, browser)
        _check_room(connection, carry, browser)
    return carry


def count(connection: Connection, carry: Carry, browser: str) -> tuple[int, int]:
    """At how many tables a link carries something to a browser, and at how many not, for it has something there itself.

    Raises:
        OwnSeatHere: at the one table that the link is about.
        TooManyDevices: there is no room for another companion.
    """
    if browser in {carry.taken, carry.browser}:
        return _count(connection, _tables(_what(carry))), 0
    _check_free(connection, carry, browser)
    _check_room(connection, carry, browser)
    found, left = _tables(_what(carry)).subquery(), _tables(_already(carry, browser))
    here = select(found.c.id)
    whole, stay = _count(connection, here), _count(connection, here.where(found.c.id.in_(left)))
    return whole - stay, stay


def take(connection: Connection, token: str, browser: str, at: int) -> tuple[Carry, Change, int]:
    """Carry the seats of a link to a browser.

    Of several browsers one is the first. That one may ask again: nothing happens twice. The tables come first, as
    everywhere.

    Returns:
        The link, what changes for anybody else, and the number of tables where nothing is carried.

    Raises:
        As `check`.
    """
    carry = check(connection, token, browser, at)
    lock_tables(connection, _ids(connection, _tables(_what(carry))))
    connection.execute(_right(carry).order_by(companions.c.id).with_for_update()).all()  # nobody ends it meanwhile
    if find(connection, token, browser, at).taken == browser:
        return carry, Change(), 0
    left = count(connection, carry, browser)[1]
    free = (carries.c.token == token) & carries.c.taken.is_(None)
    if connection.execute(update(carries).where(free).values(taken=browser)).rowcount != 1:
        find(connection, token, browser, at)  # another one has been quicker
        return carry, Change(), 0
    if carry.stays:
        _join(connection, browser, _joined(connection, carry), at)
        return carry, Change(), left
    return carry, _move(connection, carry, browser, at), left


def go_along(connection: Connection, before: str, after: str, at: int) -> None:
    """Whoever is a companion at one table is so at another one: that of the rematch."""
    there = connection.execute(select(companions).where(companions.c.table_id == before)).all()
    for row in there:
        _join(connection, row.browser, [(row.person, after)], at)


# --- companions, one by one -------------------------------------------------------------------------------------------


def companions_of(connection: Connection, browser: str) -> list[Companion]:
    """Who plays what a browser has, and what it plays for others; the latest first."""
    query = select(*(companions.c[part.name] for part in fields(Companion))).where(_concerns(browser))
    return [Companion(*row) for row in connection.execute(query.order_by(companions.c.since.desc(), companions.c.id))]


def end(connection: Connection, companion_id: str, browser: str) -> Change:
    """End one of them; what changes for anybody. Raises `NotFound`: it is none of this browser's."""
    lost = end_such(connection, (companions.c.id == companion_id) & _concerns(browser))
    if not lost:
        raise NotFound
    return Change(devices=lost)


def end_such(connection: Connection, these: ColumnElement[bool]) -> list[tuple[str, str]]:
    """End such ones; the devices that play so no more, each with the table at which."""
    locked = select(companions).where(these).order_by(companions.c.id).with_for_update()
    found = connection.execute(locked).all()
    connection.execute(delete(companions).where(these))
    return [(row.browser, row.table_id) for row in found]


def _concerns(browser: str) -> ColumnElement[bool]:
    return (companions.c.browser == browser) | (companions.c.person == browser)


# --- carrying ---------------------------------------------------------------------------------------------------------


def _what(carry: Carry) -> Whose:
    """Whose seats a link carries."""
    if carry.table_id != EVERYWHERE:
        return one_person(carry.person, carry.table_id)
    return played_by(carry.person)


def _whose(connection: Connection, carry: Carry) -> Persons:
    if carry.table_id != EVERYWHERE:
        return [(carry.person, carry.table_id)]
    return persons_of(connection, carry.person)


def _check_free(connection: Connection, carry: Carry, browser: str) -> None:
    own = theirs(_already(carry, browser))
    if carry.table_id != EVERYWHERE and _is_any(connection, select(own.c.id).where(own.c.id == carry.table_id)):
        raise OwnSeatHere("error-own-seat-carried")


def _already(carry: Carry, browser: str) -> Whose:
    """Whose seats a browser may play without a link: its own, and those of others than the link is about."""
    own = select(literal(browser).label("person"), literal(EVERYWHERE).label("table_id"))
    others = select(companions.c.person, companions.c.table_id).where(companions.c.browser == browser)
    return union_all(own, others.where(companions.c.person.not_in(select(_what(carry).c.person)))).subquery()


def _check_room(connection: Connection, carry: Carry, browser: str) -> None:
    new = _missing(connection, browser, _joined(connection, carry))
    persons = {person for person, _ in [*persons_of(connection, browser), *new]} - {browser}
    if new and (len(persons) > MOST or (carry.stays and not _full(connection, persons).isdisjoint(new))):
        raise TooManyDevices


def _full(connection: Connection, persons: set[str]) -> set[tuple[str, str]]:
    """Where so many devices play for these persons that no more may."""
    place = companions.c.person, companions.c.table_id
    full = select(*place).where(companions.c.person.in_(persons)).group_by(*place).having(func.count() >= MOST)
    return {(row.person, row.table_id) for row in connection.execute(full)}


def _joined(connection: Connection, carry: Carry) -> Persons:
    """Whose companion a link makes a browser; where it puts out the one before, that one's own seats change hands."""
    return [one for one in _whose(connection, carry) if carry.stays or one[0] != carry.browser]


def _missing(connection: Connection, browser: str, persons: Persons) -> Persons:
    """Those of them that a browser may not play for yet."""
    known, found = set(persons_of(connection, browser)), []
    for person, table_id in persons:
        if known.isdisjoint({(person, table_id), (person, EVERYWHERE)}) and person != browser:
            found.append((person, table_id))
            known.add((person, table_id))
    return found


def _join(connection: Connection, browser: str, persons: Persons, at: int) -> None:
    for person, table_id in _missing(connection, browser, persons):
        new = Companion(secrets.token_hex(8), browser, person, table_id, at)
        connection.execute(insert(companions), vars(new))
        share(connection, person, browser, table_id)
        if table_id == EVERYWHERE:
            share(connection, browser, person, EVERYWHERE)


def _move(connection: Connection, carry: Carry, browser: str, at: int) -> Change:
    """Give away one's own seats, and the right to play those of others; what changes for anybody else."""
    before, table_id = carry.browser, carry.table_id
    own_ids = _own_tables(connection, carry, browser)
    _join(connection, browser, _joined(connection, carry), at)
    right = companions.c.browser == before
    if table_id != EVERYWHERE:
        right &= (companions.c.table_id == table_id) & (companions.c.person == carry.person)
    lost = end_such(connection, right)
    if table_id != EVERYWHERE and carry.person != before:
        return Change(devices=lost)
    own = companions.c.person == before
    if table_id != EVERYWHERE:
        own &= companions.c.table_id == table_id
    lost += end_such(connection, own)
    _give(connection, own_ids, before, browser)
    give_results(connection, before, browser, table_id)
    share(connection, before, browser, table_id)
    return Change(own_ids, lost)


def _own_tables(connection: Connection, carry: Carry, browser: str) -> list[str]:
    """Where the browser that made a link has something of its own, and the one that takes it nothing so far."""
    own = _tables(one_person(carry.browser, carry.table_id)).subquery()
    return _ids(connection, select(own.c.id).where(own.c.id.not_in(_tables(_already(carry, browser)))))


def _give(connection: Connection, ids: Sequence[str], before: str, after: str) -> None:
    """Let another browser have what one has of its own at these tables."""
    held = (seats.c.holder == before) & seats.c.table_id.in_(ids)
    # no link of before leads to the seats any more
    connection.execute(update(seats).where(held).values(holder=after, recovery=None, token_used=True))
    connection.execute(update(tables).where((tables.c.host == before) & tables.c.id.in_(ids)).values(host=after))


def _tables(whose: Whose) -> Select[tuple[str]]:
    """The ids of the tables where one of them has a seat or which one has made."""
    return select(theirs(whose).c.id)


def _ids(connection: Connection, query: Select[tuple[str]]) -> list[str]:
    return sorted(row.id for row in connection.execute(query))


def _count(connection: Connection, query: Select[tuple[str]]) -> int:
    return connection.execute(select(func.count()).select_from(query.subquery())).scalar_one()


def _is_any(connection: Connection, query: Select[tuple[str]]) -> bool:
    return connection.execute(query.limit(1)).first() is not None
