"""A server of one's own, in a process of its own."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.server.stores import lay
from wabe.server.pages import HASHED, STATIC
from wabe.texts.languages import FURTHER

ROOT = Path(__file__).resolve().parent.parent.parent

# what a page says of a server that is not there, or is killed in the middle of an answer: which, is chance
KILLED = ("net::ERR_", "closed before receiving a handshake response")


class House:
    """The server; it keeps its port and its store over restarts.

    Args:
        folder: where its store and its log lie.
        sites: further places where it looks for packages with games.
        texts: a folder with further languages.
    """

    def __init__(self, folder: Path, sites: Sequence[str] = (), texts: Path | None = None) -> None:
        self.url = ""
        paths = [*sites, *filter(None, [os.environ.get("PYTHONPATH")])]
        languages = {} if texts is None else {FURTHER: str(texts)}
        self._environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), **languages}
        self._port = 0
        self.pages = STATIC  # that it gives when it is started next
        self._store = folder / "wabe.sqlite3"
        self._log = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None
        lay(self._store)

    @property
    def log(self) -> str:
        """What it had to complain about."""
        return self._log.read_text(encoding="utf-8")

    def start(self, bot_delay: float = 0) -> None:
        """Start it, and wait until it can be used. `bot_delay`: seconds before a bot moves."""
        where = [str(self._port), str(self._store), str(self.pages)]
        command = [sys.executable, "-m", "tests.browser.serve", *where, str(bot_delay)]
        with self._log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=self._environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+:(\d+)", self._process.stdout.readline())
        assert found, f"the server has not started:\n{self.log}"
        self.url, self._port = found[0], int(found[1])

    def stop(self) -> None:
        """End it as its owner would."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.communicate()
        self._process = None


@contextmanager
def running(folder: Path, sites: Sequence[str] = (), texts: Path | None = None) -> Iterator[House]:
    """A house until the end of the block."""
    house = House(folder, sites, texts)
    house.start()
    try:
        yield house
    finally:
        house.stop()


def newer_build(folder: Path) -> Path:
    """The pages as a newer build has them: the same, but each part under a name that begins with `newer-`."""
    shutil.copytree(STATIC, folder)
    parts = sorted((path.name for path in (folder / HASHED).iterdir()), key=len, reverse=True)
    named = re.compile("|".join(map(re.escape, parts)))
    for path in (folder / "index.html", *(folder / HASHED).iterdir()):
        if path.suffix in {".html", ".js", ".css"}:
            text = named.sub(lambda found: f"newer-{found[0]}", path.read_text(encoding="utf-8"))
            path.write_text(text, encoding="utf-8")
    for name in parts:
        (folder / HASHED / name).rename(folder / HASHED / f"newer-{name}")
    return folder
