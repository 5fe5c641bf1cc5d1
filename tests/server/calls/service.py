"""A push service on this machine: keeps what it is sent, and answers as a test wants it to."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple


class Sent(NamedTuple):
    """One call as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


class Service:
    """Its answers are 201, until told otherwise."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.status = 201
        self.headers: dict[str, str] = {}
        self.open = threading.Event()  # answers wait for it
        self.open.set()
        self.url = ""


@contextmanager
def service() -> Iterator[Service]:
    """A push service until the end of the block."""
    found = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            found.sent.append(Sent(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            found.open.wait(30)
            self.send_response(found.status)
            for name, value in found.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        found.url = f"http://127.0.0.1:{server.server_port}"
        try:
            yield found
        finally:
            found.open.set()
            server.shutdown()
            thread.join()
