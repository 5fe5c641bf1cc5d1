"""`wabe forget`: a person's name and words leave the store."""

from __future__ import annotations

import argparse

from wabe.cli.arguments import Commands, text, whole
from wabe.cli.chosen import add_store, chosen_by


def add(commands: Commands) -> None:
    """Declare the command."""
    forget = commands.add_parser("forget", help="help-forget")
    forget.add_argument("table", metavar="metavar-table", help="help-forget-table")
    forget.add_argument("seat", type=whole(1), metavar="metavar-seat", help="help-forget-seat")
    forget.add_argument("--everywhere", action="store_true", help="help-forget-everywhere")
    add_store(forget)
    forget.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Forget the person of a seat, there or everywhere."""
    from wabe.server.errors import UnknownTable
    from wabe.server.store.tending import forget_all, seats_like
    from wabe.server.store.visits import visit

    this = (args.table, args.seat - 1)
    with visit(chosen_by(args).settings.store) as store, store.begin() as connection:
        chosen = seats_like(connection, *this) if args.everywhere else [this]
        if this not in chosen or not forget_all(connection, chosen):
            raise UnknownTable("error-no-such-seat", table=repr(args.table), seat=args.seat)
    print(text("cli-forget-done", count=len(chosen)))
    return 0
