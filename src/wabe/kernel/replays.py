"""Reading replay files: each has its whole shape before anything of it is played."""

from __future__ import annotations

from typing import Final

from wabe.kernel.data import refusal
from wabe.kernel.errors import BadReplay, shown
from wabe.kernel.game import Game
from wabe.kernel.message import Json
from wabe.kernel.rng import MASK31

REPLAY_SCHEMA: Final = 1
TEXT: Final = "a text"
WHOLE: Final = "a whole number"
TRUTH: Final = "true or false"
LIST: Final = "a list"
OBJECT: Final = "an object"
TYPES: Final[dict[str, type]] = {TEXT: str, WHOLE: int, TRUTH: bool, LIST: list, OBJECT: dict}
HEAD: Final = {
    "game": TEXT,
    "version": WHOLE,
    "players": WHOLE,
    "options": OBJECT,
    "chance": LIST,
    "start": TEXT,
    "actions": LIST,
    "over": TRUTH,
    "scores": LIST,
}
ACTION: Final = {"seat": WHOLE, "form": OBJECT, "chance": LIST, "digest": TEXT}


def check_replay(data: object) -> Json:
    """The file, if it is a replay of this schema and lacks nothing. Raises `BadReplay`."""
    if not isinstance(data, dict) or data.get("kind") != "replay":
        raise BadReplay('A replay is a JSON object with "kind": "replay".')
    schema = data.get("schema")
    if type(schema) is not int or schema != REPLAY_SCHEMA:
        raise BadReplay(f"The replay has schema {shown(schema)}; this version reads {REPLAY_SCHEMA}.")
    check_fields(data, HEAD, "The replay is broken")
    check_chance(data, "The replay is broken")
    for score in data["scores"]:
        if type(score) is not int:
            raise BadReplay(f"The replay is broken: {shown(score)} is no score.")
    for index, action in enumerate(data["actions"]):
        where = f"The replay is broken at action {index + 1}"
        check_fields(action, ACTION, where)
        check_chance(action, where)
    return data


def check_fields(part: object, fields: dict[str, str], where: str) -> None:
    """Raise `BadReplay` unless a part of the file has all these fields, each of its type (`true` is no number)."""
    if not isinstance(part, dict):
        raise BadReplay(f"{where}: it is {shown(part)}, not {OBJECT}.")
    for name, kind in fields.items():
        if name not in part:
            raise BadReplay(f"{where}: it lacks {name!r}.")
        if type(part[name]) is not TYPES[kind]:
            raise BadReplay(f"{where}: {name!r} is {shown(part[name])}, not {kind}.")


def check_chance(part: Json, where: str) -> None:
    """Raise `BadReplay` unless the chance results of a set-up or an action can be some."""
    for number in part["chance"]:
        if type(number) is not int or not 0 <= number <= MASK31:
            raise BadReplay(f"{where}: {shown(number)} is no chance result.")


def check_game(file: Json, game: Game) -> None:
    """Raise `BadReplay` unless the game has the data that the file was made with, and rules as new.

    Older rules will do: whether they play the same, playing shows.
    """
    if not 1 <= file["version"] <= game.version:
        raise BadReplay(f"The replay has rules version {shown(file['version'])}; this version plays {game.version}.")
    reason = refusal("The replay", file.get("data"), game.data)
    if reason is not None:
        raise BadReplay(reason)
