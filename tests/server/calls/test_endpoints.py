"""Whoever names a push service cannot make this server ask its neighbours."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from wabe.server.calls.endpoints import LONGEST, Endpoint, address_of, is_public, read
from wabe.server.errors import BadEndpoint


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "https://ann:secret@push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.7/x",
        "https://169.254.169.254/latest",
        "https://[::ffff:127.0.0.1]/x",
        "https://[fe80::1%25eth0]/x",
        "https:///x",
        "ftp://push.example/x",
        "file:///etc/passwd",
        "https://push.example/x y",
        "https://push.example/\r\nx: y",
        "https://push.ex\u00e4mple/x",
        "https://[::1/x",
        "https://push.example:port/x",
        f"https://push.example/{'x' * LONGEST}",
        "",
    ],
)
def test_only_public_places_by_tls_are_called(url: str) -> None:
    with pytest.raises(BadEndpoint):
        read(url)


def test_an_endpoint_is_read_as_it_was_written() -> None:
    found = read("https://push.example/send/abc?x=1#part")
    assert found == Endpoint("https", "push.example", 443, "/send/abc?x=1")
    assert (found.authority, found.origin) == ("push.example", "https://push.example")
    local = read("http://[::1]:8080/x", anywhere=True)
    assert (local.authority, local.origin) == ("[::1]:8080", "http://[::1]:8080")


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", True),
        ("127.8.8.8", False),
        ("0.0.0.0", False),
        ("100.64.0.1", False),
        ("192.168.1.1", False),
        ("224.0.0.1", False),
        ("::", False),
        ("fd00::1", False),
        ("fe80::1%eth0", False),
        ("::ffff:10.0.0.1", False),
        ("2002:7f00:1::", False),
        ("64:ff9b::7f00:1", False),
        ("no address", False),
    ],
)
def test_addresses_are_public_whatever_way_they_are_written(address: str, public: bool) -> None:
    assert is_public(address) == public


@pytest.mark.parametrize("found", [["127.0.0.1"], ["93.184.215.14", "10.0.0.1"], []])
def test_a_name_that_leads_home_is_not_followed(found: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    async def look_up() -> str:
        def found_there(*_: Any, **__: Any) -> list[Any]:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in found]

        monkeypatch.setattr(socket, "getaddrinfo", found_there)
        with ThreadPoolExecutor(1) as threads:
            return await address_of(read("https://push.example/x"), threads)

    with pytest.raises(BadEndpoint):
        asyncio.run(look_up())
