"""Makers of analyses for tests, as processes find them: they note who was asked, and wait to be let go."""

from __future__ import annotations

import os
import time
from pathlib import Path

from wabe.kernel.message import Json
from wabe.server.apart import Tell
from wabe.server.errors import ForkedGame
from wabe.server.replays import Source


def folder_of(source: Source) -> Path:
    """Where the test and the process leave each other word: beside the store."""
    return Path(source.store).parent


def begun(source: Source) -> None:
    """Note that it was asked, and in which process."""
    with (folder_of(source) / "begun").open("a", encoding="utf-8") as file:
        file.write(f"{source.table} {os.getpid()} {os.nice(0)}\n")


def patient(source: Source, tell: Tell) -> Json:
    """Comes to a quarter, and to its end once there is a file `go`."""
    begun(source)
    tell(0.25)
    while not (folder_of(source) / "go").exists():
        time.sleep(0.01)
    return {"of": source.table}


def quick(source: Source, _tell: Tell) -> Json:
    """Is done at once."""
    begun(source)
    return {"of": source.table}


def refusing(_source: Source, _tell: Tell) -> Json:
    """Says why there is none."""
    raise ForkedGame("error-forked-newer", version=9, present=3)


def broken(_source: Source, _tell: Tell) -> Json:
    """Has a fault."""
    raise ZeroDivisionError
