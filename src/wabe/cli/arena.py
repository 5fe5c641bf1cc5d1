"""`wabe arena`: which bot is better? Each against every other, alone at a table that the other fills."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import TYPE_CHECKING

from wabe.cli.arguments import BadArguments, Commands, text
from wabe.cli.crew import add_journal, journal_of, workers
from wabe.cli.figures import between
from wabe.cli.printing import add_json, print_json, print_table, print_text, progress
from wabe.cli.simulate import about, add_bots, add_match

if TYPE_CHECKING:
    from wabe.arena import Report

HEADINGS = ("alone", "against", "share", "pair-interval", "fair", "verdict", "score")
ERROR = 0.05  # of all verdicts together


def add(commands: Commands) -> None:
    """Declare the command."""
    arena = commands.add_parser("arena", help="help-arena")
    add_match(arena)
    add_bots(arena, "help-arena-bots")
    add_journal(arena)
    add_json(arena)
    arena.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play every pairing and report."""
    from wabe.arena import MatchCut

    reports: list[Report] = []
    try:
        for report in matches(args):
            reports.append(report)  # noqa: PERF402 - those before a failure stay
    except MatchCut as cut:
        tell([*reports, *([cut.report] if cut.report.games else [])], args.json)
        raise
    tell(reports, args.json)
    return 0


def tell(reports: list[Report], as_json: bool) -> None:
    """The reports, if there are any."""
    if as_json and reports:
        print_json([report.to_json() for report in reports])
    elif reports:
        show(reports)


def matches(args: argparse.Namespace) -> Iterator[Report]:
    """One match for each pairing."""
    import wabe
    from wabe.arena import simulate
    from wabe.bots import check
    from wabe.cli.arguments import options_of

    game = wabe.load(args.game, args.data)
    players, options = game.check_players(args.players), options_of(game, args.option)
    entrants = args.bots + args.bot
    for bot in entrants:  # all of them before the first match, which may take hours
        check(bot, game)
    with workers(args) as crew:
        for number, (one, other) in enumerate(pairings(entrants, players), 1):
            with progress(text("cli-arena-pair", one=one, other=other)) as told:
                bots, journal = [one] + [other] * (players - 1), journal_of(args, number)
                yield simulate(game, players, args.games, bots, args.seed, options, crew, told, journal=journal)


def pairings(bots: list[str], players: int) -> list[tuple[str, str]]:
    """Who plays alone against whom. Raises `BadArguments`."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadArguments("error-two-bots")
    return list(combinations(bots, 2) if players == 2 else permutations(bots, 2))


def show(reports: list[Report]) -> None:
    """Every pairing as a line: the share of the one alone, and whether it is clear of the fair share.

    All intervals hold together: each has its part of the error.
    """
    from wabe.arena import wilson

    rows = []
    for report in reports:
        one, other = report.entrants[0], report.entrants[1]
        low, high = wilson(one.wins, one.games, ERROR / len(reports))
        share = [f"{one.share:.1%}", between(low, high), f"{report.fair:.1%}", verdict(report, low, high)]
        rows.append([one.bot, other.bot, *share, f"{one.mean_score:.2f}"])
    print_table([text(f"cli-match-{each}") for each in HEADINGS], rows, text("cli-arena", **about(reports[0])))
    print_text(text("cli-arena-intervals", error=f"{ERROR:g}"))


def verdict(report: Report, low: float, high: float) -> str:
    """Whether the one alone is better than the others, as far as this interval of its share tells."""
    if low > report.fair:
        return text("cli-match-better")
    return text("cli-match-worse" if high < report.fair else "cli-match-open")
