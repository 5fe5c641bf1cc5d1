"""Texts: messages of the engine turned into words by the Fluent catalogues that the browser reads too.

House texts lie in this folder, a game's own in its folder: in `en.ftl`, and what would make that too long in files such
as `board.en.ftl`. The browser has no use for `cli.en.ftl`, nor for `errors.en.ftl`: the server says these itself.

Fluent is loaded (`wabe.texts.bundles`) when the first thing is said.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeGuard

from wabe.kernel.game import Game
from wabe.kernel.message import Json, Message
from wabe.texts.languages import BASE, SPOKEN, folders

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ERROR: Final = "error-"
KEY = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


def game_folder(game: Game) -> Path:
    """The folder that holds the game's data and texts."""
    module = sys.modules[type(game).__module__]
    assert module.__file__ is not None
    return Path(module.__file__).parent


@cache
def source(folder: Path, language: str, told: str = "", left_out: tuple[str, ...] = (), only: str = "") -> str:
    """All texts of a folder in one language; those it lacks in the base language.

    Args:
        folder: of the house or of a game.
        language: its code.
        told: further texts in the base language, which a game's data bring along.
        left_out: how the names of files begin that are of no use, such as `cli.`.
        only: how those begin that are of use.
    """
    base, own = (
        joined(
            [path for path in parts(folder, each) if path.name.startswith(only) and not path.name.startswith(left_out)]
        )
        for each in (BASE, language)
    )
    base = f"{base}\n{told}"
    if language == BASE:
        return base
    from wabe.texts.bundles import keys, without

    return f"{own}\n{without(base, keys(own))}"


def parts(folder: Path, language: str) -> list[Path]:
    """`<language>.ftl`, and the files that continue it, such as `board.<language>.ftl`."""
    return sorted({path for each in folders(folder) for path in each.glob("*.ftl") if is_in(path, language)})


def is_in(path: Path, language: str) -> bool:
    """Whether a file is one of this language."""
    return path.stem.rpartition(".")[2] == language


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


class Texts:
    """Says messages in one language.

    Args:
        game: whose texts to use besides the house's.
        names: of the seats, in order; by default "Seat 1", "Seat 2" ...
        language: of the catalogues; by default the one that this process speaks.
    """

    def __init__(self, game: Game | None = None, names: list[str] | None = None, language: str | None = None) -> None:
        self.game = game
        self.names = names or []
        self.language = language or SPOKEN.language
        from wabe.texts.bundles import bundle

        self.bundle = bundle(game, self.language)

    def say(self, message: Message) -> str:
        """The message in words; an unknown key is shown as it is."""
        bundle = self._bundle_of(message.key)
        if bundle is None:
            return message.key
        pattern = bundle.get_message(message.key).value
        if pattern is None:
            return message.key
        seat = message.args.get("seat")
        args = {n: self._told(v, seat) if is_told(v) else self._argument(v) for n, v in message.args.items()}
        return str(bundle.format_pattern(pattern, args)[0])

    def text(self, key: str, **args: Any) -> str:
        """A text by key; arguments as in `Message`."""
        return self.say(Message(key, args))

    def has(self, key: str) -> bool:
        """Whether the catalogue has this key."""
        return bool(self.bundle.has_message(key))

    def line(self, event: Json) -> str:
        """A projected event (`Event.project`) as a line of the log."""
        assert self.game is not None
        return self.say(self.game.tell(event))

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.names[seat] if seat < len(self.names) else self.text("seat-number", number=seat + 1)

    def _bundle_of(self, key: str) -> FluentBundle | None:
        if self.bundle.has_message(key):
            return self.bundle
        if not key.startswith(ERROR):
            return None
        from wabe.texts.bundles import error_bundle

        errors = error_bundle(self.language)
        return errors if errors.has_message(key) else None

    def _told(self, messages: list[Json], seat: object) -> str:
        """Messages within another one, which has named the seat: the first of them does not begin with it again."""
        said = " ".join(self.say(Message(one["key"], one["args"])) for one in messages)
        return said.removeprefix(f"{self._argument(seat)} ")

    def _argument(self, value: object) -> Any:
        """A number or a finished text for a message's argument; numbers are said as they are, without grouping."""
        if type(value) is int or type(value) is float:
            from wabe.texts.bundles import number

            return number(value)
        if isinstance(value, list):
            return ", ".join(str(self._argument(item)) for item in value)
        if isinstance(value, str) and value.startswith("@"):
            return self.text(value[1:])
        if isinstance(value, str) and value.startswith("#") and value[1:].isdecimal():
            return self.name(int(value[1:]))
        return value
