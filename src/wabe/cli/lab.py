"""`wabe lab`: what if? The same games under two or more variants, and what differs."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from wabe.cli.arguments import BadArguments, Commands, Parser, add_data, seed, whole
from wabe.cli.crew import add_journal, add_workers, journal_of, workers
from wabe.cli.figures import BASE
from wabe.cli.printing import add_json, print_json, progress
from wabe.cli.simulate import GAMES, add_bots
from wabe.limits import MOST_GAMES

if TYPE_CHECKING:
    from wabe.kernel.game import Game
    from wabe.kernel.message import Json
    from wabe.lab import Report, Variant

PAGE = ".html"


def add(commands: Commands) -> None:
    """Declare the command and its two ways."""
    lab = commands.add_parser("lab", help="help-lab")
    ways = lab.add_subparsers(title="cli-commands", metavar="metavar-command", parser_class=Parser, required=True)
    compare = ways.add_parser("compare", help="help-lab-compare")
    add_trial(compare)
    compare.add_argument(
        "--with", dest="packs", action="append", default=[], metavar="metavar-folder", help="help-lab-with"
    )
    compare.add_argument("--option", action="append", default=[], metavar="metavar-name-value", help="help-lab-option")
    compare.set_defaults(run=run, variants=compared)
    sweep = ways.add_parser("sweep", help="help-lab-sweep")
    add_trial(sweep)
    sweep.add_argument("--field", metavar="metavar-field", help="help-lab-field")
    sweep.add_argument("--option", metavar="metavar-name-values", help="help-lab-sweep-option")
    sweep.set_defaults(run=run, variants=swept)


def add_trial(command: Parser) -> None:
    """What both have in common."""
    command.add_argument("game", help="help-data-game")
    command.add_argument("--players", type=whole(1), help="help-simulate-players")
    command.add_argument("--games", type=whole(1, MOST_GAMES), default=GAMES, help="help-lab-games")
    add_bots(command, "help-simulate-bots")
    command.add_argument("--seed", type=seed, default=0, help="help-simulate-seed")
    add_workers(command)
    command.add_argument("--both", action="append", default=[], metavar="metavar-name-value", help="help-lab-both")
    add_journal(command)
    command.add_argument("--html", metavar="metavar-file", help="help-lab-html")
    add_data(command)
    add_json(command)


def run(args: argparse.Namespace) -> int:
    """Play and report."""
    import wabe
    from wabe.arena import MatchCut
    from wabe.lab import compare

    game = wabe.load(args.game, args.data)
    check_report(args.html, args.journal)
    with ExitStack() as open_packs:
        variants = open_packs.enter_context(args.variants(game, args))
        crew = open_packs.enter_context(workers(args))
        told = open_packs.enter_context(progress(game.name))
        bots, journal = args.bots + args.bot, journal_of(args)
        try:
            report = compare(game, variants, args.players, args.games, bots, args.seed, crew, journal, told)
        except MatchCut as cut:
            if cut.report.games:
                tell(cut.report, game, args.json)
            raise
    try:
        if args.html is not None:
            write_report(args.html, report)
    finally:  # also where there was no room for the page
        tell(report, game, args.json)
    return 0


def tell(report: Report, game: Game, as_json: bool) -> None:
    """The report, also of a trial that was cut short."""
    from wabe.cli.lab_table import show

    if as_json:
        print_json(report.to_json())
    else:
        show(report, game.watched)


@contextmanager
def compared(game: Game, args: argparse.Namespace) -> Iterator[list[Variant]]:
    """The game as it is, and each pack, or other options, beside it."""
    from wabe.cli.arguments import options_of
    from wabe.lab import Variant

    both, other = options_of(game, args.both), options_of(game, args.option)
    if not args.packs and not other:
        raise BadArguments("error-lab-nothing")
    written = " ".join(args.option)
    names = [" ".join(filter(None, [Path(pack).name, written])) for pack in args.packs] or [written]
    if len({BASE, *names}) <= len(names):
        raise BadArguments("error-lab-twice", base=BASE)
    packs = args.packs or [game.folder]
    others = [Variant(name, both | other, pack) for name, pack in zip(names, packs, strict=True)]
    yield [Variant(BASE, both, game.folder), *others]


@contextmanager
def swept(game: Game, args: argparse.Namespace) -> Iterator[list[Variant]]:
    """A variant for each value of a field or of an option."""
    from wabe.cli.arguments import options_of
    from wabe.lab import sweep

    both = options_of(game, args.both)
    if (args.field is None) == (args.option is None):
        raise BadArguments("error-lab-one-field")
    if args.field is not None:
        with sweep(game, args.field, both) as variants:
            yield variants
    else:
        yield of_option(game, args.option, both)


def of_option(game: Game, written: str, both: Json) -> list[Variant]:
    """A variant for each value of an option."""
    from wabe.cli.arguments import options_of
    from wabe.lab import Variant

    name, _, values = written.partition("=")
    each = [f"{name.strip()}={value.strip()}" for value in values.split(",")]
    if len(each) < 2 or len(set(each)) < len(each):
        options_of(game, each[:1])  # what may be wrong with the first one is said first
        raise BadArguments("error-lab-values", name=name)
    return [Variant(pair, both | options_of(game, [pair]), game.folder) for pair in each]


def check_report(name: str | None, journal: str | None) -> None:
    """Raise now if the page and its JSON can surely not be written later."""
    from wabe.cli.files import check_apart, check_page, check_writable

    if name is not None:
        if not name.endswith(PAGE):
            raise BadArguments("error-lab-page", name=repr(name))
        check_page(name, journal)
        check_writable(beside(name))
        check_apart(beside(name), journal)


def beside(name: str) -> str:
    """The JSON beside a page."""
    return name.removesuffix(PAGE) + ".json"


def write_report(name: str, report: Report) -> None:
    """The page and its JSON, each whole or not at all. Raises `BadFile`."""
    from wabe.cli.files import write_json, write_text
    from wabe.cli.lab_page import page

    write_text(name, page(report))
    write_json(beside(name), report.to_json())
