"""One open connection to a table: what waits to be sent to it, never more than it can take."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from wabe.texts.languages import BASE

FRAMES: Final = 256
BYTES: Final = 4 * 1024 * 1024
ENDING_SECONDS: Final = 2.0
TOO_SLOW: Final = 4008
RESTART: Final = 1012
NOT_YOURS: Final = 4403  # as sockets.py says it of a seat that was never this browser's


class Subscriber:
    """The outgoing queue of a connection.

    Args:
        browser: hash of the browser at its end.
        seat: the seat looked through; None for spectators.
        language: in which answers are said.
    """

    def __init__(self, browser: str, seat: int | None, language: str = BASE) -> None:
        self.browser = browser
        self.seat = seat
        self.language = language
        self.closed: int | None = None  # close code, once it should end
        self._ending: int | None = None  # close code, once it should end when nothing is owed to it any more
        self._asked = 0  # requests that came through it and are not answered yet
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()
        self._end = asyncio.Event()

    def put(self, frame: bytes) -> None:
        """Send a frame as soon as possible. A reader too slow for its queue is dropped; it comes back and resyncs."""
        if self.closed is not None:
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        if len(self._frames) > FRAMES or self._bytes > BYTES:
            self.close(TOO_SLOW)
        self._news.set()

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
            self._news.set()
            asyncio.get_running_loop().call_later(ENDING_SECONDS, self.close, code)

    @contextmanager
    def asking(self) -> Iterator[None]:
        """While a request that came through it is carried out."""
        self._asked += 1
        try:
            yield
        finally:
            self._asked -= 1
            self._news.set()

    async def next(self) -> bytes | None:
        """The next frame to send; None when the connection should end."""
        while not self._frames and self.closed is None:
            if self._ending is not None and not self._asked:
                self.close(self._ending)
                break
            self._news.clear()
            await self._news.wait()
        if self.closed is not None:
            return None
        frame = self._frames.popleft()
        self._bytes -= len(frame)
        return frame

    async def until_closed(self) -> None:
        """Wait until the connection should end."""
        await self._end.wait()
