"""The table in a terminal, drawn with rich or as plain lines (`wabe.drawing` says how it is found).

Interpreted, not compiled: it needs rich, and only the command line reads it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wabe.games.alicematic_heroes.terminal.arrange import draw
from wabe.games.alicematic_heroes.terminal.choices import choice, heard, hot_key, listed, on_table, rank
from wabe.games.alicematic_heroes.terminal.face_up import face_up
from wabe.games.alicematic_heroes.terminal.inspect import inspect
from wabe.games.alicematic_heroes.terminal.legend import legend
from wabe.games.alicematic_heroes.terminal.lines import brief, lines
from wabe.games.alicematic_heroes.terminal.sheet import sheet_rows
from wabe.games.alicematic_heroes.terminal.words import Json
from wabe.kernel.game import Game

WIDTH: Final = 140
TARGETS: Final = {
    "players": 4,
    "decisions_compiled": 30_000,
    "clone_us": 4,
}


def topics(game: Game, view: Json) -> Sequence[tuple[str, str]]:
    """The Alices, all of which are in play."""
    return [(f"card-{one['id']}", f"card-{one['id']}-text") for one in game.content()["alices"]]


__all__ = [
    "TARGETS",
    "WIDTH",
    "brief",
    "choice",
    "draw",
    "face_up",
    "heard",
    "hot_key",
    "inspect",
    "legend",
    "lines",
    "listed",
    "on_table",
    "rank",
    "sheet_rows",
    "topics",
]
