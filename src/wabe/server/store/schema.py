"""The tables of the store. Whoever changes them adds a migration (`migrations/versions`); a test compares the two.

Times are milliseconds since 1970, UTC. Plain types only, so that SQLite and PostgreSQL agree.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

REVISION: Final = "0013"
EVERYWHERE: Final = ""  # instead of a table: all that there are, and those to come

metadata = MetaData()

# One row per game. seq, turn, waiting, left and over repeat what the log says, so that the lobby need not play it.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", JSON(none_as_null=True)),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("aids", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seed", String(80)),
    Column("secret", String(64), nullable=False),
    Column("chance", String(16), nullable=False),  # how it comes from the secret: keyed, seeded
    Column("host", String(64)),  # hash of the browser that made it
    Column("talk", Boolean, nullable=False),  # whether spectators may
    Column("rematch", String(32)),
    Column("lesson", String(40)),  # that a coach teaches here: its name and a digest (`Lesson.mark`)
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("left", JSON, nullable=False),  # the seats that have left the game for good
    Column("over", Boolean, nullable=False),
    Column("clock", JSON(none_as_null=True)),  # how long players have (`server/clocks`); null: for ever
    Column("times", JSON(none_as_null=True)),  # what is left, since the last event or change of a seat
    Column("due", BigInteger),  # when the first one has nothing left, in milliseconds of `served`; null: nobody's runs
    Index("tables_public", "public", "over", "updated"),
    Index("tables_host", "host"),
    Index("tables_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("level", String(40)),
    Column("name", String(80), nullable=False),
    Column("token", String(64)),
    Column("token_used", Boolean, nullable=False),
    Column("holder", String(64)),
    Column("recovery", String(64)),
    Column("stand_in", String(8)),  # whether its bot plays only until its player is back (`server/standins.py`)
    PrimaryKeyConstraint("table_id", "number"),
    Index("seats_holder", "holder"),
)

# One row: when servers have last said that they are there, and how much time nobody was; clocks stand still for that.
served = Table(
    "served",
    metadata,
    Column("at", BigInteger, nullable=False),
    Column("lost", BigInteger, nullable=False),
)

# Keys of the server itself, in hexadecimal, made with the store: `cookie`, and `call`, which signs calls.
keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)

# The log: what was done, in order. Taking back is an event too. Never changed, never deleted.
events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # act, undo, back, rules
    Column("seat", Integer, nullable=False),
    Column("form", JSON, nullable=False),
    Column("request_id", String(64)),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "request_id"),
)

# The first answer to every request that changed something.
requests = Table(
    "requests",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("request_id", String(64), nullable=False),
    Column("browser", String(64), nullable=False),
    Column("answer", JSON, nullable=False),
    PrimaryKeyConstraint("table_id", "request_id"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("message", JSON(none_as_null=True)),
    PrimaryKeyConstraint("table_id", "number"),
)

# Positions after some actions: they tell whether the log still plays as it was played; where other rules do not play it
# so, the table goes on from them.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("state", JSON, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

# What is kept of a finished game, made once and compressed (`server/shelf.py`), under a name.
kept = Table(
    "kept",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("name", String(16), nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "name"),
)

# Who has which table open at which of several workers; a worker that has ended renews nothing.
presence = Table(
    "presence",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("browser", String(64), nullable=False),
    Column("worker", String(16), nullable=False),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "browser", "worker"),
)

# Whose seats a browser may play besides its own: those of a person (another browser) at one table, or everywhere ("").
companions = Table(
    "companions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("browser", String(64), nullable=False),
    Column("person", String(64), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("since", BigInteger, nullable=False),
    UniqueConstraint("browser", "person", "table_id"),
    Index("companions_person", "person"),
    Index("companions_table", "table_id"),
)

# Links that carry the seats of a person to another browser, once and not for long: at one table, or everywhere ("").
carries = Table(
    "carries",
    metadata,
    Column("token", String(64), primary_key=True),  # its hash
    Column("browser", String(64), nullable=False),  # that made it
    Column("person", String(64), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("stays", Boolean, nullable=False),  # whether the browser that made it keeps them too
    Column("until", BigInteger, nullable=False),
    Column("taken", String(64)),  # by which browser
    Index("carries_browser", "browser", unique=True),
)

# Browsers that want to be called while no page is open, and for what. An endpoint is a secret of browser and server.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of the endpoint
    Column("browser", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("public", String(100), nullable=False),
    Column("secret", String(40), nullable=False),
    Column("language", String(40), nullable=False),
    Column("calls", JSON, nullable=False),
    Column("renewed", BigInteger, nullable=False),
    Index("subscriptions_browser", "browser"),
)

# What was changed or deleted by hand or by a worker, so that whatever server has it in memory looks again: a table,
# or of all that is there one device that plays no more for somebody else (at a table, or everywhere).
edits = Table(
    "edits",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("device", String(64)),
    Column("worker", String(16)),  # that has changed it, and need not look
    sqlite_autoincrement=True,
)
