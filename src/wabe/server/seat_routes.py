"""`/api/carry` and the seats of tables: links that lead to one, and who may have it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from wabe.server import carrying, commands, prices, ways, web
from wabe.server.carrying import person_at
from wabe.server.following import renew
from wabe.server.hub import Hub
from wabe.server.live import Live
from wabe.server.protocol import Claim, NewCarry, OneSeat, OneToken, decode_body
from wabe.server.seats import Browser


async def carry(request: Request) -> Response:
    """`POST /api/carry`: a link that carries one's seats to another device."""
    hub, browser = at_seats(request)
    body = decode_body(await web.json_body(request), NewCarry)
    if body.table is None:
        return web.json_response(await carrying.make(hub, browser, None, stays=body.stays))
    async with hub.held(body.table) as live:
        return web.json_response(await carrying.make(hub, browser, live, stays=body.stays))


async def companions(request: Request) -> Response:
    """`GET /api/carry`: the devices that play this browser's seats, and whose seats this one plays."""
    hub, browser = _asking(request)
    return web.json_response(await carrying.listed(hub, browser))


async def end_companion(request: Request) -> Response:
    """`DELETE /api/carry/{id}`: one of them plays so no more."""
    hub, browser = at_seats(request)
    await carrying.end(hub, browser, request.path_params["companion"])
    return web.json_response({})


async def look_at_carry(request: Request) -> Response:
    """`POST /api/carry/look`: what such a link carries."""
    hub, browser = _asking(request)
    token = decode_body(await web.json_body(request), OneToken).token
    return web.json_response(await carrying.look(hub, browser, token))


async def take_carry(request: Request) -> Response:
    """`POST /api/carry/take`: brings it here."""
    hub, browser = at_seats(request)
    token = decode_body(await web.json_body(request), OneToken).token
    response = web.json_response(await carrying.take(hub, browser, token))
    browser.remember(response)
    return response


async def claim(request: Request) -> Response:
    """`POST /api/tables/{id}/claim`: exchanges a link's token for a seat of this browser."""
    hub, browser = at_seats(request)
    body = decode_body(await web.json_body(request), Claim)
    async with hub.held(request.path_params["table"]) as live:
        person = await person_at(live, browser)
        seats = await live.locked(lambda: commands.claim(live, browser.hash, person, body))
    response = web.json_response({"seats": seats})
    browser.remember(response)
    return response


async def invitation(request: Request) -> Response:
    """`POST /api/tables/{id}/invitation`: where a link leads, before it is used."""
    hub, browser = _asking(request)
    token = decode_body(await web.json_body(request), OneToken).token
    async with hub.held(request.path_params["table"]) as live:
        await renew(live)
        return web.json_response(ways.invitation(live, browser.hash, await person_at(live, browser), token))


async def invite(request: Request) -> Response:
    """`POST /api/tables/{id}/invite`: a new link for an open seat."""
    return await _link(request, "seat", ways.invite)


async def way_back(request: Request) -> Response:
    """`POST /api/tables/{id}/way_back`: a link that brings one's own seat to another browser."""
    return await _link(request, "back", ways.keep_way_back)


async def free(request: Request) -> Response:
    """`POST /api/tables/{id}/free`: a link that gives the seat of somebody who is away to somebody else."""
    return await _link(request, "seat", ways.free)


async def _link(request: Request, name: str, make: Callable[[Live, str, int], Awaitable[str]]) -> Response:
    """A link for a seat, told this once."""
    hub, browser = at_seats(request)
    seat = decode_body(await web.json_body(request), OneSeat).seat
    table_id = request.path_params["table"]
    async with hub.held(table_id) as live:
        person = await person_at(live, browser)
        token = await live.locked(lambda: make(live, person, seat))
    return web.json_response({"link": f"/table/{table_id}#{name}={token}"})


async def delete(request: Request) -> Response:
    """`DELETE /api/tables/{id}`: whoever made a table deletes it."""
    hub, browser = at_seats(request)
    async with hub.held(request.path_params["table"]) as live:
        person = await person_at(live, browser)
        await live.locked(lambda: commands.delete(live, person))
    return web.json_response({})


def _asking(request: Request) -> tuple[Hub, Browser]:
    """Let somebody look, who changes nothing."""
    browser = Browser(request)
    web.check_origin(request.headers, request.app.state.hub.settings.origins)
    web.account_of(request, browser).charge(prices.ASKING)
    return request.app.state.hub, browser


def at_seats(request: Request) -> tuple[Hub, Browser]:
    """Let somebody ask for a seat."""
    hub: Hub = request.app.state.hub
    browser = Browser(request)
    web.check_origin(request.headers, hub.settings.origins)
    web.account_of(request, browser).pay(prices.CLAIM)
    hub.gate.claims.take(web.payer_of(request))
    return hub, browser
