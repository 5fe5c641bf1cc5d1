"""`wabe backup`: a copy of the store, made while a server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from wabe.cli.arguments import Commands, text
from wabe.cli.chosen import add_store, chosen_by


def add(commands: Commands) -> None:
    """Declare the command."""
    backup = commands.add_parser("backup", help="help-backup")
    backup.add_argument("copy", metavar="metavar-file", help="help-backup-copy")
    add_store(backup)
    backup.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy it, and check the copy."""
    from wabe.server.store.copies import back_up
    from wabe.server.store.visits import file_of

    store = file_of(chosen_by(args).settings.store)
    back_up(store, Path(args.copy))
    print(text("cli-backup-done", store=str(store), copy=args.copy))
    return 0
