"""The built browser table, served as files; and the headers that keep browsers on the safe side."""

from __future__ import annotations

import mimetypes
import runpy
from pathlib import Path
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wabe.server import prices, web
from wabe.server.errors import NotFound
from wabe.server.language import language_of
from wabe.server.seats import Browser
from wabe.texts import Texts

STATIC: Final = Path(__file__).parent / "static"
HASHED: Final = "assets"  # the build puts a hash of the content into these files' names
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
BUILD: Final = "python -m tools.web build"

SECURITY: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def staleness() -> str | None:
    """A sentence if the built pages are older than their sources; None if not.

    Only a source tree has the package in a folder `src`: an installed package has no sources to look for.
    """
    package = STATIC.parent.parent
    builder = package.parent.parent / "tools" / "web.py"
    if package.parent.name != "src" or not builder.is_file() or not (STATIC / "index.html").is_file():
        return None
    return None if runpy.run_path(str(builder))["is_current"]() else Texts().text("serve-stale", command=BUILD)


async def page(request: Request) -> Response:
    """The one page of the browser table; it finds its way by the address. Raises `TooFast`."""
    browser = Browser(request)
    web.account_of(request, browser).pay(prices.ASKING)
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse(f"{Texts(language=language_of(request)).text('serve-unbuilt', command=BUILD)}\n", 503)
    response = FileResponse(index, headers={"cache-control": ASK_AGAIN})
    browser.remember(response)  # so that a link can be exchanged even if the answer to that gets lost
    return response


async def static_file(request: Request) -> Response:
    """A file of the built page, compressed once. Raises `NotFound`, `TooFast`."""
    web.account_of(request, Browser(request)).pay(prices.ASKING)
    path = _found(request.path_params["path"])
    ready: web.Ready = request.app.state.ready
    kept = FOR_EVER if path.parent.name == HASHED else ASK_AGAIN
    headers = {"cache-control": kept, "content-type": _type_of(path)}
    return ready.response(request, (str(path), path.stat().st_mtime_ns), path.read_bytes, headers)


def _found(name: str) -> Path:
    try:
        path = (STATIC / name).resolve()
        if path.is_relative_to(STATIC.resolve()) and path.is_file():
            return path
    except (OSError, ValueError) as error:  # a name that is too long, or has a null in it
        raise NotFound from error
    raise NotFound


def _type_of(path: Path) -> str:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


class SecurityHeaders:
    """Adds the security headers to every HTTP response.

    Args:
        hsts: for how many seconds browsers that came by TLS shall come so alone (RFC 6797); 0: nothing is said of it.
    """

    def __init__(self, app: ASGIApp, hsts: int = 0) -> None:
        self._app = app
        self._by_tls = {**SECURITY, "strict-transport-security": f"max-age={hsts}"} if hsts else SECURITY

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with the headers on what comes back."""
        headers = self._by_tls if scope.get("scheme") == "https" else SECURITY

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(headers)
            await send(message)

        await self._app(scope, receive, send_safely if scope["type"] == "http" else send)
