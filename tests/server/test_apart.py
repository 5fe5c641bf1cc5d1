"""Work that takes minutes, in a process of its own."""

from __future__ import annotations

import asyncio
import os
import time
from functools import partial
from pathlib import Path

import pytest

from wabe.server.apart import NICE, Died, Tell, done_apart
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


def test_it_is_done_in_another_process_that_steps_back_and_tells_how_far_it_is() -> None:
    heard: list[float] = []
    pid, nice = asyncio.run(done_apart(halfway, heard.append))
    assert pid != os.getpid()
    assert nice == min(19, os.nice(0) + NICE)
    assert heard == [0.5]


def test_what_it_raises_is_raised() -> None:
    with pytest.raises(UnknownTable):
        asyncio.run(done_apart(failing, print))


def test_a_process_that_ends_without_a_word_is_told_from_one_that_returns_nothing() -> None:
    with pytest.raises(Died):
        asyncio.run(done_apart(vanishing, print))


def test_whoever_waits_no_longer_ends_the_process(tmp_path: Path) -> None:
    note = tmp_path / "pid"

    async def given_up() -> None:
        task = asyncio.ensure_future(done_apart(partial(endless, note), print))
        while not (note.exists() and note.read_text(encoding="utf-8")):
            await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(given_up())
    with pytest.raises(ProcessLookupError):
        os.kill(int(note.read_text(encoding="utf-8")), 0)
