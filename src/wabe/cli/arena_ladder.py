"""`wabe arena ladder`: several bots at common tables, with ratings and who is better than whom."""

from __future__ import annotations

import argparse
import shlex
import sys
from typing import TYPE_CHECKING, Final

from wabe.cli.arguments import Commands, number_to, text
from wabe.cli.crew import add_journal, journal_of, workers
from wabe.cli.printing import add_json, print_json, progress
from wabe.cli.simulate import add_bots, add_match
from wabe.limits import CLOCKS

if TYPE_CHECKING:
    from wabe.kernel.game import Game
    from wabe.kernel.message import Json

NAME: Final = "arena ladder"
GAMES: Final = 400
MOST_ERROR: Final = 0.5


def add(commands: Commands) -> None:
    """Declare the command."""
    ladder = commands.add_parser(NAME, help="help-ladder")
    add_match(ladder)
    ladder.set_defaults(games=GAMES)
    add_bots(ladder, "help-ladder-bots")
    ladder.add_argument("--fill", metavar="metavar-level", help="help-ladder-fill")
    risk = number_to(MOST_ERROR, "error-not-a-risk", above=True)
    ladder.add_argument("--until-sure", type=risk, metavar="metavar-risk", help="help-ladder-until-sure")
    ladder.add_argument("--clock", choices=CLOCKS, default=CLOCKS[0], help="help-ladder-clock")
    add_journal(ladder)
    ladder.add_argument("--html", metavar="metavar-file", help="help-ladder-html")
    add_json(ladder)
    ladder.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and report."""
    import wabe
    from wabe.cli.files import check_page, write_text
    from wabe.cli.ladder_page import page_of
    from wabe.texts import Texts

    game = wabe.load(args.game, args.data)
    if args.html:
        check_page(args.html, args.journal)
    report = played(game, args)
    try:
        if args.html:
            write_text(args.html, page_of(Texts(game).text("title"), report, command(game, args, report)))
    finally:  # also where there was no room for the page
        tell(report, args.json)
    if args.html and not args.json:
        print(text("cli-ladder-page", file=args.html))
    return 0


def tell(report: Json, as_json: bool) -> None:
    """The report, also of a ladder that was cut short."""
    from wabe.cli.ladder_table import show

    if as_json:
        print_json(report)
    else:
        show(report)


def played(game: Game, args: argparse.Namespace) -> Json:
    """The ladder's report; who interrupts it is told how to go on. Raises `MatchCut`, once its report is told."""
    from wabe.arena import MatchCut
    from wabe.arena.ladder import ladder
    from wabe.cli.arguments import options_of

    options, journal = options_of(game, args.option), journal_of(args)
    rule = (args.games, args.until_sure, args.fill, args.seed, options, args.clock, journal)
    try:
        with workers(args) as crew, progress(text("cli-ladder-bar", title=game.name)) as told:
            return ladder(game, args.bots + args.bot, args.players, *rule, crew, told).to_json()
    except MatchCut as cut:
        if cut.report.games:
            tell(cut.report.to_json(), args.json)
        raise
    except KeyboardInterrupt:
        if journal is not None:
            print(text("cli-ladder-kept", file=args.journal), file=sys.stderr)
        raise


def command(game: Game, args: argparse.Namespace, report: Json) -> str:
    """The command that plays the same again."""
    words = ["wabe", *NAME.split(), game.alias, *named(args), "--players", report["players"]]
    words += ["--games", args.games, "--seed", args.seed]
    for name, given in (("until-sure", args.until_sure), ("fill", args.fill), ("data", args.data)):
        words += [f"--{name}", given] if given else []
    words += ["--clock", args.clock] if args.clock != CLOCKS[0] else []
    words += [word for pair in args.option for word in ("--option", pair)]
    return shlex.join(map(str, words))


def named(args: argparse.Namespace) -> list[str]:
    """The bots, as they were named."""
    guests = [word for bot in args.bot for word in ("--bot", bot)]
    return ["--bots", ",".join(args.bots), *guests] if args.bots else guests
