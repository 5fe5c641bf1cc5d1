"""The server under load, in a process of its own, which tells what it takes."""

from __future__ import annotations

import gc
import multiprocessing
import resource
import signal
import sys
import tempfile
import threading
import time
from dataclasses import fields
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, Self

if TYPE_CHECKING:
    import uvicorn

    from wabe.server.limits import Limits

STATM: Final = Path("/proc/self/statm")
PATIENCE: Final = 60.0  # seconds for it to start


class Served:
    """A server on a free port with a store that goes with it, until the end of the block."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="wabe-bench-")
        self._mine, its = multiprocessing.get_context("spawn").Pipe()
        store = str(Path(self._folder.name, "wabe.sqlite3"))
        self._process = multiprocessing.get_context("spawn").Process(target=run, args=(store, its))
        self._process.start()
        its.close()
        self.url: str = self._heard(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._mine.close()
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._folder.cleanup()

    def processor(self) -> float:
        """Seconds of processor time that it has taken so far."""
        return float(self._asked("processor"))

    def memory(self) -> int:
        """Bytes that it has now."""
        return int(self._asked("memory"))

    def _asked(self, question: str) -> Any:
        self._mine.send(question)
        return self._heard(PATIENCE)

    def _heard(self, patience: float) -> Any:
        if not self._mine.poll(patience):
            raise TimeoutError
        return self._mine.recv()


# --- in the server's process ------------------------------------------------------------------------------------------


def run(store: str, line: Connection) -> None:
    """Serve until the other end of the line is gone."""
    import uvicorn

    from wabe.server.run import config, listen
    from wabe.server.settings import Settings

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    many_files()
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(config(Settings(store=store, limits=no_limits())))
    url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    threading.Thread(target=tell, args=(server, line, url), daemon=True).start()
    server.run(sockets=[listener])


def tell(server: uvicorn.Server, line: Connection, url: str) -> None:
    """Say where the server is, what it has taken whenever that is asked, and end it with the line."""
    while not server.started:
        time.sleep(0.01)
    try:
        line.send(url)
        while question := line.recv():
            line.send(memory() if question == "memory" else time.process_time())
    except (EOFError, OSError):
        server.should_exit = True


def memory() -> int:
    """Bytes of this process: now where the system says so, else the most there were."""
    gc.collect()
    if STATM.is_file():
        return int(STATM.read_text().split()[1]) * resource.getpagesize()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def no_limits() -> Limits:
    """All clients have one address: none of the limits on it holds."""
    from wabe.server.limits import Limits, Rate

    usual = Limits()
    free: dict[str, Any] = {
        each.name: Rate(1e6, 10**9) if isinstance(getattr(usual, each.name), Rate) else 10**9 for each in fields(Limits)
    }
    return Limits(**free)


def many_files() -> None:
    """Let this process have as many sockets as the system allows it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
