"""Layouts of observations as tables of docs/envs.md, and digests of them.

`python -m tests.games.layouts` writes the tables anew and says what `test_encoding.py` pins.
"""

from __future__ import annotations

import ast
import json
from hashlib import sha256
from itertools import dropwhile
from pathlib import Path
from typing import Any, Final

import wabe
from wabe.kernel.encoding import Part
from wabe.kernel.ints import octets, sheet
from wabe.kernel.state import State

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ROOT / "src"
DOCUMENT: Final = ROOT / "docs" / "envs.md"
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
    """What its class says of it, without its arguments; read off the source, as compiled classes say nothing."""
    source = SOURCES.joinpath(*type(part).__module__.split(".")).with_suffix(".py")
    classes = [node for node in ast.parse(source.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]
    (found,) = [node for node in classes if node.name == type(part).__name__]
    return " ".join((ast.get_docstring(found) or "").partition("Args:")[0].split()).removesuffix(".")


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


def layout_digest(game: wabe.Game) -> str:
    """Of all that a layout says."""
    return digest(game.encoding().to_json())


def digest_of_a_play(game: wabe.Game) -> str:
    """Of observations and masks all through a random play of three."""
    encoding, seen = game.encoding(), []
    state: State = game.new(3, 13)
    while not state.over:
        observation, mask = sheet(encoding.size), octets(encoding.n)
        encoding.observe(state, state.decisions % 3, observation)
        encoding.mask(state, state.decider, mask)
        seen.append([list(observation), list(mask)])
        state.act(state.decider, state.offers[state.below(state.offered)])
    return digest(seen)


def digest(what: object) -> str:
    """What tells apart what can be written as JSON."""
    return sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()[:16]


def pins(game: wabe.Game) -> str:
    """The digests as `test_encoding.py` has them."""
    layout = game.encoding().version
    return (
        f'    ("{game.name}", {layout}): "{layout_digest(game)}",\n'
        f'    ("{game.name}", {game.version}, {layout}): "{digest_of_a_play(game)}",'
    )


if __name__ == "__main__":
    DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
    for each in wabe.games().values():
        if each.layout():
            print(pins(each))
