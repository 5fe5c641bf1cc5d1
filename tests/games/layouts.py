"""Layouts of observations as tables of docs/envs.md: `python -m tests.games.layouts` writes them anew."""

from __future__ import annotations

from itertools import dropwhile
from pathlib import Path
from typing import Any, Final

import wabe
from wabe.kernel.encoding import Part

DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "envs.md"
MOST_LABELS: Final = 8


def table_of(game: wabe.Game) -> str:
    """The parts of a game: from which number on, how many, the labels of each axis, and what they are about."""
    encoding = game.encoding()
    rows = [
        f"| from | numbers | part | axes | {encoding.size} numbers, {encoding.n} actions |",
        "|---|---|---|---|---|",
    ]
    for start, part in zip(encoding.starts, encoding.parts, strict=True):
        rows.append(f"| {start} | {part.size} | `{part.name}` | {axes_of(part)} | {about(part)} |")
    return "\n".join(rows) + "\n"


def axes_of(part: Part[Any]) -> str:
    """Each axis by its labels; of long ones the first and the last, and how many there are."""
    return "; ".join(listed([f"`{label}`" for label in axis]) for axis in part.axes)


def listed(labels: list[str]) -> str:
    """Labels with commas."""
    if len(labels) <= MOST_LABELS:
        return ", ".join(labels)
    return f"{labels[0]}, {labels[1]} ... {labels[-1]} ({len(labels)})"


def about(part: Part[Any]) -> str:
    """What its class says of it, without its arguments."""
    return " ".join((type(part).__doc__ or "").partition("Args:")[0].split()).removesuffix(".")


def heading(game: wabe.Game) -> str:
    """What a table stands under."""
    return f"### Layout of {game.name}\n\n"


def written(document: str) -> str:
    """The document with every table as it is today, under its heading."""
    for game in wabe.games().values():
        if game.layout():
            before, found, after = document.partition(heading(game))
            if found:
                rest = list(dropwhile(lambda line: line.startswith("|"), after.splitlines(keepends=True)))
                document = f"{before}{found}{table_of(game)}{''.join(rest)}"
    return document


if __name__ == "__main__":
    DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
