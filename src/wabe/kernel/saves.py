"""Reading saves: values that are checked as they are taken out of the JSON."""

from __future__ import annotations

from typing import Any

from wabe.kernel.errors import BadSave, quoted, shown


def whole(value: object, least: int, most: int, name: str = "") -> int:
    """An int from `least` to `most`; `name` says which one. Raises `BadSave`."""
    if type(value) is not int or not least <= value <= most:
        said = f"{name} is {quoted(value)}, not" if name else f"{quoted(value)} is not"
        raise BadSave(f"The save is broken: {said} a whole number from {least} to {most}.")
    return value


def flag(value: object) -> bool:
    """True or false. Raises `BadSave`."""
    if type(value) is not bool:
        raise BadSave(f"The save is broken: {quoted(value)} is neither true nor false.")
    return value


def listed(value: object, name: str) -> list[Any]:
    """A list; `name` says which one. Raises `BadSave`."""
    if not isinstance(value, list):
        raise BadSave(f"The save is broken: {name} is {shown(value)}, not a list.")
    return value


def need(condition: bool, otherwise: str) -> None:
    """Raise `BadSave` with this reason unless the condition holds."""
    if not condition:
        raise BadSave(f"The save is broken: {otherwise}.")
