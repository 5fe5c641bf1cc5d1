"""Catalogues as Fluent reads them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as FluentMessage

from wabe.games import games
from wabe.kernel.game import Game
from wabe.texts import data_source, game_folder, source
from wabe.texts.languages import HOUSE

MOST_EXACT: Final = 10**15


@cache
def bundle(game: Game | None, language: str) -> FluentBundle:
    """House and game texts together; a game may not override the house's."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(HOUSE, language)))
    if game is not None:
        made.add_resource(FluentResource(source(game_folder(game), language, data_source(game))))
    return made


@cache
def error_bundle(language: str) -> FluentBundle:
    """What can go wrong, whatever game it is of: an error is said by whoever meets it."""
    made = FluentBundle([language], use_isolating=False)
    for folder in [HOUSE, *(game_folder(game) for game in games().values())]:
        made.add_resource(FluentResource(source(folder, language, only="errors.")))
    return made


def entries(text: str) -> dict[str, str]:
    """The messages of a Fluent file as they are written, by their keys."""
    parsed = FluentParser().parse(text)
    return {
        entry.id.name: text[entry.span.start : entry.span.end]
        for entry in parsed.body
        if isinstance(entry, FluentMessage) and entry.span is not None
    }


def keys(text: str) -> set[str]:
    """The keys of a Fluent file."""
    return set(entries(text))


def without(text: str, known: set[str]) -> str:
    """The messages of a Fluent file but for those of these keys."""
    return "\n".join(entry for key, entry in entries(text).items() if key not in known)


def number(value: float) -> Any:
    """A number as texts say it: as it is, without grouping; its plural form is that of the language."""
    return fluent_number(value, useGrouping=False) if abs(value) < MOST_EXACT else str(value)
