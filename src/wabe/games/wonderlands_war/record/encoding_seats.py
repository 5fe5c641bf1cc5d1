"""What a learning program sees of players: points, chips, Forge tracks, Quests."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

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
from wabe.kernel.encoding import Part, PerSeat, distance, put_ints
from wabe.kernel.ints import Ints, Sheet

POINTS: Final = [
    *["vp", "vp-by-awards", "vp-by-effects", "vp-by-forging", "shards", "shield", "leader-strength", "party-cards"],
    *["quests-in-hand", "quests-new", "chips-in-hand", "begins-party"],
]
BY_SOURCE_AT: Final = 1
SHARDS_AT: Final = BY_SOURCE_AT + VP_SOURCES
SHIELD_AT: Final = SHARDS_AT + 1
LEADER_AT: Final = SHIELD_AT + 1
PARTY_AT: Final = LEADER_AT + 1
QUESTS_AT: Final = PARTY_AT + 1
NEW_QUESTS_AT: Final = QUESTS_AT + 1
HELD_AT: Final = NEW_QUESTS_AT + 1
BEGINS_AT: Final = HELD_AT + 1
ABILITY_FACTS: Final = ["unlocked", "to-act"]
CHIP_PLACES: Final = ["bag", "exhausted", "active", "in-hand"]
EXHAUSTED_AT: Final = KINDS
ACTIVE_AT: Final = 2 * KINDS
IN_HAND_AT: Final = 3 * KINDS
LATEST: Final = 8  # Active chips that are told one by one
QUEST_FACTS: Final = ["hand", "known-hand", "known-in-deck", "given-back", "closing"]


class FactionsPlayed(PerSeat[WarState]):
    """Who plays which Faction (WW-S01)."""

    def __init__(self) -> None:
        super().__init__("faction", MAX_PLAYERS, FACTIONS)

    def put_seat(self, g: WarState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        faction: i64 = g.factions[owner]
        into[at + faction] = 1


class Abilities(PerSeat[WarState]):
    """Which abilities of the Faction are unlocked, and which of them act at the clean-up (WW-T16, WW-O13)."""

    def __init__(self) -> None:
        super().__init__("abilities", MAX_PLAYERS, ABILITY_FACTS, [f"ability-{each + 1}" for each in range(ABILITIES)])

    def put_seat(self, g: WarState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        unlocked, to_act = g.cells[UNLOCKED + owner], g.on_unlock >> owner * ABILITIES
        for ability in range(ABILITIES):
            into[at + ability] = i32(unlocked >> ability & 1)
            into[at + ABILITIES + ability] = i32(to_act >> ability & 1)


class Points(PerSeat[WarState]):
    """Points and what else is counted. `quests-new`: whether Quests were drawn that the seat has not seen (WW-S10)."""

    def __init__(self) -> None:
        super().__init__("points", MAX_PLAYERS, POINTS)

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        super().put(g, seat, into, at)
        cells, players = g.cells, g.players
        at += QUESTS_AT
        for quest in range(QUESTS):
            holder = cells[QUEST_HOLDER + quest] - 1
            if holder != NOBODY and cells[FEAT + quest] == 0:
                into[at + distance(holder, seat, players) * self.width] += 1

    def put_seat(self, g: WarState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        cells = g.cells
        first = VP + owner * VP_SOURCES
        into[at] = i32(cells[first] + cells[first + 1] + cells[first + 2])
        put_ints(into, at + BY_SOURCE_AT, cells, first, VP_SOURCES)
        into[at + SHARDS_AT] = i32(cells[SHARDS + owner])
        into[at + SHIELD_AT] = i32(cells[SHIELD + owner])
        into[at + LEADER_AT] = i32(cells[LEADER_STRENGTH + owner])
        into[at + PARTY_AT] = i32(cells[PARTY_CARDS + owner])
        into[at + NEW_QUESTS_AT] = i32(cells[QUESTS_DRAWN + owner] >> seat & 1)
        into[at + HELD_AT] = i32(cells[HELD_SIZE + owner])
        into[at + BEGINS_AT] = 1 if owner == g.party_first else 0


class Chips(PerSeat[WarState]):
    """Chips by seat, place and kind (WW-S17, WW-S18). `in-hand`: those of a draw that the seat knows (WW-B26, WW-B29).

    The chips of an open multi-draw of another are still in the bag to who has not seen them.
    """

    def __init__(self, content: Records) -> None:
        super().__init__("chips", MAX_PLAYERS, CHIP_PLACES, content.chip_names)

    def put_seat(self, g: WarState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        cells = g.cells
        put_ints(into, at, cells, BAG + owner * KINDS, KINDS)
        put_ints(into, at + EXHAUSTED_AT, cells, EXHAUSTED + owner * KINDS, KINDS)
        first = ACTIVE + owner * ACTIVE_ROOM
        for cell in range(first, first + cells[ACTIVE_SIZE + owner]):
            into[at + ACTIVE_AT + cells[cell]] += 1
        if cells[HELD_SIZE + owner] > 0:
            secret = owner != seat and g.top_id() == CHOOSE_DRAWN_ID
            put_held(cells, owner, secret, into, at)


def put_held(cells: Ints, owner: i64, secret: bool, into: Sheet, at: i64) -> None:
    """The chips in a hand: those that the seat has not seen are in the bag to it."""
    known = cells[HELD_KNOWN + owner] if secret else cells[HELD_SIZE + owner]
    for index in range(cells[HELD_SIZE + owner]):
        kind = cells[HELD + owner * HAND_ROOM + index]
        if secret:
            into[at + kind] += 1
        if index < known:
            into[at + IN_HAND_AT + kind] += 1


class LatestActive(PerSeat[WarState]):
    """The latest Active chips, the last one first: kind + 1 (WW-B15)."""

    def __init__(self) -> None:
        super().__init__("active-latest", MAX_PLAYERS, [f"last-{index + 1}" for index in range(LATEST)])

    def put_seat(self, g: WarState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        cells = g.cells
        size = cells[ACTIVE_SIZE + owner]
        last = ACTIVE + owner * ACTIVE_ROOM + size - 1
        for index in range(min(LATEST, size)):
            into[at + index] = i32(cells[last - index] + 1)


class MadnessTracks(PerSeat[WarState]):
    """The Madness tracks from the left: 1 Madness, 2 Double Madness (WW-B09)."""

    def __init__(self) -> None:
        super().__init__("madness-track", MAX_PLAYERS, [f"space-{space + 1}" for space in range(MADNESS_SPACES)])

    def put_seat(self, g: WarState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        cells, first = g.cells, TRACK + owner * MADNESS_SPACES
        for index in range(cells[TRACK_SIZE + owner]):
            into[at + index] = i32(cells[first + index] - MADNESS + 1)


class ForgeTracks(PerSeat[WarState]):
    """The Forge tracks: kind of the chip + 1, 0 for an empty space (WW-O11). Cells of the state as they are."""

    def __init__(self) -> None:
        tracks = [f"track-{track + 1}" for track in range(TRACKS)]
        super().__init__("forged", MAX_PLAYERS, tracks, [f"space-{space + 1}" for space in range(SPACES)])

    def put_seat(self, g: WarState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        put_ints(into, at, g.cells, FORGED + owner * TRACK_SPACES, TRACK_SPACES)


class Feats(PerSeat[WarState]):
    """The Quests whose Feat is completed, by seat (WW-O08)."""

    def __init__(self, content: Records) -> None:
        super().__init__("feats", MAX_PLAYERS, content.quest_names)

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        cells, players = g.cells, g.players
        for quest in range(QUESTS):
            if cells[FEAT + quest] == 1:
                into[at + distance(cells[QUEST_HOLDER + quest] - 1, seat, players) * self.width + quest] = 1


class Quests(Part[WarState]):
    """What the seat knows of Quests (WW-S10, WW-T21): the own hand; whose hand another one is in; where in the deck.

    `known-hand`: 2 for the next seat clockwise, 3 for the one after it, and so on; at the end all hands are known.
    `known-in-deck`: 1 for the Quest that is drawn next. `given-back`: in the set-up. `closing`: see WW-2P01.
    """

    def __init__(self, content: Records) -> None:
        super().__init__("quests", QUEST_FACTS, content.quest_names)

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        cells, players, over = g.cells, g.players, g.depth == 0
        for quest in range(QUESTS):
            holder = cells[QUEST_HOLDER + quest] - 1
            if holder != NOBODY and cells[FEAT + quest] == 0:
                if holder == seat:
                    into[at + quest] = 1
                elif over or cells[QUEST_KNOWERS + quest] >> seat & 1:
                    into[at + QUESTS + quest] = i32(distance(holder, seat, players) + 1)
        for index in range(g.quest_size):
            entry = cells[QUEST + index]
            if entry >> KNOWN_SHIFT >> seat & 1:
                into[at + 2 * QUESTS + (entry & QUEST_MASK)] = i32(index + 1)
        if cells[GIVEN_BACK + seat] > 0:
            into[at + 3 * QUESTS + cells[GIVEN_BACK + seat] - 1] = 1
        if g.closing_quest != NOBODY:
            into[at + 4 * QUESTS + g.closing_quest] = 1
