"""The texts that the browser table speaks with: the same files as everywhere (docs/engine.md, Messages)."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, Final, TypeAlias

import wabe
from wabe.server.errors import UnknownLanguage

Json: TypeAlias = dict[str, Any]
HOUSE: Final = "wabe.texts"


@cache
def catalogue(language: str) -> Json:
    """`{"house": text, "games": {name: text}}`, each a Fluent file.

    Raises:
        UnknownLanguage: the house does not speak it.
    """
    if language not in languages():
        raise UnknownLanguage(f"There are no texts in {language!r}; there are {', '.join(languages())}.")
    games = {name: _text(type(game).__module__.rpartition(".")[0], language) for name, game in wabe.games().items()}
    return {"house": _text(HOUSE, language), "games": games}


def languages() -> list[str]:
    """The languages of the house, by their codes."""
    files = resources.files(HOUSE).iterdir()
    return sorted(file.name.removesuffix(".ftl") for file in files if file.name.endswith(".ftl"))


def _text(package: str, language: str) -> str:
    """A game without texts in a language speaks English."""
    folder = resources.files(package)
    file = folder / f"{language}.ftl"
    return (file if file.is_file() else folder / "en.ftl").read_text(encoding="utf-8")
