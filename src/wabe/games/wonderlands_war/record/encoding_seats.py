"""What a learning program sees of players: points, chips, Forge tracks, Quests."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wabe.games.wonderlands_war.record.encoding_board import SEATS
from wabe.games.wonderlands_war.table.chips import FACTIONS, MADNESS
from wabe.games.wonderlands_war.table.layout import (
    ABILITIES,
    ACTIVE,
    ACTIVE_ROOM,
    ACTIVE_SIZE,
    BAG,
    EXHAUSTED,
    FEAT,
    FORGED,
    GIVEN_BACK,
    HAND_ROOM,
    HELD,
    HELD_KNOWN,
    HELD_SIZE,
    KINDS,
    KNOWN_SHIFT,
    LEADER_STRENGTH,
    MADNESS_SPACES,
    MAX_PLAYERS,
    NOBODY,
    PARTY_CARDS,
    QUEST,
    QUEST_HOLDER,
    QUEST_KNOWERS,
    QUEST_MASK,
    QUESTS,
    QUESTS_DRAWN,
    SHARDS,
    SHIELD,
    SPACES,
    TRACK,
    TRACK_SIZE,
    TRACK_SPACES,
    TRACKS,
    UNLOCKED,
    VP,
    VP_SOURCES,
)
from wabe.games.wonderlands_war.table.records import Records
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.table.step_ids import CHOOSE_DRAWN_ID
from wabe.kernel.encoding import Part, distance, put_ints
from wabe.kernel.ints import Ints

POINTS: Final = [
    *["vp", "vp-by-awards", "vp-by-effects", "vp-by-forging", "shards", "shield", "leader-strength", "party-cards"],
    *["quests-in-hand", "quests-new", "chips-in-hand", "begins-party"],
]
POINTS_WIDTH: Final = 12
IN_HAND: Final = 8  # the place of `quests-in-hand`
ABILITY_FACTS: Final = ["unlocked", "to-act"]
ABILITY_WIDTH: Final = 2 * ABILITIES
CHIP_PLACES: Final = ["bag", "exhausted", "active", "in-hand"]
LATEST: Final = 8  # Active chips that are told one by one
MADNESS_WIDTH: Final = MADNESS_SPACES
QUEST_FACTS: Final = ["hand", "known-hand", "known-in-deck", "given-back", "closing"]


class FactionsPlayed(Part[WarState]):
    """Who plays which Faction (WW-S01)."""

    def __init__(self) -> None:
        super().__init__("faction", SEATS, FACTIONS)

    def put(self, g: WarState, seat: i64, into: Ints, at: i64) -> None:
        factions, players = g.factions, g.players
        for owner in range(players):
            faction: i64 = factions[owner]
            into[at + distance(owner, seat, players) * MAX_PLAYERS + faction] = 1


class Abilities(Part[WarState]):
    """Which abilities of the Faction are unlocked, and which of them act at the clean-up (WW-T16, WW-O13)."""

    def __init__(self) -> None:
        super().__init__("abilities", SEATS, ABILITY_FACTS, [f"ability-{each + 1}" for each in range(ABILITIES)])

    def put(self, g: WarState, seat: i64, into: Ints, at: i64) -> None:
        cells, players = g.cells, g.players
        for owner in range(players):
            base = at + distance(owner, seat, players) * ABILITY_WIDTH
            unlocked, to_act = cells[UNLOCKED + owner], g.on_unlock >> owner * ABILITIES
            for ability in range(ABILITIES):
                into[base + ability] = unlocked >> ability & 1
                into[base + ABILITIES + ability] = to_act >> ability & 1


class Points(Part[WarState]):
    """Points and what else is counted. `quests-new`: whether Quests were drawn that the seat has not seen (WW-S10)."""

    def __init__(self) -> None:
        super().__init__("points", SEATS, POINTS)

    def put(self, g: WarState, seat: i64, into: Ints, at: i64) -> None:
        cells, players = g.cells, g.players
        for owner in range(players):
            base = at + distance(owner, seat, players) * POINTS_WIDTH
            first = VP + owner * VP_SOURCES
            into[base] = cells[first] + cells[first + 1] + cells[first + 2]
            into[base + 1] = cells[first]
            into[base + 2] = cells[first + 1]
            into[base + 3] = cells[first + 2]
            into[base + 4] = cells[SHARDS + owner]
            into[base + 5] = cells[SHIELD + owner]
            into[base + 6] = cells[LEADER_STRENGTH + owner]
            into[base + 7] = cells[PARTY_CARDS + owner]
            into[base + 9] = cells[QUESTS_DRAWN + owner] >> seat & 1
            into[base + 10] = cells[HELD_SIZE + owner]
            into[base + 11] = 1 if owner == g.party_first else 0
        for quest in range(QUESTS):
            holder = cells[QUEST_HOLDER + quest] - 1
            if holder != NOBODY and cells[FEAT + quest] == 0:
                into[at + distance(holder, seat, players) * POINTS_WIDTH + IN_HAND] += 1


class Chips(Part[WarState]):
    """Chips by seat, place and kind (WW-S17, WW-S18). `in-hand`: those of a draw that the seat knows (WW-B26, WW-B29).

    The chips of an open multi-draw of another are still in the bag to who has not seen them.
    """

    def __init__(self, content: Records) -> None:
        super().__init__("chips", SEATS, CHIP_PLACES, content.chip_names)

    def put(self, g: WarState, seat: i64, into: Ints, at: i64) -> None:
        cells, players = g.cells, g.players
        secret = g.depth > 0 and g.top_step().id == CHOOSE_DRAWN_ID
        for owner in range(players):
            base = at + distance(owner, seat, players) * (4 * KINDS)
            bag, exhausted = BAG + owner * KINDS, EXHAUSTED + owner * KINDS
            for kind in range(KINDS):
                into[base + kind] = cells[bag + kind]
                into[base + KINDS + kind] = cells[exhausted + kind]
            first = ACTIVE + owner * ACTIVE_ROOM
            for cell in range(first, first + cells[ACTIVE_SIZE + owner]):
                into[base + 2 * KINDS + cells[cell]] += 1
            if cells[HELD_SIZE + owner] > 0:
                put_held(cells, owner, secret and owner != seat, into, base)


def put_held(cells: Ints, owner: i64, secret: bool, into: Ints, base: i64) -> None:
    """The chips in a hand: those that the seat has not seen are in the bag to it."""
    known = cells[HELD_KNOWN + owner] if secret else cells[HELD_SIZE + owner]
    for index in range(cells[HELD_SIZE + owner]):
        kind = cells[HELD + owner * HAND_ROOM + index]
        if secret:
            into[base + kind] += 1
        if index < known:
            into[base + 3 * KINDS + kind] += 1


class LatestActive(Part[WarState]):
    """The latest Active chips, the last one first: kind + 1 (WW-B15)."""

    def __init__(self) -> None:
        super().__init__("active-latest", SEATS, [f"last-{index + 1}" for index in range(LATEST)])

    def put(self, g: WarState, seat: i64, into: Ints, at: i64) -> None:
        cells, players = g.cells, g.players
        for owner in range(players):
            base, size = at + distance(owner, seat, players) * LATEST, cells[ACTIVE_SIZE + owner]
            last = ACTIVE + owner * ACTIVE_ROOM + size - 1
            for index in range(min(LATEST, size)):
                into[base + index] = cells[last - index] + 1


class MadnessTracks(Part[WarState]):
    """The Madness tracks from the left: 1 Madness, 2 Double Madness (WW-B09)."""

    def __init__(self) -> None:
        super().__init__("madness-track", SEATS, [f"space-{space + 1}" for space in range(MADNESS_SPACES)])

    def put(self, g: WarState, seat: i64, into: Ints, at: i64) -> None:
        cells, players = g.cells, g.players
        for owner in range(players):
            base = at + distance(owner, seat, players) * MADNESS_WIDTH
            first = TRACK + owner * MADNESS_SPACES
            for index in range(cells[TRACK_SIZE + owner]):
                into[base + index] = cells[first + index] - MADNESS + 1


class ForgeTracks(Part[WarState]):
    """The Forge tracks: kind of the chip + 1, 0 for an empty space (WW-O11). Cells of the state as they are."""

    def __init__(self) -> None:
        tracks = [f"track-{track + 1}" for track in range(TRACKS)]
        super().__init__("forged", SEATS, tracks, [f"space-{space + 1}" for space in range(SPACES)])

    def put(self, g: WarState, seat: i64, into: Ints, at: i64) -> None:
        players = g.players
        for owner in range(players):
            base = at + distance(owner, seat, players) * TRACK_SPACES
            put_ints(into, base, g.cells, FORGED + owner * TRACK_SPACES, TRACK_SPACES)


class Feats(Part[WarState]):
    """The Quests whose Feat is completed, by seat (WW-O08)."""

    def __init__(self, content: Records) -> None:
        super().__init__("feats", SEATS, content.quest_names)

    def put(self, g: WarState, seat: i64, into: Ints, at: i64) -> None:
        cells, players = g.cells, g.players
        for quest in range(QUESTS):
            if cells[FEAT + quest] == 1:
                into[at + distance(cells[QUEST_HOLDER + quest] - 1, seat, players) * QUESTS + quest] = 1


class Quests(Part[WarState]):
    """What the seat knows of Quests (WW-S10, WW-T21): the own hand; whose hand another one is in; where in the deck.

    `known-hand`: 2 for the next seat clockwise, 3 for the one after it, and so on; at the end all hands are known.
    `known-in-deck`: 1 for the Quest that is drawn next. `given-back`: in the set-up. `closing`: see WW-2P01.
    """

    def __init__(self, content: Records) -> None:
        super().__init__("quests", QUEST_FACTS, content.quest_names)

    def put(self, g: WarState, seat: i64, into: Ints, at: i64) -> None:
        cells, players, over = g.cells, g.players, g.depth == 0
        for quest in range(QUESTS):
            holder = cells[QUEST_HOLDER + quest] - 1
            if holder != NOBODY and cells[FEAT + quest] == 0:
                if holder == seat:
                    into[at + quest] = 1
                elif over or cells[QUEST_KNOWERS + quest] >> seat & 1:
                    into[at + QUESTS + quest] = distance(holder, seat, players) + 1
        for index in range(g.quest_size):
            entry = cells[QUEST + index]
            if entry >> KNOWN_SHIFT >> seat & 1:
                into[at + 2 * QUESTS + (entry & QUEST_MASK)] = index + 1
        if cells[GIVEN_BACK + seat] > 0:
            into[at + 3 * QUESTS + cells[GIVEN_BACK + seat] - 1] = 1
        if g.closing_quest != NOBODY:
            into[at + 4 * QUESTS + g.closing_quest] = 1
