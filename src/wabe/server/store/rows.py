"""What is written to the store and read from it. Every function works inside the transaction of its connection."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import (
    Connection,
    Select,
    Table,
    Update,
    bindparam,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)

from wabe.server.errors import Overtaken
from wabe.server.seats import Seat
from wabe.server.store.ready import Ready
from wabe.server.store.schema import (
    chat,
    events,
    kept,
    keys,
    requests,
    seats,
    snapshots,
    tables,
)

Json: TypeAlias = dict[str, Any]
T = TypeVar("T")
Write: TypeAlias = Callable[[Connection], None]  # what one thing that is kept does in the transaction of others
CHAT_KEPT: Final = 50
DAY: Final = 24 * 3600 * 1000  # milliseconds
LESSON_LEFT: Final = DAY
STANDING: Final = (
    "seq",
    "turn",
    "waiting",
    "left",
    "over",
    "updated",
    "times",
    "due",
)  # what an event changes of its table
ASKING: Final = ("ask", "agree")  # the last events where a question to go back may be open
FILE: Final = "file"  # the replay file with its film, among what is kept of a finished game

STEP_ON: Final[Json] = {name: bindparam(name) for name in STANDING}
INSERT_EVENT: Final = Ready(insert(events))
INSERT_REPLY: Final = Ready(insert(requests))
MOVE_ON: Final = Ready(
    update(tables).where(tables.c.id == bindparam("moved"), tables.c.seq < bindparam("reached")).values(STEP_ON)
)


def now() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


@dataclass
class SavedTable:
    """One row of `tables`: how a game was set up, and where it stands."""

    id: str
    game: str
    version: int
    data: Json | None
    players: int
    options: Json
    aids: dict[str, bool]
    public: bool
    seed: str | None
    secret: str
    chance: str
    host: str | None
    talk: bool
    rematch: str | None
    lesson: str | None
    daily: str | None
    created: int
    updated: int
    seq: int
    turn: int
    waiting: list[int]
    left: list[int]
    over: bool
    clock: Json | None = None
    times: Json | None = None
    due: int | None = None

    def moved(self, seq: int, turn: int, waiting: list[int], left: list[int], *, over: bool) -> SavedTable:
        """The same after an event that has just been."""
        standing = {"seq": seq, "turn": turn, "waiting": waiting, "left": left, "over": over, "updated": now()}
        return SavedTable(**{**vars(self), **standing})


@dataclass(frozen=True)
class SavedEvent:
    """One event of a game's log: an action (`act`), taking back (`undo`, of a coach `back`), other rules (`rules`).

    Of whoever asks the others to go back: `ask`, `agree`, `lapse` (`going_back.py`).
    """

    seq: int
    kind: str
    seat: int
    form: Json
    request_id: str | None


@dataclass(frozen=True)
class Reply:
    """The first answer to a request, and the browser that asked."""

    request_id: str
    browser: str
    answer: Json


@dataclass(frozen=True)
class Step:
    """The next event of a game, where the game stands after it, and the answer to whoever asked for it."""

    table: SavedTable
    event: SavedEvent
    reply: Reply | None = None

    def row(self) -> Json:
        """The row of `events`."""
        return {"table_id": self.table.id, "at": self.table.updated, **vars(self.event)}

    def moving(self) -> Json:
        """What `MOVE_ON` needs."""
        standing = {name: getattr(self.table, name) for name in STANDING}
        return {"moved": self.table.id, "reached": self.event.seq, **standing}


@dataclass(frozen=True)
class Line:
    """One line of chat: what somebody has written, or a message of the table itself."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int
    message: Json | None = None


@dataclass(frozen=True)
class SavedGame:
    """Everything the store knows of one table."""

    table: SavedTable
    seats: list[Seat]
    events: list[SavedEvent]
    replies: list[Reply]
    chat: list[Line]
    snapshots: dict[int, Json]
    kept: dict[str, bytes] = field(default_factory=dict)


@dataclass(frozen=True)
class SavedNews:
    """What the store knows of one table beyond what a worker has seen of it; `table` and `seats` as they are now."""

    table: SavedTable
    seats: list[Seat]
    events: list[SavedEvent]
    chat: list[Line]


def _of(source: Table, kind: type) -> Select[Any]:
    """What a kind of object is made of, in the rows of one table."""
    columns = [source.c[part.name] for part in fields(kind)]
    return select(*columns).where(source.c["id" if source is tables else "table_id"] == bindparam("table"))


