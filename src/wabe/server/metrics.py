"""What a server counts and measures, in Prometheus' format; each server has a registry of its own."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from ipaddress import ip_address, ip_network
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_1_0_0
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wabe.server.errors import NotFound
from wabe.server.store.writer import Commit
from wabe.server.web import address_of
from wabe.texts import Texts

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)
FORWARDED: Final = ("x-forwarded-for", "forwarded")


class Metrics:
    """The figures of one server; the texts `metric-<name>` say what they are."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        seconds = partial(self._made, Histogram, buckets=SECONDS)
        self._events: Callable[..., Counter] = cache(self._made(Counter, "events", ("kind", "by")).labels)
        self._commands: Callable[..., Histogram] = cache(seconds("command_seconds", ("kind",)).labels)
        self._http: Histogram = seconds("http_seconds", ("endpoint",))
        self._thoughts: Histogram = seconds("bot_seconds", ("level",))
        self._thinking: Gauge = self._made(Gauge, "bots_thinking")
        self._commits: Histogram = seconds("store_commit_seconds")
        self._groups: Histogram = self._made(Histogram, "store_group_size", buckets=SIZES)
        self._calls: Counter = self._made(Counter, "calls", ("outcome",))
        self._failures: Counter = self._made(Counter, "store_failures")

    def _made(self, kind: Callable[..., Any], name: str, labels: Sequence[str] = (), **more: Any) -> Any:
        said = Texts().text(f"metric-{name.replace('_', '-')}")
        return kind(f"wabe_{name}", said, labels, registry=self.registry, **more)

    def watch(self, name: str, value: Callable[[], float]) -> None:
        """A figure that is looked up whenever somebody reads it."""
        gauge: Gauge = self._made(Gauge, name)
        gauge.set_function(value)

    def event(self, kind: str, *, by_bot: bool) -> None:
        """Count a committed event of a game."""
        self._events(kind, "bot" if by_bot else "person").inc()

    @contextmanager
    def command(self, kind: str) -> Iterator[None]:
        """Measure how long a command takes, whichever way it came."""
        with self._commands(kind).time():
            yield

    @contextmanager
    def thought(self, level: str) -> Iterator[None]:
        """Measure how long a bot takes for a decision, its waiting for a free mind included."""
        with self._thinking.track_inprogress(), self._thoughts.labels(level).time():
            yield

    def commit(self, commit: Commit) -> None:
        """Measure a commit of the store; called in the writer's thread."""
        self._commits.observe(commit.seconds)
        self._groups.observe(commit.size)
        self._failures.inc(commit.size - commit.kept)

    def call(self, outcome: str) -> None:
        """Count what became of calling somebody."""
        self._calls.labels(outcome).inc()

    def http(self, endpoint: str, seconds: float) -> None:
        """Measure how long an answer took to begin."""
        self._http.labels(endpoint).observe(seconds)

    def response(self) -> Response:
        """All of it, as Prometheus reads it."""
        return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_PLAIN_1_0_0)


class Timed:
    """Measures how long each HTTP answer takes to begin."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()

        async def send_timed(message: Message) -> None:
            if message["type"] == "http.response.start":
                endpoint = getattr(scope.get("endpoint"), "__name__", "none")
                self._metrics.http(endpoint, time.perf_counter() - begun)
            await send(message)

        await self._app(scope, receive, send_timed if scope["type"] == "http" else send)


def check_reader(request: Request, readers: frozenset[str]) -> None:
    """Raise `NotFound` unless the request comes straight from an address that may read.

    Whoever comes through a proxy may not: one that nobody has told of would make all the world look like its neighbour.
    """
    if any(name in request.headers for name in FORWARDED) or not _is_in(address_of(request), readers):
        raise NotFound


def _is_in(address: str, networks: frozenset[str]) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in ip_network(network) for network in networks)
