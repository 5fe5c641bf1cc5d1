"""`wabe serve`: the table in the browser."""

from __future__ import annotations

import argparse

from wabe.cli.arguments import BadArguments, Commands, whole


def add(commands: Commands) -> None:
    """Declare the command."""
    serve = commands.add_parser("serve", help="serve the table in the browser")
    serve.add_argument("--host", default="127.0.0.1", help="address to listen at (127.0.0.1; 0.0.0.0 for everybody)")
    serve.add_argument(
        "--port", type=whole(0, 65535), default=8000, help="port to listen at (8000; 0 takes a free one)"
    )
    serve.add_argument(
        "--store", default="wabe.sqlite3", metavar="FILE", help="SQLite file that keeps the tables (wabe.sqlite3)"
    )
    serve.add_argument(
        "--data",
        action="append",
        default=[],
        metavar="GAME=FOLDER",
        help="a data pack that a game is played with here; may be repeated (`wabe data`)",
    )
    serve.add_argument("--open", action="store_true", help="open the browser")
    serve.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from wabe.server import serve

    serve(host=args.host, port=args.port, store=args.store, open_browser=args.open, data=packs_in(args.data))
    return 0


def packs_in(pairs: list[str]) -> dict[str, str]:
    """The folders of data packs by game. Raises `BadArguments`."""
    packs: dict[str, str] = {}
    for pair in pairs:
        game, _, folder = pair.partition("=")
        if not game or not folder:
            raise BadArguments(f"A data pack is written GAME=FOLDER, not {pair!r}.")
        if game in packs:
            raise BadArguments(f"The game {game!r} can have one data pack, not several.")
        packs[game] = folder
    return packs
