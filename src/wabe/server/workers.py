"""Several workers at one address: processes that accept from the same socket and share one PostgreSQL store.

The parent only sees to it that there are as many as there should be. Whoever was connected to one that has ended comes
back to another; what that one had committed, the others have heard of.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

import uvicorn

from wabe.games import with_packs
from wabe.kernel.errors import WabeError
from wabe.server.errors import BadStore
from wabe.server.offspring import end_with_parent
from wabe.server.run import Server, config, end_well
from wabe.server.settings import Settings
from wabe.server.sources import without_password
from wabe.server.store import Store

PATIENCE: Final = 30.0  # seconds for a worker to end: to answer and keep what is under way
AGAIN_SECONDS: Final = 1.0  # before another takes the place of one that could not even start
log = logging.getLogger(__name__)


def serve_with_workers(settings: Settings, listener: socket.socket, tell: Callable[[], None]) -> None:
    """Run the workers until SIGINT or SIGTERM.

    Args:
        settings: of each of them; they share the processes for bots.
        listener: all of them accept from it.
        tell: called once all of them can be used.

    Raises:
        BadStore: the store cannot be opened, or not by several.
        UnknownGame, BadData: a data pack cannot be used.
    """
    store = Store(settings.store)  # whatever is wrong is said once, and only one has to bring it up to date
    store.close()
    if not store.shared:
        raise BadStore("error-workers-alone", address=without_password(settings.store), count=settings.workers)
    with_packs(settings.data)
    minds = -(-settings.bot_processes // settings.workers)
    crew = Crew(replace(settings, bot_processes=minds), listener)
    try:
        crew.wait_until_ready()
        tell()
        crew.keep_up()
    finally:
        crew.end()


class Worker(Server):
    """One of several servers at the same address, which tells its parent when it can be used."""

    def __init__(self, config: uvicorn.Config, ready: Connection) -> None:
        super().__init__(config, "", open_browser=False)
        self._ready = ready

    def tell(self) -> None:
        """Tell the parent."""
        self._ready.send(True)


class Hand:
    """A worker as its parent knows it."""

    def __init__(self, process: BaseProcess, ready: Connection) -> None:
        self.process = process
        self._ready = ready
        self._was_ready: bool | None = None  # not known yet

    def wait_until_ready(self) -> bool:
        """Whether it could be used at some time; False if it ended before."""
        if self._was_ready is None:
            try:
                self._was_ready = bool(self._ready.recv())
            except EOFError:
                self._was_ready = False
        return self._was_ready

    def end(self) -> None:
        """Wait for its end, which it has been asked for, but not for ever."""
        self.process.join(PATIENCE)
        if self.process.is_alive():
            log.warning("worker %s does not end, and is killed", self.process.pid)
            self.process.kill()
            self.process.join()


class Crew:
    """All workers of one address, started at once."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self._settings, self._listener = settings, listener
        self._hands = [self._hire() for _ in range(settings.workers)]

    def wait_until_ready(self) -> None:
        """Wait until each can be used, or has ended."""
        for hand in self._hands:
            hand.wait_until_ready()

    def keep_up(self) -> None:
        """Let another take the place of each one that ends, for ever."""
        while True:
            wait([hand.process.sentinel for hand in self._hands])
            self._hands = [hand if hand.process.is_alive() else self._replaced(hand) for hand in self._hands]

    def end(self) -> None:
        """End all of them, well if they can."""
        for hand in self._hands:
            hand.process.terminate()
        for hand in self._hands:
            hand.end()

    def _replaced(self, hand: Hand) -> Hand:
        log.warning("worker %s has ended (%s); another takes its place", hand.process.pid, hand.process.exitcode)
        if not hand.wait_until_ready():
            time.sleep(AGAIN_SECONDS)
        return self._hire()

    def _hire(self) -> Hand:
        context = multiprocessing.get_context("spawn")  # not forked: the parent may have threads
        heard, says = context.Pipe(duplex=False)
        process = context.Process(target=_work, args=(self._settings, self._listener, says), name="wabe-worker")
        process.start()
        says.close()
        return Hand(process, heard)


def _work(settings: Settings, listener: socket.socket, ready: Connection) -> None:
    """All that a worker does."""
    signal.signal(signal.SIGTERM, end_well)
    end_with_parent(partial(os.kill, os.getpid(), signal.SIGTERM))
    with suppress(KeyboardInterrupt):
        try:
            made = config(settings)
        except WabeError as error:  # the parent has found nothing wrong: the database is away for a moment
            log.warning("%s", error)
            sys.exit(1)
        Worker(made, ready).run(sockets=[listener])
