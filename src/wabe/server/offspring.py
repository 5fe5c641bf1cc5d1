"""Processes that do not outlive the one that has started them, however that ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import wait


def begin(nice: int) -> None:
    """In a process that works for a server: step back, leave Ctrl-C to the server, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    end_with_parent(partial(os._exit, 0))


def end_with_parent(end: Callable[[], object]) -> None:
    """Call `end`, in a thread of this process, once the one that has started it is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.sentinel, end), daemon=True).start()


def _end_after(sentinel: int, end: Callable[[], object]) -> None:
    wait([sentinel])
    end()
