"""What a request costs: seconds of the processor, estimated before, and corrected by what was measured.

Who asks is known within the whole request, however deep (`asking`). What nobody asked for, such as the moves of bots,
is not paid for: bots wait behind people.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from wabe.server import protocol
from wabe.server.errors import TooBusy
from wabe.server.gate import Gate
from wabe.server.labour import Labour, Rank, T, Work

# Estimates in seconds of all that is not measured: reading and writing the store, playing an action, telling all of it.
ASKING: Final = 0.001
LOBBY: Final = 0.005
CLAIM: Final = 0.005
NEW_TABLE: Final = 0.01
COMMANDS: Final = {
    protocol.Act: 0.006,
    protocol.Undo: 0.008,
    protocol.Concede: 0.008,
    protocol.TakeOver: 0.005,
    protocol.HandBack: 0.005,
    protocol.ChangeLevel: 0.005,
    protocol.Coach: 0.008,  # and each move that the coach makes
    protocol.Rename: 0.004,
    protocol.Chat: 0.004,
    protocol.Rematch: 0.01,
    protocol.Hint: 0.002,
    protocol.Look: 0.001,
    protocol.Watch: 0.0002,
    protocol.Ping: 0.0002,
}
HEAVY: Final = 0.3  # of the processes: a hint, a replay


class Account:
    """Whoever a request comes from.

    Args:
        gate: that counts.
        browser: hash of its cookie; "" if it has none.
        address: of the network, as limits count it (`web.payer_of`).
    """

    def __init__(self, gate: Gate, browser: str, address: str) -> None:
        self.address = address
        self._gate = gate
        self._browser = browser or address

    def charge(self, price: float) -> None:
        """Count one request among those of which there may be so many, and what it will at least cost.

        Raises:
            TooFast: not now.
        """
        self._gate.command(self._browser, self.address)
        self.pay(price)

    def pay(self, price: float) -> None:
        """Count what a request will at least cost. Raises `TooFast`."""
        self._gate.address_work.take(self.address, price)
        self._gate.work.take(self._browser, price)

    def settle(self, seconds: float) -> None:
        """Count what was measured besides."""
        self._gate.address_work.settle(self.address, seconds)
        self._gate.work.settle(self._browser, seconds)

    def order(self, seconds: float) -> None:
        """Count heavy work before it begins. Raises `TooFast`."""
        self._gate.heavy.take(self.address, seconds)

    def settle_order(self, seconds: float) -> None:
        """Count what it took besides."""
        self._gate.heavy.settle(self.address, seconds)

    def order_analysis(self) -> None:
        """Count an analysis that is going to be made. Raises `TooFast`."""
        self._gate.analyses.take(self.address)


asking: ContextVar[Account | None] = ContextVar("asking", default=None)


def owe(seconds: float) -> None:
    """Let whoever asks pay for what a request takes besides its estimate."""
    account = asking.get()
    if account is not None:
        account.settle(seconds)


@contextmanager
def metered() -> Iterator[None]:
    """Let whoever asks pay for what the block takes, which must not wait for anything."""
    begun = time.thread_time()
    try:
        yield
    finally:
        owe(time.thread_time() - begun)


async def for_people(labour: Labour, work: Work[T]) -> T:
    """Heavy work that somebody waits for, and pays; what it returns or raises.

    Raises:
        TooFast, TooBusy: not now.
    """
    account = asking.get()
    if account is None:
        return (await labour.do(Rank.PEOPLE, "", work))[0]
    account.order(HEAVY)
    try:
        result, seconds = await labour.do(Rank.PEOPLE, account.address, work)
    except TooBusy:
        account.settle_order(-HEAVY)
        raise
    account.settle_order(seconds - HEAVY)
    return result
