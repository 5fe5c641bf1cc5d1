"""Which names a server answers to, and that browsers come by TLS alone."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from wabe.server import web
from wabe.server.errors import UnknownHost

BY_ADDRESS: Final = {"/healthz", "/readyz", "/metrics"}  # asked by machines that know an address and no name


class TrustedHosts:
    """Refuses requests for other names than these; with none it answers to all.

    Args:
        hosts: names such as `wabe.example`, or `*.wabe.example` for all below one. Ports do not matter.
    """

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        self._app = app
        self._hosts = {host.lower() for host in hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer only where the name is one of ours."""
        if not self._hosts or scope["type"] == "lifespan" or self._answers(HTTPConnection(scope)):
            await self._app(scope, receive, send)
        else:
            await web.refuse(scope, receive, send, UnknownHost())

    def _answers(self, connection: HTTPConnection) -> bool:
        host = host_of(connection)
        below = {f"*.{name}" for name in names_from(host)[1:]}
        return connection.url.path in BY_ADDRESS or not self._hosts.isdisjoint({host, *below})


def names_from(name: str) -> list[str]:
    """A name and all above it: `a.b.c`, `b.c`, `c`."""
    parts = name.split(".")
    return [".".join(parts[first:]) for first in range(len(parts))]


def host_of(connection: HTTPConnection) -> str:
    """The name in the address of a request, without the port."""
    host = connection.headers.get("host", "").lower()
    if host.startswith("["):  # an IPv6 address
        return host.partition("]")[0] + "]"
    return host.partition(":")[0].rstrip(".")
