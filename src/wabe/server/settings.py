"""What whoever runs a server may set: the one table of it.

A field of `Settings` or of `Limits` is a setting: `keep_idle` is `--keep-idle` on the command line, `WABE_KEEP_IDLE` in
the environment, `keep-idle` in the settings file, and says what it is in the text `help-serve-keep-idle`; the limit
`chat` goes by the name `limit-chat`. `sources.py` reads them, docs/operations.md lists them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, TypeVar

from wabe.server import kinds
from wabe.server.kinds import Kind
from wabe.server.limits import Limits

T = TypeVar("T")
LOOPBACK: Final = frozenset({"127.0.0.1", "::1"})
LIMIT: Final = "limit"
MOST_PROCESSES: Final = 1024
LONGEST_THOUGHT: Final = 3600  # seconds that every level can be told (`bots.level`, which help has no time to load)


def setting(usual: T, kind: Kind) -> T:
    """A field whose values are of that kind."""
    made: T = field(default=usual, metadata={"kind": kind})
    return made


def spare_cores() -> int:
    """How many cores the machine has besides the server's own; at least one."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    """How one server behaves.

    Args:
        host: address to listen at; `0.0.0.0` for everybody in the network.
        port: to listen at; 0 takes a free one.
        store: path of an SQLite file, made if missing, or an SQLAlchemy URL.
        workers: processes that serve the tables together; more than one need a PostgreSQL store.
        data: folders of data packs, by the name or alias of the game that is played with them.
        origins: further origins whose pages may use this server, such as `https://wabe.example`.
        proxies: addresses and networks whose word is taken for whom they speak for (`X-Forwarded-For`).
        metrics: addresses and networks that may read `/metrics`, coming straight from there; nobody if empty.
        log_format: how the server writes its log: as `text`, or as lines of `json`.
        bot_delay: seconds a bot waits before each move where people play: their pages pace what they show. Where only
            bots play, it waits so much longer that onlookers can follow.
        bot_budget: seconds a bot that takes time may think about one move.
        bot_processes: processes that bots think in; 0 means threads of the server itself.
        analyses: how many finished games are analysed at a time, each in a process of its own; 0 means none.
        absent_after: seconds without a connection after which others may let a bot play a seat.
        heartbeat: seconds between signs of life on quiet connections.
        keep_idle: how many tables that nobody looks at stay in memory.
        keep_empty: days after which a table at which nothing was ever done is deleted; 0 means never.
        hosts: names that this server answers to, such as `wabe.example` or `*.wabe.example`; without any to all.
        hsts: seconds for which browsers that came by TLS shall come by nothing else; 0: nothing is said of it.
        calls: whether people are called by Web Push while no page of theirs is open.
        calls_contact: whom push services may write to, `mailto:` or `https:`; by default the first of `hosts`.
        calls_anywhere: whether push services may be in networks of this machine's own, and without TLS; for tests.
        limits: what one browser or address may do.
    """

    host: str = "127.0.0.1"
    port: int = setting(8000, kinds.whole(0, 65535))
    store: str = setting("wabe.sqlite3", kinds.file())
    workers: int = setting(1, kinds.whole(1, MOST_PROCESSES))
    data: Mapping[str, str] = field(default_factory=dict, metadata={"kind": kinds.packs()})
    origins: frozenset[str] = setting(frozenset(), kinds.words(kinds.origin))
    proxies: frozenset[str] = setting(LOOPBACK, kinds.words(kinds.network))
    metrics: frozenset[str] = setting(LOOPBACK, kinds.words(kinds.network))
    log_format: str = setting("text", kinds.choice({"text": "text", "json": "json"}))
    bot_delay: float = setting(0.1, kinds.number())
    bot_budget: float = setting(0.5, kinds.number(most=LONGEST_THOUGHT, least=0.001))
    bot_processes: int = field(default_factory=spare_cores, metadata={"kind": kinds.whole(0, MOST_PROCESSES)})
    analyses: int = setting(1, kinds.whole(0, MOST_PROCESSES))
    absent_after: float = setting(20.0, kinds.number())
    heartbeat: float = setting(20.0, kinds.number(least=1))  # without a pause it would be all that is sent
    keep_idle: int = 200
    keep_empty: int = 30
    hosts: frozenset[str] = setting(frozenset(), kinds.words(kinds.host))
    hsts: int = 0
    calls: bool = True
    calls_contact: str = setting("", kinds.contact())
    calls_anywhere: bool = False
    limits: Limits = field(default_factory=Limits)


@dataclass(frozen=True)
class Setting:
    """One line of the table.

    Args:
        name: the same everywhere, but for how each place writes names.
        field: of `Settings` or of its limits.
        limit: whether it is one of the limits.
        kind: of its values.
        usual: what holds if nobody says anything.
    """

    name: str
    field: str
    limit: bool
    kind: Kind
    usual: Any

    @property
    def option(self) -> str:
        """Its name on the command line."""
        return f"--{self.name}"

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return f"WABE_{self.name.replace('-', '_').upper()}"

    @property
    def help(self) -> str:
        """The key of the text that says what it is."""
        return f"help-serve-{self.name}"

    def of(self, settings: Settings) -> Any:
        """Its value there."""
        return getattr(settings.limits if self.limit else settings, self.field)


def table() -> list[Setting]:
    """All settings, the limits last."""
    plain = Settings()
    own = [each for each in _settings_in(plain, "") if each.field != "limits"]
    return own + list(_settings_in(plain.limits, f"{LIMIT}-"))


def _settings_in(record: Any, before: str) -> Iterator[Setting]:
    for each in fields(record):
        usual = getattr(record, each.name)
        if each.name != "limits":
            kind = each.metadata.get("kind") or kinds.kind_of(usual)
            yield Setting(before + each.name.replace("_", "-"), each.name, bool(before), kind, usual)


def settings_with(values: Mapping[str, Any]) -> Settings:
    """Settings with these values, by the names of settings, and the usual ones for the rest."""
    chosen = [each for each in table() if each.name in values]
    limits = {each.field: values[each.name] for each in chosen if each.limit}
    own = {each.field: values[each.name] for each in chosen if not each.limit}
    return Settings(**own, limits=replace(Limits(), **limits))
