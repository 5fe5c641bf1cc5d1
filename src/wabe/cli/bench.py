"""`wabe bench`: how fast the engine is, beside a calibration loop, so that the figures hold on any machine."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from wabe.cli.arguments import BadArguments, Commands, add_data, text, whole
from wabe.cli.printing import add_json, print_json, print_table

if TYPE_CHECKING:
    from wabe.cli.measures import Measured, Rate

REPEATS = 5
MILLISECONDS = 400
TIMED = {"clones": "clone_us", "observations": "observation_us", "masks": "mask_us"}  # rates and their targets in time


def add(commands: Commands) -> None:
    """Declare the command."""
    bench = commands.add_parser("bench", help="help-bench")
    bench.add_argument("game", nargs="?", help="help-bench-game")
    bench.add_argument("--players", type=whole(1), help="help-bench-players")
    bench.add_argument("--repeats", type=whole(1, 100), default=REPEATS, help="help-bench-repeats")
    bench.add_argument(
        "--milliseconds",
        type=whole(1, 60_000),
        default=MILLISECONDS,
        metavar="metavar-ms",
        help="help-bench-milliseconds",
    )
    bench.add_argument("--envs", action="store_true", help="help-bench-envs")
    add_data(bench)
    add_json(bench)
    bench.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and report."""
    import wabe
    from wabe.cli.measures import measure
    from wabe.cli.measures_envs import works

    if args.data and not args.game:
        raise BadArguments("error-game-of-pack")
    made = works if args.envs else None
    chosen = [wabe.load(args.game, args.data)] if args.game else list(wabe.games().values())
    found = [measure(game, args.players, args.repeats, args.milliseconds / 1000, made) for game in chosen]
    if args.json:
        print_json([one.to_json() for one in found])
    else:
        for one in found:
            show(one)
    return 0


def show(found: Measured) -> None:
    """One game's figures as a table."""
    engine = text("cli-bench-compiled" if found.compiled else "cli-bench-pure")
    about = {"title": found.game, "players": found.players, "engine": engine, "repeats": found.repeats}
    title = text("cli-bench", **about)
    headings = ["", *(text(f"cli-bench-{each}") for each in ("least", "median", "greatest", "target"))]
    rows = [row for rate in found.rates for row in rate_rows(rate, found)]
    if found.state_bytes:
        kept = found.targets.get("state_bytes")
        rows.append([text("cli-bench-bytes"), "", f"{found.state_bytes:,}", "", at_most(f"{kept:,}") if kept else ""])
    print_table(headings, rows, title)
    print(text("cli-bench-million"))


def rate_rows(rate: Rate, found: Measured) -> list[list[str]]:
    """Per second, and beside the calibration loop."""
    from wabe.cli.measures import spread

    second, million = spread(rate.values), spread(rate.ratios)
    rows = [
        [text(f"cli-bench-{rate.name}-{per}"), *numbers(found), ""]
        for per, found in (("second", second), ("million", million))
    ]
    engine = "compiled" if found.compiled else "pure"
    for row, name in zip(rows, (f"{rate.name}_second", f"{rate.name}_{engine}"), strict=True):
        least = found.targets.get(name)
        if least:
            row[-1] = text("cli-bench-at-least", number=f"{least:,}")
    if rate.name in TIMED:
        rows.append(time_row(rate.name, second, found.targets.get(TIMED[rate.name])))
    return rows


def at_most(number: str) -> str:
    """A target that is not to be passed."""
    return text("cli-bench-at-most", number=number)


def time_row(name: str, second: dict[str, float], most: float | None) -> list[str]:
    """The time that one takes."""
    times = [f"{1e6 / second[each]:.2f}" for each in ("max", "median", "min")]
    return [text(f"cli-bench-{name}-time"), *times, at_most(f"{most:g}") if most else ""]


def numbers(found: dict[str, float]) -> list[str]:
    """Least, median, greatest, with three digits that say something."""
    return [f"{found[name]:,.0f}" if found[name] >= 100 else f"{found[name]:.3g}" for name in ("min", "median", "max")]
