"""What a learning program sees of the tea table and of tea cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from wabe.games.wonderlands_war.table.layout import (
    AT_TABLE,
    CARD_OWNER,
    CHAIR,
    CHAIRS,
    LEADERS,
    MAX_PLAYERS,
    NOBODY,
    PART_ROOM,
    PARTS,
    TABLE,
    TEA_CARDS,
    TEA_DECK,
)
from wabe.games.wonderlands_war.table.records import Records
from wabe.games.wonderlands_war.table.state import WarState
from wabe.kernel.encoding import Part, PerSeat, distance
from wabe.kernel.ints import Sheet

CHAIR_NAMES: Final = [f"chair-{chair + 1}" for chair in range(CHAIRS)]
CARDS_OF_ROUND: Final = [f"card-{card + 1}" for card in range(TEA_DECK)]  # of the Round, in the order of the data


class Chairs(Part[WarState]):
    """The chairs in play, and where Poison lies (WW-T01, WW-L03)."""

    def __init__(self) -> None:
        super().__init__("chairs", ["in-play", "poison"], CHAIR_NAMES)

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        in_play = g.content.chairs[g.players] >> 1
        for chair in range(CHAIRS):
            into[at + chair] = i32(in_play >> chair & 1)
        if g.poison_chair > 0:
            into[at + CHAIRS + g.poison_chair - 1] = 1


class CardsOnChairs(Part[WarState]):
    """Which card of the Round's deck lies on each chair (WW-T01)."""

    def __init__(self) -> None:
        super().__init__("cards-on-chairs", CHAIR_NAMES, CARDS_OF_ROUND)

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        cells = g.cells
        for chair in range(CHAIRS):
            card = cells[TABLE + 1 + chair] - 1
            if card != NOBODY:
                into[at + card % TEA_DECK] = 1
            at += TEA_DECK


class LeadersAtTable(PerSeat[WarState]):
    """Where Leaders sit in the Tea Party (WW-T03)."""

    def __init__(self) -> None:
        super().__init__("leaders-at-table", MAX_PLAYERS, ["head", *CHAIR_NAMES])

    def put_seat(self, g: WarState, seat: i64, owner: i64, into: Sheet, at: i64) -> None:
        if g.cells[LEADERS + owner] == AT_TABLE:
            into[at + g.cells[CHAIR + owner]] = 1


class CardBeingTaken(Part[WarState]):
    """The tea card that is carried out (WW-T07)."""

    def __init__(self) -> None:
        super().__init__("card", CARDS_OF_ROUND)

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        if g.card != NOBODY:
            into[at + g.card % TEA_DECK] = 1


class PartsLeft(Part[WarState]):
    """The parts of that card that are left, in order: the number of a reward (see `Trait` `reward`) + 1 (WW-T07)."""

    def __init__(self) -> None:
        super().__init__("parts", [f"part-{index + 1}" for index in range(PART_ROOM)])

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        cells = g.cells
        for index in range(g.parts):
            into[at + index] = i32(cells[PARTS + index] + 1)


class CardsTaken(Part[WarState]):
    """Who has taken each tea card (WW-T24): 0 nobody, 1 the own seat, 2 the next one clockwise, and so on."""

    def __init__(self, content: Records) -> None:
        super().__init__("cards-taken", content.card_names)

    def put(self, g: WarState, seat: i64, into: Sheet, at: i64) -> None:
        cells, players = g.cells, g.players
        for card in range(TEA_CARDS):
            holder = cells[CARD_OWNER + card] - 1
            if holder != NOBODY:
                into[at + card] = i32(distance(holder, seat, players) + 1)
