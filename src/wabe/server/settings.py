"""What whoever runs a server may set."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field

from wabe.server.limits import Limits


@dataclass(frozen=True)
class Settings:
    """How one server behaves.

    Args:
        store: path of an SQLite file, or an SQLAlchemy URL.
        workers: processes that serve the tables together; more than one need a PostgreSQL store.
        bot_delay: seconds a bot waits before each move where people play: their pages pace what they show. Where only
            bots play, it waits so much longer that onlookers can follow.
        bot_budget: seconds a bot that takes time may think about one move.
        bot_processes: processes that bots think in; 0 means threads of the server itself.
        absent_after: seconds without a connection after which others may let a bot play a seat.
        heartbeat: seconds between signs of life on quiet connections.
        keep_idle: how many tables that nobody looks at stay in memory.
        data: folders of data packs, by the name or alias of the game that is played with them.
        origins: further origins whose pages may use this server, such as `https://wabe.example`.
        limits: what one browser or address may do.
    """

    store: str = "wabe.sqlite3"
    workers: int = 1
    bot_delay: float = 0.1
    bot_budget: float = 0.5
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    absent_after: float = 20.0
    heartbeat: float = 20.0
    keep_idle: int = 200
    data: Mapping[str, str] = field(default_factory=dict)
    origins: frozenset[str] = frozenset()
    limits: Limits = field(default_factory=Limits)
