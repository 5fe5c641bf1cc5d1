"""Who has had a try at the table of a day, and the ranking of what came of it.

Of one person there is one try for each day and game: the key of `tries` decides, whatever worker is asked. Devices that
play the same seats count as one person, from when they do so, and after they have ceased to.
Every function works inside the transaction of its connection.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select

from wabe.server.store.schema import EVERYWHERE, companions, results, seats, tables, tries

SHOWN: Final = 100  # of a ranking


@dataclass(frozen=True)
class Try:
    """A person's try.

    Args:
        table_id: where.
        holder: who has its seat now; None if the table is gone.
        seat: the number of it.
        done: whether nothing more is to be played there.
        points: at the end; None if it was not played to the end.
        secret: of the deal that was played; None if the table is gone.
    """

    table_id: str
    holder: str | None
    seat: int
    done: bool
    points: int | None
    secret: str | None = None


@dataclass(frozen=True)
class Ranked:
    """One line of a ranking."""

    table_id: str
    name: str
    points: int
    winners: int


def begin(connection: Connection, day: str, game: str, person: str, table_id: str) -> None:
    """Note a try; it counts for every device that plays the same. Raises `IntegrityError` for a second one."""
    _insert(connection, [(day, game, each, table_id) for each in [person, *_same(connection, day, game, person)]])


def _same(connection: Connection, day: str, game: str, person: str) -> list[str]:
    """The other devices of a person that have had no try of their own."""
    everywhere = companions.c.table_id == EVERYWHERE
    playing = select(companions.c.person).where(everywhere & (companions.c.browser == person))
    played = select(companions.c.browser).where(everywhere & (companions.c.person == person))
    devices = set(connection.execute(playing.union(played)).scalars()) - {person}
    had = select(tries.c.person).where((tries.c.day == day) & (tries.c.game == game) & tries.c.person.in_(devices))
    return sorted(devices - set(connection.execute(had).scalars()))


def share(connection: Connection, one: str, other: str, table_id: str) -> None:
    """Let the tries of one count for another, who comes to play the same: at one table, or everywhere."""
    these = tries.c.person == one
    if table_id != EVERYWHERE:
        these &= tries.c.table_id == table_id
    had = {(row.day, row.game) for row in connection.execute(select(tries).where(tries.c.person == other))}
    found = connection.execute(select(tries).where(these)).all()
    _insert(connection, [(row.day, row.game, other, row.table_id) for row in found if (row.day, row.game) not in had])


def try_of(connection: Connection, day: str, game: str, person: str) -> Try | None:
    """The try of a person; None if there was none."""
    own = (tries.c.day == day) & (tries.c.game == game) & (tries.c.person == person)
    table_id = connection.execute(select(tries.c.table_id).where(own)).scalar()
    if table_id is None:
        return None
    played = select(seats.c.holder, seats.c.number, tables.c.over, tables.c.left, tables.c.secret).join_from(
        tables, seats
    )
    row = connection.execute(played.where((tables.c.id == table_id) & ~seats.c.bot)).first()
    if row is None:
        return Try(table_id, None, 0, done=True, points=None)
    result = (results.c.table_id == table_id) & (results.c.seat == row.number)
    points = connection.execute(select(results.c.points).where(result)).scalar()
    done = row.over or row.number in row.left
    return Try(table_id, row.holder, row.number, done=done, points=points, secret=row.secret)


def most_played(connection: Connection, day: str, game: str, until: int) -> str | None:
    """The secret of the deal that most have finished in time; None if nobody has any."""
    query = select(tables.c.secret).select_from(results).join(tables, results.c.table_id == tables.c.id)
    query = query.where(_of_day(day, game, until)).group_by(tables.c.secret)
    return connection.execute(
        query.order_by(func.count().desc(), func.min(results.c.at), tables.c.secret).limit(1)
    ).scalar()


def laid(connection: Connection, day: str, game: str, secret: str) -> tuple[int, tuple[str, ...]]:
    """The seat of whoever plays a deal, and the levels of the bots, at any of its tables."""
    deal = (tables.c.daily == day) & (tables.c.game == game) & (tables.c.secret == secret)
    any_table = select(func.min(tables.c.id)).where(deal).scalar_subquery()
    rows = select(seats.c.number, seats.c.bot, seats.c.level).where(seats.c.table_id == any_table)
    found = connection.execute(rows.order_by(seats.c.number)).all()
    return next(row.number for row in found if not row.bot), tuple(row.level for row in found if row.bot)


def ranking(connection: Connection, day: str, game: str, secret: str, until: int) -> list[Ranked]:
    """Those who have finished a deal in time, the best first; of equal ones who was first."""
    columns = (results.c.table_id, seats.c.name, results.c.points, results.c.winners)
    query = select(*columns).join_from(results, tables, results.c.table_id == tables.c.id)
    query = query.join(seats, (seats.c.table_id == results.c.table_id) & (seats.c.number == results.c.seat))
    query = query.where(_ranked(day, game, secret, until)).order_by(
        results.c.points.desc(), results.c.at, results.c.table_id
    )
    return [Ranked(*row) for row in connection.execute(query.limit(SHOWN))]


def ranked_with(
    connection: Connection, day: str, game: str, secret: str, until: int, more_than: int | None = None
) -> int:
    """How many have finished a deal in time; with that number, how many of them with more points."""
    query = select(func.count()).select_from(results).join(tables, results.c.table_id == tables.c.id)
    query = query.where(_ranked(day, game, secret, until))
    return connection.execute(query if more_than is None else query.where(results.c.points > more_than)).scalar_one()


def sweep(connection: Connection, before: str) -> None:
    """Forget the tries of days before that one."""
    connection.execute(delete(tries).where(tries.c.day < before))


def _ranked(day: str, game: str, secret: str, until: int) -> ColumnElement[bool]:
    return _of_day(day, game, until) & (tables.c.secret == secret)


def _of_day(day: str, game: str, until: int) -> ColumnElement[bool]:
    return (tables.c.daily == day) & (tables.c.game == game) & (results.c.at < until)


def _insert(connection: Connection, rows: list[tuple[str, str, str, str]]) -> None:
    if rows:
        names = ("day", "game", "person", "table_id")
        # in one order, so that devices of one person that begin at the same time wait for each other in no ring
        connection.execute(insert(tries), [dict(zip(names, row, strict=True)) for row in sorted(rows)])
