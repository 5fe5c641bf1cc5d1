"""The texts that the browser table speaks with: the same files as everywhere (docs/engine.md, Messages)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

from wabe.kernel.game import Game
from wabe.server.errors import UnknownLanguage
from wabe.texts import data_source, game_folder, source
from wabe.texts.languages import HOUSE, languages

Json: TypeAlias = dict[str, Any]

SPOKEN_ELSEWHERE = ("cli.", "errors.")


def catalogue(games: Mapping[str, Game], language: str) -> Json:
    """`{"house": text, "games": {name: text}}`, each a Fluent file.

    Raises:
        UnknownLanguage: the house does not speak it.
    """
    if language not in languages():
        raise UnknownLanguage(language=repr(language), languages=languages())
    texts = {name: _text(game_folder(game), language, data_source(game)) for name, game in games.items()}
    return {"house": _text(HOUSE, language), "games": texts}


def _text(folder: Path, language: str, told: str = "") -> str:
    """All texts that the page says: not the command line's own, nor errors, whose sentences come with them."""
    return source(folder, language, told, SPOKEN_ELSEWHERE)
