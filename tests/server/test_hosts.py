"""Names that a server answers to, and TLS alone for browsers that came by it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection

from tests.server.client import Json
from tests.server.conftest import running
from wabe.server.hosts import TrustedHosts, host_of
from wabe.server.pages import SecurityHeaders


def scope(host: str, kind: str = "http", path: str = "/", scheme: str = "http") -> Json:
    headers = [(b"host", host.encode())]
    return {"type": kind, "path": path, "headers": headers, "scheme": scheme, "query_string": b"", "server": ("x", 80)}


def sent(app: object, asked: Json) -> list[Json]:
    messages: list[Json] = []

    async def send(message: Json) -> None:
        messages.append(message)

    async def receive() -> Json:
        return {"type": "http.disconnect"}

    asyncio.run(app(asked, receive, send))  # type: ignore[operator]
    return messages


async def inner(_scope: Json, _receive: object, send: object) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})  # type: ignore[operator]


def status(hosts: set[str], asked: Json) -> object:
    first = sent(TrustedHosts(inner, frozenset(hosts)), asked)[0]  # type: ignore[arg-type]
    return first.get("status", first["type"])


@pytest.mark.parametrize(
    "host", ["wabe.example", "WABE.example:8000", "wabe.example.", "a.play.example", "b.a.play.example"]
)
def test_it_answers_to_its_names(host: str) -> None:
    assert status({"Wabe.example", "*.play.example"}, scope(host)) == 204


@pytest.mark.parametrize(
    "host", ["", "evil.example", "play.example", "wabe.example.evil.example", "awabe.example", "[::1]:80"]
)
def test_it_answers_to_no_other_name(host: str) -> None:
    assert status({"wabe.example", "*.play.example"}, scope(host)) == 421
    assert status({"wabe.example"}, scope(host, "websocket")) == "websocket.close"


def test_without_names_it_answers_to_all_and_health_is_asked_without_one() -> None:
    assert status(set(), scope("anything")) == 204
    assert status({"wabe.example"}, scope("10.0.0.7", path="/healthz")) == 204
    assert status({"[::1]"}, scope("[::1]:8000")) == 204


def test_the_port_is_no_part_of_a_name() -> None:
    assert host_of(HTTPConnection(scope("wabe.example:443"))) == "wabe.example"
    assert host_of(HTTPConnection(scope("[2001:db8::1]:443"))) == "[2001:db8::1]"


@pytest.mark.parametrize(
    ("scheme", "hsts", "said"), [("https", 60, b"max-age=60"), ("http", 60, None), ("https", 0, None)]
)
def test_browsers_that_came_by_tls_are_told_to_come_so_alone(scheme: str, hsts: int, said: bytes | None) -> None:
    headers = dict(sent(SecurityHeaders(inner, hsts), scope("x", scheme=scheme))[0]["headers"])  # type: ignore[arg-type]
    assert headers.get(b"strict-transport-security") == said
    assert b"content-security-policy" in headers


def test_a_server_refuses_other_names_with_a_sentence(tmp_path: Path) -> None:
    with running(tmp_path / "store.sqlite3", hosts=frozenset({"wabe.example"})) as server:
        refused = httpx.get(f"{server.url}/api/games")
        assert (refused.status_code, refused.json()["error"]) == (421, "unknown-host")
        assert refused.json()["message"] == "This server is not known by the name in the address."
        assert httpx.get(f"{server.url}/api/games", headers={"host": "wabe.example"}).status_code == 200
        assert httpx.get(f"{server.url}/healthz").status_code == 200
