"""`wabe simulate`: many games of bots at one table, and what came out."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from wabe.cli.arguments import Commands, Parser, add_data, add_options, guest, levels, seed, text, whole
from wabe.cli.crew import add_journal, add_workers, journal_of, workers
from wabe.cli.figures import about_match, between, lengths_of
from wabe.cli.printing import add_json, print_json, print_table, progress
from wabe.limits import MOST_GAMES

if TYPE_CHECKING:
    from wabe.arena import Entrant, Report

GAMES = 1000


def add(commands: Commands) -> None:
    """Declare the command."""
    simulate = commands.add_parser("simulate", help="help-simulate")
    add_match(simulate)
    add_bots(simulate, "help-simulate-bots")
    add_journal(simulate)
    add_json(simulate)
    simulate.set_defaults(run=run)


def add_match(command: Parser) -> None:
    """The arguments of every match."""
    command.add_argument("game", help="help-data-game")
    command.add_argument("--players", type=whole(1), help="help-simulate-players")
    command.add_argument("--games", type=whole(1, MOST_GAMES), default=GAMES, help="help-simulate-games")
    command.add_argument("--seed", type=seed, default=0, help="help-simulate-seed")
    add_workers(command)
    add_options(command)
    add_data(command)


def add_bots(command: Parser, about: str) -> None:
    """`--bots LIST`, and `--bot BOT` once or more."""
    command.add_argument("--bots", type=levels, default=[], metavar="metavar-list", help=about)
    command.add_argument(
        "--bot", type=guest, action="append", default=[], metavar="metavar-bot", help="help-simulate-bot"
    )


def run(args: argparse.Namespace) -> int:
    """Play and report."""
    import wabe
    from wabe.arena import MatchCut, simulate
    from wabe.cli.arguments import options_of

    game = wabe.load(args.game, args.data)
    bots = args.bots + args.bot
    players = args.players or (len(bots) if len(bots) > 1 else None)
    options = options_of(game, args.option)
    try:
        with workers(args) as crew, progress(game.name) as told:
            report = simulate(game, players, args.games, bots, args.seed, options, crew, told, journal=journal_of(args))
    except MatchCut as cut:
        if cut.report.games:
            tell(cut.report, args.json)
        raise
    tell(report, args.json)
    return 0


def tell(report: Report, as_json: bool) -> None:
    """The report, also of a match that was cut short."""
    if as_json:
        print_json(report.to_json())
    else:
        show(report)


def show(report: Report) -> None:
    """The report as a table."""
    rows = [[entrant.bot, *share_cells(entrant), f"{entrant.mean_score:.2f}"] for entrant in report.entrants]
    title = text("cli-match", **about(report))
    print_table([text(f"cli-match-{each}") for each in ("bot", "wins", "share", "interval", "score")], rows, title)
    decisions, turns = report.decisions / report.games, report.turns / report.games
    print(lengths_of(report.fair, decisions, turns))


def about(report: Report) -> dict[str, str]:
    """What the title of a match says."""
    return about_match(report.game, report.players, report.games, report.seed)


def share_cells(entrant: Entrant) -> list[str]:
    """Wins, share and its interval."""
    return [f"{entrant.wins:.1f}", f"{entrant.share:.1%}", between(*entrant.interval)]