# What every table needs that comes back, made once as well.
TABLE: Final = _of(tables, SavedTable)
SEATS: Final = _of(seats, Seat).order_by(seats.c.number)
EVENTS: Final = _of(events, SavedEvent).where(events.c.seq > bindparam("after")).order_by(events.c.seq)
REPLIES: Final = _of(requests, Reply)
REPLY: Final = REPLIES.where(requests.c.request_id == bindparam("request"))
LINES: Final = _of(chat, Line).where(chat.c.number > bindparam("after")).order_by(chat.c.number)
NEWEST_LINES: Final = _of(chat, Line).order_by(chat.c.number.desc()).limit(CHAT_KEPT)
SNAPSHOTS: Final = select(snapshots.c.seq, snapshots.c.state).where(snapshots.c.table_id == bindparam("table"))
KEPT: Final = select(kept.c.body).where(kept.c.table_id == bindparam("table"), kept.c.name == bindparam("what"))


def insert_table(connection: Connection, table: SavedTable, its_seats: Sequence[Seat]) -> None:
    """A new table with its seats."""
    connection.execute(insert(tables), vars(table))
    connection.execute(insert(seats), [{"table_id": table.id, **vars(seat)} for seat in its_seats])


def append_event(connection: Connection, table: SavedTable, event: SavedEvent) -> None:
    """The next event of a game, and where the game stands after it."""
    append_steps(connection, [Step(table, event)])


def append_steps(connection: Connection, steps: Sequence[Step]) -> None:
    """The next events of several games, in the order of their tables.

    The tables come first: whoever has a table's row waits for nobody with one that comes before it.

    Raises:
        Overtaken: one of the events is not its game's next one.
    """
    if MOVE_ON.carry_out(connection, (step.moving() for step in steps)) != len(steps):
        raise Overtaken
    INSERT_EVENT.carry_out(connection, (step.row() for step in steps))
    replies = [{"table_id": step.table.id, **vars(step.reply)} for step in steps if step.reply is not None]
    if replies:
        INSERT_REPLY.carry_out(connection, replies)


def insert_snapshot(connection: Connection, table_id: str, seq: int, state: Json) -> None:
    """The position after event `seq`."""
    connection.execute(insert(snapshots), {"table_id": table_id, "seq": seq, "state": state})


def leave_snapshot(connection: Connection, table_id: str, seq: int, state: Json) -> None:
    """The position after the last event, unless it has been kept already."""
    same = (snapshots.c.table_id == table_id) & (snapshots.c.seq == seq)
    if connection.execute(select(snapshots.c.seq).where(same)).first() is None:
        insert_snapshot(connection, table_id, seq, state)


def set_rules(connection: Connection, table: SavedTable) -> None:
    """The rules that a table is played by from now on."""
    rules = {name: getattr(table, name) for name in ("version", "data", "options")}
    connection.execute(update(tables).where(tables.c.id == table.id), rules)


def insert_kept(connection: Connection, table_id: str, name: str, body: bytes) -> None:
    """What is kept of a finished game under a name, unless it is there already: it does not change any more."""
    same = (kept.c.table_id == table_id) & (kept.c.name == name)
    if connection.execute(select(kept.c.name).where(same)).first() is None:
        connection.execute(insert(kept), {"table_id": table_id, "name": name, "body": body})


def replace_kept(connection: Connection, table_id: str, name: str, body: bytes) -> None:
    """What is kept of a finished game under a name, instead of what was kept before."""
    connection.execute(delete(kept).where((kept.c.table_id == table_id) & (kept.c.name == name)))
    connection.execute(insert(kept), {"table_id": table_id, "name": name, "body": body})


def insert_reply(connection: Connection, table_id: str, reply: Reply) -> None:
    """The first answer to a request."""
    INSERT_REPLY.carry_out(connection, [{"table_id": table_id, **vars(reply)}])


def insert_line(connection: Connection, table_id: str, line: Line) -> None:
    """A line of chat."""
    connection.execute(insert(chat), {"table_id": table_id, **vars(line)})


def update_seat(connection: Connection, table_id: str, before: Seat, seat: Seat) -> None:
    """A seat as it is now. Raises `Overtaken` unless it was as it is believed to have been `before`."""
    lock_tables(connection, [table_id])
    known = [seats.c[name].is_not_distinct_from(value) for name, value in vars(before).items()]
    _change(connection, update(seats).where(seats.c.table_id == table_id, *known).values(vars(seat)))


def set_times(connection: Connection, before: SavedTable, after: SavedTable) -> None:
    """What players have left, unless something else has been done about that since `before`. Raises `Overtaken`."""
    same = (tables.c.id == before.id) & (tables.c.seq == before.seq) & tables.c.due.is_not_distinct_from(before.due)
    _change(connection, update(tables).where(same).values(times=after.times, due=after.due))


def set_host(connection: Connection, table_id: str, host: str) -> None:
    """The browser that may do what the one may who made the table."""
    connection.execute(update(tables).where(tables.c.id == table_id), {"host": host})


