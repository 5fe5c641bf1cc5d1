"""What processes are told to do in tests: apart from these, as each process reads no more than it needs."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from wabe.server.apart import Tell
from wabe.server.errors import UnknownTable


def halfway(tell: Tell) -> tuple[int, int]:
    tell(0.5)
    return os.getpid(), os.nice(0)


def failing(_tell: Tell) -> None:
    raise UnknownTable


def vanishing(_tell: Tell) -> None:
    os._exit(1)


def endless(note: Path, _tell: Tell) -> None:
    note.write_text(str(os.getpid()), encoding="utf-8")
    time.sleep(600)


def busy(tell: Tell) -> None:
    while True:
        tell(0.5)


def idle(tell: Tell) -> str:
    time.sleep(0.3)
    tell(1)
    return "awake"


def asked_to_end(_tell: Tell) -> str:
    os.kill(os.getpid(), signal.SIGTERM)
    return "done"


def late(_tell: Tell) -> None:
    raise TimeoutError
