"""Steps: every number of a game has its step, and only one."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

import wabe
from wabe.games.alicematic_heroes import GAME as HEROES
from wabe.games.alicematic_heroes.table import step_ids as of_heroes
from wabe.games.wonderland_xiii import GAME as XIII
from wabe.games.wonderland_xiii.table import step_ids as of_xiii
from wabe.games.wonderlands_war import GAME as WAR
from wabe.games.wonderlands_war.table import step_ids as of_war
from wabe.kernel.step import AUTOMATIC

DOCUMENTED = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
GAMES = [(XIII, of_xiii), (HEROES, of_heroes), (WAR, of_war)]


@pytest.mark.parametrize(("game", "numbers"), GAMES, ids=lambda value: getattr(value, "name", ""))
def test_every_number_has_its_step(game: wabe.Game, numbers: ModuleType) -> None:
    listed = [number for name, number in vars(numbers).items() if name.endswith("_ID")]
    assert len(set(listed)) == len(listed)
    assert sorted(listed) == [step.id for step in game.step_table if step.id]


@pytest.mark.parametrize("game", [game for game, _ in GAMES], ids=lambda game: str(game.name))
def test_the_documentation_names_every_step_that_asks(game: wabe.Game) -> None:
    named = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`\n]+)`", DOCUMENTED))))
    assert {step.name for step in game.step_table if step.mode != AUTOMATIC} - named == set()
