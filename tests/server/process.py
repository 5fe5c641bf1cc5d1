"""A server in a process of its own, which can be killed at any moment."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.server.stores import lay

CRASHES = {-signal.SIGSEGV, -signal.SIGABRT, -signal.SIGBUS, -signal.SIGFPE, -signal.SIGILL}
PROGRAM = """
import sys
from tests.server.unlimited import NO_LIMITS
from wabe.server.limits import Limits, Rate
from wabe.server.run import serve
if __name__ == "__main__":  # workers begin with this file as well
    serve(**{"port": 0, "store": sys.argv[1], "limits": NO_LIMITS, **eval(sys.argv[2])})
"""


class ServerProcess:
    """Runs until the end of the block.

    Args:
        store: path of its SQLite file, or the address of its database.
        said: where it writes what goes wrong; beside the file if there is one.
        settings: of the server.
    """

    def __init__(self, store: Path | str, said: Path | None = None, **settings: Any) -> None:
        chosen = {"bot_delay": 0, "bot_processes": 0, "absent_after": 0, **settings}
        lay(store)
        self._errors = said or Path(store).with_suffix(".errors")
        with self._errors.open("a") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, str(store), repr(chosen)],
                stdout=subprocess.PIPE,
                stderr=errors,
                cwd=Path(__file__).parents[2],
                text=True,
            )
        assert self.process.stdout is not None
        told = self.process.stdout.readline().split()
        assert told, self.errors()
        self.url = told[-1].rstrip("/")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()

    def kill(self) -> None:
        """kill -9. Nothing may have crashed it before."""
        ended = self.process.poll()
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        assert ended not in CRASHES, f"it has crashed ({ended}): {self.errors()}"

    def errors(self) -> str:
        """What it wrote to stderr."""
        return self._errors.read_text()
