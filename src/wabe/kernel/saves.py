"""Reading saves: values that are checked as they are taken out of the JSON."""

from __future__ import annotations

from typing import Any, Final

from wabe.kernel.errors import BadSave, quoted, shown
from wabe.kernel.message import Json, Message

HEAD: Final = frozenset({"schema", "game", "version", "data", "players", "options"})


def position(save: Json) -> Json:
    """What makes a save the position it is, its chance included.

    Rules version, data pack and options are no part of it: they say how the game goes on. Saves with the same position
    are the same position, though options have come or gone meanwhile.
    """
    return {name: value for name, value in save.items() if name not in HEAD}


def whole(value: object, least: int, most: int, name: str = "") -> int:
    """An int from `least` to `most`; `name` says which one. Raises `BadSave`."""
    if type(value) is not int or not least <= value <= most:
        key = "error-save-number" if name else "error-save-nameless"
        raise BadSave(key, name=name, given=quoted(value), least=least, most=most)
    return value


def flag(value: object) -> bool:
    """True or false. Raises `BadSave`."""
    if type(value) is not bool:
        raise BadSave("error-save-truth", value=quoted(value))
    return value


def listed(value: object, name: str) -> list[Any]:
    """A list; `name` says which one. Raises `BadSave`."""
    if not isinstance(value, list):
        raise BadSave("error-save-list", name=name, value=shown(value))
    return value


def need(condition: bool, otherwise: Message) -> None:
    """Raise `BadSave` with this reason unless the condition holds."""
    if not condition:
        raise BadSave("error-save-reason", reason=otherwise)
