"""Where push services are: addresses that browsers name, so that this server asks no neighbour of its own for them."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from wabe.server.errors import BadEndpoint

LONGEST: Final = 1024
PORTS: Final = {"https": 443, "http": 80}
TRANSLATED: Final = IPv6Network("64:ff9b::/96")  # whatever IPv4 address stands in the last 32 bits


@dataclass(frozen=True)
class Endpoint:
    """One address of a push service.

    Args:
        scheme: https; http only where everything is allowed.
        host: its name.
        port: that it listens at.
        target: path and query.
    """

    scheme: str
    host: str
    port: int
    target: str

    @property
    def authority(self) -> str:
        """Host and port, as a request names them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        """Of the push service."""
        return f"{self.scheme}://{self.authority}"


def read(url: str, *, anywhere: bool = False) -> Endpoint:
    """The endpoint that an address names.

    Args:
        url: its address.
        anywhere: whether it may be of this machine's own network, without TLS, at any port.

    Raises:
        BadEndpoint: it may not.
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadEndpoint from error
    scheme, host = parts.scheme, parts.hostname or ""
    printable = url.isascii() and url.isprintable() and " " not in url
    if scheme not in PORTS or not host or not printable or len(url) > LONGEST or "@" in parts.netloc:
        raise BadEndpoint
    port = port or PORTS[scheme]
    if not anywhere and (scheme, port) != ("https", 443):
        raise BadEndpoint
    if not anywhere and _address(host) is not None and not is_public(host):
        raise BadEndpoint
    return Endpoint(scheme, host, port, f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}")


async def address_of(endpoint: Endpoint, threads: Executor, *, anywhere: bool = False) -> str:
    """The address to connect to, looked up and looked at once: what is asked is what was allowed.

    Args:
        endpoint: whose.
        threads: where it is looked up, which may take its time.
        anywhere: as in `read`.

    Raises:
        BadEndpoint: it lies in a network of our own.
        OSError: there is none.
    """
    ask = partial(socket.getaddrinfo, endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(threads, ask)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (anywhere or all(map(is_public, addresses))):
        raise BadEndpoint
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is of the public internet, whatever way it is written."""
    found = _address(address)
    return found is not None and all(each.is_global and not each.is_multicast for each in (found, *_within(found)))


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text.partition("%")[0])
    except ValueError:
        return None


def _within(address: IPv4Address | IPv6Address) -> list[IPv4Address]:
    """The IPv4 addresses that an IPv6 address stands for."""
    if isinstance(address, IPv4Address):
        return []
    translated = IPv4Address(int(address) & 0xFFFFFFFF) if address in TRANSLATED else None
    through = address.teredo or ()
    return [each for each in (address.ipv4_mapped, address.sixtofour, translated, *through) if each is not None]
