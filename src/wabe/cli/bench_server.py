"""`wabe bench server`: how long people wait at a server full of tables, and what an action costs it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from wabe.cli.arguments import Commands, number_to, seconds, text, whole
from wabe.cli.printing import add_json, print_json, print_table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wabe.cli.load.loading import Loaded

NAME: Final = "bench server"
MOST_TABLES: Final = 10_000
MOST_SOCKETS: Final = 100
HOUR: Final = 3600.0
MARKS: Final = ("p50", "p95", "p99")


def add(commands: Commands) -> None:
    """Declare the command."""
    bench = commands.add_parser(NAME, help="help-bench-server")
    bench.add_argument("--url", default="", metavar="metavar-url", help="help-bench-server-url")
    bench.add_argument("--tables", type=whole(1, MOST_TABLES), default=20, help="help-bench-server-tables")
    bench.add_argument("--sockets", type=whole(3, MOST_SOCKETS), default=4, help="help-bench-server-sockets")
    bench.add_argument("--seconds", type=seconds(HOUR), default=10.0, help="help-bench-server-seconds")
    bench.add_argument("--pace", type=seconds(HOUR), default=2.0, help="help-bench-server-pace")
    bench.add_argument("--bots", type=number_to(1.0, "error-not-a-share"), default=0.25, help="help-bench-server-bots")
    bench.add_argument("--level", default="", metavar="metavar-level", help="help-bench-server-level")
    bench.add_argument("--moves", type=whole(0, 1000), default=0, help="help-bench-server-moves")
    bench.add_argument("--stay", type=seconds(HOUR), default=60.0, help="help-bench-server-stay")
    bench.add_argument("--processes", type=whole(1, 64), default=1, help="help-bench-server-processes")
    bench.add_argument("--find-knee", action="store_true", help="help-bench-server-knee")
    add_json(bench)
    bench.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Load a server and report."""
    from wabe.bots import Role, level_for
    from wabe.cli.load.loading import knee, load
    from wabe.cli.load.plan import Plan

    plan = Plan(
        url=args.url,
        tables=args.tables,
        sockets=args.sockets,
        seconds=max(0.1, args.seconds),
        pace=args.pace,
        bots=args.bots,
        level=args.level or level_for(Role.USUAL).name,
        moves=args.moves,
        stay=max(0.1, args.stay),
    )
    loads = knee(plan, args.processes) if args.find_knee else [load(plan, args.processes)]
    found = list(loads)
    if args.json:
        print_json([one.to_json() for one in found])
        return 0
    show(found)
    if args.find_knee:
        print(text("cli-load-knee", tables=max((one.plan.tables for one in found if one.is_borne), default=0)))
    return 0


def show(found: Iterable[Loaded]) -> None:
    """All loads as a table, one in each row."""
    found = list(found)
    plan = found[-1].plan
    about = {"tables": plan.tables, "sockets": plan.tables * plan.sockets}
    title = text("cli-load", **about, seconds=f"{plan.seconds:g}", pace=f"{plan.pace:g}")
    columns = ("tables", "rate", "answer", "seen", "processor", "loops", "memory", "errors")
    print_table([text(f"cli-load-{each}") for each in columns], [row(one) for one in found], title)
    print(text("cli-load-about"))


def row(loaded: Loaded) -> list[str]:
    """One load."""
    figures = loaded.to_json()
    errors = ", ".join(f"{count} {kind}" for kind, count in figures["errors"].items())
    return [
        f"{loaded.plan.tables:,}",
        f"{figures['events_per_second']:.1f}",
        *(", ".join(f"{figures[name][mark]:.1f}" for mark in MARKS) for name in ("answer_ms", "seen_ms")),
        number(figures["processor_ms"], ".2f"),
        number(figures["processor_loops"], ",.0f"),
        number(figures["table_bytes"] and figures["table_bytes"] / 1024, ",.0f"),
        errors or text("cli-load-none"),
    ]


def number(found: float | None, form: str) -> str:
    """A figure, where it is known."""
    return text("cli-load-unknown") if found is None else format(found, form)
