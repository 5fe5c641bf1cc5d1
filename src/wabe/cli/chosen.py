"""The server's settings on the command line: an option for each, made from their one table."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence

from wabe.cli.arguments import text
from wabe.server.kinds import written
from wabe.server.settings import Setting, table
from wabe.server.sources import FILE_OPTION, Chosen, choose


def add_settings(command: argparse._ActionsContainer, settings: Sequence[Setting]) -> None:
    """An option for each of these settings."""
    for each in settings:
        option = command.add_argument(
            each.option, dest=each.name, action="append", metavar=each.kind.metavar, help=each.help
        )
        vars(option)["setting"] = each  # for help pages


def add_file(command: argparse._ActionsContainer) -> None:
    """`--settings-file`."""
    command.add_argument(FILE_OPTION, metavar="metavar-file", help="help-serve-settings-file")


def add_store(command: argparse._ActionsContainer) -> None:
    """The store, as the server of these settings would have it."""
    add_file(command)
    add_settings(command, [each for each in table() if each.name == "store"])


def chosen_by(args: argparse.Namespace) -> Chosen:
    """The settings by this command line, the environment and the settings file. Raises `BadSetting`."""
    given = {each.name: vars(args)[each.name] for each in table() if vars(args).get(each.name) is not None}
    return choose(given, os.environ, args.settings_file)


def usual(setting: Setting) -> str:
    """The usual value of a setting, as the command line has it."""
    if isinstance(setting.usual, frozenset | dict):
        return ", ".join(sorted(setting.usual)) or text("cli-serve-none")
    return written(setting.usual).strip('"')
