"""One open connection to a table: what waits to be sent to it, never more than it can take.

A frame goes straight to the wire that takes it; what the wire does not take waits here, and so does all that is fetched
(`Subscriber.next`) where there is no wire.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from wabe.texts.languages import BASE

FRAMES: Final = 256
BYTES: Final = 4 * 1024 * 1024
ENDING_SECONDS: Final = 2.0
TOO_SLOW: Final = 4008
RESTART: Final = 1012
NOT_YOURS: Final = 4403  # as sockets.py says it of a seat that was never this browser's


class Wire(Protocol):
    """Takes frames as long as its other end reads them."""

    def is_free(self) -> bool:
        """Whether it takes another one now."""

    def send_frame(self, frame: bytes) -> None:
        """Send one, or nothing if it has come to its end."""


class Subscriber:
    """The outgoing queue of a connection.

    Args:
        browser: hash of the browser at its end, or of the one whose companion that is here.
        seat: the seat looked through; None for spectators.
        language: in which answers are said.
        wire: takes the frames, and calls `flush` when it is free again; None: they are fetched.
        device: hash of the browser at its end, whoever that is here; None: `browser`.
    """

    def __init__(
        self,
        browser: str,
        seat: int | None,
        language: str = BASE,
        wire: Wire | None = None,
        device: str | None = None,
    ) -> None:
        self.browser = browser
        self.device = browser if device is None else device
        self.seat = seat
        self.language = language
        self.hidden = False  # whether its page says that nobody sees it
        self.closed: int | None = None  # close code, once it should end
        self._ending: int | None = None  # close code, once it should end when nothing is owed to it any more
        self._asked = 0  # requests that came through it and are not answered yet
        self._wire = wire
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()
        self._end = asyncio.Event()

    @property
    def is_fetched(self) -> bool:
        """Whether its frames are fetched, so that what its page says comes by other ways."""
        return self._wire is None

    def put(self, frame: bytes) -> None:
        """Send a frame as soon as possible. A reader too slow for its queue is dropped; it comes back and resyncs."""
        if self.closed is not None:
            return
        if self._wire is not None and not self._frames and self._wire.is_free():
            self._wire.send_frame(frame)
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        if len(self._frames) > FRAMES or self._bytes > BYTES:
            self.close(TOO_SLOW)
        self._news.set()

    def flush(self) -> None:
        """Send what waits, as much as the wire takes."""
        while self._frames and self._wire is not None and self._wire.is_free():
            self._wire.send_frame(self._taken())
        self._end_if_due()

    def close(self, code: int) -> None:
        """End the connection; what still waits is not sent."""
        if self.closed is None:
            self.closed = code
            self._frames.clear()
            self._news.set()
            self._end.set()

    def end(self, code: int) -> None:
        """End the connection once all that was asked is answered, and all that waits is sent; soon anyway."""
        if self._ending is None:
            self._ending = code
            self._end_if_due()
            asyncio.get_running_loop().call_later(ENDING_SECONDS, self.close, code)

    @contextmanager
    def asking(self) -> Iterator[None]:
        """While a request that came through it is carried out."""
        self._asked += 1
        try:
            yield
        finally:
            self._asked -= 1
            self._end_if_due()

    async def next(self) -> bytes | None:
        """The next frame to send; None when the connection should end."""
        self._end_if_due()
        while not self._frames and self.closed is None:
            self._news.clear()
            await self._news.wait()
        return None if self.closed is not None else self._taken()

    def _taken(self) -> bytes:
        frame = self._frames.popleft()
        self._bytes -= len(frame)
        return frame

    def _end_if_due(self) -> None:
        if self._ending is not None and not self._asked and not self._frames:
            self.close(self._ending)

    async def until_closed(self) -> None:
        """Wait until the connection should end."""
        await self._end.wait()
