"""What the commands share: a parser whose complaints are sentences, and kinds of arguments."""

from __future__ import annotations

import argparse
import math
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn, TypeAlias

from wabe.kernel.errors import WabeError, quoted
from wabe.kernel.rng import SEED_LIMIT
from wabe.server.kinds import read_whole
from wabe.texts.languages import BASE, SPOKEN

if TYPE_CHECKING:
    from wabe.kernel.game import Game
    from wabe.kernel.message import Json
    from wabe.kernel.option import Option

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
MOST_DIGITS = 78
OWN_WORDS = {
    "usage: ": "args-usage",
    "positional arguments": "args-positional",
    "options": "args-options",
    "show this help message and exit": "help-help",
    "argument %(argument_name)s: %(message)s": "args-argument",
    "the following arguments are required: %s": "args-required",
    "unrecognized arguments: %s": "args-unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "args-choice",
    "invalid %(type)s value: %(value)r": "args-value",
    "expected one argument": "args-one",
    "expected at most one argument": "args-at-most-one",
    "expected at least one argument": "args-at-least-one",
    "ignored explicit argument %r": "args-explicit",
    "not allowed with argument %s": "args-together",
}
CLASS = re.compile(r"((?:\w+\.)*\w+):[A-Za-z_]\w*(?::.+)?")
OWN_KINDS = {"python", "command"}
WORDS = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


class BadArguments(WabeError):
    """A command line that does not make sense."""

    code = "bad-arguments"


class BadFile(WabeError):
    """A file that cannot be read or written, or is none for this command."""

    code = "bad-file"


class HelpPage(argparse.HelpFormatter):
    """Says what the parser knows by keys only; the catalogue is read when there is a page to show."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return known(action.help) if action.help else action.help

    def _expand_help(self, action: argparse.Action) -> str:
        """With a setting's usual value where its text says `%(usual)s`."""
        from wabe.cli.chosen import usual

        setting = vars(action).get("setting")
        return super()._expand_help(action) if setting is None else known(str(action.help)) % {"usual": usual(setting)}

    def _metavar_formatter(self, action: argparse.Action, default_metavar: str) -> Callable[[int], tuple[str, ...]]:
        if isinstance(action.metavar, str):
            return lambda count: (known(str(action.metavar)),) * count
        return super()._metavar_formatter(action, default_metavar)

    def add_text(self, said: str | None) -> None:
        """A paragraph, by its key."""
        super().add_text(known(said) if said else said)

    def start_section(self, heading: str | None) -> None:
        """A heading, by its key."""
        super().start_section(known(heading) if heading else heading)


def text(key: str, **args: object) -> str:
    """A text of the command line."""
    from wabe.texts import Texts

    return Texts().text(key, **args)


def known(said: str) -> str:
    """A text of the command line by its key; anything else as it is."""
    return text(said) if said.startswith(("help-", "metavar-", "cli-")) else said


def own_words(said: str) -> str:
    """What argparse says itself, in the language of the catalogue: it asks for each of its texts by the English one."""
    from wabe.texts import Texts

    key = OWN_WORDS.get(said)
    return Texts().text(key) if key else said


def speak_of_arguments() -> None:
    """Let argparse speak the language of this process. In the base language it does by itself."""
    if SPOKEN.language != BASE:
        argparse._ = own_words  # type: ignore[attr-defined]  # the name by which argparse calls gettext


class Parser(argparse.ArgumentParser):
    """Raises `BadArguments` where argparse would print its usage and exit; no abbreviations."""

    def __init__(self, **settings: object) -> None:
        super().__init__(**{"allow_abbrev": False, **settings})  # type: ignore[arg-type]  # argparse's own keywords

    def format_help(self) -> str:
        """The page; only for it are texts read."""
        self.formatter_class = HelpPage
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        """Say what is wrong as a sentence."""
        said = f"{message[:1].upper()}{message[1:].rstrip('.')}"
        raise BadArguments("error-usage", fault=said, program=self.prog)


def unfit(key: str, **args: object) -> argparse.ArgumentTypeError:
    """The error of a kind of argument."""
    return argparse.ArgumentTypeError(text(key, **args))


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """A kind of argument: a whole number from `least` to `most`."""

    def read(given: str) -> int:
        try:
            return read_whole(given, least, most)
        except WabeError as error:
            raise argparse.ArgumentTypeError(str(error)) from error

    return read


def number_to(most: float, refusal: str, above: bool = False) -> Callable[[str], float]:
    """A kind of argument: a number from 0, or above it, to `most`; else a message of this key."""

    def read(given: str) -> float:
        try:
            found = float(given)
        except ValueError:
            found = math.nan
        if not 0.0 <= found <= most or (above and found == 0.0):
            raise unfit(refusal, given=quoted(given), most=f"{most:g}")
        return found

    return read


def seconds(most: float) -> Callable[[str], float]:
    """A kind of argument: a time from 0 to `most` seconds."""
    return number_to(most, "error-not-seconds")


def seed(given: str) -> int:
    """A kind of argument: a seed."""
    if not given.isdecimal() or len(given) > MOST_DIGITS or int(given) >= SEED_LIMIT:
        raise unfit("error-not-a-seed", given=quoted(given))
    return int(given)


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


def guest(text: str) -> str:
    """A kind of argument: one bot as it is written, with all its commas; `my.module:MyBot` is a class of Python's."""
    found = CLASS.fullmatch(text.strip())
    return f"python:{text.strip()}" if found and found[1] not in OWN_KINDS else text.strip()


def add_options(command: Parser) -> None:
    """`--option name=value`, once or more."""
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="metavar-name-value",
        help="help-arguments-option",
    )


def add_data(command: Parser) -> None:
    """`--data FOLDER`."""
    command.add_argument("--data", metavar="metavar-folder", help="help-arguments-data")


def options_of(game: Game, pairs: list[str]) -> Json:
    """The options that `--option` gave, checked. Raises `BadArguments`, `BadOptions`."""
    known = {option.name: option for option in game.options}
    chosen: Json = {}
    for pair in pairs:
        name, found, value = (part.strip() for part in pair.partition("="))
        if not found:
            raise BadArguments("error-option-unwritten", pair=repr(pair))
        chosen[name] = option_value(known[name], value) if name in known else value
        if name in known and not known[name].allows(chosen[name]):
            raise BadArguments("error-option-value", name=name, choices=option_words(known[name]), value=repr(value))
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
