"""What one browser or one address may do in a while: rates, sizes, numbers of connections."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from wabe.server.errors import TooFast, TooManyConnections

MESSAGE_BYTES: Final = 64 * 1024
REMEMBERED: Final = 10_000


@dataclass(frozen=True)
class Rate:
    """So many per second in the long run, and so many at once."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """The rates and numbers of one server; generous for people, tight for loops gone wild."""

    commands: Rate = Rate(20, 80)
    address_commands: Rate = Rate(200, 800)
    chat: Rate = Rate(1, 12)
    hints: Rate = Rate(1, 6)
    new_tables: Rate = Rate(0.5, 30)
    claims: Rate = Rate(1, 30)
    connections: int = 100
    replays: Rate = Rate(1, 30)


class Buckets:
    """Token buckets, one per key; the keys used last are remembered, the others have full ones."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> None:
        """Count one use by `key`.

        Raises:
            TooFast: the bucket is empty.
        """
        now = time.monotonic()
        level, since = self._levels.pop(key, (float(self._rate.burst), now))
        level = min(float(self._rate.burst), level + (now - since) * self._rate.per_second)
        allowed = level >= 1
        self._levels[key] = (level - 1 if allowed else level, now)
        if len(self._levels) > REMEMBERED:
            del self._levels[next(iter(self._levels))]
        if not allowed:
            raise TooFast


class Gate:
    """All limits of one server, counted."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._connections: Counter[str] = Counter()
        self._by_browser = Buckets(limits.commands)
        self._by_address = Buckets(limits.address_commands)
        self.chat = Buckets(limits.chat)
        self.hints = Buckets(limits.hints)
        self.new_tables = Buckets(limits.new_tables)
        self.claims = Buckets(limits.claims)
        self.replays = Buckets(limits.replays)  # each plays a whole game again

    def command(self, browser: str, address: str) -> None:
        """Count one command. Raises `TooFast`."""
        self._by_address.take(address)
        self._by_browser.take(browser or address)

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """Count one open connection while it lasts. Raises `TooManyConnections`."""
        self.check_connections(address)
        self._connections[address] += 1
        try:
            yield
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]

    def check_connections(self, address: str) -> None:
        """Raise `TooManyConnections` if the address may not open another one."""
        if self._connections[address] >= self._limits.connections:
            raise TooManyConnections
