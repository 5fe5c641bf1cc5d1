"""The games. Each is found through the entry-point group `wabe.games`; they never import each other."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from wabe.kernel.errors import UnknownGame
from wabe.kernel.game import Game


@cache
def games() -> dict[str, Game]:
    """All installed games by name, in alphabetical order."""
    found = [entry.load() for entry in entry_points(group="wabe.games")]
    return {game.name: game for game in sorted(found, key=lambda game: game.name)}


def load(name: str) -> Game:
    """The game of that name or alias.

    Raises:
        UnknownGame: with the names there are.
    """
    for game in games().values():
        if name in (game.name, game.alias):
            return game
    known = ", ".join(f"{game.name} ({game.alias})" for game in games().values())
    raise UnknownGame(f"There is no game {name!r}; there are: {known or 'none'}.")
