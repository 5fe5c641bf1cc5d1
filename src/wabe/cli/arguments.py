"""What the commands share: a parser whose complaints are sentences, and kinds of arguments."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn, TypeAlias

from wabe.kernel.errors import WabeError, quoted
from wabe.kernel.rng import SEED_LIMIT

if TYPE_CHECKING:
    from wabe.kernel.game import Game
    from wabe.kernel.message import Json
    from wabe.kernel.option import Option

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
MOST_DIGITS = 78
WORDS = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


class BadArguments(WabeError):
    """A command line that does not make sense."""

    code = "bad-arguments"


class BadFile(WabeError):
    """A file that cannot be read or written."""

    code = "bad-file"


class Parser(argparse.ArgumentParser):
    """Raises `BadArguments` where argparse would print its usage and exit; no abbreviations."""

    def __init__(self, **settings: object) -> None:
        super().__init__(**{"allow_abbrev": False, **settings})  # type: ignore[arg-type]  # argparse's own keywords

    def error(self, message: str) -> NoReturn:
        """Say what is wrong as a sentence."""
        raise BadArguments(f"{message[:1].upper()}{message[1:].rstrip('.')}. See `{self.prog} --help`.")


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """A kind of argument: a whole number from `least` to `most`."""
    limits = f"from {least} to {most}" if most is not None else f"from {least} on"

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"{quoted(text)} is not a whole number {limits}")
        return number

    return read


def seconds(most: float) -> Callable[[str], float]:
    """A kind of argument: a time from 0 to `most` seconds."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = -1.0
        if not 0.0 <= number <= most:
            raise argparse.ArgumentTypeError(f"{quoted(text)} is not a number of seconds from 0 to {most:g}")
        return number

    return read


def seed(text: str) -> int:
    """A kind of argument: a seed."""
    if not text.isdecimal() or len(text) > MOST_DIGITS or int(text) >= SEED_LIMIT:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a whole number from 0 to 2**256 - 1")
    return int(text)


def words(text: str) -> list[str]:
    """A kind of argument: words separated by commas."""
    return [word.strip() for word in text.split(",")]


def levels(text: str) -> list[str]:
    """A kind of argument: seats or bots separated by commas; `search:seconds=1,workers=2` is one of them."""
    found: list[str] = []
    for word in words(text):
        if found and "=" in word and ":" not in word:
            found[-1] += f",{word}"
        else:
            found.append(word)
    return found


def add_options(command: Parser) -> None:
    """`--option name=value`, once or more."""
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house option of the game, such as best_split=on; may be repeated (`wabe games` lists them)",
    )


def add_data(command: Parser) -> None:
    """`--data FOLDER`."""
    command.add_argument(
        "--data", metavar="FOLDER", help="a data pack: cards or boards that replace the game's own (`wabe data`)"
    )


def options_of(game: Game, pairs: list[str]) -> Json:
    """The options that `--option` gave, checked. Raises `BadArguments`, `BadOptions`."""
    known = {option.name: option for option in game.options}
    chosen: Json = {}
    for pair in pairs:
        name, found, value = (part.strip() for part in pair.partition("="))
        if not found:
            raise BadArguments(f"An option is written NAME=VALUE, not {pair!r}.")
        chosen[name] = option_value(known[name], value) if name in known else value
        if name in known and not known[name].allows(chosen[name]):
            raise BadArguments(f"The option {name} can be {option_words(known[name])}, not {value!r}.")
    game.check_options(chosen)
    return chosen


def option_value(option: Option, text: str) -> bool | str:
    """The choice that the text means; the text itself if there is none."""
    if isinstance(option.default, bool):
        return WORDS.get(text.lower(), text)
    return next((choice for choice in option.choices if str(choice) == text), text)


def option_words(option: Option) -> str:
    """Its values as they are written after `--option`, the usual one first."""
    words = {True: "on", False: "off"}
    choices = sorted(option.choices, key=lambda choice: choice != option.default)
    return ", ".join(words[choice] if isinstance(choice, bool) else choice for choice in choices)
