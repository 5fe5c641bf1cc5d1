"""`wabe rules`: the numbered rules and rulings of a game, all of them or some."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from wabe.cli.arguments import BadArguments, Commands
from wabe.kernel.errors import shortened

if TYPE_CHECKING:
    from wabe.kernel.game import Game


def add(commands: Commands) -> None:
    """Declare the command."""
    rules = commands.add_parser("rules", help="help-rules")
    rules.add_argument("game", help="help-data-game")
    rules.add_argument("about", nargs="*", help="help-rules-about")
    rules.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show them; nothing found is an error."""
    import wabe

    show(found(wabe.load(args.game), args.about))
    return 0


def found(game: Game, about: list[str]) -> str:
    """The rules in question as Markdown.

    Raises:
        BadArguments: the game has no ledger, or no rule is meant.
    """
    from wabe.cli.games import title
    from wabe.texts.ledger import ledger, statements

    if (whole := ledger(game)) is None:
        raise BadArguments("error-no-ledger", title=title(game))
    if not about:
        return whole
    rules, wanted = statements(game), [word.casefold() for word in about]
    meant = [text for rule, text in rules.items() if rule.casefold() in wanted]
    meant = meant or [text for text in rules.values() if all(word in text.casefold() for word in wanted)]
    if not meant:
        raise BadArguments("error-no-rule", title=title(game), words=repr(shortened(" ".join(about))))
    return "\n".join(f"- {text}" for text in meant)


def show(markdown: str) -> None:
    """Print Markdown as wide as the terminal allows, and reading well."""
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(highlight=False)
    console.print(Markdown(markdown), width=min(console.width, 110))
