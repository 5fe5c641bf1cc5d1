"""`wabe learn`, and what `wabe bots` and `wabe data` say of what it has made."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import wabe
from tests.cli.conftest import Desk, Finished
from tests.kernel.test_weights import kept
from wabe.cli.judged import judged
from wabe.cli.learn import installed
from wabe.kernel.weights import file_of

SHORT = ("learn", "xiii", "--games", "10", "--gate", "2", "--iterations", "2", "--rounds", "1", "--processes", "1")


def test_a_round_is_told_as_a_table_and_not_played_again(desk: Desk, tmp_path: Path) -> None:
    assert desk.run(*SHORT, "--folder", str(tmp_path)) == 0
    assert "Round 0: 10 games, 10 in all" in desk.out
    assert "a uniform guess" in desk.out
    assert "Match of 2 games: " in desk.out
    before = desk.out
    assert desk.run(*SHORT, "--folder", str(tmp_path)) == 0
    assert desk.out == before
    assert desk.err == ""


def test_the_report_as_json(process: Callable[..., Finished], tmp_path: Path) -> None:
    done = process(*SHORT, "--folder", str(tmp_path), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    report = json.loads(done.stdout)
    assert [each["games"] for each in report["rounds"]] == [10]
    assert (report["file"] is None) == (not report["rounds"][0]["kept"])


def test_without_numpy_it_says_what_is_missing(desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert desk.run(*SHORT, "--folder", str(tmp_path / "none")) == 2
    assert desk.err == 'wabe: This needs numpy: pip install "wabe[learn]".\n'
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("hours", ["0", "-1", "x", "nan", "99999"])
def test_hours_are_above_zero(desk: Desk, hours: str) -> None:
    assert desk.run("learn", "xiii", f"--hours={hours}") == 2
    assert "hours" in desk.err


def test_weights_for_a_house_rule_are_not_put_where_the_game_reads_them(desk: Desk, tmp_path: Path) -> None:
    assert desk.run(*SHORT, "--option", "best_split=on", "--install", "--folder", str(tmp_path / "none")) == 2
    assert "usual house options" in desk.err
    assert not (tmp_path / "none").exists()


def test_another_run_in_the_folder_is_told(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "run.json").write_text("{}", encoding="utf-8")
    assert desk.run(*SHORT, "--folder", str(tmp_path)) == 2
    assert "Another run is kept in" in desk.err


def test_weights_and_card_are_put_where_the_game_reads_them(tmp_path: Path) -> None:
    game = wabe.load("xiii").twin()
    game.home = str(tmp_path / "home")
    path = kept(tmp_path, game, 2)
    path.with_suffix(".md").write_text("# Card\n", encoding="utf-8")
    (tmp_path / "home").mkdir()
    target = installed(game, path)
    assert target == file_of(game.home, 2)
    assert target.with_suffix(".md").read_text(encoding="utf-8") == "# Card\n"
    assert game.value_for(2) is not None


# --- what judges ----------------------------------------------------------------------------------------------------


def test_it_is_told_what_judges_and_why(tmp_path: Path) -> None:
    game = wabe.load("xiii").twin()
    game.home = str(tmp_path)
    kept(tmp_path, game, 2)
    kept(tmp_path, game, 3, digest="0")
    said = [judged(game, players) for players in (2, 3, 4)]
    assert said[0] == "learned value"
    assert said[1] == "hand estimate (The weights 3.json were fitted with other cards or boards.)"
    assert said[2] == "hand estimate"


def test_bots_and_data_say_what_judges(desk: Desk) -> None:
    war = wabe.load("war")
    assert desk.run("bots") == 0
    rows = [line.split() for line in desk.out.splitlines() if line.split()[:1] == ["wonderlands_war"]]
    assert [row[1] for row in rows] == ["2", "3", "4", "5"]
    assert [" ".join(row[2:]) for row in rows] == [judged(war, players) for players in range(2, 6)]
    assert desk.run("data", "war") == 0
    assert f"4 players: {judged(war, 4)}" in desk.out
