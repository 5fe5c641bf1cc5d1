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
def hang_ups_heeded() -> Iterator[None]:
    """Let these interrupt the block as Ctrl-C does, also where that is ignored itself, as behind a shell's `&`.

    One that is ignored (`nohup`) stays so.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    names = [name for name in HANG_UPS if hasattr(signal, name)]
    heard = [each for name in names if signal.getsignal(each := getattr(signal, name)) is signal.SIG_DFL]
    for each in heard:
        signal.signal(each, interrupt)
    try:
        yield
    finally:
        for each in heard:
            signal.signal(each, signal.SIG_DFL)


def interrupt(number: int, frame: object) -> None:
    """What Ctrl-C does."""
    raise KeyboardInterrupt


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
