"""Where the games of a command are played, and where their outcomes are kept."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from wabe.cli.arguments import Parser, whole
from wabe.cli.interrupts import hang_ups_heeded
from wabe.limits import MOST_PROCESSES

if TYPE_CHECKING:
    from wabe.arena.pool import Workers

LOCAL = "local"


def add_workers(command: Parser) -> None:
    """`--processes N` and `--ray [ADDRESS]`."""
    usual = min(os.cpu_count() or 1, MOST_PROCESSES)
    command.add_argument("--processes", type=whole(1, MOST_PROCESSES), default=usual, help="help-simulate-processes")
    command.add_argument("--ray", nargs="?", const=LOCAL, metavar="metavar-address", help="help-ray")


@contextmanager
def workers(args: argparse.Namespace) -> Iterator[Workers]:
    """Who plays, for the block, which SIGTERM interrupts as Ctrl-C does. Raises `BadCluster`, `MissingExtra`."""
    with hang_ups_heeded():
        if args.ray is None:
            yield args.processes
            return
        from wabe.arena.on_ray import Cluster

        with Cluster(args.ray, args.processes) as cluster:
            yield cluster


def add_journal(command: Parser) -> None:
    """`--journal FILE`."""
    command.add_argument("--journal", metavar="metavar-file", help="help-journal")


def journal_of(args: argparse.Namespace, match: int | None = None) -> Path | None:
    """The file that keeps the outcomes, or those of the match with this number: `matches-2.jsonl`."""
    path = None if args.journal is None else Path(args.journal)
    return path if path is None or match is None else path.with_name(f"{path.stem}-{match}{path.suffix}")
