from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

import wabe
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
