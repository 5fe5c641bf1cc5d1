"""Fields of a game's data by their path, and data packs in which one of them has another value.

A path is the name of a file without `.toml`, then steps to a value, with dots between: the name of a field; the `id`
(or `name`, or `kind`) of a record in a list, or its number, from 1. The name of a list of records may be left out:
`factions.mad_hatter.ability.piping_hot.effects.1.amount`, `quests.sentence_first.feat.n`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from wabe.kernel.errors import WabeError, quoted
from wabe.kernel.game import Game
from wabe.kernel.message import Json

NAMES: Final = ("id", "name", "kind")
SUFFIX: Final = ".toml"
RANGE: Final = ".."
MOST_VALUES: Final = 20
MOST_TOLD: Final = 40


class BadField(WabeError):
    """A field that a game's data do not have, or values that cannot be tried."""

    code = "bad-field"


class Place(NamedTuple):
    """Where a value is: the table or list that holds it, and its key there."""

    holder: Any
    key: str | int

    @property
    def value(self) -> Any:
        """What is there."""
        return self.holder[self.key]


def find(tables: Json, path: str) -> Place:
    """The place that a path leads to. Raises `BadField` with what is allowed where it goes wrong."""
    first, *steps = path.split(".")
    place = Place(tables, first + SUFFIX)
    if first + SUFFIX not in tables or not steps:
        raise unknown(path, [name.removesuffix(SUFFIX) for name in tables])
    for at, step in enumerate(steps, 1):
        found = inner(place.value, step)
        if found is None:
            raise unknown(path, list(within(place.value)), ".".join([first, *steps[: at - 1]]))
        place = found
    if isinstance(place.value, dict | list):
        raise unknown(path, list(within(place.value)), path)
    return place


def inner(value: object, step: str) -> Place | None:
    """One step further; None if there is no such thing."""
    if isinstance(value, dict):
        if step in value:
            return Place(value, step)
        lists = [each for each in value.values() if isinstance(each, list)]
        return next((found for each in lists if (found := named(each, step)) is not None), None)
    if isinstance(value, list):
        numbered = int(step) - 1 if step.isdecimal() else -1
        return Place(value, numbered) if 0 <= numbered < len(value) else named(value, step)
    return None


def named(records: list[Any], name: str) -> Place | None:
    """The record of that name in a list."""
    for index, record in enumerate(records):
        if isinstance(record, dict) and name_of(record) == name:
            return Place(records, index)
    return None


def name_of(record: Json) -> str | None:
    """What a record is called; None if it has only its number."""
    return next((record[key] for key in NAMES if isinstance(record.get(key), str)), None)


def within(value: object) -> Iterator[str]:
    """The steps that lead on from a value."""
    if isinstance(value, dict):
        yield from value
        records = [each for inner in value.values() if isinstance(inner, list) for each in inner]
        yield from (name for each in records if isinstance(each, dict) and (name := name_of(each)) is not None)
    elif isinstance(value, list):
        for number, each in enumerate(value, 1):
            yield (name_of(each) if isinstance(each, dict) else None) or str(number)


def unknown(path: str, allowed: list[str], under: str = "") -> BadField:
    """The error for a path: what may stand where it goes wrong (`under`), in the beginning the files."""
    if not under:
        return BadField("error-field-file", path=quoted(path), files=allowed)
    if not allowed:
        return BadField("error-field-value", path=quoted(path), under=under)
    if under == path:
        return BadField("error-field-more", path=quoted(path), names=allowed[:MOST_TOLD])
    return BadField("error-field-none", path=quoted(path), under=under, names=allowed[:MOST_TOLD])


def read_field(written: str) -> tuple[str, list[Any]]:
    """Path and values of `path=1..3` or `path=1,2,4`. Raises `BadField`."""
    path, found, text = (part.strip() for part in written.partition("="))
    values = list(islice(values_of(text), MOST_VALUES + 1)) if found else []
    if not path or not 1 <= len(values) <= MOST_VALUES or len({str(each) for each in values}) < len(values):
        raise BadField("error-field-unwritten", given=quoted(written), most=MOST_VALUES)
    return path, values


def values_of(text: str) -> Iterator[Any]:
    """Numbers, truths or words, separated by commas; `1..3` are all numbers from 1 to 3."""
    for word in filter(None, (word.strip() for word in text.split(","))):
        least, dots, most = word.partition(RANGE)
        if dots and is_whole(least) and is_whole(most):
            yield from range(int(least), int(most) + 1)
        else:
            yield value_of(word)


def is_whole(text: str) -> bool:
    """Whether it is a whole number that is not too long."""
    return text.removeprefix("-").isdecimal() and len(text) < MOST_VALUES


def value_of(word: str) -> Any:
    """A whole number, `true` or `false`; anything else is a word."""
    return int(word) if is_whole(word) else {"true": True, "false": False}.get(word, word)


def write_pack(game: Game, path: str, value: object, folder: Path) -> Path:
    """A data pack in a new folder: the game's data with another value of a field.

    Raises:
        BadField: the game has no such field, or no data.
    """
    if game.pack is None:
        raise BadField("error-field-no-data", title=game.name)
    tables = deepcopy(game.pack.tables)
    place = find(tables, path)
    place.holder[place.key] = value
    changed = path.split(".", maxsplit=1)[0] + SUFFIX
    folder.mkdir()
    for name in {changed, *game.pack.own}:
        (folder / name).write_text(toml(tables[name]), encoding="utf-8")
    return folder


def toml(table: Json) -> str:
    """A table as a TOML file, one line for each of its fields."""
    return "".join(f"{key_of(name)} = {written(value)}\n" for name, value in table.items())


def written(value: object) -> str:
    """A value of a TOML file. Strings of JSON are strings of TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key_of(name)} = {written(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value)


def key_of(name: str) -> str:
    """A key; in quotes, as any may be."""
    return json.dumps(name)
