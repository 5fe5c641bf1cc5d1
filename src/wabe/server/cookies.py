"""Looks at the cookie of every connection before anything else does: only those that the server has made count."""

from __future__ import annotations

import hmac

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from wabe.kernel.errors import WabeError
from wabe.server import prices, web
from wabe.server.gate import Gate
from wabe.server.seats import COOKIE, KEY, TOKEN, TOKEN_LENGTH, hash_of, marked
from wabe.server.store.rows import is_holder
from wabe.server.store.store import Store


class Cookies:
    """Notes the token of a connection's cookie, and what new ones are marked with, for `Browser`.

    Cookies of before there was a mark stay good for whoever holds a seat by them; nobody can make up one of these.
    Whether somebody does has to be read, which has its price like all that is asked for.
    """

    def __init__(self, app: ASGIApp, store: Store, gate: Gate) -> None:
        self._app = app
        self._store = store
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look, and pass everything on, unless it cannot be said whose it is."""
        if scope["type"] != "lifespan":
            scope[KEY] = self._store.key
            try:
                scope[TOKEN] = await self._token(HTTPConnection(scope))
            except WabeError as error:
                return await web.refuse(scope, receive, send, error)
        return await self._app(scope, receive, send)

    async def _token(self, connection: HTTPConnection) -> str | None:
        cookie = connection.cookies.get(COOKIE, "")
        token = cookie.partition(".")[0]
        if len(token) != TOKEN_LENGTH or not cookie.isascii():
            return None
        if hmac.compare_digest(cookie, marked(token, self._store.key)):
            return token
        if cookie != token:
            return None
        self._gate.address_work.take(web.payer_of(connection), prices.ASKING)
        return token if await self._holds_a_seat(token) else None

    async def _holds_a_seat(self, token: str) -> bool:
        return await self._store.read(lambda connection: is_holder(connection, hash_of(token)))
