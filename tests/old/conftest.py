"""Newer rules, for tests."""

from __future__ import annotations

from pathlib import Path

import pytest

import wabe

FOLDER = Path(__file__).parent


def newer(game: wabe.Game, monkeypatch: pytest.MonkeyPatch) -> int:
    """Let the game have newer rules, with an option that the older ones did not know; the older version."""
    before = game.version
    monkeypatch.setattr(game, "options", (*game.options, wabe.Option("new_rule", (False, True), True, ())))
    monkeypatch.setattr(game, "version", before + 1)
    return before
