"""`wabe arena ladder`: several bots at common tables, with ratings and who is better than whom."""

from __future__ import annotations

import argparse
import shlex
import sys
from typing import TYPE_CHECKING, Any, Final

from wabe.cli.arguments import Commands, number_to, text
from wabe.cli.crew import add_journal, journal_of, workers
from wabe.cli.printing import add_json, print_json, print_table, print_text, progress
from wabe.cli.simulate import add_bots, add_match
from wabe.limits import CLOCKS

if TYPE_CHECKING:
    from wabe.kernel.game import Game
    from wabe.kernel.message import Json

NAME: Final = "arena ladder"
GAMES: Final = 400
MOST_ERROR: Final = 0.5
HEADINGS: Final = ("place", "bot", "games", "share", "interval", "ordinal", "rating", "score")
PAIR_HEADINGS: Final = ("bot", "against", "rounds", "difference", "pair-interval", "ahead", "verdict")


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
    from wabe.cli.files import check_writable, write_text
    from wabe.cli.ladder_page import page_of
    from wabe.texts import Texts

    game = wabe.load(args.game, args.data)
    if args.html:
        check_writable(args.html)
        check_drawings()
    report = played(game, args)
    if args.html:
        write_text(args.html, page_of(Texts(game).text("title"), report, command(game, args, report)))
    tell(report, args.json)
    if args.html and not args.json:
        print(text("cli-ladder-page", file=args.html))
    return 0


def tell(report: Json, as_json: bool) -> None:
    """The report, also of a ladder that was cut short."""
    if as_json:
        print_json(report)
    else:
        show(report)


def check_drawings() -> None:
    """Raise `MissingExtra` now rather than after the games."""
    from wabe.arena.html import canvas

    canvas()


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


def show(report: Json) -> None:
    """Two tables, and how it ended."""
    print_table(standing_headings(), standing_rows(report), text("cli-ladder", **about(report)))
    print_table(pair_headings(), pair_rows(report), text("cli-ladder-pairs"))
    for line in (ending(report), lengths(report), intervals(report)):
        print_text(line)


def about(report: Json) -> dict[str, str]:
    """What the title of a ladder says."""
    numbers = {"title": report["game"], "players": report["players"], "games": report["played"], "seed": report["seed"]}
    return {name: str(value) for name, value in numbers.items()}


def standing_headings() -> list[str]:
    """Of the first table."""
    return [text(f"cli-match-{each}") for each in HEADINGS]


def standing_rows(report: Json) -> list[list[str]]:
    """One row for each bot, the best first."""
    return [
        [
            str(at),
            each["bot"],
            str(each["games"]),
            f"{each['share']:.1%}",
            between(each["low"], each["high"], ".1%"),
            f"{each['ordinal']:.1f}",
            f"{each['mu']:.1f} ± {each['sigma']:.1f}",
            f"{each['mean_score']:.2f}",
        ]
        for at, each in enumerate(report["entrants"], 1)
    ]


def pair_headings() -> list[str]:
    """Of the table of pairs."""
    return [text(f"cli-match-{each}") for each in PAIR_HEADINGS]


def pair_rows(report: Json) -> list[list[str]]:
    """One row for each pair that has met, the better bots first, each against those below."""
    place = {each["bot"]: at for at, each in enumerate(report["entrants"])}
    turned = [downward(pair, place) for pair in report["pairs"] if pair["games"]]
    turned.sort(key=lambda pair: (place[pair["one"]], place[pair["other"]]))
    return [
        [
            pair["one"],
            pair["other"],
            str(pair["rounds"]),
            f"{pair['difference']:+.1%}",
            between(pair["low"], pair["high"], "+.1%"),
            f"{(pair['ahead'] + pair['level'] / 2) / pair['games']:.1%}",
            verdict(pair),
        ]
        for pair in turned
    ]


def downward(pair: Json, place: dict[str, int]) -> dict[str, Any]:
    """The pair as seen from the one that stands higher."""
    if place[pair["one"]] < place[pair["other"]]:
        return dict(pair)
    signs = {"difference": -pair["difference"], "low": -pair["high"], "high": -pair["low"]}
    return {**pair, **signs, "one": pair["other"], "other": pair["one"], "ahead": pair["behind"]}


def verdict(pair: Json) -> str:
    """Whether the first one is better."""
    if pair["better"] is None:
        return text("cli-match-open")
    return text("cli-match-better" if pair["better"] == pair["one"] else "cli-match-worse")


def between(low: float, high: float, form: str) -> str:
    """An interval."""
    return text("cli-match-between", low=format(low, form), high=format(high, form))


def ending(report: Json) -> str:
    """By which rule it ended, and with what."""
    told = {"games": str(report["played"]), "error": f"{report['error']:g}"}
    if not report["until_sure"]:
        return text("cli-ladder-number", **told)
    return text("cli-ladder-sure" if report["sure"] else "cli-ladder-unsure", **told)


def lengths(report: Json) -> str:
    """The fair share, and how long a game is."""
    decisions, turns = report["decisions_per_game"], report["turns_per_game"]
    return text("cli-match-lengths", fair=f"{report['fair']:.1%}", decisions=f"{decisions:.1f}", turns=f"{turns:.1f}")


def intervals(report: Json) -> str:
    """What the intervals of pairs hold for."""
    told = "watched" if report["until_sure"] else "fixed"
    return text(f"cli-ladder-intervals-{told}", error=f"{report['error']:g}")
