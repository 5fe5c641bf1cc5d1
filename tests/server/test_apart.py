"""Work that takes minutes, in a process of its own."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from tests.server import errands
from wabe.server import apart
from wabe.server.apart import Died, Most, Tell, TooLong, done_apart
from wabe.server.errors import UnknownTable

T = TypeVar("T")
PLENTY = Most(3600, 3600)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes step back behind nobody: beside other tests they would wait for half a minute to begin."""
    monkeypatch.setattr(apart, "NICE", 1)


def done(work: Callable[[Tell], T], tell: Tell = print, most: Most = PLENTY) -> T:
    return asyncio.run(done_apart(work, tell, most))


def test_it_is_done_in_another_process_that_steps_back_and_tells_how_far_it_is() -> None:
    heard: list[float] = []
    pid, nice = done(errands.halfway, heard.append)
    assert pid != os.getpid()
    assert nice == min(19, os.nice(0) + apart.NICE)
    assert heard == [0.5]


def test_what_it_raises_is_raised() -> None:
    with pytest.raises(UnknownTable):
        done(errands.failing)


def test_a_process_that_ends_without_a_word_is_told_from_one_that_returns_nothing() -> None:
    with pytest.raises(Died):
        done(errands.vanishing)


def test_who_asks_all_processes_of_a_server_to_end_leaves_this_one_to_the_server() -> None:
    assert done(errands.asked_to_end) == "done"


def test_what_takes_too_much_of_the_processor_is_given_up_and_waiting_for_one_is_not_counted() -> None:
    with pytest.raises(TooLong):
        done(errands.busy, lambda _share: None, Most(0.1, 3600))
    assert done(errands.idle, most=Most(0.2, 3600)) == "awake"


def test_what_gets_no_processor_for_very_long_is_given_up_too(tmp_path: Path) -> None:
    with pytest.raises(TooLong):
        done(partial(errands.endless, tmp_path / "pid"), most=Most(3600, 0.3))


def test_that_the_work_itself_waited_too_long_for_something_is_its_own_error() -> None:
    with pytest.raises(TimeoutError):
        done(errands.late)


def test_whoever_waits_no_longer_ends_the_process(tmp_path: Path) -> None:
    note = tmp_path / "pid"

    async def given_up() -> None:
        task = asyncio.ensure_future(done_apart(partial(errands.endless, note), print, PLENTY))
        while not (note.exists() and note.read_text(encoding="utf-8")):
            await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(given_up())
    with pytest.raises(ProcessLookupError):
        os.kill(int(note.read_text(encoding="utf-8")), 0)
