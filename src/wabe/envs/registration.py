"""The names under which Gymnasium makes environments: `wabe/WonderlandXiii-v0`."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from wabe.extras import is_installed

NAMESPACE: Final = "wabe"
VERSION: Final = 0


def register() -> None:
    """Register every installed game with Gymnasium, unless that was done before; nothing without Gymnasium."""
    if not is_installed("gymnasium"):
        return
    import gymnasium

    for entry in entry_points(group="wabe.games"):
        if name_of(entry.name) not in gymnasium.registry:
            gymnasium.register(
                name_of(entry.name),
                "wabe.envs.single:SeatEnv",
                vector_entry_point="wabe.envs.vector:BatchEnv",
                kwargs={"game": entry.name},
            )


def name_of(game: str) -> str:
    """What a game is called there: `wonderlands_war` is `wabe/WonderlandsWar-v0`."""
    return f"{NAMESPACE}/{''.join(word.capitalize() for word in game.split('_'))}-v{VERSION}"
