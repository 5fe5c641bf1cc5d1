"""`wabe dataset`: what bots decide in many games, in a file that learning programs read."""

from __future__ import annotations

import argparse
from pathlib import Path

from wabe.cli.arguments import Commands, text
from wabe.cli.crew import workers
from wabe.cli.printing import add_json, print_json, progress
from wabe.cli.simulate import add_bots, add_match


def add(commands: Commands) -> None:
    """Declare the command."""
    dataset = commands.add_parser("dataset", help="help-dataset")
    add_match(dataset)
    add_bots(dataset, "help-simulate-bots")
    dataset.add_argument("--out", required=True, metavar="metavar-file", help="help-dataset-out")
    dataset.add_argument("--hidden", action="store_true", help="help-dataset-hidden")
    add_json(dataset)
    dataset.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, write and report."""
    import wabe
    from wabe.arena.dataset import write_dataset
    from wabe.cli.arguments import options_of
    from wabe.cli.files import check_writable

    check_writable(args.out)
    game = wabe.load(args.game, args.data)
    bots = args.bots + args.bot
    players = args.players or (len(bots) if len(bots) > 1 else None)
    options = options_of(game, args.option)
    with workers(args) as crew, progress(game.name) as told:
        made = write_dataset(
            Path(args.out), game, players, args.games, bots, args.seed, options, crew, told, args.hidden
        )
    if args.json:
        print_json({"file": args.out, **made._asdict()})
    else:
        print(text("cli-dataset", file=args.out, **made._asdict()))
    return 0
