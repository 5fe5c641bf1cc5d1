"""`wabe simulate`: many games of bots at one table, and what came out."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

from wabe.cli.arguments import Commands, Parser, add_data, add_options, levels, seed, whole
from wabe.cli.printing import add_json, print_json, print_table, progress

if TYPE_CHECKING:
    from wabe.arena import Entrant, Report

GAMES = 1000
MOST_GAMES = 1_000_000_000
MOST_PROCESSES = 64


def add(commands: Commands) -> None:
    """Declare the command."""
    simulate = commands.add_parser("simulate", help="play many games of bots and count wins and scores")
    add_match(simulate)
    simulate.add_argument(
        "--bots", type=levels, metavar="LIST", help="a level for each seat, or one for all (`wabe bots` lists them)"
    )
    add_json(simulate)
    simulate.set_defaults(run=run)


def add_match(command: Parser) -> None:
    """The arguments of every match."""
    command.add_argument("game", help="name or short name of the game (`wabe games`)")
    command.add_argument("--players", type=whole(1), help="number of seats (as many as bots, else the least)")
    command.add_argument("--games", type=whole(1, MOST_GAMES), default=GAMES, help=f"number of games ({GAMES})")
    command.add_argument("--seed", type=seed, default=0, help="the same seed plays the same games (0)")
    command.add_argument(
        "--processes",
        type=whole(1, MOST_PROCESSES),
        default=min(os.cpu_count() or 1, MOST_PROCESSES),
        help="how many processes play; the outcome does not depend on it (one for each core)",
    )
    add_options(command)
    add_data(command)


def run(args: argparse.Namespace) -> int:
    """Play and report."""
    import wabe
    from wabe.arena import simulate
    from wabe.cli.arguments import options_of

    game = wabe.load(args.game, args.data)
    players = args.players or (len(args.bots) if args.bots and len(args.bots) > 1 else None)
    options = options_of(game, args.option)
    with progress(game.name) as told:
        report = simulate(game, players, args.games, args.bots, args.seed, options, args.processes, told)
    if args.json:
        print_json(report.to_json())
    else:
        show(report)
    return 0


def show(report: Report) -> None:
    """The report as a table."""
    rows = [[entrant.bot, *share_cells(entrant), f"{entrant.mean_score:.2f}"] for entrant in report.entrants]
    title = f"{report.game}, {report.players} players, {report.games} games, seed {report.seed}"
    print_table(["bot", "wins", "share", "95 % interval", "mean score"], rows, title)
    decisions, turns = report.decisions / report.games, report.turns / report.games
    print(f"Fair share {report.fair:.1%}; a game takes {decisions:.1f} decisions in {turns:.1f} turns on average.")


def share_cells(entrant: Entrant) -> list[str]:
    """Wins, share and its interval."""
    low, high = entrant.interval
    return [f"{entrant.wins:.1f}", f"{entrant.share:.1%}", f"{low:.1%} to {high:.1%}"]
