"""Newer rules, for tests."""

from __future__ import annotations

from pathlib import Path

import pytest

import wabe

FOLDER = Path(__file__).parent
ALL = sorted(path.name.removesuffix("-save.json") for path in FOLDER.glob("*-save.json"))


def game_of(name: str) -> wabe.Game:
    """The game that files of this name, such as `war-2`, are of."""
    return wabe.load(name.split("-", maxsplit=1)[0])


def version_of(name: str) -> int:
    """The rules version that files of this name were made under."""
    return int(name.split("-")[1])


PRESENT = [name for name in ALL if version_of(name) == game_of(name).version]  # what these play as it was played


def newer(game: wabe.Game, monkeypatch: pytest.MonkeyPatch) -> int:
    """Let the game have newer rules, with an option that the older ones did not know; the older version."""
    before = game.version
    monkeypatch.setattr(game, "options", (*game.options, wabe.Option("new_rule", (False, True), True, ())))
    monkeypatch.setattr(game, "version", before + 1)
    return before