def set_rematch(connection: Connection, table_id: str, rematch: str) -> None:
    """The table at which a finished game is played again. Raises `Overtaken` if there is one."""
    first = (tables.c.id == table_id) & tables.c.rematch.is_(None)
    _change(connection, update(tables).where(first).values(rematch=rematch))


def lock_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Let nobody else change these tables, or add anything to them, until the end of the transaction.

    Whoever changes more than the row of one table begins with this, so that nobody waits for each other in a ring.
    """
    connection.execute(select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update()).all()


def load_table(connection: Connection, table_id: str) -> SavedTable | None:
    """One table alone; None if there is no such table."""
    if "\0" in table_id:  # PostgreSQL takes no such text
        return None
    return next(iter(_found(connection, TABLE, SavedTable, table_id)), None)


def load_game(connection: Connection, table_id: str) -> SavedGame | None:
    """Everything about one table; None if there is no such table."""
    table = load_table(connection, table_id)
    if table is None:
        return None
    return SavedGame(
        table,
        _found(connection, SEATS, Seat, table_id),
        _found(connection, EVENTS, SavedEvent, table_id, after=0),
        _found(connection, REPLIES, Reply, table_id),
        _found(connection, NEWEST_LINES, Line, table_id)[::-1],
        dict(_found(connection, SNAPSHOTS, _pair, table_id)),
        _files(connection, table) if table.over else {},
    )


def load_news(connection: Connection, table_id: str, seq: int, line: int) -> SavedNews | None:
    """What has come after event `seq` and after that line of chat; None if there is no such table any more."""
    table = load_table(connection, table_id)
    if table is None:
        return None
    return SavedNews(
        table,
        _found(connection, SEATS, Seat, table_id),
        _found(connection, EVENTS, SavedEvent, table_id, after=seq) if table.seq > seq else [],
        _found(connection, LINES, Line, table_id, after=line),
    )


def load_reply(connection: Connection, table_id: str, request_id: str) -> Reply | None:
    """The first answer to a request; None if it has changed nothing yet."""
    return next(iter(_found(connection, REPLY, Reply, table_id, request=request_id)), None)


def load_kept(connection: Connection, table_id: str, name: str) -> bytes | None:
    """What is kept of a finished game under a name; None if there is no such thing."""
    return connection.execute(KEPT, {"table": table_id, "what": name}).scalar()


def load_key(connection: Connection, name: str = "cookie") -> bytes:
    """A key of the server: what it marks its cookies with, or another one."""
    found: str = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar_one()
    return bytes.fromhex(found)


def is_holder(connection: Connection, browser: str) -> bool:
    """Whether a browser holds a seat anywhere."""
    return connection.execute(select(seats.c.number).where(seats.c.holder == browser).limit(1)).first() is not None


def going_on(connection: Connection) -> list[str]:
    """The running tables that go on by themselves: first those where people play, and of these the latest.

    There a bot has to move, or a seat that has orders, or somebody has asked to go back and there may be no answer.
    A lesson that nobody has gone on with for a day goes on when somebody opens it.
    """
    last = (events.c.table_id == tables.c.id) & (events.c.seq == tables.c.seq)
    asked = exists().where(last & events.c.kind.in_(ASKING))
    serves = or_(seats.c.level.is_not(None), seats.c.orders.is_not(None))
    played = select(tables.c.id, tables.c.waiting, seats.c.number, seats.c.level, serves, asked).join(seats)
    waits: dict[str, bool] = {}
    people: dict[str, bool] = {}
    left = tables.c.lesson.is_not(None) & (tables.c.updated < now() - LESSON_LEFT)
    for table, waiting, seat, level, by_itself, is_asked in connection.execute(
        played.where(~tables.c.over & ~left).order_by(tables.c.updated.desc())
    ):
        waits[table] = waits.get(table, False) or is_asked or (by_itself and seat in waiting)
        people[table] = people.get(table, False) or level is None
    return sorted((table for table in waits if waits[table]), key=lambda table: not people[table])


def _change(connection: Connection, statement: Update, values: Json | None = None) -> None:
    """Change one row. Raises `Overtaken` if it is no longer what it was when that was decided."""
    if connection.execute(statement, values).rowcount != 1:
        raise Overtaken


def _found(connection: Connection, query: Select[Any], make: Callable[..., T], table_id: str, **given: Any) -> list[T]:
    """What is made of the rows that a query finds for one table."""
    return [make(*row) for row in connection.execute(query, {"table": table_id, **given})]


def _files(connection: Connection, table: SavedTable) -> dict[str, bytes]:
    file = load_kept(connection, table.id, FILE)
    return {} if file is None else {FILE: file}


def _pair(seq: int, state: Json) -> tuple[int, Json]:
    return seq, state
