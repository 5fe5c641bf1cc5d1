"""The fuzzer, for a moment; and what it leaves behind when something is wrong."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

import wabe
from tests import fuzz
from tests.campaign import campaign
from tests.demo_game.teapots import GAME as TEAPOTS


@pytest.mark.parametrize(("game", "games"), [("xiii", campaign(8)), ("heroes", campaign(2)), ("war", campaign(2))])
def test_random_games_are_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, games: int) -> None:
    chosen = ["--game", game, "--games", str(games), "--seed", "7", "--folder", str(tmp_path)]
    assert fuzz.main(chosen) == 0
    assert capsys.readouterr().out == f"{games} games, 0 failed\n"
    assert list(tmp_path.iterdir()) == []


def test_random_games_of_the_demonstration_game_are_sound() -> None:
    for number in range(10):
        assert fuzz.play(TEAPOTS, str(number))[1] is None


def test_a_failure_leaves_a_file_that_opens_as_a_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(record: wabe.Record, _: random.Random) -> None:
        assert len(record.turns) < 9, "nine is too many"

    monkeypatch.setitem(fuzz.EXTRA, "wonderland_xiii", (fail,))
    assert fuzz.main(["--games", "1", "--seed", "3", "--folder", str(tmp_path)]) == 1
    assert "nine is too many" in capsys.readouterr().err
    (path,) = tmp_path.iterdir()
    assert len(json.loads(path.read_text(encoding="utf-8"))["actions"]) == 9
    replay = [sys.executable, "-m", "wabe.cli", "replay", str(path), "--verify"]
    done = subprocess.run(replay, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "plays identically: 9 actions" in done.stdout


def test_games_can_be_kept(tmp_path: Path) -> None:
    assert fuzz.main(["--games", "2", "--keep", "--folder", str(tmp_path)]) == 0
    for path in tmp_path.iterdir():
        file = json.loads(path.read_text(encoding="utf-8"))
        assert wabe.Record.from_json(file, wabe.load).state.over
