"""Catalogues as Fluent reads them."""

from __future__ import annotations

import re
from functools import cache
from threading import RLock
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as FluentMessage
from fluent.syntax.ast import MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

from wabe.games import games
from wabe.kernel.game import Game
from wabe.texts import data_source, game_folder, source
from wabe.texts.languages import HOUSE

MOST_EXACT: Final = 10**15
NEXT: Final = re.compile(r"^(?=[a-zA-Z-])", re.MULTILINE)  # where an entry of a Fluent file begins


class Catalogue(FluentBundle):
    """Fluent files in one language; of two messages with one key the first counts.

    A message is parsed when it is first said: to parse all of them takes longer than most programs run.
    """

    def __init__(self, language: str, *files: str) -> None:
        super().__init__([language], use_isolating=False)
        written = [entry for text in files for entry in NEXT.split(text)]
        self._unread = {entry.partition("=")[0].rstrip(): entry for entry in reversed(written)}
        self._lock = RLock()  # a server speaks in several threads

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return bool(super().has_message(message_id))

    def get_message(self, message_id: str) -> Any:
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, key: str) -> None:
        """Parse an entry, and all that it refers to, unless that has been done."""
        with self._lock:
            if (written := self._unread.pop(key, None)) is not None:
                resource = FluentParser(with_spans=False).parse(written)
                self.add_resource(resource)
                for other in References(resource).keys:
                    self._read(other)


class References(Visitor):
    """The keys of the entries that a Fluent file refers to, as they are written where these begin."""

    def __init__(self, resource: Resource) -> None:
        self.keys: list[str] = []
        self.visit(resource)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.keys.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802 - Fluent's name
        self.keys.append(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def bundle(game: Game | None, language: str) -> FluentBundle:
    """House and game texts together; a game may not override the house's."""
    own = [] if game is None else [source(game_folder(game), language, data_source(game))]
    return Catalogue(language, source(HOUSE, language), *own)


@cache
def error_bundle(language: str) -> FluentBundle:
    """What can go wrong, whatever game it is of: an error is said by whoever meets it."""
    folders = [HOUSE, *(game_folder(game) for game in games().values())]
    return Catalogue(language, *(source(folder, language, only="errors.") for folder in folders))


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
