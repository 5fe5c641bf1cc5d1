"""`/api/daily` and `/api/statistics`: the tables of the day, and what somebody has played to the end."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from wabe.server import daily, prices, results, web
from wabe.server.hub import Hub
from wabe.server.protocol import NewDaily, decode_body
from wabe.server.seats import Browser


async def todays(request: Request) -> Response:
    """`GET /api/daily`: the tables of today, and how this browser stands at them."""
    hub, browser = _asking(request)
    return web.json_response(await daily.today(hub, browser))


async def play_daily(request: Request) -> Response:
    """`POST /api/daily`: the one try of this browser; where it has begun it goes on."""
    hub, browser = request.app.state.hub, Browser(request)
    web.check_origin(request.headers, hub.settings.origins)
    web.account_of(request, browser).pay(prices.NEW_TABLE)
    body = decode_body(await web.json_body(request), NewDaily)
    begun = await daily.begin(hub, body, browser.hash, partial(_count_new, hub, web.payer_of(request)))
    response = web.json_response(begun, 201)
    browser.remember(response)
    return response


async def ranked(request: Request) -> Response:
    """`GET /api/daily/{game}/{day}`: the ranking of a game, of today or the day before."""
    hub, browser = _asking(request)
    return web.json_response(await daily.ranking(hub, browser, request.path_params["game"], request.path_params["day"]))


async def statistics(request: Request) -> Response:
    """`GET /api/statistics`: what this browser has played to the end."""
    hub, browser = _asking(request)
    return web.json_response(await results.statistics(hub, browser))


async def erase(request: Request) -> Response:
    """`DELETE /api/statistics`: forgets it."""
    web.check_origin(request.headers, request.app.state.hub.settings.origins)
    hub, browser = _asking(request)
    await results.erase(hub, browser)
    return web.json_response({})


async def best(request: Request) -> Response:
    """`GET /api/tables/{id}/best`: this browser's result at a table beside its others."""
    hub, browser = _asking(request)
    return web.json_response(await results.best(hub, browser, request.path_params["table"]))


def _count_new(hub: Hub, payer: str) -> None:
    """Count a table that begins among those of which there may be so many. Raises `TooFast`."""
    hub.gate.new_tables.take(payer)
    hub.gate.dailies.take(payer)


def _asking(request: Request) -> tuple[Hub, str]:
    """Let somebody ask for what is read from the store alone."""
    browser = Browser(request)
    web.account_of(request, browser).charge(prices.LOBBY)
    return request.app.state.hub, browser.hash
