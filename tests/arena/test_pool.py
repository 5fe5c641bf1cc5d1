"""Work in several processes: results as they come, and no process that is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.arena import pool_work
from wabe.arena.pool import Chunks, ProcessLost, chunk, in_order

ROOT = Path(__file__).parents[2]


def until(is_so: Callable[[], Any]) -> None:
    """Wait for it."""
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def is_there(process: int) -> bool:
    """Whether this process has not ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def left(marks: Path) -> list[list[int]]:
    """Each mark that is there whole, by its number: the process that has left it, and how many numbers came at once."""
    whole = sorted((mark for mark in marks.iterdir() if not mark.suffix), key=lambda mark: int(mark.name))
    return [[int(part) for part in mark.read_text().split()] for mark in whole]


def workers(marks: Path) -> set[int]:
    """The processes that have left marks."""
    return {process for process, _count in left(marks)}


def at_once(marks: Path) -> list[int]:
    """How many numbers came at once with each."""
    return [count for _process, count in left(marks)]


@pytest.mark.parametrize("processes", [1, 2])
def test_slow_work_is_told_as_it_comes(tmp_path: Path, processes: int) -> None:
    with closing(in_order(pool_work.squares, pool_work.Slow(str(tmp_path), 0.6), range(50), processes, 50)) as results:
        assert [next(results) for _ in range(4)] == [0, 1, 4, 9]
        assert set(at_once(tmp_path)) == {1}


def test_quick_work_goes_to_a_process_by_many_at_once(tmp_path: Path) -> None:
    work = pool_work.Slow(str(tmp_path), 0.0)
    assert list(in_order(pool_work.squares, work, range(90), 2, 20)) == [n * n for n in range(90)]
    assert at_once(tmp_path)[0] == 1
    assert max(at_once(tmp_path)) == 20


def test_chunks_grow_and_shrink_with_what_is_measured() -> None:
    chunks, found = Chunks(range(3, 100), 50), []
    for numbers, seconds in zip(chunks, (0.25, 0.4, 20.0, 0.0, 1.0), strict=False):
        found.append(numbers)
        chunks.learn(len(numbers), seconds)
    assert found == [range(3, 4), range(4, 8), range(8, 18), range(18, 19), range(19, 69)]


def test_a_crew_joins_chunks_itself() -> None:
    crew: Any = object()
    assert chunk(10_000, crew) == 1


def test_whoever_stops_asking_waits_for_nobody(tmp_path: Path) -> None:
    begun = time.monotonic()
    with closing(in_order(pool_work.squares, pool_work.Slow(str(tmp_path), 0.01, 4), range(50), 2)) as results:
        assert [next(results) for _ in range(4)] == [0, 1, 4, 9]
        until((tmp_path / "4").exists)
    assert time.monotonic() - begun < 60
    until(lambda: not any(map(is_there, workers(tmp_path))))


def test_a_process_that_dies_is_told_with_its_games_after_those_that_were_done(tmp_path: Path) -> None:
    found: list[int] = []
    results = in_order(pool_work.squares, pool_work.Slow(str(tmp_path), 0.2, None, 9), range(12), 2)
    with pytest.raises(ProcessLost, match=r"^A process ended .*\. The games \d+ to (9|10|11) were under way") as lost:
        found.extend(results)
    assert found == [number * number for number in range(len(found))]
    assert lost.value.message.args["first"] == len(found) >= 6


# --- whole process trees ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["SIGTERM", "SIGKILL"])
def test_no_worker_outlives_its_parent(tmp_path: Path, name: str) -> None:
    command = [sys.executable, "-m", "tests.arena.pool_work", str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL) as parent:
        until(lambda: (tmp_path / "4").exists() and len(workers(tmp_path)) == 2)
        parent.send_signal(getattr(signal, name))
        assert parent.wait(60) == -getattr(signal, name)
    until(lambda: not any(map(is_there, workers(tmp_path))))


def children(process: int) -> list[int]:
    """The processes that this one has begun."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_match_that_is_asked_to_end_keeps_what_it_has_and_leaves_nobody(tmp_path: Path, name: str) -> None:
    journal = tmp_path / "match.jsonl"
    command = [sys.executable, "-m", "wabe.cli", "simulate", "xiii", "--games", "9000", "--bots", "random"]
    command += ["--processes", "2", "--journal", str(journal)]
    given = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "text": True, "env": {**os.environ}}
    with subprocess.Popen(command, **given) as process:  # type: ignore[call-overload]
        until(lambda: journal.exists() and journal.read_bytes().count(b"\n") > 2)
        begun = children(process.pid)
        process.send_signal(getattr(signal, name))
        assert process.wait(60) == 130
        assert "Traceback" not in process.stderr.read()
    assert len(begun) >= 2
    until(lambda: not any(map(is_there, begun)))
    assert journal.read_bytes().endswith(b"\n")
