"""Texts: messages of the engine turned into words by the Fluent catalogues that the browser reads too.

House texts lie in this folder, a game's own in its folder: in `en.ftl`, and what would make that too long in files such
as `board.en.ftl`. The browser has no use for `cli.en.ftl`.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any, TypeGuard

from fluent.runtime import FluentBundle, FluentResource

from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message

HOUSE = Path(__file__).parent
KEY = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


def game_folder(game: Game) -> Path:
    """The folder that holds the game's data and texts."""
    module = sys.modules[type(game).__module__]
    assert module.__file__ is not None
    return Path(module.__file__).parent


@cache
def source(folder: Path, language: str = "en") -> str:
    """All texts of a folder in one language."""
    return joined(parts(folder, language))


def parts(folder: Path, language: str) -> list[Path]:
    """`<language>.ftl`, and the files that continue it, such as `board.<language>.ftl`."""
    return sorted({*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")})


def joined(files: list[Path]) -> str:
    """The files as one text."""
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def data_source(game: Game) -> str:
    """The texts that a game's data bring along, in the one language they have."""
    return "\n".join(fluent(key, text) for key, text in game.messages().items())


def fluent(key: str, text: str) -> str:
    """A message of a Fluent file that says just this text, whatever signs are in it.

    Raises:
        ValueError: that cannot be a key.
    """
    if not KEY.fullmatch(key):
        raise ValueError(f"{key!r} cannot be the key of a text.")
    return f'{key} = {{ "{"".join(escaped(sign) for sign in text)}" }}'


def escaped(sign: str) -> str:
    """A sign within a string of a Fluent file."""
    if sign in '\\"':
        return f"\\{sign}"
    return sign if sign.isprintable() else f"\\U{ord(sign):06X}"


def is_told(value: object) -> TypeGuard[list[Json]]:
    """Whether an argument of a message is a list of messages."""
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


@cache
def bundle(game: Game | None, language: str) -> FluentBundle:
    """House and game texts together; a game may not override the house's."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(HOUSE, language)))
    if game is not None:
        made.add_resource(FluentResource(source(game_folder(game), language)))
        made.add_resource(FluentResource(data_source(game)))
    return made


class Texts:
    """Says messages in one language.

    Args:
        game: whose texts to use besides the house's.
        names: of the seats, in order; by default "Seat 1", "Seat 2" ...
        language: of the catalogues.
    """

    def __init__(self, game: Game | None = None, names: list[str] | None = None, language: str = "en") -> None:
        self.game = game
        self.names = names or []
        self.bundle = bundle(game, language)

    def say(self, message: Message) -> str:
        """The message in words; an unknown key is shown as it is."""
        if not self.bundle.has_message(message.key):
            return message.key
        pattern = self.bundle.get_message(message.key).value
        if pattern is None:
            return message.key
        seat = message.args.get("seat")
        args = {n: self._told(v, seat) if is_told(v) else self._argument(v) for n, v in message.args.items()}
        return str(self.bundle.format_pattern(pattern, args)[0])

    def text(self, key: str, **args: Any) -> str:
        """A text by key; arguments as in `Message`."""
        return self.say(Message(key, args))

    def has(self, key: str) -> bool:
        """Whether the catalogue has this key."""
        return self.bundle.has_message(key)

    def line(self, event: Json) -> str:
        """A projected event (`Event.project`) as a line of the log."""
        assert self.game is not None
        return self.say(self.game.tell(event))

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.names[seat] if seat < len(self.names) else f"Seat {seat + 1}"

    def _told(self, messages: list[Json], seat: object) -> str:
        """Messages within another one, which has named the seat: the first of them does not begin with it again."""
        said = " ".join(self.say(Message(one["key"], one["args"])) for one in messages)
        return said.removeprefix(f"{self._argument(seat)} ")

    def _argument(self, value: object) -> Any:
        """A number or a finished text for a message's argument."""
        if isinstance(value, list):
            return ", ".join(str(self._argument(item)) for item in value)
        if isinstance(value, str) and value.startswith("@"):
            return self.text(value[1:])
        if isinstance(value, str) and value.startswith("#") and value[1:].isdecimal():
            return self.name(int(value[1:]))
        return value
