from __future__ import annotations

import errno
import os
import resource
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import wabe
from wabe.arena import journal as journal_of
from wabe.arena.journal import BadJournal, Journal, identity, resumed
from wabe.games.wonderland_xiii import GAME

WORK = {"game": "toy", "games": 3}
CLOSED = -1


def test_what_was_cut_off_goes_on_behind_the_last_whole_result(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    with Journal(path, WORK) as journal:
        assert journal.found == []
        assert list(journal.keep(iter([{"win": 1}, {"win": 0}]))) == [{"win": 1}, {"win": 0}]
    path.write_bytes(path.read_bytes() + b'{"wi')
    with Journal(path, WORK) as journal:
        assert list(journal.keep(iter([{"win": 2}]))) == [{"win": 2}]
    with Journal(path, WORK) as journal:
        assert journal.found == [{"win": 1}, {"win": 0}, {"win": 2}]


def test_a_result_is_kept_before_it_is_passed_on(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    with Journal(path, WORK) as journal:
        results = journal.keep(iter([1, 2]))
        next(results)
        assert path.read_bytes().splitlines()[1:] == [b"1"]


def test_a_journal_of_other_work_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    with Journal(path, WORK) as journal:
        journal.add(7)
    before = path.read_bytes()
    with pytest.raises(BadJournal, match="its games is 3, not 4"):
        Journal(path, {**WORK, "games": 4})
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"what is this\n", b"[1]\n", b"{}\n{\n", b"no line at all"])
def test_a_file_that_is_no_journal_is_refused_and_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "work.jsonl"
    path.write_bytes(content)
    with pytest.raises(BadJournal, match=r"work\.jsonl"):
        Journal(path, WORK)
    assert path.read_bytes() == content


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadJournal, match="nowhere"):
        Journal(tmp_path / "nowhere" / "work.jsonl", WORK)


# --- what is there already --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("written", [b"", b"{", b'{"game":"toy","games":3}'])
def test_a_journal_cut_off_in_its_first_line_is_new(tmp_path: Path, written: bytes) -> None:
    path = tmp_path / "work.jsonl"
    path.write_bytes(written)
    with Journal(path, WORK) as journal:
        assert list(journal.keep(iter([7]))) == [7]
    assert path.read_bytes() == b'{"game":"toy","games":3}\n7\n'


def test_the_cut_off_first_line_of_other_work_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    path.write_bytes(b'{"game":"other')
    with pytest.raises(BadJournal, match="is no journal of results"):
        Journal(path, WORK)
    assert path.read_bytes() == b'{"game":"other'


