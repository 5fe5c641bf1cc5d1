"""What a learning program sees of the board: Round, switches, Regions, units, market."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from wabe.games.wonderlands_war.pieces.resources import shards_left
from wabe.games.wonderlands_war.table.chips import ALLY_NAMES, ALLY_TYPES, REGION_NAMES, SETS
from wabe.games.wonderlands_war.table.layout import (
    CASTLES,
    CASTLES_LEFT,
    KINDS,
    LEADERS,
    MARKERS,
    MARKET,
    MARKET_SIZE,
    MAX_PLAYERS,
    NOBODY,
    OWNER,
    REGIONS,
    RESERVE,
    ROUNDS,
    STANDEES,
    STANDS,
    SUPPLY,
    SUPPORTERS,
    TEA_DECK,
    WONDER_HOLDER,
    WONDERLANDIANS,
)
from wabe.games.wonderlands_war.table.records import Records
from wabe.games.wonderlands_war.table.state import WarState
from wabe.games.wonderlands_war.table.step_ids import NEXT_BATTLE_ID
from wabe.kernel.encoding import Part, PerSeat, distance, put_ints, relative_seats
from wabe.kernel.ints import Sheet

SEATS: Final = relative_seats(MAX_PLAYERS)
PLACES: Final = [*REGION_NAMES, "reserve"]
COURSE: Final = [
    *["round", "draw", "tea-deck", "quest-deck", "wonderlandian-deck", "shards-left", "resistance"],
    *["at-head", "leader-passed", "my-party", "wagers-open"],
]
SWITCHES: Final = ["prototype", "card-soldier-a-plus-one"]
REGION_FACTS: Final = ["open", "standee", "battle", "fought", "award", *(f"marker-{r + 1}" for r in range(ROUNDS))]
REGION_WIDTH: Final = 8
UNIT_FACTS: Final = ["supporters", "figures", "leader", "castle"]
FIGURES_AT: Final = 1
LEADER_AT: Final = 2
CASTLE_AT: Final = 3
UNIT_WIDTH: Final = 4
STANDEE_WIDTH: Final = MAX_PLAYERS + REGIONS + 1


class Course(Part[WarState]):
    """The Round and the draw, how many cards the decks have, what the Tea Party remembers."""

    def __init__(self) -> None:
        super().__init__("course", COURSE)

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        into[at] = i32(g.round)
        into[at + 1] = i32(g.draw)
        into[at + 2] = i32(TEA_DECK - g.tea_next)
        into[at + 3] = i32(g.quest_size)
        into[at + 4] = i32(g.wonder_size)
        into[at + 5] = i32(shards_left(g))
        if g.two:
            into[at + 6] = i32(g.content.resistance[g.round - 1 if g.round > 0 else 0])
        into[at + 7] = 1 if g.at_head else 0
        into[at + 8] = 1 if g.passed else 0
        into[at + 9] = 1 if g.my_party else 0
        into[at + 10] = 1 if g.wagers_open else 0


class Switches(Part[WarState]):
    """The edition and the house switches."""

    def __init__(self) -> None:
        super().__init__("switches", SWITCHES)

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        into[at] = 1 if g.edition_prototype else 0
        into[at + 1] = 1 if g.card_soldier_a_plus_one else 0


class AllySets(Part[WarState]):
    """Which set of abilities each Ally has (WW-S04)."""

    def __init__(self) -> None:
        super().__init__("ally-sets", ALLY_NAMES, SETS)
        self.sets: i64 = len(SETS)

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        chosen = g.ally_sets
        for ally in range(ALLY_TYPES):
            which: i64 = chosen[ally]
            into[at + ally * self.sets + which] = 1


class Regions(Part[WarState]):
    """The Regions with their awards and where the War stands (WW-S02, WW-S03, WW-B01); a closed one is all zeros."""

    def __init__(self) -> None:
        super().__init__("region", REGION_NAMES, REGION_FACTS)

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        cells, awards, standee, closed, battle = g.cells, g.content.awards, g.standee, g.closed, g.region
        now = g.round - 1 if g.round > 0 else 0
        begun = g.arg_of(NEXT_BATTLE_ID)
        for region in range(REGIONS):
            if region != closed:
                first = cells[MARKERS + region] * ROUNDS
                into[at] = 1
                into[at + 1] = 1 if region == standee else 0
                into[at + 2] = 1 if region == battle else 0
                after = distance(region, standee, REGIONS)
                into[at + 3] = 1 if after < begun and region != battle else 0
                into[at + 4] = i32(awards[first + now])
                into[at + 5] = i32(awards[first])
                into[at + 6] = i32(awards[first + 1])
                into[at + 7] = i32(awards[first + 2])
            at += REGION_WIDTH


class Supply(Part[WarState]):
    """The common supply by kind of chip; Poison is the Jabberwock's (WW-S09)."""

    def __init__(self, content: Records) -> None:
        super().__init__("supply", content.chip_names)

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        put_ints(into, at, g.cells, SUPPLY, KINDS)


