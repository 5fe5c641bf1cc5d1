"""Files of learned weights: one for each number of players, beside a game or in a data pack, made by `wabe learn`.

They are used only for what they were fitted to.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from wabe.kernel.errors import BadValue
from wabe.kernel.message import Json
from wabe.kernel.value import Value

FORMAT: Final = 1
FOLDER: Final = "values"
WORDS: Final = {"name", "phrase", "notes", "provenance", "pack"}  # fields of records that no play depends on
UNFIT: Final = {
    "game": "error-value-players",
    "players": "error-value-players",
    "version": "error-value-rules",
    "digest": "error-value-data",
}  # why weights are not used that were fitted to something else
MOST_WEIGHT: Final = 1e6  # of a file: beyond it sums are no numbers any more
WORD_ENDS: Final = ("text", "_name", "text_plus_one", "text_2p")


def file_of(folder: str, players: int) -> Path:
    """Where the weights of a number of players lie in the folder of a game or of a data pack."""
    return Path(folder) / FOLDER / f"{players}.json"


def described(game: str, players: int, version: int, content: Json) -> Json:
    """What weights are fitted to, as their file says it: `{"game", "players", "version", "digest"}`.

    Args:
        game: its name.
        players: number of seats.
        version: of its rules.
        content: its data (`Game.content`).
    """
    return {"game": game, "players": players, "version": version, "digest": effects_digest(content)}


def effects_digest(content: Json) -> str:
    """SHA-256, in hexadecimal, of all that play depends on in a game's data: numbers and effects, but no words."""
    return sha256(json.dumps(without_words(content), sort_keys=True).encode()).hexdigest()


def without_words(value: object) -> object:
    """Records without their names, texts and provenance."""
    if isinstance(value, dict):
        return {name: without_words(each) for name, each in value.items() if not is_word(name)}
    return [without_words(each) for each in value] if isinstance(value, list) else value


def is_word(name: str) -> bool:
    """Whether a field of a record only says something to people."""
    return name in WORDS or name.endswith(WORD_ENDS)


def read_value(path: Path, about: Json, columns: list[str]) -> Value:
    """The weights in a file.

    Args:
        path: the file.
        about: what they must be fitted to (`described`).
        columns: the features of the game as it is.

    Raises:
        BadValue: it cannot be read, or was fitted to something else.
    """
    data = written(path)
    if data.get("columns") != columns:
        raise BadValue("error-value-columns", file=path.name)
    for name, reason in UNFIT.items():
        if data.get(name) != about[name]:
            raise BadValue(reason, file=path.name)
    return value_in(path, data, columns)


def written(path: Path) -> Json:
    """What a file of weights says. Raises `BadValue`."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadValue("error-value-unreadable", file=path.name, error=str(error)) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadValue("error-value-broken", file=path.name)
    return data


def value_in(path: Path, data: Json, columns: list[str]) -> Value:
    """The weights that it has for these columns. Raises `BadValue`."""
    now, later = numbers(data.get("now")), numbers(data.get("later"))
    if len(now) != len(columns) or len(later) != len(columns):
        raise BadValue("error-value-broken", file=path.name)
    return Value(columns, now, later)


def numbers(value: object) -> list[float]:
    """A list of sensible weights; empty for anything else."""
    if not isinstance(value, list) or not all(map(is_weight, value)):
        return []
    return [float(each) for each in value]


def is_weight(value: Any) -> bool:
    """Whether it is a number, and not one beyond all bounds."""
    return type(value) in (int, float) and bool(-MOST_WEIGHT <= value <= MOST_WEIGHT)
