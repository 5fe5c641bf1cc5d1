"""Bots from outside on the command line: `--bot`, lists, seats."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Desk, first_choice
from wabe.cli.arguments import guest, levels

HIGHEST = """from wabe import bots


class Highest(bots.Bot):
    def think(self, situation):
        return [bots.Thought(action) for action in reversed(situation.legal_actions)]


class Wrong(bots.Bot):
    def think(self, situation):
        return [bots.Thought(-1)]


class Leaving(Highest):
    def close(self):
        raise SystemExit


class Tired(Highest):
    left = 4  # games, and then none

    def choose(self, situation):
        if not Tired.left:
            raise RuntimeError("tired")
        return super().choose(situation)

    def close(self):
        Tired.left -= 1
"""
ALONE = ("--processes", "1", "--games", "4")


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots.py").write_text(HIGHEST, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("own_bots", None)


def names(out: str) -> list[str]:
    return [entrant["bot"] for entrant in json.loads(out)["entrants"]]


def test_a_class_plays_in_a_match(desk: Desk) -> None:
    assert desk.run("simulate", "xiii", *ALONE, "--json", "--bots", "random", "--bot", "own_bots:Highest") == 0
    assert names(desk.out) == ["random", "python:own_bots:Highest"]
    listed = "python:own_bots:Highest,random"
    assert desk.run("arena", "xiii", *ALONE, "--bots", listed, "--json") == 0
    assert [entrant["bot"] for entrant in json.loads(desk.out)[0]["entrants"]] == listed.split(",")


def test_bots_are_told_apart_in_lists_and_options() -> None:
    assert levels("command:./a b,python:m:B:x=1,y=2,random") == ["command:./a b", "python:m:B:x=1,y=2", "random"]
    for given in ("my.module:MyBot", "bots:B", "bots:B:luck=3,style=bold"):
        assert guest(given) == f"python:{given}"
    for whole in (
        "command:./a b,c",
        "python:m:B",
        "search:iterations=3,workers=1",
        "greedy",
        "command:a",
        "command:a:b",
    ):
        assert guest(whole) == whole


def test_a_wrong_bot_ends_the_match_with_a_sentence(desk: Desk) -> None:
    assert desk.run("simulate", "xiii", *ALONE, "--bot", "own_bots:Wrong") == 2
    assert desk.err.startswith("wabe: The bot python:own_bots:Wrong answered -1; allowed is one of ")
    assert desk.err.endswith(" Of 4 games 0 had been played.\n")
    assert desk.run("arena", "xiii", *ALONE, "--bots", "random,greedy", "--bot", "own_bots:Wrong", "--json") == 2
    assert len(json.loads(desk.out)) == 1  # random against greedy


def test_a_bot_cannot_end_the_process(desk: Desk) -> None:
    assert desk.run("simulate", "xiii", *ALONE, "--bot", "own_bots:Leaving") == 2
    assert desk.err.startswith("wabe: The bot python:own_bots:Leaving failed: SystemExit")


@pytest.mark.parametrize(
    ("command", "name", "games"),
    [
        (("arena", "ladder", "xiii"), "played", 4),
        (("lab", "compare", "xiii", "--option", "best_split=on"), "games", 2),
    ],
)
def test_a_bot_that_fails_later_leaves_what_was_played(
    desk: Desk, command: tuple[str, ...], name: str, games: int
) -> None:
    bots = ("--bots", "random", "--bot", "own_bots:Tired")
    assert desk.run(*command, "--processes", "1", "--games", "6", *bots, "--json") == 2
    assert json.loads(desk.out)[name] == games
    assert desk.err.endswith(f" Of 6 games {games} had been played.\n")


def test_a_class_sits_at_a_table_of_the_terminal(desk: Desk) -> None:
    seats = "me,python:own_bots:Highest"
    assert desk.run("play", "xiii", "--seats", seats, "--seed", "1", answer=first_choice) == 0
    assert "failed" not in desk.out


def test_a_saved_game_starts_no_program(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    assert desk.run("play", "xiii", "--seats", "me,greedy", "--seed", "1", "--save", str(file), answer="q\n") == 0
    mark = tmp_path / "mark"
    written = file.read_text(encoding="utf-8")
    assert '"greedy"' in written
    file.write_text(written.replace('"greedy"', json.dumps(f"command:touch {mark}")), encoding="utf-8")
    assert desk.run("play", "--resume", str(file), answer=first_choice) == 0
    assert not mark.exists()
