"""`wabe serve`: the table in the browser."""

from __future__ import annotations

import argparse

from wabe.cli.arguments import Commands, text
from wabe.cli.chosen import add_file, add_settings, chosen_by
from wabe.server.settings import table


def add(commands: Commands) -> None:
    """Declare the command."""
    serve = commands.add_parser("serve", help="help-serve")
    serve.add_argument("--open", action="store_true", help="help-serve-open")
    serve.add_argument("--settings", action="store_true", help="help-serve-settings")
    add_file(serve)
    add_settings(serve, [each for each in table() if not each.limit])
    add_settings(serve.add_argument_group("cli-serve-limits"), [each for each in table() if each.limit])
    serve.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted, or say how it would be done."""
    chosen = chosen_by(args)
    if args.settings:
        print("\n".join(chosen.lines(text("cli-serve-usual"))))
        return 0
    from wabe.server.run import serve

    serve(open_browser=args.open, **vars(chosen.settings))
    return 0
