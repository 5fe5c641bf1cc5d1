"""The table in a terminal, drawn with rich or as plain lines (`wabe.drawing` says how it is found).

Interpreted, not compiled: it needs rich, and only the command line reads it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wabe.games.wonderlands_war.terminal.arrange import draw
from wabe.games.wonderlands_war.terminal.choices import choice, hot_key, on_table, rank
from wabe.games.wonderlands_war.terminal.face_up import face_up
from wabe.games.wonderlands_war.terminal.inspect import inspect
from wabe.games.wonderlands_war.terminal.legend import legend
from wabe.games.wonderlands_war.terminal.lines import brief, lines
from wabe.games.wonderlands_war.terminal.sheet import sheet_notes, sheet_rows
from wabe.games.wonderlands_war.terminal.words import Json
from wabe.kernel.game import Game

WIDTH: Final = 140
TARGETS: Final = {
    "players": 4,
    "decisions_compiled": 60_000,
    "clone_us": 4,
    "vectors_compiled": 10_000,
    "turns_second": 20_000,
    "observation_us": 3,
}


def topics(game: Game, view: Json) -> Sequence[tuple[str, str]]:
    """The abilities in play: of the Ally sets in use, the Factions at the table, the Wonderlandians in sight."""
    allies = [f"{ally}_{chosen.lower()}" for ally, chosen in view["ally_sets"].items()]
    playing = {seat["faction"] for seat in view["seats"]}
    factions = [
        ability["id"]
        for one in game.content()["factions"]
        if one["id"] in playing
        for ability in (one["power"], *one["abilities"])
    ]
    gained = [card for seat in view["seats"] for card in seat["wonderlandians"]]
    wonders = [card for card in (*view["market"], *gained) if card]
    texts: Json = view["texts"]
    return [(f"ability-{one}", texts.get(one, f"ability-{one}-text")) for one in (*allies, *factions, *wonders)]


__all__ = [
    "TARGETS",
    "WIDTH",
    "brief",
    "choice",
    "draw",
    "face_up",
    "hot_key",
    "inspect",
    "legend",
    "lines",
    "on_table",
    "rank",
    "sheet_notes",
    "sheet_rows",
    "topics",
]
