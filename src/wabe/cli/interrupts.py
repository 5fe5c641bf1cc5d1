"""Interruptions (Ctrl-C) that wait for a moment when nothing is half done."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

HANG_UPS = ("SIGHUP", "SIGTERM")  # the terminal is closed, the program is asked to end; Windows lacks the first


def heed_hang_ups() -> None:
    """Take these as Ctrl-C, so that a game that is kept in a file is kept then too."""
    for name in HANG_UPS:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda *_: signal.raise_signal(signal.SIGINT))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Do the block to its end; an interruption that comes meanwhile is raised after it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    caught: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: caught.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if caught:
        raise KeyboardInterrupt