def test_what_is_missing_is_as_null(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    path.write_bytes(b'{"game":"toy","games":3}\n7\n')
    with Journal(path, {**WORK, "data": None}) as journal:
        assert journal.found == [7]
    with pytest.raises(BadJournal, match="its data is None, not 'mine'"):
        Journal(path, {**WORK, "data": "mine"})


def test_work_is_compared_as_json(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    for _ in range(2):
        with Journal(path, {"bots": ("greedy", "random")}) as journal:
            assert journal.found == []


@pytest.mark.parametrize(
    "line", [b"[" * 100_000, b"[1e999]", b"[-1e999]", b"[Infinity]", b"[NaN]", b"9" * 5_000, b"\xff", b""]
)
def test_odd_lines_are_refused(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "work.jsonl"
    content = b'{"game":"toy","games":3}\n' + line + b"\n"
    path.write_bytes(content)
    with pytest.raises(BadJournal, match="is no journal of results"):
        Journal(path, WORK)
    assert path.read_bytes() == content


@pytest.mark.parametrize("name", ["/dev/full", "/dev/zero", "fifo", "."])
def test_only_a_regular_file_can_be_one(tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / "fifo")
    with pytest.raises(BadJournal, match="is not a regular file"):
        Journal(tmp_path / name, WORK)


# --- writing ----------------------------------------------------------------------------------------------------------


def test_a_second_writer_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    with Journal(path, WORK) as journal:
        journal.add(1)
        with pytest.raises(BadJournal, match="Another process is writing"):
            Journal(path, WORK)
        other = subprocess.run([sys.executable, "-c", SECOND, str(path)], capture_output=True, text=True, check=False)
        assert "Another process is writing" in other.stdout
        journal.add(2)
    with Journal(path, WORK) as journal:
        assert journal.found == [1, 2]


SECOND = """
import sys
from pathlib import Path
from wabe.arena.journal import BadJournal, Journal
try:
    Journal(Path(sys.argv[1]), {"game": "toy", "games": 3})
except BadJournal as error:
    print(error)
"""


def test_one_that_was_refused_can_be_opened_later(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    path.write_bytes(b"what is this\n")
    with pytest.raises(BadJournal):
        Journal(path, WORK)
    path.write_bytes(b"")
    with Journal(path, WORK) as journal:
        assert journal.found == []


@contextmanager
def room(size: int) -> Iterator[None]:
    """Let files grow to so many bytes only, as on a disk that is full then."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_said_and_leaves_whole_lines(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    with Journal(path, WORK) as journal:
        journal.add(1)
        with (
            room(path.stat().st_size + 5),
            pytest.raises(BadJournal, match=r"work\.jsonl cannot be used: File too large"),
        ):
            journal.add("more than there is room for")
    assert path.read_bytes() == b'{"game":"toy","games":3}\n1\n'


def test_no_room_for_the_first_line_leaves_an_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    with room(5), pytest.raises(BadJournal, match="cannot be used"):
        Journal(path, WORK)
    assert path.read_bytes() == b""
    with Journal(path, WORK) as journal:
        assert journal.found == []


def test_lines_are_brought_to_the_disk_now_and_then_and_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(os.fstat(file).st_size))
    now = 0.0
    monkeypatch.setattr(journal_of, "monotonic", lambda: now)
    with Journal(tmp_path / "work.jsonl", WORK) as journal:
        for now in (0.1, 0.9, 1.1, 1.2):  # noqa: B007 - it is what the clock says
            journal.add(1)
    assert synced == [25, 31, 33]


def test_a_disk_that_fails_at_the_end_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(file: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    path = tmp_path / "work.jsonl"
    with pytest.raises(BadJournal, match="Input/output error"), Journal(path, WORK):
        monkeypatch.setattr(os, "fsync", fail)
    monkeypatch.undo()
    journal = Journal(path, WORK)
    monkeypatch.setattr(os, "fsync", fail)
    journal.__exit__(KeyboardInterrupt, None, None)  # there is something else to be said


# --- going on ---------------------------------------------------------------------------------------------------------


class Squares:
    """Games that come out as their numbers squared."""

    def __init__(self) -> None:
        self.played: list[int] = []

    def play(self, numbers: range) -> Generator[int, None, None]:
        try:
            for number in numbers:
                self.played.append(number)
                yield number * number
        finally:
            self.played.append(CLOSED)

    @staticmethod
    def read(kept: Any, number: int) -> int | None:
        return number * number if kept == number * number else None


def results(path: Path | None, games: int) -> tuple[list[int], list[int]]:
    squares = Squares()
    return list(resumed(path, WORK, games, squares.play, squares.read)), squares.played


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    assert results(path, 2) == ([0, 1], [0, 1, CLOSED])
    assert results(path, 4) == ([0, 1, 4, 9], [2, 3, CLOSED])
    written = path.read_bytes()
    assert results(path, 3) == ([0, 1, 4], [])
    assert path.read_bytes() == written
    assert results(None, 2) == ([0, 1], [0, 1, CLOSED])


def test_whoever_stops_asking_ends_the_work_and_what_came_is_kept(tmp_path: Path) -> None:
    for path in (tmp_path / "work.jsonl", None):
        squares = Squares()
        rows = resumed(path, WORK, 9, squares.play, squares.read)
        assert [next(rows), next(rows)] == [0, 1]
        rows.close()
        assert squares.played == [0, 1, CLOSED]
    assert results(tmp_path / "work.jsonl", 2) == ([0, 1], [])


def test_a_kept_line_that_is_no_result_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    results(path, 2)
    path.write_bytes(path.read_bytes().replace(b"\n1\n", b'\n"one"\n'))
    with pytest.raises(BadJournal, match=r"work\.jsonl is no journal of results, or it is broken"):
        results(path, 3)


def test_games_of_another_version_of_wabe_are_not_joined(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    work = identity("match", GAME, seed=1)
    told = {"kind": "match", "wabe": wabe.__version__, "game": GAME.name, "rules": GAME.version, "data": None}
    assert work == {**told, "seed": 1}
    path = tmp_path / "work.jsonl"
    with Journal(path, work):
        pass
    monkeypatch.setattr(wabe, "__version__", "0.0.9")
    with pytest.raises(BadJournal, match=f"its wabe is '{told['wabe']}', not '0.0.9'"):
        Journal(path, identity("match", GAME, seed=1))
