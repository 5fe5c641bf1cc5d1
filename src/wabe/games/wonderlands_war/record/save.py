"""Saves: every area by name, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wabe.games.wonderlands_war.table import layout
from wabe.games.wonderlands_war.table.chips import FACTIONS
from wabe.games.wonderlands_war.table.layout import (
    ACTIVE_ROOM,
    AT_TABLE,
    CHAIRS,
    EFFECT_ROOM,
    HAND_ROOM,
    KINDS,
    MADNESS_SPACES,
    MARKET_SIZE,
    MARKS,
    MAX_PLAYERS,
    PART_ROOM,
    QUESTS,
    REGIONS,
    RESERVE,
    STANDEES,
    TEA_CARDS,
    TEA_DECK,
    TRACK_SPACES,
    UPRIGHT,
    VP_SOURCES,
    WONDERLANDIANS,
)
from wabe.games.wonderlands_war.table.scalars import SCALARS
from wabe.kernel import scalars
from wabe.kernel.errors import BadSave, quoted
from wabe.kernel.message import Json, Message
from wabe.kernel.saves import need, whole

if TYPE_CHECKING:
    from wabe.games.wonderlands_war.table.state import WarState

PLAYERS: Final = 0  # rows: one for each player
MOST_CHIPS: Final = 100
MOST_SHARDS: Final = 80
MOST_VP: Final = 100_000
MOST_MARK: Final = 1_000
MOST_FRAME: Final = 1 << 24
EVERYBODY: Final = (1 << MAX_PLAYERS) - 1
MOST_ENTRY: Final = 256 * (EVERYBODY + 1) - 1


class Area:
    """One area of the flat storage.

    Args:
        name: in the save.
        first: its first cell.
        width: numbers in a row.
        rows: number of rows; `PLAYERS` for one for each player. A single row is saved as a plain list.
        least, most: what a number can be.
    """

    def __init__(self, name: str, first: int, width: int, rows: int, most: int, least: int = 0) -> None:
        self.name = name
        self.first = first
        self.width = width
        self.rows = rows
        self.least = least
        self.most = most

    def write(self, g: WarState) -> list[list[int]]:
        """The rows as lists of numbers."""
        rows = int(g.players) if self.rows == PLAYERS else self.rows
        return [self.row(g, index) for index in range(rows)]

    def row(self, g: WarState, index: int) -> list[int]:
        """One row."""
        start = self.first + index * self.width
        return [g.cells[cell] for cell in range(start, start + self.width)]

    def read(self, g: WarState, written: object) -> None:
        """Fill the cells. Raises `BadSave`."""
        rows = int(g.players) if self.rows == PLAYERS else self.rows
        need(
            isinstance(written, list) and len(written) == rows,
            Message("error-war-not-rows", {"name": self.name, "rows": rows}),
        )
        assert isinstance(written, list)
        for index, numbers in enumerate(written):
            need(
                isinstance(numbers, list) and len(numbers) == self.width,
                Message("error-war-not-row", {"name": self.name, "width": self.width}),
            )
            for place, number in enumerate(numbers):
                cell = self.first + index * self.width + place
                g.cells[cell] = whole(number, self.least, self.most, self.name)


AREAS: Final = [
    Area("bag", layout.BAG, KINDS, PLAYERS, MOST_CHIPS),
    Area("exhausted", layout.EXHAUSTED, KINDS, PLAYERS, MOST_CHIPS),
    Area("supply", layout.SUPPLY, KINDS, 1, MOST_CHIPS),
    Area("active_chips", layout.ACTIVE, ACTIVE_ROOM, PLAYERS, KINDS - 1),
    Area("active_chips_size", layout.ACTIVE_SIZE, 1, PLAYERS, ACTIVE_ROOM),
    Area("madness", layout.TRACK, MADNESS_SPACES, PLAYERS, KINDS - 1),
    Area("madness_size", layout.TRACK_SIZE, 1, PLAYERS, MADNESS_SPACES - 1),
    Area("forged", layout.FORGED, TRACK_SPACES, PLAYERS, KINDS),
    Area("held", layout.HELD, HAND_ROOM, PLAYERS, KINDS - 1),
    Area("held_size", layout.HELD_SIZE, 1, PLAYERS, HAND_ROOM),
    Area("held_known", layout.HELD_KNOWN, 1, PLAYERS, HAND_ROOM),
    Area("supporters", layout.SUPPORTERS, REGIONS + 1, PLAYERS, MOST_CHIPS),
    Area("leaders", layout.LEADERS, 1, PLAYERS, AT_TABLE),
    Area("castles", layout.CASTLES, REGIONS, PLAYERS, UPRIGHT),
    Area("castles_left", layout.CASTLES_LEFT, 1, PLAYERS, MOST_CHIPS),
    Area("standee_owners", layout.OWNER, STANDEES, 1, MAX_PLAYERS),
    Area("standees", layout.STANDS, STANDEES, 1, RESERVE),
    Area("shards", layout.SHARDS, 1, PLAYERS, MOST_SHARDS),
    Area("vp", layout.VP, VP_SOURCES, PLAYERS, MOST_VP),
    Area("unlocked", layout.UNLOCKED, 1, PLAYERS, 15),
    Area("leader_strength", layout.LEADER_STRENGTH, 1, PLAYERS, MOST_CHIPS, 1),
    Area("shield", layout.SHIELD, 1, PLAYERS, 1),
    Area("chairs", layout.CHAIR, 1, PLAYERS, CHAIRS),
    Area("party_cards", layout.PARTY_CARDS, 1, PLAYERS, TEA_DECK),
    Area("battle", layout.MARK, MARKS, PLAYERS, MOST_MARK, -MOST_MARK),
    Area("table", layout.TABLE, CHAIRS + 1, 1, TEA_CARDS),
    Area("tea_deck", layout.TEA, TEA_DECK, 1, TEA_CARDS - 1),
    Area("card_owners", layout.CARD_OWNER, TEA_CARDS, 1, MAX_PLAYERS),
    Area("quest_deck", layout.QUEST, QUESTS, 1, MOST_ENTRY),
    Area("quest_holders", layout.QUEST_HOLDER, QUESTS, 1, MAX_PLAYERS),
    Area("feats", layout.FEAT, QUESTS, 1, 1),
    Area("given_back", layout.GIVEN_BACK, 1, PLAYERS, QUESTS),
    Area("quests_drawn", layout.QUESTS_DRAWN, 1, PLAYERS, EVERYBODY),
    Area("quest_knowers", layout.QUEST_KNOWERS, QUESTS, 1, EVERYBODY),
    Area("wonderlandian_deck", layout.WONDER, WONDERLANDIANS, 1, WONDERLANDIANS - 1),
    Area("wonderlandian_holders", layout.WONDER_HOLDER, WONDERLANDIANS, 1, MAX_PLAYERS),
    Area("market", layout.MARKET, MARKET_SIZE, 1, WONDERLANDIANS),
    Area("markers", layout.MARKERS, REGIONS, 1, 5),
    Area("effects", layout.WAITING, 2 * EFFECT_ROOM, PLAYERS, MOST_FRAME),
    Area("effects_size", layout.WAITING_SIZE, 2, PLAYERS, EFFECT_ROOM),
    Area("parts", layout.PARTS, PART_ROOM, 1, MOST_FRAME),
]


def areas(g: WarState) -> Json:
    """Every area and scalar by name."""
    written: Json = {area.name: flat(area.write(g), area) for area in AREAS}
    written["factions"] = [FACTIONS[faction] for faction in g.factions]
    written["ally_sets"] = list(g.ally_sets)
    written.update(scalars.written(g, SCALARS))
    return written


def flat(rows: list[list[int]], area: Area) -> list[list[int]] | list[int]:
    """Rows of one number as a plain list, and a single row as itself."""
    if area.width == 1:
        return [row[0] for row in rows]
    return rows[0] if area.rows == 1 else rows


def rows_of(written: object, area: Area) -> object:
    """The inverse of `flat`."""
    if area.width == 1 and isinstance(written, list):
        return [[number] for number in written]
    return [written] if area.rows == 1 else written


def restore(g: WarState, written: Json) -> None:
    """The inverse of `areas`. Raises `BadSave`, `KeyError`, `TypeError` or `ValueError`."""
    for area in AREAS:
        area.read(g, rows_of(written[area.name], area))
    g.factions = factions(g, written["factions"])
    sets = written["ally_sets"]
    need(isinstance(sets, list) and len(sets) == 5, Message("error-war-not-five-ally-sets"))
    g.ally_sets = [whole(each, 0, 3, "ally_sets") for each in sets]
    scalars.restore(g, SCALARS, written)


def factions(g: WarState, names: object) -> list[int]:
    """A different Faction for each seat (WW-S01). Raises `BadSave`."""
    if not isinstance(names, list) or len(names) != g.players or len(set(names)) != g.players:
        raise BadSave("error-war-same-factions")
    for name in names:
        need(name in FACTIONS, Message("error-war-no-faction", {"name": quoted(name)}))
    return [FACTIONS.index(str(name)) for name in names]
