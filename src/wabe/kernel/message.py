"""Texts are keys with arguments; the catalogues turn them into words (`wabe.texts`)."""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias

Json: TypeAlias = dict[str, Any]

RULE_IDS: Final = re.compile(r" \([A-Z0-9]+-\w+(?:, [A-Z0-9]+-\w+)*\)")


class Message:
    """A text of the catalogue.

    `args` values are numbers, or strings: `"@card-cat"` stands for another text, `"#2"` for the name of seat 2; or
    lists of such strings, which are joined; or a list of messages (as JSON), which are said one after the other.
    A message within another one may be given as it is.
    """

    def __init__(self, key: str, args: Json | None = None) -> None:
        self.key = key
        self.args: Json = {} if args is None else args
        for name, value in self.args.items():
            if isinstance(value, Message):
                self.args = {**self.args, name: [value.to_json()]}

    def to_json(self) -> Json:
        """`{"key": ..., "args": {...}}`."""
        return {"key": self.key, "args": self.args}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[type[Message], tuple[str, Json]]:
        return Message, (self.key, self.args)

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r})"


def without_rule_ids(text: str) -> str:
    """A note of the data for players: the rule ids in brackets are for whoever has the ledger at hand."""
    return RULE_IDS.sub("", text)


def speak(args: Json, spoken: dict[str, str]) -> Json:
    """Arguments of an event or form as arguments of a text.

    Args:
        args: raw values, such as `{"seat": 1, "card": "cat"}`.
        spoken: the prefix that makes a raw value speak, by argument name: `{"seat": "#", "card": "@card-"}`.
    """
    return {name: _speak_one(value, spoken.get(name)) for name, value in args.items()}


def _speak_one(value: object, prefix: str | None) -> object:
    if prefix is None:
        return value
    if isinstance(value, list):
        return [f"{prefix}{item}" for item in value]
    return f"{prefix}{value}"
