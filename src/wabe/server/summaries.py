"""What the lobby tells of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from wabe.server.frames import iso
from wabe.server.seats import Seat
from wabe.server.store.rows import SavedTable

if TYPE_CHECKING:
    from wabe.server.live import Live

Json: TypeAlias = dict[str, Any]


def summary(table: SavedTable, seats: list[Seat], browser: str | None, live: Live | None) -> Json:
    """A table in the lists of a browser.

    Args:
        table: as the store has it.
        seats: of it.
        browser: whose seats are the person's own.
        live: the same in memory, if it is there.
    """
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
        "host": table.host == browser,
        "over": table.over,
        "turn": table.turn,
        "updated": iso(table.updated),
        "your_turn": not own.isdisjoint(table.waiting),
        "open_seats": [seat.number for seat in seats if seat.open],
    }
