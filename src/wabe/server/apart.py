"""Work that takes minutes: done in a process of its own, which tells how far it is and can be ended at any time."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
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


async def done_apart(work: Callable[[Tell], T], tell: Tell) -> T:
    """What the work returns or raises. Cancelling this ends the process at once.

    Args:
        work: what a process can be told to do; it gets a `tell` of its own.
        tell: hears in the event loop how far it is.

    Raises:
        Died: there is no result.
    """
    loop = asyncio.get_running_loop()
    process, heard = _begun(work)

    def tell_here(share: float) -> None:
        loop.call_soon_threadsafe(tell, share)

    with ThreadPoolExecutor(1, "wabe-apart") as ears:
        hearing = loop.run_in_executor(ears, _heard_out, process, heard, tell_here)
        try:
            kind, result = await asyncio.shield(hearing)
        finally:
            process.kill()
            await asyncio.gather(hearing, return_exceptions=True)
    if kind == FAILED:
        raise result
    found: T = result
    return found


def _begun(work: Callable[[Tell], T]) -> tuple[BaseProcess, Connection]:
    context = multiprocessing.get_context("spawn")  # not forked: the server has threads
    heard, says = context.Pipe(duplex=False)
    process = context.Process(target=_do, args=(work, says), name="wabe-apart", daemon=True)
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


def _do(work: Callable[[Tell], object], says: Connection) -> None:
    """All that the process does."""
    begin(NICE)
    try:
        last = DONE, work(lambda share: says.send((SHARE, share)))
    except Exception as error:  # noqa: BLE001 - whatever it is belongs to the one who waits
        last = FAILED, error
    says.send(last)
