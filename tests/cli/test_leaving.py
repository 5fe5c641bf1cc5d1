"""Leaving for good at the terminal, and the log in chapters."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Desk

TWO = ("play", "xiii", "--seats", "me,me", "--names", "Ann,Bea", "--seed", "7")
THREE = ("play", "xiii", "--seats", "me,greedy,greedy", "--names", "Ann,Bea,Cat", "--seed", "7")


def test_leaving_is_asked_about_first(desk: Desk) -> None:
    desk.run(*TWO, answer="concede\n\nq\nn")
    assert "gives up, and" in desk.out
    assert "wins at once. Nobody can take that back. y: yes" in desk.out
    assert "has left the game" not in desk.out


def test_the_other_of_two_wins_at_once(desk: Desk) -> None:
    assert desk.run(*TWO, answer="concede\ny\n") == 0
    assert "All others have left:" in desk.out
    assert "(left the game)" in desk.out
    assert "The winner is" in desk.out


def test_a_game_of_three_goes_on_and_its_file_keeps_who_has_left(desk: Desk, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    assert desk.run(*THREE, "--save", file, answer="1\nconcede\ny\n") == 0
    assert "a caretaker plays the seat on" in desk.out
    assert "Ann has left the game." in desk.out
    assert "The winner is Ann" not in desk.out
    assert desk.run("replay", file, "--verify") == 0
    actions = json.loads(Path(file).read_text(encoding="utf-8"))["actions"]
    assert [action["seat"] for action in actions if action["form"] == {"kind": "concede"}] == [0]


def test_the_log_is_in_chapters(desk: Desk, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    desk.run(*THREE, "--save", file, answer="1\n1\nl\nconcede\ny\n")
    assert "\nThe beginning\n  " in desk.out
    assert "\n\n1. " in desk.out
    desk.run("replay", file, answer="9\nl\nq\n")
    assert "\nThe beginning\n  " in desk.out


def test_the_log_of_the_war_names_turns_and_battles(desk: Desk, tmp_path: Path) -> None:  # WW-T02, WW-B01
    file = str(tmp_path / "war.json")
    seats = ("--seats", "random,random,random", "--names", "Ann,Bea,Cat")
    desk.run("play", "war", *seats, "--seed", "3", "--save", file)
    desk.run("replay", file, answer="150\nl\nq\n")
    for heading in ("The beginning", "Round 1", "Round 1, tea: Ann", "Round 1, tea: Bea", "Round 1: battle of "):
        assert f"\n{heading}" in desk.out


def test_help_tells_of_leaving(desk: Desk) -> None:
    desk.run(*TWO, answer="?\nq\nn")
    assert "concede: leave the game for good" in desk.out
