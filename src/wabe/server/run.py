"""Starting and ending the server."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import webbrowser
from functools import partial
from typing import Any

import uvicorn

from wabe.server import logs
from wabe.server.app import build
from wabe.server.errors import PortTaken
from wabe.server.limits import MESSAGE_BYTES
from wabe.server.pages import staleness
from wabe.server.patience import Patience, PatientSocket
from wabe.server.settings import Settings
from wabe.texts import Texts

GRACE_SECONDS = 3
BACKLOG = 1024


def serve(*, open_browser: bool = False, **chosen: Any) -> None:
    """Run the table until SIGINT or SIGTERM; prints its address once it can be used.

    Args:
        open_browser: also open the lobby in the browser.
        chosen: fields of `Settings`.

    Raises:
        PortTaken: the address cannot be listened at.
        BadStore: the store cannot be opened.
        UnknownGame, BadData: a data pack cannot be used.
    """
    settings = Settings(**chosen)
    listener = listen(settings.host, settings.port)
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, end_well)
    try:
        if settings.workers > 1:
            from wabe.server.workers import serve_with_workers

            logs.set_up(settings.log_format)  # as `config` does where requests are answered
            serve_with_workers(settings, listener, partial(tell, _address(listener), open_browser=open_browser))
        else:
            server = Server(config(settings), _address(listener), open_browser=open_browser)
            server.run(sockets=[listener])
    except KeyboardInterrupt:  # uvicorn raises the signal again after it has ended well
        pass
    finally:
        listener.close()


class Server(uvicorn.Server):
    """Uvicorn, which says when it can be used, and lets go of open event streams when it ends."""

    def __init__(self, config: uvicorn.Config, address: str, *, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        self.tell()

    def tell(self) -> None:
        """Say that it can be used."""
        tell(self._address, open_browser=self._open_browser)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close all connections to tables, then everything else."""
        self.config.app.state.hub.hang_up()  # type: ignore[union-attr]  # `build` made it
        await super().shutdown(sockets)


def tell(address: str, *, open_browser: bool) -> None:
    """Say where the table is and whether its pages are old."""
    print(Texts().text("serve-at", address=address), flush=True)
    stale = staleness()
    if stale:
        print(stale, flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def end_well(_signal: int, _frame: object) -> None:
    """Uvicorn raises the signal again after it has ended well: then this is all that is left to do."""
    sys.exit(0)


def config(settings: Settings) -> uvicorn.Config:
    """Uvicorn's settings for a table. Raises `BadStore`."""
    logs.set_up(settings.log_format)
    return uvicorn.Config(
        build(settings),
        http=Patience,
        ws=PatientSocket,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        timeout_graceful_shutdown=GRACE_SECONDS,
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=sorted(settings.proxies),
        server_header=False,
        log_level="warning",
    )


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. Raises `PortTaken`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # named TCP, because asyncio sends small frames at once only on sockets that say so: else each waits 40 ms
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        raise PortTaken("error-port-taken", host=host, port=port, error=str(error)) from error
    return listener


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
