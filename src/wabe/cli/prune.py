"""`wabe prune`: tables that ended long ago leave the store."""

from __future__ import annotations

import argparse
import re
from typing import Final

from wabe.cli.arguments import Commands, text, unfit
from wabe.cli.chosen import add_store, chosen_by
from wabe.kernel.errors import quoted

UNITS: Final = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
AT_ONCE: Final = 50  # tables in one transaction: a server that runs waits for each


def add(commands: Commands) -> None:
    """Declare the command."""
    prune = commands.add_parser("prune", help="help-prune")
    prune.add_argument("--older-than", type=age, required=True, metavar="metavar-age", help="help-prune-older-than")
    prune.add_argument("--running", action="store_true", help="help-prune-running")
    prune.add_argument("--dry-run", action="store_true", help="help-prune-dry-run")
    add_store(prune)
    prune.set_defaults(run=run)


def age(given: str) -> int:
    """A kind of argument: a time gone by, in milliseconds."""
    found = re.fullmatch(r"([0-9]{1,6})([hdw])", given)
    if not found:
        raise unfit("error-not-an-age", given=quoted(given))
    return int(found[1]) * UNITS[found[2]] * 1000


def run(args: argparse.Namespace) -> int:
    """Delete them, a few at a time."""
    from wabe.server.store.rows import now
    from wabe.server.store.tending import delete_such, found, old
    from wabe.server.store.visits import visit

    with visit(chosen_by(args).settings.store) as store:
        which = old(now() - args.older_than, running=args.running)
        with store.begin() as connection:
            ids = found(connection, which)
        if args.dry_run:
            print(text("cli-prune-found", count=len(ids)))
            return 0
        deleted = 0
        for first in range(0, len(ids), AT_ONCE):
            with store.begin() as connection:
                deleted += delete_such(connection, which, ids[first : first + AT_ONCE])
    print(text("cli-prune-done", count=deleted))
    return 0
