from __future__ import annotations

from pathlib import Path

import pytest

from wabe.arena.journal import BadJournal, Journal

WORK = {"game": "toy", "games": 3}


def test_what_was_cut_off_goes_on_behind_the_last_whole_result(tmp_path: Path) -> None:
    path = tmp_path / "work.jsonl"
    with Journal(path, WORK) as journal:
        assert journal.found == []
        assert list(journal.keep(iter([{"win": 1}, {"win": 0}]))) == [{"win": 1}, {"win": 0}]
    path.write_bytes(path.read_bytes() + b'{"wi')
    with Journal(path, WORK) as journal:
        assert list(journal.keep(iter([{"win": 2}]))) == [{"win": 1}, {"win": 0}, {"win": 2}]
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