class Market(Part[WarState]):
    """The Wonderlandians of the market (WW-T15)."""

    def __init__(self, content: Records) -> None:
        super().__init__("market", [f"place-{place + 1}" for place in range(MARKET_SIZE)], content.wonder_names)

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        cells = g.cells
        for place in range(MARKET_SIZE):
            card = cells[MARKET + place] - 1
            if card != NOBODY:
                into[at + card] = 1
            at += WONDERLANDIANS


class Wonderlandians(PerSeat[WarState]):
    """Whose each Wonderlandian is (WW-T15)."""

    def __init__(self, content: Records) -> None:
        super().__init__("wonderlandians", MAX_PLAYERS, content.wonder_names)

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        cells, players = g.cells, g.players
        for card in range(WONDERLANDIANS):
            holder = cells[WONDER_HOLDER + card] - 1
            if holder != NOBODY:
                into[at + distance(holder, seat, players) * self.width + card] = 1


class Units(PerSeat[WarState]):
    """Units and Castles by seat and place. A Castle: 1 sideways, 2 upright (WW-2P08); at `reserve` how many are left.

    A Leader at the tea table is nowhere here.
    """

    def __init__(self) -> None:
        super().__init__("units", MAX_PLAYERS, PLACES, UNIT_FACTS)

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        super().put(g, seat, into, at)
        cells, players = g.cells, g.players
        at += FIGURES_AT
        for standee in range(STANDEES):
            holder = cells[OWNER + standee] - 1
            if holder != NOBODY:
                into[at + distance(holder, seat, players) * self.width + cells[STANDS + standee] * UNIT_WIDTH] += 1

    def put_seat(self, g: WarState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        cells = g.cells
        leader = cells[LEADERS + owner]
        if leader <= RESERVE:
            into[at + leader * UNIT_WIDTH + LEADER_AT] = 1
        first, castles = SUPPORTERS + owner * (REGIONS + 1), CASTLES + owner * REGIONS
        for region in range(REGIONS):
            into[at] = i32(cells[first + region])
            into[at + CASTLE_AT] = i32(cells[castles + region])
            at += UNIT_WIDTH
        into[at] = i32(cells[first + RESERVE])
        into[at + CASTLE_AT] = i32(cells[CASTLES_LEFT + owner])


class Standees(Part[WarState]):
    """Whose each standee of a figure is, and where."""

    def __init__(self, content: Records) -> None:
        super().__init__("standees", standee_names(content), [*SEATS, *PLACES])

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        cells, players = g.cells, g.players
        for standee in range(STANDEES):
            holder = cells[OWNER + standee] - 1
            if holder != NOBODY:
                into[at + distance(holder, seat, players)] = 1
                into[at + MAX_PLAYERS + cells[STANDS + standee]] = 1
            at += STANDEE_WIDTH


def standee_names(content: Records) -> list[str]:
    """The figures by standee; those of a figure with several are numbered."""
    names: list[str] = []
    for figure, name in enumerate(content.figure_names):
        count = int(content.standee_count[figure])
        names += [name] if count == 1 else [f"{name}-{number + 1}" for number in range(count)]
    return names
