"""`wabe bots`: which levels of bots there are, with their settings, and what judges positions for them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from wabe.cli.arguments import Commands, text
from wabe.cli.printing import add_json, print_json, print_table

if TYPE_CHECKING:
    from wabe.bots import Level, Setting
    from wabe.texts import Texts


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser("bots", help="help-bots")
    add_json(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List them."""
    import wabe
    from wabe import bots
    from wabe.cli import judged
    from wabe.texts import Texts

    known, texts = list(bots.LEVELS.values()), Texts()
    if args.json:
        print_json([level.to_json() for level in known])
        return 0
    print_table(
        [text(f"cli-bots-{each}") for each in ("level", "called", "plays", "roles")],
        [row(level, texts) for level in known],
    )
    settings = [setting_row(level, setting, texts) for level in known for setting in level.settings]
    print_table([text(f"cli-bots-{each}") for each in ("setting", "usual", "most", "about")], settings)
    judged.show(list(wabe.games().values()))
    return 0


def row(level: Level, texts: Texts) -> list[str]:
    """A level in words."""
    roles = [texts.text(f"bot-role-{name}") for name in level.to_json()["roles"]]
    return [level.name, texts.text(f"bot-{level.name}"), texts.text(f"bot-{level.name}-help"), ", ".join(roles)]


def setting_row(level: Level, setting: Setting, texts: Texts) -> list[str]:
    """A setting as it is written, and what it means."""
    usual = "" if setting.usual is None else str(setting.usual)
    return [f"{level.name}:{setting.name}=", usual, str(setting.most), texts.text(f"bot-setting-{setting.name}")]
