"""A game without a drawing of its own, found by its entry point alone, plays like any other."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import Finished

Process = Callable[..., Finished]


def test_a_whole_game_with_simultaneous_choices(process: Process, tmp_path: Path) -> None:
    file = str(tmp_path / "coins.json")
    play = ("play", "coins", "--seats", "me,me,random", "--names", "Ann,Bea", "--seed", "2", "--save", file)
    ended = process(*play, text="1\n2\n" * 10)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith("Pennies, 3 players: Ann, Bea, Dodo (bot, random).")
    assert "Heads or tails?" in ended.stdout
    assert "1. Show heads" in ended.stdout
    assert "Ann shows heads." in ended.stdout
    assert ended.stdout.count("Over to ") == 6
    assert re.search(r"^The win.+\.$", ended.stdout, re.MULTILINE)
    assert process("replay", file, "--verify").returncode == 0


def test_nobody_sees_an_open_choice_or_another_s_charm(process: Process) -> None:
    ended = process("play", "coins", "--seats", "me,me", "--names", "Ann,Bea", "--seed", "2", text="1\n")
    ann, bea = ended.stdout.split("Over to Bea")
    charm = re.search(r"Ann:\n(?:  .*\n)*?  Charm: (\d+)", ann)
    assert charm is not None
    assert charm[1] not in bea
    assert "shows" not in bea


def test_a_commitment_is_taken_back_while_it_is_open(process: Process, tmp_path: Path) -> None:
    file = str(tmp_path / "coins.json")
    process("play", "coins", "--seats", "me,me", "--seed", "2", "--save", file, text="1\n")
    assert len(json.loads(Path(file).read_text(encoding="utf-8"))["actions"]) == 1
    ended = process("play", "coins", "--resume", file, "--seats", "me,random", text="")
    assert ended.returncode == 0
    assert "Player 1 shows heads." in ended.stdout


def test_simulate_and_games_know_it(process: Process) -> None:
    listed = process("games")
    assert re.search(r"Pennies +pennies +coins +2-5 +1", listed.stdout)
    match = ("simulate", "coins", "--players", "3", "--games", "40", "--option", "hurried=on", "--json")
    alone, together = process(*match, "--processes", "1"), process(*match, "--processes", "2")
    assert alone.stdout == together.stdout
    assert json.loads(alone.stdout)["turns_per_game"] == 1
