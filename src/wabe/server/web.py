"""Small things that all HTTP routes share: JSON in and out, errors as JSON, who may ask."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from wabe.kernel.errors import WabeError
from wabe.server import patience
from wabe.server.errors import ForeignOrigin, Malformed, NotJson, TooLarge, TooSlow, status_of
from wabe.server.gate import Gate
from wabe.server.language import language_of, refusal, spoken
from wabe.server.limits import MESSAGE_BYTES
from wabe.server.prices import Account, asking
from wabe.server.protocol import encode
from wabe.server.seats import Browser


def json_response(content: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A JSON answer; never kept by anybody on the way, unless the headers say so."""
    return Response(encode(content), status, {"cache-control": "no-store", **(headers or {})}, "application/json")


def packed_response(request: HTTPConnection, packed: bytes, headers: Mapping[str, str] | None = None) -> Response:
    """An answer that is kept compressed (gzip), laid open for who cannot read it so; JSON unless told otherwise."""
    told = {
        "cache-control": "no-store",
        "vary": "accept-encoding",
        "content-type": "application/json",
        **(headers or {}),
    }
    if not reads_gzip(request.headers):
        return Response(gzip.decompress(packed), 200, told)
    return Response(packed, 200, {**told, "content-encoding": "gzip"})


class Ready:
    """Answers that are always the same, compressed once."""

    def __init__(self) -> None:
        self._packed: dict[Hashable, tuple[bytes, str]] = {}

    def response(
        self,
        request: HTTPConnection,
        name: Hashable,
        make: Callable[[], bytes],
        headers: Mapping[str, str] | None = None,
    ) -> Response:
        """The answer of that name, made if it is the first time; an empty one for who has it already."""
        if name not in self._packed:
            body = make()
            self._packed[name] = gzip.compress(body, 6, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        packed, tag = self._packed[name]
        told = {"etag": tag, "cache-control": "no-cache", **(headers or {})}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=told)
        return packed_response(request, packed, told)


def reads_gzip(headers: Headers) -> bool:
    """Whether the other end can read what is compressed."""
    for accepted in headers.get("accept-encoding", "").lower().split(","):
        name, _, quality = accepted.replace(" ", "").partition(";q=")
        if name == "gzip":
            return quality.strip("0.") != "" or quality == ""
    return False


def error_response(connection: HTTPConnection, error: WabeError) -> Response:
    """`{"error": code, "text": message, "message": sentence}`."""
    return json_response(spoken(refusal(error), language_of(connection)), status_of(error.code))


async def refuse(scope: Scope, receive: Receive, send: Send, error: WabeError) -> None:
    """Say no where nothing of the routes is reached; a WebSocket is not even opened."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
    else:
        await error_response(HTTPConnection(scope), error)(scope, receive, send)


async def json_body(request: Request) -> bytes:
    """The body of a POST.

    Raises:
        NotJson: another content type, which a form on a foreign page could send.
        TooLarge: more than 64 KiB.
        TooSlow: it does not come in time.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NotJson
    body = b""
    try:
        async with asyncio.timeout(patience.SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > MESSAGE_BYTES:
                    raise TooLarge
    except TimeoutError as error:
        raise TooSlow from error
    except ClientDisconnect as error:  # nobody is left to hear of it
        raise Malformed from error
    return body


def check_origin(headers: Headers, allowed: frozenset[str]) -> None:
    """Raise `ForeignOrigin` if a page of another site asks. Programs send no origin and hold no cookie of others."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return
    try:
        site = urlsplit(origin).netloc.lower()
    except ValueError as error:  # such as http://[
        raise ForeignOrigin from error
    if site != headers.get("host", "").lower():
        raise ForeignOrigin


def number_in(connection: HTTPConnection, name: str) -> int | None:
    """A whole number of the query string; None if it is not there. Raises `Malformed`."""
    text = connection.query_params.get(name)
    if text is None or text == "":
        return None
    if not is_whole(text):
        raise Malformed("error-in-address", name=name)
    return int(text)


def is_whole(text: str) -> bool:
    """Whether a text is a whole number of at most nine digits."""
    return text.isascii() and text.isdigit() and len(text) < 10


def address_of(connection: HTTPConnection) -> str:
    """The network address at the other end."""
    return connection.client.host if connection.client else "unknown"


def payer_of(connection: HTTPConnection) -> str:
    """The address by which limits count whoever is at the other end."""
    return counted(address_of(connection))


@lru_cache(maxsize=10_000)
def counted(address: str) -> str:
    """An address; of IPv6 the network of 64 bits, since whoever has one address of it may use all."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))


def account_of(connection: HTTPConnection, browser: Browser) -> Account:
    """Whoever asks; from now on all that is done for this connection is on their account."""
    gate: Gate = connection.app.state.hub.gate
    account = Account(gate, browser.hash if browser.known else "", payer_of(connection))
    asking.set(account)
    return account
