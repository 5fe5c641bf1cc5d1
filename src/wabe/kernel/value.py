"""A learned value: the share of the win that each seat may expect, from the features of a position.

One logit for each seat, linear in its features and in their products with the part of the game still to come; softmax
over the seats. A game names its features (`Game.columns`) and works them out (`Game.features`); the weights are files
beside it, one for each number of players, made by `wabe learn`.
"""

from __future__ import annotations

import json
from hashlib import sha256
from math import exp
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from wabe.kernel.errors import BadValue
from wabe.kernel.ints import floats
from wabe.kernel.message import Json

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


class Features:
    """A position in numbers: a row of columns for each seat, one after another in one flat vector.

    Args:
        time: the part of the game still to come, from about 1 down to 0.
        size: how many numbers there will be.
    """

    def __init__(self, time: float, size: i64) -> None:
        self.time = time
        self.values = floats(size)
        self.filled: i64 = 0

    def put(self, value: float) -> None:
        """The next number."""
        self.values[self.filled] = value
        self.filled += 1

    def listed(self) -> list[float]:
        """All numbers put so far."""
        return [self.values[index] for index in range(self.filled)]


class Value:
    """The weights of one number of players.

    Args:
        columns: the names of the features.
        now: a weight for each; later: what comes on top of it for a whole game still to come.
    """

    def __init__(self, columns: list[str], now: list[float], later: list[float]) -> None:
        self.columns = columns
        self.now = floats(len(columns))
        self.later = floats(len(columns))
        for column in range(len(columns)):
            self.now[column] = now[column]
            self.later[column] = later[column]

    def logits(self, features: Features) -> list[float]:
        """How good the position is for each seat; only differences between seats mean something."""
        width: i64 = len(self.columns)
        values, now, later, time = features.values, self.now, self.later, features.time
        found: list[float] = []
        first: i64 = 0
        while first < features.filled:
            logit = 0.0
            for column in range(width):
                logit += (now[column] + time * later[column]) * values[first + column]
            found.append(logit)
            first += width
        return found

    def shares(self, features: Features) -> list[float]:
        """The share of the win that each seat may expect."""
        return softmax(self.logits(features))

    def to_json(self) -> Json:
        """`{"columns", "now", "later"}`."""
        width = range(len(self.columns))
        now, later = [self.now[i] for i in width], [self.later[i] for i in width]
        return {"columns": self.columns, "now": now, "later": later}


def softmax(logits: list[float]) -> list[float]:
    """Shares that sum to 1."""
    best = max(logits)
    chances = [exp(logit - best) for logit in logits]
    whole = sum(chances)
    return [chance / whole for chance in chances]


# --- files --------------------------------------------------------------------------------------------------------


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
