from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import wabe
from tests.demo_game.install import install

LIMIT = 120  # seconds
Finished = subprocess.CompletedProcess[str]


@pytest.fixture
def site(tmp_path: Path) -> list[str]:
    """Where the package is."""
    return install(tmp_path / "site")


@pytest.fixture
def teapots(site: list[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[wabe.Game]:
    """The game, found in this process by its entry point alone."""
    for path in site:
        monkeypatch.syspath_prepend(path)
    forget()
    yield wabe.load("teapots")
    forget()


def forget() -> None:
    """Let the games be looked for anew."""
    wabe.games.cache_clear()
    sys.modules.pop("teapots", None)


@pytest.fixture
def command(site: list[str]) -> Callable[..., Finished]:
    """Runs `wabe args` as a process that finds the game."""
    paths = [*site, *filter(None, [os.environ.get("PYTHONPATH")])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONUTF8": "1"}

    def run(*args: str, text: str = "") -> Finished:
        line = [sys.executable, "-m", "wabe.cli", *args]
        return subprocess.run(
            line, input=text, capture_output=True, text=True, encoding="utf-8", env=env, timeout=LIMIT, check=False
        )

    return run
