"""`wabe serve`: the table in the browser."""

from __future__ import annotations

import argparse

from wabe.cli.arguments import BadArguments, Commands, whole


def add(commands: Commands) -> None:
    """Declare the command."""
    serve = commands.add_parser("serve", help="help-serve")
    serve.add_argument("--host", default="127.0.0.1", help="help-serve-host")
    serve.add_argument("--port", type=whole(0, 65535), default=8000, help="help-serve-port")
    serve.add_argument("--store", default="wabe.sqlite3", metavar="metavar-file", help="help-serve-store")
    serve.add_argument("--workers", type=whole(1, 64), default=1, help="help-serve-workers")
    serve.add_argument(
        "--data",
        action="append",
        default=[],
        metavar="metavar-game-folder",
        help="help-serve-data",
    )
    serve.add_argument("--open", action="store_true", help="help-serve-open")
    serve.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from wabe.server import serve

    serve(
        host=args.host,
        port=args.port,
        store=args.store,
        workers=args.workers,
        open_browser=args.open,
        data=packs_in(args.data),
    )
    return 0


def packs_in(pairs: list[str]) -> dict[str, str]:
    """The folders of data packs by game. Raises `BadArguments`."""
    packs: dict[str, str] = {}
    for pair in pairs:
        game, _, folder = pair.partition("=")
        if not game or not folder:
            raise BadArguments("error-pack-unwritten", pair=repr(pair))
        if game in packs:
            raise BadArguments("error-two-packs", title=repr(game))
        packs[game] = folder
    return packs
