"""What came of finished games, for whoever played them to the end.

Results follow the person: whoever may play what somebody has sees them too, and they change hands with the seats.
Every function works inside the transaction of its connection.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from wabe.server.store.lobby import played_by
from wabe.server.store.schema import EVERYWHERE, results, uncounted

PEOPLE: Final = "people"  # in the company of a result


@dataclass(frozen=True)
class Result:
    """One finished game of one person.

    Args:
        table_id, seat: where.
        person: who played.
        game: the title.
        side: what the seat played, as a key of the game's texts; "" where all play alike.
        players: seats of the table.
        company: who else played, each kind once, sorted: `PEOPLE` and levels of bots, with commas between.
        points: at the end.
        winners: how many have won, this seat among them; 0: it has not.
        at: when.
    """

    table_id: str
    seat: int
    person: str
    game: str
    side: str
    players: int
    company: str
    points: int
    winners: int
    at: int


@dataclass(frozen=True)
class Share:
    """Results that are alike but for the points and when: so many, the best and the sum of points."""

    game: str
    side: str
    players: int
    company: str
    winners: int
    games: int
    best: int
    points: int


@dataclass(frozen=True)
class Best:
    """A result beside the others of the same person at the same game with as many players.

    Args:
        seat: of the result.
        players: at the table.
        points: of the result.
        before: the most points of the others; None if there are none.
        games: how many there are with it.
    """

    seat: int
    players: int
    points: int
    before: int | None
    games: int


def insert_results(connection: Connection, found: Sequence[Result]) -> None:
    """What came of a game that has just ended."""
    if found:
        connection.execute(insert(results), [vars(one) for one in found])


def shares(connection: Connection, browser: str) -> list[Share]:
    """All results that a browser may see, alike ones together."""
    alike = (results.c.game, results.c.side, results.c.players, results.c.company, results.c.winners)
    summed = (func.count(), func.max(results.c.points), func.sum(results.c.points))
    query = select(*alike, *summed).where(_seen_by(browser)).group_by(*alike).order_by(*alike)
    return [Share(*row) for row in connection.execute(query)]


def best_at(connection: Connection, table_id: str, browser: str) -> Best | None:
    """The result at a table that a browser may see; None if there is none."""
    if "\0" in table_id:  # PostgreSQL takes no such text
        return None
    here = (results.c.table_id == table_id) & _seen_by(browser)
    own = connection.execute(select(results).where(here).order_by(results.c.seat)).first()
    if own is None:
        return None
    same = (results.c.person == own.person) & (results.c.game == own.game) & (results.c.players == own.players)
    others = select(func.max(results.c.points), func.count()).where(same & (results.c.table_id != table_id))
    before, games = connection.execute(others).one()
    return Best(own.seat, own.players, own.points, before, games + 1)


def has_results(connection: Connection, browser: str) -> bool:
    """Whether there is any result that a browser may see."""
    return connection.execute(select(results.c.seat).where(_seen_by(browser)).limit(1)).first() is not None


def erase(connection: Connection, browser: str) -> None:
    """Forget the results of a browser, and of those whose seats it plays everywhere."""
    whose = played_by(browser)
    persons = select(whose.c.person).where(whose.c.table_id == EVERYWHERE)
    forget_results(connection, results.c.person.in_(persons))


def forget_results(connection: Connection, these: ColumnElement[bool]) -> None:
    """Forget such ones."""
    connection.execute(delete(results).where(these))


def give_results(connection: Connection, before: str, after: str, table_id: str) -> None:
    """Let another browser have one's results, at one table or everywhere, but where it has one of its own already."""
    own = select(results.c.table_id).where(results.c.person == after).scalar_subquery()
    these = (results.c.person == before) & results.c.table_id.not_in(own)
    if table_id != EVERYWHERE:
        these &= results.c.table_id == table_id
    connection.execute(update(results).where(these).values(person=after))


def to_count(connection: Connection) -> list[str]:
    """The tables that were finished before results were kept and have not been counted."""
    return list(connection.execute(select(uncounted.c.table_id).order_by(uncounted.c.table_id)).scalars())


def count(connection: Connection, table_id: str, found: Sequence[Result]) -> None:
    """Count such a table, once."""
    if connection.execute(delete(uncounted).where(uncounted.c.table_id == table_id)).rowcount:
        insert_results(connection, found)


def _seen_by(browser: str) -> ColumnElement[bool]:
    whose = played_by(browser)
    same = (whose.c.person == results.c.person) & whose.c.table_id.in_([EVERYWHERE, results.c.table_id])
    return select(whose.c.person).where(same).correlate(results).exists()
