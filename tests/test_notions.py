"""Notions that the page explains: each has its text in every language, and each of its events and steps is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wabe
from wabe.kernel.game import Game
from wabe.texts import Texts, game_folder, source
from wabe.texts.bundles import keys
from wabe.texts.languages import languages

WEB = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
GAMES = [game for game in wabe.games().values() if (WEB / game.name / "notions.ts").is_file()]
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.alias for game in GAMES])


def written(game: Game, what: str) -> set[str]:
    """What the page's notions of a game name."""
    text = (WEB / game.name / "notions.ts").read_text(encoding="utf-8")
    return {
        name for found in re.findall(rf"{what}: (\[.*?\]|'\w+')", text) for name in re.findall(r"'([\w-]+)'", found)
    }


@each_game
def test_each_has_a_text_in_every_language_and_no_text_is_left_over(game: Game) -> None:
    wanted = {f"notion-{key}" for key in written(game, "key")}
    assert keys(source(game_folder(game), "en", only="notions.")) == wanted
    for language in languages():
        assert all(Texts(game, language=language).has(key) for key in wanted)


@each_game
def test_each_comes_up_with_events_and_decisions_that_there_are(game: Game) -> None:
    texts = Texts(game)
    assert {kind for kind in written(game, "events") if not texts.has(f"event-{kind}")} == set()
    assert {step for step in written(game, "steps") if not texts.has(f"prompt-{step}")} == set()
    assert written(game, "events")
    assert written(game, "steps")
