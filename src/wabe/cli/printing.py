"""Results of the other commands: JSON for programs, tables for people, progress on the error stream."""

from __future__ import annotations

import json
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal

from wabe.cli.arguments import Parser

WIDEST = 110  # of lines that people read
NARROWEST = 30
PIPE = 200
HANGING = "  "


def add_json(command: Parser) -> None:
    """`--json`."""
    command.add_argument("--json", action="store_true", help="help-printing-json")


def print_json(data: Any) -> None:
    """Print one JSON value."""
    print(json.dumps(data, indent=2))


def columns() -> int:
    """How wide a table may be: as the terminal, and never cut off into a pipe."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else PIPE


def print_text(text: str, indent: int = 0) -> None:
    """Print a text, indented; in lines that fit a terminal, in one for a pipe."""
    margin = " " * indent
    if sys.stdout.isatty():
        width = min(columns(), WIDEST)
        print(textwrap.fill(text, max(width, NARROWEST), initial_indent=margin, subsequent_indent=margin + HANGING))
    else:
        print(margin + text)


def print_table(headings: Sequence[str], rows: Sequence[Sequence[str]], title: str = "") -> None:
    """Print rows in columns, numbers to the right; without colours and never cut off into a pipe."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from wabe.pages.write import are_numbers

    table = Table(box=SIMPLE_HEAD, pad_edge=False, title=Text(title, "bold") if title else None, title_justify="left")
    for index, heading in enumerate(headings):
        side: Literal["left", "right"] = "right" if are_numbers([row[index] for row in rows]) else "left"
        table.add_column(Text(heading), justify=side, no_wrap=True)
    for row in rows:
        table.add_row(*map(Text, row))
    width = None if sys.stdout.isatty() else PIPE
    Console(markup=False, emoji=False, highlight=False, width=width).print(table)


@contextmanager
def progress(title: str) -> Iterator[Callable[[int, int], None] | None]:
    """A bar that is told (done, all); none where the error stream is no terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, every: bar.update(task, completed=done, total=every)
