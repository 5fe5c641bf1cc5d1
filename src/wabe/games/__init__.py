"""The games. Each is found through the entry-point group `wabe.games`; they never import each other."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from os import PathLike, fspath

from wabe.kernel.errors import UnknownGame, quoted
from wabe.kernel.game import Game


@cache
def games() -> dict[str, Game]:
    """All installed games by name, in alphabetical order."""
    found = [entry.load() for entry in entry_points(group="wabe.games")]
    return {game.name: game for game in sorted(found, key=lambda game: game.name)}


def load(name: str, data: str | PathLike[str] | None = None) -> Game:
    """The game of that name or alias.

    Args:
        name: of the game.
        data: a folder with a data pack that it is played with, instead of its own data.

    Raises:
        UnknownGame: with the names there are.
        BadData: the pack cannot be used; with file, record and reason.
    """
    game = find(games(), name)
    return game if data is None else game.with_data(fspath(data))


def load_once(name: str, data: str | None) -> Game:
    """As `load`, for processes of bots: they ask at every move, and read a data pack only once."""
    return load(name) if data is None else _packed(name, data)


def forget_packs() -> None:
    """Let `load_once` read every data pack anew."""
    _packed.cache_clear()


@cache
def _packed(name: str, data: str) -> Game:
    return load(name, data)


def with_packs(packs: Mapping[str, str]) -> dict[str, Game]:
    """All installed games by name, some of them with a data pack.

    Args:
        packs: the folders of the packs, by name or alias of their games.

    Raises:
        UnknownGame, BadData: as `load`.
    """
    chosen = {game.name: game for game in (load(name, folder) for name, folder in packs.items())}
    return {name: chosen.get(name, game) for name, game in games().items()}


def find(known: Mapping[str, Game], name: str) -> Game:
    """The one of these games that has this name or alias. Raises `UnknownGame`."""
    for game in known.values():
        if name in (game.name, game.alias):
            return game
    names = [f"{game.name} ({game.alias})" for game in known.values()]
    raise UnknownGame("error-unknown-game", name=quoted(name), names=names or "@error-none")
