"""`wabe delete`: single tables leave the store."""

from __future__ import annotations

import argparse

from wabe.cli.arguments import Commands, text
from wabe.cli.chosen import add_store, chosen_by


def add(commands: Commands) -> None:
    """Declare the command."""
    delete = commands.add_parser("delete", help="help-delete")
    delete.add_argument("tables", nargs="+", metavar="metavar-table", help="help-delete-table")
    add_store(delete)
    delete.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Delete all of them or none."""
    from wabe.server.errors import UnknownTable
    from wabe.server.store.tending import delete_tables, is_there
    from wabe.server.store.visits import visit

    with visit(chosen_by(args).settings.store) as store, store.begin() as connection:
        for table in args.tables:
            if not is_there(connection, table):
                raise UnknownTable("error-no-such-table", table=repr(table))
        delete_tables(connection, args.tables)
    print(text("cli-prune-done", count=len(set(args.tables))))
    return 0
