"""`wabe restore`: a copy comes back as the store."""

from __future__ import annotations

import argparse
from pathlib import Path

from wabe.cli.arguments import Commands, text
from wabe.cli.chosen import add_store, chosen_by


def add(commands: Commands) -> None:
    """Declare the command."""
    restore = commands.add_parser("restore", help="help-restore")
    restore.add_argument("copy", metavar="metavar-file", help="help-restore-copy")
    restore.add_argument("--replace", action="store_true", help="help-restore-replace")
    add_store(restore)
    restore.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check the copy, and put it in the store's place."""
    from wabe.server.store.copies import restore
    from wabe.server.store.visits import file_of

    store = file_of(chosen_by(args).settings.store)
    kept = restore(Path(args.copy), store, replace=args.replace)
    print(text("cli-restore-done", store=str(store), copy=args.copy))
    if kept is not None:
        print(text("cli-restore-kept", kept=str(kept)))
    return 0
