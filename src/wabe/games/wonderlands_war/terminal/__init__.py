"""The table in a terminal, drawn with rich or as plain lines (`wabe.cli.drawing` says how it is found).

Interpreted, not compiled: it needs rich, and only the command line reads it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wabe.games.wonderlands_war.terminal.arrange import draw
from wabe.games.wonderlands_war.terminal.choices import choice, hot_key, on_table, rank
from wabe.games.wonderlands_war.terminal.inspect import inspect
from wabe.games.wonderlands_war.terminal.lines import brief, lines
from wabe.games.wonderlands_war.terminal.sheet import sheet_notes, sheet_rows
from wabe.kernel.game import Game

WIDTH: Final = 140
TARGETS: Final = {
    "players": 4,
    "decisions_compiled": 15_000,
    "clone_us": 4,
}


def topics(game: Game) -> Sequence[tuple[str, str]]:
    """Abilities of Allies, Factions, figures and tools."""
    content = game.content()
    factions = [one for faction in content["factions"] for one in (faction["power"], *faction["abilities"])]
    known = [*content["ally_abilities"], *factions, *content["figures"], *content["tools"]]
    return [(f"ability-{one['id']}", f"ability-{one['id']}-text") for one in known]


__all__ = [
    "TARGETS",
    "WIDTH",
    "brief",
    "choice",
    "draw",
    "hot_key",
    "inspect",
    "lines",
    "on_table",
    "rank",
    "sheet_notes",
    "sheet_rows",
    "topics",
]
