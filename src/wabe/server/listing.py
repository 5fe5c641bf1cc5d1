"""The tables that the lobby lists: a browser's own, and public ones that somebody is missing at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from sqlalchemy import Connection

from wabe.server import frames
from wabe.server.clocks.at_table import time_left
from wabe.server.prices import metered
from wabe.server.seats import Seat
from wabe.server.store import SavedTable
from wabe.server.store.carries import Persons, person_at, persons_of
from wabe.server.store.lobby import open_tables, tables_of

if TYPE_CHECKING:
    from wabe.server.hub import Hub

Json: TypeAlias = dict[str, Any]
Listed: TypeAlias = list[tuple[SavedTable, list[Seat]]]


async def lobby(hub: Hub, browser: str) -> Json:
    """The tables of a browser, and the public ones with an open seat."""

    def query(connection: Connection) -> tuple[Persons, Listed, Listed]:
        return persons_of(connection, browser), tables_of(connection, browser), open_tables(connection)

    persons, mine, vacant = await hub.store.read(query)
    with metered():
        return {
            "mine": [_summary(hub, table, seats, persons) for table, seats in mine],
            "open": [_summary(hub, table, seats, persons) for table, seats in vacant],
        }


def _summary(hub: Hub, table: SavedTable, seats: list[Seat], persons: Persons) -> Json:
    live = hub.live(table.id)
    browser = person_at(table.id, persons, {table.host, *(seat.holder for seat in seats)}.__contains__)
    own = {seat.number for seat in seats if seat.holder == browser and seat.level is None}
    return {
        "table": table.id,
        "game": table.game,
        "players": table.players,
        "seats": [
            {
                "name": seat.name,
                "kind": seat.kind,
                "connected": live.is_connected(seat) if live else seat.bot,
                "held": seat.holder is not None,
                "mine": seat.holder == browser,
            }
            for seat in seats
        ],
        "waiting": table.waiting,
        "left": table.left,
        "lesson": table.lesson is not None,
        "daily": table.daily is not None,
        "host": table.host == browser,
        "over": table.over,
        "turn": table.turn,
        "clock": table.clock,
        "times": time_left(table, seats, hub.served.now()),
        "updated": frames.iso(table.updated),
        "your_turn": not own.isdisjoint(table.waiting),
        "open_seats": [seat.number for seat in seats if seat.open],
    }
