"""`wabe bots`: which levels and characters of bots there are, their settings, and what judges positions for them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from wabe.cli.arguments import Commands, text
from wabe.cli.printing import add_json, print_json, print_table

if TYPE_CHECKING:
    from wabe.bots import Level, Setting
    from wabe.kernel.game import Game
    from wabe.kernel.message import Json
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

    known, texts, games = list(bots.LEVELS.values()), Texts(), list(wabe.games().values())
    if args.json:
        print_json([level.to_json() for level in known] + [each for game in games for each in characters_json(game)])
        return 0
    print_table(
        [text(f"cli-bots-{each}") for each in ("level", "called", "plays", "roles")],
        [[*row(level, texts), roles(level, texts)] for level in known],
    )
    for game in games:
        show_characters(game)
    settings = [setting_row(level, setting, texts) for level in known for setting in level.settings]
    print_table([text(f"cli-bots-{each}") for each in ("setting", "usual", "most", "about")], settings)
    judged.show(games)
    return 0


def characters_json(game: Game) -> list[Json]:
    """The characters of a game as JSON."""
    from wabe import bots

    return [{**level.to_json(), "game": game.name} for level in bots.characters_of(game)]


def show_characters(game: Game) -> None:
    """The characters of a game, if it has any."""
    from wabe import bots
    from wabe.texts import Texts

    texts = Texts(game)
    rows = [row(level, texts) for level in bots.characters_of(game)]
    if rows:
        headings = [text(f"cli-bots-{each}") for each in ("character", "called", "plays")]
        print_table(headings, rows, text("cli-bots-characters", title=game.name))


def row(level: Level, texts: Texts) -> list[str]:
    """A level in words."""
    return [level.name, texts.text(f"bot-{level.name}"), texts.text(f"bot-{level.name}-help")]


def roles(level: Level, texts: Texts) -> str:
    """Where it plays unchosen."""
    return ", ".join(texts.text(f"bot-role-{name}") for name in level.to_json()["roles"])


def setting_row(level: Level, setting: Setting, texts: Texts) -> list[str]:
    """A setting as it is written, and what it means."""
    usual = "" if setting.usual is None else str(setting.usual)
    return [f"{level.name}:{setting.name}=", usual, str(setting.most), texts.text(f"bot-setting-{setting.name}")]
