"""All levels of bots there are for a game, quick ones; and one further level as whoever writes one adds it."""

from __future__ import annotations

import pytest

from wabe import bots
from wabe.kernel.game import Game

FURTHER = "last"


def all_levels(iterations: int, game: Game | None = None) -> list[str]:
    """Every level as it is written, with so few iterations where it counts them: the same choice from the same seed.

    With a game its characters too.
    """
    return [
        f"{level.name}:iterations={iterations}" if level.setting("iterations") else level.name
        for level in (bots.LEVELS if game is None else bots.levels_of(game)).values()
    ]


class LastBot(bots.Bot):
    """The last of the legal actions; it may be told how often to look again, and takes its time for it."""

    def __init__(self, game: Game, seed: int | None = None, seconds: float = 2.0, looks: int = 1) -> None:
        super().__init__(game, seed)
        self.told = (seconds, looks)

    def think(self, situation: bots.Situation) -> list[bots.Thought]:
        return [bots.Thought(action) for action in reversed(situation.legal_actions)]


LEVEL = bots.Level(
    FURTHER, LastBot, settings=(bots.Setting("seconds", float, most=60, usual=2.0), bots.Setting("looks", int, most=3))
)


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the further level, by its record alone."""
    monkeypatch.setitem(bots.LEVELS, FURTHER, LEVEL)
