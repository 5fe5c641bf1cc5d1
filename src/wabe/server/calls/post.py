"""One POST to a push service: to the address that was looked at, wherever it points, and no longer than said."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Final

import h11

from wabe.server.calls.endpoints import Endpoint

CHUNK: Final = 4096
RETRY_AFTER: Final = b"retry-after"


@dataclass(frozen=True)
class Answer:
    """What a push service says: its status, and after how many seconds to come back, if it says so."""

    status: int
    retry_after: int | None = None


@cache
def trusted() -> ssl.SSLContext:
    """Whom this machine trusts."""
    return ssl.create_default_context()


async def post(endpoint: Endpoint, address: str, headers: Mapping[str, str], body: bytes, seconds: float) -> Answer:
    """Send a body, and hear what comes of it.

    Raises:
        OSError, TimeoutError, h11.RemoteProtocolError: nothing that is understood.
    """
    secure = {"ssl": trusted(), "server_hostname": endpoint.host} if endpoint.scheme == "https" else {}
    async with asyncio.timeout(seconds):
        reader, writer = await asyncio.open_connection(address, endpoint.port, **secure)  # type: ignore[arg-type]
        try:
            writer.write(_request(endpoint, headers, body))
            await writer.drain()
            return await _answer(reader)
        finally:
            writer.transport.abort()


def _request(endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> bytes:
    line = h11.Connection(h11.CLIENT)
    told = {"host": endpoint.authority, "content-length": str(len(body)), "connection": "close", **headers}
    request = h11.Request(method="POST", target=endpoint.target, headers=list(told.items()))
    parts = (request, h11.Data(data=body), h11.EndOfMessage())
    return b"".join(line.send(part) or b"" for part in parts)


async def _answer(reader: asyncio.StreamReader) -> Answer:
    line = h11.Connection(h11.CLIENT)
    line.send(h11.Request(method="POST", target="/", headers=[("host", "x"), ("content-length", "0")]))
    line.send(h11.EndOfMessage())
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(CHUNK))
        elif isinstance(event, h11.Response):
            return Answer(event.status_code, _seconds(dict(event.headers).get(RETRY_AFTER, b"")))


def _seconds(text: bytes) -> int | None:
    with suppress(ValueError):
        return max(0, int(text))
    return None
