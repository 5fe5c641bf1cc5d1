"""Sending everybody at a table the same news, as each may see it: what several get is made and encoded once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from wabe.server.protocol import encode
from wabe.server.store.rows import STANDING, SavedTable

if TYPE_CHECKING:
    from wabe.server.live import Live

Json: TypeAlias = dict[str, Any]
LASTING: Final = attrgetter(*(field.name for field in fields(SavedTable) if field.name not in STANDING), "over")


class Told:
    """What those at a table may know of it, as JSON: made anew when it has changed."""

    def __init__(self) -> None:
        self._facts: object = None
        self._stranger: Json = {}
        self._tables: dict[str, bytes] = {}

    def to(self, live: Live) -> Callable[[str], bytes]:
        """The table for a browser."""
        facts = LASTING(live.table), list(live.seats), [live.is_connected(seat) for seat in live.seats], live.thinking()
        if facts != self._facts:
            self._facts, self._stranger, self._tables = facts, live.table_for(""), {}

        def table(browser: str) -> bytes:
            known = browser if live.is_known(browser) else ""
            if known not in self._tables:
                self._tables[known] = encode(known_to(live, known, self._stranger))
            return self._tables[known]

        return table


def send_all(live: Live, frame: Callable[[int | None], bytes]) -> None:
    """Send all connections of a table the frame for the seat they look through, and the table as they may know it."""
    frames: dict[int | None, bytes] = {}
    table = live.told.to(live)
    for subscriber in live.subscribers:
        seat = subscriber.seat
        if seat not in frames:
            frames[seat] = frame(seat)
        subscriber.put(joined(frames[seat], table(subscriber.browser)))


def known_to(live: Live, browser: str, stranger: Json) -> Json:
    """The table as somebody may know it who has a seat here or made it, from what a stranger may know."""
    rows = zip(stranger["seats"], live.seats, strict=True)
    seats = [{**row, "mine": seat.holder == browser} for row, seat in rows]
    return {**stranger, "host": live.table.host == browser, "seats": seats}


def joined(frame: bytes, table: bytes) -> bytes:
    """A frame with what it says of the table put in at its end; both as JSON."""
    return b'%b,"table":%b}' % (frame[:-1], table)
