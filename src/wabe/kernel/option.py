"""House switches and variants of a title."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wabe.kernel.errors import BadOptions, quoted
from wabe.kernel.message import Json


class Option:
    """A house switch or variant, chosen when a play is created.

    Args:
        name: its key; one that ends in `_1`, `_2`, ... is about that seat, counted from 1.
        choices: allowed values, bools or strings.
        default: one of them.
        rules: rule ids that explain it.
    """

    def __init__(self, name: str, choices: tuple[bool | str, ...], default: bool | str, rules: tuple[str, ...]) -> None:
        self.name = name
        self.choices = choices
        self.default = default
        self.rules = rules

    def __reduce__(self) -> tuple[type[Option], tuple[str, tuple[bool | str, ...], bool | str, tuple[str, ...]]]:
        return Option, (self.name, self.choices, self.default, self.rules)

    def allows(self, value: object) -> bool:
        """Whether it has this value (`1` is not `True`)."""
        return any(type(value) is type(choice) and value == choice for choice in self.choices)

    def to_json(self) -> Json:
        """`{"name", "choices", "default", "rules"}`."""
        return {
            "name": self.name,
            "choices": list(self.choices),
            "default": self.default,
            "rules": list(self.rules),
        }


def chosen(options: tuple[Option, ...], given: Mapping[Any, Any]) -> Json:
    """Every option with its value, the default where none is given. Raises `BadOptions`."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            raise BadOptions("error-no-option", name=quoted(name), names=list(known) or "@error-none")
        if not known[name].allows(value):
            choices = [str(choice).lower() for choice in known[name].choices]
            raise BadOptions("error-option-value", name=name, choices=choices, value=quoted(value))
    return {name: given.get(name, option.default) for name, option in known.items()}
