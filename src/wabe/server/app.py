"""The routes of the server (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeAlias, TypeVar

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from wabe.games import find
from wabe.kernel.errors import WabeError
from wabe.kernel.game import Game
from wabe.lessons import lessons_of
from wabe.server import prices, web
from wabe.server.calls.routes import call_key, calls
from wabe.server.carrying import person_at
from wabe.server.catalogue import catalogue
from wabe.server.cookies import Cookies
from wabe.server.errors import Broken, NoHttp, NotFound
from wabe.server.following import check_held
from wabe.server.hosts import TrustedHosts
from wabe.server.hub import Hub
from wabe.server.language import language_of, refusal, spoken
from wabe.server.listing import lobby
from wabe.server.logs import Trail
from wabe.server.metrics import Timed, check_reader
from wabe.server.offline import offline
from wabe.server.openness import ALL, Eyes
from wabe.server.pages import SecurityHeaders, page, static_file
from wabe.server.prices import Account
from wabe.server.protocol import Body, NewLesson, NewTable, decode_body, encode
from wabe.server.replays import Parts
from wabe.server.results_routes import best, erase, play_daily, ranked, statistics, todays
from wabe.server.seat_routes import (
    carry,
    claim,
    companions,
    delete,
    end_companion,
    free,
    invitation,
    invite,
    look_at_carry,
    take_carry,
    way_back,
)
from wabe.server.seats import Browser
from wabe.server.settings import Settings
from wabe.server.sockets import events, live_socket, post_command
from wabe.texts.languages import languages
from wabe.texts.ledger import as_html, ledger

Json: TypeAlias = dict[str, Any]
B = TypeVar("B", bound=Body)
ROUTES = (
    "/",
    "/carry",
    "/statistics",
    "/daily/{game}",
    "/table/{id}",
    "/invite/{id}",
    "/replay/{id}",
    "/how-to-play/{game}",
    "/rules/{game}",
)


def build(settings: Settings) -> Starlette:
    """The ASGI application; `app.state.hub` has its tables.

    Raises:
        BadStore: the store cannot be opened.
        UnknownGame, BadData: a data pack cannot be used.
    """
    hub = Hub(settings)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        hub.start()
        yield
        await hub.close()

    app = Starlette(
        routes=[
            Mount("/api", routes=_api()),
            Route("/healthz", healthz),
            Route("/readyz", readyz),
            Route("/metrics", figures),
            *(Route(path, page) for path in ROUTES),
            Route("/offline", offline),
            Route("/{path:path}", static_file),
        ],
        middleware=[
            Middleware(Trail),
            Middleware(Timed, metrics=hub.metrics),
            Middleware(SecurityHeaders, hsts=settings.hsts),
            Middleware(TrustedHosts, hosts=settings.hosts),
            Middleware(Cookies, store=hub.store, gate=hub.gate),
        ],
        exception_handlers={WabeError: _refused, HTTPException: _http_error, Exception: _broken},
        lifespan=lifespan,
    )
    app.state.hub = hub
    app.state.ready = web.Ready()
    return app


def _api() -> list[Route | WebSocketRoute]:
    return [
        Route("/games", games),
        Route("/games/{name}/content", content),
        Route("/games/{name}/rules", rules),
        Route("/calls", call_key, methods=["GET"]),
        Route("/calls", calls, methods=["POST"]),
        Route("/texts", texts_asked_for),
        Route("/texts/{lang}", texts),
        Route("/carry", companions, methods=["GET"]),
        Route("/carry", carry, methods=["POST"]),
        Route("/carry/{companion}", end_companion, methods=["DELETE"]),
        Route("/carry/look", look_at_carry, methods=["POST"]),
        Route("/carry/take", take_carry, methods=["POST"]),
        Route("/daily", todays, methods=["GET"]),
        Route("/daily", play_daily, methods=["POST"]),
        Route("/daily/{game}/{day}", ranked),
        Route("/statistics", statistics, methods=["GET"]),
        Route("/statistics", erase, methods=["DELETE"]),
        Route("/tables", tables, methods=["GET"]),
        Route("/tables", create, methods=["POST"]),
        Route("/lessons", teach, methods=["POST"]),
        Route("/tables/{table}", table, methods=["GET"]),
        Route("/tables/{table}", delete, methods=["DELETE"]),
        Route("/tables/{table}/log", log),
        Route("/tables/{table}/claim", claim, methods=["POST"]),
        Route("/tables/{table}/invitation", invitation, methods=["POST"]),
        Route("/tables/{table}/invite", invite, methods=["POST"]),
        Route("/tables/{table}/way_back", way_back, methods=["POST"]),
        Route("/tables/{table}/free", free, methods=["POST"]),
        Route("/tables/{table}/commands", post_command, methods=["POST"]),
        Route("/tables/{table}/events", events),
        Route("/tables/{table}/replay", replay),
        Route("/tables/{table}/replay/{page}", replay_page),
        Route("/tables/{table}/course", course),
        Route("/tables/{table}/best", best),
        Route("/tables/{table}/save", save),
        Route("/tables/{table}/analysis", analysis, methods=["GET"]),
        Route("/tables/{table}/analysis", analyse, methods=["POST"]),
        WebSocketRoute("/tables/{table}/live", live_socket),
    ]


async def healthz(_request: Request) -> Response:
    """`GET /healthz`: the server runs."""
    return web.json_response({"ok": True})


async def readyz(request: Request) -> Response:
    """`GET /readyz`: whether it can be played here, which needs a store that keeps it. Raises `NotReady`."""
    await _hub(request).store.health.check()
    return web.json_response({"ok": True})


async def figures(request: Request) -> Response:
    """`GET /metrics`: what the server counts, for those who may read it. Raises `NotFound`."""
    check_reader(request, _hub(request).settings.metrics)
    return _hub(request).metrics.response()


async def games(request: Request) -> Response:
    """`GET /api/games`: the titles."""
    _account(request).charge(prices.ASKING)
    hub = _hub(request)
    return web.json_response([_game(game, hub.thinkers.levels(game)) for game in hub.games.values()])


def _game(game: Game, levels: list[Json]) -> Json:
    return {
        "name": game.name,
        "alias": game.alias,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "minutes": game.minutes,
        "weight": game.weight,
        "seat_0_begins": game.seat_0_begins,
        "bots": levels,
        "options": [option.to_json() for option in game.options],
        "orders": [order.to_json() for order in game.orders()],
        "version": game.version,
        "data": game.data,
        "rules": ledger(game) is not None,
        "lessons": [{"name": lesson.name, "minutes": lesson.minutes} for lesson in lessons_of(game)],
    }


async def texts_asked_for(request: Request) -> Response:
    """`GET /api/texts`: the same in the language in which this browser is answered, with all languages there are."""
    language, games = language_of(request), _hub(request).games
    spoken = {"language": language, "languages": languages()}
    headers = {"vary": "accept-language, accept-encoding"}
    return _ready(request, ("asked", language), lambda: {**spoken, **catalogue(games, language)}, headers)


async def texts(request: Request) -> Response:
    """`GET /api/texts/{lang}`: the catalogues of the house and of all games."""
    language, games = request.path_params["lang"], _hub(request).games
    return _ready(request, ("texts", language), lambda: catalogue(games, language))


async def content(request: Request) -> Response:
    """`GET /api/games/{name}/content`: the data of a game with their provenance."""
    game = find(_hub(request).games, request.path_params["name"])
    return _ready(request, ("content", game.name), game.content)


async def rules(request: Request) -> Response:
    """`GET /api/games/{name}/rules`: the rules ledger of a game."""
    game = find(_hub(request).games, request.path_params["name"])
    return _ready(request, ("rules", game.name), lambda: {"html": as_html(game)})


def _ready(request: Request, name: tuple[str, str], make: Callable[[], Json], headers: Json | None = None) -> Response:
    _account(request).charge(prices.ASKING)
    ready: web.Ready = request.app.state.ready
    return ready.response(request, name, lambda: encode(make()), headers)


async def tables(request: Request) -> Response:
    """`GET /api/tables`: the lobby."""
    hub, account = _hub(request), _account(request)
    account.charge(prices.LOBBY)
    async with hub.gate.turn(account.address):
        return web.json_response(await lobby(hub, Browser(request).hash))


async def create(request: Request) -> Response:
    """`POST /api/tables`: a new table."""
    return await _new(request, NewTable, _hub(request).create)


async def teach(request: Request) -> Response:
    """`POST /api/lessons`: a new table at which a game is taught."""
    return await _new(request, NewLesson, _hub(request).teach)


async def _new(request: Request, kind: type[B], make: Callable[[B, str], Awaitable[Json]]) -> Response:
    hub, browser = _hub(request), Browser(request)
    web.check_origin(request.headers, hub.settings.origins)
    web.account_of(request, browser).pay(prices.NEW_TABLE)
    hub.gate.new_tables.take(web.payer_of(request))
    body = decode_body(await web.json_body(request), kind)
    response = web.json_response(await make(body, browser.hash), 201)
    browser.remember(response)
    return response


async def table(request: Request) -> Response:
    """`GET /api/tables/{id}`: who sits there, as this browser may know it."""
    _account(request).charge(prices.ASKING)
    async with _hub(request).held(request.path_params["table"]) as live:
        return web.json_response({"table": live.table_for(await person_at(live, Browser(request)))})


async def log(request: Request) -> Response:
    """`GET /api/tables/{id}/log`: a part of the log, as a seat of this browser may see it, or a spectator."""
    hub, account = _hub(request), _account(request)
    account.charge(prices.ASKING)
    seat, before = web.number_in(request, "seat"), web.number_in(request, "before")
    async with hub.held(request.path_params["table"]) as live, hub.gate.turn(account.address):
        person = await person_at(live, Browser(request))
        async with live.lock:
            await check_held(live, person, seat)
            with prices.metered():
                return web.json_response(live.play.log(seat, before))


async def replay(request: Request) -> Response:
    """`GET /api/tables/{id}/replay`: what was done in a finished game, and what came of it."""
    return web.packed_response(request, (await _replay(request))[0])


async def replay_page(request: Request) -> Response:
    """`GET /api/tables/{id}/replay/{page}`: some of its positions. Raises `NotFound`."""
    _told, *pages = await _replay(request)
    page = request.path_params["page"]
    if not web.is_whole(page) or int(page) >= len(pages):
        raise NotFound
    return web.packed_response(request, pages[int(page)])


async def _replay(request: Request) -> Parts:
    _account(request).charge(prices.ASKING)
    eyes: Eyes = ALL if request.query_params.get("seat") == ALL else web.number_in(request, "seat")
    return await _hub(request).past.get(request.path_params["table"], "replay", Browser(request).hash, eyes)


async def course(request: Request) -> Response:
    """`GET /api/tables/{id}/course`: the points of a finished game, turn by turn."""
    _account(request).charge(prices.ASKING)
    (found,) = await _hub(request).past.get(request.path_params["table"], "course", Browser(request).hash)
    return web.packed_response(request, found)


async def save(request: Request) -> Response:
    """`GET /api/tables/{id}/save`: the replay file of a finished game, as a download."""
    _account(request).charge(prices.ASKING)
    table = request.path_params["table"]
    (file,) = await _hub(request).past.get(table, "save", None)
    return web.packed_response(request, file, {"content-disposition": f'attachment; filename="wabe-{table}.json"'})


async def analysis(request: Request) -> Response:
    """`GET /api/tables/{id}/analysis`: how it stands with the analysis of a finished game, or what it says."""
    _account(request).charge(prices.ASKING)
    return _told(request, await _hub(request).analyses.standing(request.path_params["table"]))


async def analyse(request: Request) -> Response:
    """`POST /api/tables/{id}/analysis`: has a finished game analysed, unless it is or was."""
    hub = _hub(request)
    web.check_origin(request.headers, hub.settings.origins)
    _account(request).charge(prices.ASKING)
    await web.json_body(request)
    return _told(request, await hub.analyses.ask(request.path_params["table"]))


def _told(request: Request, standing: Json | bytes) -> Response:
    if isinstance(standing, bytes):
        return web.packed_response(request, standing)
    return web.json_response(spoken(standing, language_of(request)))


def _account(request: Request) -> Account:
    return web.account_of(request, Browser(request))


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, WabeError)
    return web.error_response(request, error)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return web.error_response(request, NotFound())
    said = refusal(NoHttp("error-http", reason=str(error.detail)))
    code = str(error.detail).lower().replace(" ", "-")
    return web.json_response({**spoken(said, language_of(request)), "error": code}, error.status_code)


async def _broken(request: Request, _error: Exception) -> Response:
    return web.error_response(request, Broken())
