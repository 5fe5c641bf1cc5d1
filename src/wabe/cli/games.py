"""`wabe games`: which games there are, with their options."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from wabe.cli.arguments import Commands, option_words, text
from wabe.cli.printing import add_json, print_json, print_table

if TYPE_CHECKING:
    from wabe.kernel.game import Game


def add(commands: Commands) -> None:
    """Declare the command."""
    games = commands.add_parser("games", help="help-games")
    add_json(games)
    games.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List them."""
    import wabe

    known = list(wabe.games().values())
    if args.json:
        print_json([described(game) for game in known])
        return 0
    rows = [
        [title(game), game.name, game.alias, span(game.min_players, game.max_players), span(*game.minutes)]
        for game in known
    ]
    print_table([text(f"cli-games-{each}") for each in ("game", "name", "short", "players", "minutes")], rows)
    for game in known:
        show_options(game)
    return 0


def described(game: Game) -> dict[str, Any]:
    """A game as JSON."""
    return {
        "name": game.name,
        "alias": game.alias,
        "title": title(game),
        "version": game.version,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "minutes": list(game.minutes),
        "weight": game.weight,
        "options": [option.to_json() for option in game.options],
    }


def title(game: Game) -> str:
    """Its title in words."""
    from wabe.texts import Texts

    return Texts(game).text("title")


def span(least: int, most: int) -> str:
    """A range, such as 2-4."""
    return f"{least}-{most}" if least < most else str(least)


def show_options(game: Game) -> None:
    """Its options with their values, the default first."""
    from wabe.texts import Texts

    if game.options:
        texts = Texts(game)
        rows = [[option.name, option_words(option), texts.text(f"option-{option.name}")] for option in game.options]
        print_table(
            [text(f"cli-options-{each}") for each in ("name", "values", "about")],
            rows,
            text("cli-options", title=game.name),
        )
