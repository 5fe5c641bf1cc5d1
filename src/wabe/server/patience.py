"""Whoever opens a connection and sends nothing, or drop by drop, or reads nothing, is let go after a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

SECONDS = 20.0  # for the head of a request, and as much for its body
READING = 60.0  # without anything having been read of what waits to be sent
CLOSING_SECONDS: Final = 2.0  # the same, once the connection is to be closed


class Mortal:
    """A transport whose peer is let go if it does not read what waits for it.

    Closing alone would wait for a deaf peer for ever.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._look: asyncio.TimerHandle | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def close(self) -> None:
        """Close once all is sent, as long as the peer goes on reading."""
        self._transport.close()
        self.watch()

    def watch(self) -> None:
        """Abort if nothing of what waits has been read after a while; else look again after as long."""
        self.forget()
        seconds = CLOSING_SECONDS if self._transport.is_closing() else READING
        self._look = self._loop.call_later(seconds, self._judge, self._transport.get_write_buffer_size())

    def trust(self) -> None:
        """The peer reads: wait for it no longer, unless it is to go."""
        if not self._transport.is_closing():
            self.forget()

    def forget(self) -> None:
        """Watch no longer."""
        if self._look is not None:
            self._look.cancel()
            self._look = None

    def _judge(self, before: int) -> None:
        waiting = self._transport.get_write_buffer_size()
        if 0 < before <= waiting:
            self._transport.abort()
        elif waiting:
            self.watch()


class Watching(asyncio.Protocol):
    """Whatever writes to a peer, and lets go of one that does not read."""

    _mortal: Mortal

    def pause_writing(self) -> None:
        """Wait for the peer to read, but not for ever."""
        super().pause_writing()
        self._mortal.watch()

    def resume_writing(self) -> None:
        """It reads."""
        self._mortal.trust()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        super().connection_lost(exc)
        self._mortal.forget()


class Patience(Watching, H11Protocol):
    """Uvicorn's HTTP, which waits for the head of a request only so long; what trickles in does not prolong it."""

    _end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Begin to wait."""
        self._mortal = Mortal(transport, self.loop)
        super().connection_made(self._mortal)  # type: ignore[arg-type]  # it does all that a transport does
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Stop waiting once the head is complete; begin again with the next one."""
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif self._end is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._end = self.loop.call_later(SECONDS, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None


class PatientSocket(Watching, WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, over the transport of `Patience`.

    The application finds it as `wire` in its scope's state, and may send by it what is not worth a task. What it enters
    into `until_gone` is left when the connection is gone for good.
    """

    when_free: Callable[[], None] | None = None  # is called when the peer reads again

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the connection from HTTP."""
        assert isinstance(transport, Mortal)
        self._mortal = transport
        self._gone = asyncio.Event()
        self._until_gone = ExitStack()
        self.close_timeout = CLOSING_SECONDS
        super().connection_made(transport)

    async def run_asgi(self) -> None:
        """Serve it; over is over when the connection is."""
        with self._until_gone:
            self.scope["state"] |= {"wire": self, "until_gone": self._until_gone}
            await super().run_asgi()
            await self._gone.wait()

    def is_free(self) -> bool:
        """Whether the peer reads."""
        return self.writable.is_set()

    def send_frame(self, frame: bytes) -> None:
        """Send a text in UTF-8, or nothing if the connection is to end."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_text(frame)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def resume_writing(self) -> None:
        """The peer reads again."""
        super().resume_writing()
        if self.when_free is not None:
            self.when_free()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        super().connection_lost(exc)
        self._until_gone.close()
        self._gone.set()
