"""`wabe learn`: how good positions are, learned from games of bots among themselves."""

from __future__ import annotations

import argparse
import os
import shutil
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from wabe.cli.arguments import BadArguments, Commands, add_data, add_options, number_to, seed, text, whole
from wabe.cli.interrupts import hang_ups_heeded
from wabe.cli.printing import add_json, print_json, print_table, progress
from wabe.limits import MOST_PROCESSES

if TYPE_CHECKING:
    from wabe.kernel.game import Game
    from wabe.kernel.message import Json
    from wabe.learn import Plan

GAMES = 400
MOST_GAMES = 1_000_000
MOST_HOURS = 10_000
FIGURES = ("uniform", "hand", "present", "learned")


def add(commands: Commands) -> None:
    """Declare the command."""
    learn = commands.add_parser("learn", help="help-learn")
    learn.add_argument("game", help="help-data-game")
    learn.add_argument("--players", type=whole(1), help="help-learn-players")
    learn.add_argument(
        "--hours",
        type=number_to(MOST_HOURS, "error-not-hours", above=True),
        metavar="metavar-hours",
        help="help-learn-hours",
    )
    learn.add_argument("--games", type=whole(1, MOST_GAMES), help="help-learn-games")
    learn.add_argument("--rounds", type=whole(1, 100), default=3, help="help-learn-rounds")
    learn.add_argument("--gate", type=whole(1, MOST_GAMES), default=96, help="help-learn-gate")
    learn.add_argument("--iterations", type=whole(1, MOST_GAMES), default=60, help="help-learn-iterations")
    learn.add_argument("--folder", metavar="metavar-folder", help="help-learn-folder")
    learn.add_argument("--seed", type=seed, help="help-learn-seed")
    learn.add_argument("--anew", action="store_true", help="help-learn-anew")
    usual = min(os.cpu_count() or 1, MOST_PROCESSES)
    learn.add_argument("--processes", type=whole(1, MOST_PROCESSES), default=usual, help="help-simulate-processes")
    learn.add_argument("--install", action="store_true", help="help-learn-install")
    add_options(learn)
    add_data(learn)
    add_json(learn)
    learn.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Learn and report."""
    import wabe
    from wabe.cli.arguments import options_of
    from wabe.extras import needed

    needed("learn", "numpy")
    from wabe.learn import learn, seed_of
    from wabe.learn.games import Subject

    game = wabe.load(args.game, args.data)
    players, options = game.check_players(args.players), game.check_options(options_of(game, args.option))
    if args.install and options != game.check_options({}):
        raise BadArguments("error-learn-options")
    folder = Path(args.folder or Path("wabe-learn") / f"{game.alias}-{players}")
    drawn = seed_of(folder) if args.seed is None else args.seed
    subject = Subject(game.name, game.folder, players, options, drawn)
    with hang_ups_heeded(), ExitStack() as bars:
        teller = Progress(bars, silent=args.json)
        reports, path = learn(game, subject, plan_of(args), folder, teller)
    if path is not None and args.install:
        path = installed(game, path)
    tell_end(reports, path, args.json)
    return 0


def plan_of(args: argparse.Namespace) -> Plan:
    """How long the run is to be."""
    from wabe.learn import Plan

    seconds = None if args.hours is None else args.hours * 3600
    games = args.games if args.games or seconds is not None else GAMES
    return Plan(args.rounds, games, seconds, args.gate, args.iterations, args.processes, args.anew)


class Progress:
    """Bars on the error stream while games are played; what came of a round as a table.

    Args:
        bars: where the bar under way is closed at the end.
        silent: no tables.
    """

    def __init__(self, bars: ExitStack, silent: bool) -> None:
        self.bars = bars
        self.silent = silent
        self.shown = ""
        self.told: Callable[[int, int], None] | None = None

    def step(self, what: str, number: int, done: int, every: int) -> None:
        """So much of the games or of the match is done."""
        title = text(f"cli-learn-{what}", round=str(number))
        if title != self.shown:
            self.bars.close()
            self.told = self.bars.enter_context(progress(title))
            self.shown = title
        if self.told is not None:
            self.told(done, every)

    def round(self, report: Json) -> None:
        """A round is done."""
        self.bars.close()
        self.shown = ""
        if not self.silent:
            show(report)


def show(report: Json) -> None:
    """What came of a round."""
    about = {"round": str(report["round"]), "games": str(report["games"]), "all": str(report["all_games"])}
    rows = [[text(f"cli-learn-{name}"), figure(report[name])] for name in FIGURES]
    print_table([text("cli-learn-figure"), text("cli-learn-loss")], rows, text("cli-learn-round", **about))
    gate = report["gate"]
    told = {name: f"{gate[name]:.1%}" for name in ("share", "low", "high", "fair")}
    print(text("cli-learn-match", games=str(gate["games"]), margin=f"{gate['margin']:+.1f}", **told))
    print(text("cli-learn-kept" if report["kept"] else "cli-learn-dropped"))


def figure(value: float | list[float]) -> str:
    """A cross-entropy, with half its interval if it has one."""
    return f"{value[0]:.3f} ± {value[1]:.3f}" if isinstance(value, list) else f"{value:.3f}"


def installed(game: Game, path: Path) -> Path:
    """Copy weights and card to where the game reads them; the weights there."""
    from wabe.cli.files import cannot_write
    from wabe.kernel.weights import file_of

    target = file_of(game.folder or game.home or "", int(path.stem))
    try:
        target.parent.mkdir(exist_ok=True)
        for suffix in (".json", ".md"):
            shutil.copyfile(path.with_suffix(suffix), target.with_suffix(suffix))
    except OSError as error:
        raise cannot_write(str(target), error) from error
    return target


def tell_end(reports: list[Json], path: Path | None, is_json: bool) -> None:
    """What there is now."""
    if is_json:
        print_json({"rounds": reports, "file": None if path is None else str(path)})
    else:
        print(text("cli-learn-none") if path is None else text("cli-learn-file", file=str(path)))
