"""A proxy between clients and a server that spoils WebSocket frames."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random
from types import TracebackType
from typing import Final, Self
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

DELAY: Final = 0.05
FREEZE: Final = 1.0
FAULTS: Final = {"dropped": 0.06, "doubled": 0.06, "delayed": 0.06, "reordered": 0.06, "halved": 0.02, "frozen": 0.01}


class Proxy:
    """Passes everything on, spoiled or not, until the end of the block.

    Args:
        url: of the server.
        chance: of what is spoiled.
        tried: counts that.

    Fields:
        spoils: whether it spoils anything now.
    """

    def __init__(self, url: str, chance: Random, tried: Counter[str]) -> None:
        self.spoils = True
        self._upstream = f"ws://{urlsplit(url).netloc}"
        self._chance, self._tried = chance, tried
        self._server: Server | None = None
        self._clients: set[ServerConnection] = set()

    async def __aenter__(self) -> Self:
        self._server = await serve(self._pass_on, "127.0.0.1", 0, compression=None, max_size=None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    @property
    def url(self) -> str:
        """Where clients connect to."""
        assert self._server is not None
        return f"ws://127.0.0.1:{next(iter(self._server.sockets)).getsockname()[1]}"

    def mend(self) -> None:
        """Cut every connection, and spoil nothing from now on."""
        self.spoils = False
        for client in self._clients:
            client.transport.abort()

    async def _pass_on(self, client: ServerConnection) -> None:
        assert client.request is not None
        cookie = client.request.headers.get("cookie")
        headers = {"cookie": cookie} if cookie else {}
        async with connect(
            self._upstream + client.request.path, additional_headers=headers, compression=None, max_size=None
        ) as server:
            self._clients.add(client)
            ways = (self._one_way(client, server), self._one_way(server, client))
            halves = [asyncio.ensure_future(way) for way in ways]
            await asyncio.wait(halves, return_when=asyncio.FIRST_COMPLETED)
            for half in halves:
                half.cancel()
            await asyncio.gather(*halves, return_exceptions=True)
            self._clients.discard(client)

    async def _one_way(
        self, source: ClientConnection | ServerConnection, sink: ClientConnection | ServerConnection
    ) -> None:
        """Frames in one direction, until one side is gone or a frame is cut in two."""
        kept: list[str] = []
        try:
            async for message in source:
                assert isinstance(message, str)
                fault = self._fault()
                if fault == "halved":
                    halve(sink, message)
                    return
                if fault == "reordered":
                    kept.append(message)
                    continue
                if fault in {"delayed", "frozen"}:
                    await asyncio.sleep(DELAY if fault == "delayed" else FREEZE)
                for each in [] if fault == "dropped" else [message] * (2 if fault == "doubled" else 1):
                    await sink.send(each)
                while kept:
                    await sink.send(kept.pop())
        except ConnectionClosed:
            return

    def _fault(self) -> str:
        """What happens to the next frame; nothing mostly."""
        luck = self._chance.random()
        for fault, share in FAULTS.items():
            luck -= share
            if self.spoils and luck < 0:
                self._tried[fault] += 1
                return fault
        self._tried["passed on"] += 1
        return ""


def halve(sink: ClientConnection | ServerConnection, message: str) -> None:
    """Send half a frame and end the connection without a word."""
    is_client = isinstance(sink, ClientConnection)
    whole = Frame(Opcode.TEXT, message.encode()).serialize(mask=is_client)
    sink.transport.write(whole[: len(whole) // 2])
    close: Callable[[], None] = sink.transport.abort
    close()
