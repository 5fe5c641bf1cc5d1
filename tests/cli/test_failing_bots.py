"""A bot that fails at this terminal: people are told, and the game goes on."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import wabe
from tests.cli.conftest import Desk, first_choice
from wabe import bots
from wabe.bots.levels import LEVELS
from wabe.bots.search import SearchBot
from wabe.cli.rich_screen import RichScreen
from wabe.drawing import drawing_of
from wabe.texts import Texts

REASONS = [("raising", r"RuntimeError: lost for \?words"), ("cheating", r"IllegalAction: \d+ is not legal")]


class Raising(bots.Bot):
    def think(self, situation: bots.Situation) -> list[bots.Thought]:
        raise RuntimeError("lost for \nwords")


class Cheating(bots.Bot):
    def think(self, situation: bots.Situation) -> list[bots.Thought]:
        return [bots.Thought(max(situation.legal_actions) + 1)]


@pytest.fixture(autouse=True)
def failing(monkeypatch: pytest.MonkeyPatch, desk: Desk, request: pytest.FixtureRequest) -> None:
    """Greedy bots raise or do what is not legal, those that search raise."""
    how = request.node.callspec.params.get("how", "raising") if hasattr(request.node, "callspec") else "raising"
    monkeypatch.setitem(LEVELS, "greedy", bots.Level("greedy", {"raising": Raising, "cheating": Cheating}[how]))
    monkeypatch.setattr(SearchBot, "think", Raising.think)


@pytest.mark.parametrize(("how", "reason"), REASONS)
def test_a_random_action_is_played_instead_of_a_failing_bot_s(desk: Desk, how: str, reason: str) -> None:
    assert desk.run("play", "xiii", "--seats", "me,greedy", "--seed", "1", answer=first_choice) == 0
    line = rf"^The bot of Dodo failed \({reason}\): a random legal action was played in its stead\.$"
    assert len(re.findall(line, desk.out, re.MULTILINE)) > 3
    assert "Score sheet:" in desk.out


def test_a_person_may_leave_when_a_bot_fails(desk: Desk) -> None:
    assert desk.run("play", "xiii", "--seats", "greedy,me", "--seed", "1", answer="q\nn\n") == 0
    assert desk.out.index("The bot of Dodo failed") < desk.out.index("The game is not finished.")


def test_a_failed_hint_is_told(desk: Desk) -> None:
    assert desk.run("play", "xiii", "--seats", "me,me", "--seed", "1", answer="h\nq\n") == 0
    assert "No hint could be made: the bot failed (RuntimeError: lost for ?words).\n" in desk.out


def test_the_drawn_table_says_the_same_once() -> None:
    game = wabe.load("xiii")
    screen = RichScreen(drawing_of(game), Texts(game), io.StringIO(), Console(file=io.StringIO()))
    for line in ("failed", "failed", "other", "failed"):
        screen.notice(line)
    assert screen.notices == ["failed", "other"]
