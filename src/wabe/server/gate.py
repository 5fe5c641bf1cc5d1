"""Counts what browsers and addresses do, and refuses what is beyond their limits."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from wabe.server.errors import TooFast, TooManyConnections
from wabe.server.limits import Limits, Rate

REMEMBERED: Final = 10_000


class Buckets:
    """Token buckets, one per key; the keys used last are remembered, the others have full ones."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str, amount: float = 1) -> None:
        """Count one use by `key`, or an amount that is to be had at once.

        Raises:
            TooFast: there is not as much in the bucket, and it is not full.
        """
        level, now = self._level(key)
        allowed = level >= min(amount, self._rate.burst)
        self._set(key, level - amount if allowed else level, now)
        if not allowed:
            raise TooFast

    def settle(self, key: str, amount: float) -> None:
        """Count what turned out to be used besides (or, below zero, not to be); more than there is stays owed."""
        level, now = self._level(key)
        self._set(key, level - amount, now)

    def _level(self, key: str) -> tuple[float, float]:
        """What is in the bucket now, which is taken out for `_set`, and when that is."""
        now, rate = time.monotonic(), self._rate
        level, since = self._levels.pop(key, (rate.burst, now))
        return min(rate.burst, level + (now - since) * rate.per_second), now

    def _set(self, key: str, level: float, now: float) -> None:
        self._levels[key] = (level, now)
        if len(self._levels) > REMEMBERED:
            del self._levels[next(iter(self._levels))]


class Turn:
    """Whose turn it is among the requests of one address."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0


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
        self.work = Buckets(limits.work)
        self.address_work = Buckets(limits.address_work)
        self.heavy = Buckets(limits.heavy)
        self.analyses = Buckets(limits.analyses)
        self.dailies = Buckets(limits.dailies)
        self._turns: dict[str, Turn] = {}

    def command(self, browser: str, address: str) -> None:
        """Count one command. Raises `TooFast`."""
        self._by_address.take(address)
        self._by_browser.take(browser or address)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Do one thing of an address at a time, and let all others go on before its next one."""
        turn = self._turns.setdefault(address, Turn())
        turn.waiting += 1
        try:
            async with turn.lock:
                yield
                await asyncio.sleep(0)
        finally:
            turn.waiting -= 1
            if not turn.waiting:
                del self._turns[address]

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
