"""Processes that do not outlive the one that has started them, however that ends."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable
from multiprocessing.connection import wait


def end_with_parent(end: Callable[[], object]) -> None:
    """Call `end`, in a thread of this process, once the one that has started it is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.sentinel, end), daemon=True).start()


def _end_after(sentinel: int, end: Callable[[], object]) -> None:
    wait([sentinel])
    end()
