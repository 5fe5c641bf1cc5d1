"""`wabe dataset`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Desk

DATASET = ("dataset", "xiii", "--games", "2", "--bots", "random", "--processes", "1")


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "games.parquet"


def test_it_says_what_was_written(desk: Desk, out: Path) -> None:
    assert desk.run(*DATASET, "--players", "3", "--out", str(out)) == 0
    said = desk.out
    assert said.startswith(f"{out}: ")
    assert " decisions of 2 games, " in said
    assert desk.run(*DATASET, "--players", "3", "--out", str(out)) == 2
    assert "is there already" in desk.err
    out.unlink()
    assert desk.run(*DATASET, "--players", "3", "--out", str(out), "--json") == 0
    made = json.loads(desk.out)
    assert (made["file"], made["games"], made["bytes"]) == (str(out), 2, out.stat().st_size)
    assert f" {made['rows']} decisions" in said


def test_as_many_players_as_bots(desk: Desk, out: Path) -> None:
    bots = ("--bots", "greedy,random,random,random")
    assert desk.run("dataset", "xiii", "--games", "1", *bots, "--processes", "1", "--out", str(out)) == 0
    from pyarrow import parquet

    rows = parquet.read_table(out, columns=["seat", "bot"]).to_pylist()
    assert {(row["seat"], row["bot"]) for row in rows} == {
        (0, "greedy"), *((seat, "random") for seat in (1, 2, 3))
    }  # fmt: skip


def test_bad_places_are_told_before_anything_is_played(desk: Desk, out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wabe.arena.dataset.play", lambda *_: pytest.fail("a game was played"))
    assert desk.run(*DATASET, "--out", str(out.parent / "nowhere" / "games.parquet")) == 2
    assert desk.run(*DATASET, "--out", str(out.parent)) == 2
    assert desk.run(*DATASET) == 2
    assert "--out" in desk.err
