"""The two ways to follow a table: a WebSocket, or server-sent events with commands by POST. The frames are the same."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import AsyncExitStack, suppress
from typing import Any, Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from wabe.kernel.errors import WabeError
from wabe.server import frames, prices, standins, web
from wabe.server.carrying import check_still, person_at
from wabe.server.errors import status_of
from wabe.server.following import renew
from wabe.server.hub import Hub
from wabe.server.language import Json, language_of, spoken
from wabe.server.live import Live
from wabe.server.patience import CLOSING_SECONDS, PatientSocket
from wabe.server.prices import Account
from wabe.server.protocol import Command, Hint, Look, Ping, Watch, decode_command, encode, request_id_in
from wabe.server.seats import Browser
from wabe.server.subscriber import Subscriber, Wire

REFUSED: Final = 4000  # plus the HTTP status: browsers see close codes, but not the status of a refused WebSocket
PONG: Final = encode({"type": "pong"})
GONE: Final = (WebSocketDisconnect, WebSocketDisconnected, OSError)  # whoever was at the other end
log = logging.getLogger(__name__)


async def live_socket(socket: WebSocket) -> None:
    """`/api/tables/{id}/live`: frames out, commands in."""
    hub: Hub = socket.app.state.hub
    web.check_origin(socket.headers, hub.settings.origins)
    await socket.accept()
    try:
        socket.scope["state"]["until_gone"].enter_context(hub.gate.connection(web.payer_of(socket)))
        code = await _converse(hub, socket)
    except WabeError as error:
        code = REFUSED + status_of(error.code)
    with suppress(WebSocketDisconnect, WebSocketDisconnected, TimeoutError):
        await asyncio.wait_for(socket.close(code), CLOSING_SECONDS)


async def _converse(hub: Hub, socket: WebSocket) -> int:
    """Follow the table until one side ends it; the close code."""
    browser = Browser(socket)
    account = web.account_of(socket, browser)
    account.pay(prices.ASKING)
    async with hub.held(socket.path_params["table"]) as live:
        wire: PatientSocket = socket.scope["state"]["wire"]
        subscriber = await _subscriber(live, socket, browser, wire)
        wire.when_free = subscriber.flush
        async with hub.gate.turn(account.address):
            await _join(live, subscriber, web.number_in(socket, "after"))
        await _until_one_ends(live, subscriber, _receive(socket, live, subscriber, account))
    return subscriber.closed or 1000


async def _subscriber(
    live: Live, connection: WebSocket | Request, browser: Browser, wire: Wire | None = None
) -> Subscriber:
    """A connection that may look through the seat asked for."""
    seat, person = web.number_in(connection, "seat"), await person_at(live, browser)
    if seat is not None:
        if not live.is_held(person, seat):
            await renew(live)
        live.held(person, seat)
    subscriber = Subscriber(person, seat, language_of(connection), wire, browser.hash)
    subscriber.hidden = connection.query_params.get("hidden") == "1"
    return subscriber


async def _join(live: Live, subscriber: Subscriber, after: int | None) -> None:
    """Let a connection in as whoever it still is."""
    await live.join(subscriber, after)
    try:
        await check_still(live, subscriber)
    except BaseException:
        live.leave(subscriber)
        raise


async def _until_one_ends(live: Live, subscriber: Subscriber, *parts: Coroutine[Any, Any, None]) -> None:
    """Run the parts of a connection until one ends or the subscriber is dropped."""
    tasks = [asyncio.ensure_future(part) for part in (*parts, subscriber.until_closed())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.leave(subscriber)
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, GONE):
                log.error("a connection failed", exc_info=ended)


async def _receive(socket: WebSocket, live: Live, subscriber: Subscriber, account: Account) -> None:
    async with asyncio.TaskGroup() as thoughts:  # hints take long; other commands do not wait for them
        while (message := await socket.receive())["type"] == "websocket.receive":
            data = message.get("text") or message.get("bytes") or b""
            command = _command_in(subscriber, account, data)
            if isinstance(command, Hint):
                thoughts.create_task(_answer(live, subscriber, command))
            elif isinstance(command, Look):
                async with live.hub.gate.turn(account.address):
                    await _answer(live, subscriber, command)
            elif command is not None:
                await _answer(live, subscriber, command)


def _command_in(subscriber: Subscriber, account: Account, data: bytes | str) -> Command | None:
    """The command in a message; None if it had to be refused."""
    try:
        return _paid(account, data)
    except WabeError as error:
        _tell(subscriber, {"type": "answer", "request_id": request_id_in(data), **frames.refusal(error)})
        return None


def _paid(account: Account, data: bytes | str) -> Command:
    """The command in a message, whether it is understood or not it has its price."""
    account.charge(prices.ASKING)
    command = decode_command(data)
    account.settle(prices.COMMANDS[type(command)] - prices.ASKING)
    return command


async def _answer(live: Live, subscriber: Subscriber, command: Command) -> None:
    if isinstance(command, Ping):
        subscriber.put(PONG)
    elif isinstance(command, Watch):
        await _watch(live, subscriber, hidden=command.hidden)
    elif isinstance(command, Look):
        try:
            await live.look(subscriber, command.seat)
        except WabeError as error:
            _tell(subscriber, {"type": "answer", "request_id": None, **frames.refusal(error)})
    else:
        with subscriber.asking():
            _tell(subscriber, await live.submit(subscriber.browser, command))


async def _watch(live: Live, subscriber: Subscriber, *, hidden: bool) -> None:
    """Whether the page is hidden; whoever sees it again is back."""
    before, subscriber.hidden = subscriber.hidden, hidden
    if before and not hidden:
        await standins.seen(live, subscriber.browser)


def _tell(subscriber: Subscriber, answer: Json) -> None:
    """An answer in the language of whoever it is for."""
    subscriber.put(encode(spoken(answer, subscriber.language)))


# --- without WebSockets ---------------------------------------------------------------------------------------------


async def events(request: Request) -> Response:
    """`GET /api/tables/{id}/events`: the same frames as server-sent events."""
    hub: Hub = request.app.state.hub
    browser = Browser(request)
    last = request.headers.get("last-event-id", "")
    after = int(last) if web.is_whole(last) else web.number_in(request, "after")
    account = web.account_of(request, browser)
    account.pay(prices.ASKING)
    hub.gate.check_connections(account.address)
    async with AsyncExitStack() as hold:
        live = await hold.enter_async_context(hub.held(request.path_params["table"]))
        subscriber = await _subscriber(live, request, browser)
        response = EventStream(hub, live, subscriber, after, hold.pop_all())
    browser.remember(response)
    return response


class EventStream(Response):
    """Server-sent events: one per frame, and a comment now and then so that nobody on the way gives up."""

    media_type = "text/event-stream"

    def __init__(self, hub: Hub, live: Live, subscriber: Subscriber, after: int | None, hold: AsyncExitStack) -> None:
        super().__init__(headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        del self.headers["content-length"]
        self._hub, self._live, self._subscriber, self._after = hub, live, subscriber, after
        self._hold = hold  # of the table, until the stream ends

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._address = web.payer_of(HTTPConnection(scope))
        async with self._hold:
            with self._hub.gate.connection(self._address):
                await self._stream(receive, send)

    async def _stream(self, receive: Receive, send: Send) -> None:
        async with self._hub.gate.turn(self._address):
            await _join(self._live, self._subscriber, self._after)
        await _until_one_ends(self._live, self._subscriber, self._frames(send), _until_disconnect(receive))
        await send({"type": "http.response.body", "body": b""})

    async def _frames(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        while self._subscriber.closed is None:
            body = b": alive\n\n"
            with suppress(TimeoutError):
                async with asyncio.timeout(self._hub.settings.heartbeat):
                    frame = await self._subscriber.next()
                    body = b"" if frame is None else b"data: %b\n\n" % frame
            await send({"type": "http.response.body", "body": body, "more_body": True})


async def _until_disconnect(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def post_command(request: Request) -> Response:
    """`POST /api/tables/{id}/commands`: a command; the answer frame in the body."""
    hub: Hub = request.app.state.hub
    web.check_origin(request.headers, hub.settings.origins)
    browser = Browser(request)
    account = web.account_of(request, browser)
    command = _paid(account, await web.json_body(request))
    if isinstance(command, Ping):
        return web.json_response({"type": "pong"})
    async with hub.held(request.path_params["table"]) as live:
        person = await person_at(live, browser)
        if isinstance(command, Look):
            async with hub.gate.turn(account.address):
                return web.json_response(await live.glance(person, command.seat))
        if isinstance(command, Watch):
            for subscriber in list(live.subscribers):
                if subscriber.device == browser.hash and subscriber.is_fetched:
                    await _watch(live, subscriber, hidden=command.hidden)
            return web.json_response({"type": "pong"})
        answer = spoken(await live.submit(person, command), language_of(request))
    return web.json_response(answer, 200 if answer["ok"] else status_of(answer["error"]))
