"""The texts that the browser table speaks with: the same files as everywhere (docs/engine.md, Messages)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from wabe.kernel.game import Game
from wabe.server.errors import UnknownLanguage
from wabe.texts import HOUSE, data_source, game_folder, joined, parts

Json: TypeAlias = dict[str, Any]


def catalogue(games: Mapping[str, Game], language: str) -> Json:
    """`{"house": text, "games": {name: text}}`, each a Fluent file.

    Raises:
        UnknownLanguage: the house does not speak it.
    """
    if language not in languages():
        raise UnknownLanguage(f"There are no texts in {language!r}; there are {', '.join(languages())}.")
    texts = {name: f"{_text(game_folder(game), language)}\n{data_source(game)}" for name, game in games.items()}
    return {"house": _text(HOUSE, language), "games": texts}


@cache
def languages() -> list[str]:
    """The languages of the house, by their codes; `cli.en.ftl` and the like are none."""
    return sorted(path.stem for path in HOUSE.glob("*.ftl") if "." not in path.stem)


@cache
def _text(folder: Path, language: str) -> str:
    """All texts but the command line's own; a game without texts in a language speaks English."""
    return joined([path for path in parts(folder, language) or parts(folder, "en") if not path.name.startswith("cli.")])
