"""Reading replay files: each has its whole shape before anything of it is played."""

from __future__ import annotations

from typing import Final

from wabe.kernel.data import refusal
from wabe.kernel.errors import BadReplay, shown
from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.kernel.rng import MASK31

REPLAY_SCHEMA: Final = 1
TEXT: Final = "error-type-text"
WHOLE: Final = "error-type-whole"
TRUTH: Final = "error-type-truth"
LIST: Final = "error-type-list"
OBJECT: Final = "error-type-object"
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
        raise BadReplay("error-no-replay")
    schema = data.get("schema")
    if type(schema) is not int or schema != REPLAY_SCHEMA:
        raise BadReplay("error-replay-schema", schema=shown(schema), present=REPLAY_SCHEMA)
    check_fields(data, HEAD, Message("error-replay-broken"))
    check_chance(data, Message("error-replay-broken"))
    for score in data["scores"]:
        if type(score) is not int:
            raise BadReplay("error-replay-score", score=shown(score))
    for index, action in enumerate(data["actions"]):
        where = Message("error-replay-broken-at", {"action": index + 1})
        check_fields(action, ACTION, where)
        check_chance(action, where)
    return data


def check_fields(part: object, fields: dict[str, str], where: Message) -> None:
    """Raise `BadReplay` unless a part of the file has all these fields, each of its type (`true` is no number)."""
    if not isinstance(part, dict):
        raise BadReplay("error-part-no-object", where=where, given=shown(part))
    for name, kind in fields.items():
        if name not in part:
            raise BadReplay("error-part-lacks", where=where, name=repr(name))
        if type(part[name]) is not TYPES[kind]:
            raise BadReplay("error-part-wrong", where=where, name=repr(name), given=shown(part[name]), kind=f"@{kind}")


def check_chance(part: Json, where: Message) -> None:
    """Raise `BadReplay` unless the chance results of a set-up or an action can be some."""
    for number in part["chance"]:
        if type(number) is not int or not 0 <= number <= MASK31:
            raise BadReplay("error-no-chance", where=where, number=shown(number))


def check_game(file: Json, game: Game) -> None:
    """Raise `BadReplay` unless the game has the data that the file was made with, and rules as new.

    Older rules will do: whether they play the same, playing shows.
    """
    if not 1 <= file["version"] <= game.version:
        raise BadReplay("error-replay-version", version=shown(file["version"]), present=game.version)
    reason = refusal("error-data-replay", file.get("data"), game.data)
    if reason is not None:
        raise BadReplay(reason)
