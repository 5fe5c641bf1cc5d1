"""`/api/calls`: a browser says where, and what for, it wants to be called."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from wabe.server import prices, web
from wabe.server.calls.endpoints import read
from wabe.server.errors import BadEndpoint, NoCalls, NotSeated
from wabe.server.hub import Hub
from wabe.server.language import language_of
from wabe.server.protocol import Subscribe, decode_body
from wabe.server.seat_routes import at_seats
from wabe.server.seats import Browser
from wabe.server.store.carries import has_any
from wabe.server.store.subscriptions import Subscription, subscribe, unsubscribe


async def call_key(request: Request) -> Response:
    """`GET /api/calls`: what browsers need to let this server call them; null where it calls nobody."""
    from wabe.server.calls.sealing import public_bytes, text64

    hub: Hub = request.app.state.hub
    web.account_of(request, Browser(request)).charge(prices.ASKING)
    key = text64(public_bytes(await hub.caller.key())) if hub.settings.calls else None
    return web.json_response({"key": key})


async def calls(request: Request) -> Response:
    """`POST /api/calls`: what this browser wants to be called for there; for nothing: no more."""
    hub, browser = at_seats(request)
    body = decode_body(await web.json_body(request), Subscribe)
    if body.calls:
        if not hub.settings.calls:
            raise NoCalls
        _check(body, anywhere=hub.settings.calls_anywhere)
        if not await hub.store.read(partial(has_any, browser=browser.hash)):
            raise NotSeated("error-nothing-to-call")
        wanted: list[str] = sorted(set(body.calls))
        keys = body.keys
        one = Subscription(browser.hash, body.endpoint, keys.p256dh, keys.auth, language_of(request), wanted)
        await hub.store.write(partial(subscribe, one=one))
    else:
        await hub.store.write(partial(unsubscribe, endpoint=body.endpoint))
    response = web.json_response({"calls": sorted(set(body.calls))})
    browser.remember(response)
    return response


def _check(body: Subscribe, *, anywhere: bool) -> None:
    """Raise `BadEndpoint` for what no browser has made."""
    from wabe.server.calls.sealing import SECRET, bytes64, is_point

    read(body.endpoint, anywhere=anywhere)
    try:
        public, secret = bytes64(body.keys.p256dh), bytes64(body.keys.auth)
    except ValueError as error:
        raise BadEndpoint from error
    if not is_point(public) or len(secret) != SECRET:
        raise BadEndpoint
