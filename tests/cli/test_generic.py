"""A game without a drawing of its own, found by its entry point alone, plays like any other."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from tests.cli.conftest import Finished
from tests.cli.pennies import GAME
from wabe.drawing import drawing_of, generic
from wabe.kernel.record import Record
from wabe.texts import Texts

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


def test_its_view_in_words() -> None:
    view = Record(GAME, 2, 1).state.view(1)
    say = Texts(GAME, ["Ann", "Bea"]).text
    charm = view["seats"][1]["charm"]
    assert generic.lines(view, {}, say) == [
        "Round number: 1",
        "Shown last: nothing here",
        "Hurried: no",
        *("Ann:", "  Points: 0", "  Charm: none"),
        *("Bea:", "  Points: 0", f"  Charm: {charm}"),
    ]


def test_its_view_as_panels() -> None:
    view = Record(GAME, 2, 1).state.view(1)
    drawing = drawing_of(GAME)
    assert drawing.draw is generic.draw
    console = Console(width=80)
    with console.capture() as capture:
        console.print(drawing.draw(view, {"risk": [0.5]}, Texts(GAME, ["Ann", "Bea"]).text, 80))
    assert "╭─ Bea ─" in capture.get()
    assert f"Charm: {view['seats'][1]['charm']}" in capture.get()
    assert "Risk: 0.5" in capture.get()


def test_any_json_can_be_described() -> None:
    say = Texts().text
    odd = {"a_b": [1, [2, {"c": None}]], "d": {}, "e": [], "f": True}
    assert generic.inside(odd, say) == [
        *("A b:", "  1: 1", "  2:", "    1: 2", "    2:", "      C: none"),
        *("D:", "E: nothing here", "F: yes"),
    ]
