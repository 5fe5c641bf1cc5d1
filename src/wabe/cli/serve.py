"""`wabe serve`: the table in the browser."""

from __future__ import annotations

import argparse

from wabe.cli.arguments import Commands, whole


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
    serve.add_argument("--open", action="store_true", help="open the browser")
    serve.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from wabe.server import serve

    serve(host=args.host, port=args.port, store=args.store, open_browser=args.open)
    return 0
