"""Work that takes minutes: done in a process of its own, which tells how far it is and can be ended at any time."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeAlias, TypeVar

from wabe.server.offspring import begin

T = TypeVar("T")
Tell: TypeAlias = Callable[[float], None]  # which share of the work is done, from 0 to 1
Word: TypeAlias = tuple[str, Any]
NICE: Final = 19  # behind everything else
SHARE: Final = "share"
DONE: Final = "done"
FAILED: Final = "failed"


class Died(Exception):
    """The process has ended without a result: the system has killed it, or it has broken down."""


class TooLong(Exception):
    """The work has taken more than it may."""


@dataclass(frozen=True)
class Most:
    """What a piece of work may take: seconds of a processor, which it looks at whenever it tells how far it is.

    One that gets no processor for very long is ended too, by the clock.
    """

    work: float
    wait: float


async def done_apart(work: Callable[[Tell], T], tell: Tell, most: Most) -> T:
    """What the work returns or raises. Cancelling this ends the process at once.

    Args:
        work: what a process can be told to do; it gets a `tell` of its own.
        tell: hears in the event loop how far it is.
        most: that it may take.

    Raises:
        Died: there is no result.
        TooLong: nor will there be one.
    """
    try:
        async with asyncio.timeout(most.wait):
            kind, result = await _last_word(partial(_limited, work, most.work), tell)
    except TimeoutError as error:
        raise TooLong from error
    if kind == FAILED:
        raise result
    found: T = result
    return found


async def _last_word(work: Callable[[Tell], object], tell: Tell) -> Word:
    loop = asyncio.get_running_loop()
    process, heard = _begun(work)

    def tell_here(share: float) -> None:
        loop.call_soon_threadsafe(tell, share)

    with ThreadPoolExecutor(1, "wabe-apart") as ears:
        hearing = loop.run_in_executor(ears, _heard_out, process, heard, tell_here)
        try:
            return await asyncio.shield(hearing)
        finally:
            process.kill()
            await asyncio.gather(hearing, return_exceptions=True)


def _begun(work: Callable[[Tell], object]) -> tuple[BaseProcess, Connection]:
    context = multiprocessing.get_context("spawn")  # not forked: the server has threads
    heard, says = context.Pipe(duplex=False)
    process = context.Process(target=_do, args=(work, says, NICE), name="wabe-apart", daemon=True)
    process.start()
    says.close()
    return process, heard


def _heard_out(process: BaseProcess, heard: Connection, tell: Tell) -> Word:
    """The last word of the process, once it has ended; called in a thread."""
    try:
        with heard:
            while True:
                word: Word = heard.recv()
                if word[0] != SHARE:
                    return word
                tell(word[1])
    except EOFError:
        return FAILED, Died()
    finally:
        process.join()


def _do(work: Callable[[Tell], object], says: Connection, nice: int) -> None:
    """All that the process does."""
    begin(nice)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # whoever asks the server to end means all of it; it ends this
    try:
        last = DONE, work(lambda share: says.send((SHARE, share)))
    except Exception as error:  # noqa: BLE001 - whatever it is belongs to the one who waits
        last = FAILED, error
    says.send(last)


def _limited(work: Callable[[Tell], T], seconds: float, tell: Tell) -> T:
    """What the work returns unless it takes more seconds of the processor. Raises `TooLong`."""
    end = time.process_time() + seconds

    def tell_in_time(share: float) -> None:
        if time.process_time() > end:
            raise TooLong
        tell(share)

    return work(tell_in_time)
